//! Two robots that type results faster than anybody, with corrections in the middle: nothing is lost and
//! nothing lands elsewhere.

use adoube_journal::{EventId, Journal};
use adoube_tournament::{GameResult, RoundNumber};

use crate::harness::{Stage, Visitor};

const SHEET: &str = "/desk/rookery-open/open/results";

/// What a pass puts on a board: other results in each pass.
fn wanted(board: usize, pass: usize) -> (char, GameResult) {
    let all = [
        ('1', GameResult::WHITE_WINS),
        ('=', GameResult::DRAW),
        ('0', GameResult::BLACK_WINS),
    ];
    all[(board * 7 + pass) % all.len()]
}

/// Types the results of these boards into the one field, without a pause and without looking.
async fn types(arbiter: &Visitor, boards: impl Iterator<Item = usize>, pass: usize) {
    let typed = boards.map(|board| format!("{board} {}\n", wanted(board, pass).0));
    arbiter.click_at("#quick").await;
    arbiter.dash_off(&typed.collect::<String>()).await;
}

/// Writes what was collected, if anything was.
async fn writes(arbiter: &Visitor, reason: &str) {
    arbiter.finds("#quick:focus").await;
    assert_eq!(
        arbiter.value("Reason for a correction (optional)").await,
        "",
        "nothing was typed into the field of the reason"
    );
    arbiter.click_at("#corrections-reason").await;
    arbiter.dash_off(&format!("{reason}\n")).await;
    arbiter.finds("#corrections[hidden]").await;
    arbiter.no_longer_sees("Not saved yet").await;
}

#[tokio::test]
async fn two_robots_type_at_once_and_nothing_goes_astray() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let (anna, ben) = (stage.arbiter().await, stage.arbiter().await);
    for arbiter in [&anna, &ben] {
        arbiter.open(SHEET).await;
    }
    let boards = anna.table("table.sheet-table").await.rows.len();
    assert!(boards > 20);
    let odd = || (1..=boards).step_by(2);
    let even = || (2..=boards).step_by(2);
    tokio::join!(types(&anna, odd(), 0), types(&ben, even(), 0));
    // In the middle both correct what they typed, and what stood there before them.
    tokio::join!(types(&anna, odd(), 1), types(&ben, even(), 1));
    writes(&anna, "the first pile was turned over").await;
    writes(&ben, "the second pile was turned over").await;
    for arbiter in [&anna, &ben] {
        arbiter.sees(&format!("{boards} of {boards} results")).await;
        assert!(arbiter.complaints().await.is_empty());
    }
    let event: EventId = "rookery-open".parse().unwrap();
    let journal = Journal::open(store, event).await.unwrap();
    let section = &journal.event().sections[0];
    let round = section.draft.round(RoundNumber(6)).unwrap();
    for game in &round.games {
        let board: usize = game.board.to_string().parse().unwrap();
        let (_, result) = wanted(board, 1);
        assert_eq!(game.results.reported, result, "board {board}");
    }
}

/// Whoever types before anything has the focus, or after a button, types into the field of the boards.
#[tokio::test]
async fn digits_that_are_typed_without_a_click_are_entered() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(SHEET).await;
    let sheet = arbiter.table("table.sheet-table").await;
    let missing = sheet.rows.iter().filter(|row| row[2].is_empty());
    let boards: Vec<&str> = missing.map(|row| row[0].as_str()).collect();
    arbiter.dash_off(&format!("{} 1\n", boards[0])).await;
    arbiter
        .finds(&format!("#board-{}[data-result='1-0']", boards[0]))
        .await;
    let draw = format!("½ · Board {}: draw", boards[1]);
    arbiter.click(&draw).await;
    arbiter.dash_off(&format!("{} 0\n", boards[2])).await;
    for (board, result) in [(boards[1], "½-½"), (boards[2], "0-1")] {
        arbiter
            .finds(&format!("#board-{board}[data-result='{result}']"))
            .await;
    }
    assert_eq!(arbiter.count("#quick-faults li").await, 0);
}

/// A second pass finds the slip that was misread, by keyboard alone.
#[tokio::test]
async fn the_slips_are_read_a_second_time() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(SHEET).await;
    let sheet = arbiter.table("table.sheet-table").await;
    let won: Vec<&str> = sheet
        .rows
        .iter()
        .filter(|row| row[2] == "1–0")
        .map(|row| row[0].as_str())
        .collect();
    let (same, other) = (won[0], won[1]);
    arbiter.click("Check against the slips").await;
    arbiter.audit().await;
    arbiter.pictures("verify").await;
    arbiter.click_at("#quick").await;
    arbiter.dash_off(&format!("{same} 1\n{other} 0\n")).await;
    arbiter
        .finds(&format!("#board-{same}[data-read='same']"))
        .await;
    arbiter
        .finds(&format!("#board-{other}[data-read='other']"))
        .await;
    arbiter.click("Compare and note").await;
    arbiter.sees("1 of 31 verified").await;
    arbiter
        .sees(&format!("Board {other}: entered 1–0, slip 0–1"))
        .await;
    arbiter.audit().await;
    arbiter.pictures("verify-differs").await;
    arbiter.click("Correct the results by the slips").await;
    arbiter.sees("Nothing is changed yet").await;
    arbiter.click("Write the corrections").await;
    arbiter.sees("1 of 31 verified").await;
    let event: EventId = "rookery-open".parse().unwrap();
    let journal = Journal::open(store, event).await.unwrap();
    let section = &journal.event().sections[0];
    let round = RoundNumber(6);
    let board = |text: &str| text.parse().unwrap();
    assert!(section.verified(round, board(same)).is_some());
    assert!(section.verified(round, board(other)).is_none());
    let games = section.draft.round(round).unwrap();
    let mended = games.game(board(other)).unwrap().results.reported;
    assert_eq!(mended, GameResult::BLACK_WINS);
    assert!(arbiter.complaints().await.is_empty());
}

/// From the box at the top of any page to a wrong result of a closed round.
#[tokio::test]
async fn a_wrong_result_of_a_closed_round_is_found_by_its_player() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open("/desk/rookery-open/open/entries").await;
    arbiter.click_at(".find-player input").await;
    arbiter.dash_off("luders matthias\n").await;
    arbiter.sees("Players found for “luders matthias”").await;
    arbiter.audit().await;
    arbiter.pictures("find").await;
    arbiter.click("Correct the result, round 5").await;
    arbiter.fill(&[("Reason", "the slip was misread")]).await;
    arbiter.click_at("button[name=result][value='1-0']").await;
    arbiter.sees("Please confirm").await;
    arbiter.click("Go on").await;
    arbiter.sees("is up to date").await;
    let event: EventId = "rookery-open".parse().unwrap();
    let journal = Journal::open(store, event).await.unwrap();
    let section = &journal.event().sections[0];
    let mut entrants = section.draft.entrants.iter();
    let player = entrants.find(|one| one.player.name.starts_with("Lüders"));
    let id = player.unwrap().id;
    let mut games = section.draft.rounds[4].games.iter();
    let game = games.find(|game| game.white == id || game.black == id);
    assert_eq!(game.unwrap().results.reported, GameResult::WHITE_WINS);
    assert!(section.is_closed(RoundNumber(5)));
}
