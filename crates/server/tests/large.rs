//! A very large event: no page of the whole list of routes may grow with it beyond what a phone in a hall can load.
//!
//! `ADOUBE_LARGE=10000` makes it as large as the largest opens, prints a line for every page and measures the folder of
//! pages that opens without a server (`cargo xtask bench large` does so with an optimised build).

#[path = "common/big.rs"]
mod big;
mod common;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use adoube_server::App;
use adoube_server::auth::{NewAccount, Role};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use common::{now, web_app};
use tower::ServiceExt;

/// How many play where nobody says how many.
const USUAL: usize = 2_000;

/// The largest page on the wire, for 10,000 players; of fewer the share.
const ON_THE_WIRE: usize = 400_000;

/// The same before it is compressed: what a phone has to hold. The screens of the hall, which turn their own pages, show
/// everybody.
const UNPACKED: usize = 3_000_000;

/// The last round that is complete, and the one under way.
const COMPLETE: u16 = 2;
const GOING: u16 = 3;

/// How many addresses of each kind are asked for.
const OF_A_KIND: usize = 2;

/// Routes that no page of this event leads to, and why: parts of them.
const ELSEWHERE: [(&str, &str); 29] = [
    ("/organisations/{organisation}", "there is none"),
    ("/sign-in/federation", "no federation lets people in"),
    (
        "/results/links",
        "players report where figures are asked for",
    ),
    ("/captain/", "no teams play"),
    ("/matches", "no teams play"),
    ("/teams/{team}", "no teams play"),
    ("/papers/teams", "no teams play"),
    ("/papers/line-ups", "no teams play"),
    ("{section}/boards", "no teams play"),
    ("/papers/boards", "no teams play"),
    ("/import-report/{file}", "no file was sent"),
    ("/import/{list}", "no list was sent"),
    ("/appeals/{appeal}", "nobody appealed"),
    ("/papers/appeal", "nobody appealed"),
    ("/papers/complaint", "nobody complained"),
    ("/papers/inspection", "nobody was inspected"),
    ("/incidents/{incident}", "nothing happened"),
    ("/rounds/play-off", "not a knockout"),
    ("{section}/us", "not by the rules of US Chess"),
    ("/calendar.ics", "no rounds are announced"),
    ("/check-in/{code}", "needs a code; it asks for a number"),
    ("/report/{code}", "needs a code; it shows a game"),
    ("/e/{event}/{section}/prizes", "it is not finished"),
    ("/invitation/{secret}", "needs a secret"),
    ("/metrics", "for the host"),
    ("/screen/{event}/{screen}", "none is set up"),
    ("/papers/rulings", "nothing happened"),
    ("/papers/receipts", "nobody paid"),
    ("/files/{name}", "files are as long as they are"),
];

fn players() -> usize {
    let asked = std::env::var("ADOUBE_LARGE").ok();
    asked.map_or(USUAL, |number| number.parse().expect("a number of players"))
}

/// Not through the macros, whose output is kept back from tests that pass.
fn tell(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Somebody who may see every page.
struct Owner {
    router: Router,
    cookie: String,
}

/// What came for an address.
struct Came {
    status: StatusCode,
    headers: HeaderMap,
    on_the_wire: usize,
    text: Vec<u8>,
    took: Duration,
}

impl Owner {
    async fn of(app: &Arc<App>) -> Owner {
        let new = NewAccount {
            login: "owner",
            name: "Owner",
            password: "long enough",
            administrator: true,
        };
        let account = app.people.create(new, now()).await.unwrap();
        let event = "big".parse().unwrap();
        let set = app.people.set_member(&event, account.id, Role::Owner, &[]);
        set.await.unwrap();
        let session = app.people.open_session(account.id, jiff::Timestamp::now());
        let session = session.await.unwrap();
        Owner {
            router: adoube_server::router(app.clone()),
            cookie: format!("adoube_session={}", session.reveal()),
        }
    }

    async fn get(&self, path: &str) -> Came {
        let request = Request::builder().uri(path).header("host", "hall.example");
        let request = request.header("accept-encoding", "gzip");
        let request = request.header("accept-language", "en");
        let request = request.header("cookie", &self.cookie);
        let asked = Instant::now();
        let response = self.router.clone();
        let response = response.oneshot(request.body(Body::empty()).unwrap());
        let (parts, body) = response.await.unwrap().into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        let took = asked.elapsed();
        let packed = parts.headers.contains_key("content-encoding");
        Came {
            status: parts.status,
            headers: parts.headers,
            on_the_wire: bytes.len(),
            text: if packed {
                unpacked(&bytes)
            } else {
                bytes.into()
            },
            took,
        }
    }
}

fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut decoder = flate2::write::GzDecoder::new(Vec::new());
    decoder.write_all(bytes).unwrap();
    decoder.finish().unwrap()
}

impl Came {
    fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |value| value.to_str().unwrap())
    }

    /// To be looked at, not to be taken away.
    fn is_page(&self) -> bool {
        self.header("content-type").starts_with("text/html")
            && self.header("content-disposition").is_empty()
    }

    /// The addresses of this site that the page leads to.
    fn links(&self) -> Vec<String> {
        if !self.is_page() {
            return Vec::new();
        }
        let page = String::from_utf8_lossy(&self.text);
        let links = ["href=\"", "data-why=\"", "data-url=\""]
            .iter()
            .flat_map(|start| page.split(start).skip(1))
            .filter_map(|rest| rest.split('"').next())
            .filter(|link| link.starts_with('/'))
            .map(|link| link.split('#').next().unwrap_or(link))
            .map(|link| link.replace("&amp;", "&").replace("&#38;", "&"));
        links.collect()
    }
}

/// The route that answers an address: the one with the fewest variable parts.
fn route_of<'r>(routes: &'r BTreeSet<&'static str>, path: &str) -> Option<&'r str> {
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |route: &&&str| {
        let own: Vec<&str> = route.split('/').collect();
        own.len() == parts.len()
            && (own.iter().zip(&parts)).all(|(own, part)| own.starts_with('{') || own == part)
    };
    let found = routes.iter().filter(fits);
    found
        .copied()
        .min_by_key(|route| route.matches('{').count())
}

/// An address of a route in this event, for a start.
fn example(route: &str) -> String {
    let numbers = [("{round}", GOING), ("{after}", COMPLETE), ("{value}", 0)];
    let filled = numbers
        .iter()
        .fold(route.to_owned(), |path, (part, number)| {
            path.replace(part, &number.to_string())
        });
    let filled = filled
        .replace("{event}", "big")
        .replace("{section}", "open");
    ["{board}", "{number}", "{entrant}"]
        .iter()
        .fold(filled, |path, part| path.replace(part, "1"))
}

/// What is asked again is not another page: numbers and names in an address are left out.
fn kind_of(route: &str, address: &str) -> String {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    let words = query.split('&').filter_map(|word| {
        let (name, value) = word.split_once('=')?;
        let named = value.parse::<u64>().is_err();
        Some(format!("{name}={}", if named { value } else { "1" }))
    });
    let words: Vec<String> = words.collect();
    format!("{route}?{}", words.join("&"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_of_a_very_large_event_is_small() {
    let players = players();
    let figures = players != USUAL;
    let (store, _) = big::open(players, GOING, figures).await;
    let app = web_app(store).await;
    let owner = Owner::of(&app).await;
    let routes: BTreeSet<&'static str> = adoube_server::routes(app.clone())
        .iter()
        .filter(|route| route.method == Method::GET)
        .map(|route| route.path)
        .filter(|path| !path.ends_with("/live") && !path.starts_with("/api/"))
        .filter(|path| !path.ends_with("/site.zip"))
        .collect();
    let mut waiting: VecDeque<String> = routes
        .iter()
        .map(|route| example(route))
        .filter(|path| !path.contains('{'))
        .collect();
    let mut asked = BTreeSet::new();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut answered: BTreeSet<&str> = BTreeSet::new();
    let mut too_large = Vec::new();
    while let Some(address) = waiting.pop_front() {
        let path = address.split('?').next().unwrap_or_default();
        let Some(route) = route_of(&routes, path) else {
            continue;
        };
        let is_new = asked.insert(address.clone());
        let seen = kinds.entry(kind_of(route, &address)).or_default();
        *seen += usize::from(is_new);
        if !is_new || *seen > OF_A_KIND {
            continue;
        }
        let came = owner.get(&address).await;
        assert!(!came.status.is_server_error(), "{address}: {}", came.status);
        if came.status != StatusCode::OK && !came.status.is_redirection() {
            continue;
        }
        answered.insert(route);
        waiting.extend(came.links());
        if !came.is_page() && !came.header("content-type").starts_with("application/json") {
            continue;
        }
        let line = format!(
            "{:>9} {:>9} {:>7} ms  {address}",
            came.on_the_wire,
            came.text.len(),
            came.took.as_millis()
        );
        if figures {
            tell(&line);
        }
        // A list in parts is as long as it gets; others grow with the event.
        let in_parts = String::from_utf8_lossy(&came.text).contains("<nav class=\"parts\"");
        let counts = if in_parts {
            10_000
        } else {
            players.clamp(2_500, 10_000)
        };
        let share = |whole: usize| whole * counts / 10_000;
        let unpacked = !route.ends_with("/screen") && came.text.len() > share(UNPACKED);
        if came.on_the_wire > share(ON_THE_WIRE) || unpacked {
            too_large.push(line);
        }
    }
    let untried: Vec<&&str> = routes
        .iter()
        .filter(|route| !answered.contains(*route))
        .filter(|route| !ELSEWHERE.iter().any(|(part, _)| route.contains(part)))
        .collect();
    let too_large = too_large.join("\n");
    assert!(
        too_large.is_empty() && untried.is_empty(),
        "too large:\n{too_large}\nnot asked for: {untried:#?}"
    );
    if figures {
        measure_site(&owner, players).await;
    }
}

async fn measure_site(owner: &Owner, players: usize) {
    let site = owner.get("/desk/big/site.zip").await;
    assert_eq!(site.status, StatusCode::OK);
    tell(&format!(
        "the site of {players} players: {} bytes in {} ms",
        site.on_the_wire,
        site.took.as_millis()
    ));
}
