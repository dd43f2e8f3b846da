//! The hands of an analog clock (US Chess 16B1, 16W).

use crate::Span;
use crate::control::Allotment;

/// The hour at which a period ends, if the first one ends at `first_end` o'clock: each later one
/// ends an hour after the one before.
pub fn end_of_period(first_end: u32, period: usize) -> Span {
    let hours = i64::from(first_end).saturating_add(i64::try_from(period).unwrap_or(i64::MAX));
    Span::minutes(hours.saturating_mul(60))
}

/// What the hands show when this much of a period is left.
pub fn dial(first_end: u32, period: usize, left: Span) -> Span {
    (end_of_period(first_end, period) - left).on_the_dial()
}

/// Where the hands stand at the start of the game.
pub fn start(allotment: &Allotment, first_end: u32) -> Span {
    dial(first_end, 0, allotment.periods()[0].time)
}

/// How far both clocks are moved forward when both players have made the moves of the period before
/// this one: an hour less its length, or not at all if it is an hour or more (16W).
pub fn forward_for(allotment: &Allotment, period: usize) -> Option<Span> {
    let hour = Span::minutes(60);
    match period {
        0 => None,
        _ => Some((hour - allotment.period(period)?.time).max(Span::ZERO)),
    }
}
