//! Being short of time: illegal moves depend on it; and penalties in time.

use adoube_rulebook::TimePressure;

use crate::recording::either;
use crate::{ByColour, Span};

/// Whether the players are in time pressure (US Chess 11D1), as far as their times and what is added
/// for each move are known.
pub fn in_time_pressure(
    left: ByColour<Option<Span>>,
    addition: Option<Span>,
    rule: &TimePressure,
) -> Option<bool> {
    let seconds = |seconds: u32| Span::seconds(i64::from(seconds));
    let is_short = |left: &Option<Span>| left.map(|left| left < seconds(rule.below_seconds));
    let is_slow = addition.map(|added| added >= seconds(rule.addition_below_seconds));
    match (either(left.map(is_short)), is_slow) {
        (Some(false), _) | (_, Some(true)) => Some(false),
        (Some(true), Some(false)) => Some(true),
        _ => None,
    }
}

/// What a player loses whose penalty is an amount or half of the time left, whichever is less (US
/// Chess 20N1). Clocks are set to the second; of an odd number of seconds the player keeps the odd one.
pub fn amount_or_half(left: Span, amount: Span) -> Span {
    let half = left.as_millis() / 2;
    amount.min(Span::millis(half - half.rem_euclid(1000)))
}
