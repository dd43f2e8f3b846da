//! Virtual points and prohibited pairings of players.

use std::collections::{BTreeMap, HashMap};

use adoube_tournament::{
    EntrantId, Points, ProhibitedPairing, RoundNumber, RoundSpan, VirtualPoints,
};

use super::{Reader, column_of};
use crate::trf::errors::TrfProblem;
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::record::{PlayerVirtualPointsRecord, Record, VirtualPointsRecord};
use crate::trf::remarks::TrfOddity;
use crate::trf::source::SourceLine;

/// The stretches of rounds in which a player already has virtual points, with their lines.
pub(super) type GivenPoints = HashMap<u32, Vec<(RoundSpan, u64)>>;

impl Reader<'_> {
    pub(super) fn virtual_points(&mut self) -> Vec<VirtualPoints> {
        let mut given = GivenPoints::new();
        let mut list = Vec::new();
        let mut singly: BTreeMap<(u16, u16, Points), Vec<EntrantId>> = BTreeMap::new();
        let trf = self.trf;
        for (line, record) in trf.located() {
            match record {
                Record::VirtualPoints(record) if !self.for_teams => {
                    list.extend(self.range(line, record, &mut given));
                }
                Record::PlayerVirtualPoints(record) => {
                    for (span, points) in self.one_player(line, record, &mut given) {
                        let last = span.last.unwrap_or(span.first);
                        let key = (span.first.0, last.0, points);
                        singly
                            .entry(key)
                            .or_default()
                            .push(EntrantId(record.number));
                    }
                }
                _ => {}
            }
        }
        // Players with the same points in the same rounds are one entry.
        let together = singly
            .into_iter()
            .map(|((first, last, points), entrants)| VirtualPoints {
                entrants,
                rounds: span(first, last),
                points,
            });
        list.extend(together);
        list
    }

    fn range(
        &mut self,
        line: &SourceLine,
        record: &VirtualPointsRecord,
        given: &mut GivenPoints,
    ) -> Option<VirtualPoints> {
        let (first, last) = record.numbers;
        self.player(line, first)?;
        self.player(line, last)?;
        let points = record.points.unwrap_or_default();
        if record
            .match_points
            .is_some_and(|points| points != Points::ZERO)
        {
            let expected = TrfExpected::NoMatchPoints;
            self.errors
                .push(line.fault((5, 8), TrfField::MatchPoints, expected));
            return None;
        }
        if points == Points::ZERO {
            self.warn(line, TrfOddity::VirtualPointsOfNothing);
            return None;
        }
        let rounds = span(record.rounds.0, record.rounds.1);
        let numbers: Vec<u32> = (self.seats.iter().map(|seat| seat.number()))
            .filter(|number| (first..=last).contains(number))
            .collect();
        for number in &numbers {
            self.only_once(line, *number, rounds, given)?;
        }
        Some(VirtualPoints {
            entrants: numbers.into_iter().map(EntrantId).collect(),
            rounds,
            points,
        })
    }

    fn one_player(
        &mut self,
        line: &SourceLine,
        record: &PlayerVirtualPointsRecord,
        given: &mut GivenPoints,
    ) -> Vec<(RoundSpan, Points)> {
        if self.player(line, record.number).is_none() {
            return Vec::new();
        }
        let mut spans = Vec::new();
        let mut place = 0;
        for run in record.points.chunk_by(|one, next| one == next) {
            let rounds = RoundSpan {
                first: RoundNumber::at_place(place),
                last: Some(RoundNumber::at_place(place + run.len() - 1)),
            };
            place += run.len();
            if run[0] == Points::ZERO {
                continue;
            }
            if self.only_once(line, record.number, rounds, given).is_none() {
                break;
            }
            spans.push((rounds, run[0]));
        }
        spans
    }

    /// Whether two records add up or the later one counts, no description says.
    pub(super) fn only_once(
        &mut self,
        line: &SourceLine,
        number: u32,
        rounds: RoundSpan,
        given: &mut GivenPoints,
    ) -> Option<()> {
        let before = given.entry(number).or_default();
        let overlaps =
            |other: &RoundSpan| other.contains(rounds.first) || rounds.contains(other.first);
        if let Some((_, first)) = before.iter().find(|(other, _)| overlaps(other)) {
            let problem = TrfProblem::VirtualPointsTwice {
                number,
                line: *first,
            };
            let columns = column_of(line, number);
            let error = line.contradiction(columns, TrfField::Player, problem);
            self.errors.push(error);
            return None;
        }
        before.push((rounds, line.number));
        Some(())
    }

    pub(super) fn prohibited(&mut self) -> Vec<ProhibitedPairing> {
        let mut list = Vec::new();
        let trf = self.trf;
        for (line, record) in trf.located() {
            let (numbers, rounds) = match record {
                Record::Prohibited(record) if !self.for_teams => {
                    (&record.numbers, span(record.rounds.0, record.rounds.1))
                }
                Record::NeverPaired(numbers) => (numbers, RoundSpan::from(RoundNumber::FIRST)),
                _ => continue,
            };
            let entrants: Vec<EntrantId> = numbers
                .iter()
                .filter_map(|number| self.player(line, *number))
                .collect();
            list.push(ProhibitedPairing { entrants, rounds });
        }
        list
    }
}

pub(super) fn span(first: u16, last: u16) -> RoundSpan {
    RoundSpan {
        first: RoundNumber(first),
        last: Some(RoundNumber(last)),
    }
}
