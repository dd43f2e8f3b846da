//! Points, exactly: a whole number of hundredths, never a float.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An amount of points, positive or negative, held as hundredths of a point.
///
/// ```
/// use adoube_tournament::Points;
///
/// let score: Points = "2.5".parse().unwrap();
/// assert_eq!(score + Points::HALF, Points::whole(3));
/// assert_eq!(score.to_string(), "2.5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(i32);

impl Points {
    /// No points at all.
    pub const ZERO: Points = Points(0);
    /// Half a point: 50 hundredths.
    pub const HALF: Points = Points(50);
    /// One point: 100 hundredths.
    pub const ONE: Points = Points(100);

    /// A whole number of points.
    pub const fn whole(points: i32) -> Points {
        Points(points * 100)
    }

    /// A number of hundredths of a point.
    pub const fn hundredths(hundredths: i32) -> Points {
        Points(hundredths)
    }

    /// The amount in hundredths of a point.
    pub const fn as_hundredths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(self.0.saturating_neg())
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        *self = *self - other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(amounts: I) -> Points {
        amounts.fold(Points::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let text = match rest {
            0 => format!("{sign}{whole}"),
            rest if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
            rest => format!("{sign}{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not an amount of points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidPoints {
    text: String,
}

impl FromStr for Points {
    type Err = InvalidPoints;

    fn from_str(text: &str) -> Result<Points, InvalidPoints> {
        parse(text.trim()).ok_or_else(|| InvalidPoints {
            text: text.to_owned(),
        })
    }
}

/// Reads `12`, `12.5`, `12,25`, `½`, `12½`, `.5`, each with an optional sign.
fn parse(text: &str) -> Option<Points> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let amount = if let Some(whole) = digits.strip_suffix('½') {
        whole_part(whole)?.checked_add(50)?
    } else if let Some((whole, fraction)) = digits.split_once(['.', ',']) {
        whole_part(whole)?.checked_add(fraction_part(fraction)?)?
    } else if digits.is_empty() {
        return None;
    } else {
        whole_part(digits)?
    };
    Some(Points(sign * amount))
}

fn all_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn whole_part(text: &str) -> Option<i32> {
    if text.is_empty() {
        return Some(0);
    }
    if !all_digits(text) {
        return None;
    }
    text.parse::<i32>().ok()?.checked_mul(100)
}

fn fraction_part(text: &str) -> Option<i32> {
    match text.len() {
        1 if all_digits(text) => text.parse::<i32>().ok().map(|tenths| tenths * 10),
        2 if all_digits(text) => text.parse().ok(),
        _ => None,
    }
}

/// A JSON number with at most two decimals: `1`, `0.5`, `-1.25`.
impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 100 == 0 {
            serializer.serialize_newtype_struct("Points", &(self.0 / 100))
        } else {
            serializer.serialize_newtype_struct("Points", &(f64::from(self.0) / 100.0))
        }
    }
}

/// A number with at most two decimals, or the same as a string.
impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
        deserializer.deserialize_any(PointsVisitor)
    }
}

struct PointsVisitor;

impl serde::de::Visitor<'_> for PointsVisitor {
    type Value = Points;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of points with at most two decimals")
    }

    fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<Points, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<Points, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Points, E> {
        // The shortest text that reads back as this number is the one that was written.
        self.visit_str(&value.to_string())
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Points, E> {
        let found = serde::de::Unexpected::Str(text);
        text.parse().map_err(|_| E::invalid_value(found, &self))
    }
}

adoube_types::errors!(InvalidPoints);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_usual_spellings() {
        for (text, hundredths) in [
            ("1", 100),
            ("0.5", 50),
            ("½", 50),
            ("4½", 450),
            ("1,5", 150),
            (".25", 25),
            ("-1", -100),
            ("+0.5", 50),
            ("12.05", 1205),
        ] {
            assert_eq!(text.parse(), Ok(Points::hundredths(hundredths)), "{text}");
        }
    }

    #[test]
    fn refuses_what_is_not_points() {
        for text in [
            "",
            "-",
            "1.234",
            "one",
            "1.",
            "1.-5",
            "--1",
            "½1",
            "99999999999",
            "1e2",
        ] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }

    #[test]
    fn json_keeps_every_hundredth() {
        for hundredths in -300..300 {
            let points = Points::hundredths(hundredths);
            let json = serde_json::to_string(&points).unwrap();
            assert_eq!(
                serde_json::from_str::<Points>(&json).unwrap(),
                points,
                "{json}"
            );
            assert_eq!(points.to_string().parse(), Ok(points));
        }
    }
}
