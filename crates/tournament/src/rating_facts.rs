//! What a rating list says of a player beside the rating.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::serde_as_text;

/// What decides how fast a rating changes: from the rating list, or as the arbiter knows better. It is
/// about the list that the event is rated on. Whatever is not said is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RatingFacts {
    /// The development coefficient K.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub k: Option<u16>,
    /// How many rated games the player has completed in all; fewer than 30 make K 40.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// Whether a published rating ever was 2400 or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reached_2400: Option<bool>,
    /// The month of the list that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list: Option<ListDate>,
    /// The standard rating of who has none for rapid or blitz, where it then counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard: Option<u16>,
}

impl RatingFacts {
    /// Whether nothing is known at all.
    pub fn is_empty(&self) -> bool {
        *self == RatingFacts::default()
    }

    /// What is known here, and for the rest what another source knows.
    pub fn or(self, other: RatingFacts) -> RatingFacts {
        RatingFacts {
            k: self.k.or(other.k),
            games: self.games.or(other.games),
            reached_2400: self.reached_2400.or(other.reached_2400),
            list: self.list.or(other.list),
            standard: self.standard.or(other.standard),
        }
    }
}

/// The month of a rating list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ListDate {
    year: u16,
    month: u8,
}

impl ListDate {
    /// A month from 1 to 12; `None` for any other.
    pub fn new(year: u16, month: u8) -> Option<ListDate> {
        (1..=12)
            .contains(&month)
            .then_some(ListDate { year, month })
    }

    /// The year of the list.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    pub fn month(self) -> u8 {
        self.month
    }
}

impl fmt::Display for ListDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}-{:02}", self.year, self.month))
    }
}

impl FromStr for ListDate {
    type Err = InvalidListDate;

    fn from_str(text: &str) -> Result<ListDate, InvalidListDate> {
        let read = || {
            let (year, month) = text.split_once('-')?;
            ListDate::new(year.parse().ok()?, month.parse().ok()?)
        };
        read().ok_or_else(|| InvalidListDate {
            text: text.to_owned(),
        })
    }
}

serde_as_text!(ListDate);

/// The text is not the month of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidListDate {
    text: String,
}

adoube_types::errors!(InvalidListDate);
