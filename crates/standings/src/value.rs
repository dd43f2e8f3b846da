//! The value of a tie-break, exactly.

use std::fmt;

use adoube_tournament::Points;
use serde::{Serialize, Serializer};

/// A tie-break's value in ten-thousandths: products of two amounts of points fit without loss.
/// Averages that have no end are rounded to hundredths, a half up, and rank as they are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i64);

impl Value {
    /// One, in the ten-thousandths that a value is counted in.
    const UNIT: i64 = 10_000;

    /// The value of an empty sum.
    pub const ZERO: Value = Value(0);

    /// A value without a fraction.
    pub fn whole(number: i64) -> Value {
        Value(number * Value::UNIT)
    }

    /// An amount of points.
    pub fn points(points: Points) -> Value {
        Value(i64::from(points.as_hundredths()) * 100)
    }

    /// Points times points, as in the Sonneborn-Berger system.
    pub fn product(one: Points, other: Points) -> Value {
        Value(i64::from(one.as_hundredths()) * i64::from(other.as_hundredths()))
    }

    /// The sum divided by a number, rounded to hundredths with a half up; nothing for 0.
    pub fn average(sum: Value, number: i64) -> Option<Value> {
        // In whole numbers: round to hundredths by adding a half before dividing towards minus
        // infinity, so that a half goes up also below zero.
        let hundredths = 100 * number.checked_abs().filter(|number| *number > 0)?;
        let sum = sum.0 * number.signum();
        Some(Value(
            (2 * sum + hundredths).div_euclid(2 * hundredths) * 100,
        ))
    }

    /// The value in ten-thousandths.
    pub fn as_ten_thousandths(self) -> i64 {
        self.0
    }
}

impl std::ops::Add for Value {
    type Output = Value;
    fn add(self, other: Value) -> Value {
        Value(self.0 + other.0)
    }
}

impl std::ops::AddAssign for Value {
    fn add_assign(&mut self, other: Value) {
        *self = *self + other;
    }
}

impl std::ops::Neg for Value {
    type Output = Value;
    fn neg(self) -> Value {
        Value(-self.0)
    }
}

impl std::iter::Sum for Value {
    fn sum<I: Iterator<Item = Value>>(values: I) -> Value {
        values.fold(Value::ZERO, |sum, value| sum + value)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let unit = Value::UNIT.unsigned_abs();
        let (whole, rest) = (self.0.unsigned_abs() / unit, self.0.unsigned_abs() % unit);
        let text = match rest {
            0 => format!("{sign}{whole}"),
            rest => {
                let decimals = format!("{rest:04}");
                format!("{sign}{whole}.{}", decimals.trim_end_matches('0'))
            }
        };
        f.pad(&text)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % Value::UNIT == 0 {
            serializer.serialize_i64(self.0 / Value::UNIT)
        } else {
            serializer.serialize_f64(self.0 as f64 / Value::UNIT as f64)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shown_exactly() {
        let half = Points::HALF;
        assert_eq!(
            Value::product(half, Points::hundredths(150)).to_string(),
            "0.75"
        );
        assert_eq!(Value::points(half).to_string(), "0.5");
        assert_eq!(Value::whole(-3).to_string(), "-3");
        assert_eq!(serde_json::to_string(&Value::whole(12)).unwrap(), "12");
        assert_eq!(serde_json::to_string(&Value::points(half)).unwrap(), "0.5");
    }

    #[test]
    fn averages_are_rounded_half_up() {
        let average = |sum, number| Value::average(Value::whole(sum), number).unwrap();
        assert_eq!(average(193, 8).to_string(), "24.13");
        assert_eq!(average(10, 3).to_string(), "3.33");
        assert_eq!(average(20, 3).to_string(), "6.67");
        assert_eq!(Value::average(Value::whole(1), 0), None);
    }
}
