//! The desk of somebody.

use adoube_journal::EventSummary;
use askama::Template;

use crate::auth::{Account, Role};
use crate::backup::LastBackup;
use crate::flash;
use crate::texts::{count, fill, t};
use crate::ui::dates::written;
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
    /// What is to be said of backups, where the server makes them.
    backup: Option<String>,
    /// The first day of a new event, unless another is chosen.
    today: String,
}

/// One of somebody's events.
pub(crate) struct OwnEvent {
    id: String,
    name: String,
    url: String,
    role: &'static str,
}

impl OwnEvent {
    /// An event in which one has a role.
    pub(crate) fn of(summary: &EventSummary, role: Role) -> OwnEvent {
        OwnEvent {
            id: summary.id.to_string(),
            name: summary.name.clone(),
            url: workplace(&summary.id, role),
            role: role_name(role),
        }
    }
}

impl HomePage {
    /// The desk of an account.
    pub(crate) fn of(
        account: &Account,
        events: Vec<OwnEvent>,
        backup: Option<LastBackup>,
    ) -> HomePage {
        HomePage {
            who: account.name.to_string(),
            said: flash::said(),
            events,
            makes_events: account.administrator,
            backup: backup.map(|last| told(&last)),
            today: jiff::Zoned::now().date().to_string(),
        }
    }
}

/// How old the last backup is, and what is missing in it.
fn told(last: &LastBackup) -> String {
    let made = match last.made {
        Some(at) => fill("backup-last", &[&written(at)]),
        None => t("backup-none").to_owned(),
    };
    let warned = match (last.failed, last.left_out) {
        (true, _) => t("backup-failed").to_owned(),
        (false, 0) => return made,
        (false, left_out) => count("backup-incomplete", left_out),
    };
    format!("{made} {warned}")
}
