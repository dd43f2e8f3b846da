//! Rounds and results at the desk, and results that players report.

mod common;

use std::sync::Arc;

use adoube_journal::{
    Command, EventId, Publication, Register, SectionSettings, Sector, SectorsSet, Store,
};
use adoube_server::App;
use adoube_server::auth::{NewAccount, Role};
use adoube_tournament::{GameResult, Player};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use common::{Answer, add_section, event, now, section, text, web_app, write};
use tower::ServiceExt;

const OPEN: &str = "/desk/spring/open";
const ODD: &str = "<script>alert(\"1\")</script>";

/// An event of five players, and people in all kinds of roles.
struct Hall {
    store: Arc<dyn Store>,
    app: Arc<App>,
    router: Router,
}

impl Hall {
    async fn new(settings: SectionSettings) -> Hall {
        let (store, mut journal) = event("spring", "Spring Open").await;
        add_section(&mut journal, settings).await;
        let players = [ODD, "Bell, Ann", "Cole, Ben", "Diaz, Cleo", "Eng, Dan"];
        let register = players.map(|name| {
            Command::Register(Register {
                section: section(),
                player: Player::named(name),
            })
        });
        write(&mut journal, register.into()).await;
        let app = web_app(store.clone()).await;
        let router = adoube_server::router(app.clone());
        Hall { store, app, router }
    }

    /// The cookie of somebody new in this role; of a stranger without one.
    async fn enter(&self, login: &str, role: Option<Role>, sectors: &[&str]) -> String {
        let account = NewAccount {
            login,
            name: login,
            password: "long enough 1",
            administrator: false,
        };
        let account = self.app.people.create(account, now()).await.unwrap();
        let event: EventId = "spring".parse().unwrap();
        let sectors: Vec<String> = sectors.iter().map(|&name| name.to_owned()).collect();
        if let Some(role) = role {
            let people = &self.app.people;
            people
                .set_member(&event, account.id, role, &sectors)
                .await
                .unwrap();
        }
        let session = self
            .app
            .people
            .open_session(account.id, jiff::Timestamp::now())
            .await;
        format!("adoube_session={}", session.unwrap().reveal())
    }

    async fn send(&self, method: Method, who: &str, path: &str, body: &str) -> Answer {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::COOKIE, who)
            .header(header::HOST, "here")
            .header(header::ORIGIN, "http://here")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    async fn get(&self, who: &str, path: &str) -> Answer {
        self.send(Method::GET, who, path, "").await
    }

    async fn page(&self, who: &str, path: &str) -> String {
        let answer = self.get(who, path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        answer.body
    }

    async fn post(&self, who: &str, path: &str, body: &str) -> Answer {
        self.send(Method::POST, who, path, body).await
    }

    async fn done(&self, who: &str, path: &str, body: &str) {
        let answer = self.post(who, path, body).await;
        let said = text(&answer.body);
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {said}");
    }

    async fn reported(&self, round: u16) -> Vec<GameResult> {
        let store = self.store.clone();
        let id = "spring".parse().unwrap();
        let journal = adoube_journal::Journal::open(store, id).await.unwrap();
        let section = journal.event().section(&section()).unwrap();
        let round = section.draft.rounds[usize::from(round) - 1].games.iter();
        round.map(|game| game.results.reported).collect()
    }
}

fn settings() -> SectionSettings {
    SectionSettings {
        publication: Publication::ByHand,
        players_report: true,
        ..SectionSettings::swiss("Open", 3)
    }
}

#[tokio::test]
async fn a_round_from_its_pairing_to_the_next() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let page = hall.page(&chief, &format!("{OPEN}/rounds")).await;
    assert!(text(&page).contains("5 players are to be paired"));
    assert!(page.contains("Pair round 1"));
    assert!(!page.contains("<script>alert"));
    let preview = hall.page(&chief, &format!("{OPEN}/rounds/1/why")).await;
    assert!(text(&preview).contains("How round 1 would be"));

    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    // Pressing twice does not pair twice.
    let again = hall
        .post(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    assert_eq!(again.status, StatusCode::CONFLICT);

    let round = hall.page(&chief, &format!("{OPEN}/rounds/1")).await;
    assert!(text(&round).contains("not public yet"));
    assert!(!round.contains("<script>alert"));
    let public = hall.get("", "/e/spring/open/pairings/1").await;
    assert_eq!(public.status, StatusCode::NOT_FOUND);
    hall.done(&chief, &format!("{OPEN}/rounds/1/publish"), "")
        .await;
    let public = hall.get("", "/e/spring/open/pairings/1").await;
    assert_eq!(public.status, StatusCode::OK);

    // Round 2 has to wait for the results.
    let early = hall
        .post(&chief, &format!("{OPEN}/rounds/pair"), "round=2")
        .await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY);
    let sheet = "board-1=1&was-1=*&board-2=%3D&was-2=*";
    hall.done(&chief, &format!("{OPEN}/results/1"), sheet).await;
    assert_eq!(
        hall.reported(1).await,
        [GameResult::WHITE_WINS, GameResult::DRAW]
    );
    hall.done(&chief, &format!("{OPEN}/rounds/1/close"), "")
        .await;
    let closed = hall
        .post(
            &chief,
            &format!("{OPEN}/results/1/entry"),
            "board=1&result=0-1",
        )
        .await;
    assert_eq!(closed.status, StatusCode::UNPROCESSABLE_ENTITY);
    let unreasoned = hall
        .post(&chief, &format!("{OPEN}/rounds/1/reopen"), "")
        .await;
    assert_eq!(unreasoned.status, StatusCode::UNPROCESSABLE_ENTITY);
    hall.done(
        &chief,
        &format!("{OPEN}/rounds/1/reopen"),
        "reason=wrong+result",
    )
    .await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=2&absent=2")
        .await;
    let round = hall.page(&chief, &format!("{OPEN}/rounds/2")).await;
    assert!(text(&round).contains("zero-point bye"), "{}", text(&round));
    let why = hall.page(&chief, &format!("{OPEN}/rounds/2/why")).await;
    assert!(text(&why).contains("Colours:"));

    // Without results the pairing can be taken back.
    hall.done(&chief, &format!("{OPEN}/rounds/2/unpair"), "")
        .await;
    let gone = hall.get(&chief, &format!("{OPEN}/rounds/2")).await;
    assert_eq!(gone.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_round_changed_by_hand_is_checked_and_needs_a_reason() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let url = format!("{OPEN}/rounds/1/change");
    let page = hall.page(&chief, &url).await;
    assert!(text(&page).contains("Nothing: this is the pairing of the rules"));
    let page = hall
        .page(&chief, &format!("{url}?steps=&do=colours&board=1"))
        .await;
    assert!(page.contains("value=\"colours_1\""));
    assert!(text(&page).contains("What changes"));
    let unclear = hall
        .page(&chief, &format!("{url}?steps=&do=swap&one=&other="))
        .await;
    assert!(text(&unclear).contains("Choose the players"));
    let nonsense = hall.get(&chief, &format!("{url}?steps=fly_1")).await;
    assert_eq!(nonsense.status, StatusCode::NOT_FOUND);

    let seen = page.split("name=\"seen\" value=\"").nth(1).unwrap();
    let seen = seen.split('"').next().unwrap();
    let body = format!("steps=colours_1&seen={seen}&reason=");
    let answer = hall.post(&chief, &url, &body).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    let before = hall.page(&chief, &format!("{OPEN}/rounds/1")).await;
    hall.done(&chief, &url, &format!("{body}agreed")).await;
    let after = hall.page(&chief, &format!("{OPEN}/rounds/1")).await;
    assert_ne!(text(&before), text(&after));
    // Whoever decided before that change is told.
    let late = hall
        .post(
            &chief,
            &url,
            &format!("steps=colours_2&seen={seen}&reason=x"),
        )
        .await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let why = hall.page(&chief, &format!("{OPEN}/rounds/1/why")).await;
    assert!(text(&why).contains("stands otherwise"));
    hall.done(&chief, &format!("{OPEN}/rounds/1/unpair"), "")
        .await;
}

#[tokio::test]
async fn a_round_can_be_typed() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/numbers"), "by=rating")
        .await;
    let url = format!("{OPEN}/rounds/by-hand");
    let page = hall.page(&chief, &format!("{url}?pairs=1+two")).await;
    assert!(text(&page).contains("This line is not clear: “1 two”"));
    let typed = "pairs=1+2%0D%0A3+4%0D%0A5+bye";
    let page = hall.page(&chief, &format!("{url}?{typed}")).await;
    assert!(text(&page).contains("What it breaks"));
    // Whoever types a round says why.
    for silent in ["", "&reason=+"] {
        let body = format!("round=1&{typed}{silent}");
        let answer = hall.post(&chief, &url, &body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    }
    hall.done(&chief, &url, &format!("round=1&{typed}&reason=exhibition"))
        .await;
    assert_eq!(hall.reported(1).await.len(), 2);
}

#[tokio::test]
async fn a_result_sent_twice_is_harmless_and_a_conflict_shows_both() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let helper = hall.enter("helper", Some(Role::ResultsOnly), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let entry = format!("{OPEN}/results/1/entry");
    for _ in 0..2 {
        let sent = hall.post(&helper, &entry, "board=1&result=1-0&was=*").await;
        assert_eq!(sent.status, StatusCode::OK, "{}", sent.body);
        assert!(sent.body.contains("\"by\":\"helper\""), "{}", sent.body);
    }
    let other = hall.post(&chief, &entry, "board=1&result=0-1&was=*").await;
    assert_eq!(other.status, StatusCode::CONFLICT);
    assert!(other.body.contains("\"result\":\"1-0\""), "{}", other.body);
    let mine = "board=1&result=0-1&was=1-0&reason=score+sheet";
    let corrected = hall.post(&chief, &entry, mine).await;
    assert_eq!(corrected.status, StatusCode::OK);
    let board = hall
        .page(&chief, &format!("{OPEN}/results/1/board/1"))
        .await;
    assert!(text(&board).contains("score sheet"), "{}", text(&board));
    for body in [
        "board=1&result=2-0",
        "board=x&result=1-0",
        "board=1&result=1-%C2%BD",
    ] {
        let answer = hall.post(&helper, &entry, body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}");
    }
    let nowhere = hall.post(&helper, &entry, "board=9&result=1-0").await;
    assert_eq!(nowhere.status, StatusCode::UNPROCESSABLE_ENTITY);
    let state = hall.get(&helper, &format!("{OPEN}/results/1/state")).await;
    assert!(state.body.contains("\"result\":\"0-1\""));
    let cleared = hall.post(&helper, &entry, "board=1&result=*&was=0-1").await;
    assert_eq!(cleared.status, StatusCode::OK);
    assert_eq!(hall.reported(1).await[0], GameResult::PENDING);

    let adjust = format!("{OPEN}/results/1/board/1/adjust");
    let body = "purpose=pairing&white=1&black=1&reason=unreported";
    assert_eq!(
        hall.post(&helper, &adjust, body).await.status,
        StatusCode::FORBIDDEN
    );
    hall.done(&chief, &adjust, body).await;
}

#[tokio::test]
async fn nobody_does_more_than_the_role_permits() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let viewer = hall.enter("viewer", Some(Role::Viewer), &[]).await;
    let helper = hall.enter("helper", Some(Role::ResultsOnly), &[]).await;
    let stranger = hall.enter("stranger", None, &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    for path in [
        "rounds",
        "results",
        "rounds/1",
        "rounds/1/why",
        "results/1/state",
    ] {
        let path = format!("{OPEN}/{path}");
        assert_eq!(
            hall.get(&stranger, &path).await.status,
            StatusCode::FORBIDDEN
        );
        assert_eq!(hall.get("", &path).await.status, StatusCode::SEE_OTHER);
        assert_eq!(hall.get(&viewer, &path).await.status, StatusCode::OK);
    }
    let entry = (format!("{OPEN}/results/1/entry"), "board=1&result=1-0");
    let close = (format!("{OPEN}/rounds/1/close"), "");
    let change = (
        format!("{OPEN}/rounds/1/change"),
        "steps=colours_1&seen=99&reason=x",
    );
    for (who, (path, body)) in [
        (&viewer, &entry),
        (&stranger, &entry),
        (&helper, &close),
        (&helper, &change),
    ] {
        let answer = hall.post(who, path, body).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    let links = hall.get(&viewer, &format!("{OPEN}/results/links")).await;
    assert_eq!(links.status, StatusCode::FORBIDDEN);
    assert!(hall.reported(1).await.contains(&GameResult::PENDING));
}

#[tokio::test]
async fn a_sector_arbiter_sees_the_own_sector_first_and_enters_only_there() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let north = hall
        .enter("north", Some(Role::SectorArbiter), &["North"])
        .await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let id = "spring".parse().unwrap();
    let mut journal = adoube_journal::Journal::open(hall.store.clone(), id)
        .await
        .unwrap();
    let sectors = vec![Sector {
        name: "North".to_owned(),
        first: 2,
        last: 9,
    }];
    let section = section();
    write(
        &mut journal,
        vec![Command::SetSectors(SectorsSet { section, sectors })],
    )
    .await;
    let page = hall.page(&north, &format!("{OPEN}/results")).await;
    assert!(page.contains("id=\"board-2\"") && !page.contains("id=\"board-1\""));
    let all = hall
        .page(&north, &format!("{OPEN}/results/1?sector="))
        .await;
    assert!(all.contains("id=\"board-1\""));
    let entry = format!("{OPEN}/results/1/entry");
    let outside = hall.post(&north, &entry, "board=1&result=1-0").await;
    assert_eq!(outside.status, StatusCode::FORBIDDEN);
    let inside = hall.post(&north, &entry, "board=2&result=1-0").await;
    assert_eq!(inside.status, StatusCode::OK);
}

#[tokio::test]
async fn players_report_and_when_they_agree_the_result_is_entered() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let links = hall.page(&chief, &format!("{OPEN}/results/links")).await;
    assert!(links.contains("<svg") && !links.contains("<script>alert"));
    let link = |number: u32| {
        let code = hall
            .app
            .people
            .code(&format!("report/spring/open/{number}"));
        format!("/e/spring/open/report/{code}")
    };
    let board = {
        let id = "spring".parse().unwrap();
        let journal = adoube_journal::Journal::open(hall.store.clone(), id)
            .await
            .unwrap();
        let section = journal.event().section(&section()).unwrap();
        section.draft.rounds[0].games[0].clone()
    };
    let (white, black) = (link(board.white.0), link(board.black.0));
    assert!(links.contains(&white));
    // Not public yet: nobody has a game.
    assert!(text(&hall.page("", &white).await).contains("You have no game"));
    hall.done(&chief, &format!("{OPEN}/rounds/1/publish"), "")
        .await;
    let page = hall.page("", &white).await;
    assert!(text(&page).contains("You have White") && !page.contains("<script>alert"));

    hall.done("", &white, "round=1&result=1-0").await;
    assert!(text(&hall.page("", &white).await).contains("Waiting for your opponent"));
    let sheet = hall.page(&chief, &format!("{OPEN}/results")).await;
    assert!(text(&sheet).contains("White says 1–0, Black says ?"));
    hall.done("", &black, "round=1&result=0-1").await;
    assert!(text(&hall.page("", &white).await).contains("Your opponent says 0–1"));
    assert_eq!(hall.reported(1).await[0], GameResult::PENDING);
    hall.done("", &black, "round=1&result=1-0").await;
    assert_eq!(hall.reported(1).await[0], GameResult::WHITE_WINS);
    let history = hall
        .page(&chief, &format!("{OPEN}/results/1/board/1"))
        .await;
    assert!(text(&history).contains("(players)"));

    for (path, body, status) in [
        (
            &white,
            "round=1&result=0-1",
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &white,
            "round=2&result=0-1",
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (&black, "round=1&result=%2B/-", StatusCode::BAD_REQUEST),
    ] {
        let answer = hall.post("", path, body).await;
        assert_eq!(answer.status, status, "{body}");
    }
    let guessed = hall.get("", "/e/spring/open/report/0123456789").await;
    assert_eq!(guessed.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn players_do_not_report_where_that_is_not_announced() {
    let hall = Hall::new(SectionSettings::swiss("Open", 3)).await;
    let code = hall.app.people.code("report/spring/open/1");
    let page = hall.get("", &format!("/e/spring/open/report/{code}")).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_us_section_is_not_offered_baku_acceleration() {
    let hall = Hall::new(SectionSettings {
        rules: Some("us-2025".to_owned()),
        ..settings()
    })
    .await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/numbers"), "by=rating")
        .await;
    let page = hall.page(&chief, &format!("{OPEN}/rounds")).await;
    assert!(page.contains("value=\"added\"") && !page.contains("value=\"baku\""));
    let how = format!("{OPEN}/rounds/acceleration");
    let refused = hall.post(&chief, &how, "how=baku").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(text(&refused.body).contains("28R1"), "{}", refused.body);
    hall.done(&chief, &how, "how=added").await;
}

/// Both boards of round 1 have a result, and the round is not declared complete.
async fn round_with_results() -> (Hall, String) {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let pair = format!("{OPEN}/rounds/pair");
    hall.done(&chief, &pair, "round=1").await;
    let sheet = "board-1=1&was-1=*&board-2=1&was-2=*";
    hall.done(&chief, &format!("{OPEN}/results/1"), sheet).await;
    (hall, chief)
}

#[tokio::test]
async fn several_corrections_are_one_step_with_one_reason() {
    let (hall, chief) = round_with_results().await;
    let entry = format!("{OPEN}/results/1/entry");
    // One board is not as it was seen: nothing is written.
    let stale = "board-1=0-1&was-1=1-0&board-2=0-1&was-2=*&reason=slips";
    let refused = hall.post(&chief, &entry, stale).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(refused.body.matches("\"result\":\"1-0\"").count(), 2);
    assert_eq!(hall.reported(1).await, [GameResult::WHITE_WINS; 2]);
    let both = "board-1=0-1&was-1=1-0&board-2=%C2%BD-%C2%BD&was-2=1-0&reason=slips+misread";
    let written = hall.post(&chief, &entry, both).await;
    assert_eq!(written.status, StatusCode::OK, "{}", written.body);
    assert!(
        written.body.starts_with("{\"boards\":["),
        "{}",
        written.body
    );
    assert_eq!(
        hall.reported(1).await,
        [GameResult::BLACK_WINS, GameResult::DRAW]
    );
    for board in ["1", "2"] {
        let page = format!("{OPEN}/results/1/board/{board}");
        let page = text(&hall.page(&chief, &page).await);
        assert!(page.contains("slips misread"), "{page}");
    }
    let nothing = hall.post(&chief, &entry, "reason=none").await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn without_scripts_corrections_are_shown_before_they_are_written() {
    let (hall, chief) = round_with_results().await;
    let sheet = format!("{OPEN}/results/1");
    let typed = "board-1=0&was-1=1-0&board-2=%3D&was-2=1-0&reason=";
    let asked = hall.post(&chief, &sheet, typed).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.body);
    let page = text(&asked.body);
    assert!(page.contains("1: 1–0 → 0–1"), "{page}");
    assert!(page.contains("2: 1–0 → ½–½"), "{page}");
    assert!(asked.body.contains("name=\"board-2\" value=\"½-½\""));
    assert_eq!(hall.reported(1).await, [GameResult::WHITE_WINS; 2]);
    // A button of one board asks as well.
    let asked = hall.post(&chief, &sheet, "set=1+0-1&was-1=1-0").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert_eq!(hall.reported(1).await, [GameResult::WHITE_WINS; 2]);
    let answer = "asked=yes&board-1=0-1&was-1=1-0&board-2=%C2%BD-%C2%BD&was-2=1-0&reason=slips";
    hall.done(&chief, &sheet, answer).await;
    assert_eq!(
        hall.reported(1).await,
        [GameResult::BLACK_WINS, GameResult::DRAW]
    );
    // With a reason nothing has to be asked; nor for the first result of a board.
    let again = "board-1=1&was-1=0-1&reason=the+other+one";
    hall.done(&chief, &sheet, again).await;
    assert_eq!(hall.reported(1).await[0], GameResult::WHITE_WINS);
}

/// Rounds 1 and 2 of three are paired; White won every game of round 1.
async fn two_rounds() -> (Hall, String) {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let pair = format!("{OPEN}/rounds/pair");
    hall.done(&chief, &pair, "round=1").await;
    let sheet = "board-1=1&was-1=*&board-2=1&was-2=*";
    hall.done(&chief, &format!("{OPEN}/results/1"), sheet).await;
    hall.done(&chief, &pair, "round=2").await;
    (hall, chief)
}

async fn correct_round_1(hall: &Hall, chief: &str) {
    let reopen = format!("{OPEN}/rounds/1/reopen");
    hall.done(chief, &reopen, "reason=wrong+result").await;
    let entry = format!("{OPEN}/results/1/entry");
    let body = "board=1&result=0-1&was=1-0&reason=score+sheet";
    let corrected = hall.post(chief, &entry, body).await;
    assert_eq!(corrected.status, StatusCode::OK, "{}", corrected.body);
}

#[tokio::test]
async fn a_round_paired_from_a_result_that_was_corrected_says_so() {
    const OTHERWISE: &str = "the rules would now pair it otherwise";
    let (hall, chief) = two_rounds().await;
    let [overview, round, why] =
        ["rounds", "rounds/2", "rounds/2/why"].map(|path| format!("{OPEN}/{path}"));
    let api = "/api/v1/events/spring/sections/open/rounds/2/explanation";
    let explained = hall.page(&chief, api).await;
    let before = text(&hall.page(&chief, &why).await);
    for path in [&overview, &round, &why] {
        assert!(!text(&hall.page(&chief, path).await).contains(OTHERWISE));
    }
    correct_round_1(&hall, &chief).await;
    for path in [&overview, &round, &why] {
        let page = hall.page(&chief, path).await;
        assert!(text(&page).contains(OTHERWISE), "{path}: {}", text(&page));
        assert!(page.contains("/rounds/2/unpair\""), "{path}");
        assert!(page.contains("/rounds/2/why\""), "{path}");
    }
    let page = text(&hall.page(&chief, &overview).await);
    assert!(page.contains("earlier results changed since"), "{page}");
    // The explanation is still the one of then.
    let after = text(&hall.page(&chief, &why).await);
    assert!(after.contains("from what was known when it was paired"));
    let pairs = |page: &str| {
        let from = page.find("Group with score 1").unwrap();
        page[from..].to_owned()
    };
    assert_eq!(pairs(&before), pairs(&after));
    assert_eq!(hall.page(&chief, api).await, explained);
    // A viewer is told, but has nothing to press.
    let viewer = hall.enter("viewer", Some(Role::Viewer), &[]).await;
    let page = hall.page(&viewer, &overview).await;
    assert!(text(&page).contains(OTHERWISE) && !page.contains("/unpair\""));
    // Once results are in, it is only told.
    let sheet = "board-1=1&was-1=*";
    hall.done(&chief, &format!("{OPEN}/results/2"), sheet).await;
    let page = hall.page(&chief, &overview).await;
    assert!(text(&page).contains("can no longer be taken back") && !page.contains("/unpair\""));
}

#[tokio::test]
async fn a_round_that_is_open_again_is_on_the_list_of_what_is_to_be_done() {
    let (hall, chief) = two_rounds().await;
    let overview = format!("{OPEN}/rounds");
    let page = text(&hall.page(&chief, &overview).await);
    assert!(page.contains("complete") && page.contains("in progress"));
    correct_round_1(&hall, &chief).await;
    let page = hall.page(&chief, &overview).await;
    assert!(text(&page).contains("Round 1 is open again."));
    assert!(page.contains("/rounds/1/close\""));
    let sheet = "board-1=1&was-1=*&board-2=1&was-2=*";
    hall.done(&chief, &format!("{OPEN}/results/2"), sheet).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=3")
        .await;
    // With every round paired, the way to the end is open on the page.
    let page = text(&hall.page(&chief, &overview).await);
    assert!(page.contains("All rounds are paired.") && !page.contains("Next: finish"));
    hall.done(&chief, &format!("{OPEN}/results/3"), sheet).await;
    let refused = hall
        .post(&chief, &format!("{OPEN}/rounds/finish"), "")
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let said = text(&refused.body);
    assert!(said.contains("declare it complete first"), "{said}");
    let close = format!("{OPEN}/rounds/1/close");
    let closed = hall.post(&chief, &close, "to=rounds").await;
    assert_eq!(closed.headers[header::LOCATION], overview.as_str());
    let page = hall.page(&chief, &overview).await;
    assert!(text(&page).contains("Next: finish the section"));
    assert!(page.contains("data-confirm=\"Finish the section?"));
    hall.done(&chief, &format!("{OPEN}/rounds/finish"), "")
        .await;
    let page = hall.page(&chief, &overview).await;
    assert!(page.contains("href=\"/desk/spring/log\""));
    assert!(text(&page).contains("It can be taken back in the journal."));
}

#[tokio::test]
async fn a_pairing_is_explained_in_words_for_one_player() {
    let (hall, chief) = two_rounds().await;
    let first = text(&hall.page(&chief, &format!("{OPEN}/rounds/1/why")).await);
    assert!(first.contains("Everybody") && !first.contains("Last bracket"));
    assert!(first.contains("FIDE Dutch system, 2026 rules"), "{first}");
    let url = format!("{OPEN}/rounds/2/why");
    let page = hall.page(&chief, &url).await;
    assert!(page.contains("<select name=\"player\">"));
    assert!(page.contains("<abbr class=\"article\" title=\""));
    assert!(text(&page).contains("What the codes mean"));
    for number in 1..=5 {
        let page = hall.page(&chief, &format!("{url}?player={number}")).await;
        let told = page.split("id=\"told\"").nth(1).unwrap();
        let told = text(told.split("</section>").next().unwrap());
        assert!(told.contains("Score before this round: "), "{told}");
        let paired = told.contains("Opponent: ") && told.contains("Why this colour: ");
        assert!(paired || told.contains("The bye goes to"), "{told}");
        assert!(!page.contains("<script>alert"));
    }
    for unknown in ["99", "x", "0"] {
        let page = hall.page(&chief, &format!("{url}?player={unknown}")).await;
        assert!(!page.contains("id=\"told\""));
    }
}

#[tokio::test]
async fn the_next_round_can_be_paired_from_its_preview() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let preview = format!("{OPEN}/rounds/1/why?absent=2,3");
    let page = hall.page(&chief, &preview).await;
    assert!(page.contains("action=\"/desk/spring/open/rounds/pair\""));
    assert!(page.contains("name=\"absent\" value=\"2\"") && page.contains("Pair round 1"));
    assert!(text(&page).contains("without: Bell, Ann; Cole, Ben."));
    let viewer = hall.enter("viewer", Some(Role::Viewer), &[]).await;
    assert!(!hall.page(&viewer, &preview).await.contains("rounds/pair\""));
    let body = "round=1&absent=2&absent=3";
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), body)
        .await;
    assert_eq!(hall.reported(1).await.len(), 1);
    let round = hall.page(&chief, &format!("{OPEN}/rounds/1")).await;
    for paper in ["pairings?round=1", "slips?round=1", "cards?round=1"] {
        assert!(round.contains(&format!("/papers/{paper}\"")), "{paper}");
        let printed = hall.get(&chief, &format!("{OPEN}/papers/{paper}")).await;
        assert_eq!(printed.status, StatusCode::OK, "{paper}");
    }
}

#[tokio::test]
async fn a_change_by_hand_is_made_where_it_is_checked_and_marked_afterwards() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let url = format!("{OPEN}/rounds/1/change");
    let page = text(&hall.page(&chief, &url).await);
    assert!(page.contains("The round as it is"));
    let page = hall
        .page(&chief, &format!("{url}?steps=&do=colours&board=1"))
        .await;
    let place = |what: &str| page.find(what).unwrap_or_else(|| panic!("no {what}"));
    assert!(place("What it breaks") < place("Make this change"));
    assert!(place("Make this change") < place("A further step"));
    assert!(place("A further step") < place("The round as it would be"));
    // The article is told once.
    let finding = page.split("class=\"weaker\"").nth(1).unwrap();
    let finding = finding.split("</li>").next().unwrap();
    assert_eq!(finding.matches("5.2.5").count(), 1, "{finding}");

    let seen = page.split("name=\"seen\" value=\"").nth(1).unwrap();
    let seen = seen.split('"').next().unwrap();
    let body = format!("steps=colours_1&seen={seen}&reason=agreed");
    hall.done(&chief, &url, &body).await;
    let round = hall.page(&chief, &format!("{OPEN}/rounds/1")).await;
    assert!(text(&round).contains("Changed by hand by chief"));
    assert!(text(&round).contains("agreed"));
    assert_eq!(round.matches("<tr class=\"changed\">").count(), 1);
    let why = hall.page(&chief, &format!("{OPEN}/rounds/1/why")).await;
    assert!(!why.contains("id=\"why-1\"") && why.contains("id=\"why-2\""));
}

#[tokio::test]
async fn a_knockout_counts_only_those_who_are_left() {
    let knockout = SectionSettings {
        format: adoube_journal::Format::Knockout,
        ..settings()
    };
    let hall = Hall::new(knockout).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/numbers"), "by=rating")
        .await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let sheet = "board-1=1&was-1=*";
    hall.done(&chief, &format!("{OPEN}/results/1"), sheet).await;
    let page = hall.page(&chief, &format!("{OPEN}/rounds")).await;
    assert!(
        text(&page).contains("4 players are to be paired"),
        "{}",
        text(&page)
    );
}
