//! The pages of events that are empty, unusual or not there.

mod common;

use std::sync::Arc;

use adoube_journal::{
    AddTeam, AdjustResult, Appended, AssignNumbers, CheckedIn, Command, EnterResult, EventDetails,
    EventEdited, EventId, EventSummary, Format, IncidentReported, LateEnter, MemoryStore, Noted,
    PairRound, Pairing, PointsAdjusted, PrizeFundSet, Provenance, Publication, Record, Register,
    ReportResult, RoundClosed, RoundPairings, RoundPublished, SectionSettings, Sector, SectorsSet,
    Seq, Store, StoreError, Subject, Withdraw,
};
use adoube_tournament::{
    Bye, ByeKind, EntrantId, GameResult, Outcome, Player, PointAdjustment, Points, Purpose,
    RoundNumber, TeamDetails, TeamId, TeamMatch,
};
use axum::http::{Method, StatusCode};
use common::*;

const GUARDS: [(&str, &str); 3] = [
    ("content-security-policy", "default-src 'none'"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
];

#[tokio::test]
async fn an_empty_store_an_empty_event_and_an_empty_section() {
    let (store, mut journal) = event("club", "Турнир в честь Чигорина").await;
    let app = web(store).await;
    let shown = text(&page(&app, "/e/club").await);
    assert!(shown.contains("Турнир в честь Чигорина"));
    assert!(shown.contains("No sections have been announced yet"));

    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    assert!(text(&page(&app, "/e/club").await).contains("Not started yet"));
    for (path, says) in [
        ("pairings", "Round 1 has not been paired yet"),
        ("standings", "No players have been entered yet"),
        ("standings?after=0", "Standings before round 1"),
        ("crosstable", "No players have been entered yet"),
        ("players", "No players have been entered yet"),
        ("players?order=name", "No players have been entered yet"),
    ] {
        let shown = text(&page(&app, &format!("/e/club/open/{path}")).await);
        assert!(shown.contains(says), "{path}: {shown}");
    }

    let app = web(Arc::new(MemoryStore::default())).await;
    assert!(text(&page(&app, "/").await).contains("There are no events yet"));
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let (_, app) = demo().await;
    for path in [
        "/nothing",
        "/e",
        "/e/unknown",
        "/e/unknown/open/pairings",
        "/e/Rookery-Open",
        "/e/-",
        "/e/..",
        "/e/../../etc/passwd",
        "/e/..%2f..%2fetc%2fpasswd",
        "/e/%2e%2e",
        "/e/rookery-open%00",
        "/e/%ff%fe",
        "/e/rookery-open/%ff/pairings",
        "/e/rookery-open/closed",
        "/e/rookery-open/closed/standings",
        "/e/rookery-open/..%2fopen/standings",
        "/e/rookery-open/open/nothing",
        "/e/rookery-open/open/pairings/0",
        "/e/rookery-open/open/pairings/7",
        "/e/rookery-open/open/pairings/99",
        "/e/rookery-open/open/pairings/65537",
        "/e/rookery-open/open/pairings/06",
        "/e/rookery-open/open/pairings/+6",
        "/e/rookery-open/open/pairings/-1",
        "/e/rookery-open/open/pairings/six",
        "/e/rookery-open/open/players/0",
        "/e/rookery-open/open/players/65",
        "/e/rookery-open/open/players/999",
        "/e/rookery-open/open/players/99999999999",
        "/e/rookery-open/open/players/x",
        "/e/rookery-open/open/standings?after=7",
        "/e/rookery-open/open/standings?after=",
        "/e/rookery-open/open/crosstable?after=x",
        "/?page=0",
        "/?page=2",
        "/assets/nothing.css",
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("<h1>Not found</h1>"), "{path}");
    }
    // Words of the query that mean nothing here do no harm.
    page(&app, "/e/rookery-open/open/standings?x&y=1&&after=2").await;
    page(&app, "/e/rookery-open/open/players?order=%3Cscript%3E").await;
}

#[tokio::test]
async fn a_slash_too_many_leads_to_the_page() {
    let (_, app) = demo().await;
    for (path, page) in [
        ("/e/rookery-open/", "/e/rookery-open"),
        (
            "/e/rookery-open/open/standings/?after=2",
            "/e/rookery-open/open/standings?after=2",
        ),
        ("/desk/rookery-open//", "/desk/rookery-open"),
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::PERMANENT_REDIRECT, "{path}");
        assert_eq!(answer.header("location"), page, "{path}");
    }
    // Never to another server.
    let answer = get(&app, "//evil.example/").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_response_guards_the_visitor() {
    let (_, app) = demo().await;
    for (method, path) in [
        (Method::GET, "/"),
        (Method::HEAD, "/"),
        (Method::GET, "/e/rookery-open/open/"),
        (Method::GET, "/e/rookery-open/open/pairings/1"),
        (Method::GET, "/nothing"),
        (Method::GET, "/healthz"),
        (Method::GET, "/assets/style.css"),
        (Method::POST, "/"),
        (Method::DELETE, "/e/rookery-open"),
    ] {
        let answer = ask(&app, method.clone(), path).await;
        for (name, value) in GUARDS {
            let found = answer.header(name);
            assert!(found.contains(value), "{method} {path}: {name} is {found}");
        }
        let reading = matches!(method, Method::GET | Method::HEAD);
        let refused = answer.status == StatusCode::METHOD_NOT_ALLOWED;
        assert_eq!(refused, !reading, "{method} {path}");
    }
}

#[tokio::test]
async fn pages_need_nothing_that_the_policy_forbids() {
    let (_, app) = demo().await;
    for path in [
        "/",
        "/e/rookery-open",
        "/e/rookery-open/open/crosstable",
        "/nothing",
    ] {
        let html = get(&app, path).await.body;
        for forbidden in [
            "<script>",
            " style=",
            "<style",
            "http://",
            "https://",
            " onclick=",
        ] {
            assert!(!html.contains(forbidden), "{path} has {forbidden}");
        }
    }
}

#[tokio::test]
async fn assets_are_kept_for_ever_at_their_own_address() {
    let (_, app) = demo().await;
    let html = page(&app, "/").await;
    for (path, content_type) in [
        ("/assets/style.css", "text/css"),
        ("/assets/icon.svg", "image/svg+xml"),
    ] {
        let start = html.find(path).unwrap();
        let url = html[start..].split('"').next().unwrap();
        assert!(url.contains("?v="), "{url}");
        let answer = get(&app, url).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert!(answer.header("content-type").starts_with(content_type));
        assert!(answer.header("cache-control").contains("immutable"));
        let plain = get(&app, path).await;
        assert_eq!(plain.header("cache-control"), "no-cache");
        assert_eq!(plain.body, answer.body);
    }
    let health = get(&app, "/healthz").await;
    assert_eq!(
        (health.status, health.body.as_str()),
        (StatusCode::OK, "ok\n")
    );
    // The list of events is made anew for everybody, an event's page is only asked for again.
    assert_eq!(get(&app, "/").await.header("cache-control"), "no-store");
    let event = get(&app, "/e/rookery-open").await;
    assert_eq!(event.header("cache-control"), "no-cache");
}

fn register(player: Player) -> Command {
    Command::Register(Register {
        section: section(),
        player,
    })
}

fn pair(round: u16, pairings: RoundPairings) -> Command {
    Command::PairRound(PairRound {
        section: section(),
        round: RoundNumber(round),
        pairings,
        made_by: Provenance::by_hand(),
    })
}

fn board(board: &str, white: u32, black: u32) -> Pairing {
    Pairing {
        board: board.parse().unwrap(),
        white: EntrantId(white),
        black: EntrantId(black),
    }
}

fn result(round: u16, board: &str, result: &str) -> Command {
    Command::EnterResult(EnterResult {
        section: section(),
        round: RoundNumber(round),
        board: board.parse().unwrap(),
        result: result.parse().unwrap(),
    })
}

fn assign_numbers() -> Command {
    Command::AssignNumbers(AssignNumbers {
        section: section(),
        order: None,
    })
}

#[tokio::test]
async fn nothing_anybody_writes_becomes_markup() {
    let evil = "<script>alert(1)</script>\"'&";
    let (store, mut journal) = event("evil", evil).await;
    let details = EventDetails {
        place: Some(evil.to_owned()),
        organiser: Some(evil.to_owned()),
        chief_arbiter: Some(evil.to_owned()),
        deputy_arbiters: vec![evil.to_owned()],
        ..EventDetails::named(evil)
    };
    let player = Player {
        club: Some(evil.to_owned()),
        ..Player::named(evil)
    };
    let settings = SectionSettings {
        time_control: Some(evil.to_owned()),
        ..SectionSettings::swiss(evil, 3)
    };
    add_section(&mut journal, settings).await;
    let pairings = RoundPairings {
        boards: vec![board("1", 1, 2)],
        ..RoundPairings::default()
    };
    let commands = vec![
        Command::EditEvent(EventEdited { details }),
        register(player.clone()),
        register(player),
        assign_numbers(),
        pair(1, pairings),
    ];
    write(&mut journal, commands).await;
    let app = web(store).await;
    for path in [
        "/",
        "/e/evil",
        "/e/evil/open/pairings",
        "/e/evil/open/standings",
        "/e/evil/open/crosstable?after=1",
        "/e/evil/open/players",
        "/e/evil/open/players/1",
    ] {
        let html = page(&app, path).await;
        assert!(!html.contains("<script>"), "{path}");
        assert!(!html.contains("\"'&\"") && !html.contains("'& "), "{path}");
        assert!(html.contains("&#60;script&#62;"), "{path}");
    }
}

#[tokio::test]
async fn only_public_facts_are_shown() {
    let (store, mut journal) = event("club", "Club").await;
    let settings = SectionSettings {
        players_report: true,
        ..SectionSettings::swiss("Open", 3)
    };
    add_section(&mut journal, settings).await;
    let player = |name: &str| Player {
        birth: Some("1987-03-21".parse().unwrap()),
        notes: Some("Secret note of a player".to_owned()),
        national_id: Some("Secret number".to_owned()),
        ..Player::named(name)
    };
    let note = |subject| {
        Command::Note(Noted {
            subject,
            text: "Secret note".to_owned(),
        })
    };
    let pairings = RoundPairings {
        boards: vec![board("1", 1, 2)],
        ..RoundPairings::default()
    };
    let commands = vec![
        register(player("Abel")),
        register(player("Baker")),
        assign_numbers(),
        pair(1, pairings),
        note(Subject::Event {}),
        note(Subject::Section { section: section() }),
        Command::ReportIncident(IncidentReported {
            section: section(),
            round: RoundNumber(1),
            board: None,
            entrants: vec![EntrantId(1)],
            facts: "Secret facts".to_owned(),
            ruling: Some("Secret ruling".to_owned()),
        }),
        Command::CheckIn(CheckedIn {
            section: section(),
            entrants: vec![EntrantId(1)],
        }),
        Command::SetSectors(SectorsSet {
            section: section(),
            sectors: vec![Sector {
                name: "Secret sector".to_owned(),
                first: 1,
                last: 9,
            }],
        }),
        Command::SetPrizeFund(PrizeFundSet {
            section: section(),
            fund: Some("Secret fund".to_owned()),
        }),
        Command::ReportResult(ReportResult {
            section: section(),
            round: RoundNumber(1),
            board: "1".parse().unwrap(),
            by: EntrantId(2),
            result: GameResult::BLACK_WINS,
        }),
        result(1, "1", "1-0"),
        Command::AdjustResult(AdjustResult {
            section: section(),
            round: RoundNumber(1),
            board: "1".parse().unwrap(),
            purpose: Purpose::Standings,
            result: Some(GameResult::of(Outcome::Loss, Outcome::Draw)),
        }),
        Command::AdjustPoints(PointsAdjusted {
            section: section(),
            adjustment: PointAdjustment {
                entrant: EntrantId(2),
                round: RoundNumber(1),
                points: -Points::HALF,
                purposes: vec![Purpose::Standings],
            },
        }),
    ];
    write(&mut journal, commands).await;
    let app = web(store).await;
    for path in [
        "/",
        "/e/club",
        "/e/club/qr",
        "/e/club/open/pairings",
        "/e/club/open/pairings?order=name",
        "/e/club/open/screen",
        "/e/club/open/standings?after=1",
        "/e/club/open/crosstable?after=1",
        "/e/club/open/players",
        "/e/club/open/players/1",
        "/e/club/open/players/2",
    ] {
        let html = page(&app, path).await;
        assert!(!html.contains("Secret") && !html.contains("1987"), "{path}");
        assert!(
            !html.contains("0 – 1"),
            "{path} shows what a player reported"
        );
    }
    // What counts is public, why it does is not.
    let shown = text(&page(&app, "/e/club/open/pairings").await);
    assert!(shown.contains("1 – 0 counts as 0 – ½"), "{shown}");
    let card = text(&page(&app, "/e/club/open/players/2").await);
    assert!(card.contains("0 counts as ½ 0"), "{card}");
    assert!(
        card.contains("Points adjusted by −½ from round 1 on"),
        "{card}"
    );
}

#[tokio::test]
async fn players_without_numbers_and_players_who_left() {
    let (store, mut journal) = event("club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 3)).await;
    write(
        &mut journal,
        ["Carl", "abel", "Baker"]
            .map(|name| register(Player::named(name)))
            .to_vec(),
    )
    .await;
    let app = web(store).await;
    let shown = text(&page(&app, "/e/club/open/players").await);
    assert!(shown.contains("abel") && shown.find("abel") < shown.find("Baker"));
    assert_eq!(
        get(&app, "/e/club/open/players/1").await.status,
        StatusCode::NOT_FOUND
    );
    page(&app, "/e/club/open/standings").await;

    let bye = Bye {
        entrant: EntrantId(1),
        kind: ByeKind::PairingAllocated,
    };
    let pairings = RoundPairings {
        boards: vec![board("1", 2, 3)],
        byes: vec![bye],
        ..RoundPairings::default()
    };
    let commands = vec![
        assign_numbers(),
        pair(1, pairings),
        result(1, "1", "-/+"),
        Command::CloseRound(RoundClosed {
            section: section(),
            round: RoundNumber(1),
        }),
        Command::Withdraw(Withdraw {
            section: section(),
            entrant: EntrantId(2),
            from: None,
        }),
        Command::LateEnter(LateEnter {
            section: section(),
            player: Player::named("Late"),
            first_round: RoundNumber(2),
            missed: None,
        }),
    ];
    write(&mut journal, commands).await;
    let shown = text(&page(&app, "/e/club/open/players").await);
    assert!(shown.contains("abel withdrawn from round 2"), "{shown}");
    assert!(shown.contains("Late enters in round 2"), "{shown}");
    let shown = text(&page(&app, "/e/club/open/pairings").await);
    assert!(shown.contains("− / + forfeit"), "{shown}");
    let shown = text(&page(&app, "/e/club").await);
    assert!(shown.contains("Round 1 of 3 is finished"), "{shown}");
}

#[tokio::test]
async fn a_round_is_shown_when_it_is_published() {
    let (store, mut journal) = event("club", "Club").await;
    let settings = SectionSettings {
        publication: Publication::ByHand,
        ..SectionSettings::swiss("Open", 3)
    };
    add_section(&mut journal, settings).await;
    let names = ["Abel", "Baker"].map(|name| register(Player::named(name)));
    write(&mut journal, names.to_vec()).await;
    let pairings = RoundPairings {
        boards: vec![board("1", 1, 2)],
        ..RoundPairings::default()
    };
    write(&mut journal, vec![assign_numbers(), pair(1, pairings)]).await;
    write(&mut journal, vec![result(1, "1", "1-0")]).await;
    let app = web(store).await;
    let shown = text(&page(&app, "/e/club").await);
    assert!(shown.contains("Not started yet"), "{shown}");
    for path in ["pairings", "standings", "crosstable", "players/1"] {
        let shown = text(&page(&app, &format!("/e/club/open/{path}")).await);
        assert!(!shown.contains("1 – 0"), "{path}: {shown}");
    }
    let round_1 = "/e/club/open/pairings/1";
    assert_eq!(get(&app, round_1).await.status, StatusCode::NOT_FOUND);

    let publish = Command::PublishRound(RoundPublished {
        section: section(),
        round: RoundNumber(1),
    });
    write(&mut journal, vec![publish]).await;
    let shown = text(&page(&app, round_1).await);
    assert!(shown.contains("1 – 0"), "{shown}");
}

#[tokio::test]
async fn a_team_event_shows_its_matches() {
    let (store, mut journal) = event("league", "League").await;
    let settings = SectionSettings {
        format: Format::TeamRoundRobin,
        ..SectionSettings::swiss("First division", 1)
    };
    add_section(&mut journal, settings).await;
    let names = ["A1", "A2", "B1", "B2", "C1"];
    let mut commands: Vec<Command> = names
        .iter()
        .map(|name| register(Player::named(name)))
        .collect();
    for (name, members) in [
        ("Apes", vec![1, 2]),
        ("Bees", vec![3, 4]),
        ("Cats", vec![5]),
    ] {
        let details = TeamDetails {
            name: name.to_owned(),
            captain: None,
            members: members.into_iter().map(EntrantId).collect(),
        };
        let section = section();
        commands.push(Command::AddTeam(AddTeam { section, details }));
    }
    let pairings = RoundPairings {
        boards: vec![board("1.1", 1, 3), board("1.2", 4, 2)],
        matches: vec![TeamMatch {
            table: 1,
            first: TeamId(1),
            second: TeamId(2),
            forfeit: None,
        }],
        team_byes: vec![adoube_tournament::TeamBye {
            team: TeamId(3),
            kind: ByeKind::PairingAllocated,
        }],
        ..RoundPairings::default()
    };
    commands.extend([
        assign_numbers(),
        pair(1, pairings),
        result(1, "1.1", "1-0"),
        result(1, "1.2", "½-½"),
    ]);
    write(&mut journal, commands).await;
    let app = web(store).await;
    let shown = text(&page(&app, "/e/league/open/pairings").await);
    assert!(shown.contains("1 Apes 1½ – ½ Bees"), "{shown}");
    assert!(shown.contains("Cats: pairing-allocated bye"), "{shown}");
    assert!(
        shown.contains("All 2 boards finished, not yet closed"),
        "{shown}"
    );
}

#[tokio::test]
async fn a_long_list_of_events_has_pages() {
    let (store, _) = event("event-0", "Event 0").await;
    for number in 1..130 {
        create(
            &store,
            &format!("event-{number}"),
            &format!("Event {number}"),
        )
        .await;
    }
    let app = web(store).await;
    let first = page(&app, "/").await;
    assert_eq!(first.matches("<h2>").count(), 50);
    assert!(first.contains("/?page=2") && !first.contains("rel=\"prev\""));
    let last = page(&app, "/?page=3").await;
    assert_eq!(last.matches("<h2>").count(), 30);
    assert!(last.contains("/?page=2") && !last.contains("rel=\"next\""));
    // More events than journals stay open.
    for number in 0..130 {
        page(&app, &format!("/e/event-{number}")).await;
    }
}

/// A store in which one event cannot be read.
struct Damaged(Arc<dyn Store>);

#[async_trait::async_trait]
impl Store for Damaged {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        self.0.events().await
    }

    async fn create(&self, _: &EventId, _: &str, _: &[Record]) -> Result<(), StoreError> {
        unreachable!("nothing is written through HTTP")
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<Vec<Record>, StoreError> {
        if event.as_str() == "damaged" {
            return Err(StoreError::Unreadable {
                event: event.clone(),
                seq: Seq(1),
                problem: "Secret problem".to_owned(),
            });
        }
        self.0.load(event, after).await
    }

    async fn append(
        &self,
        _: &EventId,
        _: &[Record],
        _: Option<&str>,
    ) -> Result<Appended, StoreError> {
        unreachable!("nothing is written through HTTP")
    }

    async fn identity(&self) -> Result<String, StoreError> {
        self.0.identity().await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.0.check().await
    }
}

#[tokio::test]
async fn a_damaged_event_does_not_hide_the_others() {
    let (store, _) = event("sound", "Sound").await;
    create(&store, "damaged", "Damaged").await;
    let app = web(Arc::new(Damaged(store))).await;
    let list = text(&page(&app, "/").await);
    assert!(list.contains("Sound") && list.contains("Damaged"));
    page(&app, "/e/sound").await;
    for _ in 0..2 {
        let answer = get(&app, "/e/damaged").await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(answer.body.contains("<h1>Something went wrong</h1>"));
        assert!(!answer.body.contains("Secret"));
    }
}
