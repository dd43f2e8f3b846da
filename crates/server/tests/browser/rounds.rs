//! Rounds and results at the desk, with the demonstration event.

use crate::harness::Stage;

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
