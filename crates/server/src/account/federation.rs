//! Signing in by the server of a federation, and tying an account to it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use axum_extra::routing::TypedPath;
use jiff::Timestamp;
use serde::Deserialize;

use super::own::{knows, note};
use super::sign_in::{code_page, entered};
use super::views::FederationPage;
use crate::address::Address;
use crate::app::App;
use crate::auth::{Account, Deed, Guesser, PeopleError, Secret, equal};
use crate::error::PageError;
use crate::flash::redirect_with;
use crate::guard::{ClientAddress, SignedIn, Visitor, own_cookie};
use crate::own_path::own_path;
use crate::params::{Fields, Params, decoded, encoded};
use crate::paths;
use crate::single_sign_on::{Authorized, Claims, Provider, SignOnError};
use crate::texts::{fill, t};
use crate::ui::Page;

/// What ties the answer to the browser that asked.
const COOKIE: &str = "adoube_federation";

/// For how long one can take to sign in there, in seconds.
const TTL: i64 = 10 * 60;

/// A sign-in that was begun. Everything is made of a secret that only this browser has.
struct Begun {
    secret: String,
    /// The account that is to be tied, if one is.
    tie: Option<i64>,
    next: String,
    until: i64,
}

impl Begun {
    fn new(tie: Option<i64>, next: String) -> Result<Begun, PageError> {
        Ok(Begun {
            secret: Secret::draw()
                .map_err(PeopleError::from)?
                .reveal()
                .to_owned(),
            tie,
            next,
            until: Timestamp::now().as_second() + TTL,
        })
    }

    fn text(&self, app: &App) -> String {
        let tie = self
            .tie
            .map_or(String::new(), |account| account.to_string());
        let next = encoded(&self.next);
        let text = format!("{}:{}:{tie}:{next}", self.secret, self.until);
        format!("{}:{text}", seal(app, &text))
    }

    /// What the cookie holds, if it is ours and of now.
    fn read(app: &App, value: &str) -> Option<Begun> {
        let (code, text) = value.split_once(':')?;
        if !equal(code, &seal(app, text)) {
            return None;
        }
        let mut parts = text.splitn(4, ':');
        let secret = parts.next()?.to_owned();
        let until = parts.next()?.parse().ok()?;
        let tie = parts.next()?.parse().ok();
        let next = decoded(parts.next()?)?;
        (until >= Timestamp::now().as_second()).then_some(Begun {
            secret,
            tie,
            next,
            until,
        })
    }

    /// A value of its own for each purpose, of which none tells another.
    fn part(&self, app: &App, purpose: &str) -> String {
        let half = |number| {
            app.people
                .code(&format!("{purpose} {number}/{}", self.secret))
        };
        // A proof key has 43 signs at least.
        format!("{}{}{}", half(1), half(2), half(3))
    }
}

fn seal(app: &App, text: &str) -> String {
    app.people.code(&format!("federation/{text}"))
}

fn provider(app: &App) -> Result<&Arc<Provider>, PageError> {
    app.options
        .single_sign_on
        .as_ref()
        .ok_or(PageError::NotFound)
}

fn back(address: &Address) -> String {
    format!("{}{}", address.site, paths::account::FederationReturn::PATH)
}

/// Where the browser goes, and the cookie with which it comes back.
async fn begun(
    app: &App,
    address: &Address,
    begun: &Begun,
) -> Result<(String, Cookie<'static>), PageError> {
    let [state, nonce, verifier] = ["state", "nonce", "verifier"].map(|part| begun.part(app, part));
    let asked = Authorized {
        state: &state,
        nonce: &nonce,
        verifier: &verifier,
        back: &back(address),
    };
    let there = provider(app)?.begin(&asked).await.map_err(failed)?;
    Ok((there.into(), own_cookie(app, COOKIE, &begun.text(app), TTL)))
}

fn failed(error: SignOnError) -> PageError {
    tracing::warn!(%error, "nobody was signed in by the federation");
    match error {
        SignOnError::Away(_) => PageError::Away,
        SignOnError::Refused(_) => PageError::Refused(t("federation-refused").to_owned()),
    }
}

/// `GET /sign-in/federation`: off to the server of the federation.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    address: Address,
    jar: CookieJar,
    params: Params,
) -> Result<Response, PageError> {
    provider(&app)?;
    // The first account is the administrator's: it is made here, by whoever has the code.
    if app.people.is_empty().await? {
        return Ok(Redirect::to(paths::account::Setup::PATH).into_response());
    }
    let next = params.query("next").and_then(decoded).unwrap_or_default();
    let next = own_path(&next).unwrap_or_default().to_owned();
    let (there, cookie) = begun(&app, &address, &Begun::new(None, next)?).await?;
    Ok((jar.add(cookie), Redirect::to(&there)).into_response())
}

/// The password, so that nobody ties an account at a desk that was left alone.
#[derive(Deserialize)]
pub(super) struct PasswordForm {
    password: String,
}

/// `POST /account/federation`: off to the server of the federation, to tie the account to it. The way
/// there is a link on the page: browsers let no form lead to another server here.
pub(super) async fn tie(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    address: Address,
    jar: CookieJar,
    Fields(typed): Fields<PasswordForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    knows(&app, &account, &typed.password, &from).await?;
    let next = paths::account::Account::PATH.to_owned();
    let (there, cookie) = begun(&app, &address, &Begun::new(Some(account.id), next)?).await?;
    let page = FederationPage {
        name: provider(&app)?.settings.name.clone(),
        there,
    };
    Ok((jar.add(cookie), Page(page)).into_response())
}

/// `POST /account/federation/remove`: the account is tied no longer.
pub(super) async fn cut(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    Fields(typed): Fields<PasswordForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    knows(&app, &account, &typed.password, &from).await?;
    let issuer = provider(&app)?.issuer();
    app.people.cut_identity(account.id, issuer).await?;
    note(&app, &account, Deed::IdentityCut, &from.place()).await;
    let there = paths::account::Account::PATH;
    Ok(redirect_with(there, t("federation-cut")).into_response())
}

/// `GET /sign-in/federation/return`: somebody comes back.
pub(super) async fn finish(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    jar: CookieJar,
    params: Params,
) -> Result<Response, PageError> {
    let provider = provider(&app)?.clone();
    let from = from.place();
    // Each return makes this server ask another one.
    let who = [Guesser::at_place(&from)];
    let attempt = app.people.attempt(&who).await;
    attempt.map_err(PageError::TooManyAttempts)?;
    let begun = jar
        .get(COOKIE)
        .and_then(|cookie| Begun::read(&app, cookie.value()));
    let begun = begun.ok_or_else(again)?;
    let brought = |name| params.query(name).and_then(decoded).unwrap_or_default();
    let [state, nonce, verifier] =
        ["state", "nonce", "verifier"].map(|part| begun.part(&app, part));
    if !equal(&brought("state"), &state) {
        return Err(again());
    }
    let code = brought("code");
    if code.is_empty() {
        tracing::info!(from, "the federation let nobody in");
        return Err(PageError::Refused(t("federation-refused").to_owned()));
    }
    let asked = Authorized {
        state: &state,
        nonce: &nonce,
        verifier: &verifier,
        back: &back(&address),
    };
    let claims = provider.finish(&code, &asked, Timestamp::now()).await;
    let claims = claims.map_err(failed)?;
    app.people.succeeded(&who).await;
    let jar = jar.remove(Cookie::build(COOKIE).path("/"));
    if let Some(account) = begun.tie {
        let tied = tied(&app, &provider, &visitor, account, &claims, &from).await?;
        return Ok((jar, tied).into_response());
    }
    let account = account_of(&app, &provider, &claims, &from).await?;
    if !claims.proved() && app.people.has_second_factor(account.id).await? {
        let page = code_page(&app, &account, begun.next, None).await?;
        return Ok((jar, Page(page)).into_response());
    }
    let how = ClientAddress::signed_in(&from, &headers, claims.proved());
    entered(&app, jar, &account, how, &begun.next).await
}

/// Whoever comes back with nothing, too late, or with what another browser asked begins again.
fn again() -> PageError {
    PageError::Refused(t("federation-again").to_owned())
}

/// Ties the account of who is signed in still.
async fn tied(
    app: &App,
    provider: &Provider,
    visitor: &Visitor,
    wanted: i64,
    claims: &Claims,
    from: &str,
) -> Result<impl IntoResponse + use<>, PageError> {
    let own = visitor.account.as_ref().filter(|own| own.id == wanted);
    let own = own.ok_or_else(again)?;
    let tied = app
        .people
        .tie_identity(own.id, provider.issuer(), &claims.sub, Timestamp::now());
    match tied.await {
        Err(PeopleError::Taken) => {
            return Err(PageError::Refused(t("federation-taken").to_owned()));
        }
        tied => tied?,
    }
    note(app, own, Deed::IdentityTied, from).await;
    Ok(redirect_with(
        paths::account::Account::PATH,
        t("federation-tied"),
    ))
}

/// The account of somebody, which is made where that is wished for. It is never found by a name or an address
/// that the federation tells: those can be somebody else's here.
async fn account_of(
    app: &App,
    provider: &Provider,
    claims: &Claims,
    from: &str,
) -> Result<Account, PageError> {
    let issuer = provider.issuer();
    let known = app.people.account_of_identity(issuer, &claims.sub).await?;
    if let Some(account) = known {
        return Ok(account);
    }
    if !provider.settings.new_accounts {
        let name = &provider.settings.name;
        return Err(PageError::Refused(fill("federation-unknown", &[name])));
    }
    let (login, name) = called(claims);
    let made =
        app.people
            .create_for_identity((&login, &name), issuer, &claims.sub, Timestamp::now());
    let account = made.await?;
    tracing::info!(login = ?account.login, from, "an account was made for somebody of the federation");
    note(app, &account, Deed::AccountMade, from).await;
    Ok(account)
}

/// What somebody is called here: as the federation says, as far as that can be a login and a name.
fn called(claims: &Claims) -> (String, String) {
    let told = [&claims.preferred_username, &claims.email, &claims.name];
    let mut told = told.into_iter().flatten().map(String::as_str);
    let allowed = |letter: &char| letter.is_alphanumeric() || "._-@+".contains(*letter);
    let first = told.next().unwrap_or(&claims.sub);
    let login: String = first.chars().filter(allowed).take(90).collect();
    let login = match login.is_empty() {
        true => "member".to_owned(),
        false => login,
    };
    let name = claims.name.as_deref().unwrap_or(&login).trim();
    let name: String = name
        .chars()
        .filter(|sign| !sign.is_control())
        .take(90)
        .collect();
    let name = if name.is_empty() { login.clone() } else { name };
    (login, name)
}
