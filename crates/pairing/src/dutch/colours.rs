//! Who gets which colour (2017: E.1–E.5; 2026: 5.2.1–5.2.5).

use adoube_tournament::Colour;
use serde::Serialize;

use super::Edition;
use super::field::{Contender, Strength};
use crate::facts::Article;

/// The rule that decided the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "dutch-colours")]
pub enum ColourRule {
    /// Both preferences are granted, or the only one there is.
    Both,
    /// The stronger preference is granted.
    Stronger,
    /// Both are absolute, and the wider colour difference is granted.
    WiderDifference,
    /// The colours are changed against the latest round in which they differed.
    Alternate,
    /// The preference of the higher ranked player is granted.
    HigherRanked,
    /// Nobody has a preference: the number of the higher ranked player decides.
    InitialColour,
}

impl ColourRule {
    /// The article of an edition.
    pub fn article(self, edition: Edition) -> Article {
        let (old, new) = match self {
            ColourRule::Both => ("E.1", "5.2.1"),
            ColourRule::Stronger | ColourRule::WiderDifference => ("E.2", "5.2.2"),
            ColourRule::Alternate => ("E.3", "5.2.3"),
            ColourRule::HigherRanked => ("E.4", "5.2.4"),
            ColourRule::InitialColour => ("E.5", "5.2.5"),
        };
        edition.article(old, new)
    }
}

/// The colour of the higher ranked of two players, and the rule that gives it.
pub(super) fn allocate(
    higher: &Contender,
    lower: &Contender,
    initial: Colour,
) -> (Colour, ColourRule) {
    match (higher.preference, lower.preference) {
        (None, None) => {
            let colour = if higher.ordinal % 2 == 1 {
                initial
            } else {
                initial.opposite()
            };
            (colour, ColourRule::InitialColour)
        }
        (Some(colour), None) => (colour, ColourRule::Both),
        (None, Some(colour)) => (colour.opposite(), ColourRule::Both),
        (Some(one), Some(other)) if one != other => (one, ColourRule::Both),
        (Some(colour), Some(_)) => same_preference(higher, lower, colour),
    }
}

fn same_preference(higher: &Contender, lower: &Contender, colour: Colour) -> (Colour, ColourRule) {
    let grant = |to_higher: bool| {
        if to_higher { colour } else { colour.opposite() }
    };
    if higher.strength != lower.strength {
        return (
            grant(higher.strength > lower.strength),
            ColourRule::Stronger,
        );
    }
    let widths = (
        higher.colour_difference.abs(),
        lower.colour_difference.abs(),
    );
    if higher.strength == Strength::Absolute && widths.0 != widths.1 {
        return (grant(widths.0 > widths.1), ColourRule::WiderDifference);
    }
    let latest = (higher.history.played().iter().rev()).zip(lower.history.played().iter().rev());
    for (one, other) in latest {
        if one != other {
            return (one.opposite(), ColourRule::Alternate);
        }
    }
    (colour, ColourRule::HigherRanked)
}
