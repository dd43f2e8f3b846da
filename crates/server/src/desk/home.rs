//! The desk of somebody: their events, and a new one.

use std::sync::Arc;

use adoube_conduct::template::{details_like, sections_like};
use adoube_journal::{EventDetails, EventId, Journal, Submission};
use axum::extract::State;
use jiff::Timestamp;
use jiff::civil::Date;
use serde::Deserialize;

use super::views::home::{HomePage, LostEvent, Makers, OwnEvent};
use crate::app::App;
use crate::auth::{Account, Organisation, PeopleError, Right, Role};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::SignedIn;
use crate::params::{Fields, Params, decoded};
use crate::paths;
use crate::quotas;
use crate::texts::fill;
use crate::ui::Page;

/// `GET /desk`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    params: Params,
) -> Result<Page<HomePage>, PageError> {
    let roles = app.people.events_of(account.id).await?;
    let own = |event: &EventId| role_of(&account, &roles, event);
    let mut events = Vec::new();
    for summary in app.events.list().await? {
        events.extend(own(&summary.id).map(|role| OwnEvent::of(&summary, role)));
    }
    let mut lost = Vec::new();
    // What cannot be brought back just now need not be shown.
    for event in app.events.deleted().await.unwrap_or_default() {
        if own(&event.id).is_some_and(|role| role.may(Right::Deletion)) {
            lost.push(LostEvent::of(&event));
        }
    }
    let backup = app.last_backup().filter(|_| account.administrator);
    let makers = Makers {
        organisations: owned(&app, &account).await?,
        chosen: params.query("organisation").and_then(decoded),
    };
    Ok(Page(HomePage::of(&account, events, lost, backup, makers)))
}

/// The organisations for which somebody makes events.
async fn owned(app: &App, account: &Account) -> Result<Vec<Organisation>, PageError> {
    if account.administrator {
        return Ok(app.people.organisations().await?);
    }
    let own = app.people.organisations_of(account.id).await?.into_iter();
    let own = own.filter(|(_, role)| *role == Role::Owner);
    Ok(own.map(|(organisation, _)| organisation).collect())
}

/// What somebody is in an event.
fn role_of(account: &Account, roles: &[(EventId, Role)], event: &EventId) -> Option<Role> {
    match account.administrator {
        true => Some(Role::Owner),
        false => {
            let given = roles.iter().find(|(id, _)| id == event);
            given.map(|(_, role)| *role)
        }
    }
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
    /// The organisation to which it belongs; empty for none, as only administrators may say.
    #[serde(default)]
    organisation: String,
}

/// `POST /desk`: a new event; who makes it owns it.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    Fields(typed): Fields<NewEvent>,
) -> Result<RedirectWithMessage, PageError> {
    let organisation = match typed.organisation.trim() {
        "" if account.administrator => None,
        id => {
            let mut own = owned(&app, &account).await?.into_iter();
            Some(own.find(|own| own.id == id).ok_or(PageError::Forbidden)?)
        }
    };
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
            let sees = app.people.member(account.clone(), &model).await?;
            sees.ok_or(PageError::NotFound)?;
            let model = app.events.read(&model).await?;
            let details = details_like(&model.event.details, details);
            (details, sections_like(&model.event))
        }
    };
    let id = free_id(&app, name).await?;
    let (store, author, now) = (app.events.store(), account.name.clone(), Timestamp::now());
    // The place is taken first: of two who make the last event only one does.
    if let Some(organisation) = &organisation {
        match app.people.give_event(&organisation.id, &id).await {
            Err(PeopleError::Gone) => return Err(quotas::full(organisation)),
            given => given?,
        }
    }
    let made = Journal::create(store, id.clone(), details, author.clone(), now).await;
    let mut journal = match made {
        Ok(journal) => journal,
        Err(error) => {
            if organisation.is_some() {
                app.people.take_event(&id).await?;
            }
            return Err(error.into());
        }
    };
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
    let listed = app.events.list().await?.into_iter().map(|event| event.id);
    let deleted = app.events.deleted().await?.into_iter();
    let taken: Vec<EventId> = listed.chain(deleted.map(|event| event.id)).collect();
    let wanted = EventId::from_title(name);
    let numbered = (2..).filter_map(|number| format!("{wanted}-{number}").parse().ok());
    let mut ids = std::iter::once(wanted.clone()).chain(numbered);
    ids.find(|id| !taken.contains(id) && id.as_str() != RESERVED)
        .ok_or(PageError::NotFound)
}
