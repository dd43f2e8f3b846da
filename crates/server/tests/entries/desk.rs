//! A desk with somebody at it.

use std::sync::Arc;

use crate::common::{add_section, consent, create, now, section, text, write};
use adoube_journal::{
    AssignNumbers, Command, EventId, Journal, MemoryStore, PairRound, Pairing, Provenance,
    RoundPairings, Section, SectionSettings, Store,
};
use adoube_server::auth::{NewAccount, People, Role};
use adoube_server::{App, Options};
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use tower::ServiceExt;

pub(crate) const HOST: &str = "hall.example:8400";
pub(crate) const LIST: &str = "/desk/club/open/entries";
pub(crate) const EVIL: &str = "<script>alert(1)</script>";
pub(crate) const BORDER: &str = "----border";

/// A desk with somebody at it.
pub(crate) struct Desk {
    pub store: Arc<dyn Store>,
    pub router: Router,
    pub session: String,
}

pub(crate) struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub(crate) fn location(&self) -> &str {
        let location = self.headers.get("location");
        location.map_or("", |value| value.to_str().unwrap())
    }

    /// What the page says is wrong.
    pub(crate) fn error(&self) -> String {
        let error = self.body.split("data-error>").nth(1).unwrap_or("");
        error.split("</p>").next().unwrap_or("").to_owned()
    }
}

pub(crate) async fn desk_of(
    role: Role,
    settings: SectionSettings,
    folder: Option<&std::path::Path>,
) -> Desk {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", "Club").await;
    add_section(&mut journal, settings).await;
    let people = People::in_memory().await.unwrap();
    let new = NewAccount {
        login: "ada",
        name: "Ada",
        password: "a long password",
        administrator: role == Role::Owner,
    };
    let account = people.create(new, now()).await.unwrap();
    let event: EventId = "club".parse().unwrap();
    people
        .set_member(&event, account.id, role, &[])
        .await
        .unwrap();
    let session = people
        .open_session(account.id, jiff::Timestamp::now())
        .await
        .unwrap();
    let options = Options {
        fresh_for: std::time::Duration::ZERO,
        folder: folder.map(Into::into),
        ..Options::default()
    };
    let app = App::new(store.clone(), people, options).unwrap();
    Desk {
        store,
        router: adoube_server::router(Arc::new(app)),
        session: session.reveal().to_owned(),
    }
}

pub(crate) async fn desk() -> Desk {
    desk_of(Role::Owner, SectionSettings::swiss("Open", 5), None).await
}

impl Desk {
    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        kind: &str,
        body: Vec<u8>,
    ) -> Answer {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .header("content-type", kind)
            .header("cookie", format!("adoube_session={}", self.session));
        let request = request.body(Body::from(body)).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, "text/plain", Vec::new()).await
    }

    pub(crate) async fn page(&self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        assert!(!answer.body.contains("<script>alert"), "{path}");
        answer.body
    }

    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let form: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{name}={}", encoded(value)))
            .collect();
        let kind = "application/x-www-form-urlencoded";
        let body = form.join("&").into_bytes();
        self.ask(Method::POST, path, kind, body).await
    }

    /// A form that is taken.
    pub(crate) async fn does(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut answer = self.post(path, fields).await;
        // What is warned of is read and confirmed.
        while let Some(form) = consent(&answer.body) {
            let kind = "application/x-www-form-urlencoded";
            let ask = self.ask(Method::POST, path, kind, form.into_bytes());
            answer = ask.await;
        }
        let words = text(&answer.body);
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {words}");
        answer
    }

    pub(crate) async fn send(&self, path: &str, file: &str, bytes: &[u8]) -> Answer {
        let head = format!(
            "--{BORDER}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{file}\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        );
        let mut body = head.into_bytes();
        body.extend_from_slice(bytes);
        body.extend_from_slice(format!("\r\n--{BORDER}--\r\n").as_bytes());
        let kind = format!("multipart/form-data; boundary={BORDER}");
        self.ask(Method::POST, path, &kind, body).await
    }

    pub(crate) async fn paste(&self, lines: &str) -> Answer {
        let body = format!(
            "--{BORDER}\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n{lines}\r\n\
             --{BORDER}--\r\n"
        );
        let kind = format!("multipart/form-data; boundary={BORDER}");
        let path = format!("{LIST}/import");
        self.ask(Method::POST, &path, &kind, body.into_bytes())
            .await
    }

    pub(crate) async fn journal(&self) -> Journal {
        let event = "club".parse().unwrap();
        Journal::open(self.store.clone(), event).await.unwrap()
    }

    pub(crate) async fn section(&self) -> Section {
        let journal = self.journal().await;
        journal.event().section(&section()).unwrap().clone()
    }

    pub(crate) async fn names(&self) -> Vec<String> {
        let section = self.section().await;
        let entrants = section.draft.entrants.iter();
        entrants
            .map(|entrant| entrant.player.name.clone())
            .collect()
    }

    pub(crate) async fn pair(&self, round: u16, pairs: &[(u32, u32)]) {
        let board = |(place, (white, black)): (usize, &(u32, u32))| Pairing {
            board: BoardNumber::single(place as u32 + 1),
            white: EntrantId(*white),
            black: EntrantId(*black),
        };
        let mut journal = self.journal().await;
        let numbers = Command::AssignNumbers(AssignNumbers {
            section: section(),
            order: None,
        });
        let paired = Command::PairRound(PairRound {
            section: section(),
            round: RoundNumber(round),
            pairings: RoundPairings {
                boards: pairs.iter().enumerate().map(board).collect(),
                ..RoundPairings::default()
            },
            made_by: Provenance::default(),
        });
        write(&mut journal, vec![numbers, paired]).await;
    }
}

pub(crate) fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
