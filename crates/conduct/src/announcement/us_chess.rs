//! What the rating report of US Chess tells beside the results.

use adoube_rulebook::Rate;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// What the rating report of US Chess tells of an event and a section. What is about the event (affiliate,
/// place, directors) need be said in one section only. Whatever is not said is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UsChess {
    /// The affiliate that reports: a letter and seven digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub affiliate: Option<String>,
    /// The member number of the chief director.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chief_td: Option<String>,
    /// How the chief director is certified.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chief_td_level: Option<TdLevel>,
    /// The member number of the assistant chief director.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assistant_td: Option<String>,
    /// The member numbers of other directors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_tds: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
    /// The two letters of the state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zip: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    /// The number that the federation gave the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event_id: Option<String>,
    /// To whom crosstables are sent on paper.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crosstables: Option<Crosstables>,
    /// By which ratings the section is rated, if not as its time control says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ratings: Option<UsRatings>,
    /// For which pupils the section is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub school_level: Option<SchoolLevel>,
    /// The points of the Grand Prix.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grand_prix_points: Option<u16>,
    /// Whether the section is rated by FIDE too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_rated: Option<bool>,
    /// The first day of the section, if not that of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begins: Option<Date>,
    /// The last day of the section, if not that of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<Date>,
    /// Whether players need not be members.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub membership_waived: Option<bool>,
}

impl UsChess {
    /// The names of all facts.
    pub const NAMES: [&'static str; 18] = [
        "affiliate",
        "chief_td",
        "chief_td_level",
        "assistant_td",
        "other_tds",
        "city",
        "state",
        "zip",
        "country",
        "event_id",
        "crosstables",
        "ratings",
        "school_level",
        "grand_prix_points",
        "fide_rated",
        "begins",
        "ends",
        "membership_waived",
    ];
}

/// How a director is certified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TdLevel {
    Club,
    Local,
    Senior,
    AssociateNational,
    #[serde(rename = "national_td")]
    National,
}

/// To whom crosstables are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crosstables {
    Director,
    Affiliate,
    Nobody,
}

/// By which ratings games are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UsRatings {
    Regular,
    /// Regular and quick.
    Dual,
    Quick,
    Blitz,
}

impl UsRatings {
    /// The ratings for a rate of play of US Chess.
    pub(crate) fn of(rate: Rate) -> Option<UsRatings> {
        match rate {
            Rate::Regular => Some(UsRatings::Regular),
            Rate::Dual => Some(UsRatings::Dual),
            Rate::Quick => Some(UsRatings::Quick),
            Rate::Blitz => Some(UsRatings::Blitz),
            Rate::Standard | Rate::Rapid => None,
        }
    }
}

/// For which pupils a section is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SchoolLevel {
    /// No level: the event is open to everybody.
    None,
    Scholastic,
    /// Nobody above the third grade; members or not.
    Primary,
    /// Pupils of the school that reports; members or not.
    InSchool,
}

impl SchoolLevel {
    /// Whether players need not be members.
    pub(crate) fn is_exempt(self) -> bool {
        matches!(self, SchoolLevel::Primary | SchoolLevel::InSchool)
    }
}
