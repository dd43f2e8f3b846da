//! Being short of time: recording and illegal moves depend on it; and penalties in time.

use adoube_rulebook::{Exempt, Recording, TimePressure};

use crate::machine::{Event, Reading, SideReading};
use crate::{BySide, Side, Span};

/// Whether the players are in time pressure (US Chess 11D1).
pub fn in_time_pressure(reading: &Reading, rule: &TimePressure) -> bool {
    let seconds = |seconds: u32| Span::seconds(i64::from(seconds));
    let short = |side: &SideReading| side.left < seconds(rule.below_seconds);
    let slow = |side: &SideReading| side.addition >= seconds(rule.addition_below_seconds);
    reading.sides.iter().any(short) && !reading.sides.iter().any(slow)
}

/// Who need not record the moves any more in this period (8.4, US Chess 15B and 15C). A player who
/// was below the limit once in a period stays exempt in it.
pub fn exempt_from_recording(reading: &Reading, rule: &Recording) -> BySide<bool> {
    let seconds = |seconds: u32| Span::seconds(i64::from(seconds));
    let short = reading.sides.map(|side| {
        let counts = rule.delay_counts || !side.addition_is_delay;
        let addition = if counts { side.addition } else { Span::ZERO };
        let little = addition < seconds(rule.exempt_if_addition_below_seconds);
        little && side.lowest < seconds(rule.exempt_below_seconds)
    });
    match rule.exempt {
        Exempt::ThatPlayer => short,
        Exempt::BothPlayers => BySide::same(short.white || short.black),
    }
}

/// What a player loses whose penalty is an amount or half of the time left, whichever is less (US
/// Chess 20N1).
pub fn amount_or_half(left: Span, amount: Span) -> Span {
    amount.min(Span::millis(left.as_millis() / 2))
}

/// The changes to the clock after an illegal move: the opponent gains time, and the offender loses
/// the increment that pressing brought, where that is the rule (7.5.5).
pub fn illegal_move_adjustments(
    offender: Side,
    opponent_gains: Span,
    increment_gained: Option<Span>,
) -> Vec<Event> {
    let adjust = |side: Side, by: Span, reason: &str| Event::Adjust {
        side,
        by,
        reason: Some(reason.to_owned()),
    };
    let bonus = adjust(
        offender.other(),
        opponent_gains,
        "illegal move of the opponent",
    );
    let lost =
        increment_gained.map(|span| adjust(offender, -span, "increment gained by an illegal move"));
    [Some(bonus), lost].into_iter().flatten().collect()
}
