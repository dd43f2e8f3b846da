//! How likely things are, in whole numbers: the same seed gives the same tournament everywhere.

use std::fmt;
use std::str::FromStr;

use adoube_tournament::GameResult;

use crate::schedule::lots::Lots;
use serde::Serialize;

pub(super) const MILLION: u32 = 1_000_000;

/// How often something happens, in millionths.
///
/// ```
/// use adoube_pairing::generate::Chance;
///
/// let chance: Chance = "2.5".parse().unwrap();
/// assert_eq!(chance, Chance::one_in(40));
/// assert_eq!(chance.to_string(), "2.5%");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(u32);

impl Chance {
    /// The chance of what never happens.
    pub const NEVER: Chance = Chance(0);
    /// The chance of what always happens.
    pub const ALWAYS: Chance = Chance(MILLION);

    /// So many times in a hundred.
    pub const fn percent(percent: u32) -> Chance {
        Chance::share(percent, 100)
    }

    /// Once in so many times; never for 0.
    pub const fn one_in(times: u32) -> Chance {
        Chance::share(1, times)
    }

    /// So many times out of all; never if there are none.
    pub const fn share(part: u32, of: u32) -> Chance {
        if of == 0 || part == 0 {
            return Chance::NEVER;
        }
        if part >= of {
            return Chance::ALWAYS;
        }
        // Less than a million, because the part is less than the whole.
        Chance((part as u64 * MILLION as u64 / of as u64) as u32)
    }

    /// Whether it happens this time.
    pub fn happens(self, lots: &mut Lots) -> bool {
        lots.below(MILLION) < self.0
    }
}

/// `2.5%`.
impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / 10_000, self.0 % 10_000);
        let decimals = format!("{rest:04}");
        let text = match decimals.trim_end_matches('0') {
            "" => format!("{whole}%"),
            decimals => format!("{whole}.{decimals}%"),
        };
        f.pad(&text)
    }
}

/// The text is no share of a hundred.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidChance {
    pub text: String,
}

adoube_types::errors!(InvalidChance);

/// A percentage, with or without the sign: `30`, `2.5%`.
impl FromStr for Chance {
    type Err = InvalidChance;

    fn from_str(text: &str) -> Result<Chance, InvalidChance> {
        let invalid = || InvalidChance {
            text: text.to_owned(),
        };
        let number = text.strip_suffix('%').unwrap_or(text);
        let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
        let is_number =
            |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        if !is_number(whole) || !is_number(decimals) || decimals.len() > 4 {
            return Err(invalid());
        }
        // Percent and ten-thousandths of a percent, written without the point.
        let millionths = format!("{whole}{decimals:0<4}").parse();
        (millionths.ok().filter(|chance| *chance <= MILLION))
            .map(Chance)
            .ok_or_else(invalid)
    }
}

/// The highest rating difference at which the stronger player's expected score is .50, .51 and so
/// on up to .99 (B.02, 8.1.2); beyond the last it is 1.
const HIGHEST_DIFFERENCES: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The expected score of the first of two players.
fn expected_score(own: u16, other: u16) -> Chance {
    let difference = own.abs_diff(other);
    let above = HIGHEST_DIFFERENCES.partition_point(|highest| *highest < difference);
    // There are fifty.
    let stronger = 50 + above as u32;
    Chance::percent(if own >= other {
        stronger
    } else {
        100 - stronger
    })
}

/// The expected score of a player who is so many points stronger, in millionths.
pub(super) fn expected_millionths(difference: i64) -> i64 {
    let amount = u16::try_from(difference.unsigned_abs()).unwrap_or(u16::MAX);
    let Chance(stronger) = expected_score(amount, 0);
    match difference >= 0 {
        true => i64::from(stronger),
        false => i64::from(MILLION - stronger),
    }
}

/// The result of a game that is played, by the expected scores alone. As many games are drawn as `draws` says, but no more than
/// the expected scores leave room for.
pub(super) fn played_game(white: u16, black: u16, draws: Chance, lots: &mut Lots) -> GameResult {
    let Chance(expected) = expected_score(white, black);
    let draw = draws.0.min(2 * expected).min(2 * (MILLION - expected));
    let white_wins = expected - draw / 2;
    match lots.below(MILLION) {
        lot if lot < white_wins => GameResult::WHITE_WINS,
        lot if lot < white_wins + draw => GameResult::DRAW,
        _ => GameResult::BLACK_WINS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_read_back_as_written() {
        for (text, millionths) in [
            ("0", 0),
            ("30", 300_000),
            ("2.5%", 25_000),
            ("0.0001", 1),
            ("12.0340", 120_340),
            ("100", MILLION),
        ] {
            assert_eq!(text.parse(), Ok(Chance(millionths)), "{text}");
            assert_eq!(
                Chance(millionths).to_string().parse(),
                Ok(Chance(millionths))
            );
        }
        for text in [
            "",
            "%",
            "-1",
            "101",
            "100.0001",
            "1.00001",
            ".5",
            "5.",
            "many",
            "99999999999",
        ] {
            assert!(text.parse::<Chance>().is_err(), "{text}");
        }
    }

    #[test]
    fn expected_scores_are_those_of_the_rating_table() {
        for (own, other, percent) in [
            (2000, 2000, 50),
            (2003, 2000, 50),
            (2004, 2000, 51),
            (2000, 2004, 49),
            (2200, 2000, 76),
            (2000, 2392, 8),
            (2735, 2000, 99),
            (2736, 2000, 100),
            (1400, 2800, 0),
        ] {
            assert_eq!(
                expected_score(own, other),
                Chance::percent(percent),
                "{own} {other}"
            );
        }
    }

    #[test]
    fn results_follow_the_expected_score() {
        let mut lots = Lots::from_seed(1);
        let mut hundredths = 0;
        let mut draws = 0;
        for _ in 0..10_000 {
            match played_game(2100, 2000, Chance::percent(40), &mut lots) {
                GameResult::WHITE_WINS => hundredths += 100,
                GameResult::DRAW => (hundredths, draws) = (hundredths + 50, draws + 1),
                _ => {}
            }
        }
        assert!((630_000..650_000).contains(&hundredths), "{hundredths}");
        assert!((3_850..4_150).contains(&draws), "{draws}");
        let hopeless = played_game(1000, 2000, Chance::ALWAYS, &mut lots);
        assert_eq!(hopeless, GameResult::BLACK_WINS);
    }
}
