//! What happens to a clock.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::control::TimeControl;
use crate::{ByColour, Colour, Span};

/// What happens to a clock. Each event has its instant in the [log](crate::Log).
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// The clock of this player is started: White's at the start of the session (6.6, 16I).
    Start(Colour),
    /// This player presses: the own side stops and the opponent's side runs.
    Press(Colour),
    /// This player makes a move and does not press.
    MoveWithoutPress(Colour),
    /// Both sides are stopped.
    Stop {
        /// Who did it.
        by: Person,
        reason: Option<String>,
    },
    /// The clock runs again: the side that ran before, or this one.
    Resume(Option<Colour>),
    /// An arbiter adds time, or takes it away if it is negative.
    Adjust {
        side: Colour,
        by: Span,
        reason: Option<String>,
    },
    /// An arbiter sets times, without the delay that may still run.
    Set {
        /// To what; none: as it is.
        times: ByColour<Option<Span>>,
        reason: Option<String>,
    },
    /// An arbiter corrects the counter of moves. If that completes a period the next one begins;
    /// time that was given is not taken back.
    SetCounter(ByColour<Option<u32>>),
    /// An arbiter sets another time control; times and counters stay.
    SetControl(Box<TimeControl>),
    /// The next period begins for this player by hand.
    NextPeriod(Colour),
    /// Somebody says that the flag of a player has fallen. The clock does not care.
    Flag(FlagCall),
}

/// Somebody at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// The player with the white pieces.
    White,
    /// The player with the black pieces.
    Black,
    /// An arbiter or director.
    Arbiter,
    Spectator,
}

/// Somebody says that a flag has fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlagCall {
    pub of: Colour,
    /// Who says so. A player claims, an arbiter notices.
    pub by: Person,
}

/// Why an event cannot have happened as told.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EventError {
    /// Time does not go back.
    #[error("at {at}: earlier than the event before, at {before}")]
    OutOfOrder {
        at: Span,
        /// That of the event before.
        before: Span,
    },
    /// An instant that no game sees.
    #[error("at {at}: expected an instant from 0:00 to {}", crate::LONGEST)]
    OutOfRange { at: Span },
    /// A number that no clock shows.
    #[error(
        "at {at}: expected a time from 0:00 to {} and a move number up to {}",
        crate::LONGEST,
        crate::MOST_MOVES
    )]
    Unshowable { at: Span },
    /// The clock runs already.
    #[error("at {at}: the clock is already running")]
    Running { at: Span },
    /// The clock has never run, so it must be said whose side runs.
    #[error("at {at}: the clock has not been started; say whose side runs")]
    NotStarted { at: Span },
    /// The control does not say what is added.
    #[error("the time control leaves open what is added for each move")]
    Unspecified,
    /// There is no further period.
    #[error("at {at}: {side} has no further period")]
    NoPeriod { at: Span, side: Colour },
}

/// What an arbiter should know about an event that did not do what one might think.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Note {
    pub at: Span,
    pub what: Oddity,
}

/// What was odd.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Oddity {
    /// A player pressed whose side was not running.
    PressedOutOfTurn(Colour),
    /// A player pressed a clock that was stopped.
    PressedWhileStopped(Colour),
    /// A player pressed a clock frozen at zero.
    PressedWhileFrozen(Colour),
    /// A player pressed before the start; the opponent's side runs.
    PressedBeforeStart(Colour),
    /// More was taken away than there was; the rules do not say what then, so the time is zero.
    TookMoreThanLeft {
        side: Colour,
        /// How much was missing.
        missing: Span,
    },
    /// A flag was called that was not down.
    CalledFlagIsUp(Colour),
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Oddity::PressedOutOfTurn(side) => write!(f, "{side} pressed out of turn"),
            Oddity::PressedWhileStopped(side) => write!(f, "{side} pressed a stopped clock"),
            Oddity::PressedWhileFrozen(side) => write!(f, "{side} pressed a clock at zero"),
            Oddity::PressedBeforeStart(side) => write!(f, "{side} pressed before the start"),
            Oddity::TookMoreThanLeft { side, missing } => {
                write!(f, "{missing} more was taken from {side} than was left")
            }
            Oddity::CalledFlagIsUp(side) => write!(f, "{side}'s flag was called and is up"),
        }
    }
}
