//! Performances: what rating the results of an event correspond to.

use crate::scale;

/// The average rating of the opponents, a half rounded up; nothing without opponents.
pub fn average(ratings: &[i32]) -> Option<i32> {
    let games = i32::try_from(ratings.len())
        .ok()
        .filter(|games| *games > 0)?;
    let sum: i32 = ratings.iter().sum();
    Some((2 * sum + games).div_euclid(2 * games))
}

/// The rounded average of the opponents and the difference for the percentage, which is rounded
/// with a half up (B.02.8.1.1; C.07.10.2). The score is counted in half points.
pub fn tournament_performance(ratings: &[i32], half_points: u32) -> Option<i32> {
    let games = u32::try_from(ratings.len())
        .ok()
        .filter(|games| *games > 0)?;
    let percent = (100 * half_points + games) / (2 * games);
    Some(average(ratings)? + scale::difference(percent))
}

/// The lowest rating whose expected score reaches the score (C.07.10.3): every difference counts
/// in full, and no point at all is 800 below the weakest opponent.
pub fn perfect_performance(ratings: &[i32], half_points: u32) -> Option<i32> {
    let (lowest, highest) = (ratings.iter().min()?, ratings.iter().max()?);
    if half_points == 0 {
        return Some(lowest - 800);
    }
    let wanted = 50 * half_points.min(2 * u32::try_from(ratings.len()).ok()?);
    let reaches = |rating: i32| {
        let sum: u32 = ratings
            .iter()
            .map(|other| scale::expected(rating - other))
            .sum();
        sum >= wanted
    };
    // Nothing is expected of the one, everything of the other.
    // The expected score grows with the rating, so that halving the distance finds the lowest one.
    let (mut too_low, mut enough) = (lowest - 800, highest + 800);
    while enough - too_low > 1 {
        let middle = too_low + (enough - too_low) / 2;
        if reaches(middle) {
            enough = middle;
        } else {
            too_low = middle;
        }
    }
    Some(enough)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn no_game_has_no_performance() {
        assert_eq!(average(&[]), None);
        assert_eq!(tournament_performance(&[], 0), None);
        assert_eq!(perfect_performance(&[], 0), None);
    }

    #[test]
    fn halves_go_up() {
        assert_eq!(average(&[1500, 1501]), Some(1501));
        // 2½ of 4 is 62.5 %.
        assert_eq!(tournament_performance(&[1500; 4], 5), Some(1595));
    }

    #[test]
    fn nothing_and_everything() {
        assert_eq!(perfect_performance(&[1600, 1500], 0), Some(700));
        assert_eq!(perfect_performance(&[1600, 1500], 4), Some(2336));
        assert_eq!(perfect_performance(&[1500, 1500], 2), Some(1497));
    }

    proptest! {
        #[test]
        fn the_perfect_performance_is_the_lowest(
            ratings in proptest::collection::vec(1000..2800, 1..12), part in 0.0..1.0,
        ) {
            let half_points = (part * 2.0 * ratings.len() as f64) as u32;
            let found = perfect_performance(&ratings, half_points).unwrap();
            let expected = |rating: i32| -> u32 {
                ratings.iter().map(|other| scale::expected(rating - other)).sum()
            };
            prop_assume!(half_points > 0);
            prop_assert!(expected(found) >= 50 * half_points);
            prop_assert!(expected(found - 1) < 50 * half_points);
        }
    }
}
