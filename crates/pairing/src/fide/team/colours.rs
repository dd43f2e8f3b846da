//! Who has White on the first board of a match (article 4).

use std::cmp::{Ordering, Reverse};

use adoube_tournament::Colour;

use crate::fide::answer::ColourRule;
use crate::fide::field::{Competitor, Field};
use crate::fide::history::{alternated, initial};
use crate::fide::topscoregroup::ColourPreference;

/// The colour allocation of a round.
pub(super) struct Allocation<'f> {
    pub field: &'f Field,
    /// What each team prefers.
    pub wishes: Vec<Option<ColourPreference>>,
    /// Whether the first team has the higher score with its virtual points.
    pub is_by_pairing_score: bool,
}

impl Allocation<'_> {
    /// The colour of the first of two, and the rule that gives it.
    pub(super) fn of(&self, one: usize, other: usize) -> (Colour, ColourRule) {
        if self.rank(one) <= self.rank(other) {
            return self.of_first_team(one, other);
        }
        let (colour, rule) = self.of_first_team(other, one);
        (colour.opposite(), rule)
    }

    /// The first team of a pair has the smaller rank (4.2).
    fn rank(&self, place: usize) -> impl Ord + use<> {
        let team = &self.field.competitors[place];
        let score = match self.is_by_pairing_score {
            true => team.score,
            false => team.real_score,
        };
        (Reverse(score), Reverse(team.secondary), team.number)
    }

    /// The colour of the first team (4.3).
    fn of_first_team(&self, first: usize, other: usize) -> (Colour, ColourRule) {
        let wishes = [self.wishes[first], self.wishes[other]];
        let [first, other] = [first, other].map(|place| &self.field.competitors[place]);
        if !has_had_colour(first) && !has_had_colour(other) {
            return (initial(self.field, first), ColourRule::InitialColour);
        }
        match wishes {
            [Some(wish), None] => return (wish.colour, ColourRule::OnlyPreference),
            [None, Some(wish)] => return (wish.colour.opposite(), ColourRule::OnlyPreference),
            [Some(own), Some(opposite)] if own.colour != opposite.colour => {
                return (own.colour, ColourRule::Both);
            }
            [Some(own), Some(same)] if own.is_strong != same.is_strong => {
                let colour = match own.is_strong {
                    true => own.colour,
                    false => own.colour.opposite(),
                };
                return (colour, ColourRule::Stronger);
            }
            _ => {}
        }
        match first.colour_difference().cmp(&other.colour_difference()) {
            Ordering::Less => return (Colour::White, ColourRule::Equalise),
            Ordering::Greater => return (Colour::Black, ColourRule::Equalise),
            Ordering::Equal => {}
        }
        if let Some(colour) = alternated(first, other) {
            (colour, ColourRule::Alternate)
        } else if let Some(wish) = wishes[0] {
            (wish.colour, ColourRule::HigherRanked)
        } else if let Some(last) = first.colours().next_back() {
            (last.opposite(), ColourRule::HigherAlternates)
        } else {
            let last = other.colours().next_back();
            (last.unwrap_or(Colour::White), ColourRule::LowerAlternates)
        }
    }
}

fn has_had_colour(team: &Competitor) -> bool {
    team.colours().next().is_some()
}
