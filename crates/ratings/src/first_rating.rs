//! The first rating of a player (8.2).

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::edition::FirstRating;
use crate::half_points::percent;
use crate::{HalfPoints, RatingRules, scale};

/// How many games against rated opponents a first rating needs (7.1.4).
pub const LEAST_GAMES: u32 = 5;
/// The results of so many months are put together (7.1.4).
pub const MONTHS_POOLED: i32 = 26;
/// The rating of the two opponents that are added since 2024 (8.2.2).
const ADDED_RATING: i64 = 1800;
/// The highest first rating since 2024 (8.2.3).
const HIGHEST: i32 = 2200;

/// A fraction; the denominator is positive.
#[derive(Clone, Copy)]
struct Fraction(i64, i64);

impl Fraction {
    fn plus(self, whole: i64) -> Fraction {
        Fraction(self.0 + whole * self.1, self.1)
    }

    fn rounded(self) -> i32 {
        let whole = (2 * self.0 + self.1).div_euclid(2 * self.1);
        i32::try_from(whole).unwrap_or(i32::MAX)
    }
}

/// Whether a first rating is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Publication {
    /// On the next list.
    Published,
    /// More games against rated opponents are needed.
    MoreGames { missing: u32 },
    /// It is below the floor.
    BelowFloor,
    /// Nothing was scored in the first event, which is disregarded (8.2.1).
    NothingScored,
}

/// The first rating of a player who had none, and whether it is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct InitialRating {
    /// Games against rated opponents.
    pub games: u32,
    /// What was scored in them.
    pub score: HalfPoints,
    /// The average that was taken, rounded.
    pub average: Option<i32>,
    /// The rating; none without games or for a nought in the first event.
    pub rating: Option<i32>,
    /// Whether it would be published.
    pub publication: Publication,
}

/// The first rating from games against opponents of these ratings in a Swiss or team event, or
/// from games of several events put together. `first` tells that there is nothing from before.
///
/// ```
/// use adoube_ratings::{HalfPoints, RatingRules, first_rating::initial};
///
/// let opponents = [1450, 1444, 1515, 1565, 1652, 1403];
/// let found = initial(RatingRules::Fide2024, &opponents, HalfPoints(5), true);
/// assert_eq!(found.rating, Some(1536));
/// ```
pub fn initial(
    rules: RatingRules,
    opponents: &[i32],
    score: HalfPoints,
    first: bool,
) -> InitialRating {
    let games = u32::try_from(opponents.len()).unwrap_or(u32::MAX);
    let sum: i64 = opponents.iter().map(|rating| i64::from(*rating)).sum();
    if games == 0 || (first && score.0 == 0) {
        return without_rating(games, score);
    }
    let (average, rating) = match rules.first_rating() {
        FirstRating::TwoDraws => {
            let average = Fraction(sum + 2 * ADDED_RATING, i64::from(games) + 2);
            let dp = scale::difference(percent(
                HalfPoints(score.0.saturating_add(2)),
                games.saturating_add(2),
            ));
            (average, average.plus(dp.into()).rounded().min(HIGHEST))
        }
        _ => {
            let average = Fraction(sum, games.into());
            (average, average.plus(above(score, games)).rounded())
        }
    };
    with_rating(rules, games, score, average.rounded(), rating)
}

fn without_rating(games: u32, score: HalfPoints) -> InitialRating {
    InitialRating {
        games,
        score,
        average: None,
        rating: None,
        publication: match games {
            0 => Publication::MoreGames {
                missing: LEAST_GAMES,
            },
            _ => Publication::NothingScored,
        },
    }
}

fn with_rating(
    rules: RatingRules,
    games: u32,
    score: HalfPoints,
    average: i32,
    rating: i32,
) -> InitialRating {
    let publication = if games < LEAST_GAMES {
        Publication::MoreGames {
            missing: LEAST_GAMES - games,
        }
    } else if rating < i32::from(rules.floor()) {
        Publication::BelowFloor
    } else {
        Publication::Published
    };
    InitialRating {
        games,
        score,
        average: Some(average),
        rating: Some(rating),
        publication,
    }
}

/// What is added to the average: 20 for each half point over 50 %, and below it the difference of
/// the table (8.2.2 to 8.2.4).
fn above(score: HalfPoints, games: u32) -> i64 {
    if score.0 >= games {
        20 * i64::from(score.0 - games)
    } else {
        scale::difference(percent(score, games)).into()
    }
}

/// A player of a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The rating, if there is one.
    pub rating: Option<i32>,
    pub score: HalfPoints,
    pub games: u32,
}

/// The first ratings of the unrated players of a round robin until 2021, in their order, `None`
/// for rated players (8.2.1b, 8.2.5). `opponents` is the number of opponents of each.
pub fn round_robin(
    rules: RatingRules,
    contestants: &[Contestant],
    opponents: u32,
) -> Vec<Option<InitialRating>> {
    let rated: Vec<(i32, i32)> = contestants
        .iter()
        .filter(|c| c.games > 0)
        .filter_map(|c| Some((c.rating?, scale::difference(percent(c.score, c.games)))))
        .collect();
    let count = i64::try_from(rated.len()).unwrap_or(0);
    let n = i64::from(opponents);
    let sum: i64 = rated.iter().map(|(rating, _)| i64::from(*rating)).sum();
    let differences: i64 = rated.iter().map(|(_, dp)| i64::from(*dp)).sum();
    let initial = |contestant: &Contestant| {
        if contestant.rating.is_some() {
            return None;
        }
        let Contestant { score, games, .. } = *contestant;
        if count == 0 || games == 0 || score.0 == 0 {
            return Some(without_rating(games, score));
        }
        // 8.2.1b: the average of the rated players, less their own average dp times n / (n + 1), as
        // one fraction so that it is rounded once.
        let average = Fraction(sum * (n + 1) - differences * n, count * (n + 1));
        let rating = if score.0 >= games {
            average.plus(above(score, games))
        } else {
            let dp = i64::from(scale::difference(percent(score, games)));
            Fraction(average.0 + dp * n * count, average.1)
        };
        Some(with_rating(
            rules,
            games,
            score,
            average.rounded(),
            rating.rounded(),
        ))
    };
    contestants.iter().map(initial).collect()
}

/// The results of an unrated player in one event, against rated opponents.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PooledEvent {
    /// A day of the period it is rated in.
    pub period: Date,
    /// The ratings of the opponents.
    pub opponents: Vec<i32>,
    pub score: HalfPoints,
}

/// The first rating from the events of an unrated player, in their order, for the list of a period:
/// all that is not older than 26 months counts as one event, without a first event in which nothing
/// was scored (7.1.4, 8.2.1, 8.3).
pub fn pooled(rules: RatingRules, events: &[PooledEvent], list: Date) -> InitialRating {
    let months = |date: Date| i32::from(date.year()) * 12 + i32::from(date.month());
    let nought_first = events.first().is_some_and(|event| event.score.0 == 0);
    let counted = events
        .iter()
        .skip(usize::from(nought_first))
        .filter(|event| (0..MONTHS_POOLED).contains(&(months(list) - months(event.period))));
    let (mut opponents, mut score) = (Vec::new(), 0);
    for event in counted {
        opponents.extend_from_slice(&event.opponents);
        score += event.score.0;
    }
    if opponents.is_empty() && nought_first {
        let played = events.first().map_or(0, |event| event.opponents.len());
        return without_rating(u32::try_from(played).unwrap_or(u32::MAX), HalfPoints(0));
    }
    initial(rules, &opponents, HalfPoints(score), false)
}
