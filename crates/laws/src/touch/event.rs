//! What a player does at the board, as an arbiter tells it.

use serde::{Deserialize, Serialize};
use shakmaty::{Role, Square};

use super::text;

/// One act of a player.
///
/// In files an event is a table with its name, such as `{ event = "touch", square = "e2" }`. A
/// square is where the piece stands at that moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// Says "I adjust". It covers what follows until a piece is taken to another square, removed or
    /// exchanged.
    AnnounceAdjust,
    /// Touches a piece.
    Touch {
        /// Where it stands.
        #[serde(with = "text::one")]
        square: Square,
        /// What the touch was. Without it: adjusting after an announcement, otherwise deliberate.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intent: Option<Intent>,
    },
    /// Touches several pieces at once, or in an order that nobody can tell.
    TouchTogether {
        /// Where they stand.
        #[serde(with = "text::list")]
        squares: Vec<Square>,
    },
    /// Takes a piece in hand.
    Lift {
        /// Where it stood.
        #[serde(with = "text::one")]
        square: Square,
    },
    /// Takes a piece off the board: a captured piece, or the pawn that is promoted.
    Remove {
        /// Where it stood. If two pieces stand there, the captured one goes.
        #[serde(with = "text::one")]
        square: Square,
    },
    /// Lets a piece go on a square.
    Release {
        /// Where it came from. Without it: the piece in hand, or else the one touched last.
        #[serde(
            default,
            with = "text::optional",
            skip_serializing_if = "Option::is_none"
        )]
        from: Option<Square>,
        /// Where it stands now.
        #[serde(with = "text::one")]
        square: Square,
    },
    /// Brings a new piece to the square of promotion.
    PlacePromotion {
        #[serde(with = "text::one")]
        square: Square,
        /// The piece, as it was made by the turner: a rook upside down is a rook here.
        #[serde(with = "text::one")]
        role: Role,
        /// Whether it stands on its head.
        #[serde(default)]
        upside_down: bool,
        /// What the player called it.
        #[serde(
            default,
            with = "text::optional",
            skip_serializing_if = "Option::is_none"
        )]
        declared: Option<Role>,
        /// Whether it was let go; otherwise it only touched the square.
        #[serde(default = "yes")]
        released: bool,
    },
    /// Says "I am about to castle".
    DeclareCastling,
    /// Pushes a piece off its place with a piece in hand.
    Displace {
        /// Where the displaced piece stands.
        #[serde(with = "text::one")]
        square: Square,
        /// Where the displacing piece came from.
        #[serde(with = "text::one")]
        by: Square,
        /// What it was. Without it: deliberate.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intent: Option<Intent>,
    },
    /// Touches a piece beside the board.
    TouchOffBoard {
        #[serde(with = "text::one")]
        role: Role,
    },
    /// Uses this hand from here on.
    Hand { used: Hand },
    /// Presses the clock.
    PressClock,
}

/// What a touch was, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    /// It looked like the beginning of a move.
    Deliberate,
    /// It clearly was an accident.
    Accidental,
    /// It clearly was an adjustment, though nothing was announced.
    Adjusting,
    /// Nobody can tell.
    Unclear,
}

/// With which hand something was done: both at once is an offence of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The left hand.
    Left,
    /// The right hand.
    Right,
    /// Both hands for one move.
    Both,
}

fn yes() -> bool {
    true
}
