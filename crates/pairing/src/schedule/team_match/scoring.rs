//! Who comes first where a match is level, and what places are worth to a team.

use adoube_tournament::Points;
use serde::Serialize;

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
/// best places count. Places are the first and the last that players share whom no tie-break
/// separates: they share what those are worth, since the rule says nothing of them.
///
/// # Errors
///
/// [`NoSuchPlace`] for a place below 1 or beyond the number of players.
pub fn military_score(
    players: u32,
    places: &[(u32, u32)],
    counting: usize,
) -> Result<Points, NoSuchPlace> {
    let all = places.iter().flat_map(|(first, last)| [*first, *last]);
    if let Some(place) = all.into_iter().find(|place| !(1..=players).contains(place)) {
        return Err(NoSuchPlace { place, players });
    }
    let mut best: Vec<u32> = places.iter().map(|(first, last)| first + last).collect();
    best.sort_unstable();
    let halves: u32 = (best.iter().take(counting))
        .map(|both| 2 * players - both)
        .sum();
    let half = Points::HALF.as_hundredths();
    Ok(Points::hundredths(
        half * i32::try_from(halves).unwrap_or(i32::MAX / half),
    ))
}
