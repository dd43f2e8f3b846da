//! Standings with their arithmetic, prizes, papers and files, at the desk and for everybody.

mod api;
#[path = "../common/mod.rs"]
mod common;
mod prizes;
mod teams;
mod us_chess;

use std::io::Read;
use std::sync::Arc;

use adoube_journal::{
    AssignNumbers, Category, Command, EnterResult, EventEdited, EventId, IncidentReported, Journal,
    PairRound, Pairing, PrizeFundSet, Provenance, Publication, RecordGame, Register, RoundClosed,
    RoundPairings, RoundPublished, SectionEdited, SectionFinished, SectionSettings, Store,
};
use adoube_server::App;
use adoube_server::auth::{NewAccount, Role};
use adoube_tournament::{EntrantId, Player, RoundNumber, Sex};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use common::*;
use jiff::Timestamp;
use tower::ServiceExt;

const HOST: &str = "hall.test";
const FUND: &str = "place.prizes = [100, 50]\n";

/// Somebody with a session.
struct Person {
    app: Router,
    cookie: String,
}

impl Person {
    async fn with(app: &Arc<App>, login: &str, role: Option<Role>) -> Person {
        let new = NewAccount {
            login,
            name: login,
            password: "long enough 1",
            administrator: false,
        };
        let account = app.people.create(new, now()).await.unwrap();
        if let Some(role) = role {
            let event: EventId = "club".parse().unwrap();
            let set = app.people.set_member(&event, account.id, role, &[]).await;
            set.unwrap();
        }
        let session = app.people.open_session(account.id, Timestamp::now()).await;
        Person {
            app: adoube_server::router(app.clone()),
            cookie: format!("adoube_session={}", session.unwrap().reveal()),
        }
    }

    async fn bytes(&self, path: &str, form: Option<&str>) -> (StatusCode, String, Vec<u8>) {
        let request = Request::builder()
            .uri(path)
            .header(header::COOKIE, &self.cookie)
            .header(header::HOST, HOST);
        let request = match form {
            None => request.body(Body::empty()),
            Some(form) => request
                .method("POST")
                .header(header::ORIGIN, format!("http://{HOST}"))
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body(Body::from(form.to_owned())),
        };
        let response = self.app.clone().oneshot(request.unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let disposition = parts.headers.get(header::CONTENT_DISPOSITION);
        let disposition = disposition.map_or("", |value| value.to_str().unwrap());
        (parts.status, disposition.to_owned(), body.to_vec())
    }

    async fn get(&self, path: &str) -> (StatusCode, String) {
        let (status, _, body) = self.bytes(path, None).await;
        (status, String::from_utf8_lossy(&body).into_owned())
    }

    /// A page, which must be there.
    async fn page(&self, path: &str) -> String {
        let (status, body) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {}", text(&body));
        body
    }

    async fn post(&self, path: &str, form: &str) -> (StatusCode, String) {
        let (status, _, body) = self.bytes(path, Some(form)).await;
        (status, String::from_utf8_lossy(&body).into_owned())
    }
}

fn player(name: &str, rating: u16, birth: &str, sex: Sex) -> Player {
    Player {
        fide_rating: Some(rating),
        birth: birth.parse().ok(),
        sex: Some(sex),
        ..Player::named(name)
    }
}

fn pair(round: u16, boards: &[(u32, u32)]) -> Command {
    let boards = boards
        .iter()
        .zip(1..)
        .map(|((white, black), table)| Pairing {
            board: format!("{table}").parse().unwrap(),
            white: EntrantId(*white),
            black: EntrantId(*black),
        });
    Command::PairRound(PairRound {
        section: section(),
        round: RoundNumber(round),
        pairings: RoundPairings {
            boards: boards.collect(),
            ..RoundPairings::default()
        },
        made_by: Provenance::by_hand(),
    })
}

fn result(round: u16, board: &str, result: &str) -> Command {
    Command::EnterResult(EnterResult {
        section: section(),
        round: RoundNumber(round),
        board: board.parse().unwrap(),
        result: result.parse().unwrap(),
    })
}

/// Four players, a round played, a second one paired and not published; one name is nasty.
async fn club() -> (Arc<App>, Journal) {
    let (store, mut journal): (Arc<dyn Store>, Journal) = event("club", "Club <Night>").await;
    let settings = SectionSettings {
        tie_breaks: vec!["BH".to_owned(), "DE".to_owned()],
        publication: Publication::ByHand,
        players_report: true,
        categories: vec![
            Category {
                born_from: Some(2010),
                ..Category::named("Young")
            },
            Category {
                sex: Some(Sex::Female),
                ..Category::named("Women")
            },
        ],
        ..SectionSettings::swiss("Open", 3)
    };
    add_section(&mut journal, settings).await;
    let register = |player| {
        Command::Register(Register {
            section: section(),
            player,
        })
    };
    let mut commands = vec![
        register(player(
            "Adams, <script>alert(1)</script>",
            2100,
            "1980",
            Sex::Male,
        )),
        register(player("=Baker", 2000, "2012", Sex::Female)),
        register(player("Clark, \"Cat\"", 1900, "2011", Sex::Male)),
        register(player("Davis, Dan", 1800, "1970", Sex::Male)),
        Command::AssignNumbers(AssignNumbers {
            section: section(),
            order: None,
        }),
    ];
    commands.extend([
        pair(1, &[(1, 3), (4, 2)]),
        Command::PublishRound(RoundPublished {
            section: section(),
            round: RoundNumber(1),
        }),
        result(1, "1", "1-0"),
        result(1, "2", "0-1"),
        Command::CloseRound(RoundClosed {
            section: section(),
            round: RoundNumber(1),
        }),
        pair(2, &[(2, 1), (3, 4)]),
        result(2, "1", "1-0"),
        Command::ReportIncident(IncidentReported {
            section: section(),
            round: RoundNumber(1),
            board: None,
            entrants: vec![EntrantId(2)],
            facts: "A <telephone> rang.".to_owned(),
            ruling: Some("The game is lost.".to_owned()),
            counts: None,
            case: None,
        }),
    ]);
    write(&mut journal, commands).await;
    (web_app(store).await, journal)
}

#[tokio::test]
async fn standings_are_explained_filtered_and_show_the_desk_more() {
    let (app, _journal) = club().await;
    let web = adoube_server::router(app.clone());
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;

    let public = page(&web, "/e/club/open/standings").await;
    assert!(text(&public).contains("after round 1"), "{}", text(&public));
    assert!(!public.contains("<script>alert"));
    // The desk sees round 2, which is not published.
    let desk = viewer.page("/desk/club/open/standings").await;
    assert!(text(rows(&desk)[0]).contains("=Baker"));
    assert!(rows(&desk)[0].contains("/desk/club/open/standings/2/2/1"));
    assert_eq!(
        get(&web, "/e/club/open/standings?after=2").await.status,
        StatusCode::NOT_FOUND
    );

    // Categories: by what is known of the players, which itself is not shown.
    let young = page(&web, "/e/club/open/standings?after=1&category=1").await;
    let young = rows(&young).iter().map(|row| text(row)).collect::<Vec<_>>();
    assert_eq!(young.len(), 2);
    assert!(young[0].contains("=Baker") && young[1].contains("Cat"));
    let women = page(&web, "/e/club/open/standings?after=1&category=2").await;
    assert_eq!(rows(&women).len(), 1);
    for path in ["category=3", "category=0", "category=x"] {
        let path = format!("/e/club/open/standings?after=1&{path}");
        assert_eq!(get(&web, &path).await.status, StatusCode::NOT_FOUND);
    }

    // The arithmetic of a value: Clark met Adams, who has a point.
    let shown = text(&page(&web, "/e/club/open/standings/1/3/1").await);
    assert!(shown.contains("BH of Clark"), "{shown}");
    assert!(shown.contains("C.07 8.1"), "{shown}");
    assert!(
        shown.contains("alert(1)") && shown.contains("sum 1"),
        "{shown}"
    );
    let group = text(&page(&web, "/e/club/open/standings/1/1/2").await);
    assert!(group.contains("level on 1"), "{group}");
    for path in ["1/3/0", "1/3/3", "1/9/1", "2/3/1", "1/3/x"] {
        let path = format!("/e/club/open/standings/{path}");
        assert_eq!(
            get(&web, &path).await.status,
            StatusCode::NOT_FOUND,
            "{path}"
        );
    }
    viewer.page("/desk/club/open/standings/2/3/1").await;
    for path in ["crosstable", "pairings/2", "players/1"] {
        viewer.page(&format!("/desk/club/open/{path}")).await;
    }
    let (status, _) = viewer.get("/desk/club/open/pairings/3").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_players_card_tells_performance_and_rating_change() {
    let (app, mut journal) = club().await;
    let web = adoube_server::router(app.clone());
    let undated = page(&web, "/e/club/open/players/1").await;
    assert!(!undated.contains("rating-card"));
    let mut details = journal.event().details.clone();
    details.starts = "2026-05-09".parse().ok();
    write(
        &mut journal,
        vec![Command::EditEvent(EventEdited { details })],
    )
    .await;

    let shown = text(&page(&web, "/e/club/open/players/1").await);
    assert!(
        shown.contains("Points in rated games 1 in 1 game "),
        "{shown}"
    );
    // 2100 beats 1900: expected 0.76, K 20.
    assert!(shown.contains("Rating change +4.8"), "{shown}");
    // The desk has the lost game of round 2 as well: 0.64 expected.
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let desk = text(&viewer.page("/desk/club/open/players/1").await);
    assert!(desk.contains("Rating change −8.0"), "{desk}");
    // Each card has the place of the standings beside which it is seen.
    assert!(
        shown.contains("Points 1 after round 1 Place 1 (shared)"),
        "{shown}"
    );
    assert!(desk.contains("Points 1 during round 2 Place 2 "), "{desk}");
    let standings = viewer.page("/desk/club/open/standings").await;
    assert!(
        text(rows(&standings)[1]).contains("2 1 Adams"),
        "{}",
        text(&standings)
    );
}

#[tokio::test]
async fn the_report_has_the_ranks_of_the_standings() {
    let (app, _journal) = club().await;
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let (_, standings) = viewer.get("/desk/club/open/files/standings.csv").await;
    let (_, report) = viewer.get("/desk/club/open/files/report.trf").await;
    let ranks = report.lines().filter(|line| line.starts_with("001"));
    let ranks: Vec<(String, String)> = ranks
        .map(|line| {
            let field = |first: usize, length: usize| {
                let letters = line.chars().skip(first - 1).take(length);
                letters.collect::<String>().trim().to_owned()
            };
            (field(86, 4), field(5, 4))
        })
        .collect();
    assert_eq!(ranks.len(), 4);
    for (rank, number) in ranks {
        let line = format!("\n{rank},{number},");
        assert!(standings.contains(&line), "{line} in {standings}");
    }
}

#[tokio::test]
async fn the_standings_of_a_category_say_whether_the_unrated_count() {
    let (app, mut journal) = club().await;
    let web = adoube_server::router(app.clone());
    let mut settings = journal.event().sections[0].settings.clone();
    settings.categories = vec![
        Category {
            rating_to: Some(1899),
            ..Category::named("Under 1900")
        },
        Category {
            rating_from: Some(1900),
            ..Category::named("From 1900")
        },
        Category::named("All"),
    ];
    let edit = Command::EditSection(SectionEdited {
        section: section(),
        settings,
    });
    let player = Player::named("Newcomer, Nell");
    let register = Command::Register(Register {
        section: section(),
        player,
    });
    write(&mut journal, vec![edit, register]).await;
    let path = "/e/club/open/standings?after=1";
    for (category, says, newcomer) in [
        (
            1,
            "Players without a rating are in this category too.",
            true,
        ),
        (
            2,
            "Players without a rating are not in this category.",
            false,
        ),
    ] {
        let shown = text(&page(&web, &format!("{path}&category={category}")).await);
        assert!(shown.contains(says), "{shown}");
        assert_eq!(shown.contains("Newcomer"), newcomer, "{shown}");
    }
    for path in [path.to_owned(), format!("{path}&category=3")] {
        let shown = text(&page(&web, &path).await);
        assert!(!shown.contains("without a rating"), "{shown}");
    }
}

#[tokio::test]
async fn everything_can_be_printed() {
    let (app, _journal) = club().await;
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let index = viewer.page("/desk/club/open/papers").await;
    let links: Vec<&str> = index
        .split("href=\"")
        .filter_map(|part| part.split('"').next())
        .filter(|link| link.contains("/papers/"))
        .collect();
    assert!(links.len() >= 16, "{links:?}");
    for link in links {
        let sheet = viewer
            .page(&link.replace("&#38;", "&").replace("&amp;", "&"))
            .await;
        if link.contains("/print-round") {
            assert!(sheet.starts_with("%PDF-"), "{link}");
            continue;
        }
        assert!(sheet.contains("class=\"sheet\""), "{link}");
        assert!(!sheet.contains("<script>alert"), "{link}");
    }
    // The codes are for who may enter results.
    let slips = viewer.page("/desk/club/open/papers/slips?round=2").await;
    assert!(!slips.contains("<svg"));
    let deputy = Person::with(&app, "deputy", Some(Role::DeputyArbiter)).await;
    let slips = deputy.page("/desk/club/open/papers/slips?round=2").await;
    assert_eq!(slips.matches("<article class=\"paper-card\">").count(), 2);
    assert_eq!(slips.matches("<svg").count(), 2);
    let by_name = viewer
        .page("/desk/club/open/papers/pairings?round=2&order=name")
        .await;
    let first = text(rows(&by_name)[0]);
    assert!(
        first.contains("Adams") && first.contains("Black"),
        "{first}"
    );
    let log = text(&viewer.page("/desk/club/open/papers/rulings").await);
    assert!(log.contains("rang.") && log.contains("The game is lost."));
    for path in ["slips?round=3", "slips?round=x", "cards?round=0", "nothing"] {
        let (status, _) = viewer.get(&format!("/desk/club/open/papers/{path}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_sheet_speaks_the_language_asked_for_and_the_page_its_own() {
    let (app, _journal) = club().await;
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let path = "/desk/club/open/papers/pairings?round=2&language=de";
    let page = viewer.page(path).await;
    let (around, sheet) = page.split_once("<div class=\"sheet\"").unwrap();
    assert!(around.contains("Pairings by board") && around.contains("Print"));
    assert!(sheet.starts_with(" lang=\"de\">"));
    assert!(
        sheet.contains("Brett") && !sheet.contains("Board"),
        "{sheet}"
    );
    // Every language is offered, with the rest of the query.
    for code in ["en", "de", "fr", "es"] {
        let link = format!("href=\"?round=2&#38;language={code}\"");
        assert!(around.contains(&link), "{link}: {around}");
    }
    let (status, _) = viewer.get("/desk/club/open/papers/names?language=xx").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn files_have_names_and_only_public_facts_for_the_public() {
    let (app, mut journal) = club().await;
    let movetext = Command::RecordGame(RecordGame {
        section: section(),
        round: RoundNumber(1),
        board: "1".parse().unwrap(),
        movetext: Some("1. e4 e5 2. Nf3".to_owned()),
    });
    write(&mut journal, vec![movetext]).await;
    let web = adoube_server::router(app.clone());
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;

    for name in [
        "report.trf",
        "pairings.csv",
        "standings.csv",
        "standings.json",
        "games.pgn",
    ] {
        let answer = get(&web, &format!("/e/club/open/files/{name}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{name}");
        let expected = format!("attachment; filename=\"club-open-{name}\"");
        assert_eq!(answer.header("content-disposition"), expected);
        assert!(!answer.body.contains("1980"), "{name}");
        let (status, desk) = viewer.get(&format!("/desk/club/open/files/{name}")).await;
        assert_eq!(status, StatusCode::OK, "{name}");
        assert_ne!(desk, answer.body, "{name}: the desk has round 2");
    }
    for name in ["entries.csv", "nothing.csv"] {
        let answer = get(&web, &format!("/e/club/open/files/{name}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{name}");
    }
    let (_, entries) = viewer.get("/desk/club/open/files/entries.csv").await;
    assert!(entries.contains("1980"));

    let games = get(&web, "/e/club/open/files/games.pgn").await.body;
    assert!(games.contains("[Black \"Clark, \\\"Cat\\\"\"]"), "{games}");
    assert!(games.contains("1. e4 e5 2. Nf3 1-0"), "{games}");
    assert_eq!(games.matches("[Event ").count(), 2);
    let csv = get(&web, "/e/club/open/files/standings.csv").await.body;
    assert!(csv.contains("'=Baker"), "{csv}");
    let json = get(&web, "/e/club/open/files/standings.json").await.body;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["standings"].as_array().unwrap().len(), 4);
    let report = get(&web, "/e/club/open/files/report.trf").await.body;
    let read = adoube_formats::read_trf(report.as_bytes()).unwrap();
    assert!(read.to_draft().is_ok());

    let (status, name, journal_text) = viewer.bytes("/desk/club/journal.jsonl", None).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(name, "attachment; filename=\"club.jsonl\"");
    let journal_text = String::from_utf8(journal_text).unwrap();
    let export = adoube_journal::read_export(&journal_text).unwrap();
    assert_eq!(export.records.len(), journal.records().len());
}

#[tokio::test]
async fn the_site_opens_from_a_folder() {
    let (app, _journal) = club().await;
    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let (status, name, zip) = viewer.bytes("/desk/club/site.zip", None).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(name, "attachment; filename=\"club-site.zip\"");
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(zip)).unwrap();
    let names = zip.file_names().map(|name| name.unwrap().into_owned());
    let names: Vec<String> = names.collect();
    for wanted in [
        "index.html",
        "open/pairings.html",
        "open/pairings/1.html",
        "open/standings.html",
        "open/players/3.html",
        "open/files/standings.csv",
        "assets/style.css",
    ] {
        assert!(
            names.iter().any(|name| name == wanted),
            "{wanted}: {names:?}"
        );
    }
    assert!(!names.iter().any(|name| name.ends_with("pairings/2.html")));
    for name in names.iter().filter(|name| name.ends_with(".html")) {
        let mut page = String::new();
        zip.by_name(name)
            .unwrap()
            .read_to_string(&mut page)
            .unwrap();
        assert!(!page.contains("<script"), "{name}");
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        for part in page.split(" href=\"").skip(1) {
            let link = part.split('"').next().unwrap();
            if link.starts_with('#') {
                continue;
            }
            assert!(!link.starts_with('/'), "{name}: {link}");
            let target = resolved(folder, link);
            assert!(names.contains(&target), "{name}: {link} is {target}");
        }
    }
}

/// The file a link leads to.
fn resolved(folder: &str, link: &str) -> String {
    let mut path: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        match part {
            ".." => drop(path.pop()),
            part => path.push(part),
        }
    }
    path.join("/")
}

#[tokio::test]
async fn strangers_stay_outside() {
    let (app, _journal) = club().await;
    let web = adoube_server::router(app.clone());
    let stranger = Person::with(&app, "stranger", None).await;
    for path in [
        "open/standings",
        "open/crosstable",
        "open/players/1",
        "open/pairings/2",
        "open/prizes",
        "open/papers",
        "open/papers/slips",
        "open/files/entries.csv",
        "open/papers/us-report",
        "open/papers/us-report/us-report.zip",
        "journal.jsonl",
        "site.zip",
    ] {
        let path = format!("/desk/club/{path}");
        let (status, _) = stranger.get(&path).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
        let answer = get(&web, &path).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}");
    }
}
