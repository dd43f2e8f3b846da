//! What happens in a playing hall: two arbiters at once, a connection that breaks, a server that
//! is gone for a while, results by touch and by the players themselves.

use std::io::Write;
use std::time::Instant;

use adoube_journal::{EventId, Journal, Store, open_store};
use adoube_tournament::{GameResult, RoundNumber};

use crate::harness::{Scheme, Screen, Stage, Visitor};

const DESK: &str = "/desk/rookery-open/open";

/// The boards of the round in progress that have no result.
async fn missing(arbiter: &Visitor) -> Vec<String> {
    let sheet = arbiter.table("table.sheet-table").await;
    let open = |row: &&Vec<String>| row.get(2).is_none_or(|result| result.is_empty());
    let boards = sheet.rows.iter().filter(open);
    boards.map(|row| row[0].clone()).collect()
}

/// Types `board result` into the field for that.
async fn enters(arbiter: &Visitor, board: &str, key: &str) {
    arbiter.click_at("#quick").await;
    arbiter.write(&format!("{board} {key}")).await;
    arbiter.press("Enter").await;
}

/// What the journal has for a board of the sixth round.
async fn in_journal(store: std::sync::Arc<dyn Store>, board: &str) -> GameResult {
    let event: EventId = "rookery-open".parse().unwrap();
    let journal = Journal::open(store, event).await.unwrap();
    let section = &journal.event().sections[0];
    let round = section.draft.round(RoundNumber(6)).unwrap();
    let game = round
        .games
        .iter()
        .find(|game| game.board.to_string() == board);
    game.unwrap().results.reported
}

/// Not through the macros, whose output is kept back from tests that pass.
fn report(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

#[tokio::test]
async fn two_arbiters_see_each_others_results_at_once() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let (anna, ben) = (stage.arbiter().await, stage.arbiter().await);
    for arbiter in [&anna, &ben] {
        arbiter.open(&format!("{DESK}/results")).await;
    }
    let boards = missing(&anna).await;
    let mut waited = Vec::new();
    for (turn, board) in boards.iter().take(4).enumerate() {
        let (from, to) = if turn % 2 == 0 {
            (&anna, &ben)
        } else {
            (&ben, &anna)
        };
        enters(from, board, "1").await;
        let entered = Instant::now();
        let row = format!("#board-{board}[data-result='1-0']");
        to.finds(&row).await;
        waited.push(entered.elapsed().as_millis());
    }
    report(&format!("seen by the other arbiter after {waited:?} ms"));

    // Both enter another result for the same board: the second is asked, nothing is overwritten.
    let board = &boards[4];
    ben.lose_connection(true).await;
    enters(&ben, board, "0").await;
    ben.sees("Not saved yet: 1.").await;
    enters(&anna, board, "1").await;
    anna.finds(&format!("#board-{board}[data-result='1-0'][data-state='']"))
        .await;
    ben.lose_connection(false).await;
    ben.finds(&format!("#board-{board}[data-state=conflict]"))
        .await;
    ben.click_in(&format!("#board-{board}"), "Keep 1–0").await;
    ben.no_longer_sees("Not saved yet").await;
    ben.finds(&format!("#board-{board}[data-result='1-0'][data-state='']"))
        .await;
}

#[tokio::test]
async fn a_lost_connection_loses_no_result_and_says_so() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(&format!("{DESK}/results")).await;
    let boards = missing(&arbiter).await;
    arbiter.lose_connection(true).await;
    for board in &boards[..3] {
        enters(&arbiter, board, "=").await;
    }
    arbiter.sees("Not saved yet: 3.").await;
    arbiter
        .finds(&format!("#board-{}[data-state=waiting]", boards[0]))
        .await;
    arbiter.picture("results-offline").await;
    assert_eq!(
        in_journal(store.clone(), &boards[0]).await,
        GameResult::PENDING
    );
    arbiter.lose_connection(false).await;
    arbiter.no_longer_sees("Not saved yet").await;
    for board in &boards[..3] {
        assert_eq!(in_journal(store.clone(), board).await, GameResult::DRAW);
    }
}

#[tokio::test]
async fn a_server_that_goes_in_the_middle_of_a_round_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut stage) = Stage::demo_in(folder.path()).await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    let spectator = stage.visitor().await;
    spectator.open("/e/rookery-open/open/pairings").await;
    arbiter.open(&format!("{DESK}/results")).await;
    let boards = missing(&arbiter).await;
    enters(&arbiter, &boards[0], "1").await;
    arbiter
        .finds(&format!(
            "#board-{}[data-result='1-0'][data-state='']",
            boards[0]
        ))
        .await;

    stage.cut();
    enters(&arbiter, &boards[1], "0").await;
    enters(&arbiter, &boards[2], "=").await;
    arbiter.sees("Not saved yet: 2.").await;
    for visitor in [&arbiter, &spectator] {
        visitor.sees("Connection lost").await;
    }
    stage.start_again(folder.path()).await;

    // Nobody signs in again, nobody types anything again.
    arbiter.no_longer_sees("Not saved yet").await;
    arbiter.no_longer_sees("Connection lost").await;
    spectator.no_longer_sees("Connection lost").await;
    let expected = [
        GameResult::WHITE_WINS,
        GameResult::BLACK_WINS,
        GameResult::DRAW,
    ];
    for (board, result) in boards.iter().zip(expected) {
        let store = open_store(&folder.path().to_string_lossy()).await.unwrap();
        assert_eq!(in_journal(store, board).await, result, "board {board}");
    }
}

#[tokio::test]
async fn what_is_not_saved_outlives_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut stage) = Stage::demo_in(folder.path()).await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(&format!("{DESK}/results")).await;
    let boards = missing(&arbiter).await;
    stage.cut();
    enters(&arbiter, &boards[0], "1").await;
    arbiter.sees("Not saved yet: 1.").await;
    // The laptop's lid is closed, the browser is opened again on another page of the desk.
    arbiter.leave().await;
    stage.start_again(folder.path()).await;
    arbiter.open(&format!("{DESK}/rounds")).await;
    arbiter.finds("#unsaved[hidden]").await;
    arbiter.open(&format!("{DESK}/results")).await;
    arbiter
        .finds(&format!(
            "#board-{}[data-result='1-0'][data-state='']",
            boards[0]
        ))
        .await;
    let store = open_store(&folder.path().to_string_lossy()).await.unwrap();
    assert_eq!(in_journal(store, &boards[0]).await, GameResult::WHITE_WINS);
}

#[tokio::test]
async fn an_arbiter_enters_a_result_by_touch() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.look_with(Screen::Phone, Scheme::Light).await;
    arbiter.open(&format!("{DESK}/results")).await;
    let boards = missing(&arbiter).await;
    arbiter
        .click(&format!("½ · Board {}: draw", boards[0]))
        .await;
    arbiter
        .finds(&format!(
            "#board-{}[data-result='½-½'][data-state='']",
            boards[0]
        ))
        .await;
    assert_eq!(in_journal(store, &boards[0]).await, GameResult::DRAW);
}

#[tokio::test]
async fn a_result_of_a_complete_round_is_corrected_in_one_step() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(&format!("{DESK}/results/5")).await;
    arbiter.sees("The round is complete.").await;
    arbiter.open(&format!("{DESK}/results/5/board/1")).await;
    arbiter.audit().await;
    arbiter.fill(&[("Reason", "the slip was misread")]).await;
    arbiter.click_at("button[name=result][value='0-1']").await;
    // Round 6 was paired on it.
    arbiter.sees("Please confirm").await;
    arbiter.click("Go on").await;
    arbiter.sees("Board 1 is up to date").await;
    let journal = Journal::open(store, "rookery-open".parse().unwrap());
    let journal = journal.await.unwrap();
    let section = &journal.event().sections[0];
    let round = section.draft.round(RoundNumber(5)).unwrap();
    assert_eq!(round.games[0].results.reported, GameResult::BLACK_WINS);
    assert!(section.is_closed(RoundNumber(5)));
}

#[tokio::test]
async fn players_report_their_own_result() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(&format!("{DESK}/results")).await;
    let board = missing(&arbiter).await.swap_remove(0);
    let sheet = arbiter.table("table.sheet-table").await;
    let (white, black) = (sheet.cell(&board, "White"), sheet.cell(&board, "Black"));
    arbiter.click("Links for players").await;
    arbiter.sees(white).await;
    arbiter.audit().await;
    arbiter.pictures("report-links").await;
    let phones = [stage.visitor().await, stage.visitor().await];
    for (phone, player) in phones.iter().zip([white, black]) {
        phone.look_with(Screen::Phone, Scheme::Light).await;
        let link = arbiter.link_of("ul.slips li", player).await;
        phone.open(&link).await;
        phone.sees("How did the game end?").await;
    }
    let [white, black] = &phones;
    white.click("1–0").await;
    white.sees("Your report is noted.").await;
    black.click("0–1").await;
    black.sees("says 1–0").await;
    black.audit().await;
    black.pictures("report").await;
    assert_eq!(in_journal(store.clone(), &board).await, GameResult::PENDING);
    // The arbiter sees that they differ; one of them has pressed the wrong button.
    arbiter.open(&format!("{DESK}/results")).await;
    arbiter.picture("results-dispute").await;
    black.click("1–0").await;
    arbiter
        .finds(&format!("#board-{board}[data-result='1-0']"))
        .await;
    assert_eq!(in_journal(store, &board).await, GameResult::WHITE_WINS);
}

#[tokio::test]
async fn two_arbiters_conduct_a_round() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let (anna, ben) = (stage.arbiter().await, stage.arbiter().await);
    anna.open(&format!("{DESK}/results")).await;
    let board = missing(&anna).await.swap_remove(0);
    let hall = format!("{DESK}/hall");
    for arbiter in [&anna, &ben] {
        arbiter.open(&hall).await;
    }
    anna.click("Start the round").await;
    anna.sees("Start noted").await;
    // The other page follows by itself.
    ben.sees("Correct the start").await;
    anna.click_at("#duty-clocks-set button.mark").await;
    ben.finds("#duty-clocks-set.done").await;
    ben.click_at("#duty-venue-checked button.mark").await;
    anna.finds("#duty-venue-checked.done").await;

    let player = "#exits [name=entrant] option:nth-child(2)";
    anna.click_at(player).await;
    anna.click("Has left").await;
    ben.sees("Out since").await;
    ben.click_in("#exits", "Is back Lüders, Matthias (4)").await;
    anna.no_longer_sees("Out since").await;

    anna.fill(&[
        (&format!("White's time, board {board}"), "85"),
        (&format!("Black's time, board {board}"), "4:30"),
        (&format!("Last move, board {board}"), "20"),
    ])
    .await;
    anna.click("Save the times").await;
    anna.sees("1 clock read").await;
    ben.sees("Time trouble").await;
    ben.audit().await;
    ben.pictures("hall").await;
    ben.look_with(Screen::Phone, Scheme::Dark).await;
    ben.open(&hall).await;
    ben.picture("hall-phone").await;
}
