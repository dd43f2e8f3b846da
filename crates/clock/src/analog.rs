//! The hands of an analog clock (US Chess 16B1).

use crate::Span;

/// The hour at which a period ends, if the first one ends at `first_end` o'clock: each later one
/// ends an hour after the one before.
fn end_of_period(first_end: u32, period: usize) -> Span {
    let hours = i64::from(first_end).saturating_add(i64::try_from(period).unwrap_or(i64::MAX));
    Span::minutes(hours.saturating_mul(60))
}

/// What the hands show when this much of a period is left.
pub(crate) fn dial(first_end: u32, period: usize, left: Span) -> Span {
    (end_of_period(first_end, period) - left).on_the_dial()
}
