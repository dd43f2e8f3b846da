//! Who may meet whom, who is due which colour, and who gets it.

use adoube_tournament::Colour;

use super::super::answer::ColourRule;
use super::super::field::{Competitor, Field};
use super::super::history;
use super::super::readings::{Reading, Readings};

/// Where a scoregroup lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Above,
    Median,
    Below,
}

impl Side {
    /// Whether it is paired upward.
    pub(super) fn is_below(self) -> bool {
        self == Side::Below
    }
}

/// Those to be paired, with what the system looks at.
pub(super) struct Players<'f> {
    pub field: &'f Field,
    readings: Readings,
    /// The colour that each is due; `None` before the first game.
    due: Vec<Option<Colour>>,
    /// Whether each may have White, and whether Black (5.1).
    allowed: Vec<[bool; 2]>,
}

/// How much the ratings may differ where colours are exchanged in a Maxi-tournament (3.2.3, 5.7).
const MAXI_RANGE: u16 = 100;

impl<'f> Players<'f> {
    pub(super) fn new(field: &'f Field, readings: Readings) -> Players<'f> {
        let competitors = field.competitors.iter();
        Players {
            field,
            readings,
            due: (competitors.clone())
                .map(|one| history::preference(one).0)
                .collect(),
            allowed: competitors
                .map(|one| [Colour::White, Colour::Black].map(|colour| may_have(one, colour)))
                .collect(),
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
        let is_last = self.field.rounds_left() == 0;
        is_last || self.keeps_limits(one, other) || self.keeps_limits(other, one)
    }

    fn keeps_limits(&self, white: usize, black: usize) -> bool {
        self.allowed[white][0] && self.allowed[black][1]
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
        match (self.keeps_limits(one, other), self.keeps_limits(other, one)) {
            (true, false) => return (Colour::White, limits_or_due(due, Colour::White)),
            (false, true) => return (Colour::Black, limits_or_due(due, Colour::Black)),
            _ => {}
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

/// What is said of colours that only one way round keeps within the limits: if the due colours are
/// different, they are granted all the same.
fn limits_or_due(due: (Option<Colour>, Option<Colour>), given: Colour) -> ColourRule {
    if due == (Some(given), Some(given.opposite())) {
        ColourRule::Both
    } else {
        ColourRule::Limits
    }
}

/// Whether a colour would be neither the third running nor one of three more than the other (5.1).
fn may_have(competitor: &Competitor, colour: Colour) -> bool {
    let mut latest = competitor.colours().rev();
    let is_third = latest.next() == Some(colour) && latest.next() == Some(colour);
    let more = match colour {
        Colour::White => competitor.colour_difference(),
        Colour::Black => -competitor.colour_difference(),
    };
    !is_third && more < 2
}
