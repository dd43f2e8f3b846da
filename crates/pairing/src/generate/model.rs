//! How games end: the statistical model that FIDE's Technical Commission published for simulations.
//!
//! With the mean rating m of the two, White wins with 1/(1+10^((Rb-Rw+w)/370)), w = 96+0.0986(m-2000),
//! and Black with 1/(1+10^((Rw-Rb-b)/370)), b = -150-0.157(m-2000); what is left are draws. Over both
//! colours that is beside the expected scores of the rating table by up to two hundredths, so that
//! ratings would drift; the chances to win are moved by that difference, and draws stay as the model has
//! them. Differences of more than 400 points count as 400, as they do for ratings.
//!
//! Everything is whole numbers, so that a seed gives the same tournament on every computer.

use adoube_tournament::GameResult;

use super::chance::{MILLION, expected_millionths};
use crate::schedule::lots::Lots;

/// The largest difference that counts.
const MOST: i64 = 400;

/// 10^(1/370) in units of 2^-40.
const STEP: u128 = 1_106_375_447_104;
const ONE: u128 = 1 << 40;

/// Beyond that nothing is to be expected any more.
const FAR: u32 = 1500;

/// 1/(1+10^(x/370)) in millionths.
fn logistic(x: i64) -> i64 {
    if x < 0 {
        return i64::from(MILLION) - logistic(-x);
    }
    let steps = u32::try_from(x).unwrap_or(FAR).min(FAR);
    let power = (0..steps).fold(ONE, |power, _| (power * STEP) >> 40);
    // Less than a million.
    (u128::from(MILLION) * ONE / (ONE + power)) as i64
}

/// What is left of hundred-thousandths, rounded.
fn rounded(ten_thousandths: i64) -> i64 {
    (ten_thousandths + 5_000).div_euclid(10_000)
}

/// The chances that White and that Black wins, in millionths, before they are moved.
fn published(white: i64, black: i64) -> (i64, i64) {
    let million = i64::from(MILLION);
    let above = white + black - 4000;
    let w = rounded(960_000 + 493 * above);
    let b = rounded(-1_500_000 - 785 * above);
    let difference = (white - black).clamp(-MOST, MOST);
    let (white, black) = (logistic(w - difference), logistic(difference - b));
    // Among beginners the model leaves less than nothing for draws.
    match white + black > million {
        true => (
            white * million / (white + black),
            black * million / (white + black),
        ),
        false => (white, black),
    }
}

/// What White scores on average, in millionths.
fn average((white, black): (i64, i64)) -> i64 {
    (i64::from(MILLION) + white - black) / 2
}

/// The chances that White and that Black wins, in millionths.
fn chances(white: u16, black: u16) -> (i64, i64) {
    let million = i64::from(MILLION);
    let (one, other) = (i64::from(white), i64::from(black));
    let (first, second) = (published(one, other), published(other, one));
    let over_both = (average(first) + million - average(second)) / 2;
    let difference = (one - other).clamp(-MOST, MOST);
    let moved = expected_millionths(difference) - over_both;
    // Where one side has nothing left to lose, the other takes it from the draws.
    match (first.0 + moved, first.1 - moved) {
        (white, black) if white < 0 => (0, (black - white).min(million)),
        (white, black) if black < 0 => ((white - black).min(million), 0),
        both => both,
    }
}

/// The result of a game.
pub(super) fn modelled_game(white: u16, black: u16, lots: &mut Lots) -> GameResult {
    let (white, black) = chances(white, black);
    match i64::from(lots.below(MILLION)) {
        lot if lot < white => GameResult::WHITE_WINS,
        lot if lot < white + black => GameResult::BLACK_WINS,
        _ => GameResult::DRAW,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of the formula, worked out with decimal fractions.
    #[test]
    fn the_published_chances() {
        for (white, black, wins, losses) in [
            (2000, 2000, 0.354_9, 0.282_2),
            (2200, 2000, 0.642_4, 0.093_1),
            (2000, 2200, 0.129_7, 0.553_2),
            (2600, 2600, 0.275_8, 0.179_5),
            (1600, 1500, 0.574_7, 0.246_7),
        ] {
            let (found_wins, found_losses) = published(white, black);
            for (found, expected) in [(found_wins, wins), (found_losses, losses)] {
                let found = found as f64 / 1e6;
                let near = (found - expected).abs() < 0.002;
                assert!(near, "{white} {black}: {found} instead of {expected}");
            }
        }
    }

    /// Over both colours the scores are those of the rating table.
    #[test]
    fn nobody_gains_by_playing() {
        for own in [1400, 1800, 2000, 2350, 2700] {
            for other in [1300, 1790, 2000, 2500, 2810] {
                let (as_white, as_black) = (chances(own, other), chances(other, own));
                let score = (average(as_white) + 1_000_000 - average(as_black)) / 2;
                let difference = i64::from(own) - i64::from(other);
                let expected = expected_millionths(difference.clamp(-MOST, MOST));
                assert!(
                    (score - expected).abs() < 1_500,
                    "{own} {other}: {score} {expected}"
                );
            }
        }
    }
}
