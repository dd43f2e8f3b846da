//! Which clock to use, and how to set one that cannot do what the control asks for (US Chess 5F,
//! 16B); what directors deduct from players excused from recording (15A1).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::control::{Addition, TimeControl};
use crate::{Colour, Span};

/// What a clock can do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timer {
    /// Digital; otherwise analog.
    pub digital: bool,
    /// It can add time for each move.
    #[serde(default)]
    pub increment: bool,
    /// The delays it can be set to, Bronstein or not.
    #[serde(default)]
    pub delays: Delays,
    /// It can be set to make no sound (US Chess 16B2a).
    #[serde(default)]
    pub silent: bool,
    /// It can be set to keep running when the other side is out of time (US Chess 16B2b).
    #[serde(default)]
    pub runs_on: bool,
}

/// The delays a clock can be set to.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Delays {
    #[default]
    None,
    /// Any whole number of seconds up to this.
    UpTo(Span),
    /// One of these.
    OneOf(Vec<Span>),
}

/// How to set a clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Setting {
    /// What to set.
    pub control: TimeControl,
    /// How well the clock suits the control; the best is 0.
    pub preference: u8,
    /// Whether the clock does all that the control asks for. If not, less than the announced time
    /// is added, which also decides whether moves must be recorded in time pressure (15B, 15C).
    pub as_announced: bool,
}

impl Delays {
    /// The greatest one that is no more than this.
    pub fn greatest_up_to(&self, wanted: Span) -> Option<Span> {
        let greatest = match self {
            Delays::None => None,
            Delays::UpTo(most) => Some(wanted.min(*most)),
            Delays::OneOf(delays) => delays.iter().copied().filter(|&d| d <= wanted).max(),
        };
        greatest.filter(|&delay| delay > Span::ZERO)
    }
}

impl Timer {
    /// How to set this clock for a control (5F1b, 5F2a, 5F3). If the event named another control
    /// for clocks that can do neither, or for clocks without delay, give it as `other` (5F1b1, 5F2a1).
    pub fn setting(&self, control: &TimeControl, other: Option<&TimeControl>) -> Setting {
        let preference = self.preference(control);
        let (set, replaced) = match other.filter(|_| self.adds_nothing_for(control)) {
            Some(other) => (other.clone(), true),
            None => (self.nearest(control), false),
        };
        Setting {
            as_announced: !replaced && set == *control,
            control: set,
            preference,
        }
    }

    fn adds_nothing_for(&self, control: &TimeControl) -> bool {
        let no_delay = self.delays == Delays::None;
        let increment = control.has(|addition| matches!(addition, Addition::Increment(_)));
        let delay = control.has(Addition::is_delay);
        (increment && no_delay && !self.increment) || (delay && no_delay)
    }

    /// The base time always; the addition as near as the clock can.
    fn nearest(&self, control: &TimeControl) -> TimeControl {
        let possible = |addition| match addition {
            Addition::Increment(_) if self.increment => addition,
            Addition::Increment(span) | Addition::Delay(span) => {
                let delay = self.delays.greatest_up_to(span);
                delay.map_or(Addition::None, Addition::Delay)
            }
            Addition::Bronstein(span) => {
                let delay = self.delays.greatest_up_to(span);
                delay.map_or(Addition::None, Addition::Bronstein)
            }
            other => other,
        };
        // Delays below a second cannot be written; then the clock is set without.
        let without = |_| Addition::None;
        let nearest = control.with_additions(possible);
        let nearest = nearest.or_else(|_| control.with_additions(without));
        nearest.unwrap_or_else(|_| control.clone())
    }

    /// The place in the order of preference: 5F1a for increments, 5F2a for delays, 5F3 for neither.
    fn preference(&self, control: &TimeControl) -> u8 {
        let amount = most_added(control);
        let settable = self.delays.greatest_up_to(amount) == Some(amount);
        let has_delay = self.delays != Delays::None;
        if control.has(|addition| matches!(addition, Addition::Increment(_))) {
            return match self {
                Timer { digital: false, .. } => 4,
                Timer {
                    increment: true, ..
                } => 0,
                _ if settable => 1,
                _ if has_delay => 2,
                _ => 3,
            };
        }
        let asks_for_delay = control.has(Addition::is_delay);
        match (self.digital, asks_for_delay && !has_delay) {
            (true, false) => 0,
            (true, true) => 1,
            (false, _) => 2,
        }
    }
}

fn most_added(control: &TimeControl) -> Span {
    let allotments = Colour::BOTH.map(|side| control.of(side).periods());
    let amounts = allotments
        .into_iter()
        .flatten()
        .map(|period| period.addition.amount());
    amounts.max().unwrap_or(Span::ZERO)
}

/// The clocks in order of preference for a control, as places in the list. Equal ones are ordered by
/// silence and by running on (16B2a, 16B2b), then as they came.
pub fn ranked(control: &TimeControl, timers: &[Timer]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..timers.len()).collect();
    order.sort_by_key(|&place| {
        let timer = &timers[place];
        let manners = u8::from(timer.silent) + u8::from(timer.runs_on);
        (timer.preference(control), Reverse(manners))
    });
    order
}
