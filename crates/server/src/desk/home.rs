//! The desk of somebody: their events, and a new one.

use std::sync::Arc;

use adoube_conduct::template::{details_like, sections_like};
use adoube_journal::{EventDetails, EventId, Journal, Submission};
use axum::extract::State;
use jiff::Timestamp;
use jiff::civil::Date;
use serde::Deserialize;

use super::views::home::{HomePage, OwnEvent};
use crate::app::App;
use crate::auth::Role;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::SignedIn;
use crate::params::Fields;
use crate::paths;
use crate::texts::fill;
use crate::ui::Page;

/// `GET /desk`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
) -> Result<Page<HomePage>, PageError> {
    let roles = app.people.events_of(account.id).await?;
    let mut events = Vec::new();
    for summary in app.events.list().await? {
        let role = roles
            .iter()
            .find(|(id, _)| *id == summary.id)
            .map(|(_, role)| *role);
        let role = if account.administrator {
            Some(Role::Owner)
        } else {
            role
        };
        events.extend(role.map(|role| OwnEvent::of(&summary, role)));
    }
    let backup = app.last_backup().filter(|_| account.administrator);
    Ok(Page(HomePage::of(&account, events, backup)))
}

/// A new event, as typed.
#[derive(Deserialize)]
pub(super) struct NewEvent {
    name: String,
    #[serde(default)]
    place: String,
    #[serde(default)]
    starts: String,
    #[serde(default)]
    ends: String,
    #[serde(default)]
    chief_arbiter: String,
    /// The event that it is to be like; empty for none.
    #[serde(default)]
    like: String,
}

/// `POST /desk`: a new event; who makes it owns it.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    Fields(typed): Fields<NewEvent>,
) -> Result<RedirectWithMessage, PageError> {
    if !account.administrator {
        return Err(PageError::Forbidden);
    }
    let name = typed.name.trim();
    let details = EventDetails {
        place: Some(typed.place.trim().to_owned()).filter(|place| !place.is_empty()),
        starts: day(&typed.starts)?,
        ends: day(&typed.ends)?,
        chief_arbiter: Some(typed.chief_arbiter.trim().to_owned()).filter(|name| !name.is_empty()),
        ..EventDetails::named(name)
    };
    let (details, sections) = match typed.like.trim() {
        "" => (details, Vec::new()),
        model => {
            let model: EventId = model.parse().map_err(|_| PageError::NotFound)?;
            let model = app.events.read(&model).await?;
            let details = details_like(&model.event.details, details);
            (details, sections_like(&model.event))
        }
    };
    let id = free_id(&app, name).await?;
    let (store, author, now) = (app.events.store(), account.name.clone(), Timestamp::now());
    let mut journal = Journal::create(store, id.clone(), details, author.clone(), now).await?;
    if !sections.is_empty() {
        let submission = Submission::new(author, now, sections);
        journal.submit(submission).await?;
    }
    app.people
        .set_member(&id, account.id, Role::Owner, &[])
        .await?;
    Ok(redirect_with(
        paths::desk::Overview::of(&id).to_string(),
        fill("event-created", &[&name]),
    ))
}

fn day(text: &str) -> Result<Option<Date>, PageError> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let day = text.parse();
    day.map(Some)
        .map_err(|_| PageError::BadRequest(fill("not-a-day", &[&text])))
}

/// A page of the desk that would hide an event of this short name.
const RESERVED: &str = "rating-list";

/// A short name that no event has yet.
async fn free_id(app: &App, name: &str) -> Result<EventId, PageError> {
    let taken: Vec<EventId> = app
        .events
        .list()
        .await?
        .into_iter()
        .map(|event| event.id)
        .collect();
    let wanted = EventId::from_title(name);
    let numbered = (2..).filter_map(|number| format!("{wanted}-{number}").parse().ok());
    let mut ids = std::iter::once(wanted.clone()).chain(numbered);
    ids.find(|id| !taken.contains(id) && id.as_str() != RESERVED)
        .ok_or(PageError::NotFound)
}
