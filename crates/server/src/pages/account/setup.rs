//! The first account of a new server.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use jiff::Timestamp;
use serde::Deserialize;

use super::sign_in::opened;
use crate::app::App;
use crate::error::PageError;
use crate::guard::From;
use crate::pages::Page;
use crate::params::{Fields, Params};
use crate::people::{NewAccount, equal};
use crate::views::account::SetupPage;

/// `GET /setup`
pub async fn show(
    State(app): State<Arc<App>>,
    From(from): From,
    params: Params,
) -> Result<Response, PageError> {
    if !app.people.is_empty().await? {
        return Ok(Redirect::to("/sign-in").into_response());
    }
    let code = params.query("code").unwrap_or("").to_owned();
    let here = from.is_some_and(|address| address.ip().is_loopback());
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
pub struct First {
    login: String,
    name: String,
    password: String,
    #[serde(default)]
    code: String,
}

/// `POST /setup`: whoever sits at the computer, or knows the code that it printed, makes the
/// first account. It may do everything.
pub async fn create(
    State(app): State<Arc<App>>,
    From(from): From,
    jar: CookieJar,
    Fields(typed): Fields<First>,
) -> Result<Response, PageError> {
    if !app.people.is_empty().await? {
        return Err(PageError::Forbidden);
    }
    let here = from.is_some_and(|address| address.ip().is_loopback());
    if !here && !equal(&typed.code, app.setup_code.reveal()) {
        return Err(PageError::Forbidden);
    }
    let new = NewAccount {
        login: &typed.login,
        name: &typed.name,
        password: &typed.password,
        administrator: true,
    };
    match app.people.create(new, Timestamp::now()).await {
        Ok(account) => {
            let jar = opened(&app, jar, &account).await?;
            Ok((jar, Redirect::to("/desk")).into_response())
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
                Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response())
            }
            other => Err(other),
        },
    }
}
