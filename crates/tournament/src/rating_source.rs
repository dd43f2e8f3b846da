//! Where the ratings of a player come from, and which others come later.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::serde_as_text;
use crate::{ListDate, RoundNumber};

/// Where the ratings of a player come from. Whatever is not said is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RatingSources {
    /// Of the FIDE rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide: Option<RatingSource>,
    /// Of the national rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub national: Option<RatingSource>,
    /// Of the rating that was assigned for this event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assigned: Option<RatingSource>,
}

impl RatingSources {
    /// Whether nothing is known at all.
    pub fn is_empty(&self) -> bool {
        *self == RatingSources::default()
    }
}

/// Where a rating comes from: `typed`, or a list and its month as `rapid 2026-11`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RatingSource {
    /// Somebody typed it.
    Typed,
    List {
        /// The short name of the list.
        name: String,
        /// Its month, if it tells.
        month: Option<ListDate>,
    },
}

impl RatingSource {
    /// A list and its month.
    pub fn list(name: &str, month: Option<ListDate>) -> RatingSource {
        RatingSource::List {
            name: name.to_owned(),
            month,
        }
    }
}

const TYPED: &str = "typed";

impl fmt::Display for RatingSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RatingSource::Typed => f.pad(TYPED),
            RatingSource::List { name, month: None } => f.pad(name),
            RatingSource::List {
                name,
                month: Some(month),
            } => f.pad(&format!("{name} {month}")),
        }
    }
}

impl FromStr for RatingSource {
    type Err = InvalidRatingSource;

    fn from_str(text: &str) -> Result<RatingSource, InvalidRatingSource> {
        let text = text.trim();
        if text == TYPED {
            return Ok(RatingSource::Typed);
        }
        let dated = text.rsplit_once(' ').and_then(|(name, month)| {
            let month = month.parse().ok()?;
            Some((name.trim(), Some(month)))
        });
        let (name, month) = dated.unwrap_or((text, None));
        if name.is_empty() || name.chars().any(char::is_control) {
            let text = text.to_owned();
            return Err(InvalidRatingSource { text });
        }
        Ok(RatingSource::list(name, month))
    }
}

serde_as_text!(RatingSource);

/// The text names no source of a rating.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidRatingSource {
    text: String,
}

adoube_types::errors!(InvalidRatingSource);

/// A rating that counts from a round on: in an event of more than 30 days each month has its list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaterRating {
    /// The first round for which it counts.
    pub from: RoundNumber,
    /// The FIDE rating from then on; nothing if the player has none any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_rating: Option<u16>,
    /// The K factor of that list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub k: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<RatingSource>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_read_as_they_are_written() {
        for text in [
            "typed",
            "standard 2026-11",
            "effective-rapid",
            "City list 2026-09",
        ] {
            let source: RatingSource = text.parse().unwrap();
            assert_eq!(source.to_string(), text);
        }
        let month = ListDate::new(2026, 9);
        assert_eq!(
            "City list 2026-09".parse(),
            Ok(RatingSource::list("City list", month))
        );
        for text in ["", "  ", "a\tb"] {
            assert!(text.parse::<RatingSource>().is_err(), "{text:?}");
        }
    }
}
