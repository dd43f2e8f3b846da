//! Arbiters: their titles, classes and posts.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A title of arbiters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ArbiterTitle {
    /// Arbiter of a national level.
    #[serde(rename = "NA")]
    National,
    #[serde(rename = "FA")]
    Fide,
    #[serde(rename = "IA")]
    International,
}

impl ArbiterTitle {
    /// The abbreviation that forms and lists use.
    pub fn abbreviation(self) -> &'static str {
        match self {
            ArbiterTitle::National => "NA",
            ArbiterTitle::Fide => "FA",
            ArbiterTitle::International => "IA",
        }
    }

    /// The highest title among abbreviations, as rating lists have them: `FA,NA`.
    ///
    /// ```
    /// use adoube_tournament::ArbiterTitle;
    ///
    /// assert_eq!(ArbiterTitle::highest_of("FT, FA,NA"), Some(ArbiterTitle::Fide));
    /// assert_eq!(ArbiterTitle::highest_of("IO"), None);
    /// ```
    pub fn highest_of(titles: &str) -> Option<ArbiterTitle> {
        let titles = titles.split([',', ' ', ';']);
        titles.filter_map(|title| title.parse().ok()).max()
    }
}

impl FromStr for ArbiterTitle {
    type Err = UnknownArbiterTitle;

    /// The abbreviations, also those of the Romance languages.
    fn from_str(text: &str) -> Result<ArbiterTitle, UnknownArbiterTitle> {
        match text.trim().to_uppercase().as_str() {
            "IA" | "AI" => Ok(ArbiterTitle::International),
            "FA" | "AF" => Ok(ArbiterTitle::Fide),
            "NA" | "AN" => Ok(ArbiterTitle::National),
            _ => Err(UnknownArbiterTitle {
                text: text.to_owned(),
            }),
        }
    }
}

/// The text names no title of arbiters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnknownArbiterTitle {
    text: String,
}

/// A class of active arbiters (B.06.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ArbiterCategory {
    A,
    B,
    C,
    D,
}

/// What somebody does among the arbiters.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterRole {
    Chief,
    Deputy,
    Sector,
    #[default]
    Arbiter,
    Assistant,
}

impl ArbiterRole {
    /// Every role, from the top.
    pub const ALL: [ArbiterRole; 5] = [
        ArbiterRole::Chief,
        ArbiterRole::Deputy,
        ArbiterRole::Sector,
        ArbiterRole::Arbiter,
        ArbiterRole::Assistant,
    ];

    /// The name used on the command line and in files.
    pub fn key(self) -> &'static str {
        match self {
            ArbiterRole::Chief => "chief",
            ArbiterRole::Deputy => "deputy",
            ArbiterRole::Sector => "sector",
            ArbiterRole::Arbiter => "arbiter",
            ArbiterRole::Assistant => "assistant",
        }
    }
}

adoube_types::errors!(UnknownArbiterTitle);
