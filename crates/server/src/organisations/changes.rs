//! What its owners change of an organisation.

use std::sync::Arc;

use adoube_journal::EventId;
use axum::extract::State;
use axum_extra::routing::TypedPath;
use jiff::Timestamp;
use serde::Deserialize;

use super::asked;
use crate::app::App;
use crate::auth::{Account, Deed, Noted, Organisation, PeopleError, Role};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::{ClientAddress, SignedIn};
use crate::params::{Fields, Params};
use crate::paths::organisations as paths;
use crate::texts::{fill, t};

/// The organisation of the address, for those who own it.
async fn owned(app: &App, account: &Account, params: &Params) -> Result<Organisation, PageError> {
    match asked(app, account, params).await? {
        (organisation, Role::Owner) => Ok(organisation),
        _ => Err(PageError::Forbidden),
    }
}

fn to(organisation: &Organisation, said: String) -> RedirectWithMessage {
    let there = paths::Organisation::of(&organisation.id).to_string();
    redirect_with(there, said)
}

async fn note(app: &App, account: &Account, from: &ClientAddress, about: &str) {
    let noted = Noted {
        about,
        place: &from.place(),
        ..Noted::of(&account.login, Deed::OrganisationChanged)
    };
    app.people.note(noted).await;
}

/// A new organisation, as typed.
#[derive(Deserialize)]
pub(super) struct NewOrganisation {
    name: String,
}

/// `POST /organisations`
pub(super) async fn create(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    from: ClientAddress,
    Fields(typed): Fields<NewOrganisation>,
) -> Result<RedirectWithMessage, PageError> {
    let made = app
        .people
        .create_organisation(&typed.name, Timestamp::now());
    let made = made.await?;
    note(&app, &account, &from, &made.id).await;
    let said = fill("organisation-made", &[&made.name]);
    Ok(to(&made, said))
}

/// Somebody for the team, as typed.
#[derive(Deserialize)]
pub(super) struct TeamForm {
    login: String,
    role: Role,
}

/// `POST …/team`: somebody who has an account works in all events from now on.
pub(super) async fn set_member(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    from: ClientAddress,
    params: Params,
    Fields(typed): Fields<TeamForm>,
) -> Result<RedirectWithMessage, PageError> {
    let organisation = owned(&app, &account, &params).await?;
    let member = app.people.account_of(&typed.login).await?;
    let member = member
        .ok_or_else(|| PageError::Refused(fill("organisation-nobody", &[&typed.login.trim()])))?;
    let set = app
        .people
        .set_team_member(&organisation.id, member.id, typed.role);
    set.await?;
    let about = format!(
        "{}: {} {}",
        member.login,
        organisation.id,
        typed.role.code()
    );
    note(&app, &account, &from, &about).await;
    let said = fill("organisation-joined", &[&member.name]);
    Ok(to(&organisation, said))
}

/// Somebody who leaves the team.
#[derive(Deserialize)]
pub(super) struct LeavingForm {
    account: i64,
}

/// `POST …/team/remove`
pub(super) async fn remove_member(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    from: ClientAddress,
    params: Params,
    Fields(typed): Fields<LeavingForm>,
) -> Result<RedirectWithMessage, PageError> {
    let organisation = owned(&app, &account, &params).await?;
    let removed = app
        .people
        .remove_team_member(&organisation.id, typed.account);
    removed.await?;
    note(&app, &account, &from, &organisation.id).await;
    Ok(to(&organisation, t("organisation-left").to_owned()))
}

/// How much there may be, as typed; nothing for any number.
#[derive(Deserialize)]
pub(super) struct QuotaForm {
    #[serde(default)]
    events: String,
    #[serde(default)]
    entries: String,
}

/// `POST …/quota`
pub(super) async fn set_quota(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    from: ClientAddress,
    params: Params,
    Fields(typed): Fields<QuotaForm>,
) -> Result<RedirectWithMessage, PageError> {
    let (organisation, _) = asked(&app, &account, &params).await?;
    let number = |text: &str| match text.trim() {
        "" => Ok(0),
        text => text
            .parse()
            .map_err(|_| PageError::BadRequest(fill("arbiters-unfit", &[&text]))),
    };
    let (events, entries) = (number(&typed.events)?, number(&typed.entries)?);
    let set = app.people.set_quota(&organisation.id, events, entries);
    set.await?;
    let about = format!("{}: {events} {entries}", organisation.id);
    note(&app, &account, &from, &about).await;
    Ok(to(&organisation, t("organisation-quota-set").to_owned()))
}

/// An event, as chosen.
#[derive(Deserialize)]
pub(super) struct EventForm {
    event: EventId,
    /// It is one, or is one no longer.
    #[serde(default)]
    template: bool,
}

/// `POST …/events`: an event that one owns, and that is nobody's yet, comes to the organisation.
pub(super) async fn give_event(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    from: ClientAddress,
    params: Params,
    Fields(typed): Fields<EventForm>,
) -> Result<RedirectWithMessage, PageError> {
    let organisation = owned(&app, &account, &params).await?;
    app.events.read(&typed.event).await?;
    let member = app.people.member(account.clone(), &typed.event).await?;
    let owns = member.is_some_and(|member| member.role == Role::Owner);
    if !owns || app.people.organisation_of(&typed.event).await?.is_some() {
        return Err(PageError::Forbidden);
    }
    give(&app, &organisation, &typed.event).await?;
    let about = format!("{}: {}", organisation.id, typed.event);
    note(&app, &account, &from, &about).await;
    Ok(to(&organisation, t("organisation-event-given").to_owned()))
}

/// Gives an event to an organisation that has room for it.
async fn give(app: &App, organisation: &Organisation, event: &EventId) -> Result<(), PageError> {
    match app.people.give_event(&organisation.id, event).await {
        Err(PeopleError::Gone) => Err(crate::quotas::full(organisation)),
        given => Ok(given?),
    }
}

/// `POST …/template`
pub(super) async fn set_template(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    params: Params,
    Fields(typed): Fields<EventForm>,
) -> Result<RedirectWithMessage, PageError> {
    let organisation = owned(&app, &account, &params).await?;
    let own = app.people.organised_events(&organisation.id).await?;
    if !own.iter().any(|own| own.event == typed.event) {
        return Err(PageError::NotFound);
    }
    app.people
        .set_template(&typed.event, typed.template)
        .await?;
    let said = match typed.template {
        true => "organisation-template-set",
        false => "organisation-template-unset",
    };
    Ok(to(&organisation, t(said).to_owned()))
}

/// `POST …/remove`: its events stay.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    from: ClientAddress,
    params: Params,
) -> Result<RedirectWithMessage, PageError> {
    let (organisation, _) = asked(&app, &account, &params).await?;
    app.people.remove_organisation(&organisation.id).await?;
    note(&app, &account, &from, &organisation.id).await;
    let said = fill("organisation-removed", &[&organisation.name]);
    Ok(redirect_with(paths::Organisations::PATH, said))
}
