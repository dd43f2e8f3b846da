//! The desk of somebody.

use adoube_journal::{DeletedEvent, EventSummary};
use askama::Template;

use crate::auth::{Account, Organisation, Role};
use crate::backup::LastBackup;
use crate::flash;
use crate::paths;
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
    lost: Vec<LostEvent>,
    /// May make events.
    makes_events: bool,
    /// May make events of no organisation.
    makes_free: bool,
    /// The organisations for which one makes events: short name, name, and whether it is the one that is meant.
    organisations: Vec<(String, String, bool)>,
    /// What is to be said of backups, where the server makes them.
    backup: Option<String>,
    /// The first day of a new event, unless another is chosen.
    today: String,
}

/// For whom somebody makes events.
pub(crate) struct Makers {
    /// The organisations that one owns.
    pub organisations: Vec<Organisation>,
    /// The one that is meant.
    pub chosen: Option<String>,
}

/// One of somebody's events.
pub(crate) struct OwnEvent {
    id: String,
    name: String,
    url: String,
    role: &'static str,
}

/// A deleted event that can be brought back.
pub(crate) struct LostEvent {
    name: String,
    /// Who deleted it, and until when it is kept.
    about: String,
    url: String,
}

impl LostEvent {
    /// An event that one may bring back.
    pub(crate) fn of(event: &DeletedEvent) -> LostEvent {
        let deletion = &event.deletion;
        let (by, until) = (deletion.by.as_str(), written(deletion.kept_until()));
        LostEvent {
            name: event.name.clone(),
            about: fill("event-kept", &[&by, &until.as_str()]),
            url: paths::desk::Recover::of(&event.id).to_string(),
        }
    }
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
        lost: Vec<LostEvent>,
        backup: Option<LastBackup>,
        makers: Makers,
    ) -> HomePage {
        let chosen = makers.chosen;
        let organisation = |own: Organisation| {
            let is_meant = chosen.as_ref() == Some(&own.id);
            (own.id, own.name, is_meant)
        };
        let organisations: Vec<_> = makers.organisations.into_iter().map(organisation).collect();
        HomePage {
            who: account.name.to_string(),
            said: flash::said(),
            events,
            lost,
            makes_events: account.administrator || !organisations.is_empty(),
            makes_free: account.administrator,
            organisations,
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
