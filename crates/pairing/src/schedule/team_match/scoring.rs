//! What a match is worth, and what a player is worth to a team.

use adoube_tournament::{Colour, GameResult, Outcome, PointSystem, Points};

use super::{BoardOutcomes, colour_on_board};
use serde::Serialize;

/// The boards of a match, first board first, from the games' results and the colour of the
/// first-named team on board 1.
pub fn board_outcomes(results: &[GameResult], on_board_one: Colour) -> Vec<BoardOutcomes> {
    let boards = (1..).zip(results);
    boards
        .map(|(board, result)| {
            let colour = colour_on_board(board, on_board_one);
            [result.side(colour), result.side(colour.opposite())]
        })
        .collect()
}

/// The game points of the two teams.
pub fn game_points(boards: &[BoardOutcomes], system: &PointSystem) -> [Points; 2] {
    [0, 1].map(|team| boards.iter().map(|sides| system.points(sides[team])).sum())
}

/// When a team has won a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchRule {
    /// The higher total of game points wins, whatever it is (US 31E).
    HigherTotal,
    /// More than half of the game points to be had wins, exactly half is a tie, fewer lose
    /// (variation of US 31E): after double forfeits both teams can lose.
    MoreThanHalf,
}

impl MatchRule {
    /// How the match ended for each team, from the game points (a win being worth one) and the
    /// number of boards. What that is worth in match points is a matter of a [`PointSystem`].
    pub fn outcomes(self, scores: [Points; 2], boards: u32) -> [Outcome; 2] {
        let [first, second] = scores.map(|points| i64::from(points.as_hundredths()));
        // Twice the points, so that half of the game points is a whole number.
        let all = i64::from(Points::ONE.as_hundredths()) * i64::from(boards);
        match self {
            MatchRule::HigherTotal => [against(first, second), against(second, first)],
            MatchRule::MoreThanHalf => [against(2 * first, all), against(2 * second, all)],
        }
    }
}

fn against(points: i64, needed: i64) -> Outcome {
    match points.cmp(&needed) {
        std::cmp::Ordering::Less => Outcome::Loss,
        std::cmp::Ordering::Equal => Outcome::Draw,
        std::cmp::Ordering::Greater => Outcome::Win,
    }
}

/// The team that comes first by the boards of a match that was level, 0 or 1: by the board count,
/// the number of each board times its points, of which the lower is better; then by the points
/// without the last board, the last two and so on (C.07.12). None where even these are level.
pub fn leader_by_boards(boards: &[[Points; 2]]) -> Option<usize> {
    let total = |team: usize, first: usize| -> i64 {
        let points = boards.iter().take(first).map(|board| board[team]);
        points.map(|points| i64::from(points.as_hundredths())).sum()
    };
    let count = |team: usize| -> i64 {
        let numbered = (1..).zip(boards);
        numbered
            .map(|(number, board)| number * i64::from(board[team].as_hundredths()))
            .sum()
    };
    let more = |one: i64, other: i64| (one != other).then_some(usize::from(other > one));
    more(count(1), count(0)).or_else(|| {
        (1..boards.len())
            .rev()
            .find_map(|n| more(total(0, n), total(1, n)))
    })
}

/// There is no such place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NoSuchPlace {
    pub place: u32,
    /// The number of players.
    pub players: u32,
}

adoube_types::errors!(NoSuchPlace);

/// The score of a team by the places its players took in an event of individuals (Rollins or
/// military scoring, US 31A1): place p among N players is worth N - p, and the announced number of
/// best places count. Ties in place must have been broken.
///
/// # Errors
///
/// [`NoSuchPlace`] for a place below 1 or beyond the number of players.
pub fn military_score(players: u32, places: &[u32], counting: usize) -> Result<u64, NoSuchPlace> {
    if let Some(&place) = places.iter().find(|place| !(1..=players).contains(place)) {
        return Err(NoSuchPlace { place, players });
    }
    let mut best = places.to_vec();
    best.sort_unstable();
    let worth = best
        .iter()
        .take(counting)
        .map(|place| u64::from(players - place));
    Ok(worth.sum())
}

/// The board for whose prize a player counts, with all points: the lowest board he played, which
/// has the highest number (US 31B).
pub fn prize_board(played: &[u32]) -> Option<u32> {
    played.iter().copied().max()
}
