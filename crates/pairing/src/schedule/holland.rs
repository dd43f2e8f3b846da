//! Holland systems: round-robin preliminaries that qualify for finals (US rules 30H and 30I).
//!
//! There is no standard format. Preliminaries are [`balanced`] in strength, or go [`by_bands`] of
//! rating in the unbalanced Holland. Preliminaries are lists of players: play them as round robins
//! ([`us_round_robin`](super::crenshaw::us_round_robin), [`berger`](super::berger)) or otherwise. Who
//! goes on is what their standings say.

use super::quads::by_rating;
use super::{Counted, ScheduleError, Scheduled, within};

const SYSTEM: Scheduled = Scheduled::Holland;
/// "About eight to twelve" players in a preliminary: halfway.
const USUAL_SIZE: usize = 10;

/// The players of a preliminary or a final, by their places in the list of entries.
pub type Group = Vec<usize>;

/// How many preliminaries make groups of about eight to twelve, and at least two of them.
pub fn usual_count(players: usize) -> usize {
    ((players + USUAL_SIZE / 2) / USUAL_SIZE).max(2)
}

/// Preliminaries of balanced strength (30H). Players in the order of rating are dealt to the groups
/// back and forth: A B C C B A A B C and so on. Without a count it is the usual one.
///
/// # Errors
///
/// Fewer than 2 preliminaries, or fewer than 2 players for each.
pub fn balanced(
    ratings: &[Option<u32>],
    count: Option<usize>,
) -> Result<Vec<Group>, ScheduleError> {
    let count = checked_count(ratings.len(), count)?;
    let mut groups = vec![Group::new(); count];
    for (place, player) in by_rating(ratings).into_iter().enumerate() {
        let step = place % count;
        let forth = (place / count).is_multiple_of(2);
        groups[if forth { step } else { count - 1 - step }].push(player);
    }
    Ok(groups)
}

/// Preliminaries by bands of rating (30I): the highest rated in the first, and so on. The groups
/// are as equal in size as can be, larger ones first. Without a count it is the usual one.
///
/// # Errors
///
/// Fewer than 2 preliminaries, or fewer than 2 players for each.
pub fn by_bands(
    ratings: &[Option<u32>],
    count: Option<usize>,
) -> Result<Vec<Group>, ScheduleError> {
    let count = checked_count(ratings.len(), count)?;
    let mut players = by_rating(ratings).into_iter();
    let (size, larger) = (ratings.len() / count, ratings.len() % count);
    let sizes = (0..count).map(|group| size + usize::from(group < larger));
    Ok(sizes
        .map(|size| players.by_ref().take(size).collect())
        .collect())
}

fn checked_count(players: usize, count: Option<usize>) -> Result<usize, ScheduleError> {
    let count = count.unwrap_or_else(|| usual_count(players));
    within(
        SYSTEM,
        Counted::Preliminaries,
        2,
        u32::try_from(count).unwrap_or(u32::MAX),
    )?;
    let least = u32::try_from(2 * count).unwrap_or(u32::MAX);
    within(
        SYSTEM,
        Counted::Players,
        least,
        u32::try_from(players).unwrap_or(u32::MAX),
    )?;
    Ok(count)
}
