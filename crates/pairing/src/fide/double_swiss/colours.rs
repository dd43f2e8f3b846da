//! Who has White in the first game of a match (article 4).

use adoube_tournament::Colour;

use crate::fide::answer::ColourRule;
use crate::fide::field::{Competitor, Field};
use crate::fide::history::{alternated, initial};

/// The colour of the first of two, and the rule that gives it (4.3).
pub(super) fn allocate(field: &Field, one: usize, other: usize) -> (Colour, ColourRule) {
    // Places are in the order of rank: the higher ranked has the higher score, then the smaller
    // number.
    if one > other {
        let (colour, rule) = allocate(field, other, one);
        return (colour.opposite(), rule);
    }
    let [higher, lower] = [one, other].map(|place| &field.competitors[place]);
    match whites(higher).cmp(&whites(lower)) {
        std::cmp::Ordering::Less => return (Colour::White, ColourRule::Equalise),
        std::cmp::Ordering::Greater => return (Colour::Black, ColourRule::Equalise),
        std::cmp::Ordering::Equal => {}
    }
    if let Some(colour) = alternated(higher, lower) {
        (colour, ColourRule::Alternate)
    } else if let Some(last) = higher.colours().next_back() {
        (last.opposite(), ColourRule::HigherAlternates)
    } else if let Some(last) = lower.colours().next_back() {
        (last, ColourRule::LowerAlternates)
    } else {
        (initial(field, higher), ColourRule::InitialColour)
    }
}

fn whites(competitor: &Competitor) -> usize {
    let colours = competitor.colours();
    colours.filter(|colour| *colour == Colour::White).count()
}
