//! What a national federation knows of a member beside the rating.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::serde_as_text;

/// Membership in a national federation, from its list or as the arbiter was told. Whatever is not said is
/// not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Membership {
    /// The state or region, by its letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<String>,
    /// The last day of the membership.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires: Option<Expiry>,
    /// On how many games a national rating rests that is still provisional.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provisional_games: Option<u16>,
}

impl Membership {
    /// Whether nothing is known at all.
    pub fn is_empty(&self) -> bool {
        *self == Membership::default()
    }

    /// What is known here, and for the rest what another source knows.
    pub fn or(self, other: Membership) -> Membership {
        Membership {
            state: self.state.or(other.state),
            expires: self.expires.or(other.expires),
            provisional_games: self.provisional_games.or(other.provisional_games),
        }
    }
}

/// The last day of a membership.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Expiry {
    year: u16,
    month: u8,
    day: u8,
}

impl Expiry {
    /// A day from its parts; `None` if no calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Expiry> {
        let real =
            (1..=12).contains(&month) && (1..=31).contains(&day) && (1900..=9999).contains(&year);
        real.then_some(Expiry { year, month, day })
    }

    /// Year, month and day.
    pub fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

impl fmt::Display for Expiry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!(
            "{:04}-{:02}-{:02}",
            self.year, self.month, self.day
        ))
    }
}

impl FromStr for Expiry {
    type Err = InvalidExpiry;

    /// Reads `2026-12-31`, `20261231`, and `12/31/2026` as Americans write it.
    fn from_str(text: &str) -> Result<Expiry, InvalidExpiry> {
        read(text.trim()).ok_or_else(|| InvalidExpiry {
            text: text.to_owned(),
        })
    }
}

fn read(text: &str) -> Option<Expiry> {
    let (year, month, day) = match text.split(['-', '/']).collect::<Vec<_>>().as_slice() {
        [all] if all.len() == 8 && all.is_ascii() => (&all[..4], &all[4..6], &all[6..]),
        [year, month, day] if year.len() == 4 => (*year, *month, *day),
        [month, day, year] => (*year, *month, *day),
        _ => return None,
    };
    Expiry::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
}

serde_as_text!(Expiry);

/// The text is not the last day of a membership.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidExpiry {
    text: String,
}

adoube_types::errors!(InvalidExpiry);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_as_lists_write_them() {
        for text in ["2026-12-31", "20261231", "12/31/2026", "12-31-2026"] {
            assert_eq!(text.parse::<Expiry>().unwrap().to_string(), "2026-12-31");
        }
        for text in ["", "2026", "13/31/2026", "2026-00-10", "9 9 9 9 9", "ääää"] {
            assert!(text.parse::<Expiry>().is_err(), "{text}");
        }
    }
}
