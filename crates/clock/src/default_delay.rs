//! What US Chess recommends to add for each move, and what holds if nothing was announced (5E).

use adoube_rulebook::ClockRules;
use serde::Serialize;

use crate::control::{Addition, ControlFault, TimeControl};
use crate::{Colour, Span};

/// Nobody said what is added, and the rules have no default for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "no-default-delay")]
pub struct NoDefault;

/// The recommended addition for a time control (US Chess 5E).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct RecommendedAddition {
    pub least: Span,
    pub most: Span,
}

/// The control with the default delay in place of what was left open, and that delay (US Chess
/// 5E2). Where all was said, nothing changes; `d/0` is said.
///
/// An event called Blitz that names no delay is a matter of reading: two seconds by this rule, none
/// by custom. Ask, and write `d/0` if none was meant.
///
/// # Errors
///
/// [`NoDefault`] where the rules have none for what was left open.
pub fn with_default_delay(
    control: &TimeControl,
    rules: &ClockRules,
) -> Result<(TimeControl, Option<Span>), NoDefault> {
    if !control.is_unspecified() {
        return Ok((control.clone(), None));
    }
    let delay = default_delay(control, rules).ok_or(NoDefault)?;
    let seconds = delay.whole_seconds();
    let fill = |addition| match addition {
        Addition::Unspecified => Addition::delay(seconds),
        said => said,
    };
    let filled: Result<TimeControl, ControlFault> = control.with_additions(fill);
    filled
        .map(|filled| (filled, Some(delay)))
        .map_err(|_| NoDefault)
}

/// The delay an edition prescribes for a control that names none.
fn default_delay(control: &TimeControl, rules: &ClockRules) -> Option<Span> {
    let seconds = |seconds: u32| Span::seconds(i64::from(seconds));
    if is_mixed_or_repeating(control)
        && let Some(delay) = rules.mixed_or_repeating_default_delay_seconds
    {
        return Some(seconds(delay));
    }
    // "More than 10 minutes" and "30 or more": the bounds are whole minutes, as all US controls are.
    let minutes = control.of(Colour::White).base().whole_minutes();
    let fits = |from: u32| i64::from(from) <= minutes;
    let bands = rules.default_delays.iter();
    let best = bands
        .filter(|band| fits(band.base_from_minutes))
        .max_by_key(|band| band.base_from_minutes);
    best.map(|band| seconds(band.delay_seconds))
}

/// What is recommended, where an edition has a default at all: from the default on, and up to 30
/// seconds where it is five, else exactly the default (US Chess 5E).
pub fn recommended_addition(
    control: &TimeControl,
    rules: &ClockRules,
) -> Option<RecommendedAddition> {
    let least = default_delay(control, rules)?;
    let slow =
        is_mixed_or_repeating(control) || control.of(Colour::White).base() >= Span::minutes(30);
    let most = if slow { Span::seconds(30) } else { least };
    Some(RecommendedAddition { least, most })
}

/// More than one period, or one that repeats (US Chess 5E).
pub fn is_mixed_or_repeating(control: &TimeControl) -> bool {
    let allotment = control.of(Colour::White);
    allotment.periods().len() > 1 || allotment.repeats()
}
