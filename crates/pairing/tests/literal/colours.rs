//! Colour preferences (A.6; 2026: 1.7) and the allocation of colours (E; 2026: 5.2).

use adoube_tournament::Colour;

use super::state::{Field, Place, Player};

/// How much a colour is due; the strongest is the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// The colour that a player should have next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Preference {
    pub strength: Strength,
    pub colour: Colour,
}

impl Preference {
    pub(crate) fn is_absolute(self) -> bool {
        self.strength == Strength::Absolute
    }
}

/// A.6.a–d; 2026: 1.7.1–1.7.4, from the colours of the games played, oldest first.
pub(crate) fn preference(colours: &[Colour]) -> Option<Preference> {
    let whites = colours.iter().filter(|c| **c == Colour::White).count();
    let blacks = colours.len() - whites;
    let prefer = |strength, colour| Some(Preference { strength, colour });
    if whites > blacks + 1 {
        return prefer(Strength::Absolute, Colour::Black);
    }
    if blacks > whites + 1 {
        return prefer(Strength::Absolute, Colour::White);
    }
    match colours {
        [.., before, last] if before == last => prefer(Strength::Absolute, last.opposite()),
        _ if whites > blacks => prefer(Strength::Strong, Colour::Black),
        _ if blacks > whites => prefer(Strength::Strong, Colour::White),
        [.., last] => prefer(Strength::Mild, last.opposite()),
        [] => None,
    }
}

/// Who has White in a pair, and the article that says so.
pub(crate) fn allocation(field: &Field, one: Place, other: Place) -> (Place, &'static str) {
    let (higher, lower) = (one.min(other), one.max(other));
    let (colour, article) = colour_of_higher(
        &field.players[higher],
        &field.players[lower],
        field.initial_colour,
    );
    match colour {
        Colour::White => (higher, article),
        Colour::Black => (lower, article),
    }
}

/// Who has White in a pair.
pub(crate) fn white_of(field: &Field, one: Place, other: Place) -> Place {
    allocation(field, one, other).0
}

/// The colour of the higher-ranked of two players, by the first article of 2017 that decides.
fn colour_of_higher(higher: &Player, lower: &Player, initial: Colour) -> (Colour, &'static str) {
    if let Some(colour) = both_granted(higher, lower) {
        return (colour, "E.1");
    }
    if let Some(colour) = stronger_granted(higher, lower) {
        return (colour, "E.2");
    }
    if let Some(colour) = alternated(higher, lower) {
        return (colour, "E.3");
    }
    // E.4; 2026: 5.2.4.
    if let Some(preference) = higher.preference {
        return (preference.colour, "E.4");
    }
    // E.5; 2026: 5.2.5.
    let colour = if higher.odd {
        initial
    } else {
        initial.opposite()
    };
    (colour, "E.5")
}

/// E.1; 2026: 5.2.1. Who has no preference takes what the other leaves (A.6.d).
fn both_granted(higher: &Player, lower: &Player) -> Option<Colour> {
    match (higher.preference, lower.preference) {
        (Some(one), Some(other)) => (one.colour != other.colour).then_some(one.colour),
        (Some(one), None) => Some(one.colour),
        (None, Some(other)) => Some(other.colour.opposite()),
        (None, None) => None,
    }
}

/// E.2; 2026: 5.2.2.
fn stronger_granted(higher: &Player, lower: &Player) -> Option<Colour> {
    let (one, other) = (higher.preference?, lower.preference?);
    let grant_higher = if one.is_absolute() && other.is_absolute() {
        (higher.difference.abs()).cmp(&lower.difference.abs())
    } else {
        one.strength.cmp(&other.strength)
    };
    match grant_higher {
        std::cmp::Ordering::Greater => Some(one.colour),
        std::cmp::Ordering::Less => Some(other.colour.opposite()),
        std::cmp::Ordering::Equal => None,
    }
}

/// E.3; 2026: 5.2.3, counting back over the games played (C.04.2.D.5).
fn alternated(higher: &Player, lower: &Player) -> Option<Colour> {
    let mut back = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    back.find(|(one, other)| one != other)
        .map(|(one, _)| one.opposite())
}
