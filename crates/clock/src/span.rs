//! Lengths of time, exactly: whole milliseconds, never a float.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::de::Unexpected;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A length of time in milliseconds, positive or negative. Arithmetic saturates.
///
/// Written as `h:mm:ss` or `m:ss`, with milliseconds after a point if there are any. Points in time
/// are spans too: since the start of the game, or since midnight, as a log prefers.
///
/// ```
/// use adoube_clock::Span;
///
/// let left: Span = "1:30:00".parse().unwrap();
/// assert_eq!(left + Span::seconds(30), "1:30:30".parse().unwrap());
/// assert_eq!(Span::millis(-1_500).to_string(), "-0:01.500");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span(i64);

/// A text is not a length of time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpanError {
    pub found: String,
}

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);

    /// So many milliseconds.
    pub const fn millis(millis: i64) -> Span {
        Span(millis)
    }

    /// So many seconds.
    pub const fn seconds(seconds: i64) -> Span {
        Span(seconds.saturating_mul(SECOND))
    }

    /// So many minutes.
    pub const fn minutes(minutes: i64) -> Span {
        Span(minutes.saturating_mul(MINUTE))
    }

    /// The length in milliseconds, negative where it lies in the past.
    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// In whole seconds, towards zero.
    pub const fn whole_seconds(self) -> i64 {
        self.0 / SECOND
    }

    /// In whole minutes, towards zero.
    pub const fn whole_minutes(self) -> i64 {
        self.0 / MINUTE
    }

    /// Whether it is a whole number of minutes.
    pub const fn is_whole_minutes(self) -> bool {
        self.0 % MINUTE == 0
    }

    /// Whether it is a whole number of seconds.
    pub const fn is_whole_seconds(self) -> bool {
        self.0 % SECOND == 0
    }

    /// Whether it is below zero.
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// Whether it is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Without the sign.
    pub const fn abs(self) -> Span {
        Span(self.0.saturating_abs())
    }

    /// Half of it, to the nearest second; an exact half second is rounded up.
    pub const fn half_to_the_second(self) -> Span {
        Span(
            (self.0 / 2 + SECOND / 2)
                .div_euclid(SECOND)
                .saturating_mul(SECOND),
        )
    }

    /// To the nearest minute; half a minute is rounded up.
    pub const fn to_the_minute(self) -> Span {
        let minutes = self.0.saturating_add(MINUTE / 2).div_euclid(MINUTE);
        Span(minutes.saturating_mul(MINUTE))
    }

    /// Up to the next whole second.
    pub const fn up_to_the_second(self) -> Span {
        let seconds = self.0.saturating_add(SECOND - 1).div_euclid(SECOND);
        Span(seconds.saturating_mul(SECOND))
    }

    /// As the hands of a clock with twelve hours show it: from 0:00:00 to 11:59:59.
    pub const fn on_the_dial(self) -> Span {
        Span(self.0.rem_euclid(12 * HOUR))
    }

    /// So many hundredths of it.
    pub const fn percent(self, percent: u32) -> Span {
        Span(self.0.saturating_mul(percent as i64) / 100)
    }
}

impl Add for Span {
    type Output = Span;
    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl Sub for Span {
    type Output = Span;
    fn sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

impl Neg for Span {
    type Output = Span;
    fn neg(self) -> Span {
        Span(self.0.saturating_neg())
    }
}

impl Mul<u32> for Span {
    type Output = Span;
    fn mul(self, times: u32) -> Span {
        Span(self.0.saturating_mul(i64::from(times)))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl SubAssign for Span {
    fn sub_assign(&mut self, other: Span) {
        *self = *self - other;
    }
}

impl Sum for Span {
    fn sum<I: Iterator<Item = Span>>(spans: I) -> Span {
        spans.fold(Span::ZERO, Add::add)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.0.unsigned_abs();
        let (seconds, fraction) = (millis / 1_000, millis % 1_000);
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        let sign = if self.0 < 0 { "-" } else { "" };
        match hours {
            0 => write!(f, "{sign}{minutes}:{seconds:02}")?,
            _ => write!(f, "{sign}{hours}:{minutes:02}:{seconds:02}")?,
        }
        match fraction {
            0 => Ok(()),
            _ => write!(f, ".{fraction:03}"),
        }
    }
}

impl FromStr for Span {
    type Err = SpanError;

    fn from_str(text: &str) -> Result<Span, SpanError> {
        read(text.trim()).ok_or_else(|| SpanError {
            found: text.to_owned(),
        })
    }
}

fn read(text: &str) -> Option<Span> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (clock, fraction) = match digits.split_once('.') {
        Some((clock, fraction)) => (clock, thousandths(fraction)?),
        None => (digits, 0),
    };
    let mut parts = clock.rsplit(':');
    let seconds = sixtieth(parts.next()?)?;
    let minutes = parts.next()?;
    let (minutes, hours) = match parts.next() {
        Some(hours) => (sixtieth(minutes)?, whole(hours)?),
        None => (whole(minutes)?, 0),
    };
    if parts.next().is_some() {
        return None;
    }
    let millis = hours * HOUR + minutes * MINUTE + seconds * SECOND + fraction;
    Some(Span(sign * millis))
}

/// Two digits below 60.
fn sixtieth(text: &str) -> Option<i64> {
    (text.len() == 2)
        .then(|| whole(text))
        .flatten()
        .filter(|&number| number < 60)
}

/// Up to six digits.
fn whole(text: &str) -> Option<i64> {
    let digits = (1..=6).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// One to three digits after the point.
fn thousandths(text: &str) -> Option<i64> {
    let factor = match text.len() {
        1 => 100,
        2 => 10,
        3 => 1,
        _ => return None,
    };
    Some(whole(text)? * factor)
}

impl Serialize for Span {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Span, D::Error> {
        let text = String::deserialize(deserializer)?;
        let found = Unexpected::Str(&text);
        let expected = &"h:mm:ss or m:ss, such as 1:30:00 or 2:00";
        text.parse()
            .map_err(|_| serde::de::Error::invalid_value(found, expected))
    }
}
