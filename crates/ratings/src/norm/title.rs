//! The four titles of norms and what each asks for.

use std::fmt;
use std::str::FromStr;

use adoube_tournament::{Sex, Title};

use super::check::Standing;
use serde::{Deserialize, Serialize};

use crate::half_points::percent;
use crate::{HalfPoints, scale};

/// A title that norms are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum NormTitle {
    Gm,
    Im,
    Wgm,
    Wim,
}

impl NormTitle {
    /// Every title, in the order of the tables.
    pub const ALL: [NormTitle; 4] = [NormTitle::Gm, NormTitle::Im, NormTitle::Wgm, NormTitle::Wim];

    /// The titles somebody can make a norm for and does not hold, nor a higher one of the same kind.
    /// Women's titles are for women; an International Master may still become a Woman Grandmaster.
    pub fn open_to(sex: Option<Sex>, held: Option<Title>) -> impl Iterator<Item = NormTitle> {
        let woman = sex == Some(Sex::Female);
        NormTitle::ALL.into_iter().filter(move |title| {
            let useful = match (title, held) {
                (_, None) => true,
                (NormTitle::Gm, Some(held)) => held != Title::Gm,
                (NormTitle::Im, Some(held)) => !matches!(held, Title::Gm | Title::Im),
                (NormTitle::Wgm, Some(held)) => !matches!(held, Title::Gm | Title::Wgm),
                (NormTitle::Wim, Some(held)) => {
                    !matches!(held, Title::Gm | Title::Im | Title::Wgm | Title::Wim)
                }
            };
            useful && (woman || matches!(title, NormTitle::Gm | NormTitle::Im))
        })
    }

    /// Whether somebody of this sex can make a norm: women's titles are for women.
    pub(super) fn standing_for(self, sex: Option<Sex>) -> Standing {
        match (self, sex) {
            (NormTitle::Gm | NormTitle::Im, _) | (_, Some(Sex::Female)) => Standing::Met,
            (_, Some(Sex::Male)) => Standing::NotMet,
            (_, None) => Standing::Open,
        }
    }

    /// The abbreviation of the title: `GM`, `WIM`.
    pub fn abbreviation(self) -> &'static str {
        self.title().abbreviation()
    }

    /// The title that such norms lead to.
    pub fn title(self) -> Title {
        match self {
            NormTitle::Gm => Title::Gm,
            NormTitle::Im => Title::Im,
            NormTitle::Wgm => Title::Wgm,
            NormTitle::Wim => Title::Wim,
        }
    }

    /// The performance that is needed (1.48; 1.4.8).
    pub fn performance(self) -> i32 {
        match self {
            NormTitle::Gm => 2600,
            NormTitle::Im => 2450,
            NormTitle::Wgm => 2400,
            NormTitle::Wim => 2250,
        }
    }

    /// The least average of the opponents (1.48a; 1.4.8a).
    pub fn least_average(self) -> i32 {
        self.performance() - 220
    }

    /// The rating one opponent is raised to (1.46b; 1.4.6b).
    pub fn floor(self) -> i32 {
        match self {
            NormTitle::Gm => 2200,
            NormTitle::Im => 2050,
            NormTitle::Wgm => 2000,
            NormTitle::Wim => 1850,
        }
    }

    /// The rating that is needed beside the norms (1.53; 1.5.3).
    pub fn rating(self) -> u16 {
        match self {
            NormTitle::Gm => 2500,
            NormTitle::Im => 2400,
            NormTitle::Wgm => 2300,
            NormTitle::Wim => 2200,
        }
    }

    /// Whether an opponent's title is one of those of which a third is needed (1.45b–e; 1.4.5b–e).
    pub fn counts(self, title: Title) -> bool {
        match self {
            NormTitle::Gm => title == Title::Gm,
            NormTitle::Im => matches!(title, Title::Im | Title::Gm),
            NormTitle::Wgm => matches!(title, Title::Wgm | Title::Im | Title::Gm),
            NormTitle::Wim => {
                matches!(title, Title::Wim | Title::Wgm | Title::Im | Title::Gm)
            }
        }
    }
}

/// Whether a title is one of those that half of the opponents need: not CM and WCM (1.45a; 1.4.5a).
pub fn is_title_holder(title: Title) -> bool {
    !matches!(title, Title::Cm | Title::Wcm)
}

/// The least score for a norm in so many games against opponents of this average: the performance
/// of the title and 35 %. None if the average is too low, or if no score is enough.
///
/// The 35 % are taken of the exact score: 4½ of 13 is not enough, as the tables show (1.72).
///
/// ```
/// use adoube_ratings::HalfPoints;
/// use adoube_ratings::norm::{NormTitle, required};
///
/// assert_eq!(required(9, 2433, NormTitle::Gm), Some(HalfPoints(14)));
/// assert_eq!(required(9, 2434, NormTitle::Gm), Some(HalfPoints(13)));
/// assert_eq!(required(9, 2379, NormTitle::Gm), None);
/// ```
pub fn required(games: u32, average: i32, title: NormTitle) -> Option<HalfPoints> {
    if average < title.least_average() || games == 0 {
        return None;
    }
    let least = (7 * games).div_ceil(10);
    (least..=2 * games)
        .map(HalfPoints)
        .find(|score| average + scale::difference(percent(*score, games)) >= title.performance())
}

impl fmt::Display for NormTitle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.abbreviation())
    }
}

/// The text names no title of norms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnknownNormTitle {
    text: String,
}

impl FromStr for NormTitle {
    type Err = UnknownNormTitle;

    fn from_str(text: &str) -> Result<NormTitle, UnknownNormTitle> {
        let known = NormTitle::ALL
            .into_iter()
            .find(|title| title.abbreviation().eq_ignore_ascii_case(text));
        known.ok_or_else(|| UnknownNormTitle {
            text: text.to_owned(),
        })
    }
}
