//! One browser with many windows: it has six connections to a server, and none may starve.

use crate::harness::{Stage, Visitor};

const DESK: &str = "/desk/rookery-open/open";
const PUBLIC: &str = "/e/rookery-open/open/pairings";

/// The first board of the round in progress without a result.
async fn open_board(arbiter: &Visitor) -> String {
    let sheet = arbiter.table("table.sheet-table").await;
    let open = |row: &&Vec<String>| row.get(2).is_none_or(|result| result.is_empty());
    sheet.rows.iter().find(open).expect("an open board")[0].clone()
}

#[tokio::test]
async fn eight_windows_of_a_browser_follow_a_result() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let other = stage.arbiter().await;
    other.open(&format!("{DESK}/results")).await;
    let board = open_board(&other).await;

    let anna = stage.arbiter().await;
    anna.open(&format!("{DESK}/results")).await;
    for _ in 0..3 {
        anna.open_in_window(&format!("{DESK}/results")).await;
    }
    for _ in 0..4 {
        anna.open_in_window(PUBLIC).await;
    }
    let windows = anna.windows().await;
    assert_eq!(windows.len(), 8);
    for window in &windows {
        anna.turn_to(window).await;
        anna.note_being_hidden().await;
    }

    other.click_at("#quick").await;
    other.write(&format!("{board} 1")).await;
    other.press("Enter").await;
    for window in &windows {
        anna.turn_to(window).await;
        if anna.path().await == PUBLIC {
            let row = format!("main tr:nth-child({board}) .res:not(.open)");
            anna.finds(&row).await;
        } else {
            anna.finds(&format!("#board-{board}[data-result='1-0']"))
                .await;
        }
        // A window that was hidden has asked anew, which proves nothing.
        assert!(!anna.was_hidden().await);
        assert_eq!(anna.complaints().await, Vec::<String>::new());
    }
}
