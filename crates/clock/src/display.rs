//! What a clock of a given model shows.

use serde::Serialize;

use crate::control::Addition;
use crate::machine::{Clock, SideReading};
use crate::model::{FlagMark, Model};
use crate::{ByColour, Colour, Span, analog};

/// What a clock shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Display {
    pub faces: ByColour<Face>,
    /// Whose flag fell first, if both are down and the clock tells.
    pub shows_first: Option<Colour>,
}

/// What one side shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Face {
    /// The time: what is left, or where the hands stand.
    pub time: String,
    /// The delay that still runs, shown beside the time.
    pub delay: Option<String>,
    /// The mark of a fallen flag ("–") is there.
    pub flag: bool,
    /// The counter of moves.
    pub counter: Option<u32>,
    /// This side runs.
    pub running: bool,
}

impl Clock {
    /// What it shows at a later instant; see [`Clock::advanced_to`].
    pub fn display(&self, at: Span) -> Display {
        let reading = self.at(at);
        let down = reading.sides.map(|side| side.is_flag_down);
        let both = down.white && down.black;
        let marks = |side: Colour| match self.model().flag_mark {
            FlagMark::Each => true,
            FlagMark::Zeros => false,
            FlagMark::FirstOnly => !both || reading.first_down.is_none_or(|first| first == side),
        };
        let faces = ByColour::of(|side| Face {
            flag: reading.sides[side].is_flag_marked && marks(side),
            running: reading.running == Some(side),
            ..self.face(side, &reading.sides[side])
        });
        let tells = both && self.model().flag_mark == FlagMark::FirstOnly;
        Display {
            faces,
            shows_first: reading.first_down.filter(|_| tells),
        }
    }

    fn face(&self, side: Colour, reading: &SideReading) -> Face {
        let model = self.model();
        let period = reading.period - 1;
        let addition = self.control().of(side).period(period).map(|p| p.addition);
        // Bronstein mode has one number for both, the delay of US Chess has two.
        let one_number = matches!(addition, Some(Addition::Bronstein(_)));
        let left = match one_number {
            true => reading.available(),
            false => reading.left,
        };
        let time = match model.analog_first_end {
            Some(first_end) => analog::dial(first_end, period, left - reading.overrun).to_string(),
            None => digits(left, model),
        };
        let shows_delay = !one_number && !reading.delay_left.is_zero();
        Face {
            time,
            delay: shows_delay.then(|| reading.delay_left.up_to_the_second().to_string()),
            flag: false,
            counter: model.shows_counter.then_some(reading.counter),
            running: false,
        }
    }
}

/// Seconds are counted up, so that zeros mean that the time is over; hours and minutes alone are
/// counted down, as clocks do that hide the seconds.
fn digits(left: Span, model: &Model) -> String {
    if model.seconds_below.is_none_or(|below| left < below) {
        return left.up_to_the_second().to_string();
    }
    let minutes = left.whole_minutes();
    format!("{}:{:02}", minutes / 60, minutes % 60)
}
