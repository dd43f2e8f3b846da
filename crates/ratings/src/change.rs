//! What games do to a rating.

use adoube_tournament::{EntrantId, RoundNumber};
use serde::Serialize;

use crate::edition::{DifferenceLimit, HalfPoint};
use crate::{Coefficient, HalfPoints, RatingList, RatingRules, scale};

/// A game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Encounter {
    pub round: RoundNumber,
    pub opponent: EntrantId,
    /// The opponent's rating at the start of the event.
    pub rating: u16,
    /// What the player made.
    pub score: HalfPoints,
}

/// A game with its arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RatedGame {
    #[serde(flatten)]
    pub game: Encounter,
    /// Own rating less the opponent's.
    pub difference: i32,
    /// The difference that counts.
    pub counted: i32,
    /// What was expected, in hundredths of a point.
    pub expected: u32,
    /// Score less expectation, in hundredths of a point.
    pub gain: i32,
}

/// What an event or a period does to a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The sum of score less expectation, in hundredths of a point.
    pub gain: i32,
    pub coefficient: Coefficient,
    /// The change, in hundredths of a rating point.
    pub exact: i32,
    /// The change as it is added.
    pub rounded: i32,
    /// The rating after the change.
    pub rating: i32,
    /// The new rating is below the floor: on the next list the player is unrated.
    pub below_floor: bool,
}

/// The games of one event with their arithmetic (8.5; 8.3 since 2022).
///
/// Where the 400-point rule helps only once (2022), what helps is that a weaker opponent counts as
/// less far away; the first of the games with the greatest difference has it. The rule always holds
/// against stronger opponents, where it does not help.
pub fn rate_games(
    rules: RatingRules,
    list: RatingList,
    own: u16,
    games: &[Encounter],
) -> Vec<RatedGame> {
    let difference = |game: &Encounter| i32::from(own) - i32::from(game.rating);
    let limit = rules.difference_limit(list);
    // The one game in which the rule may help is chosen before any is rated.
    let widest = games.iter().map(difference).max().unwrap_or(0);
    let mut helped = false;
    let rated = games.iter().map(|game| {
        let full = difference(game);
        let counted = match limit {
            DifferenceLimit::Always => full.clamp(-400, 400),
            DifferenceLimit::Below(rating) if own >= rating => full,
            DifferenceLimit::Below(_) => full.clamp(-400, 400),
            DifferenceLimit::OnceInAnEvent if full > 400 && (full < widest || helped) => full,
            DifferenceLimit::OnceInAnEvent => {
                helped |= full > 400;
                full.clamp(-400, 400)
            }
        };
        let expected = scale::expected(counted);
        RatedGame {
            game: *game,
            difference: full,
            counted,
            expected,
            gain: hundredths(game.score).saturating_sub_unsigned(expected),
        }
    });
    rated.collect()
}

fn hundredths(score: HalfPoints) -> i32 {
    i32::try_from(score.0.saturating_mul(50)).unwrap_or(i32::MAX)
}

/// What the games of a period do to a rating, rounded once (8.5.7; 8.3.4).
///
/// ```
/// use adoube_ratings::{Coefficient, CoefficientRule, Encounter, HalfPoints, RatingList};
/// use adoube_ratings::{RatingRules, change, rate_games};
/// use adoube_tournament::{EntrantId, RoundNumber};
///
/// // A player rated 2000 beats one rated 2200, of which 0.24 points were expected.
/// let rules = RatingRules::Fide2024;
/// let win = Encounter {
///     round: RoundNumber(1),
///     opponent: EntrantId(2),
///     rating: 2200,
///     score: HalfPoints(2),
/// };
/// let games = rate_games(rules, RatingList::Standard, 2000, &[win]);
/// assert_eq!(games[0].gain, 76);
///
/// let k = Coefficient { value: 20, unlimited: 20, rule: CoefficientRule::Usual, assumed: false };
/// let change = change(rules, 2000, games[0].gain, k);
/// assert_eq!((change.exact, change.rating), (1520, 2015));
/// ```
pub fn change(rules: RatingRules, own: u16, gain: i32, coefficient: Coefficient) -> Change {
    let exact = gain.saturating_mul(coefficient.value.into());
    let rounded = round(rules.half_point(), exact);
    let rating = i32::from(own) + rounded;
    Change {
        gain,
        coefficient,
        exact,
        rounded,
        rating,
        below_floor: rating < i32::from(rules.floor()),
    }
}

/// Hundredths to the nearest whole number.
fn round(half: HalfPoint, hundredths: i32) -> i32 {
    match half {
        HalfPoint::AwayFromZero if hundredths < 0 => -((-hundredths + 50) / 100),
        _ => (hundredths + 50).div_euclid(100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_by_edition() {
        for (hundredths, up, away) in [
            (250, 3, 3),
            (-250, -2, -3),
            (-350, -3, -4),
            (-249, -2, -2),
            (-251, -3, -3),
            (0, 0, 0),
        ] {
            assert_eq!(round(HalfPoint::Up, hundredths), up, "{hundredths}");
            assert_eq!(
                round(HalfPoint::AwayFromZero, hundredths),
                away,
                "{hundredths}"
            );
        }
    }
}
