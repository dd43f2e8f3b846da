//! Captains file line-ups, each for the own team, and see the other one when both are in.

mod common;

use std::sync::Arc;

use adoube_conduct::rounds::{HowToPair, next_round};
use adoube_journal::{
    AddTeam, AssignNumbers, Command, EventId, Format, Journal, MemoryStore, Register, RoundTime,
    SectionSettings, Store,
};
use adoube_server::auth::{Invitation, NewAccount, People, Role};
use adoube_tournament::{Colour, EntrantId, Player, RoundNumber, TeamDetails};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode};
use common::{add_section, create, now, section, text, web_app, write};
use jiff::{ToSpan, Zoned};
use serde_json::Value;
use tower::ServiceExt;

const PAGE: &str = "/captain/club/open";
const HOST: &str = "hall.example:8400";

/// Two teams of three on two boards, the first round paired as a match, with a captain each.
struct League {
    router: Router,
    store: Arc<dyn Store>,
    rooks: String,
    knights: String,
    results: String,
    deputy: String,
}

async fn league(starts_in_hours: i64) -> League {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", "Club").await;
    let starts = Zoned::now().datetime() + starts_in_hours.hours();
    let mut settings = SectionSettings {
        format: Format::TeamRoundRobin,
        initial_colour: Some(Colour::White),
        schedule: vec![RoundTime {
            round: RoundNumber::FIRST,
            starts,
        }],
        ..SectionSettings::swiss("League", 1)
    };
    settings.team_scoring.boards = 2;
    let due = r#"{"deadline_minutes":60}"#.to_owned();
    settings.announced.insert("line_ups".to_owned(), due);
    add_section(&mut journal, settings).await;
    // By strength, so that numbers are ids.
    let names = ["Rita", "Rolf", "Ruth", "Kai", "Kim", "Knut"].into_iter();
    let register = names.zip(1..).map(|(name, number)| {
        Command::Register(Register {
            section: section(),
            player: Player {
                fide_rating: Some(2400 - number),
                ..Player::named(name)
            },
        })
    });
    let team = |name: &str, first: u32| {
        Command::AddTeam(AddTeam {
            section: section(),
            details: TeamDetails {
                name: name.to_owned(),
                captain: None,
                members: (first..first + 3).map(EntrantId).collect(),
            },
        })
    };
    let numbers = Command::AssignNumbers(AssignNumbers {
        section: section(),
        order: None,
    });
    let teams = [team("Rooks", 1), team("Knights", 4), numbers];
    write(&mut journal, register.chain(teams).collect()).await;
    let event = journal.event();
    let how = HowToPair::with_seed(1);
    let next = next_round(&event.details, &event.sections[0], &how).unwrap();
    write(&mut journal, next.commands).await;
    let app = web_app(store.clone()).await;
    let rooks = captain(&app.people, "rita", "open/1").await;
    let knights = captain(&app.people, "knut", "open/2").await;
    let results = member(&app.people, "resi", Role::ResultsOnly, Vec::new()).await;
    let deputy = member(&app.people, "dora", Role::DeputyArbiter, Vec::new()).await;
    League {
        router: adoube_server::router(app),
        store,
        rooks,
        knights,
        results,
        deputy,
    }
}

/// Somebody who took up an invitation to be captain.
async fn captain(people: &People, login: &str, team: &str) -> String {
    member(people, login, Role::Captain, vec![team.to_owned()]).await
}

/// Somebody who took up an invitation.
async fn member(people: &People, login: &str, role: Role, sectors: Vec<String>) -> String {
    let new = NewAccount {
        login,
        name: login,
        password: "long enough",
        administrator: false,
    };
    let account = people.create(new, now()).await.unwrap();
    let invitation = Invitation {
        event: "club".parse::<EventId>().unwrap(),
        role,
        sectors,
        author: "Anna".to_owned(),
    };
    let link = people.invite(&invitation, now()).await.unwrap();
    people.accept(&link, &account, now()).await.unwrap();
    let now = jiff::Timestamp::now();
    let session = people.open_session(account.id, now).await.unwrap();
    session.reveal().to_owned()
}

impl League {
    async fn ask(&self, who: &str, method: Method, path: &str, body: &str) -> (StatusCode, String) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .header("accept-language", "en")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", format!("adoube_session={who}"));
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, text(&String::from_utf8_lossy(&bytes)))
    }

    async fn page(&self, who: &str) -> String {
        let (status, page) = self.ask(who, Method::GET, PAGE, "").await;
        assert_eq!(status, StatusCode::OK, "{page}");
        page
    }

    async fn file(&self, who: &str, boards: &str) -> (StatusCode, String) {
        let body = format!("round=1&{boards}");
        self.ask(who, Method::POST, PAGE, &body).await
    }

    async fn journal(&self) -> Journal {
        let event = "club".parse().unwrap();
        Journal::open(self.store.clone(), event).await.unwrap()
    }

    async fn records(&self) -> usize {
        self.journal().await.records().len()
    }
}

#[tokio::test]
async fn a_line_up_is_hidden_until_both_are_in() {
    let league = league(24).await;
    let page = league.page(&league.knights).await;
    assert!(page.contains("Round 1: Rooks – Knights"), "{page}");
    assert!(page.contains("Line-ups are due by"), "{page}");
    let (status, _) = league.file(&league.rooks, "board-1=1&board-2=3").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let own = league.page(&league.rooks).await;
    assert!(own.contains("Line-up of Rooks Rita (1) Ruth (3)"), "{own}");
    let other = league.page(&league.knights).await;
    assert!(
        !other.contains("Rita") && !other.contains("Ruth"),
        "{other}"
    );
    assert!(other.contains("once both teams have filed"), "{other}");
    let (status, _) = league.file(&league.knights, "board-1=5&board-2=6").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    for captain in [&league.rooks, &league.knights] {
        let page = league.page(captain).await;
        assert!(page.contains("1.1 Rita (1) – Kim (5)"), "{page}");
        assert!(page.contains("1.2 Knut (6) – Ruth (3)"), "{page}");
        assert!(!page.contains("File the line-up"), "{page}");
    }
}

/// There is nothing to enter before it is known who plays: the sheet says so and leads there.
#[tokio::test]
async fn the_sheet_of_results_says_that_no_boards_are_set() {
    let league = league(24).await;
    let sheet = async || {
        let path = "/desk/club/open/results";
        let (status, page) = league.ask(&league.deputy, Method::GET, path, "").await;
        assert_eq!(status, StatusCode::OK, "{page}");
        page
    };
    let waits = "the boards of one match are not set. Set the boards from the line-ups";
    let before = sheet().await;
    assert!(before.contains(waits), "{before}");
    assert!(!before.contains("Only missing results"), "{before}");
    league.file(&league.rooks, "board-1=1&board-2=3").await;
    league.file(&league.knights, "board-1=5&board-2=6").await;
    let after = sheet().await;
    assert!(!after.contains(waits), "{after}");
    assert!(after.contains("0 of 2 results"), "{after}");
}

#[tokio::test]
async fn a_captain_is_told_what_is_wrong() {
    let league = league(24).await;
    let before = league.records().await;
    for (boards, wrong) in [
        (
            "board-1=3&board-2=1",
            "against the order of the team’s list",
        ),
        ("board-1=1&board-2=1", "Rita (1) is named twice"),
        (
            "board-1=1&board-2=5",
            "Kim (5) is not on the list of the team",
        ),
        ("board-1=&board-2=", "the line-up names nobody"),
        // The own team, whatever the form says.
        ("team=2&board-1=4&board-2=5", "Kai (4) is not on the list"),
    ] {
        let (status, page) = league.file(&league.rooks, boards).await;
        assert_eq!(status, StatusCode::OK);
        assert!(page.contains(wrong), "{boards}: {page}");
    }
    assert_eq!(league.records().await, before);
}

#[tokio::test]
async fn a_captain_comes_too_late() {
    let league = league(0).await;
    let before = league.records().await;
    let (status, page) = league.file(&league.rooks, "board-1=1&board-2=2").await;
    assert!(status.is_client_error(), "{status}");
    assert!(page.contains("line-ups were due by"), "{page}");
    assert_eq!(league.records().await, before);
    let page = league.page(&league.rooks).await;
    assert!(page.contains("The time for line-ups is over."), "{page}");
    assert!(!page.contains("File the line-up"), "{page}");
}

#[tokio::test]
async fn a_captain_sees_and_does_nothing_else() {
    let league = league(24).await;
    for path in [
        "/desk/club",
        "/desk/club/log",
        "/desk/club/open/rounds",
        "/desk/club/open/rounds/1",
        "/desk/club/open/entries",
        "/desk/club/people",
    ] {
        let (status, _) = league.ask(&league.rooks, Method::GET, path, "").await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
    }
    let before = league.records().await;
    let boards = "/desk/club/open/rounds/1/boards";
    let (status, _) = league.ask(&league.rooks, Method::POST, boards, "").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(league.records().await, before);
}

const LINE_UPS: &str = "/api/v1/events/club/sections/open/rounds/1/line-ups";

impl League {
    async fn json(&self, who: &str, method: Method, path: &str, body: &str) -> (StatusCode, Value) {
        let (status, told) = self.raw(who, method, path, body).await;
        (status, serde_json::from_str(&told).unwrap_or(Value::Null))
    }

    async fn raw(&self, who: &str, method: Method, path: &str, body: &str) -> (StatusCode, String) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .header("accept-language", "en")
            .header("content-type", "application/json")
            .header("cookie", format!("adoube_session={who}"));
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// Programs file, read and withdraw line-ups as captains do on their page, with the same hiding.
#[tokio::test]
async fn programs_file_line_ups() {
    let league = league(24).await;
    let own = format!("{LINE_UPS}/1");
    let (rooks, knights) = (&league.rooks, &league.knights);
    let wrong = league.json(rooks, Method::POST, &own, r#"{"players":[3,1]}"#);
    assert_eq!(wrong.await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let others = league.json(knights, Method::POST, &own, r#"{"players":[1,2]}"#);
    assert_eq!(others.await.0, StatusCode::FORBIDDEN);
    let filed = league.json(rooks, Method::POST, &own, r#"{"players":[1,3]}"#);
    assert_eq!(filed.await.0, StatusCode::OK);
    let (status, seen) = league.json(knights, Method::GET, LINE_UPS, "").await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    let teams = &seen["matches"][0]["teams"];
    assert_eq!(teams[0]["filed"], true);
    assert_eq!(teams[0]["players"], Value::Null);
    for reader in [rooks, &league.deputy] {
        let (_, seen) = league.json(reader, Method::GET, LINE_UPS, "").await;
        let players = &seen["matches"][0]["teams"][0]["players"];
        assert_eq!(players[1]["entrant"], 3, "{seen}");
    }
    let (status, _) = league
        .json(&league.results, Method::GET, LINE_UPS, "")
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = league.json(rooks, Method::DELETE, &own, "").await;
    assert_eq!(status, StatusCode::OK);
    let (_, seen) = league.json(&league.deputy, Method::GET, LINE_UPS, "").await;
    assert_eq!(seen["matches"][0]["teams"][0]["filed"], false);
    // Who filed none plays with the first of the list.
    let boards = "/api/v1/events/club/sections/open/rounds/1/boards";
    let (status, _) = league.json(rooks, Method::POST, boards, "").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = league.json(&league.deputy, Method::POST, boards, "").await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = league.json(&league.deputy, Method::POST, boards, "").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (_, seen) = league.json(&league.deputy, Method::GET, LINE_UPS, "").await;
    assert_eq!(seen["matches"][0]["boards_set"], true);
    let best = "/api/v1/events/club/sections/open/boards";
    let (status, table) = league.json(&league.deputy, Method::GET, best, "").await;
    assert_eq!(status, StatusCode::OK, "{table}");
}

/// Until the boards are set, the journal tells a line-up to those who set them and to nobody else.
#[tokio::test]
async fn the_journal_keeps_line_ups_back() {
    let league = league(24).await;
    let own = format!("{LINE_UPS}/1");
    league
        .json(&league.rooks, Method::POST, &own, r#"{"players":[1,3]}"#)
        .await;
    let roads = [
        "/api/v1/events/club/log",
        "/api/v1/events/club/journal",
        "/desk/club/log",
        "/desk/club/files/journal.jsonl",
    ];
    let told = |text: &str| text.contains("line_up_filed") || text.contains("line-up of Rooks");
    for road in roads {
        let (status, text) = league.raw(&league.deputy, Method::GET, road, "").await;
        if status == StatusCode::NOT_FOUND {
            continue;
        }
        assert!(told(&text), "{road}: {text}");
        let (_, text) = league.raw(&league.results, Method::GET, road, "").await;
        assert!(!told(&text), "{road}: {text}");
    }
    // A filter by a name finds nothing that is withheld.
    let (_, text) = league
        .raw(
            &league.results,
            Method::GET,
            "/desk/club/log?player=Ruth",
            "",
        )
        .await;
    assert!(!told(&text), "{text}");
    let other = format!("{LINE_UPS}/2");
    league
        .json(
            &league.knights,
            Method::POST,
            &other,
            r#"{"players":[4,5]}"#,
        )
        .await;
    let (_, text) = league.raw(&league.results, Method::GET, roads[0], "").await;
    assert!(told(&text), "{text}");
}
