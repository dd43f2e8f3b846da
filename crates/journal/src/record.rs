//! A line of the journal.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{Change, Seq};

/// Who writes. Every record has an author.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Author(String);

impl Author {
    /// The author of what is only foreseen.
    pub(crate) fn nobody() -> Author {
        Author("-".to_owned())
    }

    /// The name as it is written into records.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text cannot be an author.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidAuthor {
    text: String,
}

adoube_types::errors!(InvalidAuthor);

impl FromStr for Author {
    type Err = InvalidAuthor;

    fn from_str(text: &str) -> Result<Author, InvalidAuthor> {
        let name = text.trim();
        let fits = (1..=100).contains(&name.chars().count());
        if fits && !name.chars().any(char::is_control) {
            Ok(Author(name.to_owned()))
        } else {
            Err(InvalidAuthor {
                text: text.escape_debug().to_string(),
            })
        }
    }
}

impl TryFrom<String> for Author {
    type Error = InvalidAuthor;

    fn try_from(text: String) -> Result<Author, InvalidAuthor> {
        text.parse()
    }
}

impl From<Author> for String {
    fn from(author: Author) -> String {
        author.0
    }
}

impl fmt::Display for Author {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// One line of an event's journal: what changed, when, by whom, and why. It is appended once and
/// never altered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-record"))]
pub struct Record {
    /// The place in the journal.
    pub seq: Seq,
    /// When it was written.
    pub at: Timestamp,
    /// Who wrote it.
    pub author: Author,
    /// Why, where somebody said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The warnings that the writer was shown and confirmed, by their codes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub confirmed: Vec<String>,
    pub change: Change,
}
