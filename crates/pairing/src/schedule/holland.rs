//! Holland systems: round-robin preliminaries that qualify for finals (US rules 30H and 30I).
//!
//! There is no standard format. Preliminaries are [`balanced`] in strength, or go [`by_bands`] of
//! rating in the unbalanced Holland. [`finals`] and [`unbalanced_final`] say who goes on; they never
//! break a tie themselves. Preliminaries and finals are lists of players: play them as round robins
//! ([`us_round_robin`](super::crenshaw::us_round_robin), [`berger`](super::berger)) or otherwise.

use adoube_tournament::Points;
use serde::{Deserialize, Serialize};

use super::quads::by_rating;
use super::{Counted, ScheduleError, Scheduled, within};
use crate::facts::{Row, Series};

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

/// A line of the final standings of a preliminary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PreliminaryStanding {
    /// The player, by the place in the list of entries.
    pub player: usize,
    /// The rank, from 1. Players whose tie has not been broken share the highest rank they can have.
    pub rank: u32,
    pub points: Points,
    /// The games that the score is out of.
    pub games: u32,
}

impl PreliminaryStanding {
    /// More than half the points, a win being worth one.
    fn is_plus(&self) -> bool {
        i64::from(self.points.as_hundredths()) * 2 > i64::from(self.games) * 100
    }
}

/// Players on the same rank, of whom only some qualify.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TieAtCut {
    /// The preliminary, from 1.
    pub preliminary: usize,
    /// The tied players, as places in the list of entries.
    #[serde(serialize_with = "from_one")]
    pub players: Vec<usize>,
    /// How many of them get past the cut.
    pub places: usize,
}

/// Who qualifies cannot be said before these ties are broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NeedsTieBreak {
    pub ties: Series<TieAtCut>,
}

adoube_types::errors!(NeedsTieBreak);

/// Players are named by their places in the list of entries, from 1.
fn from_one<S: serde::Serializer>(places: &[usize], serializer: S) -> Result<S::Ok, S::Error> {
    Row(places.iter().map(|place| place + 1).collect()).serialize(serializer)
}

/// The finals after balanced preliminaries (30H): the first `each` of every preliminary play the
/// championship final. With `lower` the next `each` of every preliminary play the second final, and
/// so on until everybody has one; without, the others are out.
///
/// # Errors
///
/// [`NeedsTieBreak`] with all ties over the cuts; nobody is chosen among equals.
pub fn finals(
    preliminaries: &[Vec<PreliminaryStanding>],
    each: usize,
    lower: bool,
) -> Result<Vec<Group>, NeedsTieBreak> {
    let each = each.max(1);
    let largest = preliminaries.iter().map(Vec::len).max().unwrap_or(0);
    let count = if lower {
        largest.div_ceil(each)
    } else {
        largest.min(1)
    };
    let mut finals = vec![Group::new(); count];
    let mut ties = Vec::new();
    for (preliminary, standings) in (1..).zip(preliminaries) {
        let ranked = ranked(standings);
        ties.extend((1..=count).filter_map(|cut| tie_at(preliminary, &ranked, cut * each)));
        for (group, qualified) in finals.iter_mut().zip(ranked.chunks(each)) {
            group.extend(qualified.iter().map(|standing| standing.player));
        }
    }
    decided(finals, ties)
}

/// The final of an unbalanced Holland (30I): all plus scores of the first preliminary, the first two
/// of the second, and the winner of each other.
///
/// # Errors
///
/// [`NeedsTieBreak`], as for [`finals`].
pub fn unbalanced_final(
    preliminaries: &[Vec<PreliminaryStanding>],
) -> Result<Group, NeedsTieBreak> {
    let mut qualified = Group::new();
    let mut ties = Vec::new();
    for (preliminary, standings) in (1..).zip(preliminaries) {
        let mut ranked = ranked(standings);
        match preliminary {
            // A score is plus or it is not: no tie can matter.
            1 => ranked.retain(PreliminaryStanding::is_plus),
            _ => {
                let places = if preliminary == 2 { 2 } else { 1 };
                ties.extend(tie_at(preliminary, &ranked, places));
                ranked.truncate(places);
            }
        }
        qualified.extend(ranked.iter().map(|standing| standing.player));
    }
    decided(qualified, ties)
}

fn decided<T>(outcome: T, ties: Vec<TieAtCut>) -> Result<T, NeedsTieBreak> {
    if ties.is_empty() {
        Ok(outcome)
    } else {
        Err(NeedsTieBreak { ties: Series(ties) })
    }
}

fn ranked(standings: &[PreliminaryStanding]) -> Vec<PreliminaryStanding> {
    let mut ranked = standings.to_vec();
    ranked.sort_by_key(|standing| standing.rank);
    ranked
}

/// The tie, if any, between the last player before a cut and the first after it.
fn tie_at(preliminary: usize, ranked: &[PreliminaryStanding], cut: usize) -> Option<TieAtCut> {
    let rank = ranked.get(cut.checked_sub(1)?)?.rank;
    if ranked.get(cut)?.rank != rank {
        return None;
    }
    let tied = |standing: &&PreliminaryStanding| standing.rank == rank;
    Some(TieAtCut {
        preliminary,
        players: ranked
            .iter()
            .filter(tied)
            .map(|standing| standing.player)
            .collect(),
        places: ranked[..cut].iter().filter(tied).count(),
    })
}
