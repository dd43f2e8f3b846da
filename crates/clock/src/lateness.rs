//! Coming late: until when, and whose time is lost (6.7, US Chess 13D, 16K).

use adoube_rulebook::{BothAbsent, DefaultTime, Lateness};
use serde::Serialize;

use crate::control::TimeControl;
use crate::{ByColour, Colour, Span};

/// The regulations of the event must give the default time, and did not (6.7 of 2014).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "no-default-time")]
pub struct MustBeSpecified;

/// How late is too late for a player.
///
/// # Errors
///
/// [`MustBeSpecified`] where the edition leaves it to the event, and the event said nothing.
pub fn default_time(
    rules: &DefaultTime,
    control: &TimeControl,
    side: Colour,
) -> Result<Span, MustBeSpecified> {
    let first = control.of(side).periods()[0];
    // The flag of an absent player falls after the first delay, or the first increment, too.
    limit(rules, first.time + first.addition.amount())
}

/// How late is too late for the resumption of an adjourned game, with so much left (13E, I.10).
///
/// # Errors
///
/// [`MustBeSpecified`] as for [`default_time`].
pub fn default_time_at_resumption(
    rules: &DefaultTime,
    left: Span,
) -> Result<Span, MustBeSpecified> {
    limit(rules, left)
}

fn limit(rules: &DefaultTime, control: Span) -> Result<Span, MustBeSpecified> {
    let minutes = |minutes: u32| Span::minutes(i64::from(minutes));
    if let Some(specified) = rules.specified_minutes {
        return Ok(match rules.unless_specified {
            Lateness::MinutesOrFirstControl(_) => minutes(specified).min(control),
            _ => minutes(specified),
        });
    }
    match rules.unless_specified {
        Lateness::MustBeSpecified => Err(MustBeSpecified),
        Lateness::Minutes(number) => Ok(minutes(number)),
        Lateness::MinutesOrFirstControl(number) => Ok(minutes(number).min(control)),
    }
}

/// The last instant at which a player may still arrive; whoever comes later has lost, unless the
/// arbiter decides otherwise. Counted from the actual start of the session.
///
/// Where equipment must be set up to win so (US Chess variation 13D1) and both were late, it counts
/// from when the first player came, on a clock that then had half of the lost time.
///
/// # Errors
///
/// [`MustBeSpecified`] as for [`default_time`].
pub fn last_arrival(
    rules: &DefaultTime,
    control: &TimeControl,
    side: Colour,
    started: Span,
    first_arrival: Span,
) -> Result<Span, MustBeSpecified> {
    let limit = default_time(rules, control, side)?;
    let lost = first_arrival - started;
    Ok(match rules.equipment_must_be_set_up && lost > Span::ZERO {
        true => first_arrival + limit - half(lost),
        false => started + limit,
    })
}

/// What each clock has lost when nobody was there at the start, from how late each player came. By
/// 6.7.2 White loses the time until White comes; by 16K the first to come splits the time.
pub fn lost_while_absent(rule: BothAbsent, late_by: ByColour<Span>) -> ByColour<Span> {
    match rule {
        BothAbsent::White => ByColour {
            white: late_by.white,
            black: Span::ZERO,
        },
        BothAbsent::SplitEqually => ByColour::same(half(late_by.white.min(late_by.black))),
    }
}

fn half(span: Span) -> Span {
    Span::millis(span.as_millis() / 2)
}
