//! US Chess: which rating is entered for a player (rules 28C to 28E of the seventh edition).
//!
//! The book gives these as guidance; the director decides. The formulas of the US rating system
//! itself are not in it.

use serde::{Deserialize, Serialize};

/// A rating of another federation or of another scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foreign {
    /// Bermuda, Jamaica, Canada; US Chess Quick, or Regular in a Quick event (28D1a).
    AsItIs(u16),
    /// Quebec (28D1b).
    Quebec(u16),
    /// FIDE (28D1c).
    Fide(u16),
    /// England, the old rating of three digits (28D1d).
    England(u16),
    /// Germany, Ingo: lower is stronger (28D1e).
    Ingo(u16),
    /// The former Soviet Union and the Philippines; the middle of a category (28D1g).
    Soviet(u16),
    /// Brazil, Peru, Colombia and others whose ratings are not reliable (28D1h): the book names no
    /// adjustment.
    Unreliable(u16),
    /// Most others (28D1f).
    Other(u16),
}

/// A rating on the scale of US Chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Converted {
    /// The rating, a half rounded up; the book does not say how to round.
    pub rating: i32,
    /// The lowest class the player can win a prize of, if such a rating is not trusted below.
    pub no_prize_below: Option<u16>,
    /// Where it is said.
    pub rule: &'static str,
}

impl Foreign {
    /// The rating on the scale of US Chess.
    ///
    /// ```
    /// use adoube_ratings::us::Foreign;
    ///
    /// assert_eq!(Foreign::Fide(2200).converted().rating, 2264);
    /// assert_eq!(Foreign::Soviet(2100).converted().rating, 2350);
    /// ```
    pub fn converted(self) -> Converted {
        let (rating, rule) = match self {
            Foreign::AsItIs(rating) => (i32::from(rating), "28D1a"),
            Foreign::Quebec(rating) => (i32::from(rating) + 100, "28D1b"),
            Foreign::Fide(rating) => (from_fide(rating), "28D1c"),
            Foreign::England(grade) => (8 * i32::from(grade) + 700, "28D1d"),
            Foreign::Ingo(number) => (2940 - 8 * i32::from(number), "28D1e"),
            Foreign::Other(rating) => (i32::from(rating) + 200, "28D1f"),
            Foreign::Soviet(rating) => (i32::from(rating) + 250, "28D1g"),
            // 28D1f is for nations that are not named; these are, and no adjustment with them.
            Foreign::Unreliable(rating) => (i32::from(rating), "28D1h"),
        };
        let unreliable = matches!(self, Foreign::Unreliable(_));
        Converted {
            rating,
            no_prize_below: unreliable.then_some(2200),
            rule,
        }
    }
}

/// −1073 + 1.5667 × rating up to 2000, 20 + 1.02 × rating above.
fn from_fide(rating: u16) -> i32 {
    let ten_thousandths = match rating {
        0..=2000 => -10_730_000 + 15_667 * i64::from(rating),
        _ => 200_000 + 10_200 * i64::from(rating),
    };
    i32::try_from((ten_thousandths + 5_000).div_euclid(10_000)).unwrap_or(i32::MAX)
}

/// The rating to use of several: the highest, after conversion (28D1; the book does not say whether
/// before or after).
pub fn highest(ratings: &[Foreign]) -> Option<Converted> {
    let converted = ratings.iter().map(|rating| rating.converted());
    converted.max_by_key(|converted| converted.rating)
}

/// The rule on players with several ratings.
pub const MERGED: &str = "28C1";

/// One rating for a player who was given several provisional ones by mistake, each with its number
/// of games: the average weighted by the games (28C1), a half rounded up. `None` without a game.
///
/// ```
/// use adoube_ratings::us::merged_provisional;
///
/// assert_eq!(merged_provisional(&[(1900, 5), (1700, 4)]), Some(1811));
/// ```
pub fn merged_provisional(ratings: &[(u16, u32)]) -> Option<i32> {
    let games: i64 = ratings.iter().map(|(_, games)| i64::from(*games)).sum();
    let weighted = ratings.iter();
    let weighted = weighted.map(|(rating, games)| i64::from(*rating) * i64::from(*games));
    (games > 0).then(|| rounded(weighted.sum(), games))
}

/// The greatest difference of ratings that counts for the expected score.
const GREATEST_DIFFERENCE: i64 = 400;

/// How many points of difference change the rating by one for each game that is drawn.
const DIFFERENCE_FOR_A_POINT: i64 = 25;

/// An established rating of a player who was started over by mistake: as if the player had drawn
/// the provisional games against opponents of the provisional ratings (28C1), a half rounded up.
///
/// The book gives one example and no formula. A linear expectation of ½ + Δ/800 and K 32 is the rule
/// that gives the printed number exactly: a draw costs a point for every 25 of difference. Nobody
/// can be expected to score more than the game is worth, so that a draw costs no more than 16.
///
/// ```
/// use adoube_ratings::us::merged_established;
///
/// assert_eq!(merged_established(1900, &[(1700, 5)]), 1860);
/// ```
pub fn merged_established(established: u16, provisional: &[(u16, u32)]) -> i32 {
    let established = i64::from(established);
    let cost = provisional.iter().map(|(rating, games)| {
        let difference = established - i64::from(*rating);
        difference.clamp(-GREATEST_DIFFERENCE, GREATEST_DIFFERENCE) * i64::from(*games)
    });
    let parts = established * DIFFERENCE_FOR_A_POINT - cost.sum::<i64>();
    rounded(parts, DIFFERENCE_FOR_A_POINT)
}

/// A quotient to the nearest whole number, a half up.
fn rounded(sum: i64, parts: i64) -> i32 {
    i32::try_from((2 * sum + parts).div_euclid(2 * parts)).unwrap_or(i32::MAX)
}

/// Where an assigned rating comes from (28D2 to 28D6, 28E).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// A rated player, for a cause of 28E2; the last published rating or its equivalent.
    Rated { published: u16 },
    /// A rating that is claimed and cannot be verified (28D2).
    Unverified,
    /// A US Chess rating not yet published (28D3).
    Label {
        /// Games played so far.
        games: u32,
    },
    /// Calculated by the director from rated events (28D4).
    Calculated {
        /// Games played so far.
        games: u32,
    },
    /// From play that was not rated (28D5).
    NotRatedPlay,
    /// Nothing is known (28D6).
    Nothing,
}

/// What stands against an assigned rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AssignmentFault {
    /// Lower than the last published rating.
    BelowPublished(u16),
    /// It would open a class prize.
    OpensClassPrize,
    /// Fewer than four games.
    TooFewGames,
    /// Close to a higher prize category.
    RaiseInto(u16),
    /// Nothing is known of the player.
    Unknown,
}

/// What stands against assigning a rating for prizes. `categories` are the lowest ratings of the
/// event's prize categories.
pub fn assignment_fault(basis: Basis, rating: u16, categories: &[u16]) -> Option<AssignmentFault> {
    let raised = categories
        .iter()
        .copied()
        .filter(|lowest| rating < *lowest && *lowest - rating <= 100)
        .min();
    match basis {
        Basis::Rated { published } if rating < published => {
            Some(AssignmentFault::BelowPublished(published))
        }
        Basis::Rated { .. } => None,
        Basis::Unverified | Basis::NotRatedPlay => {
            (rating < 2200 && !categories.is_empty()).then_some(AssignmentFault::OpensClassPrize)
        }
        Basis::Label { games } | Basis::Calculated { games } if games < 4 => {
            Some(AssignmentFault::TooFewGames)
        }
        Basis::Label { .. } => None,
        Basis::Calculated { .. } => raised.map(AssignmentFault::RaiseInto),
        Basis::Nothing => Some(AssignmentFault::Unknown),
    }
}

/// Where it is said who discloses other ratings.
pub const DISCLOSURE: &str = "28C2";

/// Whether a player with a foreign or FIDE rating must disclose it (28C2).
pub fn must_disclose(established: bool, published_in_two_years: bool, asked: bool) -> bool {
    !established || !published_in_two_years || asked
}
