//! The desk of somebody.

use adoube_journal::EventSummary;
use askama::Template;

use crate::auth::{Account, Role};
use crate::flash;
use crate::ui::desk::{role_name, workplace};

/// The events in which somebody has a role, and a form for a new one.
#[derive(Template)]
#[template(path = "desk/home.html")]
pub(crate) struct HomePage {
    who: String,
    said: Option<String>,
    events: Vec<OwnEvent>,
    /// May make events.
    makes_events: bool,
    /// The first day of a new event, unless another is chosen.
    today: String,
}

/// One of somebody's events.
pub(crate) struct OwnEvent {
    name: String,
    url: String,
    role: &'static str,
}

impl OwnEvent {
    /// An event in which one has a role.
    pub(crate) fn of(summary: &EventSummary, role: Role) -> OwnEvent {
        OwnEvent {
            name: summary.name.clone(),
            url: workplace(&summary.id, role),
            role: role_name(role),
        }
    }
}

impl HomePage {
    /// The desk of an account.
    pub(crate) fn of(account: &Account, events: Vec<OwnEvent>) -> HomePage {
        HomePage {
            who: account.name.to_string(),
            said: flash::said(),
            events,
            makes_events: account.administrator,
            today: jiff::Zoned::now().date().to_string(),
        }
    }
}
