//! 299: points that differ from the point system.

use adoube_tournament::{
    CardEntry, EntrantId, Outcome, PointAdjustment, PointSystem, Points, Purpose, RoundNumber,
};

use super::{Reader, column_of};
use crate::trf::errors::TrfProblem;
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::record::{AbnormalPointsRecord, Record, ResultCode};
use crate::trf::remarks::TrfOddity;
use crate::trf::source::SourceLine;

impl Reader<'_> {
    pub(super) fn adjustments(
        &mut self,
        system: &PointSystem,
        planned: u16,
        cards: &[Vec<CardEntry>],
    ) -> Vec<PointAdjustment> {
        let mut list = Vec::new();
        let trf = self.trf;
        for (line, record) in trf.located() {
            let Record::AbnormalPoints(record) = record else {
                continue;
            };
            // Beside teams it speaks of them.
            if self.for_teams || !self.announced(line, record, planned) {
                continue;
            }
            let Some(points) = record.points else {
                let expected = TrfExpected::PointsGivenOrTaken;
                self.errors
                    .push(line.fault((13, 17), TrfField::Points, expected));
                continue;
            };
            for number in self.concerned(record) {
                if self.player(line, number).is_some() {
                    list.extend(self.adjusted(line, record, number, points, system, cards));
                }
            }
        }
        list
    }

    /// Whether the round of a record is one of those announced; an error if it is not.
    pub(super) fn announced(
        &mut self,
        line: &SourceLine,
        record: &AbnormalPointsRecord,
        planned: u16,
    ) -> bool {
        let announced = record.round.is_none_or(|round| round <= planned);
        if !announced {
            let expected = TrfExpected::RoundUpTo { last: planned };
            let fault = line.fault((20, 22), TrfField::RoundNumber, expected);
            self.errors.push(fault);
        }
        announced
    }

    /// The players a record speaks of: everybody if it names nobody.
    fn concerned(&self, record: &AbnormalPointsRecord) -> Vec<u32> {
        if record.numbers.is_empty() {
            return self.seats.iter().map(|seat| seat.number()).collect();
        }
        record.numbers.clone()
    }

    fn adjusted(
        &mut self,
        line: &SourceLine,
        record: &AbnormalPointsRecord,
        number: u32,
        points: Points,
        system: &PointSystem,
        cards: &[Vec<CardEntry>],
    ) -> Vec<PointAdjustment> {
        let Some(result) = record.result else {
            let round = self.counting_from(line, record.round);
            return vec![adjustment(number, round, points)];
        };
        let card = self.places.get(&number).and_then(|place| cards.get(*place));
        let rounds = card.into_iter().flatten().enumerate();
        let concerned: Vec<(RoundNumber, Outcome)> = rounds
            .map(|(place, entry)| (RoundNumber::at_place(place), entry.outcome))
            .filter(|(round, _)| record.round.is_none_or(|only| only == round.0))
            .filter(|(_, outcome)| means(result, *outcome))
            .collect();
        // How the game itself counts says the same.
        if let [(round, _)] = concerned.as_slice()
            && self.is_kept(*round, number)
        {
            return Vec::new();
        }
        if concerned.is_empty() && !record.numbers.is_empty() {
            let problem = TrfProblem::NoSuchResult { number };
            let columns = column_of(line, number);
            let error = line.contradiction(columns, TrfField::PlayerOrTeam, problem);
            self.errors.push(error);
        }
        let adjustment =
            |(round, outcome)| adjustment(number, round, points - system.points(outcome));
        concerned.into_iter().map(adjustment).collect()
    }

    /// The round from which a penalty or bonus counts. Without one it counts from the start: no
    /// score at the end depends on it.
    pub(super) fn counting_from(&mut self, line: &SourceLine, round: Option<u16>) -> RoundNumber {
        if round.is_none() && self.warnings.last().map(|last| last.line) != Some(line.number) {
            self.warn(line, TrfOddity::AdjustmentWithoutRound);
        }
        round.map_or(RoundNumber::FIRST, RoundNumber)
    }
}

fn adjustment(number: u32, round: RoundNumber, points: Points) -> PointAdjustment {
    PointAdjustment {
        entrant: EntrantId(number),
        round,
        points,
        purposes: vec![Purpose::Pairing, Purpose::Standings],
    }
}

pub(super) fn means(result: ResultCode, outcome: Outcome) -> bool {
    match result {
        ResultCode::Win => matches!(outcome, Outcome::Win | Outcome::UnratedWin),
        ResultCode::Draw => matches!(outcome, Outcome::Draw | Outcome::UnratedDraw),
        ResultCode::Loss => matches!(outcome, Outcome::Loss | Outcome::UnratedLoss),
        ResultCode::ForfeitWin => outcome == Outcome::ForfeitWin,
        ResultCode::ForfeitLoss => outcome == Outcome::ForfeitLoss,
        ResultCode::FullPointBye => outcome == Outcome::FullPointBye,
        ResultCode::HalfPointBye => outcome == Outcome::HalfPointBye,
        ResultCode::ZeroPointBye => {
            matches!(outcome, Outcome::ZeroPointBye | Outcome::NotPaired)
        }
        _ => false,
    }
}
