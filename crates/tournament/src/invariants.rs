//! What must hold of every snapshot, checked once, when it is made.

use std::collections::{HashMap, HashSet};

use crate::{
    ByeKind, Draft, EmptyBoard, Entrant, EntrantId, Game, Mention, PairingNumber, Place, Round,
    RoundNumber, RoundSpan, Team, TeamId, Violation, Who,
};

/// Everything that is wrong with a draft.
pub(crate) fn violations(draft: &Draft) -> Vec<Violation> {
    let mut check = Check::of(draft);
    check.event();
    check.entrants();
    check.teams();
    for (place, round) in draft.rounds.iter().enumerate() {
        check.round(RoundNumber::at_place(place), round);
    }
    check.mentions();
    check.team_mentions();
    check.found
}

struct Check<'d> {
    draft: &'d Draft,
    entrants: HashMap<EntrantId, &'d Entrant>,
    teams: HashMap<TeamId, &'d Team>,
    team_of: HashMap<EntrantId, TeamId>,
    found: Vec<Violation>,
}

impl<'d> Check<'d> {
    fn of(draft: &'d Draft) -> Check<'d> {
        Check {
            draft,
            entrants: HashMap::with_capacity(draft.entrants.len()),
            teams: HashMap::new(),
            team_of: HashMap::new(),
            found: Vec::new(),
        }
    }

    fn event(&mut self) {
        if let Err(problem) = self.draft.point_system.check() {
            self.found.push(problem.into());
        }
        let paired = self.draft.paired_rounds().0;
        if paired > self.draft.planned_rounds {
            self.found.push(Violation::TooManyRounds {
                paired,
                planned: self.draft.planned_rounds,
            });
        }
    }

    fn entrants(&mut self) {
        let mut numbers: HashMap<PairingNumber, &Entrant> = HashMap::new();
        for entrant in &self.draft.entrants {
            if let Some(first) = self.entrants.insert(entrant.id, entrant) {
                self.found.push(Violation::SameId {
                    first: first.label().into(),
                    second: entrant.label().into(),
                });
            }
            if let Err(problem) = entrant.player.check() {
                self.found.push(problem.into());
            }
            for withdrawal in &entrant.withdrawals {
                self.must_be_a_span(*withdrawal, || Mention::Withdrawal {
                    of: entrant.label(),
                });
            }
            let Some(number) = entrant.pairing_number else {
                continue;
            };
            if let Some(first) = numbers.insert(number, entrant) {
                self.found.push(Violation::SameNumber {
                    number,
                    first: first.player.name.clone().into(),
                    second: entrant.player.name.clone().into(),
                });
            }
        }
    }

    fn teams(&mut self) {
        let mut numbers: HashMap<PairingNumber, &Team> = HashMap::new();
        for team in &self.draft.teams {
            let number = team.pairing_number;
            if let Some((number, first)) = number.and_then(|n| Some((n, numbers.insert(n, team)?)))
            {
                self.found.push(Violation::SameTeamNumber {
                    number,
                    first: first.details.name.clone().into(),
                    second: team.details.name.clone().into(),
                });
            }
            if let Some(first) = self.teams.insert(team.id, team) {
                self.found.push(Violation::SameTeamId {
                    first: first.details.name.clone().into(),
                    second: team.details.name.clone().into(),
                });
            }
            for member in &team.details.members {
                self.team_member(team, *member);
            }
        }
    }

    fn team_member(&mut self, team: &Team, member: EntrantId) {
        self.must_be_entered(member, || Mention::Member {
            team: team.details.name.clone(),
        });
        let Some(first) = self.team_of.insert(member, team.id) else {
            return;
        };
        let violation = if first == team.id {
            Violation::TwiceInTeam {
                who: self.label(member),
                team: team.details.name.clone().into(),
            }
        } else {
            Violation::InTwoTeams {
                who: self.label(member),
                first: self.team_name(first),
                second: team.details.name.clone().into(),
            }
        };
        self.found.push(violation);
    }

    fn round(&mut self, number: RoundNumber, round: &Round) {
        let mut seen = HashMap::with_capacity(2 * round.games.len() + round.byes.len());
        let mut boards = HashSet::with_capacity(round.games.len());
        for game in &round.games {
            if !boards.insert(game.board) {
                self.found.push(Violation::SameBoard {
                    round: number,
                    board: game.board,
                });
            }
            self.game(number, game, &mut seen);
        }
        for empty in &round.empty_boards {
            if !boards.insert(empty.board) {
                self.found.push(Violation::SameBoard {
                    round: number,
                    board: empty.board,
                });
            }
            let place = Place::Board(empty.board);
            self.appears(number, empty.entrant, place, &mut seen);
        }
        for bye in &round.byes {
            self.appears(number, bye.entrant, Place::Bye(bye.kind), &mut seen);
        }
        self.matches(number, round);
    }

    fn game(&mut self, round: RoundNumber, game: &Game, seen: &mut HashMap<EntrantId, Place>) {
        let place = Place::Board(game.board);
        if game.white == game.black {
            let who = self.label(game.white);
            self.found.push(Violation::PlaysSelf {
                round,
                board: game.board,
                who,
            });
        } else {
            self.appears(round, game.white, place, seen);
            self.appears(round, game.black, place, seen);
        }
        self.results(round, game);
    }

    fn results(&mut self, round: RoundNumber, game: &Game) {
        let reported = game.results.reported;
        let adjusted = game.results.adjusted.values();
        let impossible = std::iter::once((reported, reported.check_reported().is_err()))
            .chain(adjusted.map(|result| (*result, result.check_adjusted().is_err())))
            .filter_map(|(result, impossible)| impossible.then_some(result));
        for result in impossible {
            let violation = Violation::ImpossibleResult {
                round,
                board: game.board,
                white: self.label(game.white),
                black: self.label(game.black),
                result,
            };
            self.found.push(violation);
        }
    }

    /// Somebody has a game or a bye in a round: entered, numbered, present, and only once.
    fn appears(
        &mut self,
        round: RoundNumber,
        id: EntrantId,
        place: Place,
        seen: &mut HashMap<EntrantId, Place>,
    ) {
        let Some(entrant) = self.entrants.get(&id).copied() else {
            self.found.push(Violation::NotEntered {
                what: Mention::Place { round, place },
                who: Who::Entrant(id),
            });
            return;
        };
        if let Some(first) = seen.insert(id, place) {
            self.found.push(Violation::AppearsTwice {
                round,
                who: entrant.label().into(),
                first,
                second: place,
            });
        }
        if entrant.pairing_number.is_none() {
            self.found.push(Violation::NoNumber {
                round,
                who: entrant.label().into(),
            });
        }
        if matches!(place, Place::Board(_)) {
            self.present(round, entrant);
        }
    }

    /// Who plays is in the event. A bye may lie outside: a late entry can have one for a round
    /// that was missed.
    fn present(&mut self, round: RoundNumber, entrant: &Entrant) {
        if round < entrant.first_round {
            self.found.push(Violation::NotYetEntered {
                round,
                who: entrant.label().into(),
                first_round: entrant.first_round,
            });
        } else if !entrant.takes_part_in(round) && !self.draft.fixed_schedule {
            self.found.push(Violation::Withdrawn {
                round,
                who: entrant.label().into(),
            });
        }
    }

    fn matches(&mut self, round: RoundNumber, pairing: &Round) {
        let mut seen = HashSet::new();
        let mut tables: HashMap<u32, (TeamId, TeamId)> = HashMap::new();
        for team_match in &pairing.matches {
            let teams = (team_match.first, team_match.second);
            if tables.insert(team_match.table, teams).is_some() {
                self.found.push(Violation::SameTable {
                    round,
                    table: team_match.table,
                });
            }
            self.team_appears(round, team_match.first, &mut seen);
            self.team_appears(round, team_match.second, &mut seen);
        }
        for bye in &pairing.team_byes {
            self.team_appears(round, bye.team, &mut seen);
        }
        if !pairing.matches.is_empty() {
            for game in &pairing.games {
                self.game_of_match(round, game, tables.get(&game.board.table).copied());
            }
        }
        for empty in &pairing.empty_boards {
            self.seat_of_match(round, *empty, tables.get(&empty.board.table).copied());
        }
    }

    fn team_appears(&mut self, round: RoundNumber, id: TeamId, seen: &mut HashSet<TeamId>) {
        let Some(team) = self.teams.get(&id) else {
            self.found.push(Violation::NotEntered {
                what: Mention::Round { round },
                who: Who::Team(id),
            });
            return;
        };
        if !seen.insert(id) {
            self.found.push(Violation::TeamAppearsTwice {
                round,
                team: team.details.name.clone().into(),
            });
        }
    }

    fn game_of_match(&mut self, round: RoundNumber, game: &Game, teams: Option<(TeamId, TeamId)>) {
        let Some((first, second)) = teams else {
            self.found.push(Violation::GameWithoutMatch {
                round,
                board: game.board,
                table: game.board.table,
            });
            return;
        };
        let players = (self.team_of.get(&game.white), self.team_of.get(&game.black));
        let sides = [(Some(&first), Some(&second)), (Some(&second), Some(&first))];
        if !sides.contains(&players) {
            let violation = Violation::NotOfTheTeams {
                round,
                board: game.board,
                white: self.label(game.white),
                black: self.label(game.black),
            };
            self.found.push(violation);
        }
    }

    /// Only a board of a team match can be empty.
    fn seat_of_match(
        &mut self,
        round: RoundNumber,
        empty: EmptyBoard,
        teams: Option<(TeamId, TeamId)>,
    ) {
        let board = empty.board;
        let Some((first, second)) = teams else {
            self.found.push(Violation::GameWithoutMatch {
                round,
                board,
                table: board.table,
            });
            return;
        };
        let team = self.team_of.get(&empty.entrant).copied();
        if team != Some(first) && team != Some(second) {
            let who = self.label(empty.entrant);
            self.found.push(Violation::NotOfATeam { round, board, who });
        }
    }

    /// Requests, acceleration, adjustments and prohibitions speak of people and rounds that exist.
    fn mentions(&mut self) {
        let draft = self.draft;
        for request in &draft.bye_requests {
            let what = || Mention::ByeRequest;
            self.must_be_entered(request.entrant, what);
            self.must_be_announced(request.round, what);
            if request.kind == ByeKind::PairingAllocated {
                let who = self.label(request.entrant);
                self.found.push(Violation::PairingAllocatedByeAsked { who });
            }
        }
        for virtual_points in &draft.virtual_points {
            let what = || Mention::VirtualPoints;
            self.must_be_a_span(virtual_points.rounds, what);
            for entrant in &virtual_points.entrants {
                self.must_be_entered(*entrant, what);
            }
        }
        for adjustment in &draft.adjustments {
            let what = || Mention::PointAdjustment;
            self.must_be_entered(adjustment.entrant, what);
            self.must_be_announced(adjustment.round, what);
        }
        for adjustment in &draft.team_adjustments {
            let what = || Mention::PointAdjustment;
            self.must_be_announced(adjustment.round, what);
            self.team_must_be_entered(adjustment.team, what);
        }
        for prohibited in &draft.prohibited {
            let what = || Mention::ProhibitedPairing;
            self.must_be_a_span(prohibited.rounds, what);
            for entrant in &prohibited.entrants {
                self.must_be_entered(*entrant, what);
            }
        }
    }

    fn team_mentions(&mut self) {
        let draft = self.draft;
        for request in &draft.team_bye_requests {
            let what = || Mention::ByeRequest;
            self.team_must_be_entered(request.team, what);
            self.must_be_announced(request.round, what);
            if request.kind == ByeKind::PairingAllocated {
                let who = self.team_name(request.team);
                self.found.push(Violation::PairingAllocatedByeAsked { who });
            }
        }
        for virtual_points in &draft.team_virtual_points {
            let what = || Mention::VirtualPoints;
            self.must_be_a_span(virtual_points.rounds, what);
            for team in &virtual_points.teams {
                self.team_must_be_entered(*team, what);
            }
        }
        for prohibited in &draft.team_prohibited {
            let what = || Mention::ProhibitedPairing;
            self.must_be_a_span(prohibited.rounds, what);
            for team in &prohibited.teams {
                self.team_must_be_entered(*team, what);
            }
        }
    }

    fn team_must_be_entered(&mut self, id: TeamId, what: impl Fn() -> Mention) {
        if !self.teams.contains_key(&id) {
            self.found.push(Violation::NotEntered {
                what: what(),
                who: Who::Team(id),
            });
        }
    }

    fn must_be_announced(&mut self, round: RoundNumber, what: impl Fn() -> Mention) {
        let planned = self.draft.planned_rounds;
        if !(1..=planned).contains(&round.0) {
            self.found.push(Violation::NoSuchRound {
                what: what(),
                round,
                planned,
            });
        }
    }

    fn must_be_a_span(&mut self, span: RoundSpan, what: impl Fn() -> Mention) {
        if span.is_empty() || span.first.0 == 0 {
            self.found.push(Violation::EmptySpan {
                what: what(),
                first: span.first,
                last: span.last.unwrap_or(span.first),
            });
        }
    }

    fn must_be_entered(&mut self, id: EntrantId, what: impl Fn() -> Mention) {
        if !self.entrants.contains_key(&id) {
            self.found.push(Violation::NotEntered {
                what: what(),
                who: Who::Entrant(id),
            });
        }
    }

    fn label(&self, id: EntrantId) -> Who {
        self.entrants
            .get(&id)
            .map_or(Who::Entrant(id), |entrant| entrant.label().into())
    }

    fn team_name(&self, id: TeamId) -> Who {
        self.teams
            .get(&id)
            .map_or(Who::Team(id), |team| team.details.name.clone().into())
    }
}
