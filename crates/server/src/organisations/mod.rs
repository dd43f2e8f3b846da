//! Organisations: their events, who works in all of them, and how much there may be.

mod changes;
mod views;

use std::sync::Arc;

use axum::extract::State;
use axum_extra::routing::TypedPath;

use crate::app::App;
use crate::auth::{Account, Organisation, Role};
use crate::error::PageError;
use crate::guard::{Access, SignedIn};
use crate::params::Params;
use crate::paths::organisations as paths;
use crate::routes::Routes;
use crate::ui::Page;
use views::{OrganisationPage, OrganisationsPage};

/// The addresses of organisations.
pub(crate) fn routes(routes: Routes) -> Routes {
    let own = Access::SignedIn;
    routes
        .get(paths::Organisations::PATH, own, list)
        .post(
            paths::Organisations::PATH,
            Access::Administrator,
            changes::create,
        )
        .get(paths::Organisation::PATH, own, show)
        .post(paths::Team::PATH, own, changes::set_member)
        .post(paths::TeamRemove::PATH, own, changes::remove_member)
        .post(
            paths::Quota::PATH,
            Access::Administrator,
            changes::set_quota,
        )
        .post(paths::GiveEvent::PATH, own, changes::give_event)
        .post(paths::SetTemplate::PATH, own, changes::set_template)
        .post(
            paths::RemoveOrganisation::PATH,
            Access::Administrator,
            changes::remove,
        )
}

/// What somebody is in an organisation. An administrator is everywhere an owner.
async fn role_in(app: &App, account: &Account, id: &str) -> Result<Option<Role>, PageError> {
    if account.administrator {
        return Ok(Some(Role::Owner));
    }
    let own = app.people.organisations_of(account.id).await?;
    let own = own
        .into_iter()
        .find(|(organisation, _)| organisation.id == id);
    Ok(own.map(|(_, role)| role))
}

/// The organisation of the address, and what whoever asks is in it. Others are told that there is none.
async fn asked(
    app: &App,
    account: &Account,
    params: &Params,
) -> Result<(Organisation, Role), PageError> {
    let id: String = params.name("organisation")?;
    let found = app.people.organisation(&id).await?;
    let role = role_in(app, account, &id).await?;
    found.zip(role).ok_or(PageError::NotFound)
}

/// `GET /organisations`
async fn list(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
) -> Result<Page<OrganisationsPage>, PageError> {
    let all = match account.administrator {
        true => {
            let all = app.people.organisations().await?.into_iter();
            all.map(|organisation| (organisation, Role::Owner))
                .collect()
        }
        false => app.people.organisations_of(account.id).await?,
    };
    Ok(Page(OrganisationsPage::of(all, account.administrator)))
}

/// `GET /organisations/{organisation}`
async fn show(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    params: Params,
) -> Result<Page<OrganisationPage>, PageError> {
    let (organisation, role) = asked(&app, &account, &params).await?;
    let team = app.people.team(&organisation.id).await?;
    let own = app.people.organised_events(&organisation.id).await?;
    let all = app.events.list().await?;
    let roles = app.people.events_of(account.id).await?;
    // An event that one owns, and that is nobody's yet, can come here.
    let mut free = Vec::new();
    if role == Role::Owner {
        for event in &all {
            let owns = account.administrator || roles.contains(&(event.id.clone(), Role::Owner));
            let is_own = own.iter().any(|known| known.event == event.id);
            if owns && !is_own && app.people.organisation_of(&event.id).await?.is_none() {
                free.push((event.id.to_string(), event.name.clone()));
            }
        }
    }
    let page = OrganisationPage::of(organisation, (&account, role), team, (&own, &all), free);
    Ok(Page(page))
}
