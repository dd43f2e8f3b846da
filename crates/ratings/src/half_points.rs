//! Scores in half points.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A score counted in half points, which is all that ratings and norms know: a win is two.
///
/// ```
/// use adoube_ratings::HalfPoints;
///
/// assert_eq!(HalfPoints(13).to_string(), "6½");
/// assert_eq!(HalfPoints(1).to_string(), "½");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub u32);

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match (self.0 / 2, self.0 % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 1) => format!("{whole}½"),
            (whole, _) => whole.to_string(),
        };
        f.pad(&text)
    }
}

/// A number: `6`, `6.5`.
impl Serialize for HalfPoints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.is_multiple_of(2) {
            serializer.serialize_u32(self.0 / 2)
        } else {
            serializer.serialize_f64(f64::from(self.0) / 2.0)
        }
    }
}

/// The same number: whole or with a half.
impl<'de> Deserialize<'de> for HalfPoints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HalfPoints, D::Error> {
        let halves = 2.0 * f64::deserialize(deserializer)?;
        let whole = halves.fract() == 0.0 && (0.0..=10_000.0).contains(&halves);
        match whole {
            // It is whole and small.
            true => Ok(HalfPoints(halves as u32)),
            false => Err(D::Error::custom("expected a score in half points")),
        }
    }
}

/// The percentage of the points, a half rounded up; 0 without games.
pub fn percent(score: HalfPoints, games: u32) -> u32 {
    let (score, games) = (u64::from(score.0), u64::from(games));
    let percent = (100 * score + games).checked_div(2 * games);
    percent.and_then(|p| u32::try_from(p).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_of_a_percent_go_up() {
        for (score, games, expected) in [(10, 8, 63), (7, 8, 44), (15, 9, 83), (9, 13, 35)] {
            assert_eq!(percent(HalfPoints(score), games), expected);
        }
        assert_eq!(percent(HalfPoints(0), 0), 0);
    }

    #[test]
    fn json_is_a_number() {
        assert_eq!(serde_json::to_string(&HalfPoints(13)).unwrap(), "6.5");
        assert_eq!(serde_json::to_string(&HalfPoints(12)).unwrap(), "6");
    }
}
