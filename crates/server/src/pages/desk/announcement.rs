//! What is announced of the event as a whole.

use std::sync::Arc;

use adoube_journal::{Command, EventDetails, EventEdited, Seq};
use axum::extract::State;
use jiff::civil::Date;

use crate::announcing::Typed;
use crate::app::{App, Wish};
use crate::error::PageError;
use crate::flash::{Done, done};
use crate::guard::AtDesk;
use crate::pages::Page;
use crate::params::{Fields, OfEvent};
use crate::texts::{fill, t};
use crate::views::desk::announcement::AnnouncementPage;

/// `GET /desk/{event}/announcement`
pub async fn show(at: AtDesk, OfEvent(shown): OfEvent) -> Page<AnnouncementPage> {
    Page(AnnouncementPage::of(&shown, &at))
}

/// `POST /desk/{event}/announcement`
pub async fn edit(
    State(app): State<Arc<App>>,
    at: AtDesk,
    OfEvent(shown): OfEvent,
    Fields(typed): Fields<Typed>,
) -> Result<Done, PageError> {
    let here = format!("/desk/{}/announcement", at.event);
    let details = details(&typed)?;
    if details == shown.event.details {
        return Ok(done(here, t("settings-unchanged")));
    }
    let wish = Wish::of(vec![Command::EditEvent(EventEdited { details })])
        .seen(typed.number("seen")?.map(Seq))
        .because(Some(typed.line("reason").to_owned()));
    app.write(&at.event, &at.member, wish).await?;
    Ok(done(here, t("settings-saved")))
}

fn details(typed: &Typed) -> Result<EventDetails, PageError> {
    let some = |name: &str| {
        let text = typed.line(name);
        (!text.is_empty()).then(|| text.to_owned())
    };
    let federation = match typed.line("federation") {
        "" => None,
        code => {
            let read = code.to_uppercase().parse();
            Some(read.map_err(|error: adoube_tournament::InvalidFederation| {
                PageError::Unfit(error.to_string())
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
    })
}

fn day(text: &str) -> Result<Option<Date>, PageError> {
    match text {
        "" => Ok(None),
        text => {
            let day = text.parse().map(Some);
            day.map_err(|_| PageError::Unfit(fill("not-a-day", &[&text])))
        }
    }
}
