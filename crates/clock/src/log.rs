//! The log of a clock, as it stands in a file.

use serde::de::{self, Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

use crate::control::{ControlError, Dialect, TimeControl};
use crate::machine::{Clock, Event, EventError, FlagCall, Person, Reading};
use crate::model::Model;
use crate::{ByColour, Colour, Span};

/// What happened to a clock, in order.
///
/// As a file (TOML here, any format of `serde` will do) it is a time control, what kind of clock it
/// was and a list of events. Instants are `h:mm:ss` or `m:ss`, with milliseconds after a point: since
/// the start of the game or the time of day, as one likes, as long as it does not go back.
///
/// ```toml
/// control = "90'/40+30'+30\""       # any notation; bare numbers are read as FIDE's
/// dialect = "fide"                  # only needed where the marks do not tell: fide, us, trf, pgn
///
/// [model]                           # all optional; these are the defaults
/// period_change = "by-counter"      # or at-zero, by-hand
/// freezes_at_zero = true
/// flag_mark = "first-only"          # or each, zeros
/// shows_counter = true
/// gives_first_increment = true
/// bronstein_in_advance = true
/// # seconds_below = "20:00"         # seconds are always shown unless this is given
/// # analog_first_end = 6            # the hands of an analog clock
///
/// [[events]]
/// at = "15:00:00"
/// start = "white"
///
/// [[events]]
/// at = "15:00:10"
/// press = "white"
///
/// [[events]]
/// at = "15:02:00"
/// move_without_press = "black"      # moved and forgot to press
///
/// [[events]]
/// at = "15:03:00"
/// stop = { by = "arbiter", reason = "illegal move" }
///
/// [[events]]
/// at = "15:04:00"
/// adjust = { side = "white", by = "2:00", reason = "7.5.5" }
///
/// [[events]]
/// at = "15:04:00"
/// set = { black = "1:28:00" }       # one or both, and a reason if there is one
///
/// [[events]]
/// at = "15:04:00"
/// set_counter = { white = 1, black = 1 }
///
/// [[events]]
/// at = "15:04:30"
/// resume = "black"                  # or "last": the side that ran before
///
/// [[events]]
/// at = "15:10:00"
/// flag = { of = "white", by = "black" }   # by white, black, arbiter or spectator
///
/// # also: set_control = "90'+30\"" and next_period = "white"
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// The time control, in any notation.
    pub control: String,
    /// How it is written, where its marks do not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dialect: Option<Dialect>,
    /// How the clock behaves.
    #[serde(default)]
    pub model: Model,
    #[serde(default)]
    pub events: Vec<Entry>,
}

/// An event with its instant.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(into = "RawEntry")]
pub struct Entry {
    pub at: Span,
    pub event: Event,
}

/// A log cannot be played over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "clock-log-error")]
pub enum LogError {
    /// The time control cannot be read.
    Control { error: ControlError },
    /// An event cannot have happened as told.
    Event {
        /// Which one, from 1.
        number: usize,
        /// What is wrong.
        error: EventError,
    },
    /// The clock cannot be set for the control.
    Setting(EventError),
}

impl From<ControlError> for LogError {
    fn from(error: ControlError) -> LogError {
        LogError::Control { error }
    }
}

impl Log {
    /// The time control. Bare numbers are read as FIDE's notation.
    ///
    /// # Errors
    ///
    /// [`ControlError`] if it cannot be read.
    pub fn control(&self) -> Result<TimeControl, ControlError> {
        read_control(&self.control, self.dialect)
    }

    /// The clock after all events, or after those up to an instant.
    ///
    /// # Errors
    ///
    /// [`LogError`] with the number of the event that the clock refuses, or if the control cannot be set.
    pub fn replay(&self, until: Option<Span>) -> Result<Clock, LogError> {
        self.replay_as(self.control()?, until)
    }

    /// The same with another time control in place of the one the clock was set for, as if it had
    /// been set rightly from the start. Arbiters' settings in the log are then left out.
    ///
    /// # Errors
    ///
    /// [`LogError`] as for [`Log::replay`].
    pub fn replay_as(&self, control: TimeControl, until: Option<Span>) -> Result<Clock, LogError> {
        let mut clock = Clock::new(control.clone(), self.model).map_err(LogError::Setting)?;
        let replaced = self.control().is_ok_and(|set| set != control);
        for (index, entry) in self.events.iter().enumerate() {
            if until.is_some_and(|until| entry.at > until) {
                break;
            }
            if replaced && matches!(entry.event, Event::SetControl(_) | Event::Set { .. }) {
                continue;
            }
            let number = index + 1;
            let applied = clock.apply(entry.at, entry.event.clone());
            applied.map_err(|error| LogError::Event { number, error })?;
        }
        Ok(clock)
    }

    /// Both times at an instant.
    ///
    /// # Errors
    ///
    /// [`LogError`] as for [`Log::replay`].
    pub fn at(&self, instant: Span) -> Result<Reading, LogError> {
        Ok(self.replay(Some(instant))?.at(instant))
    }
}

fn read_control(text: &str, dialect: Option<Dialect>) -> Result<TimeControl, ControlError> {
    match dialect {
        Some(dialect) => TimeControl::parse(text, dialect),
        None => Ok(TimeControl::read(text, Dialect::Fide)?.0),
    }
}

/// An entry as it is written: its instant and exactly one of the rest.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEntry {
    at: Span,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    press: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    move_without_press: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stop: Option<RawStop>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    resume: Option<RawResume>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    adjust: Option<RawAdjust>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set: Option<RawSet>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set_counter: Option<RawCounter>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set_control: Option<RawControl>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next_period: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    flag: Option<FlagCall>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStop {
    by: Person,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RawResume {
    White,
    Black,
    Last,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAdjust {
    side: Colour,
    by: Span,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSet {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white: Option<Span>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black: Option<Span>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCounter {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black: Option<u32>,
}

/// A time control in a notation, or in parts if no notation can say it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum RawControl {
    Text(String),
    Parts(TimeControl),
}

/// The reader of the file says what is wrong with an entry, and where it stands.
impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        let raw = RawEntry::deserialize(deserializer)?;
        let at = raw.at;
        let mut events = raw.events()?;
        let expected = &"one of start, press, stop or the like in each entry";
        let wrong = D::Error::invalid_length(events.len(), expected);
        match (events.pop(), events.is_empty()) {
            (Some(event), true) => Ok(Entry { at, event }),
            _ => Err(wrong),
        }
    }
}

impl RawEntry {
    fn events<E: de::Error>(self) -> Result<Vec<Event>, E> {
        let control = self.set_control.map(RawControl::read).transpose()?;
        let events = [
            self.start.map(Event::Start),
            self.press.map(Event::Press),
            self.move_without_press.map(Event::MoveWithoutPress),
            self.stop
                .map(|RawStop { by, reason }| Event::Stop { by, reason }),
            self.resume.map(|resume| Event::Resume(resume.side())),
            self.adjust
                .map(|RawAdjust { side, by, reason }| Event::Adjust { side, by, reason }),
            self.set.map(
                |RawSet {
                     white,
                     black,
                     reason,
                 }| Event::Set {
                    times: ByColour { white, black },
                    reason,
                },
            ),
            self.set_counter
                .map(|RawCounter { white, black }| Event::SetCounter(ByColour { white, black })),
            control.map(|control| Event::SetControl(Box::new(control))),
            self.next_period.map(Event::NextPeriod),
            self.flag.map(Event::Flag),
        ];
        Ok(events.into_iter().flatten().collect())
    }
}

impl RawControl {
    fn read<E: de::Error>(self) -> Result<TimeControl, E> {
        match self {
            RawControl::Text(text) => read_control(&text, None).map_err(|error| {
                let place = format!("column {}: {:?}", error.column, error.expected);
                E::invalid_value(Unexpected::Str(&text), &place.as_str())
            }),
            RawControl::Parts(control) => Ok(control),
        }
    }
}

impl RawResume {
    fn side(self) -> Option<Colour> {
        match self {
            RawResume::White => Some(Colour::White),
            RawResume::Black => Some(Colour::Black),
            RawResume::Last => None,
        }
    }
}

impl From<Entry> for RawEntry {
    fn from(Entry { at, event }: Entry) -> RawEntry {
        let mut raw = RawEntry {
            at,
            ..RawEntry::default()
        };
        match event {
            Event::Start(side) => raw.start = Some(side),
            Event::Press(side) => raw.press = Some(side),
            Event::MoveWithoutPress(side) => raw.move_without_press = Some(side),
            Event::Stop { by, reason } => raw.stop = Some(RawStop { by, reason }),
            Event::Resume(None) => raw.resume = Some(RawResume::Last),
            Event::Resume(Some(Colour::White)) => raw.resume = Some(RawResume::White),
            Event::Resume(Some(Colour::Black)) => raw.resume = Some(RawResume::Black),
            Event::Adjust { side, by, reason } => raw.adjust = Some(RawAdjust { side, by, reason }),
            Event::Set { times, reason } => {
                let ByColour { white, black } = times;
                raw.set = Some(RawSet {
                    white,
                    black,
                    reason,
                });
            }
            Event::SetCounter(ByColour { white, black }) => {
                raw.set_counter = Some(RawCounter { white, black });
            }
            Event::SetControl(control) => raw.set_control = Some(RawControl::Parts(*control)),
            Event::NextPeriod(side) => raw.next_period = Some(side),
            Event::Flag(call) => raw.flag = Some(call),
        }
        raw
    }
}
