//! Which teams may meet, and who has White on board 1.

use adoube_tournament::Colour;

use super::super::answer::ColourRule;
use super::super::field::{Competitor, Field};
use super::super::history;
use super::super::median::Limits;

/// Whether the limits of 7.3 count in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Law {
    WithLimits,
    /// The group would have to float more teams with them (7.4).
    WithoutLimits,
}

/// Those to be paired, with what the rules look at.
pub(super) struct Teams<'f> {
    pub field: &'f Field,
    limits: Limits,
}

impl<'f> Teams<'f> {
    pub(super) fn new(field: &'f Field) -> Teams<'f> {
        Teams {
            field,
            limits: Limits::new(field),
        }
    }

    pub(super) fn team(&self, team: usize) -> &Competitor {
        &self.field.competitors[team]
    }

    /// Whether two have not met (6.1).
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.field.is_barred(one, other)
    }

    /// Whether two may meet in a group.
    pub(super) fn may_meet_by(&self, law: Law, one: usize, other: usize) -> bool {
        self.may_meet(one, other) && (law == Law::WithoutLimits || self.limits.agree(one, other))
    }

    /// The colour of the first of two teams, and the rule that gives it (7).
    pub(super) fn colours(&self, one: usize, other: usize) -> (Colour, ColourRule) {
        // Places are ranks: by match points, then by number.
        if other < one {
            let (colour, rule) = self.colours(other, one);
            return (colour.opposite(), rule);
        }
        let [higher, lower] = [one, other].map(|team| self.team(team));
        if let Some(colour) = self.limits.only(one, other) {
            return (colour, ColourRule::Limits);
        }
        let difference = |team: &Competitor| team.colour_difference();
        match difference(higher).cmp(&difference(lower)) {
            std::cmp::Ordering::Less => return (Colour::White, ColourRule::Equalise),
            std::cmp::Ordering::Greater => return (Colour::Black, ColourRule::Equalise),
            std::cmp::Ordering::Equal => {}
        }
        if let Some(colour) = alternated(higher, lower) {
            return (colour, ColourRule::Alternate);
        }
        let last = |team: &Competitor| team.colours().next_back();
        match (last(higher), last(lower)) {
            (Some(colour), _) => (colour.opposite(), ColourRule::HigherAlternates),
            (None, Some(colour)) => (colour, ColourRule::LowerAlternates),
            (None, None) => (
                history::initial(self.field, higher),
                ColourRule::InitialColour,
            ),
        }
    }
}

/// The colour of the first by the latest round in which both had one and they were different (7.6):
/// the other one of its own. Rounds count as they were played.
fn alternated(one: &Competitor, other: &Competitor) -> Option<Colour> {
    let rounds = one.past.iter().zip(&other.past).rev();
    let mut colours = rounds.filter_map(|(one, other)| Some((one.colour?, other.colour?)));
    let different = colours.find(|(one, other)| one != other);
    different.map(|(one, _)| one.opposite())
}
