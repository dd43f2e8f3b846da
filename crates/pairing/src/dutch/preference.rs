//! The colour that a player prefers, and how much (2017: A.6; 2026: 1.7).

use adoube_tournament::Colour;
use serde::Serialize;

use super::field::{Contender, Strength};

/// The colour that a player prefers, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "colour-preference")]
pub enum Preference {
    None,
    Mild(Colour),
    Strong(Colour),
    Absolute(Colour),
}

impl Preference {
    pub(super) fn of(contender: &Contender) -> Preference {
        match (contender.preference, contender.strength) {
            (Some(colour), Strength::Absolute) => Preference::Absolute(colour),
            (Some(colour), Strength::Strong) => Preference::Strong(colour),
            (Some(colour), _) => Preference::Mild(colour),
            (None, _) => Preference::None,
        }
    }

    /// The colour without which the player cannot be paired.
    pub fn absolute(self) -> Option<Colour> {
        match self {
            Preference::Absolute(colour) => Some(colour),
            _ => None,
        }
    }

    /// The colour that is preferred, however strongly.
    pub fn due(self) -> Option<Colour> {
        match self {
            Preference::Absolute(colour)
            | Preference::Strong(colour)
            | Preference::Mild(colour) => Some(colour),
            Preference::None => None,
        }
    }

    /// The sign: `w` or `b` mild, `Ww` or `Bb` strong, `W` or `B` absolute, `A` none.
    pub fn sign(self) -> &'static str {
        use Colour::{Black, White};
        match self {
            Preference::Absolute(White) => "W",
            Preference::Strong(White) => "Ww",
            Preference::Mild(White) => "w",
            Preference::Absolute(Black) => "B",
            Preference::Strong(Black) => "Bb",
            Preference::Mild(Black) => "b",
            Preference::None => "A",
        }
    }
}
