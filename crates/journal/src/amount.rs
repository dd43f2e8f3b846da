//! Amounts of money in accounts.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An amount of money in hundredths of whatever currency the event has. A balance can be negative; what
/// is read never is.
///
/// ```
/// use adoube_journal::Amount;
///
/// let fee: Amount = "45.50".parse().unwrap();
/// assert_eq!(fee, Amount::hundredths(4550));
/// assert_eq!("45,5".parse(), Ok(fee));
/// assert_eq!((fee - Amount::hundredths(4600)).to_string(), "-0.50");
/// assert!("-3".parse::<Amount>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount(i64);

impl Amount {
    /// No money at all.
    pub const ZERO: Amount = Amount(0);

    /// The most that one line of an account can be about: ten million units.
    pub const LARGEST: Amount = Amount(1_000_000_000);

    /// So many hundredths of a unit.
    pub const fn hundredths(count: i64) -> Amount {
        Amount(count)
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let count = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{:02}", count / 100, count % 100))
    }
}

/// The text is not an amount of money.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidAmount {
    pub text: String,
}

adoube_types::errors!(InvalidAmount);

/// Digits with at most two decimals, after a point or a comma.
impl FromStr for Amount {
    type Err = InvalidAmount;

    fn from_str(text: &str) -> Result<Amount, InvalidAmount> {
        read(text.trim()).ok_or_else(|| InvalidAmount {
            text: text.to_owned(),
        })
    }
}

fn read(text: &str) -> Option<Amount> {
    let (units, decimals) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |text: &str| {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| text.parse::<i64>().ok()).flatten()
    };
    let decimals = match decimals.len() {
        1 => digits(decimals)? * 10,
        2 => digits(decimals)?,
        _ => return None,
    };
    // More digits than any amount has would not be counted any more.
    let units = digits(units).filter(|units| *units < 1_000_000_000_000)?;
    Some(Amount(units * 100 + decimals))
}

impl Add for Amount {
    type Output = Amount;

    fn add(self, other: Amount) -> Amount {
        Amount(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Amount) {
        *self = *self + other;
    }
}

impl Sub for Amount {
    type Output = Amount;

    fn sub(self, other: Amount) -> Amount {
        Amount(self.0.saturating_sub(other.0))
    }
}

impl Neg for Amount {
    type Output = Amount;

    fn neg(self) -> Amount {
        Amount(self.0.saturating_neg())
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Amount>>(amounts: I) -> Amount {
        amounts.fold(Amount::ZERO, Add::add)
    }
}

/// A text with two decimals: `"45.50"`.
impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Amount", &self.to_string())
    }
}

/// A text, or a number of whole units.
impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        deserializer.deserialize_any(AmountVisitor)
    }
}

struct AmountVisitor;

impl Visitor<'_> for AmountVisitor {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount of money such as 45 or \"45.50\"")
    }

    fn visit_u64<E: Error>(self, units: u64) -> Result<Amount, E> {
        self.visit_str(&units.to_string())
    }

    fn visit_i64<E: Error>(self, units: i64) -> Result<Amount, E> {
        self.visit_str(&units.to_string())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Amount, E> {
        read(text.trim()).ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))
    }
}
