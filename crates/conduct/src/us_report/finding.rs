//! What is found in a rating report before it is sent.

use adoube_tournament::{BoardNumber, RoundNumber, Violations};
use adoube_types::facts::Series;
use jiff::civil::Date;
use serde::Serialize;

use crate::announcement::{TdLevel, UsRatings};

/// How grave something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename = "us-report-gravity", rename_all = "snake_case")]
pub enum Gravity {
    /// The federation would send the report back, or rate it wrongly.
    Error,
    /// Perhaps a mistake.
    Warning,
    /// Good to know.
    Note,
}

/// Something to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    pub gravity: Gravity,
    /// The section it is about; none for the event.
    pub section: Option<String>,
    pub what: UsFound,
    /// The rule behind it, if the rulebook has one.
    pub article: Option<String>,
}

impl Finding {
    pub(super) fn of_event(gravity: Gravity, what: UsFound) -> Finding {
        Finding {
            gravity,
            section: None,
            what,
            article: None,
        }
    }
}

/// A fact that a report needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum UsFact {
    Affiliate,
    ChiefTd,
    AssistantTd,
    OtherTds,
    City,
    State,
    Zip,
    Begins,
    Ends,
    EventId,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-report-found")]
pub enum UsFound {
    /// No section has players who are rated.
    NoSection,
    /// More sections than a report has room for.
    ManySections {
        most: usize,
    },
    Missing {
        fact: UsFact,
    },
    Malformed {
        fact: UsFact,
        found: String,
    },
    /// Two sections say different things of the event.
    Disagree {
        fact: UsFact,
        taken: String,
        other: String,
    },
    /// The last day is before the first.
    DaysReversed {
        begins: Date,
        ends: Date,
    },
    /// The section is played on days that are not days of the event.
    DaysOutside {
        begins: Date,
        ends: Date,
    },
    /// Which events a director of this level may run is not at hand.
    Certification {
        level: TdLevel,
    },
    /// How the chief director is certified is not said.
    CertificationUnknown,
    /// The section is not rated and not in the report.
    NotRated,
    /// Nobody in it has a pairing number.
    Empty,
    /// It contradicts itself and cannot be reported.
    Contradiction(Violations),
    NoTimeControl,
    TimeControlUnread {
        control: String,
    },
    /// No game with this time control is rated.
    NotRatable {
        control: String,
    },
    /// Rated as regular and as quick.
    Dual {
        control: String,
    },
    /// The ratings that are announced are not those of the time control.
    OtherRatings {
        announced: UsRatings,
        control: UsRatings,
    },
    /// The layout has no letter for blitz.
    BlitzLetter,
    /// The letter for the Grand Prix is not at hand.
    GrandPrixLetter,
    /// A report within a school comes from the affiliate of the school.
    SchoolAffiliate {
        affiliate: String,
    },
    /// Fewer rounds than announced.
    Unfinished {
        paired: u16,
        planned: u16,
    },
    OpenGame {
        round: RoundNumber,
        board: BoardNumber,
        adjourned: bool,
    },
    /// Numbers have gaps; the report counts anew.
    Renumbered,
    NoId {
        player: String,
    },
    BadId {
        player: String,
        id: String,
    },
    Expired {
        player: String,
        id: String,
        expires: String,
    },
    /// Until when they are members is not known.
    ExpiryUnknown {
        count: usize,
    },
    StateUnknown {
        count: usize,
    },
    /// One member with two entries in a section: a re-entry, or the number of somebody else.
    TwoEntries {
        id: String,
        players: Series<String>,
    },
    /// The same with games in one round.
    TwoGames {
        id: String,
        players: Series<String>,
        round: RoundNumber,
    },
    /// One member with games in one round of two sections.
    TwoSections {
        id: String,
        player: String,
        other: String,
        round: RoundNumber,
    },
    /// Played no game at all.
    NoGame {
        player: String,
    },
    /// Games that were not played, which are reported without opponent.
    Forfeits {
        count: usize,
    },
    /// The two sides of a game do not add up to one point.
    OddResult {
        round: RoundNumber,
        board: BoardNumber,
    },
    /// A text that its field has no room for.
    TooLong {
        text: String,
        most: usize,
    },
    /// A text with letters that the tables do not have.
    Letters {
        text: String,
        written: String,
    },
}
