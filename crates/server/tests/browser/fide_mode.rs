//! Leaving FIDE mode, and a round made by hand, as an arbiter meets them.

use adoube_journal::Journal;

use crate::harness::Stage;

const DESK: &str = "/desk/rookery-open/open";

#[tokio::test]
async fn fide_mode_is_left_after_two_questions_and_the_mark_stays() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(&format!("{DESK}/settings")).await;
    arbiter.sees("FIDE mode locks this").await;
    arbiter.click("Leave FIDE mode …").await;
    arbiter.sees("Please confirm").await;
    arbiter.audit().await;
    arbiter.pictures("confirm").await;
    // Whoever cancels has changed nothing.
    arbiter.click_at("[data-cancel]").await;
    arbiter.sees("Leave FIDE mode").await;
    arbiter.click("Leave FIDE mode …").await;
    arbiter.click("Go on").await;
    arbiter.sees("Stay in FIDE mode?").await;
    arbiter.pictures("confirm-again").await;
    arbiter.click("Leave FIDE mode for good").await;
    arbiter.sees("Not in FIDE mode since round 6").await;
    arbiter.audit().await;
    let journal = Journal::open(store, "rookery-open".parse().unwrap())
        .await
        .unwrap();
    let section = &journal.event().sections[0];
    assert_eq!(section.left_fide_mode.map(|round| round.0), Some(6));
    let spectator = stage.visitor().await;
    spectator.open("/e/rookery-open/open/standings").await;
    spectator.sees("Not in FIDE mode since round 6").await;
}

#[tokio::test]
async fn a_round_changed_by_hand_is_confirmed_and_told_in_the_report() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(&format!("{DESK}/results")).await;
    let sheet = arbiter.table("table.sheet-table").await;
    let mut open = sheet.rows.iter().filter(|row| row[2].is_empty());
    let board = open.next().unwrap()[0].clone();
    let steps = format!("rounds/6/change?steps=&do=colours&board={board}");
    arbiter.open(&format!("{DESK}/{steps}")).await;
    let before = Journal::open(store.clone(), "rookery-open".parse().unwrap())
        .await
        .unwrap();
    let reason = [("Reason (goes into the journal)", "the players sat down so")];
    arbiter.fill(&reason).await;
    arbiter.click("Make this change").await;
    arbiter.sees("Please confirm").await;
    arbiter.audit().await;
    arbiter.click("Go on").await;
    arbiter.sees("Round 6 is changed.").await;
    let after = Journal::open(store, "rookery-open".parse().unwrap())
        .await
        .unwrap();
    assert_eq!(after.head().0, before.head().0 + 1);
    let record = after.records().last().unwrap();
    assert!(!record.confirmed.is_empty(), "{record:?}");
}
