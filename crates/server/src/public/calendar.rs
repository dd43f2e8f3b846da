//! When the rounds are, for calendar programs.

use adoube_bodies::calendar::CalendarBody;
use adoube_journal::SectionId;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::address::Address;
use crate::error::PageError;
use crate::events::{PublicEvent, PublicSection};
use crate::params::{OfEvent, OfSection};
use crate::texts::words;
use crate::ui::urls::SectionUrls;

/// `GET /e/{event}/calendar.ics`. The links in it begin where the visitor found the server, so the file
/// is not kept for others.
pub(super) async fn of_event(of: OfEvent, address: Address) -> Result<Response, PageError> {
    let event = of.event();
    let sections: Vec<&PublicSection> = event.sections.iter().collect();
    answer(event, &sections, &address)
}

/// `GET /e/{event}/{section}/calendar.ics`
pub(super) async fn of_section(of: OfSection, address: Address) -> Result<Response, PageError> {
    answer(of.event(), &[of.section()], &address)
}

fn answer(
    event: &PublicEvent,
    sections: &[&PublicSection],
    address: &Address,
) -> Result<Response, PageError> {
    let announced = sections.iter().map(|one| (&one.id, &one.settings));
    let mut body = CalendarBody::of(&event.id, &event.details, announced, event.created, words());
    // A calendar without anything in it is none (RFC 5545, 3.6).
    if body.rounds.is_empty() {
        return Err(PageError::NotFound);
    }
    for round in &mut body.rounds {
        let section = sections.iter().find(|one| one.id == round.section);
        round.url = section.map(|section| {
            let urls = SectionUrls::of(event, section);
            let url = match section.round(round.round) {
                Some(_) => urls.pairings(round.round),
                None => urls.latest_pairings(),
            };
            format!("{}{url}", address.site)
        });
    }
    let name = match sections {
        [only] if event.sections.len() > 1 => file_name(event, Some(&only.id)),
        _ => file_name(event, None),
    };
    let about = [
        (
            header::CONTENT_TYPE,
            "text/calendar; charset=utf-8".to_owned(),
        ),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("inline; filename=\"{name}.ics\""),
        ),
    ];
    Ok((about, adoube_papers::calendar(&body, event.revised)).into_response())
}

fn file_name(event: &PublicEvent, section: Option<&SectionId>) -> String {
    match section {
        Some(section) => format!("{}-{section}", event.id),
        None => event.id.to_string(),
    }
}
