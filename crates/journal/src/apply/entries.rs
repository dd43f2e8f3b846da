//! Players and teams: entering, leaving, numbers.

use std::collections::{HashMap, HashSet};

use adoube_tournament::{
    ByeKind, ByeRequest, Entrant, EntrantId, PairingNumber, Player, PointAdjustment,
    ProhibitedPairing, ROUNDS_BEFORE_NUMBERS_FREEZE, RoundNumber, RoundSpan, Team, TeamDetails,
    TeamId, VirtualPoints,
};

use crate::{Refusal, Section};

impl Section {
    pub(crate) fn entered(&self, id: EntrantId) -> Result<&Entrant, Refusal> {
        self.entrant(id).ok_or(Refusal::NoEntrant(id))
    }

    pub(super) fn register(
        &mut self,
        id: EntrantId,
        player: &Player,
        first_round: RoundNumber,
        missed: Option<ByeKind>,
    ) -> Result<(), Refusal> {
        self.check_player(id, player)?;
        self.to_come(first_round)?;
        if self.settings.format.is_seated() && !self.draft.rounds.is_empty() {
            return Err(Refusal::TableDrawn);
        }
        if missed == Some(ByeKind::PairingAllocated) {
            return Err(Refusal::PairingAllocatedByeRequested);
        }
        let place = match self.draft.entrants.binary_search_by_key(&id, |e| e.id) {
            Ok(_) => return Err(Refusal::EntrantExists(id)),
            Err(place) => place,
        };
        let entrant = Entrant {
            first_round,
            ..Entrant::new(id, player.clone())
        };
        self.draft.entrants.insert(place, entrant);
        self.fide_ids
            .extend(player.fide_id.map(|fide_id| (fide_id, id)));
        if let Some(kind) = missed {
            let rounds = (1..first_round.0).map(RoundNumber);
            let byes = rounds.map(|round| ByeRequest {
                entrant: id,
                round,
                kind,
            });
            self.draft.bye_requests.extend(byes);
        }
        Ok(())
    }

    /// A late entry's byes for rounds that were paired before: nobody has a bye without a number,
    /// so they come with the number.
    fn give_missed_byes(&mut self, newly_numbered: &[EntrantId]) {
        let paired = self.draft.paired_rounds();
        let requests = self.draft.bye_requests.iter();
        let missed = requests.filter(|request| {
            let first_round = self.entrant(request.entrant).map(|late| late.first_round);
            request.round <= paired
                && first_round.is_some_and(|first| request.round < first)
                && newly_numbered.contains(&request.entrant)
        });
        for request in missed.copied().collect::<Vec<_>>() {
            self.draft.rounds[request.round.place()]
                .byes
                .push(request.bye());
        }
    }

    pub(super) fn edit_player(&mut self, id: EntrantId, player: &Player) -> Result<(), Refusal> {
        self.check_player(id, player)?;
        let entrant = self.draft.entrant_mut(id).ok_or(Refusal::NoEntrant(id))?;
        if entrant.player == *player {
            return Err(Refusal::NothingChanges);
        }
        if let Some(before) = entrant.player.fide_id {
            self.fide_ids.remove(&before);
        }
        self.fide_ids
            .extend(player.fide_id.map(|fide_id| (fide_id, id)));
        entrant.player = player.clone();
        Ok(())
    }

    /// The data can be printed, and nobody else in the section has this FIDE id.
    fn check_player(&self, id: EntrantId, player: &Player) -> Result<(), Refusal> {
        player.check()?;
        let Some(fide_id) = player.fide_id else {
            return Ok(());
        };
        match self.fide_ids.get(&fide_id) {
            Some(other) if *other != id => Err(Refusal::EnteredAlready {
                name: self.label(*other),
                fide_id,
            }),
            _ => Ok(()),
        }
    }

    pub(super) fn withdraw(&mut self, id: EntrantId, from: RoundNumber) -> Result<(), Refusal> {
        self.announced(from)?;
        let entrant = self.entered(id)?;
        if entrant.withdrawals.iter().any(|span| span.last.is_none()) {
            return Err(Refusal::WithdrawnAlready {
                who: entrant.label(),
            });
        }
        self.absent_since(entrant, from)?;
        let entrant = self.draft.entrant_mut(id).ok_or(Refusal::NoEntrant(id))?;
        entrant.withdrawals.push(RoundSpan::from(from));
        Ok(())
    }

    /// Nobody can be withdrawn from a round in which they play.
    fn absent_since(&self, entrant: &Entrant, from: RoundNumber) -> Result<(), Refusal> {
        let later = self.draft.rounds.iter().enumerate().skip(from.place());
        for (place, round) in later {
            if round.entrants().any(|id| id == entrant.id) {
                return Err(Refusal::PlaysInRound {
                    who: entrant.label(),
                    round: RoundNumber::at_place(place),
                });
            }
        }
        Ok(())
    }

    pub(super) fn re_enter(&mut self, id: EntrantId, from: RoundNumber) -> Result<(), Refusal> {
        self.to_come(from)?;
        let entrant = self.draft.entrant_mut(id).ok_or(Refusal::NoEntrant(id))?;
        let who = entrant.label();
        let Some(withdrawal) = entrant.withdrawals.last_mut() else {
            return Err(Refusal::NotWithdrawn { who });
        };
        if withdrawal.last.is_some() || from < withdrawal.first {
            return Err(Refusal::NotWithdrawn { who });
        }
        if from == withdrawal.first {
            entrant.withdrawals.pop();
        } else {
            withdrawal.last = from.previous();
        }
        Ok(())
    }

    pub(super) fn request_bye(
        &mut self,
        id: EntrantId,
        round: RoundNumber,
        kind: ByeKind,
    ) -> Result<(), Refusal> {
        let who = self.entered(id)?.label();
        self.to_come(round)?;
        if kind == ByeKind::PairingAllocated {
            return Err(Refusal::PairingAllocatedByeRequested);
        }
        if self.bye_request(id, round).is_some() {
            return Err(Refusal::ByeRequestedAlready { who, round });
        }
        self.draft.bye_requests.push(ByeRequest {
            entrant: id,
            round,
            kind,
        });
        Ok(())
    }

    /// A request can be dropped for as long as the pairing can still be changed: who asked for a
    /// bye and comes after all is then paired by hand.
    pub(super) fn cancel_bye(&mut self, id: EntrantId, round: RoundNumber) -> Result<(), Refusal> {
        let who = self.entered(id)?.label();
        self.announced(round)?;
        if round <= self.draft.paired_rounds() {
            self.open_round(round)?;
        }
        match self.bye_request(id, round) {
            Some(place) => {
                self.draft.bye_requests.remove(place);
                Ok(())
            }
            None => Err(Refusal::NoByeRequest { who, round }),
        }
    }

    fn bye_request(&self, id: EntrantId, round: RoundNumber) -> Option<usize> {
        let mut requests = self.draft.bye_requests.iter();
        requests.position(|request| request.entrant == id && request.round == round)
    }

    pub(super) fn add_team(&mut self, id: TeamId, details: &TeamDetails) -> Result<(), Refusal> {
        if self.team(id).is_some() {
            return Err(Refusal::TeamExists(id));
        }
        self.check_team(id, details)?;
        self.draft.teams.push(Team {
            id,
            pairing_number: None,
            details: details.clone(),
        });
        Ok(())
    }

    pub(super) fn edit_team(&mut self, id: TeamId, details: &TeamDetails) -> Result<(), Refusal> {
        self.check_team(id, details)?;
        let mut teams = self.draft.teams.iter_mut();
        let team = teams
            .find(|team| team.id == id)
            .ok_or(Refusal::NoTeam(id))?;
        team.details = details.clone();
        Ok(())
    }

    fn check_team(&self, id: TeamId, details: &TeamDetails) -> Result<(), Refusal> {
        if details.name.trim().is_empty() {
            return Err(Refusal::NoName("a team"));
        }
        let mut named = HashSet::new();
        for member in &details.members {
            let who = self.entered(*member)?.label();
            if !named.insert(member) {
                return Err(Refusal::NamedTwice { who });
            }
            let elsewhere = |team: &&Team| team.id != id && team.details.members.contains(member);
            if let Some(team) = self.draft.teams.iter().find(elsewhere) {
                return Err(Refusal::InAnotherTeam {
                    who,
                    team: team.details.name.clone(),
                });
            }
        }
        self.still_of_their_teams(id, details)
    }

    /// Who has played for a team stays in it: a round that was played cannot lose its team.
    fn still_of_their_teams(&self, id: TeamId, details: &TeamDetails) -> Result<(), Refusal> {
        let Some(team) = self.team(id) else {
            return Ok(());
        };
        let removed = |member: &&EntrantId| !details.members.contains(member);
        for member in team.details.members.iter().filter(removed) {
            self.absent_since(self.entered(*member)?, RoundNumber::FIRST)?;
        }
        Ok(())
    }

    /// The section once everybody has a number of the initial ranking, as
    /// [`Command::AssignNumbers`](crate::Command::AssignNumbers) will leave it: what a pairing that
    /// is proposed together with the numbers starts from.
    pub fn numbered(&self) -> Result<Section, Refusal> {
        let (numbers, team_numbers) = self.initial_numbers()?;
        let mut section = self.clone();
        section.assign_numbers(&numbers, &team_numbers)?;
        Ok(section)
    }

    pub(super) fn assign_numbers(
        &mut self,
        numbers: &[(EntrantId, PairingNumber)],
        team_numbers: &[(TeamId, PairingNumber)],
    ) -> Result<(), Refusal> {
        let by_id = self.check_numbers(numbers)?;
        let team_by_id: HashMap<_, _> = team_numbers.iter().copied().collect();
        let mut newly_numbered = Vec::new();
        for entrant in &mut self.draft.entrants {
            if entrant.pairing_number.is_none() {
                newly_numbered.push(entrant.id);
            }
            entrant.pairing_number = by_id.get(&entrant.id).copied();
        }
        for team in &mut self.draft.teams {
            team.pairing_number = team_by_id.get(&team.id).copied();
        }
        self.give_missed_byes(&newly_numbered);
        Ok(())
    }

    fn check_numbers(
        &self,
        numbers: &[(EntrantId, PairingNumber)],
    ) -> Result<HashMap<EntrantId, PairingNumber>, Refusal> {
        let by_id: HashMap<_, _> = numbers.iter().copied().collect();
        let expected = self.draft.entrants.len();
        let known = by_id.keys().all(|id| self.entrant(*id).is_some());
        if !known || by_id.len() != expected || numbers.len() != expected {
            return Err(Refusal::IncompleteOrder { expected });
        }
        let mut used = HashSet::new();
        if let Some((_, number)) = numbers.iter().find(|(_, number)| !used.insert(*number)) {
            return Err(Refusal::NumberTwice {
                number: number.get(),
            });
        }
        let fixed = self.draft.fixed_schedule;
        let free = if fixed {
            1
        } else {
            ROUNDS_BEFORE_NUMBERS_FREEZE
        };
        if self.draft.rounds.len() < free {
            return Ok(by_id);
        }
        for entrant in &self.draft.entrants {
            let (before, after) = (entrant.pairing_number, by_id.get(&entrant.id).copied());
            if let (Some(from), Some(to)) = (before, after)
                && from != to
            {
                let who = entrant.player.name.clone();
                let (from, to) = (from.get(), to.get());
                return Err(if fixed {
                    Refusal::LotsDrawn { who, from, to }
                } else {
                    Refusal::NumbersFrozen { who, from, to }
                });
            }
        }
        Ok(by_id)
    }

    pub(super) fn set_virtual_points(&mut self, given: &[VirtualPoints]) -> Result<(), Refusal> {
        for virtual_points in given {
            spans_rounds(virtual_points.rounds, "acceleration")?;
            for entrant in &virtual_points.entrants {
                self.entered(*entrant)?;
            }
        }
        self.draft.virtual_points = given.to_vec();
        Ok(())
    }

    pub(super) fn prohibit(&mut self, prohibited: &[ProhibitedPairing]) -> Result<(), Refusal> {
        for ban in prohibited {
            spans_rounds(ban.rounds, "a prohibited pairing")?;
            for entrant in &ban.entrants {
                self.entered(*entrant)?;
            }
        }
        self.draft.prohibited = prohibited.to_vec();
        Ok(())
    }

    pub(super) fn adjust_points(&mut self, adjustment: &PointAdjustment) -> Result<(), Refusal> {
        self.entered(adjustment.entrant)?;
        self.announced(adjustment.round)?;
        if adjustment.points == adoube_tournament::Points::ZERO {
            return Err(Refusal::NoPoints);
        }
        if adjustment.purposes.is_empty() {
            return Err(Refusal::NoPurpose);
        }
        self.draft.adjustments.push(adjustment.clone());
        Ok(())
    }
}

fn spans_rounds(span: RoundSpan, what: &'static str) -> Result<(), Refusal> {
    if span.is_empty() || span.first.0 == 0 {
        return Err(Refusal::EmptySpan {
            what,
            first: span.first,
            last: span.last.unwrap_or(span.first),
        });
    }
    Ok(())
}
