//! The ratings that are used: other federations' on the US scale, doubled and assigned ones, and
//! who may play in a section (28C to 28H).

use std::fmt;

use serde::{Deserialize, Serialize};

/// Where a rating comes from (28D1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Bermuda, Jamaica, Canada, US Chess Quick (or regular, in a Quick event): as it is.
    SameScale,
    /// The federation of Quebec (FQE).
    Quebec,
    /// FIDE.
    Fide,
    /// England, three digits. Whether it holds for the newer four digits is not known.
    England,
    /// Germany, Ingo numbers; lower ones are stronger.
    Ingo,
    /// The former Soviet Union and the Philippines; of a category, its middle.
    SovietOrPhilippine,
    /// Brazil, Peru, Colombia and the like: not to be relied on for classes below 2200.
    Unreliable,
    /// Any other nation.
    Other,
}

/// A rating on the US scale, in ten-thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Converted(i64);

const SCALE: i64 = 10_000;

impl Converted {
    /// The nearest whole rating, halves up; the rules do not say how to round.
    pub fn rounded(self) -> i64 {
        (self.0 + SCALE / 2).div_euclid(SCALE)
    }
}

impl fmt::Display for Converted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.abs() / SCALE, self.0.abs() % SCALE);
        let decimals = format!("{rest:04}");
        match decimals.trim_end_matches('0') {
            "" => write!(f, "{sign}{whole}"),
            decimals => write!(f, "{sign}{whole}.{decimals}"),
        }
    }
}

/// A rating of somebody else on the US scale (28D1).
///
/// ```
/// use adoube_pairing::us::ratings::{Origin, convert};
///
/// assert_eq!(convert(Origin::Fide, 1600).to_string(), "1433.72");
/// ```
pub fn convert(origin: Origin, rating: u16) -> Converted {
    let rating = i64::from(rating);
    let plus = |points: i64| (rating + points) * SCALE;
    Converted(match origin {
        Origin::SameScale | Origin::Unreliable => plus(0),
        Origin::Quebec => plus(100),
        Origin::Fide if rating <= 2000 => 15_667 * rating - 1073 * SCALE,
        Origin::Fide => 10_200 * rating + 20 * SCALE,
        Origin::England => (8 * rating + 700) * SCALE,
        Origin::Ingo => (2940 - 8 * rating) * SCALE,
        Origin::SovietOrPhilippine => plus(250),
        Origin::Other => plus(200),
    })
}

/// The highest of several, after conversion (28D1). The rules do not say whether before or after.
pub fn highest(ratings: &[(Origin, u16)]) -> Option<Converted> {
    let converted = ratings
        .iter()
        .map(|(origin, rating)| convert(*origin, *rating));
    converted.max()
}

/// One rating for a player who was given two provisional ones by mistake (28C1): the mean,
/// weighted by games.
pub fn merge_provisional(ratings: &[(u16, u16)]) -> Option<i64> {
    let games: i64 = ratings.iter().map(|(_, games)| i64::from(*games)).sum();
    let sum: i64 = (ratings.iter())
        .map(|(rating, games)| i64::from(*rating) * i64::from(*games))
        .sum();
    (games > 0).then(|| (2 * sum + games).div_euclid(2 * games))
}

/// One rating for a player with an established rating who was started over by mistake (28C1): as
/// if the games had been drawn against the second rating. The book's example agrees with 4% of the
/// difference a game; its chapter on ratings says more, and is not at hand.
pub fn merge_established(established: u16, restarted: u16, games: u16) -> i64 {
    let difference = i64::from(established) - i64::from(restarted);
    let change = 4 * difference * i64::from(games);
    i64::from(established) - (change + 50 * change.signum()) / 100
}

/// Whether a player has to tell a foreign or FIDE rating (28C2).
pub fn must_disclose(has_established: bool, published_lately: bool, director_asks: bool) -> bool {
    !has_established || !published_lately || director_asks
}

/// A rating that a director calculated, raised to the floor of the next class if that is not more
/// than 100 points away (28D4); `None` with fewer than four games, since the player is unrated.
pub fn director_calculated(rating: u16, games: u16, class_floors: &[u16]) -> Option<u16> {
    if games < 4 {
        return None;
    }
    let above = class_floors.iter().copied().filter(|floor| *floor > rating);
    let next = above.min().filter(|floor| floor - rating <= 100);
    Some(next.unwrap_or(rating))
}

/// Why a rating may not be assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotAssign {
    /// It is below the last published rating or its equivalent.
    #[error("an assigned rating may not be below {0} (28E1)")]
    Below(u16),
    /// It would open a class prize below 2200, and nothing verifies it.
    #[error("a rating that cannot be verified may not open a class prize below 2200 (28D2, 28D5)")]
    OpensClassPrize,
    /// Nobody knows anything about the player.
    #[error("a player of whom nothing is known is unrated for prizes (28D6)")]
    NothingKnown,
}

/// What an assigned rating is based on (28D, 28E).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The last published rating, or its equivalent on the US scale.
    Published(u16),
    /// A claim, or play that was not rated.
    Unverified,
    /// Nothing at all.
    Nothing,
}

/// Whether a rating may be assigned for pairing and prizes (28D2, 28D5, 28D6, 28E1). A rating for
/// pairing only is always possible, with a note on the wall chart (28F).
pub fn check_assigned(rating: u16, basis: Basis) -> Result<(), CannotAssign> {
    match basis {
        Basis::Published(floor) if rating < floor => Err(CannotAssign::Below(floor)),
        Basis::Unverified if rating < 2200 => Err(CannotAssign::OpensClassPrize),
        Basis::Nothing => Err(CannotAssign::NothingKnown),
        Basis::Published(_) | Basis::Unverified => Ok(()),
    }
}

/// Who may play in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eligibility {
    /// The lowest rating; "Class A" has 1800.
    #[serde(default)]
    pub at_least: Option<u16>,
    /// The rating that is too high; "Under 2000" and "Class A" have 2000.
    #[serde(default)]
    pub under: Option<u16>,
    /// Whether unrated players may.
    #[serde(default)]
    pub unrated: bool,
}

impl Eligibility {
    /// Whether somebody with this rating may play.
    pub fn admits(&self, rating: Option<u16>) -> bool {
        rating.map_or(self.unrated, |rating| {
            self.at_least.is_none_or(|least| rating >= least)
                && self.under.is_none_or(|under| rating < under)
        })
    }

    /// What follows from a rating that was corrected during the event (28H).
    pub fn after_revision(&self, rating: u16, misled: bool) -> Revision {
        if self.admits(Some(rating)) {
            Revision::Stays
        } else {
            Revision::Removed {
                refund: !misled,
                may_change_section: true,
            }
        }
    }
}

/// What follows from a rating that was corrected during the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revision {
    /// The player stays.
    Stays,
    /// The player leaves the section (28H1).
    Removed {
        /// The entry fee should be refunded: it was not the player who misled (28H3).
        refund: bool,
        /// The director may offer a proper section, with half-point byes for missed games (28H2).
        may_change_section: bool,
    },
}
