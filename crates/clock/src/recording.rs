//! The duty to record the moves, as far as time decides it: 8.4 of the FIDE Laws, 15A1 to 15C of US
//! Chess. Nobody else has these rules: whoever knows only some of the times asks the parts.
//!
//! Not in here: rates of play at which nobody must record, and visually disabled players, whom the
//! organiser should release (a recommendation, so a matter of judgement).

use adoube_rulebook::{Excused, Exempt, Recording, Topic};

use crate::machine::Reading;
use crate::topics::{RECORDING_EXEMPT, RECORDING_EXEMPT_SUDDEN_DEATH};
use crate::{ByColour, Colour, Span, TimeControl};

/// Who need not record the moves any more in this period. A player who was below the limit once in a
/// period stays excused in it.
pub fn excused(reading: &Reading, rule: &Recording) -> ByColour<bool> {
    let short = reading.sides.map(|side| {
        let is_short = side.lowest < limit(rule);
        is_short && !is_enough_added(side.addition, side.addition_is_delay, rule)
    });
    ByColour::of(|side| excuses(short.map(|short| Some(*short)), side, rule) == Some(true))
}

/// The time below which a player may stop recording; having exactly as much is not below it.
pub fn limit(rule: &Recording) -> Span {
    Span::seconds(i64::from(rule.exempt_below_seconds))
}

/// Whether so much is added for each move that players record however short of time they are. What
/// counts is what the clock on the table adds: one that cannot adds nothing.
pub fn is_enough_added(addition: Span, is_delay: bool, rule: &Recording) -> bool {
    let counts = rule.delay_counts || !is_delay;
    counts && addition >= Span::seconds(i64::from(rule.exempt_if_addition_below_seconds))
}

/// Whether the shortness of time of one or the other excuses a player, as far as it is known who is
/// short: under some editions the own time decides, under others that of either.
pub fn excuses(short: ByColour<Option<bool>>, player: Colour, rule: &Recording) -> Option<bool> {
    match rule.exempt {
        Exempt::ThatPlayer => short[player],
        Exempt::BothPlayers => either(short),
    }
}

/// The article that excuses a player, in the last period perhaps another than before.
pub fn excusing_topic(last_period: bool, rule: &Recording) -> Topic {
    match rule.exempt {
        Exempt::BothPlayers if last_period => RECORDING_EXEMPT_SUDDEN_DEATH,
        _ => RECORDING_EXEMPT,
    }
}

/// What directors often deduct at the start from a player who is excused altogether and has no
/// assistant (US Chess 15A1): a share of the player's time for the game, up to a limit. Clocks
/// without seconds get whole minutes, half a minute rounded up.
pub fn deduction(total: Span, rule: &Excused, shows_seconds: bool) -> Span {
    let exact = total.percent(rule.percent).min(most_deducted(rule));
    match shows_seconds {
        true => exact,
        false => exact.to_the_minute(),
    }
}

/// The same by the time control. A repeating one has no total, so it is the limit.
pub fn deduction_by_control(
    control: &TimeControl,
    side: Colour,
    rule: &Excused,
    shows_seconds: bool,
) -> Span {
    let allotment = control.of(side);
    match allotment.repeats() {
        true => most_deducted(rule),
        false => deduction(allotment.base(), rule, shows_seconds),
    }
}

fn most_deducted(rule: &Excused) -> Span {
    Span::minutes(i64::from(rule.at_most_minutes))
}

/// Whether something holds of one player or the other, as far as it is known of each.
pub(crate) fn either(known: ByColour<Option<bool>>) -> Option<bool> {
    match (known.white, known.black) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (Some(false), Some(false)) => Some(false),
        _ => None,
    }
}
