//! Rating lists, and entries held against them.

use adoube_conduct::rating_lists::{RatingCheck, RatingDifference, is_checked, is_long};
use adoube_journal::{Event, Section};
use serde::Serialize;
use utoipa::ToSchema;

/// A rating list as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ListBody {
    /// `fide`, or the name of another list.
    pub name: String,
    /// Where it comes from; nothing if its files are given by hand.
    pub source: Option<String>,
    /// The month of the newest issue.
    pub month: Option<String>,
    /// When a file of it was last put in place.
    pub updated: Option<String>,
    /// How many whole hours ago that was.
    pub hours: Option<i64>,
    pub players: usize,
    /// The months of all issues that are kept.
    pub months: Vec<String>,
    /// Older than a day, or not there at all.
    pub stale: bool,
}

/// All rating lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ListsBody {
    pub lists: Vec<ListBody>,
}

/// What came of bringing a list up to date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct UpdatedListBody {
    pub name: String,
    /// The players it has now.
    pub players: usize,
    /// Why it could not be done.
    pub problem: Option<String>,
}

/// What came of bringing all lists up to date, and the entries that do not agree with them any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct UpdatedListsBody {
    pub lists: Vec<UpdatedListBody>,
    pub checks: Vec<RatingCheckBody>,
}

/// The entries of a section held against its main list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RatingCheckBody {
    pub event: String,
    pub section: String,
    /// The main list.
    pub list: String,
    /// Whether entries are held against lists by themselves.
    pub switched_on: bool,
    /// The event takes more than 30 days.
    pub long_event: bool,
    /// The month whose list holds.
    pub month: Option<String>,
    /// Whether the list is at hand.
    pub at_hand: bool,
    /// The month of the issue that was asked.
    pub asked: Option<String>,
    /// The lists are older than a day.
    pub stale: bool,
    /// How many entries were held against it.
    pub checked: usize,
    pub differences: Vec<RatingDifferenceBody>,
}

/// An entry that does not agree with the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RatingDifferenceBody {
    /// Who, by id.
    pub entrant: u32,
    pub name: String,
    /// The rating that is entered.
    pub entered: Option<u16>,
    /// Where that comes from: `typed`, or a list and its month.
    pub source: Option<String>,
    /// The rating in the list.
    pub listed: Option<u16>,
}

impl RatingCheckBody {
    /// What a check found.
    pub fn of(
        id: &str,
        event: &Event,
        section: &Section,
        check: &RatingCheck,
        stale: bool,
    ) -> RatingCheckBody {
        let difference = |one: &RatingDifference| RatingDifferenceBody {
            entrant: one.entrant.0,
            name: section.label(one.entrant),
            entered: one.entered,
            source: one.source.as_ref().map(ToString::to_string),
            listed: one.listed.map(|listed| listed.rating),
        };
        RatingCheckBody {
            event: id.to_owned(),
            section: section.id.to_string(),
            list: check.list.to_string(),
            switched_on: is_checked(&section.settings),
            long_event: is_long(&event.details, &section.settings),
            month: check.wanted.map(|month| month.to_string()),
            at_hand: check.asked.is_some(),
            asked: check.asked.flatten().map(|month| month.to_string()),
            stale,
            checked: check.checked,
            differences: check.differences.iter().map(difference).collect(),
        }
    }
}
