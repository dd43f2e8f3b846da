//! Robots that type twenty keys a second on two devices at once into a sheet of many parts and into the list of entries:
//! the journal has what was typed, all of it and nothing else.
//!
//! `ADOUBE_LONG_TESTS` makes it a thousand results and as many players.

use std::collections::BTreeMap;

use adoube_journal::{Change, EventId, Journal, Record};
use adoube_tournament::{GameResult, RoundNumber};

use crate::big;
use crate::harness::{Stage, Visitor};

const DESK: &str = "/desk/big/open";

/// How many players there are before: enough for a sheet in parts.
const PLAYERS: usize = 1_010;

/// How many results, or players, each of the two types.
fn each() -> usize {
    match std::env::var_os("ADOUBE_LONG_TESTS") {
        Some(_) => 500,
        None => 30,
    }
}

/// A board and its result, as typed.
type Typed = (usize, char, GameResult);

fn wanted(turn: usize) -> (char, GameResult) {
    let all = [
        ('1', GameResult::WHITE_WINS),
        ('=', GameResult::DRAW),
        ('0', GameResult::BLACK_WINS),
    ];
    all[turn * 7 % 3]
}

/// Slips in the order in which they come, from all over the hall: of the `own`th of two arbiters. With more slips than
/// boards some are corrections.
fn slips(own: usize) -> Vec<Typed> {
    let boards = PLAYERS / 4;
    let slips = (0..each()).map(|turn| {
        let board = 2 * (turn * 97 % boards) + own + 1;
        let (key, result) = wanted(turn + own + turn / boards);
        (board, key, result)
    });
    slips.collect()
}

async fn types_slips(arbiter: &Visitor, slips: &[Typed]) {
    arbiter.click_at("#quick").await;
    for (board, key, _) in slips {
        arbiter.keeps_pace(&format!("{board} {key}\n")).await;
    }
}

/// Writes what was collected as corrections, if anything was.
async fn writes(arbiter: &Visitor) {
    arbiter.finds("#quick:focus").await;
    if arbiter.text().await.contains("Corrections") {
        arbiter.click_at("#corrections-reason").await;
        arbiter.keeps_pace("typed by a robot\n").await;
    }
    arbiter.no_longer_sees("Not saved yet").await;
    assert_eq!(arbiter.count("#quick-faults li").await, 0);
}

#[tokio::test]
async fn two_devices_enter_results_at_twenty_keys_a_second() {
    let (store, journal) = big::open(PLAYERS, 1, false).await;
    let before = journal.head();
    drop(journal);
    let Some(stage) = Stage::with(store.clone()).await else {
        return;
    };
    let (anna, ben) = (stage.arbiter().await, stage.arbiter().await);
    for arbiter in [&anna, &ben] {
        arbiter.open(&format!("{DESK}/results")).await;
        arbiter.finds(".parts").await;
    }
    let (of_anna, of_ben) = (slips(0), slips(1));
    tokio::join!(types_slips(&anna, &of_anna), types_slips(&ben, &of_ben));
    writes(&anna).await;
    writes(&ben).await;
    let journal = Journal::open(store, big::id()).await.unwrap();
    let open = journal.event().section(&big::section()).unwrap();
    let round = open.draft.round(RoundNumber(1)).unwrap();
    let typed = of_anna.iter().chain(&of_ben);
    let last: BTreeMap<usize, GameResult> =
        typed.map(|(board, _, result)| (*board, *result)).collect();
    for game in &round.games {
        let board: usize = game.board.to_string().parse().unwrap();
        if let Some(result) = last.get(&board) {
            assert_eq!(game.results.reported, *result, "board {board}");
        }
    }
    // Nothing landed on a board of which nothing was typed.
    let written = journal
        .records()
        .iter()
        .filter(|record| record.seq > before);
    for record in written {
        let place = record.change.result_of().expect("only results are written");
        let board: usize = place.board.to_string().parse().unwrap();
        assert!(last.contains_key(&board), "board {board}: {record:?}");
    }
    for arbiter in [&anna, &ben] {
        assert_eq!(arbiter.complaints().await, Vec::<String>::new());
    }
}

/// Names that nobody takes for one another.
fn names(own: usize) -> Vec<String> {
    let given = [
        "Ada",
        "Bartholomew",
        "Cy",
        "Dorothea",
        "Eve",
        "Ferdinand",
        "Gwen",
    ];
    let parts = [
        "ba", "ke", "lo", "mi", "nu", "pra", "stev", "tor", "vin", "zel",
    ];
    let names = (0..each()).map(|turn| {
        let turn = 2 * turn + own;
        let number = (turn * 7_919 + 4_321) % 10_000;
        let digits = [1_000, 100, 10, 1].map(|unit| parts[number / unit % 10]);
        let mut family = digits.concat();
        family[..1].make_ascii_uppercase();
        format!("{family}, {}", given[turn % given.len()])
    });
    names.collect()
}

async fn types_names(arbiter: &Visitor, names: &[String]) {
    arbiter.click_at("#entry-name").await;
    for name in names {
        arbiter.keeps_pace(&format!("{name}\n")).await;
    }
}

fn entered(record: &Record) -> Option<&str> {
    match &record.change {
        Change::Registered(registered) => Some(&registered.player.name),
        _ => None,
    }
}

#[tokio::test]
async fn two_devices_enter_players_at_twenty_keys_a_second() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let event: EventId = "rookery-open".parse().unwrap();
    let before = Journal::open(store.clone(), event.clone())
        .await
        .unwrap()
        .head();
    let (anna, ben) = (stage.arbiter().await, stage.arbiter().await);
    for arbiter in [&anna, &ben] {
        arbiter.open("/desk/rookery-open/open/entries").await;
    }
    let (of_anna, of_ben) = (names(0), names(1));
    tokio::join!(types_names(&anna, &of_anna), types_names(&ben, &of_ben));
    let mut typed: Vec<&str> = of_anna.iter().chain(&of_ben).map(String::as_str).collect();
    typed.sort_unstable();
    for (arbiter, own) in [(&anna, &of_anna), (&ben, &of_ben)] {
        arbiter
            .sees(&format!("{} is entered.", own.last().unwrap()))
            .await;
        arbiter.finds("#entry-name:placeholder-shown").await;
    }
    let journal = Journal::open(store, "rookery-open".parse().unwrap());
    let journal = journal.await.unwrap();
    let records = journal
        .records()
        .iter()
        .filter(|record| record.seq > before);
    let mut written: Vec<&str> = records.filter_map(entered).collect();
    written.sort_unstable();
    assert_eq!(written, typed);
}
