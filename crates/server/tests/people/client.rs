//! A browser of sorts: it keeps its cookies and says where its requests come from.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use adoube_journal::{EventId, MemoryStore, Store};
use adoube_server::auth::{Guesser, NewAccount, Role};
use adoube_server::{App, Options, router};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, header};
use jiff::Timestamp;
use tower::ServiceExt;

use crate::common::{self, Answer};

pub(crate) const HOST: &str = "localhost:8080";
pub(crate) const PASSWORD: &str = "correct horse battery";

/// A web app over an empty store.
pub(crate) async fn empty_app() -> Arc<App> {
    common::web_app(Arc::new(MemoryStore::default())).await
}

/// A web app with one empty event, "club".
pub(crate) async fn club() -> (Arc<App>, Arc<dyn Store>) {
    let (store, _) = common::event("club", "Club Open").await;
    (common::web_app(store.clone()).await, store)
}

pub(crate) fn event_id() -> EventId {
    "club".parse().unwrap()
}

/// Somebody with a role in the event, signed in without a password.
pub(crate) async fn member(app: &Arc<App>, login: &str, role: Option<Role>) -> Client {
    let id = account(app, login).await;
    if let Some(role) = role {
        app.people
            .set_member(&event_id(), id, role, &[])
            .await
            .unwrap();
    }
    let secret = app.people.open_session(id, Timestamp::now()).await.unwrap();
    let mut client = Client::new(app);
    client
        .cookies
        .insert("adoube_session".into(), secret.reveal().to_owned());
    client
}

/// An account with the usual password.
pub(crate) async fn account(app: &Arc<App>, login: &str) -> i64 {
    let new = NewAccount {
        login,
        name: login,
        password: PASSWORD,
        administrator: false,
    };
    app.people.create(new, Timestamp::now()).await.unwrap().id
}

pub(crate) struct Client {
    app: Router,
    pub cookies: BTreeMap<String, String>,
    /// Headers in place of those of a page of this server.
    pub headers: Vec<(&'static str, String)>,
    pub from: SocketAddr,
}

impl Client {
    pub(crate) fn new(app: &Arc<App>) -> Client {
        Client {
            app: router(app.clone()),
            cookies: BTreeMap::new(),
            headers: vec![("origin", format!("http://{HOST}")), ("host", HOST.into())],
            from: "192.0.2.7:40000".parse().unwrap(),
        }
    }

    pub(crate) fn at(mut self, from: &str) -> Client {
        self.from = from.parse().unwrap();
        self
    }

    pub(crate) fn session(&self) -> Option<&String> {
        self.cookies.get("adoube_session")
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, String::new()).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let pairs = fields
            .iter()
            .map(|(name, value)| format!("{name}={}", encoded(value)));
        self.send(Method::POST, path, pairs.collect::<Vec<_>>().join("&"))
            .await
    }

    /// Posts, and must be sent on to this address.
    pub(crate) async fn done(&mut self, path: &str, fields: &[(&str, &str)], to: &str) {
        let mut answer = self.post(path, fields).await;
        // What is warned of is read and confirmed.
        while let Some(form) = common::consent(&answer.body) {
            answer = self.send(Method::POST, path, form).await;
        }
        assert_eq!(answer.status, 303, "{path}: {}", common::text(&answer.body));
        assert_eq!(answer.header("location"), to, "{path}");
    }

    /// A page that must be there, as text.
    pub(crate) async fn text(&mut self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status, 200, "{path}: {}", common::text(&answer.body));
        common::text(&answer.body)
    }

    async fn send(&mut self, method: Method, path: &str, body: String) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let cookies = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"));
        let cookies: Vec<String> = cookies.collect();
        if !cookies.is_empty() {
            request = request.header(header::COOKIE, cookies.join("; "));
        }
        let mut request = request.body(Body::from(body)).unwrap();
        request.extensions_mut().insert(ConnectInfo(self.from));
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            let (name, rest) = cookie.split_once('=').unwrap();
            let value = rest.split(';').next().unwrap();
            if rest.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }
}

pub(crate) fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    let encode = |byte: u8| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}

/// A server behind a proxy that speaks HTTPS.
pub(crate) async fn behind_a_proxy() -> Arc<App> {
    let people = adoube_server::auth::People::in_memory().await.unwrap();
    let options = Options {
        https: true,
        ..Options::default()
    };
    Arc::new(App::new(Arc::new(MemoryStore::default()), people, options).unwrap())
}

/// Lets somebody fail some more: who has failed as often as is free then waits for a minute, however
/// slow the computer is.
pub(crate) fn try_patience(app: &App, who: Guesser) {
    for _ in 0..5 {
        let patience = &app.people.attempts;
        patience.failed(std::slice::from_ref(&who), std::time::Instant::now());
    }
}
