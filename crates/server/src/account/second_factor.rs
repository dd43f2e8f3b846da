//! Setting up a second factor, and taking it away.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::routing::TypedPath;
use jiff::Timestamp;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;

use super::own::{knows, note};
use super::sign_in::opened;
use super::views::SecondFactorPage;
use crate::app::App;
use crate::auth::{Account, Deed, FactorSecret, PeopleError};
use crate::error::PageError;
use crate::flash::redirect_with;
use crate::guard::{ClientAddress, SignedIn, Visitor};
use crate::params::Fields;
use crate::paths;
use crate::texts::t;
use crate::ui::Page;

/// `GET /account/second-factor`: a secret to be read by a telephone.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
) -> Result<Page<SecondFactorPage>, PageError> {
    visitor.check_in_person()?;
    let begun = match app.people.begun_second_factor(account.id).await? {
        Some(begun) => Some(begun),
        None => match app.people.begin_second_factor(account.id).await {
            Ok(begun) => Some(begun),
            Err(PeopleError::Taken) => None,
            Err(error) => return Err(error.into()),
        },
    };
    let secret = begun.map(|begun| shown(&begun, &account)).transpose()?;
    Ok(Page(SecondFactorPage {
        secret,
        codes: Vec::new(),
        wrong: None,
    }))
}

/// A secret as a picture and as text.
fn shown(secret: &FactorSecret, account: &Account) -> Result<(String, String), PageError> {
    let code = QrCode::new(secret.address(account)).map_err(PageError::broken)?;
    let picture = code.render::<svg::Color>().min_dimensions(200, 200).build();
    Ok((picture, secret.text()))
}

/// The first code, as typed.
#[derive(Deserialize)]
pub(super) struct ConfirmForm {
    code: String,
}

/// `POST /account/second-factor`: the first code confirms that the telephone has the secret. The
/// codes for paper are shown once, on the page that this answers with.
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    headers: HeaderMap,
    jar: CookieJar,
    Fields(typed): Fields<ConfirmForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    let confirmed = app
        .people
        .confirm_second_factor(account.id, &typed.code, Timestamp::now());
    let codes = match confirmed.await {
        Ok(codes) => codes,
        Err(PeopleError::Gone) => {
            let begun = app.people.begun_second_factor(account.id).await?;
            let page = SecondFactorPage {
                secret: begun.map(|begun| shown(&begun, &account)).transpose()?,
                codes: Vec::new(),
                wrong: Some(t("second-factor-wrong")),
            };
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response());
        }
        Err(error) => return Err(error.into()),
    };
    let place = from.place();
    note(&app, &account, Deed::FactorSet, &place).await;
    let how = ClientAddress::signed_in(&place, &headers, true);
    let jar = opened(&app, jar, &account, how).await?;
    let page = SecondFactorPage {
        secret: None,
        codes,
        wrong: None,
    };
    Ok((jar, Page(page)).into_response())
}

/// The password, as typed.
#[derive(Deserialize)]
pub(super) struct RemoveForm {
    password: String,
}

/// `POST /account/second-factor/remove`: takes the password, so that nobody does it at a desk that
/// was left alone.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    Fields(typed): Fields<RemoveForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    knows(&app, &account, &typed.password, &from).await?;
    app.people.remove_second_factor(account.id).await?;
    note(&app, &account, Deed::FactorRemoved, &from.place()).await;
    let there = paths::account::Account::PATH;
    Ok(redirect_with(there, t("second-factor-removed")).into_response())
}
