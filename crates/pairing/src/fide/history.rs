//! What colour histories say: the latest difference, the limits, who is due which colour.

use adoube_tournament::Colour;

use super::field::{Competitor, Field};

/// How much somebody needs the colour of the preference (Dutch system, 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Strength {
    /// No game played yet.
    None,
    /// As many games with White as with Black.
    Mild,
    /// One game more with one colour.
    Strong,
    /// Two games more with one colour, or the same colour in the last two games.
    Absolute,
}

/// The colour that is due and how much, as in the Dutch system.
pub(crate) fn preference(competitor: &Competitor) -> (Option<Colour>, Strength) {
    let difference = competitor.colour_difference();
    let mut latest = competitor.colours().rev();
    let Some(last) = latest.next() else {
        return (None, Strength::None);
    };
    let minority = match difference {
        1.. => Colour::Black,
        ..=-1 => Colour::White,
        0 => last.opposite(),
    };
    if difference.abs() >= 2 {
        (Some(minority), Strength::Absolute)
    } else if latest.next() == Some(last) {
        (Some(last.opposite()), Strength::Absolute)
    } else if difference != 0 {
        (Some(minority), Strength::Strong)
    } else {
        (Some(minority), Strength::Mild)
    }
}

/// Who gets which colour by the latest games in which the two had different ones: the colour of the
/// first, changed. Rounds without a game are squeezed out (C.04.2, 3.4).
pub(crate) fn alternated(one: &Competitor, other: &Competitor) -> Option<Colour> {
    let latest = one.colours().rev().zip(other.colours().rev());
    let different = latest.into_iter().find(|(one, other)| one != other);
    different.map(|(one, _)| one.opposite())
}

/// The initial colour for an odd number, the other one for an even number.
pub(crate) fn initial(field: &Field, competitor: &Competitor) -> Colour {
    match competitor.ordinal % 2 {
        1 => field.initial_colour,
        _ => field.initial_colour.opposite(),
    }
}
