//! Who may meet whom, who is due which colour, and who gets it.

use adoube_tournament::Colour;

use super::super::answer::ColourRule;
use super::super::field::{Competitor, Field};
use super::super::history;
use super::super::median::{Limits, Side};
use super::super::readings::{Reading, Readings};

/// Those to be paired, with what the system looks at.
pub(super) struct Players<'f> {
    pub field: &'f Field,
    readings: Readings,
    /// The colour that each is due; `None` before the first game.
    due: Vec<Option<Colour>>,
    limits: Limits,
}

/// How much the ratings may differ where colours are exchanged in a Maxi-tournament (3.2.3, 5.7).
const MAXI_RANGE: u16 = 100;

impl<'f> Players<'f> {
    pub(super) fn new(field: &'f Field, readings: Readings) -> Players<'f> {
        let due = (field.competitors.iter()).map(|one| history::preference(one).0);
        Players {
            field,
            readings,
            due: due.collect(),
            limits: Limits::new(field),
        }
    }

    pub(super) fn has(&self, reading: Reading) -> bool {
        self.readings.has(reading)
    }

    pub(super) fn competitor(&self, player: usize) -> &Competitor {
        &self.field.competitors[player]
    }

    /// Where the scoregroup of a player lies. The median score is half of what the rounds so far
    /// could give (2.2).
    pub(super) fn side(&self, player: usize) -> Side {
        let rounds = i32::from(self.field.round.0.saturating_sub(1));
        let possible = rounds * self.field.win.as_hundredths();
        match (2 * self.competitor(player).score.as_hundredths()).cmp(&possible) {
            std::cmp::Ordering::Greater => Side::Above,
            std::cmp::Ordering::Equal => Side::Median,
            std::cmp::Ordering::Less => Side::Below,
        }
    }

    /// Whether two are compatible (2.1).
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.colours_agree(one, other) && !self.field.is_barred(one, other)
    }

    /// Whether some colours keep both within the limits; in the last round that does not matter
    /// (6).
    pub(super) fn colours_agree(&self, one: usize, other: usize) -> bool {
        self.field.rounds_left() == 0 || self.limits.agree(one, other)
    }

    pub(super) fn due(&self, player: usize) -> Option<Colour> {
        self.due[player]
    }

    /// Whether two are due different colours; before the first game everybody suits.
    pub(super) fn suit(&self, one: usize, other: usize) -> bool {
        match (self.due[one], self.due[other]) {
            (Some(one), Some(other)) => one != other,
            _ => true,
        }
    }

    /// Whether somebody may come in the place of another for the sake of colours: in a
    /// Maxi-tournament only within 100 points.
    pub(super) fn is_in_range(&self, one: usize, other: usize) -> bool {
        let [one, other] = [one, other].map(|player| self.competitor(player).rating);
        !self.has(Reading::Maxi) || one.abs_diff(other) <= MAXI_RANGE
    }

    /// Whether somebody played the round before against somebody of another score (3.10).
    pub(super) fn floated_last(&self, player: usize) -> bool {
        let last = self.competitor(player).last_round();
        last.is_some_and(|round| round.is_played && round.float.is_some())
    }

    /// The colour of the first of two who are paired, and the rule that gives it (5).
    pub(super) fn colours(
        &self,
        one: usize,
        other: usize,
        is_below: bool,
        bye: Option<usize>,
    ) -> (Colour, ColourRule) {
        let due = (self.due[one], self.due[other]);
        if let Some(colour) = self.limits.only(one, other) {
            // If the due colours are different, they are granted all the same.
            let rule = match due == (Some(colour), Some(colour.opposite())) {
                true => ColourRule::Both,
                false => ColourRule::Limits,
            };
            return (colour, rule);
        }
        match due {
            (None, None) => (self.initial(one, other, bye), ColourRule::InitialColour),
            (Some(colour), None) => (colour, ColourRule::OnlyPreference),
            (None, Some(colour)) => (colour.opposite(), ColourRule::OnlyPreference),
            (Some(colour), Some(others)) if colour != others => (colour, ColourRule::Both),
            (Some(colour), Some(_)) => {
                let [first, second] = [one, other].map(|player| self.competitor(player));
                if let Some(alternated) = history::alternated(first, second) {
                    return (alternated, ColourRule::Alternate);
                }
                let is_higher = self.rank(one) < self.rank(other);
                let rule = match is_below {
                    true => ColourRule::LowerRanked,
                    false => ColourRule::HigherRanked,
                };
                match is_higher != is_below {
                    true => (colour, rule),
                    false => (colour.opposite(), rule),
                }
            }
        }
    }

    /// Who is the higher ranked where colours are given (5.4).
    fn rank(&self, player: usize) -> usize {
        match self.has(Reading::HigherRankedByScore) {
            true => player,
            false => self.competitor(player).number as usize,
        }
    }

    /// The colour of the first of two who have not played: by the number of the higher numbered
    /// (7.2).
    fn initial(&self, one: usize, other: usize, bye: Option<usize>) -> Colour {
        let number = |player: usize| self.competitor(player).number;
        let higher = if number(one) < number(other) {
            one
        } else {
            other
        };
        let colour = if self.has(Reading::OddByPlace) {
            let players = 0..self.field.len();
            let before = players.filter(|p| Some(*p) != bye && number(*p) < number(higher));
            match before.count() % 2 {
                0 => self.field.initial_colour,
                _ => self.field.initial_colour.opposite(),
            }
        } else {
            history::initial(self.field, self.competitor(higher))
        };
        if higher == one {
            colour
        } else {
            colour.opposite()
        }
    }
}
