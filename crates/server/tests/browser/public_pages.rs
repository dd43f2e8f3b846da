//! What everybody can read, with the demonstration event.

use std::sync::Arc;

use adoube_journal::{Command, EnterResult, Journal, Store, Submission};
use adoube_tournament::RoundNumber;
use jiff::Timestamp;

use crate::harness::{Stage, Visitor};

const SECTION: &str = "/e/rookery-open/open";

#[tokio::test]
async fn every_public_page_is_sound() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    let pages = [
        ("events", "/".to_owned()),
        ("event", "/e/rookery-open".to_owned()),
        ("pairings", format!("{SECTION}/pairings")),
        ("standings", format!("{SECTION}/standings")),
        ("crosstable", format!("{SECTION}/crosstable")),
        ("players", format!("{SECTION}/players")),
        ("player", format!("{SECTION}/players/7")),
        ("statistics", format!("{SECTION}/statistics")),
        ("by-name", format!("{SECTION}/pairings?order=name")),
        ("screen", format!("{SECTION}/screen")),
        ("codes", "/e/rookery-open/qr".to_owned()),
    ];
    for (name, path) in pages {
        visitor.open(&path).await;
        visitor.audit().await;
        visitor.pictures(name).await;
    }
}

#[tokio::test]
async fn a_spectator_finds_a_player_from_the_front_page() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open("/").await;
    visitor.click_in(".events", "Rookery Open").await;
    visitor.is_at("/e/rookery-open").await;
    visitor.click("Pairings of Open").await;
    visitor.is_at(&format!("{SECTION}/pairings")).await;
    assert!(visitor.title().await.starts_with("Round 6"));
    let boards = visitor.table("table.pairings").await;
    assert_eq!(boards.rows.len(), 31);
    let white = boards.cell("1", "White").to_owned();
    let rating = boards.cell("1", "Rtg").to_owned();

    visitor.click("Round 1").await;
    visitor.is_at(&format!("{SECTION}/pairings/1")).await;
    visitor.click_in(".tabs", "Standings").await;
    visitor.sees("Standings after round 5").await;
    // A title is a word of its own in one table and stands before the name in the other.
    let standings = visitor.table("table.standings").await;
    let place = standings
        .head
        .iter()
        .position(|head| head == "Name")
        .unwrap();
    let name = standings
        .rows
        .iter()
        .map(|row| &row[place])
        .find(|name| white.ends_with(name.as_str()));
    let name = name.expect("the player of the first board is in the standings");
    assert_eq!(standings.cell(name, "Rtg"), rating);
    visitor.click(name).await;
    visitor.sees(&format!("{white} ")).await;
    let card = visitor.table("table.card-table").await;
    assert_eq!(card.rows.len(), 6);
    assert!(visitor.complaints().await.is_empty());
}

#[tokio::test]
async fn a_result_appears_by_itself() {
    let Some((stage, store)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open(&format!("{SECTION}/pairings")).await;
    visitor.sees("16 of 31 boards finished").await;
    visitor.fill(&[("Find a name", "a")]).await;
    let open = first_without_result(&visitor)
        .await
        .expect("the round is under way");
    enter_result(store, &open).await;
    visitor.sees("17 of 31 boards finished").await;
    let boards = visitor.table("table.pairings").await;
    assert_eq!(boards.cell(&open, "Result"), "1 – 0");
    assert_eq!(visitor.value("Find a name").await, "a");
    assert!(visitor.complaints().await.is_empty());
}

#[tokio::test]
async fn a_name_is_found_while_one_types() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open(&format!("{SECTION}/players")).await;
    visitor.fill(&[("Find a name", "simsek")]).await;
    visitor.no_longer_sees("Garnier").await;
    visitor.sees("Şimşek, Emre").await;
    visitor.fill(&[("Find a name", "")]).await;
    visitor.sees("Garnier, Hélène").await;
}

#[tokio::test]
async fn a_player_who_is_followed_is_on_the_page_of_the_event() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open(&format!("{SECTION}/players/2")).await;
    visitor.sees("Round 6").await;
    visitor.click("Follow").await;
    visitor.sees("No longer follow").await;
    visitor.open("/e/rookery-open").await;
    visitor.sees("Players you follow").await;
    visitor.sees("Opponent").await;
    visitor.audit().await;
    assert!(visitor.complaints().await.is_empty());
}

/// Who follows somebody has the pages of the section without a server too, those that were never opened included.
#[tokio::test]
async fn the_last_state_is_read_without_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut stage) = Stage::demo_in(folder.path()).await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open(&format!("{SECTION}/players/8")).await;
    visitor.click("Follow").await;
    visitor.open(&format!("{SECTION}/pairings")).await;
    for page in ["pairings", "standings", "players"] {
        visitor.keeps(&format!("{SECTION}/{page}")).await;
    }
    visitor.keeps("/e/rookery-open").await;
    stage.cut();
    visitor.open(&format!("{SECTION}/standings")).await;
    visitor.sees("No connection. This is how it stood on").await;
    visitor.finds("table.standings").await;
    // A page that nobody kept: that of the event leads to those that are there.
    visitor.open(&format!("{SECTION}/players/20")).await;
    visitor.is_at("/e/rookery-open").await;
    visitor.sees("No connection. This is how it stood on").await;
}

#[tokio::test]
async fn ones_own_name_is_marked_in_this_browser_only() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open(&format!("{SECTION}/players/2")).await;
    visitor.click("This is me").await;
    visitor.open(&format!("{SECTION}/standings")).await;
    visitor.sees("Ferrer, Íñigo you").await;
    visitor.audit().await;
    let other = stage.visitor().await;
    other.open(&format!("{SECTION}/standings")).await;
    assert!(!other.text().await.contains("Ferrer, Íñigo you"));
    visitor.open(&format!("{SECTION}/players/2")).await;
    visitor.click("This is not me").await;
    visitor.open(&format!("{SECTION}/standings")).await;
    assert!(!visitor.text().await.contains("Ferrer, Íñigo you"));
}

#[tokio::test]
async fn the_big_screen_turns_its_pages() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor
        .open(&format!("{SECTION}/screen?show=pairings"))
        .await;
    visitor.sees("1 / ").await;
    let first = visitor.text().await;
    visitor.sees("2 / ").await;
    assert_ne!(first, visitor.text().await);
    assert!(visitor.complaints().await.is_empty());
}

#[tokio::test]
async fn the_keyboard_skips_to_the_content() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open(&format!("{SECTION}/players")).await;
    visitor.press("Tab").await;
    visitor.picture("skip-link").await;
    visitor.press("Enter").await;
    visitor.is_at(&format!("{SECTION}/players#main")).await;
}

#[tokio::test]
async fn an_address_without_a_page_says_so() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open("/e/nowhere").await;
    visitor.picture("not-found").await;
    assert!(visitor.faults().await.is_empty());
    let complaints = visitor.complaints().await;
    assert!(
        matches!(&complaints[..], [one] if one.contains("404")),
        "{complaints:?}"
    );
}

/// The number of the first board that is still being played.
async fn first_without_result(visitor: &Visitor) -> Option<String> {
    let boards = visitor.table("table.pairings").await;
    let result = boards.head.iter().position(|head| head == "Result")?;
    let open = boards
        .rows
        .into_iter()
        .find(|row| row[result].contains("no result yet"))?;
    open.into_iter().next()
}

async fn enter_result(store: Arc<dyn Store>, board: &str) {
    let event = "rookery-open".parse().unwrap();
    let mut journal = Journal::open(store, event).await.unwrap();
    let enter = Command::EnterResult(EnterResult {
        section: "open".parse().unwrap(),
        round: RoundNumber(6),
        board: board.parse().unwrap(),
        result: "1-0".parse().unwrap(),
    });
    let submission = Submission {
        seen: journal.head(),
        author: "Arbiter".parse().unwrap(),
        reason: None,
        at: Timestamp::now(),
        confirmed: Vec::new(),
        commands: vec![enter],
    };
    journal.submit(submission).await.unwrap();
}
