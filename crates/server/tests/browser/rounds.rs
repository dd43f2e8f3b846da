//! Rounds and results at the desk, with the demonstration event.

use std::sync::Arc;

use adoube_journal::{Journal, Store, Subject};
use adoube_tournament::{GameResult, RoundNumber};

use crate::harness::{Stage, Visitor};

const DESK: &str = "/desk/rookery-open/open";

#[tokio::test]
async fn the_last_results_of_a_round_are_entered_without_a_mouse() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    let colleague = stage.arbiter().await;
    colleague.open(&format!("{DESK}/results")).await;
    arbiter.open(&format!("{DESK}/results")).await;
    arbiter.audit().await;
    arbiter.pictures("results").await;
    let sheet = arbiter.table("table.sheet-table").await;
    let missing = sheet
        .rows
        .iter()
        .filter(|row| row.get(2).is_none_or(|result| result.is_empty()))
        .count();
    assert!(missing > 1);
    // Enter in the empty field goes to the first board without a result, m to the next one.
    arbiter.click_at("#quick").await;
    arbiter.press("Enter").await;
    for key in ["1", "=", "0"].iter().cycle().take(missing) {
        arbiter.press(key).await;
        arbiter.press("m").await;
    }
    arbiter.sees("31 of 31 results").await;
    arbiter.sees("No result is missing").await;
    colleague.sees("31 of 31 results").await;
    assert!(arbiter.complaints().await.is_empty());
}

/// What the journal has for a board of the sixth round, and why.
async fn in_journal(store: &Arc<dyn Store>, board: &str) -> (GameResult, Option<String>) {
    let event = "rookery-open".parse().unwrap();
    let journal = Journal::open(store.clone(), event).await.unwrap();
    let section = &journal.event().sections[0];
    let round = section.draft.round(RoundNumber(6)).unwrap();
    let mut games = round.games.iter();
    let game = games.find(|game| game.board.to_string() == board).unwrap();
    let subject = Subject::Board {
        section: section.id.clone(),
        round: RoundNumber(6),
        board: game.board,
    };
    let last = journal.history(&subject).last();
    (
        game.results.reported,
        last.and_then(|record| record.reason.clone()),
    )
}

/// The boards of the round, by what the sheet shows of them.
struct Boards {
    white_won: Vec<String>,
    black_won: Vec<String>,
    open: Vec<String>,
}

impl Boards {
    async fn on_the_sheet(arbiter: &Visitor) -> Boards {
        let sheet = arbiter.table("table.sheet-table").await;
        let with = |result: &str| -> Vec<String> {
            let rows = sheet.rows.iter().filter(|row| row[2] == result);
            rows.map(|row| row[0].clone()).collect()
        };
        Boards {
            white_won: with("1–0"),
            black_won: with("0–1"),
            open: with(""),
        }
    }

    /// Those to correct: White won the first and the third, Black the second.
    fn to_correct(&self) -> (&str, &str, &str) {
        (&self.white_won[0], &self.black_won[0], &self.white_won[1])
    }
}

#[tokio::test]
async fn what_is_typed_ahead_of_a_correction_lands_where_it_belongs() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(&format!("{DESK}/results")).await;
    let boards = Boards::on_the_sheet(&arbiter).await;
    let (one, _, third) = boards.to_correct();
    corrections_are_asked_about(&arbiter, &store, &boards).await;
    corrections_outlast_a_reload_and_one_is_dropped(&arbiter, third).await;
    one_reason_writes_all_corrections(&arbiter, &store, &boards).await;
    a_corrected_board_is_asked_about_again(&arbiter, &store, one).await;
    tab_leads_from_a_long_list_to_the_reason(&arbiter, &boards).await;
    the_result_is_typed_after_its_board(&arbiter, &boards.open[1]).await;
    enter_in_the_reason_of_a_board_chooses_no_result(&arbiter, &store, one).await;
    assert!(arbiter.complaints().await.is_empty());
}

/// Two corrections, a new result, a board that is not there, a board without a result, and a second
/// Enter by a slip of the finger, without waiting for anything.
async fn corrections_are_asked_about(arbiter: &Visitor, store: &Arc<dyn Store>, boards: &Boards) {
    let (one, other, third) = boards.to_correct();
    arbiter.click_at("#quick").await;
    let typed = format!(
        "{one} 0\n{other} 1\n\n{} 1\n999 1\n{third} =\n",
        boards.open[0]
    );
    arbiter.dash_off(&typed).await;
    arbiter
        .finds(&format!("#board-{}[data-result='1-0']", boards.open[0]))
        .await;
    arbiter.finds("#corrections:not([hidden])").await;
    for (board, state) in [
        (one, "asks"),
        (other, "asks"),
        (third, "asks"),
        (boards.open[0].as_str(), ""),
    ] {
        let row = format!("#board-{board}[data-state='{state}']");
        arbiter.finds(&row).await;
    }
    arbiter.finds("#quick:focus").await;
    arbiter.sees("999 1: There is no board").await;
    arbiter.sees(&format!("{one}: 1–0 → 0–1")).await;
    arbiter.sees(&format!("{other}: 0–1 → 1–0")).await;
    assert_eq!(
        arbiter.value("Reason for a correction (optional)").await,
        ""
    );
    assert_eq!(in_journal(store, one).await.0, GameResult::WHITE_WINS);
    assert_eq!(in_journal(store, other).await.0, GameResult::BLACK_WINS);
    arbiter.audit().await;
    arbiter.pictures("results-corrections").await;
}

async fn corrections_outlast_a_reload_and_one_is_dropped(arbiter: &Visitor, third: &str) {
    arbiter.open(&format!("{DESK}/results")).await;
    arbiter.sees(&format!("{third}: 1–0 → ½–½")).await;
    arbiter
        .click_at(&format!("#corrections [data-drop='{third}']"))
        .await;
    arbiter.no_longer_sees(&format!("{third}: 1–0 → ½–½")).await;
}

/// The reason is reached with Tab. What was dropped stays as it was.
async fn one_reason_writes_all_corrections(
    arbiter: &Visitor,
    store: &Arc<dyn Store>,
    boards: &Boards,
) {
    let (one, other, third) = boards.to_correct();
    arbiter.click_at("#quick").await;
    arbiter.dash_off("\tboth slips were misread\n").await;
    arbiter
        .finds(&format!("#board-{one}[data-result='0-1'][data-state='']"))
        .await;
    arbiter
        .finds(&format!("#board-{other}[data-result='1-0'][data-state='']"))
        .await;
    arbiter.finds("#corrections[hidden]").await;
    let why = Some("both slips were misread".to_owned());
    assert_eq!(
        in_journal(store, one).await,
        (GameResult::BLACK_WINS, why.clone())
    );
    assert_eq!(
        in_journal(store, other).await,
        (GameResult::WHITE_WINS, why)
    );
    assert_eq!(in_journal(store, third).await.0, GameResult::WHITE_WINS);
}

/// A correction stands with its reason; what is typed anew does not simply overwrite it.
async fn a_corrected_board_is_asked_about_again(
    arbiter: &Visitor,
    store: &Arc<dyn Store>,
    one: &str,
) {
    arbiter.click_at("#quick").await;
    arbiter.dash_off(&format!("{one} =\n")).await;
    arbiter
        .finds(&format!(
            "#board-{one}[data-result='0-1'][data-state='asks']"
        ))
        .await;
    assert_eq!(in_journal(store, one).await.0, GameResult::BLACK_WINS);
    arbiter.click_at("#corrections button[value=no]").await;
    arbiter.finds("#corrections[hidden]").await;
}

async fn tab_leads_from_a_long_list_to_the_reason(arbiter: &Visitor, boards: &Boards) {
    let finished = boards.white_won.iter().chain(&boards.black_won).take(8);
    let typed: Vec<String> = finished.map(|board| format!("{board} =\n")).collect();
    arbiter.click_at("#quick").await;
    arbiter.dash_off(&typed.concat()).await;
    assert!(typed.len() > 5, "too few boards for a list that scrolls");
    arbiter
        .finds(&format!("#corrections li:nth-child({})", typed.len()))
        .await;
    arbiter.dash_off("\t").await;
    arbiter.finds("#corrections-reason:focus").await;
    arbiter.click_at("#corrections button[value=no]").await;
    arbiter.finds("#corrections[hidden]").await;
}

/// A board alone shows who plays there.
async fn the_result_is_typed_after_its_board(arbiter: &Visitor, board: &str) {
    arbiter.click_at("#quick").await;
    arbiter.dash_off(&format!("{board}\n1\n")).await;
    arbiter
        .finds(&format!("#board-{board}[data-result='1-0']"))
        .await;
}

/// On the page of the board.
async fn enter_in_the_reason_of_a_board_chooses_no_result(
    arbiter: &Visitor,
    store: &Arc<dyn Store>,
    one: &str,
) {
    arbiter.open(&format!("{DESK}/results/6/board/{one}")).await;
    arbiter.click_at("[name=reason]").await;
    arbiter.dash_off("typed too soon\n").await;
    arbiter.click_at("button[name=result][value='½-½']").await;
    arbiter.sees(&format!("Board {one} is up to date")).await;
    let now = in_journal(store, one).await;
    assert_eq!(now, (GameResult::DRAW, Some("typed too soon".to_owned())));
}

#[tokio::test]
async fn the_pages_of_rounds_are_sound_and_a_change_is_checked_while_it_is_chosen() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    for (name, path) in [
        ("rounds", "rounds"),
        ("round", "rounds/6"),
        ("why", "rounds/6/why"),
        ("change", "rounds/6/change"),
        ("board", "results/6/board/1"),
    ] {
        arbiter.open(&format!("{DESK}/{path}")).await;
        arbiter.audit().await;
        arbiter.pictures(name).await;
    }
    arbiter.open(&format!("{DESK}/rounds/6/change")).await;
    let step = [("What to do", "Exchange colours")];
    arbiter.fill(&step).await;
    arbiter
        .click_at("#step select[name=board] option:nth-child(2)")
        .await;
    arbiter.sees("Board 1: colours exchanged").await;
}
