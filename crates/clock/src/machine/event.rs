//! What happens to a clock.

use serde::{Deserialize, Serialize};

use crate::control::{LONGEST, MOST_MOVES, TimeControl};
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "clock-event-error")]
pub enum EventError {
    /// Time does not go back.
    OutOfOrder {
        at: Span,
        /// That of the event before.
        before: Span,
    },
    /// An instant that no game sees.
    OutOfRange { at: Span, latest: Span },
    /// A number that no clock shows.
    Unshowable {
        at: Span,
        longest: Span,
        most_moves: u32,
    },
    /// The clock runs already.
    Running { at: Span },
    /// The clock has never run, so it must be said whose side runs.
    NotStarted { at: Span },
    /// The control does not say what is added.
    Unspecified,
    /// There is no further period.
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
#[serde(rename = "clock-oddity", rename_all = "kebab-case")]
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

impl EventError {
    /// A number that no clock shows.
    pub(super) fn unshowable(at: Span) -> EventError {
        EventError::Unshowable {
            at,
            longest: LONGEST,
            most_moves: MOST_MOVES,
        }
    }
}
