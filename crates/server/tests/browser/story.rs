//! The whole story of an open, from an empty folder to the report of its last round.

use std::path::Path;

use adoube_conduct::rounds::report;
use adoube_formats::{TrfVersion, read_trf};
use adoube_journal::{Event, Journal, open_store};
use adoube_tournament::{ByeKind, RoundNumber};

use crate::harness::{Stage, Visitor, pictures_folder};

const PLAYERS: usize = 60;
const ROUNDS: u16 = 7;
const DESK: &str = "/desk/autumn-open/open";

#[tokio::test]
async fn an_open_from_the_first_entry_to_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let Some(stage) = Stage::empty(folder.path()).await else {
        return;
    };
    let arbiter = stage.visitor().await;
    begins(&arbiter).await;
    enters_sixty(&arbiter).await;
    for round in 1..=ROUNDS {
        looks_after_players(&arbiter, round).await;
        pairs(&arbiter, round).await;
        enters_results(&arbiter, round).await;
    }
    divides_the_prizes(&arbiter).await;
    prints(&arbiter).await;
    let report = takes_the_report(&arbiter).await;
    assert_eq!(arbiter.complaints().await, [""; 0]);
    everything_is_there(&event_of(folder.path()).await, &report);
}

async fn begins(arbiter: &Visitor) {
    arbiter.open("/").await;
    let account = [
        ("Your name, as it goes into the journal", "Anna Arbiter"),
        ("Login", "anna"),
        ("Password", "correct horse battery"),
    ];
    arbiter.fill(&account).await;
    arbiter.click("Create the account").await;
    arbiter.is_at("/desk").await;
    let event = [
        ("Name of the event", "Autumn Open"),
        ("First day", "2026-11-20"),
    ];
    arbiter.fill(&event).await;
    arbiter.click("Create the event").await;
    arbiter.click("Add a section").await;
    let section = [
        ("Name of the section", "Open"),
        ("Players (or teams) expected", "60"),
        ("Rounds", "7"),
    ];
    arbiter.fill(&section).await;
    arbiter.click("Propose settings").await;
    arbiter.click("Add the section").await;
    arbiter.is_at(&format!("{DESK}/entries")).await;
    arbiter.open("/desk/autumn-open").await;
    arbiter.pictures("story-overview").await;
}

async fn enters_sixty(arbiter: &Visitor) {
    let names = ["Adler", "Berg", "Cruz", "Dahl", "Eder", "Frey"];
    let line = |number: usize| {
        let name = names[number % names.len()];
        let rating = 2400 - 11 * number;
        format!(
            "{name}{}, Player;{rating};NOR\n",
            char::from(b'a' + (number / 6) as u8)
        )
    };
    let lines: String = (0..PLAYERS).map(line).collect();
    arbiter.open(&format!("{DESK}/entries/import")).await;
    let list = format!("Name;Rating;Fed\n{lines}");
    let label = "Or lines pasted from a table, a mail or a web page";
    arbiter.fill(&[(label, list.as_str())]).await;
    arbiter.click("Look at the list").await;
    arbiter.click("Enter these players").await;
    arbiter.sees("60 players are entered.").await;
    arbiter.open(&format!("{DESK}/entries")).await;
    arbiter.pictures("story-entries").await;
}

/// A late entry, a bye that was asked for, a withdrawal.
async fn looks_after_players(arbiter: &Visitor, round: u16) {
    match round {
        2 => {
            arbiter.open(&format!("{DESK}/entries")).await;
            arbiter.fill(&[("Name", "Late, Lisa")]).await;
            arbiter.press("Escape").await;
            arbiter.click("Enter the player").await;
            arbiter.sees("Late, Lisa is entered.").await;
        }
        3 => {
            arbiter.open(&format!("{DESK}/entries/10")).await;
            arbiter.fill(&[("Round 3", "half-point bye")]).await;
            arbiter.click("Note the byes").await;
            // It is later than was announced, which has to be acknowledged.
            arbiter.click("Seen, go on").await;
            arbiter.sees("are noted").await;
        }
        4 => {
            arbiter.open(&format!("{DESK}/entries/20")).await;
            arbiter.click("Withdraw").await;
            arbiter.sees("is withdrawn").await;
        }
        _ => {}
    }
}

async fn pairs(arbiter: &Visitor, round: u16) {
    arbiter.open(&format!("{DESK}/rounds")).await;
    arbiter.click(&format!("Pair round {round}")).await;
    arbiter.sees(&format!("Round {round} is paired.")).await;
    if round == 1 {
        arbiter.open(&format!("{DESK}/rounds/1/why")).await;
        arbiter.pictures("story-why").await;
    }
    if round == 5 {
        arbiter
            .open(&format!("{DESK}/rounds/5/change?steps=&do=colours&board=3"))
            .await;
        arbiter.sees("colours exchanged").await;
        let reason = [("Reason (goes into the journal)", "agreed with both players")];
        arbiter.fill(&reason).await;
        arbiter.click("Make this change").await;
        arbiter.sees("Please confirm").await;
        arbiter.click("Go on").await;
        arbiter.sees("Round 5 is changed.").await;
    }
}

async fn enters_results(arbiter: &Visitor, round: u16) {
    arbiter.open(&format!("{DESK}/results")).await;
    let boards = arbiter.table("table.sheet-table").await.rows.len();
    arbiter.click_at("#quick").await;
    arbiter.press("Enter").await;
    for key in ["1", "=", "0", "1"].iter().cycle().take(boards) {
        arbiter.press(key).await;
        arbiter.press("m").await;
    }
    arbiter.sees(&format!("{boards} of {boards} results")).await;
    if round == 2 {
        arbiter.open(&format!("{DESK}/results/2/board/1")).await;
        arbiter
            .fill(&[("Reason for a correction (optional)", "the slip was misread")])
            .await;
        arbiter.click_at("button[name=result][value='0-1']").await;
        arbiter.sees("Board 1 is up to date").await;
        arbiter.open(&format!("{DESK}/results/2/board/1")).await;
        arbiter.sees("the slip was misread").await;
        arbiter.pictures("story-board").await;
    }
    if round == ROUNDS {
        arbiter.open(&format!("{DESK}/rounds/{round}")).await;
        arbiter.click("Declare complete").await;
        arbiter.sees(&format!("Round {round} is complete.")).await;
    }
}

async fn divides_the_prizes(arbiter: &Visitor) {
    arbiter.open(&format!("{DESK}/prizes")).await;
    let fund = [
        ("Amount 1", "500"),
        ("Amount 2", "300"),
        ("Amount 3", "200"),
        ("Name 1", "Best below 2000"),
        ("For whom 1", "rated below"),
        ("Limit, club or board 1", "2000"),
        ("Prizes 1", "100, 50"),
    ];
    // What cannot be right is told in the form, and nothing that was typed is gone.
    arbiter.fill(&[("Amount 1", "much")]).await;
    arbiter.click("Save the fund").await;
    arbiter.finds("#fund-table .wrong").await;
    assert_eq!(arbiter.value("Amount 1").await, "much");
    assert_eq!(arbiter.complaints().await.len(), 1, "of the refusal");
    arbiter.fill(&fund).await;
    arbiter.click("Save the fund").await;
    arbiter.sees("The prize fund is saved.").await;
    arbiter.sees("1150.00 EUR of 1150.00 EUR are paid.").await;
    let division = arbiter.table("table.prizes-table").await;
    assert!(division.rows.len() >= 5, "{division:?}");
}

/// The report as the page gives it; it is put beside the pictures, for other programs to check.
async fn takes_the_report(arbiter: &Visitor) -> String {
    arbiter.open(&format!("{DESK}/papers")).await;
    let path = arbiter.link_of("ul.doors-list li", "TRF").await;
    let report = arbiter.download(&path).await;
    std::fs::write(pictures_folder().join("story.trf"), &report).unwrap();
    report
}

async fn prints(arbiter: &Visitor) {
    for (name, path) in [
        ("story-standings", "standings"),
        ("story-prizes", "prizes"),
        ("story-papers", "papers"),
        ("story-incidents", "incidents"),
        ("story-settings", "settings"),
    ] {
        arbiter.open(&format!("{DESK}/{path}")).await;
        arbiter.audit().await;
        arbiter.pictures(name).await;
    }
}

async fn event_of(folder: &Path) -> Event {
    let store = open_store(&folder.to_string_lossy()).await.unwrap();
    let journal = Journal::open(store, "autumn-open".parse().unwrap());
    journal.await.unwrap().event().clone()
}

/// What was done is in the journal, and the report tells it.
fn everything_is_there(event: &Event, downloaded: &str) {
    let section = &event.sections[0];
    assert_eq!(section.draft.entrants.len(), PLAYERS + 1);
    assert_eq!(section.rounds.len(), usize::from(ROUNDS));
    assert!(section.is_closed(RoundNumber(ROUNDS)));
    let byes = &section.draft.rounds[2].byes;
    assert!(byes.iter().any(|bye| bye.kind == ByeKind::HalfPoint));
    let written = report(event, section, None).unwrap();
    assert_eq!(written.text, downloaded);
    let read = read_trf(written.text.as_bytes()).unwrap();
    assert_eq!(read.version(), TrfVersion::Trf26);
}
