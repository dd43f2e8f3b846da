//! Tie-breaks by their codes: `BH/C1`, `SB`, `EDE:MP` …

mod modifiers;

use std::fmt;
use std::str::FromStr;

use adoube_tournament::Points;
use serde::{Serialize, Serializer};

use crate::Rules;
use crate::method::Method;

/// One tie-break: a method and what modifies it (C.07.14), as it was asked for.
///
/// ```
/// use adoube_standings::TieBreak;
///
/// let cut: TieBreak = "BH-C1".parse().unwrap();
/// assert_eq!(cut.cut_low, 1);
/// assert_eq!(cut.name().cut, 1);
/// assert_eq!(cut.to_string(), "BH-C1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreak {
    /// The code as it was written.
    code: String,
    /// What the tie-break counts.
    pub method: Method,
    /// Which score of a team event; the primary one if nothing is said.
    pub score: Option<crate::Score>,
    /// How many of the least significant values are left out.
    pub cut_low: u8,
    /// How many of the most significant values are left out.
    pub cut_high: u8,
    /// Forfeited games count as games against the scheduled opponent.
    pub forfeits_as_played: bool,
    /// The games of the last round count as drawn.
    pub fore: bool,
    /// The limit of the Koya system.
    pub limit: KoyaLimit,
    /// The divisor of the score strength combination.
    pub divisor: Option<u32>,
    /// The rating of unrated players.
    pub unrated: Option<u16>,
    /// The other way round: the lower value is better, or the higher one.
    pub reversed: bool,
    /// A round robin treated as a Swiss.
    pub as_swiss: bool,
    /// The secondary score in the place of the primary one.
    pub swapped: bool,
    /// The edition, where it is not that of the event.
    pub rules: Option<Rules>,
    /// The name of values that were worked out elsewhere.
    pub entered: Option<String>,
}

/// Which opponents count in the Koya system: those with at least this score (C.07.9.2, 14.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KoyaLimit {
    /// Percent of the maximum score.
    pub percent: u8,
    /// Points more or less than that.
    pub shift: Points,
}

impl Default for KoyaLimit {
    fn default() -> KoyaLimit {
        KoyaLimit {
            percent: 50,
            shift: Points::ZERO,
        }
    }
}

impl TieBreak {
    /// A method without any modifier.
    pub fn plain(method: Method) -> TieBreak {
        TieBreak {
            code: method.code().to_owned(),
            method,
            score: None,
            cut_low: 0,
            cut_high: 0,
            forfeits_as_played: false,
            fore: method == Method::ForeBuchholz,
            limit: KoyaLimit::default(),
            divisor: None,
            unrated: None,
            reversed: false,
            as_swiss: false,
            swapped: false,
            rules: None,
            entered: None,
        }
    }

    /// The same with a rating for players who have none, unless it says one itself. The code says so too.
    #[must_use]
    pub fn with_unrated(mut self, rating: u16) -> TieBreak {
        if self.unrated.is_none() && self.method.takes('U') {
            self.unrated = Some(rating);
            self.code.push_str(&format!("/U{rating}"));
        }
        self
    }

    /// The code as it was written.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// What it is called: the method and what modifies it.
    pub fn name(&self) -> TieBreakName {
        let is_fore = self.fore && self.method != Method::ForeBuchholz;
        let limit = Some(self.limit).filter(|limit| *limit != KoyaLimit::default());
        let shift = limit.map_or(Points::ZERO, |limit| limit.shift);
        TieBreakName {
            method: self.method,
            cut: if self.cut_high == 0 { self.cut_low } else { 0 },
            median: if self.cut_high == 0 { 0 } else { self.cut_low },
            fore: is_fore,
            forfeits_as_played: self.forfeits_as_played,
            limit_percent: limit.map(|limit| limit.percent),
            limit_more: Some(shift).filter(|shift| *shift > Points::ZERO),
            limit_less: Some(-shift).filter(|shift| *shift > Points::ZERO),
            reversed: self.reversed,
        }
    }

    /// Whether a lower value is better.
    pub fn lower_is_better(&self) -> bool {
        self.method.lower_is_better() != self.reversed
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.code)
    }
}

impl Serialize for TieBreak {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.code)
    }
}

/// What a tie-break is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TieBreakName {
    pub method: Method,
    /// How many of the least significant values are left out, and none of the others.
    pub cut: u8,
    /// How many values are left out at either end.
    pub median: u8,
    /// The games of the last round count as drawn, which the method does not say already.
    pub fore: bool,
    /// Forfeited games count as games.
    pub forfeits_as_played: bool,
    /// The limit of the Koya system, where it is not the usual one.
    pub limit_percent: Option<u8>,
    /// Points above that limit.
    pub limit_more: Option<Points>,
    /// Points below it.
    pub limit_less: Option<Points>,
    /// The other way round.
    pub reversed: bool,
}

/// A code that names no tie-break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "invalid-tie-break-code")]
pub enum InvalidCode {
    /// No method has this name.
    UnknownMethod {
        code: String,
        /// The part before any modifier.
        name: String,
        /// The codes that there are.
        known: String,
    },
    /// No modifier looks like this.
    UnknownModifier { code: String, modifier: String },
    /// The modifier has no meaning there.
    Meaningless {
        code: String,
        modifier: String,
        method: Method,
    },
    /// There is no such score.
    UnknownScore {
        code: String,
        /// What follows the colon.
        score: String,
    },
}

fn known() -> String {
    let codes: Vec<&str> = Method::ALL.iter().map(|method| method.code()).collect();
    codes.join(" ")
}

impl FromStr for TieBreak {
    type Err = InvalidCode;

    /// Reads a code in any of the spellings in use: `BH-C1`, `BH/C1`, `BH:MP/C1/P`, `KS/L+1`.
    fn from_str(text: &str) -> Result<TieBreak, InvalidCode> {
        let code = text.trim();
        let upper = code.to_ascii_uppercase();
        let end = upper.find([':', '@', '/', '-', '#', '!']);
        let (name, rest) = upper.split_at(end.unwrap_or(upper.len()));
        let unknown = || InvalidCode::UnknownMethod {
            code: code.to_owned(),
            name: name.to_owned(),
            known: known(),
        };
        let method = Method::from_code(name).ok_or_else(unknown)?;
        let mut tie_break = TieBreak {
            code: code.to_owned(),
            ..TieBreak::plain(method)
        };
        tie_break.modify(rest)?;
        Ok(tie_break)
    }
}
