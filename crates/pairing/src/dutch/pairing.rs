//! What the engine answers.

use std::fmt;
use std::str::FromStr;

use adoube_tournament::{EntrantId, Points, RoundNumber};
use serde::Serialize;

use super::criteria::{Criterion, Failures};
use crate::facts::Article;

/// An edition of C.04.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "swiss-system")]
pub enum Edition {
    /// In force until 30 June 2025.
    #[serde(rename = "dutch-2017")]
    Dutch2017,
    /// In force from 1 July 2025. It differs from the next one in a single point: a bye that is
    /// worth no more than a loss is no downfloat (1.4.3).
    #[serde(rename = "dutch-2025")]
    Dutch2025,
    /// In force from 1 February 2026.
    #[serde(rename = "dutch-2026")]
    Dutch2026,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: [Edition; 3] = [Edition::Dutch2017, Edition::Dutch2025, Edition::Dutch2026];

    /// `dutch-2017`, `dutch-2025` or `dutch-2026`.
    pub fn name(self) -> &'static str {
        match self {
            Edition::Dutch2017 => "dutch-2017",
            Edition::Dutch2025 => "dutch-2025",
            Edition::Dutch2026 => "dutch-2026",
        }
    }
}

impl Edition {
    /// The edition in force on a day, given as year, month, day.
    pub fn in_force(day: (i16, i8, i8)) -> Edition {
        if day < (2025, 7, 1) {
            Edition::Dutch2017
        } else if day < (2026, 2, 1) {
            Edition::Dutch2025
        } else {
            Edition::Dutch2026
        }
    }

    /// An article by its number in the edition of 2017 and in those after it.
    pub(super) fn article(self, old: &'static str, new: &'static str) -> Article {
        Article::Of(match self {
            Edition::Dutch2017 => old,
            Edition::Dutch2025 | Edition::Dutch2026 => new,
        })
    }
}

/// Its name in data; people are told it in words.
impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnknownEdition {
    pub text: String,
}

adoube_types::errors!(UnknownEdition);

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Edition, UnknownEdition> {
        (Edition::ALL.into_iter())
            .find(|edition| edition.name() == text)
            .ok_or_else(|| UnknownEdition {
                text: text.to_owned(),
            })
    }
}

/// Two players who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Pair {
    /// Who has the white pieces.
    pub white: EntrantId,
    /// Who has the black pieces.
    pub black: EntrantId,
}

/// A round paired by the Dutch system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPairing {
    pub round: RoundNumber,
    /// The pairs in the order of publication (C.04.2.D.9).
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<EntrantId>,
    /// The brackets in which the pairs were made, the highest first.
    pub brackets: Vec<BracketPairing>,
}

/// What kind of bracket it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BracketKind {
    Ordinary,
    /// 2017: the penultimate pairing bracket.
    Penultimate,
    Last,
    /// 2017: the collapsed last bracket.
    Collapsed,
}

impl BracketKind {
    /// What data call it.
    pub fn name(self) -> &'static str {
        match self {
            BracketKind::Ordinary => "bracket",
            BracketKind::Penultimate => "penultimate bracket",
            BracketKind::Last => "last bracket",
            BracketKind::Collapsed => "collapsed last bracket",
        }
    }
}

/// A bracket and how it was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketPairing {
    /// What kind it is.
    pub kind: BracketKind,
    /// The score of the residents, the highest if there are several.
    pub score: Points,
    /// The players moved down from above, the highest ranked first.
    pub moved_down: Vec<EntrantId>,
    pub residents: Vec<EntrantId>,
    /// The pairs, the higher ranked player first, in the order in which they were found.
    pub pairs: Vec<(EntrantId, EntrantId)>,
    /// Who floats down, or gets the bye.
    pub downfloaters: Vec<EntrantId>,
    /// How many players changed between the upper and the lower half.
    pub exchanges: usize,
    pub(super) failures: Failures,
}

impl BracketPairing {
    /// The criteria that are not wholly met, with how often they are failed: at each score or
    /// score difference where that counts, the largest first.
    pub fn failures(&self) -> impl Iterator<Item = (Criterion, Vec<(Points, u32)>)> + '_ {
        let criteria = self.failures.criteria().into_iter();
        criteria
            .filter(|criterion| *criterion != Criterion::Completion)
            .map(|criterion| (criterion, self.failures.of(criterion).collect()))
    }
}
