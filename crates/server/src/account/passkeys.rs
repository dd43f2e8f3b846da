//! Passkeys: making one, getting in with one, taking one away.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::routing::TypedPath;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::own::{knows, note};
use super::sign_in::{entered, is_ticket, opened, refused};
use super::views::SecondFactorPage;
use crate::app::App;
use crate::auth::{
    ALGORITHMS, Account, Assertion, Deed, Guesser, NewPasskey, PasskeyError, PasskeyPlace,
    PasskeyQuestion,
};
use crate::error::PageError;
use crate::flash::redirect_with;
use crate::guard::{ClientAddress, SignedIn, Visitor};
use crate::params::Fields;
use crate::paths;
use crate::texts::t;
use crate::ui::Page;

/// For how long a browser waits for the device, in milliseconds.
const PATIENCE: u32 = 120_000;

/// What the script of the page hands to the browser, to get in.
pub(super) fn to_enter(question: &PasskeyQuestion) -> String {
    let keys = described(&question.keys);
    // After the password anybody at the device will do; without it the device has to look who is there.
    let verification = if keys.is_empty() {
        "required"
    } else {
        "preferred"
    };
    json!({
        "challenge": bytes(&question.challenge),
        "allowCredentials": keys,
        "userVerification": verification,
        "timeout": PATIENCE,
    })
    .to_string()
}

/// The same to make a key.
pub(super) fn to_make(app: &App, account: &Account, question: &PasskeyQuestion) -> String {
    let kinds = ALGORITHMS.map(|alg| json!({ "type": "public-key", "alg": alg }));
    json!({
        "challenge": bytes(&question.challenge),
        "rp": { "name": "Adoube" },
        "user": {
            "id": app.people.passkey_owner(account.id),
            "name": account.login,
            "displayName": account.name.as_str(),
        },
        "pubKeyCredParams": kinds,
        "excludeCredentials": described(&question.keys),
        "authenticatorSelection": { "residentKey": "preferred", "userVerification": "preferred" },
        "attestation": "none",
        "timeout": PATIENCE,
    })
    .to_string()
}

fn described(keys: &[String]) -> Vec<Value> {
    let key = |id: &String| json!({ "type": "public-key", "id": id });
    keys.iter().map(key).collect()
}

/// The bytes of a text as the script reads them.
fn bytes(text: &str) -> String {
    crate::auth::base64url(text.as_bytes())
}

/// What a device answers to get somebody in.
#[derive(Deserialize)]
pub(super) struct PasskeyForm {
    #[serde(flatten)]
    said: Assertion,
    /// After the password: whose it was, and what says so.
    #[serde(default)]
    login: String,
    #[serde(default)]
    ticket: String,
    #[serde(default)]
    next: String,
}

/// `POST /sign-in/passkey`: after the password, or without one.
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    place: PasskeyPlace,
    headers: HeaderMap,
    jar: CookieJar,
    Fields(typed): Fields<PasskeyForm>,
) -> Result<Response, PageError> {
    let from = from.place();
    let now = Timestamp::now();
    // Nobody guesses a key; but to look at one takes time.
    let who = [Guesser::at_place(&from)];
    let attempt = app.people.attempt(&who).await;
    attempt.map_err(PageError::TooManyAttempts)?;
    let after_password = is_ticket(&app, &typed.ticket, &typed.login, now);
    let found = app.people.enter_by_passkey(&typed.said, &place, now).await;
    let (account, verified) = match found {
        Ok(found) => found,
        Err(PasskeyError::People(error)) => return Err(error.into()),
        Err(PasskeyError::Refused(why)) => {
            tracing::warn!(from, %why, "a passkey did not count");
            return refused(&app, &typed.login, &from, typed.next).await;
        }
    };
    let knows_password = after_password && account.login == typed.login;
    if !knows_password && !verified {
        tracing::warn!(login = ?account.login, from, "a passkey without a password, and the device did not look who was there");
        return refused(&app, &account.login, &from, typed.next).await;
    }
    app.people.succeeded(&who).await;
    let how = ClientAddress::signed_in(&from, &headers, true);
    entered(&app, jar, &account, how, &typed.next).await
}

/// What a device answers that has made a key.
#[derive(Deserialize)]
pub(super) struct NewPasskeyForm {
    name: String,
    password: String,
    #[serde(default)]
    attestation: String,
    #[serde(default)]
    data: String,
}

/// `POST /account/passkeys`: keeps a key. It takes the password, since with a key alone one gets in:
/// nobody adds theirs at a desk that was left alone. The first one brings codes for paper.
pub(super) async fn add(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    (from, place): (ClientAddress, PasskeyPlace),
    headers: HeaderMap,
    jar: CookieJar,
    Fields(typed): Fields<NewPasskeyForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    knows(&app, &account, &typed.password, &from).await?;
    let new = NewPasskey {
        name: &typed.name,
        attestation: &typed.attestation,
        data: &typed.data,
    };
    let added = app
        .people
        .add_passkey(account.id, new, &place, Timestamp::now());
    let codes = match added.await {
        Ok(codes) => codes,
        Err(PasskeyError::People(error)) => return Err(error.into()),
        Err(PasskeyError::Refused(why)) => {
            tracing::warn!(login = ?account.login, %why, "a passkey was not taken");
            return Err(PageError::Refused(t("passkey-not-made").to_owned()));
        }
    };
    let from = from.place();
    note(&app, &account, Deed::PasskeyAdded, &from).await;
    if codes.is_empty() {
        let there = paths::account::Account::PATH;
        return Ok(redirect_with(there, t("passkey-added")).into_response());
    }
    let how = ClientAddress::signed_in(&from, &headers, true);
    let jar = opened(&app, jar, &account, how).await?;
    let page = SecondFactorPage {
        secret: None,
        codes,
        wrong: None,
    };
    Ok((StatusCode::OK, jar, Page(page)).into_response())
}

/// A key that is no longer wanted.
#[derive(Deserialize, Serialize)]
pub(super) struct UnwantedForm {
    number: String,
    password: String,
}

/// `POST /account/passkeys/remove`: takes the password.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    Fields(unwanted): Fields<UnwantedForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    knows(&app, &account, &unwanted.password, &from).await?;
    let removed = app.people.remove_passkey(account.id, &unwanted.number);
    removed.await?;
    note(&app, &account, Deed::PasskeyRemoved, &from.place()).await;
    let there = paths::account::Account::PATH;
    Ok(redirect_with(there, t("passkey-removed")).into_response())
}
