//! A time control and a kind of clock as the clock in the browser takes them.

use adoube_clock::{Addition, Allotment, ByColour, Colour, Model, PeriodChange, TimeControl};
use serde::Serialize;

/// What the clock in the browser is set to; times are milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct ClockSetup {
    /// The control, as it was written.
    pub name: String,
    /// The periods of both.
    pub periods: ByColour<Vec<PeriodSetup>>,
    /// The next period begins when the time is over, not when the counter says so.
    pub changes_at_zero: bool,
    /// Both sides stop when one is at zero.
    pub freezes_at_zero: bool,
}

/// One period as the clock of the browser counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct PeriodSetup {
    /// How many moves; none: all that remain.
    pub moves: Option<u32>,
    pub time: i64,
    /// How time is added.
    pub kind: &'static str,
    pub amount: i64,
}

impl ClockSetup {
    /// A control on a clock. Analog clocks are not shown in the browser.
    pub(crate) fn of(name: &str, control: &TimeControl, model: &Model) -> ClockSetup {
        ClockSetup {
            name: name.to_owned(),
            periods: ByColour::of(|side: Colour| periods(control.of(side))),
            changes_at_zero: model.period_change == PeriodChange::AtZero,
            freezes_at_zero: model.freezes_at_zero,
        }
    }
}

fn periods(allotment: &Allotment) -> Vec<PeriodSetup> {
    let periods = allotment.periods().iter();
    periods
        .map(|period| PeriodSetup {
            moves: period.moves,
            time: period.time.as_millis(),
            kind: kind(period.addition),
            amount: period.addition.amount().as_millis(),
        })
        .collect()
}

fn kind(addition: Addition) -> &'static str {
    match addition {
        Addition::Unspecified | Addition::None => "none",
        Addition::Increment(_) => "increment",
        Addition::Bronstein(_) => "bronstein",
        Addition::Delay(_) => "delay",
        Addition::Hourglass => "hourglass",
    }
}
