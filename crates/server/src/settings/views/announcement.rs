//! What is announced of an event.

use askama::Template;

use super::remarks::Remarks;
use crate::auth::Right;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::ui::desk::DeskHead;

/// The announcement of an event, and what is missing in it and in its sections.
#[derive(Template)]
#[template(path = "settings/announcement.html")]
pub(crate) struct AnnouncementPage {
    head: DeskHead,
    name: String,
    place: String,
    federation: String,
    starts: String,
    ends: String,
    organiser: String,
    chief_arbiter: String,
    deputy_arbiters: String,
    sections: Vec<Checked>,
    /// The short name.
    event: String,
    may_delete: bool,
}

struct Checked {
    name: String,
    url: String,
    remarks: Remarks,
}

impl AnnouncementPage {
    /// The announcement of an event.
    pub(crate) fn of(shown: &EventView, at: &AtDesk) -> AnnouncementPage {
        let details = &shown.event.details;
        let event = &at.event;
        let sections = shown.event.sections.iter().map(|section| {
            let url = paths::desk::Settings::of(&at.event, &section.id).to_string();
            Checked {
                name: section.settings.name.clone(),
                remarks: Remarks::of(details, &section.settings, event, &url),
                url,
            }
        });
        let day = |day: Option<jiff::civil::Date>| day.map_or(String::new(), |day| day.to_string());
        AnnouncementPage {
            head: DeskHead::of_event(shown, at, "announcement"),
            name: details.name.clone(),
            place: details.place.clone().unwrap_or_default(),
            federation: details
                .federation
                .map_or(String::new(), |code| code.to_string()),
            starts: day(details.starts),
            ends: day(details.ends),
            organiser: details.organiser.clone().unwrap_or_default(),
            chief_arbiter: details.chief_arbiter.clone().unwrap_or_default(),
            deputy_arbiters: details.deputy_arbiters.join("\n"),
            sections: sections.collect(),
            event: event.to_string(),
            may_delete: at.member.may(Right::Deletion),
        }
    }
}
