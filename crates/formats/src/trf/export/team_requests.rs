//! What 240, 250, 260 and 320 say of teams.

use std::collections::BTreeMap;

use adoube_tournament::{ByeKind, Points, RoundNumber, RoundSpan};

use super::teams::TeamNumbers;
use super::{Export, Virtual, virtual_points_records};
use crate::trf::fields::LAST_ROUND;
use crate::trf::record::{ByesRecord, ProhibitedRecord, Record, TeamByesRecord};

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

    /// 250: virtual points of teams.
    pub(super) fn virtual_points_of_teams(&mut self, numbers: &TeamNumbers) {
        let draft = self.tournament.draft();
        let mut sums: BTreeMap<(u32, u16), (Points, Points)> = BTreeMap::new();
        for given in &draft.team_virtual_points {
            for round in
                (1..=draft.planned_rounds).filter(|r| given.rounds.contains(RoundNumber(*r)))
            {
                for number in given.teams.iter().filter_map(|team| numbers.get(team)) {
                    let (matches, games) = sums.entry((*number, round)).or_default();
                    *matches += given.match_points;
                    *games += given.game_points;
                }
            }
        }
        let some = |points: Points| Some(points).filter(|points| *points != Points::ZERO);
        let given: Vec<(u32, u16, Virtual)> = (sums.into_iter())
            .map(|((number, round), (matches, games))| {
                (number, round, (some(matches), some(games)))
            })
            .filter(|(_, _, points)| *points != (None, None))
            .collect();
        self.records.extend(virtual_points_records(&given));
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
        if numbers.len() < 2 {
            return;
        }
        let planned = self.tournament.draft().planned_rounds.max(1);
        let RoundSpan { first, last } = rounds;
        let last = last.map_or(planned, |last| last.0.min(LAST_ROUND));
        self.records.push(Record::Prohibited(ProhibitedRecord {
            rounds: (first.0, last.max(first.0)),
            numbers,
        }));
    }
}
