//! The time control sheet: arbiters write down both times and the move number every half hour, and
//! see whether they agree with the time that has passed.

use serde::{Deserialize, Serialize};

use crate::control::{Addition, Allotment, TimeControl};
use crate::{ByColour, Colour, Span};

/// What an arbiter writes down for one board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetLine {
    pub board: u32,
    pub white: Span,
    pub black: Span,
    /// The number of the last move played.
    pub last_move: u32,
    /// The periods the clock has begun for each player, from 1, if that was looked at.
    #[serde(default)]
    pub periods: Option<ByColour<u32>>,
}

/// What the line tells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SheetFinding {
    pub board: u32,
    /// Both times together.
    pub sum: Span,
    /// The sum without what was added for the moves: the column "dif".
    pub difference: Span,
    /// What the difference should be: at least,
    pub expected_least: Span,
    /// and at most. A range only where delays hide time or a period may just have begun.
    pub expected_most: Span,
    /// How far it is off; below zero if time is missing.
    pub deviation: Span,
    /// Whether to look closer: at missed presses, the setting, the clock.
    pub investigate: bool,
    /// How many pairs of missed presses would explain missing increments.
    pub missed_presses: Option<u32>,
}

/// The usual bound: two minutes off is worth a look.
pub const INVESTIGATE_FROM: Span = Span::minutes(2);

/// Checks a line so long after the start of the games. Deviations of `investigate_from` and more
/// are to be investigated.
pub fn check_line(
    control: &TimeControl,
    passed: Span,
    line: &SheetLine,
    investigate_from: Span,
) -> SheetFinding {
    let sum = line.white + line.black;
    let moves = ByColour {
        white: line.last_move,
        black: line.last_move,
    };
    let added = |side: Colour, counts: fn(Addition) -> bool| {
        additions(control.of(side), moves[side], counts)
    };
    let increments = added(Colour::White, is_increment) + added(Colour::Black, is_increment);
    let hidden =
        added(Colour::White, Addition::is_delay) + added(Colour::Black, Addition::is_delay);
    let difference = sum - increments;
    let (least, most) = allotted(control, line);
    let (expected_least, expected_most) = (least - passed, most - passed + hidden);
    let deviation = match difference {
        low if low < expected_least => low - expected_least,
        high if high > expected_most => high - expected_most,
        _ => Span::ZERO,
    };
    let investigate = deviation.abs() >= investigate_from;
    let pair = increments.as_millis() / i64::from(line.last_move.max(1));
    SheetFinding {
        board: line.board,
        sum,
        difference,
        expected_least,
        expected_most,
        deviation,
        investigate,
        missed_presses: missed(deviation, pair).filter(|_| investigate),
    }
}

/// How many pairs of presses a lack of time stands for, to the nearest.
fn missed(deviation: Span, pair: i64) -> Option<u32> {
    if !deviation.is_negative() || pair <= 0 {
        return None;
    }
    let lack = deviation.abs().as_millis();
    u32::try_from(lack.saturating_add(pair / 2) / pair).ok()
}

fn is_increment(addition: Addition) -> bool {
    matches!(addition, Addition::Increment(_))
}

fn additions(allotment: &Allotment, moves: u32, counts: fn(Addition) -> bool) -> Span {
    let addition = |number: u32| {
        allotment
            .period(allotment.period_of_move(number))
            .map(|p| p.addition)
    };
    let additions = (1..=moves.min(crate::MOST_MOVES)).filter_map(addition);
    additions
        .filter(|&addition| counts(addition))
        .map(Addition::amount)
        .sum()
}

/// The times of the periods both have begun: at least, and at most if it is not known whether Black
/// has made the last move too.
fn allotted(control: &TimeControl, line: &SheetLine) -> (Span, Span) {
    let until = |side: Colour, moves: u32| {
        let allotment = control.of(side);
        let begun = match line.periods {
            Some(periods) => usize::try_from(periods[side]).unwrap_or(usize::MAX).max(1),
            None => allotment.period_of_move(moves.min(crate::MOST_MOVES) + 1) + 1,
        };
        let begun = begun.min(usize::try_from(crate::MOST_MOVES).unwrap_or(usize::MAX));
        let periods = (0..begun).map_while(|number| allotment.period(number));
        periods.map(|period| period.time).sum::<Span>()
    };
    let white = until(Colour::White, line.last_move);
    let least = white + until(Colour::Black, line.last_move.saturating_sub(1));
    (least, white + until(Colour::Black, line.last_move))
}
