//! Taking up an invitation to an event.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use jiff::Timestamp;
use serde::Deserialize;

use super::sign_in::opened;
use super::views::InvitationPage;
use crate::app::App;
use crate::auth::{Account, Deed, Guesser, Invitation, NewAccount, Noted, Secret};
use crate::error::PageError;
use crate::flash::redirect_with;
use crate::guard::{ClientAddress, Visitor};
use crate::params::{Fields, Params};
use crate::texts::{fill, t};
use crate::ui::Page;
use crate::ui::desk::{role_name, workplace};

/// `GET /invitation/{secret}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    from: ClientAddress,
    params: Params,
) -> Result<Page<InvitationPage>, PageError> {
    let secret = presented(&params)?;
    let invitation = open(&app, &secret, &from).await?;
    let shown = app.events.read(&invitation.event).await?;
    Ok(Page(InvitationPage::of(
        secret.reveal(),
        &shown.event,
        &invitation,
        visitor.account.as_ref(),
    )))
}

/// The account of somebody who has none yet; nothing from who is signed in.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct NewMember {
    login: String,
    name: String,
    password: String,
}

/// `POST /invitation/{secret}`: for the account that is signed in, or for a new one.
pub(super) async fn accept(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    from: ClientAddress,
    params: Params,
    headers: HeaderMap,
    jar: CookieJar,
    Fields(typed): Fields<NewMember>,
) -> Result<Response, PageError> {
    let secret = presented(&params)?;
    open(&app, &secret, &from).await?;
    let place = from.place();
    let (jar, account) = match visitor.account {
        Some(account) => (jar, account),
        None => {
            let account = create(&app, &typed).await?;
            let how = ClientAddress::signed_in(&place, &headers, false);
            (opened(&app, jar, &account, how).await?, account)
        }
    };
    let taken = app
        .people
        .accept(&secret, &account, Timestamp::now())
        .await?;
    tracing::info!(login = ?account.login, event = %taken.event, role = taken.role.code(), "an invitation was taken up");
    let noted = Noted {
        event: Some(&taken.event),
        about: taken.role.code(),
        place: &place,
        ..Noted::of(&account.login, Deed::InvitationTaken)
    };
    app.people.note(noted).await;
    let role = role_name(taken.role);
    let to = workplace(&taken.event, taken.role);
    Ok((
        jar,
        redirect_with(to, fill("invitation-accepted", &[&role])),
    )
        .into_response())
}

fn presented(params: &Params) -> Result<Secret, PageError> {
    let secret: String = params.name("secret")?;
    Ok(Secret::presented(&secret))
}

/// The invitation, if it can be taken up. Who guesses is made to wait.
async fn open(app: &App, secret: &Secret, from: &ClientAddress) -> Result<Invitation, PageError> {
    let who = [Guesser::of_links(&from.place())];
    if let Some(wait) = app.people.attempts.wait(&who, Instant::now()) {
        return Err(PageError::TooManyAttempts(wait));
    }
    // A link has too many bits to be guessed; who tries many at once gains nothing.
    let found = app.people.invitation(secret, Timestamp::now()).await?;
    found.ok_or_else(|| {
        app.people.attempts.failed(&who, Instant::now());
        PageError::Refused(t("invitation-gone").to_owned())
    })
}

async fn create(app: &App, typed: &NewMember) -> Result<Account, PageError> {
    let new = NewAccount {
        login: &typed.login,
        name: &typed.name,
        password: &typed.password,
        administrator: false,
    };
    Ok(app.people.create(new, Timestamp::now()).await?)
}
