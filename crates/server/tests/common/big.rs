//! A very large open.

use std::sync::Arc;

use adoube_conduct::rounds::{HowToPair, next_round};
use adoube_journal::{
    Author, Command, EnterResult, EventDetails, EventId, Journal, MemoryStore, Register,
    SectionAdded, SectionId, SectionSettings, Store, Submission,
};
use adoube_tournament::{GameResult, Player, RoundNumber};
use jiff::Timestamp;

/// What the event is called.
pub(crate) fn id() -> EventId {
    "big".parse().unwrap()
}

/// What its section is called.
pub(crate) fn section() -> SectionId {
    "open".parse().unwrap()
}

fn author() -> Author {
    "Anna Arbiter".parse().unwrap()
}

fn now() -> Timestamp {
    "2026-05-16T15:20:00Z".parse().unwrap()
}

async fn write(journal: &mut Journal, commands: Vec<Command>) {
    let submission = Submission {
        seen: journal.head(),
        author: author(),
        reason: Some("by lot".to_owned()),
        at: now(),
        confirmed: Vec::new(),
        commands,
    };
    journal.submit(submission).await.unwrap();
}

/// Players of all strengths, from four countries and some clubs.
fn player(number: usize) -> Player {
    let families = [
        "Aas", "Berg", "Costa", "Dahl", "Evans", "Fuchs", "Garcia", "Holm",
    ];
    let given = ["Anna", "Bo", "Carla", "David", "Emma"];
    let (family, first) = (
        families[number % families.len()],
        given[number / 8 % given.len()],
    );
    Player {
        fide_rating: Some(1000 + u16::try_from(number * 7 % 1700).unwrap()),
        federation: ["NOR", "GER", "ESP", "FRA"][number % 4].parse().ok(),
        club: Some(format!("Chess Club {}", number % 60)),
        ..Player::named(&format!("{family}{number}, {first}"))
    }
}

fn result(place: usize) -> GameResult {
    [
        GameResult::WHITE_WINS,
        GameResult::DRAW,
        GameResult::BLACK_WINS,
    ][place % 3]
}

/// An open, where players report or not, in its `going`th round, half of whose results are in; those of the rounds before are.
pub(crate) async fn open(
    players: usize,
    going: u16,
    players_report: bool,
) -> (Arc<dyn Store>, Journal) {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let details = EventDetails {
        starts: "2026-05-15".parse().ok(),
        ends: "2026-05-24".parse().ok(),
        ..EventDetails::named("A very large open")
    };
    let journal = Journal::create(store.clone(), id(), details, author(), now());
    let mut journal = journal.await.unwrap();
    let settings = SectionSettings {
        tie_breaks: ["BH/C1", "BH", "SB"]
            .map(|code| code.parse().unwrap())
            .into(),
        players_report,
        ..SectionSettings::swiss("Open", 9)
    };
    let mut commands = vec![Command::AddSection(SectionAdded {
        section: section(),
        settings,
    })];
    commands.extend((0..players).map(|number| {
        Command::Register(Register {
            section: section(),
            player: player(number),
        })
    }));
    write(&mut journal, commands).await;
    for round in 1..=going {
        pair(&mut journal).await;
        let boards = players / 2;
        let known = if round < going { boards } else { boards / 2 };
        enter(&mut journal, round, known).await;
    }
    (store, journal)
}

async fn pair(journal: &mut Journal) {
    let event = journal.event();
    let open = event.section(&section()).unwrap();
    let next = next_round(&event.details, open, &HowToPair::with_seed(7)).unwrap();
    write(journal, next.commands).await;
}

async fn enter(journal: &mut Journal, round: u16, boards: usize) {
    let number = RoundNumber(round);
    let open = journal.event().section(&section()).unwrap();
    let games = open.draft.round(number).unwrap().games.iter().enumerate();
    let results = games.take(boards).map(|(place, game)| {
        Command::EnterResult(EnterResult {
            section: section(),
            round: number,
            board: game.board,
            result: result(place + usize::from(round)),
        })
    });
    let results = results.collect();
    write(journal, results).await;
}
