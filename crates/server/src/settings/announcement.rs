//! What is announced of the event as a whole.

use adoube_journal::{Command, EventDetails, EventEdited, Seq};
use jiff::civil::Date;

use super::views::announcement::AnnouncementPage;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::guard::AtDesk;
use crate::params::{Fields, OfEvent};
use crate::paths;
use crate::texts::{fill, t, tell};
use crate::ui::Page;

/// `GET /desk/{event}/announcement`
pub(crate) async fn show(at: AtDesk, OfEvent(shown): OfEvent) -> Page<AnnouncementPage> {
    Page(AnnouncementPage::of(&shown, &at))
}

/// `POST /desk/{event}/announcement`
pub(crate) async fn edit(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let here = paths::desk::Announcement::of(&at.event).to_string();
    let details = details(&typed, &shown.event.details)?;
    if details == shown.event.details {
        return Ok(redirect_with(here, t("settings-unchanged")));
    }
    let submission = at
        .member
        .submission(vec![Command::EditEvent(EventEdited { details })])
        .seen(typed.number("seen")?.map(Seq))
        .because(Some(typed.line("reason").to_owned()));
    at.write(submission).await?;
    Ok(redirect_with(here, t("settings-saved")))
}

fn details(typed: &FormFields, before: &EventDetails) -> Result<EventDetails, PageError> {
    let some = |name: &str| {
        let text = typed.line(name);
        (!text.is_empty()).then(|| text.to_owned())
    };
    let federation = match typed.line("federation") {
        "" => None,
        code => {
            let read = code.to_uppercase().parse();
            Some(read.map_err(|error: adoube_tournament::InvalidFederation| {
                PageError::BadRequest(tell(&error))
            })?)
        }
    };
    let deputies = typed.line("deputy_arbiters").lines().map(str::trim);
    Ok(EventDetails {
        name: typed.line("name").to_owned(),
        place: some("place"),
        federation,
        starts: day(typed.line("starts"))?,
        ends: day(typed.line("ends"))?,
        organiser: some("organiser"),
        chief_arbiter: some("chief_arbiter"),
        deputy_arbiters: deputies
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect(),
        // They have a page of their own.
        arbiters: before.arbiters.clone(),
    })
}

fn day(text: &str) -> Result<Option<Date>, PageError> {
    match text {
        "" => Ok(None),
        text => {
            let day = text.parse().map(Some);
            day.map_err(|_| PageError::BadRequest(fill("not-a-day", &[&text])))
        }
    }
}
