//! Incidents at the desk: written down, ruled, amended, withdrawn; the score sheets of a board.

mod common;

use std::sync::Arc;

use adoube_journal::{
    AssignNumbers, Command, EventId, Journal, MemoryStore, PairRound, Pairing, Provenance,
    Register, RoundPairings, SectionSettings, Store,
};
use adoube_server::App;
use adoube_server::auth::{NewAccount, Role};
use adoube_tournament::{BoardNumber, EntrantId, GameResult, Player, RoundNumber};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::response::Parts;
use axum::http::{Method, Request, StatusCode};
use common::{add_section, create, now, section, web_app, write};
use tower::ServiceExt;

const HOST: &str = "hall.example";
const EVIL: &str = "<script>alert(1)</script>";
struct Hall {
    app: Arc<App>,
    router: Router,
    store: Arc<dyn Store>,
    event: EventId,
}

async fn hall() -> Hall {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let mut commands: Vec<Command> = ["Ann", EVIL]
        .into_iter()
        .map(|name| {
            Command::Register(Register {
                section: section(),
                player: Player::named(name),
            })
        })
        .collect();
    commands.push(Command::AssignNumbers(AssignNumbers {
        section: section(),
        order: None,
    }));
    commands.push(Command::PairRound(PairRound {
        section: section(),
        round: RoundNumber(1),
        pairings: RoundPairings {
            boards: vec![Pairing {
                board: BoardNumber::single(1),
                white: EntrantId(1),
                black: EntrantId(2),
            }],
            ..RoundPairings::default()
        },
        made_by: Provenance::default(),
    }));
    write(&mut journal, commands).await;
    let app = web_app(store.clone()).await;
    Hall {
        router: adoube_server::router(app.clone()),
        app,
        store,
        event: "club".parse().unwrap(),
    }
}

impl Hall {
    /// A session of somebody in a role.
    async fn somebody(&self, role: Role) -> String {
        let new = NewAccount {
            login: role.code(),
            name: role.code(),
            password: "long enough",
            administrator: false,
        };
        let people = &self.app.people;
        let account = people.create(new, now()).await.unwrap();
        let named = people.set_member(&self.event, account.id, role, &[]).await;
        named.unwrap();
        let session = people
            .open_session(account.id, jiff::Timestamp::now())
            .await;
        session.unwrap().reveal().to_owned()
    }

    async fn ask(&self, method: Method, path: &str, who: &str, body: &str) -> (StatusCode, String) {
        let (parts, text) = self.answer(method, path, who, body).await;
        (parts.status, text)
    }

    /// Where a form leads to.
    async fn redirected(&self, path: &str, who: &str, body: &str) -> String {
        let (parts, text) = self.answer(Method::POST, path, who, body).await;
        assert_eq!(parts.status, StatusCode::SEE_OTHER, "{text}");
        parts.headers["location"].to_str().unwrap().to_owned()
    }

    async fn answer(&self, method: Method, path: &str, who: &str, body: &str) -> (Parts, String) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", format!("adoube_session={who}"));
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        (parts, String::from_utf8_lossy(&bytes).into_owned())
    }

    async fn section(&self) -> adoube_journal::Section {
        let journal = Journal::open(self.store.clone(), self.event.clone()).await;
        journal
            .unwrap()
            .event()
            .section(&section())
            .unwrap()
            .clone()
    }
}

const INCIDENTS: &str = "/desk/club/open/incidents";

#[tokio::test]
async fn an_incident_is_written_down_with_its_result() {
    let hall = hall().await;
    let arbiter = hall.somebody(Role::SectorArbiter).await;
    let body =
        "round=1&board=1&white=1&facts=%3Cscript%3Ealert(1)%3C%2Fscript%3E&ruling=Loss&result=0-1";
    let (status, _) = hall.ask(Method::POST, INCIDENTS, &arbiter, body).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let section = hall.section().await;
    let incident = &section.incidents[0];
    assert_eq!(incident.report.entrants, [EntrantId(1)]);
    assert_eq!(incident.report.ruling.as_deref(), Some("Loss"));
    let game = section.draft.rounds[0]
        .game(BoardNumber::single(1))
        .unwrap();
    assert_eq!(game.results.reported, GameResult::BLACK_WINS);

    let body = "round=1&board=1&facts=Appeal&result=1/2-1/2";
    let (status, _) = hall.ask(Method::POST, INCIDENTS, &arbiter, body).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "a result is corrected");
    let (_, html) = hall.ask(Method::GET, INCIDENTS, &arbiter, "").await;
    assert!(html.contains("Appeal") && !html.contains(EVIL));
    let (_, html) = hall
        .ask(Method::GET, &format!("{INCIDENTS}?q=appeal"), &arbiter, "")
        .await;
    assert!(html.contains("Appeal") && !html.contains("Loss<"));
}

#[tokio::test]
async fn what_does_not_fit_is_refused_and_nothing_is_written() {
    let hall = hall().await;
    let arbiter = hall.somebody(Role::SectorArbiter).await;
    for body in [
        "",
        "round=1",
        "round=x&facts=a",
        "round=1&board=9&facts=a",
        "round=1&facts=a&result=1-0",
        "round=1&board=1&facts=a&result=2-0",
        "round=1&board=1&facts=a&points=-1",
        "round=1&facts=a&others=77",
        "round=1&facts=a&seen=x",
    ] {
        let (status, _) = hall.ask(Method::POST, INCIDENTS, &arbiter, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
    }
    // Points are not a sector arbiter's to change.
    let body = "round=1&board=1&facts=a&points=-1&points_of=white";
    let (status, _) = hall.ask(Method::POST, INCIDENTS, &arbiter, body).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(hall.section().await.incidents.is_empty());
    let chief = hall.somebody(Role::ChiefArbiter).await;
    let (status, _) = hall.ask(Method::POST, INCIDENTS, &chief, body).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn who_only_looks_writes_nothing() {
    let hall = hall().await;
    let viewer = hall.somebody(Role::Viewer).await;
    let (status, html) = hall.ask(Method::GET, INCIDENTS, &viewer, "").await;
    assert_eq!(status, StatusCode::OK);
    assert!(!html.contains("id=\"new\""));
    for path in [INCIDENTS.to_owned(), format!("{INCIDENTS}/game/save")] {
        let body = "round=1&board=1&facts=a&text=e4";
        let (status, _) = hall.ask(Method::POST, &path, &viewer, body).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test]
async fn a_ruling_at_the_desk_fills_in_the_form() {
    let hall = hall().await;
    let arbiter = hall.somebody(Role::DeputyArbiter).await;
    let mut path = format!("{INCIDENTS}/ruling?round=1&board=1&kind=illegal-move&f.rate=standard");
    for _ in 0..15 {
        let (status, html) = hall.ask(Method::GET, &path, &arbiter, "").await;
        assert_eq!(status, StatusCode::OK);
        assert!(html.contains("Ann"));
        let Some(question) = html.split("<div class=\"choices\"").nth(1) else {
            if html.contains("id=\"apply\"") {
                assert!(html.contains("name=\"board\" value=\"1\""));
                return;
            }
            // A question that is typed: a time or a number.
            let typed = ["<input type=\"number\" name=\"", "<input name=\""];
            let mut typed = typed.iter().filter_map(|start| html.split(*start).nth(1));
            let input = typed.next().expect("a question");
            let name = input.split('"').next().unwrap();
            path += &format!("&{name}=1");
            continue;
        };
        let button = question.split("<button name=\"").nth(1).unwrap();
        let (name, rest) = button.split_once('"').unwrap();
        let value = rest.split("value=\"").nth(1).unwrap();
        path += &format!("&{name}={}", value.split('"').next().unwrap());
    }
    panic!("no ruling: {path}");
}

/// What an arbiter answers about an illegal move of Black at board 1.
const ILLEGAL: &str = "round=1&board=1&kind=illegal-move&f.incident.by=black&f.incident.completed=true&f.rate=standard&f.board.white_can_mate=true";

#[tokio::test]
async fn the_event_remembers_the_first_illegal_move() {
    let hall = hall().await;
    let first = hall.somebody(Role::SectorArbiter).await;
    let second = hall.somebody(Role::DeputyArbiter).await;
    let ruling = format!("{INCIDENTS}/ruling");
    let asked = format!("{ruling}?{ILLEGAL}");

    let (_, html) = hall.ask(Method::GET, &asked, &first, "").await;
    assert!(
        html.contains("2:00") && html.contains("id=\"apply\""),
        "{html}"
    );
    let body = format!("{ILLEGAL}&facts=Kd7&ruling=Two+minutes&decider=Anna&role=arbiter");
    let (status, _) = hall.ask(Method::POST, &ruling, &first, &body).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let section = hall.section().await;
    let report = &section.incidents[0].report;
    let case = report.case.as_ref().unwrap();
    assert_eq!(case.result, None);
    assert_eq!(case.clocks.len(), 1, "two minutes for White");
    assert!(case.articles.contains(&"7.5.5".to_owned()));
    assert_eq!(case.decided_by.as_ref().unwrap().name, "Anna");
    assert_eq!(report.counts.as_ref().unwrap()[0].entrant, EntrantId(2));

    // Nobody says that it is the second one.
    let (_, html) = hall.ask(Method::GET, &asked, &second, "").await;
    assert!(
        html.contains("illegal moves: 1"),
        "the page says what it knows"
    );
    assert!(html.contains("as ruled: 1-0"), "{html}");
    let body = format!("{ILLEGAL}&facts=Again");
    let (status, _) = hall.ask(Method::POST, &ruling, &second, &body).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let section = hall.section().await;
    let game = section.draft.rounds[0]
        .game(BoardNumber::single(1))
        .unwrap();
    assert_eq!(game.results.reported, GameResult::WHITE_WINS);
}

#[tokio::test]
async fn an_incident_is_amended_and_withdrawn() {
    let hall = hall().await;
    let arbiter = hall.somebody(Role::DeputyArbiter).await;
    let ruling = format!("{INCIDENTS}/ruling");
    let body = format!("{ILLEGAL}&facts=Kd7");
    hall.ask(Method::POST, &ruling, &arbiter, &body).await;
    let id = hall.section().await.incidents[0].id.0;
    let one = format!("{INCIDENTS}/{id}");
    let (status, html) = hall.ask(Method::GET, &one, &arbiter, "").await;
    assert_eq!(status, StatusCode::OK);
    assert!(html.contains("7.5.5") && html.contains("amends="), "{html}");

    let amend = format!("{one}/amend");
    let body = "facts=It+was+White&counts_white=illegal-move&count.black.illegal-move=0";
    let (status, _) = hall.ask(Method::POST, &amend, &arbiter, body).await;
    assert_eq!(
        status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "it needs a reason"
    );
    let body = format!("{body}&reason=The+players+were+mixed+up");
    let (status, _) = hall.ask(Method::POST, &amend, &arbiter, &body).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let section = hall.section().await;
    let incident = &section.incidents[0];
    let counts = incident.report.counts.as_ref().unwrap();
    assert_eq!((counts.len(), counts[0].entrant), (1, EntrantId(1)));
    assert_eq!(incident.amended.len(), 1);

    let withdraw = format!("{one}/withdraw");
    let (status, _) = hall
        .ask(Method::POST, &withdraw, &arbiter, "reason=Legal")
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(hall.section().await.incidents[0].withdrawn.is_some());
    let (_, html) = hall.ask(Method::GET, &one, &arbiter, "").await;
    assert!(html.contains("Legal") && !html.contains("/amend\""));
    let viewer = hall.somebody(Role::Viewer).await;
    let (status, _) = hall.ask(Method::POST, &ruling, &viewer, &body).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn what_is_appealed_against_is_amended_and_leads_back() {
    let hall = hall().await;
    let arbiter = hall.somebody(Role::DeputyArbiter).await;
    let ruling = format!("{INCIDENTS}/ruling");
    let body = format!("{ILLEGAL}&facts=Kd7&then=next");
    let next = hall.redirected(&ruling, &arbiter, &body).await;
    assert_eq!(next, format!("{ruling}?round=1&board=1"));
    let id = hall.section().await.incidents[0].id.0;
    let appeals = INCIDENTS.replace("incidents", "appeals");
    let body = format!("incident={id}&appellant=Anna&role=player&grounds=It+was+legal");
    let (status, said) = hall.ask(Method::POST, &appeals, &arbiter, &body).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{said}");
    let appeal = hall.section().await.appeals[0].id.0;

    let (_, html) = hall
        .ask(Method::GET, &format!("{appeals}/{appeal}"), &arbiter, "")
        .await;
    let amend = format!("{INCIDENTS}/{id}?appeal={appeal}");
    assert!(html.contains(&format!("{amend}#amend")), "{html}");
    let (_, html) = hall.ask(Method::GET, &amend, &arbiter, "").await;
    let back = format!("{appeals}/{appeal}");
    assert!(html.contains(&format!("href=\"{back}\"")), "{html}");
    assert!(html.contains("id=\"amend\" open"), "the form is open");
    let body = format!("facts=It+was+legal&reason=Appeal&appeal={appeal}");
    let request = format!("{INCIDENTS}/{id}/amend");
    let to = hall.redirected(&request, &arbiter, &body).await;
    assert_eq!(to, back);
    let viewer = hall.somebody(Role::Viewer).await;
    let (_, html) = hall.ask(Method::GET, &back, &viewer, "").await;
    assert!(!html.contains("#amend"), "who only looks amends nothing");
}

#[tokio::test]
async fn what_an_arbiter_imposes_is_counted_and_done() {
    let hall = hall().await;
    let chief = hall.somebody(Role::ChiefArbiter).await;
    let ruling = format!("{INCIDENTS}/ruling");
    let told =
        "round=1&board=1&kind=refuses-to-comply&f.incident.by=white&f.rate=standard&facts=No";
    let body = format!("{told}&measure=offender-less-time&measure_of=white");
    let (status, _) = hall.ask(Method::POST, &ruling, &chief, &body).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "how much time?");
    let body = format!("{body}&measure_time=5:00");
    let (status, _) = hall.ask(Method::POST, &ruling, &chief, &body).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let section = hall.section().await;
    let report = &section.incidents[0].report;
    let counted = report
        .counts
        .iter()
        .flatten()
        .map(|one| one.counter.as_str());
    let counted: Vec<&str> = counted.collect();
    assert!(
        counted.contains(&"time-penalty") && counted.contains(&"refusal"),
        "{counted:?}"
    );
    assert_eq!(report.case.as_ref().unwrap().clocks.len(), 1);

    let body = format!("{told}&measure=game-lost&measure_of=white");
    let (status, _) = hall.ask(Method::POST, &ruling, &chief, &body).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let section = hall.section().await;
    let game = section.draft.rounds[0]
        .game(BoardNumber::single(1))
        .unwrap();
    assert_eq!(game.results.reported, GameResult::BLACK_WINS);
}

#[tokio::test]
async fn a_game_is_saved_from_its_score_sheet() {
    let hall = hall().await;
    let arbiter = hall.somebody(Role::DeputyArbiter).await;
    let game = format!("{INCIDENTS}/game");
    let body = "round=1&board=1&text=1.+e4+e5+2.+Nf3";
    let (status, html) = hall.ask(Method::POST, &game, &arbiter, body).await;
    assert_eq!(status, StatusCode::OK);
    assert!(html.contains("/game/save") && html.contains("Ann"));
    assert!(
        hall.section().await.movetexts.is_empty(),
        "looking does not write"
    );
    let (status, _) = hall
        .ask(Method::POST, &format!("{game}/save"), &arbiter, body)
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let key = (RoundNumber(1), BoardNumber::single(1));
    let kept = hall.section().await.movetexts.get(&key).cloned();
    assert_eq!(kept.as_deref(), Some("1. e4 e5 2. Nf3"));
    let (_, html) = hall
        .ask(
            Method::GET,
            &format!("{game}?round=1&board=1"),
            &arbiter,
            "",
        )
        .await;
    assert!(html.contains("2. Nf3"));
}

const WHITE: &str = "1.+e4+e5+2.+Nf3+Nc6+3.+Bb5+a6+(%3D)+4.+...+Nf6";
const BLACK: &str = "1.+e4+e5+2.+Sf3+Sc6+3.+Lc4+a6+4.+0-0+Sf6";

#[tokio::test]
async fn the_game_that_was_agreed_on_is_saved_and_exported() {
    let hall = hall().await;
    let arbiter = hall.somebody(Role::DeputyArbiter).await;
    let game = format!("{INCIDENTS}/game");
    let body = format!("round=1&board=1&white={WHITE}&black={BLACK}&settle.5=f1c4");
    let (status, html) = hall.ask(Method::POST, &game, &arbiter, &body).await;
    assert_eq!(status, StatusCode::OK);
    let kept = "1. e4 e5 2. Nf3 Nc6 3. Bc4 a6 4. O-O Nf6";
    assert!(html.contains(&format!("name=\"text\" value=\"{kept}\"")));
    assert!(!html.contains("Not every move is certain"));
    let body = format!("round=1&board=1&text={}", kept.replace(' ', "+"));
    let (status, _) = hall
        .ask(Method::POST, &format!("{game}/save"), &arbiter, &body)
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (status, pgn) = hall
        .ask(Method::GET, "/desk/club/open/files/games.pgn", &arbiter, "")
        .await;
    assert_eq!(status, StatusCode::OK, "{pgn}");
    assert!(pgn.contains(kept), "{pgn}");
}
