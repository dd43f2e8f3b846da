//! Sums of money, exactly: a fraction of currency units, never a float.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest amount that is read: a hundred thousand million units.
pub const LARGEST_AMOUNT: i128 = 100_000_000_000;

/// An amount in currency units as a reduced fraction.
///
/// ```
/// use adoube_prizes::Money;
///
/// let third = Money::whole(230).over(3);
/// assert_eq!(third.to_string(), "76 2/3");
/// assert_eq!(third + third + third, Money::whole(230));
/// assert_eq!("97.50".parse::<Money>().unwrap(), Money::whole(195).over(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Money {
    numerator: i128,
    /// Always positive; 1 for a whole amount.
    denominator: i128,
}

impl Money {
    /// No money at all.
    pub const ZERO: Money = Money {
        numerator: 0,
        denominator: 1,
    };

    /// A whole number of currency units.
    pub const fn whole(units: i64) -> Money {
        Money {
            numerator: units as i128,
            denominator: 1,
        }
    }

    fn reduced(numerator: i128, denominator: i128) -> Money {
        let common = gcd(numerator, denominator).max(1);
        Money {
            numerator: numerator / common,
            denominator: denominator / common,
        }
    }

    /// So many times this amount.
    pub fn times(self, count: usize) -> Money {
        Money::reduced(
            self.numerator.saturating_mul(count as i128),
            self.denominator,
        )
    }

    /// One of so many equal parts; the whole amount if there are no parts.
    pub fn over(self, parts: usize) -> Money {
        Money::reduced(
            self.numerator,
            self.denominator.saturating_mul(parts.max(1) as i128),
        )
    }

    /// Whether this is nothing.
    pub fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// Whether this is more than nothing.
    pub fn is_positive(self) -> bool {
        self.numerator > 0
    }

    /// The greatest multiple of `unit` that is not above this amount; the amount itself if the
    /// unit is nothing.
    pub fn rounded_down(self, unit: Money) -> Money {
        if !unit.is_positive() {
            return self;
        }
        // Euclid's division rounds towards minus infinity, so that an amount below zero is rounded down too.
        let count = self
            .numerator
            .saturating_mul(unit.denominator)
            .div_euclid(self.denominator.saturating_mul(unit.numerator));
        Money::reduced(unit.numerator.saturating_mul(count), unit.denominator)
    }

    /// The least multiple of `unit` that is not below this amount; the amount itself if the unit
    /// is nothing.
    pub fn rounded_up(self, unit: Money) -> Money {
        let down = self.rounded_down(unit);
        if down == self { down } else { down + unit }
    }

    /// The multiple of `unit` nearest to this amount, the greater of two.
    pub fn rounded_half_up(self, unit: Money) -> Money {
        (self + unit.over(2)).rounded_down(unit)
    }

    /// Whether it is a whole number of units.
    pub(crate) fn is_whole(self) -> bool {
        self.denominator == 1
    }

    /// How many whole times `unit` goes into this amount.
    pub(crate) fn count_of(self, unit: Money) -> usize {
        if !unit.is_positive() || !self.is_positive() {
            return 0;
        }
        let count = self.numerator.saturating_mul(unit.denominator)
            / self.denominator.saturating_mul(unit.numerator);
        usize::try_from(count).unwrap_or(usize::MAX)
    }

    /// With so many decimals if that is exact, otherwise as a mixed fraction: `97.50`, `76 2/3`.
    pub fn with_digits(self, digits: u8) -> String {
        let scale = 10_i128.pow(u32::from(digits.min(4)));
        let scaled = self.numerator.saturating_mul(scale);
        // A third has no decimals. Told as a fraction it is still the amount that is paid.
        if scaled % self.denominator != 0 {
            return self.mixed();
        }
        let minor = scaled / self.denominator;
        let sign = if minor < 0 { "-" } else { "" };
        let (units, rest) = (minor.abs() / scale, minor.abs() % scale);
        match digits {
            0 => format!("{sign}{units}"),
            digits => format!("{sign}{units}.{rest:0width$}", width = usize::from(digits)),
        }
    }

    fn mixed(self) -> String {
        let sign = if self.numerator < 0 { "-" } else { "" };
        let top = self.numerator.abs();
        match (top / self.denominator, top % self.denominator) {
            (0, rest) => format!("{sign}{rest}/{}", self.denominator),
            (units, rest) => format!("{sign}{units} {rest}/{}", self.denominator),
        }
    }
}

fn gcd(first: i128, second: i128) -> i128 {
    let (mut a, mut b) = (first.unsigned_abs(), second.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).unwrap_or(1)
}

impl Default for Money {
    fn default() -> Money {
        Money::ZERO
    }
}

impl Add for Money {
    type Output = Money;
    fn add(self, other: Money) -> Money {
        // By the least common denominator: sums of many shares stay small that way, and a product that does not
        // fit would be held at the limit, not wrapped to a wrong amount.
        let common = gcd(self.denominator, other.denominator).max(1);
        let (left, right) = (other.denominator / common, self.denominator / common);
        Money::reduced(
            self.numerator
                .saturating_mul(left)
                .saturating_add(other.numerator.saturating_mul(right)),
            self.denominator.saturating_mul(left),
        )
    }
}

impl Neg for Money {
    type Output = Money;
    fn neg(self) -> Money {
        Money {
            numerator: self.numerator.saturating_neg(),
            denominator: self.denominator,
        }
    }
}

impl Sub for Money {
    type Output = Money;
    fn sub(self, other: Money) -> Money {
        self.add(-other)
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, other: Money) {
        *self = *self + other;
    }
}

impl SubAssign for Money {
    fn sub_assign(&mut self, other: Money) {
        *self = *self - other;
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Money>>(amounts: I) -> Money {
        amounts.fold(Money::ZERO, Add::add)
    }
}

impl Ord for Money {
    fn cmp(&self, other: &Money) -> Ordering {
        // Whole parts first, so that the products of what is left stay small.
        let parts = |money: &Money| {
            (
                money.numerator.div_euclid(money.denominator),
                money.numerator.rem_euclid(money.denominator),
            )
        };
        let ((units, rest), (other_units, other_rest)) = (parts(self), parts(other));
        units.cmp(&other_units).then_with(|| {
            rest.saturating_mul(other.denominator)
                .cmp(&other_rest.saturating_mul(self.denominator))
        })
    }
}

impl PartialOrd for Money {
    fn partial_cmp(&self, other: &Money) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Whole amounts without decimals, others with two if that is exact, else as a mixed fraction.
impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = if self.denominator == 1 { 0 } else { 2 };
        f.pad(&self.with_digits(digits))
    }
}

impl fmt::Debug for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not an amount of money.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidMoney(String);

adoube_types::errors!(InvalidMoney);

impl FromStr for Money {
    type Err = InvalidMoney;

    fn from_str(text: &str) -> Result<Money, InvalidMoney> {
        parse(text.trim()).ok_or_else(|| InvalidMoney(text.to_owned()))
    }
}

impl Money {
    /// Reads an amount of a file. The reader of the file puts what is wrong into its own text, with
    /// the line.
    pub(crate) fn read<E: serde::de::Error>(text: &str) -> Result<Money, E> {
        text.parse().map_err(|InvalidMoney(text)| {
            E::custom(format_args!(
                "\"{text}\" is not an amount: expected digits with at most four decimals, up to {LARGEST_AMOUNT}"
            ))
        })
    }
}

/// Reads `150`, `150.5`, `150.50`, `230/3` and `76 2/3`.
fn parse(text: &str) -> Option<Money> {
    if let Some((top, bottom)) = text.split_once('/') {
        let (units, top) = top.split_once(' ').unwrap_or(("0", top));
        let bottom = digits(bottom)?;
        if bottom == 0 {
            return None;
        }
        let top = digits(units)?
            .checked_mul(bottom)?
            .checked_add(digits(top)?)?;
        return Some(Money::reduced(top, bottom));
    }
    let (units, decimals) = text.split_once('.').unwrap_or((text, "0"));
    // More digits than any currency has are a slip of the pen.
    if decimals.len() > 4 {
        return None;
    }
    let scale = 10_i128.pow(u32::try_from(decimals.len()).ok()?);
    Some(Money::reduced(
        digits(units)? * scale + digits(decimals)?,
        scale,
    ))
}

fn digits(text: &str) -> Option<i128> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number: i128 = plain.then(|| text.parse().ok()).flatten()?;
    (number <= LARGEST_AMOUNT).then_some(number)
}

/// A string: `"150"`, `"97.50"` or `"76 2/3"`.
impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Amount", &self.to_string())
    }
}

/// A number that is not negative, or the same as a string.
impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Money, D::Error> {
        deserializer.deserialize_any(MoneyVisitor)
    }
}

struct MoneyVisitor;

impl serde::de::Visitor<'_> for MoneyVisitor {
    type Value = Money;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount of money such as 150 or \"97.50\"")
    }

    fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<Money, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<Money, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Money, E> {
        // The shortest text that reads back as this number is the one that was written.
        self.visit_str(&value.to_string())
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Money, E> {
        Money::read(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn money(text: &str) -> Money {
        text.parse().unwrap()
    }

    #[test]
    fn reads_and_writes_the_same_amount() {
        for text in ["0", "150", "97.50", "76 2/3", "1/3", "100000000000"] {
            assert_eq!(money(text).to_string(), text);
            let json = serde_json::to_string(&money(text)).unwrap();
            assert_eq!(serde_json::from_str::<Money>(&json).unwrap(), money(text));
        }
        assert_eq!(
            serde_json::from_str::<Money>("97.5").unwrap(),
            money("97.50")
        );
    }

    #[test]
    fn refuses_what_is_not_money() {
        for text in [
            "",
            "-5",
            "1e3",
            "1.23456",
            "ten",
            "1/0",
            "1 000",
            "100000000001",
            ".",
        ] {
            assert!(text.parse::<Money>().is_err(), "{text}");
        }
    }

    #[test]
    fn rounds_to_multiples_of_any_unit() {
        let amount = money("76 2/3");
        let shown = |unit: &str| amount.rounded_down(money(unit)).to_string();
        assert_eq!(shown("0.01"), "76.66");
        assert_eq!(shown("1"), "76");
        assert_eq!(shown("5"), "75");
        assert_eq!(shown("0"), "76 2/3");
        assert_eq!(amount.rounded_half_up(money("0.01")).to_string(), "76.67");
        assert_eq!(money("0.05").count_of(money("0.01")), 5);
    }

    #[test]
    fn order_is_that_of_the_amounts() {
        assert!(money("1/3") < money("0.34") && money("0.33") < money("1/3"));
        assert!(money("1/3") - money("1/2") < Money::ZERO);
        assert_eq!((money("1/3") - money("1/2")).to_string(), "-1/6");
    }
}
