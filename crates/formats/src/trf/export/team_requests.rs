//! What 240, 250, 260 and 320 say of teams.

use std::collections::BTreeMap;

use adoube_tournament::{
    ByeKind, ByeRequest, EntrantId, Points, RoundNumber, RoundSpan, TeamId, TeamVirtualPoints,
};

use super::teams::TeamNumbers;
use super::{Export, Virtual, virtual_points_records};
use crate::trf::fields::LAST_ROUND;
use crate::trf::record::{
    ByesRecord, ProhibitedRecord, Record, ResultCode, RoundEntry, TeamByesRecord,
    VirtualPointsRecord,
};

impl Export<'_> {
    /// 240 for the byes that teams have in the rounds, and those they asked for in rounds to come.
    pub(super) fn byes_of_teams(&mut self, numbers: &TeamNumbers) {
        let mut asked: BTreeMap<(u16, ByeKind), Vec<u32>> = BTreeMap::new();
        let mut ask = |round: RoundNumber, kind, team| {
            let number = numbers.get(team).copied();
            asked.entry((round.0, kind)).or_default().extend(number);
        };
        for (place, round) in self.tournament.rounds().iter().enumerate() {
            let byes = round.team_byes.iter();
            for bye in byes.filter(|bye| bye.kind != ByeKind::PairingAllocated) {
                ask(RoundNumber::at_place(place), bye.kind, &bye.team);
            }
        }
        let paired = self.tournament.paired_rounds();
        for request in &self.tournament.draft().team_bye_requests {
            if request.round > paired {
                ask(request.round, request.kind, &request.team);
            }
        }
        let records = asked.into_iter().map(|((round, kind), mut numbers)| {
            numbers.sort_unstable();
            numbers.dedup();
            Record::Byes(ByesRecord {
                kind,
                round,
                numbers,
            })
        });
        self.records.extend(records);
    }

    /// The byes that single players of teams asked for in rounds to come: they stand in their lines.
    pub(super) fn byes_on_line(&self, entrant: EntrantId, rounds: &mut Vec<RoundEntry>) {
        for request in self.requests_of_players() {
            let result = ResultCode::from_code(request.kind.outcome().code());
            if let Some(result) = result
                && request.entrant == entrant
                && self.fits_on_line(request)
            {
                let place = request.round.place();
                if rounds.len() <= place {
                    rounds.resize(place + 1, RoundEntry::BLANK);
                }
                rounds[place] = RoundEntry::without_opponent(result);
            }
        }
    }

    pub(super) fn all_byes_fit_on_lines(&self) -> bool {
        self.requests_of_players()
            .all(|request| self.fits_on_line(request))
    }

    /// The byes asked for by players in rounds to come, in an event for teams.
    fn requests_of_players(&self) -> impl Iterator<Item = &ByeRequest> {
        let paired = self.tournament.paired_rounds();
        let for_teams = !self.tournament.teams().is_empty();
        let requests = self.tournament.draft().bye_requests.iter();
        requests.filter(move |request| for_teams && request.round > paired)
    }

    /// Where all of a team have a bye, their lines tell one of the team.
    fn fits_on_line(&self, request: &ByeRequest) -> bool {
        let mut teams = self.tournament.teams().iter();
        let team = teams.find(|team| team.details.members.contains(&request.entrant));
        let asks = |member: &EntrantId| {
            let mut requests = self.requests_of_players();
            requests.any(|one| one.entrant == *member && one.round == request.round)
        };
        team.is_some_and(|team| !team.details.members.iter().all(asks))
    }

    /// 320: what the pairing-allocated bye is worth and who had it. Its value is told also where
    /// nobody had it, unless it is what everybody takes it for.
    pub(super) fn allocated_byes_of_teams(&mut self, numbers: &TeamNumbers, is_usually_won: bool) {
        let rounds = self.tournament.rounds().iter();
        let teams: Vec<u32> = rounds
            .map(|round| {
                let mut byes = round.team_byes.iter();
                let bye = byes.find(|bye| bye.kind == ByeKind::PairingAllocated);
                bye.and_then(|bye| numbers.get(&bye.team).copied())
                    .unwrap_or(0)
            })
            .collect();
        let scoring = &self.tournament.draft().team_scoring;
        let points = &scoring.match_points;
        let is_won =
            points.pairing_allocated_bye == points.win && scoring.bye_game_points.is_none();
        if teams.iter().any(|team| *team > 0) || !is_won || !is_usually_won {
            self.records.push(Record::TeamByes(TeamByesRecord {
                match_points: Some(points.pairing_allocated_bye),
                game_points: scoring.bye_game_points,
                teams,
            }));
        }
    }

    /// 250: virtual points of teams, as they were given; added up where a team has several in a
    /// round, which a file cannot tell.
    pub(super) fn virtual_points_of_teams(&mut self, numbers: &TeamNumbers) {
        let draft = self.tournament.draft();
        let mut sums: BTreeMap<(u32, u16), (Points, Points)> = BTreeMap::new();
        let mut is_told_once = true;
        for given in &draft.team_virtual_points {
            let (first, last) = self.span_told(given.rounds);
            for number in given.teams.iter().filter_map(|team| numbers.get(team)) {
                for round in first..=last {
                    is_told_once &= !sums.contains_key(&(*number, round));
                    let (matches, games) = sums.entry((*number, round)).or_default();
                    *matches += given.match_points;
                    *games += given.game_points;
                }
            }
        }
        if is_told_once {
            for given in &draft.team_virtual_points {
                self.virtual_points_as_given(given, numbers);
            }
            return;
        }
        let given: Vec<(u32, u16, Virtual)> = (sums.into_iter())
            .map(|((number, round), points)| (number, round, told(points)))
            .filter(|(_, _, points)| *points != (None, None))
            .collect();
        self.records.extend(virtual_points_records(&given));
    }

    /// A record for each stretch of numbers.
    fn virtual_points_as_given(&mut self, given: &TeamVirtualPoints, numbers: &TeamNumbers) {
        let (match_points, points) = told(scores_of(given));
        if (match_points, points) == (None, None) {
            return;
        }
        let has_points = |(team, number): (&TeamId, &u32)| (*number, given.teams.contains(team));
        let mut all: Vec<(u32, bool)> = numbers.iter().map(has_points).collect();
        all.sort_unstable();
        let rounds = self.span_told(given.rounds);
        for run in all.chunk_by(|one, next| one.1 == next.1) {
            let [(first, true), ..] = run else {
                continue;
            };
            let last = run.last().map_or(*first, |(number, _)| *number);
            self.records
                .push(Record::VirtualPoints(VirtualPointsRecord {
                    match_points,
                    points,
                    rounds,
                    numbers: (*first, last),
                }));
        }
    }

    /// 260: teams of which no two may meet.
    pub(super) fn prohibited_teams(&mut self, numbers: &TeamNumbers) {
        for ban in &self.tournament.draft().team_prohibited {
            let teams = ban.teams.iter().filter_map(|team| numbers.get(team));
            let teams: Vec<u32> = teams.copied().collect();
            self.prohibition(ban.rounds, teams);
        }
    }

    /// A record 260, if two are left who may not meet.
    pub(super) fn prohibition(&mut self, rounds: RoundSpan, numbers: Vec<u32>) {
        if numbers.len() >= 2 {
            let rounds = self.span_told(rounds);
            self.records
                .push(Record::Prohibited(ProhibitedRecord { rounds, numbers }));
        }
    }

    /// The first and the last round of a stretch, which ends with the event if nothing is said.
    fn span_told(&self, rounds: RoundSpan) -> (u16, u16) {
        let planned = self.tournament.draft().planned_rounds.max(1);
        let RoundSpan { first, last } = rounds;
        let last = last.map_or(planned, |last| last.0.min(LAST_ROUND));
        (first.0, last.max(first.0))
    }
}

fn scores_of(given: &TeamVirtualPoints) -> (Points, Points) {
    (given.match_points, given.game_points)
}

/// The points that a record has; nothing for none.
fn told((match_points, points): (Points, Points)) -> Virtual {
    let some = |points: Points| Some(points).filter(|points| *points != Points::ZERO);
    (some(match_points), some(points))
}
