//! 299: points that differ from the point system.

use adoube_tournament::{
    CardEntry, EntrantId, Outcome, PointAdjustment, PointSystem, Points, Purpose, RoundNumber,
};

use super::{Reader, column_of};
use crate::trf::record::{AbnormalPointsRecord, Record, ResultCode};
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
            if self.skipped_for_teams(line) {
                continue;
            }
            if record.round.is_some_and(|round| round > planned) {
                let expected = format!("a round up to {planned}, the last one");
                self.errors
                    .push(line.fault((20, 22), "Round number", &expected));
                continue;
            }
            let Some(points) = record.points else {
                let expected = "points such as 0.5 or -1.0";
                self.errors.push(line.fault((13, 17), "Points", expected));
                continue;
            };
            for number in &record.numbers {
                if self.player(line, *number).is_some() {
                    list.extend(self.adjusted(line, record, *number, points, system, cards));
                }
            }
        }
        list
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
            return self.bonus(line, record.round, number, points);
        };
        let card = self.places.get(&number).and_then(|place| cards.get(*place));
        let rounds = card.into_iter().flatten().enumerate();
        let concerned: Vec<(RoundNumber, Outcome)> = rounds
            .map(|(place, entry)| (RoundNumber::at_place(place), entry.outcome))
            .filter(|(round, _)| record.round.is_none_or(|only| only == round.0))
            .filter(|(_, outcome)| means(result, *outcome))
            .collect();
        if concerned.is_empty() {
            let problem = format!(
                "found points for a result of {number}, expected one that the line of {number} has"
            );
            let columns = column_of(line, number);
            let expected = "a player with that result";
            let error = line.contradiction(columns, "Player or team", expected, problem);
            self.errors.push(error);
        }
        let adjustment =
            |(round, outcome)| adjustment(number, round, points - system.points(outcome));
        concerned.into_iter().map(adjustment).collect()
    }

    /// A penalty or bonus belongs to a round: before it, it does not count.
    fn bonus(
        &mut self,
        line: &SourceLine,
        round: Option<u16>,
        number: u32,
        points: Points,
    ) -> Vec<PointAdjustment> {
        match round {
            Some(round) => vec![adjustment(number, RoundNumber(round), points)],
            None => {
                let expected = "the round from which a penalty or bonus counts";
                self.errors
                    .push(line.fault((20, 22), "Round number", expected));
                Vec::new()
            }
        }
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

fn means(result: ResultCode, outcome: Outcome) -> bool {
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
