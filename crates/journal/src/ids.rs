//! The names of events and sections, and the numbers of records.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The place of a record in an event's journal, from 1. [`Seq::NONE`] is the empty journal.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seq(pub u64);

impl Seq {
    /// Before the first record.
    pub const NONE: Seq = Seq(0);

    /// The number after this one.
    pub fn next(self) -> Seq {
        Seq(self.0 + 1)
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text cannot name an event or a section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidId {
    text: String,
}

adoube_types::errors!(InvalidId);

fn checked(text: &str) -> Result<String, InvalidId> {
    let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let fits = (1..=64).contains(&text.len()) && text.bytes().all(allowed);
    if fits && !text.starts_with('-') && !text.ends_with('-') {
        Ok(text.to_owned())
    } else {
        Err(InvalidId {
            text: text.to_owned(),
        })
    }
}

/// A short name made from a title: `Spring Open 2026` becomes `spring-open-2026`. Letters beyond
/// ASCII are left out; a title without any usable letter gives `fallback`.
fn shortened(title: &str, fallback: &str) -> String {
    let mut short = String::new();
    for letter in title.to_lowercase().chars() {
        if letter.is_ascii_alphanumeric() {
            short.push(letter);
        } else if !short.is_empty() && !short.ends_with('-') {
            short.push('-');
        }
    }
    short.truncate(60);
    let short = short.trim_matches('-');
    if short.is_empty() { fallback } else { short }.to_owned()
}

macro_rules! short_name {
    ($name:ident, $fallback:literal, $what:literal) => {
        #[doc = concat!("The short name of ", $what, ": letters a–z, digits and hyphens.")]
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The name itself.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// A short name made from a title: `Spring Open 2026` gives `spring-open-2026`.
            pub fn from_title(title: &str) -> $name {
                $name(shortened(title, $fallback))
            }
        }

        impl FromStr for $name {
            type Err = InvalidId;

            fn from_str(text: &str) -> Result<$name, InvalidId> {
                checked(text).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = InvalidId;

            fn try_from(text: String) -> Result<$name, InvalidId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

short_name!(EventId, "event", "an event");
short_name!(SectionId, "section", "a section");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names() {
        assert_eq!(
            EventId::from_title("Spring Open – Łódź 2026!").as_str(),
            "spring-open-d-2026"
        );
        assert_eq!(EventId::from_title("Турнир").as_str(), "event");
        for text in ["", "-a", "a-", "A", "a b", "é", "../etc", &"x".repeat(65)] {
            assert!(text.parse::<EventId>().is_err(), "{text}");
        }
    }
}
