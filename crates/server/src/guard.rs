//! Who may ask for what: looked at before any handler runs.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use adoube_journal::{EventId, Receipt, Submission};
use axum::extract::{ConnectInfo, FromRequestParts, RawPathParams, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use jiff::Timestamp;

use crate::app::App;
use crate::auth::{Account, Member, Right, Role, SESSION_TTL, Secret, SignedInFrom};
use crate::door::Guest;
use crate::error::{ApiError, PageError};
use crate::proxies::{forwarded_for, place};

/// The cookie with the session.
pub(crate) const SESSION: &str = "adoube_session";

/// What it takes to be let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    Public,
    SignedIn,
    /// An account that may do everything on this server.
    Administrator,
    /// A role in the event of the address that permits this.
    With(Right),
    /// The same in an event that was deleted.
    Deleted(Right),
}

/// Who asks. Every handler can have it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visitor {
    /// The account, if somebody is signed in.
    pub account: Option<Account>,
    /// The session, to end it.
    pub session: Option<String>,
    /// The session was prolonged just now.
    prolonged: bool,
    /// The second factor was shown.
    pub proved: bool,
    /// A second factor is asked of who may do much, and was not shown.
    lacks_factor: bool,
}

/// A cookie of this server for so many seconds, out of reach of scripts and other servers.
pub(crate) fn own_cookie(app: &App, name: &str, value: &str, seconds: i64) -> Cookie<'static> {
    let secure = if app.options.https { "; Secure" } else { "" };
    let text = format!("{name}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{secure}");
    // The values are our own and plain; a cookie without them would only not be found again.
    Cookie::parse(text).unwrap_or_else(|_| Cookie::new(name.to_owned(), String::new()))
}

/// The cookie of a session. It lasts as long as the session.
pub(crate) fn session_cookie(app: &App, secret: &str) -> Cookie<'static> {
    own_cookie(app, SESSION, secret, SESSION_TTL)
}

/// Lets a request in, or does not.
pub(crate) async fn guard(
    State((app, access)): State<(Arc<App>, Access)>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let api = parts.uri.path().starts_with("/api/");
    match let_in(&app, access, &mut parts).await {
        Ok(prolonged) => {
            let mut response = next.run(Request::from_parts(parts, body)).await;
            if let Some(cookie) = prolonged {
                prolong(&mut response, cookie);
            }
            response
        }
        Err(error) if api => ApiError(error).into_response(),
        Err(error) => error.into_response(),
    }
}

/// Sends the cookie of a prolonged session again, unless the page has opened or ended one.
fn prolong(response: &mut Response, cookie: HeaderValue) {
    let name = format!("{SESSION}=");
    let mut set = response.headers().get_all(header::SET_COOKIE).iter();
    if !set.any(|other| other.as_bytes().starts_with(name.as_bytes())) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Lets somebody in; the answer is the cookie to be sent again, if it is time for that.
async fn let_in(
    app: &App,
    access: Access,
    parts: &mut Parts,
) -> Result<Option<HeaderValue>, PageError> {
    let bearer = bearer(&parts.headers);
    if bearer.is_none() && !parts.method.is_safe() && !is_own(&parts.headers) {
        return Err(PageError::CrossOrigin);
    }
    let visitor = match &bearer {
        Some(token) => Visitor {
            // A token is for one event; it does not make its bearer the server's administrator.
            account: app
                .people
                .token_account(token)
                .await?
                .map(|account| Account {
                    administrator: false,
                    ..account
                }),
            ..Visitor::default()
        },
        None => visitor(app, &parts.headers).await?,
    };
    if visitor.account.is_some()
        && let Some(guest) = parts.extensions.get::<Guest>()
    {
        guest.is_known();
    }
    match access {
        Access::Public => {}
        Access::SignedIn if bearer.is_none() => drop(account(&visitor, parts)?),
        Access::SignedIn => {
            account(&visitor, parts)?;
            // A token is for the work on one event, not for the account of its owner: it could
            // make itself another token that may do more.
            return Err(PageError::Forbidden);
        }
        Access::Administrator if account(&visitor, parts)?.administrator && bearer.is_none() => {
            has_factor(&visitor)?;
        }
        Access::Administrator => return Err(PageError::Forbidden),
        Access::With(right) | Access::Deleted(right) => {
            let event = event(parts).await?;
            let who = account(&visitor, parts)?.clone();
            let member = match &bearer {
                Some(token) => app.people.token(token, &event).await?,
                None => app.people.member(who, &event).await?,
            };
            let member = member.ok_or(PageError::Forbidden)?;
            if !member.may(right) {
                return Err(PageError::Forbidden);
            }
            if member.role >= Role::ChiefArbiter {
                has_factor(&visitor)?;
            }
            // Only who may look is told whether there is such an event.
            if let Access::With(_) = access {
                app.events.read(&event).await?;
            }
            parts.extensions.insert(member);
            parts.extensions.insert(event);
        }
    }
    let session = visitor.session.as_deref().filter(|_| visitor.prolonged);
    let cookie = session.map(|secret| session_cookie(app, secret).to_string());
    parts.extensions.insert(visitor);
    Ok(cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()))
}

/// Who may do much shows a second factor, where the server asks for one. A token was made by
/// somebody who did.
fn has_factor(visitor: &Visitor) -> Result<(), PageError> {
    match visitor.lacks_factor {
        true => Err(PageError::SecondFactor),
        false => Ok(()),
    }
}

fn account<'v>(visitor: &'v Visitor, parts: &Parts) -> Result<&'v Account, PageError> {
    visitor.account.as_ref().ok_or_else(|| PageError::SignIn {
        // After signing in one can look again, not write again.
        next: match parts.method {
            Method::GET => parts.uri.to_string(),
            _ => String::new(),
        },
    })
}

async fn event(parts: &mut Parts) -> Result<EventId, PageError> {
    let params = RawPathParams::from_request_parts(parts, &()).await;
    let params = params.map_err(|_| PageError::NotFound)?;
    let event = params.iter().find(|(name, _)| *name == "event");
    let (_, event) = event.ok_or(PageError::NotFound)?;
    event.parse().map_err(|_| PageError::NotFound)
}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Some(Secret::presented(value.strip_prefix("Bearer ")?.trim()))
}

async fn visitor(app: &App, headers: &HeaderMap) -> Result<Visitor, PageError> {
    let jar = CookieJar::from_headers(headers);
    let Some(cookie) = jar.get(SESSION) else {
        return Ok(Visitor::default());
    };
    let secret = Secret::presented(cookie.value());
    let Some(session) = app.people.session(&secret, Timestamp::now()).await? else {
        return Ok(Visitor::default());
    };
    Ok(Visitor {
        session: Some(cookie.value().to_owned()),
        account: Some(session.account),
        prolonged: session.prolonged,
        proved: session.proved,
        lacks_factor: session.factor_required && !session.proved,
    })
}

/// Whether a request that wants to change something comes from a page of this server. Browsers say
/// so: `Sec-Fetch-Site` where the address counts as safe, `Origin` with everything that is not
/// a plain look. A request that says nothing is not let in; programs use tokens.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| {
        headers
            .get(name)
            .and_then(|value: &axum::http::HeaderValue| value.to_str().ok())
    };
    match text(header::HeaderName::from_static("sec-fetch-site")) {
        Some("same-origin") => return true,
        Some(_) => return false,
        None => {}
    }
    let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST)) else {
        return false;
    };
    let from = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    from == Some(host)
}

/// Where a request comes from, as far as that is known.
pub(crate) struct ClientAddress {
    /// Who asks: the other end of the connection, or for whom a proxy that is believed asks.
    pub client: Option<IpAddr>,
    /// It came from this computer itself, and no proxy that is known brought it.
    pub is_here: bool,
}

impl ClientAddress {
    /// The place, for counting wrong answers.
    pub(crate) fn place(&self) -> String {
        self.client
            .map_or("unknown".to_owned(), |address| place(address).to_string())
    }

    /// How somebody signed in, for the list of sessions.
    pub(crate) fn signed_in<'a>(
        place: &'a str,
        headers: &'a HeaderMap,
        proved: bool,
    ) -> SignedInFrom<'a> {
        let browser = headers.get(header::USER_AGENT);
        SignedInFrom {
            place,
            browser: browser.and_then(|value| value.to_str().ok()).unwrap_or(""),
            proved,
        }
    }

    /// Where a request comes from.
    pub(crate) fn of(app: &App, peer: Option<IpAddr>, headers: &HeaderMap) -> ClientAddress {
        let peer = peer.map(|address| address.to_canonical());
        let trusts = |address| app.options.trusts(address);
        let proxy = peer.is_some_and(trusts);
        let brought = if proxy {
            forwarded_for(headers, trusts)
        } else {
            None
        };
        ClientAddress {
            client: brought.or(peer),
            is_here: !proxy && peer.is_some_and(|address| address.is_loopback()),
        }
    }
}

impl FromRequestParts<Arc<App>> for ClientAddress {
    type Rejection = PageError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<ClientAddress, PageError> {
        let info = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = info.map(|ConnectInfo(address)| address.ip());
        Ok(ClientAddress::of(app, peer, &parts.headers))
    }
}

impl Visitor {
    /// Refuses a program with a token: it has no business with its owner's account.
    pub(crate) fn check_in_person(&self) -> Result<(), PageError> {
        match self.session {
            Some(_) => Ok(()),
            None => Err(PageError::Forbidden),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, PageError> {
        Ok(parts
            .extensions
            .get::<Visitor>()
            .cloned()
            .unwrap_or_default())
    }
}

/// Somebody with the right that the route asks for, and the event.
#[derive(Clone)]
pub(crate) struct AtDesk {
    pub app: Arc<App>,
    pub member: Member,
    /// In which event.
    pub event: EventId,
}

impl AtDesk {
    /// Writes what the member submits, if each command is theirs to give.
    pub(crate) async fn write(&self, submission: Submission) -> Result<Receipt, PageError> {
        self.app.write(&self.event, &self.member, submission).await
    }

    /// Writes commands that this program worked out itself: one right is enough for all of them.
    pub(crate) async fn write_as(
        &self,
        right: Right,
        submission: Submission,
    ) -> Result<Receipt, PageError> {
        let (event, member) = (&self.event, &self.member);
        let written = self.app.write_as(right, event, member, submission, false);
        written.await
    }

    /// Writes a round that the rules paired.
    pub(crate) async fn write_paired(&self, submission: Submission) -> Result<Receipt, PageError> {
        let (event, member) = (&self.event, &self.member);
        let right = Right::Pairings;
        let written = self.app.write_as(right, event, member, submission, true);
        written.await
    }
}

impl FromRequestParts<Arc<App>> for AtDesk {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtDesk, PageError> {
        let member = parts.extensions.get::<Member>().cloned();
        let event = parts.extensions.get::<EventId>().cloned();
        let app = Arc::clone(app);
        match (member, event) {
            (Some(member), Some(event)) => Ok(AtDesk { app, member, event }),
            // A route without a guard gets nobody in.
            _ => Err(PageError::Forbidden),
        }
    }
}

/// Somebody who is signed in.
pub(crate) struct SignedIn(pub Account);

impl<S: Send + Sync> FromRequestParts<S> for SignedIn {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<SignedIn, PageError> {
        let visitor = Visitor::from_request_parts(parts, state).await?;
        visitor.account.map(SignedIn).ok_or(PageError::Forbidden)
    }
}
