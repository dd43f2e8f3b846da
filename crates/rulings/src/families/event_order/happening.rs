//! One event: who did what.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::declare::Choices;
use crate::families::prelude::*;
use crate::statement::{Message, kebab};
use crate::{Answers, Choice};

/// Who did what, written such as `white-mates`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Happening {
    /// Who; for a flag, whose.
    pub side: Colour,
    pub deed: Deed,
}

choices! {
    /// What happened to the order of the event, as the arbiter tells it.
    Deed {
        /// A move is determined (made).
        Moves,
        Presses,
        /// Both clocks are stopped.
        StopsClock,
        /// A piece is touched, to move or capture.
        TouchesPiece,
        Mates,
        Stalemates,
        /// A position in which nobody can mate is determined.
        KillsPosition,
        /// The player's flag falls; nobody has spoken.
        FlagFalls,
        /// The arbiter sees that the player's flag is down.
        FlagSeenByArbiter,
        /// The player says that the opponent's flag is down.
        CallsFlag,
        OffersDraw,
        /// The opponent's offer is accepted.
        AcceptsDraw,
        /// The opponent's offer is refused in words.
        RefusesDraw,
        /// A draw is claimed, by repetition or fifty moves.
        ClaimsDraw,
        Resigns,
        CompletesIllegalMove,
        /// The player claims an illegal move of the opponent.
        ClaimsIllegalMove,
    }
}

impl Happening {
    /// What a player did.
    pub const fn new(side: Colour, deed: Deed) -> Happening {
        Happening { side, deed }
    }

    fn all() -> impl Iterator<Item = Happening> {
        let of = |side| Deed::ALL.iter().map(move |&deed| Happening { side, deed });
        Colour::BOTH.into_iter().flat_map(of)
    }

    /// Every event to choose from.
    pub(super) fn answers() -> Answers {
        let choice = |event: Happening| {
            let meaning = Message::of_choice(Deed::LIST, event.deed.name());
            Choice {
                value: event.to_string().into(),
                text: meaning.about("side", event.side).into(),
            }
        };
        Answers::OneOf(Happening::all().map(choice).collect())
    }
}

impl fmt::Display for Happening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Colour::White => "white",
            Colour::Black => "black",
        };
        write!(f, "{side}-{}", kebab(self.deed.name()))
    }
}

impl Serialize for Happening {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Happening {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Happening, D::Error> {
        let text = String::deserialize(deserializer)?;
        let found = Happening::all().find(|event| event.to_string() == text);
        found.ok_or_else(|| {
            serde::de::Error::custom(format!(
                "{text:?} is no event: expected a side and what it did, such as white-mates or black-calls-flag"
            ))
        })
    }
}
