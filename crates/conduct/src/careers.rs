//! What players and arbiters achieved in other events, as their entries and the list of arbiters keep it.

use adoube_journal::{EntryMarks, EventArbiter};
use adoube_ratings::arbiters::ArbiterNorm;
use adoube_ratings::titles::NormRecord;
use jiff::civil::Date;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What a player achieved before, as far as titles ask for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerCareer {
    /// The highest rating so far, published or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub highest_rating: Option<u16>,
    /// How many rated games there were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rated_games: Option<u32>,
    /// The norms of other events.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub norms: Vec<NormRecord>,
}

/// What an arbiter achieved before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ArbiterCareer {
    /// The day of the FA title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fa_since: Option<Date>,
    /// Norms of other events, seminars, titles of organisations of the disabled.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub norms: Vec<ArbiterNorm>,
}

impl PlayerCareer {
    /// What is noted of an entry; nothing if it cannot be read.
    pub fn of(marks: &EntryMarks) -> PlayerCareer {
        read(marks.career.as_deref())
    }

    /// The marks of the entry with this career.
    pub fn over(&self, marks: EntryMarks) -> EntryMarks {
        EntryMarks {
            career: written(self),
            ..marks
        }
    }
}

impl ArbiterCareer {
    /// What is noted of an arbiter; nothing if it cannot be read.
    pub fn of(arbiter: &EventArbiter) -> ArbiterCareer {
        read(arbiter.career.as_deref())
    }

    /// The arbiter with this career.
    pub fn over(&self, arbiter: EventArbiter) -> EventArbiter {
        EventArbiter {
            career: written(self),
            ..arbiter
        }
    }
}

fn read<T: DeserializeOwned + Default>(text: Option<&str>) -> T {
    let known = text.and_then(|text| serde_json::from_str(text).ok());
    known.unwrap_or_default()
}

/// As text; nothing where nothing is known.
fn written<T: Serialize + Default + PartialEq>(career: &T) -> Option<String> {
    let said = *career != T::default();
    said.then(|| serde_json::to_string(career).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_career_is_read_as_it_was_written() {
        let career = PlayerCareer {
            highest_rating: Some(2410),
            ..PlayerCareer::default()
        };
        let marks = career.over(EntryMarks::default());
        assert_eq!(marks.career.as_deref(), Some("{\"highest_rating\":2410}"));
        assert_eq!(PlayerCareer::of(&marks), career);
        assert!(PlayerCareer::default().over(marks).is_empty());
    }

    /// Journals may have been written by others: what cannot be understood counts as nothing.
    #[test]
    fn a_career_nobody_understands_is_none() {
        let marks = EntryMarks {
            career: Some("three norms".to_owned()),
            ..EntryMarks::default()
        };
        assert_eq!(PlayerCareer::of(&marks), PlayerCareer::default());
    }
}
