//! One event: who did what.

use std::fmt;
use std::str::FromStr;

use adoube_clock::Colour;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Who did what, written such as `white-mates`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Happening {
    /// Who; for a flag, whose.
    pub side: Colour,
    pub deed: Deed,
}

/// What happened to the order of the event, as the arbiter tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A move is determined (made).
    Moves,
    /// The clock is pressed.
    Presses,
    /// Both clocks are stopped.
    StopsClock,
    /// A piece is touched, to move or capture.
    TouchesPiece,
    /// Mate is determined.
    Mates,
    /// Stalemate is determined.
    Stalemates,
    /// A position in which nobody can mate is determined.
    KillsPosition,
    /// The player's flag falls; nobody has spoken.
    FlagFalls,
    /// The arbiter sees that the player's flag is down.
    FlagSeenByArbiter,
    /// The player says that the opponent's flag is down.
    CallsFlag,
    /// A draw is offered.
    OffersDraw,
    /// The opponent's offer is accepted.
    AcceptsDraw,
    /// The opponent's offer is refused in words.
    RefusesDraw,
    /// A draw is claimed, by repetition or fifty moves.
    ClaimsDraw,
    /// The player resigns.
    Resigns,
    /// The player completes an illegal move.
    CompletesIllegalMove,
    /// The player claims an illegal move of the opponent.
    ClaimsIllegalMove,
}

/// Every deed, its word in a file, and what it means.
const DEEDS: [(Deed, &str, &str); 17] = [
    (Deed::Moves, "moves", "moves, clock not pressed yet"),
    (Deed::Presses, "presses", "presses the clock"),
    (Deed::StopsClock, "stops-clock", "stops both clocks"),
    (
        Deed::TouchesPiece,
        "touches-piece",
        "touches a piece to move it",
    ),
    (Deed::Mates, "mates", "mates"),
    (Deed::Stalemates, "stalemates", "stalemates"),
    (
        Deed::KillsPosition,
        "kills-position",
        "makes a move after which nobody can mate",
    ),
    (
        Deed::FlagFalls,
        "flag-falls",
        "has the flag fall, nobody speaks",
    ),
    (
        Deed::FlagSeenByArbiter,
        "flag-seen-by-arbiter",
        "has the flag down, the arbiter sees it",
    ),
    (
        Deed::CallsFlag,
        "calls-flag",
        "says that the opponent's flag is down",
    ),
    (Deed::OffersDraw, "offers-draw", "offers a draw"),
    (Deed::AcceptsDraw, "accepts-draw", "accepts the draw"),
    (Deed::RefusesDraw, "refuses-draw", "refuses the draw"),
    (Deed::ClaimsDraw, "claims-draw", "claims a draw"),
    (Deed::Resigns, "resigns", "resigns"),
    (
        Deed::CompletesIllegalMove,
        "completes-illegal-move",
        "completes an illegal move",
    ),
    (
        Deed::ClaimsIllegalMove,
        "claims-illegal-move",
        "claims an illegal move of the opponent",
    ),
];

/// A word is no event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no event: expected a side and what it did, such as white-mates or black-calls-flag"
)]
pub struct UnknownHappening(pub String);

impl Happening {
    /// A side and what it did.
    pub const fn new(side: Colour, deed: Deed) -> Happening {
        Happening { side, deed }
    }

    /// Every event, with its meaning.
    pub(super) fn all() -> Vec<(String, String)> {
        let of = |side: Colour| {
            let each = move |&(deed, _, meaning): &(Deed, &str, &str)| {
                (
                    Happening::new(side, deed).to_string(),
                    format!("{side} {meaning}"),
                )
            };
            DEEDS.iter().map(each)
        };
        Colour::BOTH.into_iter().flat_map(of).collect()
    }
}

impl fmt::Display for Happening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Colour::White => "white",
            Colour::Black => "black",
        };
        let word = DEEDS.iter().find(|(deed, _, _)| *deed == self.deed);
        write!(f, "{side}-{}", word.map_or("", |(_, word, _)| word))
    }
}

impl FromStr for Happening {
    type Err = UnknownHappening;

    fn from_str(text: &str) -> Result<Happening, UnknownHappening> {
        let unknown = || UnknownHappening(text.to_owned());
        let (side, word) = text.split_once('-').ok_or_else(unknown)?;
        let side = match side {
            "white" => Colour::White,
            "black" => Colour::Black,
            _ => return Err(unknown()),
        };
        let found = DEEDS.iter().find(|(_, known, _)| *known == word);
        let (deed, _, _) = found.ok_or_else(unknown)?;
        Ok(Happening::new(side, *deed))
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
        text.parse().map_err(serde::de::Error::custom)
    }
}
