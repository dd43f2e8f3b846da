//! Erasing personal data: of a player who asks for it, or of everybody when nobody needs them any more.

use adoube_journal::{Erasure, Subject};
use adoube_tournament::EntrantId;
use jiff::Timestamp;

use super::views::personal::PersonalPage;
use crate::error::PageError;
use crate::events::EventView;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::guard::AtDesk;
use crate::params::{Fields, OfEvent};
use crate::paths;
use crate::texts::count;
use crate::ui::Page;

/// `GET /desk/{event}/personal`
pub(super) async fn show(at: AtDesk, OfEvent(shown): OfEvent) -> Page<PersonalPage> {
    Page(PersonalPage::of(&shown, &at))
}

/// `POST /desk/{event}/personal`
pub(super) async fn erase(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let erasure = Erasure {
        subject: whose(&shown, typed.line("whose"))?,
        author: at.member.author.clone(),
        reason: typed.line("reason").to_owned(),
        at: Timestamp::now(),
    };
    let records = at.app.events.erase(&at.event, &erasure).await?;
    let here = paths::desk::Personal::of(&at.event).to_string();
    Ok(redirect_with(here, count("personal-erased", records)))
}

/// `*` for everybody, or a player as `open/12`.
fn whose(shown: &EventView, text: &str) -> Result<Subject, PageError> {
    if text == "*" {
        return Ok(Subject::Event {});
    }
    let found = text.split_once('/').and_then(|(section, entrant)| {
        let section = shown.event.section(&section.parse().ok()?)?;
        let entrant = section.entrant(EntrantId(entrant.parse().ok()?))?;
        Some(Subject::Entrant {
            section: section.id.clone(),
            entrant: entrant.id,
        })
    });
    found.ok_or(PageError::NotFound)
}
