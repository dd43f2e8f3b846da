//! The pages of events that are empty, unusual or not there.

#[path = "../common/mod.rs"]
mod common;
mod serving;

use std::sync::Arc;

use adoube_journal::{
    AddTeam, AdjustResult, Appended, AssignNumbers, CheckedIn, Command, DeletedEvent, Deletion,
    EnterResult, EventDetails, EventEdited, EventId, EventSummary, Format, IncidentReported,
    LateEnter, MemoryStore, Noted, PairRound, Pairing, PointsAdjusted, PrizeFundSet, Provenance,
    Publication, Register, ReportResult, RoundClosed, RoundPairings, RoundPublished,
    SectionSettings, Sector, SectorsSet, Seq, Store, StoreError, StoredEvent, StoredRecord,
    Subject, Unreadable, Withdraw,
};
use adoube_tournament::{
    Bye, ByeKind, EntrantId, GameResult, Outcome, Player, PointAdjustment, Points, Purpose,
    RoundNumber, TeamDetails, TeamId, TeamMatch,
};
use axum::Router;
use axum::http::{Method, StatusCode};
use common::*;

const GUARDS: [(&str, &str); 3] = [
    ("content-security-policy", "default-src 'none'"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
];

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

/// A club whose players and arbiters have secrets, with a result that counts otherwise: what counts
/// is public, why it does is not.
async fn club_with_secrets() -> Router {
    let (store, mut journal) = event("club", "Club").await;
    let settings = SectionSettings {
        players_report: true,
        ..SectionSettings::swiss("Open", 3)
    };
    add_section(&mut journal, settings).await;
    let mut commands = round_with_secrets();
    commands.extend(secrets_of_the_arbiters());
    commands.extend(result_that_counts_otherwise());
    write(&mut journal, commands).await;
    web(store).await
}

fn round_with_secrets() -> Vec<Command> {
    let player = |name: &str| Player {
        birth: Some("1987-03-21".parse().unwrap()),
        notes: Some("Secret note of a player".to_owned()),
        national_id: Some("Secret number".to_owned()),
        ..Player::named(name)
    };
    let pairings = RoundPairings {
        boards: vec![board("1", 1, 2)],
        ..RoundPairings::default()
    };
    vec![
        register(player("Abel")),
        register(player("Baker")),
        assign_numbers(),
        pair(1, pairings),
    ]
}

/// What is for the arbiters' eyes, and what a player reported.
fn secrets_of_the_arbiters() -> Vec<Command> {
    let note = |subject| {
        Command::Note(Noted {
            subject,
            text: "Secret note".to_owned(),
        })
    };
    vec![
        note(Subject::Event {}),
        note(Subject::Section { section: section() }),
        Command::ReportIncident(IncidentReported {
            section: section(),
            round: RoundNumber(1),
            board: None,
            entrants: vec![EntrantId(1)],
            facts: "Secret facts".to_owned(),
            ruling: Some("Secret ruling".to_owned()),
            counts: None,
            case: None,
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
    ]
}

fn result_that_counts_otherwise() -> Vec<Command> {
    vec![
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
    ]
}

#[tokio::test]
async fn only_public_facts_are_shown() {
    let app = club_with_secrets().await;
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
}

#[tokio::test]
async fn what_a_result_counts_as_is_shown() {
    let app = club_with_secrets().await;
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
    assert!(shown.contains("Cats : pairing-allocated bye"), "{shown}");
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

    async fn create(&self, _: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        unreachable!("nothing is written through HTTP")
    }

    async fn erase(
        &self,
        _: &EventId,
        _: &str,
        _: &[StoredRecord],
        _: &[StoredRecord],
    ) -> Result<Appended, StoreError> {
        unreachable!("nothing is erased")
    }

    async fn delete(&self, _: &EventId, _: &Deletion) -> Result<(), StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn recover(&self, _: &EventId) -> Result<(), StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn deleted(&self) -> Result<Vec<DeletedEvent>, StoreError> {
        Ok(Vec::new())
    }

    async fn purge(&self, _: &DeletedEvent) -> Result<bool, StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn restore(&self, _: &str, _: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        unreachable!("nothing is restored")
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<StoredEvent, StoreError> {
        if event.as_str() == "damaged" {
            return Err(StoreError::Unreadable {
                event: event.clone(),
                seq: Seq(1),
                problem: Unreadable::Text("Secret problem".to_owned()),
            });
        }
        self.0.load(event, after).await
    }

    async fn append(
        &self,
        _: &EventId,
        _: &str,
        _: &[StoredRecord],
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
