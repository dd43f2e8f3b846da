//! The rating of a team (US 31C).

use serde::Serialize;
use std::cmp::Ordering;
use std::fmt;

/// An average of ratings, exactly.
///
/// ```
/// use adoube_pairing::schedule::team_match::rating;
///
/// let ratings = [Some(2100), Some(2000), Some(1900), None];
/// assert_eq!(rating::of_rated(&ratings).unwrap().to_string(), "2000");
/// assert_eq!(rating::with_estimates(&ratings).unwrap().to_string(), "1962.5");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TeamRating {
    /// Twice the sum of the ratings: an estimate may end in a half.
    half_points: i64,
    boards: i64,
}

impl TeamRating {
    fn of(half_points: impl Iterator<Item = i64> + Clone) -> Option<TeamRating> {
        let boards = half_points.clone().count() as i64;
        (boards > 0).then(|| TeamRating {
            half_points: half_points.sum(),
            boards,
        })
    }

    /// The rating as numerator and denominator, since an average need not be whole.
    pub fn as_fraction(self) -> (i64, i64) {
        (self.half_points, 2 * self.boards)
    }
}

impl Ord for TeamRating {
    fn cmp(&self, other: &TeamRating) -> Ordering {
        (self.half_points * other.boards).cmp(&(other.half_points * self.boards))
    }
}

impl PartialOrd for TeamRating {
    fn partial_cmp(&self, other: &TeamRating) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for TeamRating {
    fn eq(&self, other: &TeamRating) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for TeamRating {}

/// With at most two decimals, rounded half up: `1962.5`.
impl fmt::Display for TeamRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (numerator, denominator) = self.as_fraction();
        let hundredths = (200 * numerator + denominator).div_euclid(2 * denominator);
        let (whole, rest) = (hundredths.div_euclid(100), hundredths.rem_euclid(100));
        let text = format!("{whole}.{rest:02}");
        f.pad(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// The average of the regular players who are rated; `None` when nobody is (US 31C).
pub fn of_rated(ratings: &[Option<u32>]) -> Option<TeamRating> {
    TeamRating::of(
        ratings
            .iter()
            .flatten()
            .map(|&rating| 2 * i64::from(rating)),
    )
}

/// An unrated player whom the variation cannot estimate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NoEstimate {
    /// The board of the unrated player.
    pub board: usize,
}

adoube_types::errors!(NoEstimate);

/// The average with estimates for the unrated (variation US 31C1): on the first board 50 above the
/// second, on the last board 50 below the one before, else the average of the two neighbours.
///
/// # Errors
///
/// [`NoEstimate`] for an unrated player without a rated neighbour.
pub fn with_estimates(ratings: &[Option<u32>]) -> Result<TeamRating, NoEstimate> {
    let doubled = |place: usize| Some(2 * i64::from((*ratings.get(place)?)?));
    let estimate = |place: usize| {
        let above = place.checked_sub(1);
        if place + 1 == ratings.len() {
            return Some(doubled(above?)? - 100);
        }
        let below = doubled(place + 1)?;
        match above {
            None => Some(below + 100),
            Some(above) => Some((doubled(above)? + below) / 2),
        }
    };
    let rating = |place| {
        let known = doubled(place).or_else(|| estimate(place));
        known.ok_or(NoEstimate { board: place + 1 })
    };
    let all = (0..ratings.len())
        .map(rating)
        .collect::<Result<Vec<_>, _>>()?;
    TeamRating::of(all.into_iter()).ok_or(NoEstimate { board: 1 })
}
