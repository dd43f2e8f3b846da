//! Rounds and results at the desk, and results that players report.

#[path = "../common/mod.rs"]
mod common;
mod fide_mode;
mod hall;
mod play_off;
mod results;
mod us;

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
        let mut answer = self.post(who, path, body).await;
        // What is warned of is read and confirmed.
        while let Some(form) = common::consent(&answer.body) {
            answer = self.post(who, path, &form).await;
        }
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

    // Round 2 without the results of round 1 is asked about: the games would be adjourned.
    let early = hall
        .post(&chief, &format!("{OPEN}/rounds/pair"), "round=2")
        .await;
    assert!(early.body.contains("data-confirm-page"), "{}", early.body);
    assert!(text(&early.body).contains("count as adjourned"));
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
    // Asked first, and then told that somebody else was faster.
    let form = common::consent(&late.body).unwrap();
    let late = hall.post(&chief, &url, &form).await;
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
    let asked = hall.post(chief, &entry, body).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.body);
    let told: serde_json::Value = serde_json::from_str(&asked.body).unwrap();
    let code = told["warnings"][0]["code"].as_str().unwrap();
    let body = format!("{body}&confirm={}", code.replace(':', "%3A"));
    let corrected = hall.post(chief, &entry, &body).await;
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
    assert!(first.contains("FIDE (Dutch) System, 2026"), "{first}");
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
