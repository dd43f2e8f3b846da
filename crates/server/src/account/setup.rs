//! The first account of a new server.

use axum_extra::routing::TypedPath;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use jiff::Timestamp;
use serde::Deserialize;

use super::sign_in::opened;
use super::views::SetupPage;
use crate::address::sits_here;
use crate::app::App;
use crate::auth::{Deed, NewAccount, Noted, PeopleError, equal};
use crate::error::PageError;
use crate::guard::ClientAddress;
use crate::params::{Fields, Params};
use crate::paths;
use crate::ui::Page;

/// `GET /setup`
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    headers: HeaderMap,
    params: Params,
) -> Result<Response, PageError> {
    if !app.people.is_empty().await? {
        return Ok(Redirect::to(paths::account::SignIn::PATH).into_response());
    }
    let code = params.query("code").unwrap_or("").to_owned();
    let here = sits_here(&app, &from, &headers);
    Ok(Page(SetupPage {
        code,
        asks_code: !here,
        wrong: None,
        login: String::new(),
        name: String::new(),
    })
    .into_response())
}

/// The first account, as typed.
#[derive(Deserialize)]
pub(crate) struct FirstAccountForm {
    login: String,
    name: String,
    password: String,
    #[serde(default)]
    code: String,
}

/// `POST /setup`: whoever sits at the computer, or knows the code that it printed, makes the
/// first account. It may do everything.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    headers: HeaderMap,
    jar: CookieJar,
    Fields(typed): Fields<FirstAccountForm>,
) -> Result<Response, PageError> {
    if !app.people.is_empty().await? {
        return Err(PageError::Forbidden);
    }
    let here = sits_here(&app, &from, &headers);
    if !here && !equal(&typed.code, app.setup_code.reveal()) {
        return Err(PageError::Forbidden);
    }
    let new = NewAccount {
        login: &typed.login,
        name: &typed.name,
        password: &typed.password,
        administrator: true,
    };
    match app.people.create_first(new, Timestamp::now()).await {
        Err(PeopleError::Gone) => Err(PageError::Forbidden),
        Ok(account) => {
            tracing::info!(login = ?account.login, from = %from.place(), "the first account was made");
            let place = from.place();
            let how = ClientAddress::signed_in(&place, &headers, false);
            app.people
                .note(Noted {
                    place: &place,
                    ..Noted::of(&account.login, Deed::AccountMade)
                })
                .await;
            let jar = opened(&app, jar, &account, how).await?;
            Ok((jar, Redirect::to(paths::desk::Home::PATH)).into_response())
        }
        Err(error) => match PageError::from(error) {
            PageError::Refused(why) => {
                let page = SetupPage {
                    code: typed.code,
                    asks_code: !here,
                    wrong: Some(why),
                    login: typed.login,
                    name: typed.name,
                };
                Ok((StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response())
            }
            other => Err(other),
        },
    }
}
