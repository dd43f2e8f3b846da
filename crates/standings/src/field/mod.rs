//! The participants of a table and what each round was to them: all that a tie-break looks at.

mod entered;
mod players;
mod teams;

use adoube_tournament::{Colour, Outcome, Points};

use crate::Value;

/// How the pairings of an event are made, which decides how unplayed games count (C.07.15–16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Round by round: a Swiss.
    Swiss,
    /// Before the first round: a round robin, a Scheveningen.
    PreDetermined,
}

/// Which of the two scores of a team event; an individual event has only the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    /// Match points; the points of an individual event.
    Match,
    Game,
}

impl Score {
    /// Match points for game points, game points for match points.
    pub fn other(self) -> Score {
        match self {
            Score::Match => Score::Game,
            Score::Game => Score::Match,
        }
    }
}

/// Somebody in a table: a player or a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The id in the tournament: an [`EntrantId`](adoube_tournament::EntrantId) or a
    /// [`TeamId`](adoube_tournament::TeamId).
    pub id: u32,
    /// The pairing number, or for somebody without one the number that follows all others.
    pub number: u32,
    pub name: String,
    /// The rating; a team has none.
    pub rating: Option<u16>,
    /// Withdrawn by then, and not back.
    pub withdrawn: bool,
}

/// What a round was to a participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Whom they were paired with, as a place in the field.
    pub opponent: Option<usize>,
    pub outcome: Outcome,
    /// The colour they were given.
    pub colour: Option<Colour>,
    points: [Points; 2],
}

impl Cell {
    /// The points of the round.
    pub fn points(&self, score: Score) -> Points {
        self.points[score as usize]
    }

    /// A game, or a match, over the board.
    pub(crate) fn is_played(&self) -> bool {
        self.opponent.is_some() && self.outcome.is_played()
    }

    /// A voluntarily unplayed round: a bye that was asked for with less than a win's points, an
    /// absence, a forfeit loss (C.07.16.1.2).
    pub(crate) fn is_voluntarily_unplayed(&self) -> bool {
        use Outcome::*;
        matches!(
            self.outcome,
            HalfPointBye | ZeroPointBye | NotPaired | ForfeitLoss
        )
    }
}

/// What counts as the rating of players who have none, in tie-breaks that look at ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnratedRating {
    /// This rating for all of them.
    Fixed(u16),
    /// The lowest of the field.
    Lowest,
    /// The mean of those who have one.
    Mean,
}

/// What a round can bring in one of the scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
}

/// The table behind the standings: every participant, every round up to the one asked for.
///
/// It is made from a [`Tournament`](adoube_tournament::Tournament) with [`Field::of_players`] or
/// [`Field::of_teams`]. Participants are known by their place, in the order of their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    participants: Vec<Participant>,
    rounds: usize,
    cells: Vec<Cell>,
    system: System,
    primary: Score,
    worth: [Worth; 2],
    boards: Option<Boards>,
    /// Values of tie-breaks from elsewhere, by name, for everybody.
    entered: Vec<(String, Vec<Option<Value>>)>,
    /// The ratings that count from later rounds on, of everybody; nothing where one counts throughout.
    later_ratings: Vec<Vec<(usize, Option<u16>)>>,
}

/// What the boards of the teams scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Boards {
    /// On how many boards a match is played.
    pub number: usize,
    /// What a game can bring.
    pub game: Worth,
    /// Team by team and round by round, the points of each board.
    points: Vec<Points>,
}

impl Field {
    /// The participants, by number.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// How many rounds the table covers.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// How the pairings are made.
    pub fn system(&self) -> System {
        self.system
    }

    /// The score that ranks.
    pub fn primary(&self) -> Score {
        self.primary
    }

    /// Whether the participants are teams.
    pub fn is_for_teams(&self) -> bool {
        self.boards.is_some()
    }

    /// The same table ranked by another score.
    #[must_use]
    pub fn ranked_by(mut self, primary: Score) -> Field {
        self.primary = primary;
        self
    }

    /// All rounds of a participant.
    pub fn card(&self, place: usize) -> &[Cell] {
        let first = place * self.rounds;
        self.cells.get(first..first + self.rounds).unwrap_or(&[])
    }

    /// The score of a participant.
    pub fn score(&self, place: usize, score: Score) -> Points {
        self.card(place).iter().map(|cell| cell.points(score)).sum()
    }

    /// The value that was worked out elsewhere; the only one there is if no name is said.
    pub(crate) fn entered(&self, name: Option<&str>, place: usize) -> Option<Value> {
        let mut all = self.entered.iter();
        let (_, values) = all.find(|(known, _)| name.is_none_or(|name| name == known))?;
        values.get(place).copied().flatten()
    }

    /// The rating of somebody in a round, from 0.
    pub(crate) fn rating_in(&self, place: usize, round: usize) -> Option<u16> {
        let later = self.later_ratings.get(place);
        let mut later = later.into_iter().flatten().rev();
        match later.find(|(from, _)| *from <= round) {
            Some((_, rating)) => *rating,
            None => self.participants[place].rating,
        }
    }

    /// What counts as the rating of who has none; nothing if nobody has one.
    pub fn rating_for_unrated(&self, how: UnratedRating) -> Option<u16> {
        let ratings = self.participants.iter().filter_map(|one| one.rating);
        let ratings: Vec<u32> = ratings
            .filter(|rating| *rating > 0)
            .map(u32::from)
            .collect();
        let count = u32::try_from(ratings.len()).ok().filter(|count| *count > 0);
        let rating = match how {
            UnratedRating::Fixed(rating) => return Some(rating),
            UnratedRating::Lowest => ratings.into_iter().min()?,
            // Half up, as average ratings are rounded.
            UnratedRating::Mean => (2 * ratings.iter().sum::<u32>() + count?) / (2 * count?),
        };
        u16::try_from(rating).ok()
    }

    pub(crate) fn worth(&self, score: Score) -> Worth {
        self.worth[score as usize]
    }

    pub(crate) fn boards(&self) -> Option<&Boards> {
        self.boards.as_ref()
    }

    /// What the boards of a team scored in a round, board 1 first.
    pub(crate) fn board_points(&self, place: usize, round: usize) -> &[Points] {
        let Some(boards) = &self.boards else {
            return &[];
        };
        let first = (place * self.rounds + round) * boards.number;
        boards
            .points
            .get(first..first + boards.number)
            .unwrap_or(&[])
    }
}
