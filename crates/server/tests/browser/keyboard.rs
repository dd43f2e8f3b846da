//! An evening by the keyboard alone, and the order in which a screen reader reads it.

use serde_json::{Value, json};

use crate::harness::{Stage, Visitor};

const EVENT: &str = "/desk/rookery-open";
const DESK: &str = "/desk/rookery-open/evening";

/// Tab by Tab to what is called so, and presses it.
async fn presses(arbiter: &Visitor, name: &str) {
    arbiter.tabs_to(name).await;
    arbiter.press("Enter").await;
}

/// Tab by Tab to a field, and fills it in.
async fn types(arbiter: &Visitor, name: &str, text: &str) {
    arbiter.tabs_to(name).await;
    arbiter.write(text).await;
}

#[tokio::test]
async fn an_evening_needs_no_mouse() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.visitor().await;
    arbiter.open("/sign-in").await;
    types(&arbiter, "Login", "demo").await;
    types(&arbiter, "Password", "rookery-open").await;
    arbiter.press("Enter").await;
    arbiter.is_at("/desk").await;
    presses(&arbiter, "Rookery Open").await;
    arbiter.is_at(EVENT).await;

    presses(&arbiter, "Add a section").await;
    arbiter.is_at(&format!("{EVENT}/new-section")).await;
    types(&arbiter, "Name of the section", "Evening").await;
    types(&arbiter, "Players (or teams) expected", "4").await;
    types(&arbiter, "Rounds", "3").await;
    presses(&arbiter, "Propose settings").await;
    arbiter.sees("Add the section").await;
    presses(&arbiter, "Add the section").await;
    arbiter.is_at(&format!("{DESK}/entries")).await;

    arbiter.tabs_to("Name").await;
    for name in ["Ash, Ann", "Birch, Ben", "Cedar, Cleo", "Dogwood, Dan"] {
        // The field has the focus again after each.
        arbiter.focuses("Name").await;
        arbiter.write(name).await;
        arbiter.press("Enter").await;
        arbiter.sees(&format!("{name} is entered.")).await;
    }

    presses(&arbiter, "Rounds").await;
    arbiter.is_at(&format!("{DESK}/rounds")).await;
    presses(&arbiter, "Pair round 1").await;
    arbiter.sees("Round 1 is paired.").await;

    presses(&arbiter, "Results").await;
    arbiter.is_at(&format!("{DESK}/results")).await;
    arbiter.tabs_to("Board and result").await;
    arbiter.dash_off("1 1\n2 0\n").await;
    arbiter.sees("2 of 2 results").await;
    arbiter.no_longer_sees("Not saved yet").await;

    presses(&arbiter, "Go on to round 2").await;
    arbiter.is_at(&format!("{DESK}/rounds")).await;
    presses(&arbiter, "1").await;
    arbiter.is_at(&format!("{DESK}/rounds/1")).await;
    presses(&arbiter, "Declare complete").await;
    arbiter.sees("Round 1 is complete.").await;

    presses(&arbiter, "Print the round").await;
    arbiter
        .is_at(&format!("{DESK}/papers/print-round?round=1"))
        .await;
    // The browser's own page for a PDF asks for a picture that nobody promised.
    let complaints = arbiter.complaints().await;
    assert!(
        complaints.iter().all(|one| one.contains("/favicon.ico")),
        "{complaints:?}"
    );
}

/// What a screen reader reads of a page, in its order: the role and the name of what has one.
async fn read(arbiter: &Visitor) -> Vec<(String, String)> {
    arbiter.devtools("Accessibility.enable", json!({})).await;
    let tree = arbiter
        .devtools("Accessibility.getFullAXTree", json!({}))
        .await;
    let nodes = tree["nodes"].as_array().expect("a tree");
    let node = |id: &Value| nodes.iter().find(|node| node["nodeId"] == *id);
    let mut said = Vec::new();
    let mut open = vec![&nodes[0]];
    while let Some(next) = open.pop() {
        let role = next["role"]["value"].as_str().unwrap_or_default();
        let name = next["name"]["value"].as_str().unwrap_or_default();
        if next["ignored"] != json!(true) {
            said.push((role.to_owned(), name.to_owned()));
        }
        let children = next["childIds"].as_array().into_iter().flatten();
        open.extend(children.rev().filter_map(node));
    }
    said
}

/// The place of something in what is read, at or after another.
fn place(said: &[(String, String)], after: usize, role: &str, name: &str) -> usize {
    let found = said[after..]
        .iter()
        .position(|(own, called)| own == role && called.starts_with(name));
    let found =
        found.unwrap_or_else(|| panic!("no {role} “{name}” after {:?}: {said:#?}", said[after]));
    after + found
}

/// All of these come one after the other.
fn in_order(said: &[(String, String)], expected: &[(&str, &str)]) {
    expected
        .iter()
        .fold(0, |after, (role, name)| place(said, after, role, name) + 1);
}

/// Whatever can be used says what it is.
fn everything_is_named(said: &[(String, String)]) {
    let used = [
        "link",
        "button",
        "textbox",
        "searchbox",
        "combobox",
        "checkbox",
        "spinbutton",
    ];
    for (at, (role, name)) in said.iter().enumerate() {
        let named = !used.contains(&role.as_str()) || !name.is_empty();
        assert!(
            named,
            "a {role} without a name after {:?}",
            &said[at.saturating_sub(3)..at]
        );
    }
}

#[tokio::test]
async fn a_screen_reader_reads_in_the_order_of_the_work() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    let open = "/desk/rookery-open/open";
    arbiter.open(&format!("{open}/entries")).await;
    let said = read(&arbiter).await;
    everything_is_named(&said);
    in_order(
        &said,
        &[
            ("banner", ""),
            ("navigation", ""),
            ("main", ""),
            ("heading", "Entries"),
            ("heading", "A new player"),
            ("textbox", "Name"),
            ("button", "Enter the player"),
            ("searchbox", "Search"),
            ("table", "Entries"),
            ("columnheader", "No."),
            ("columnheader", "Name"),
            ("rowheader", ""),
            ("contentinfo", ""),
        ],
    );

    arbiter.open(&format!("{open}/results")).await;
    arbiter.finds(".quick:not([hidden])").await;
    let said = read(&arbiter).await;
    everything_is_named(&said);
    in_order(
        &said,
        &[
            ("main", ""),
            ("heading", "Results of round 6"),
            ("navigation", "Rounds"),
            ("textbox", "Board and result"),
            ("status", ""),
            ("table", "Results of round 6"),
            ("columnheader", "Board"),
            ("columnheader", "White"),
            ("columnheader", "Result"),
            ("columnheader", "Black"),
            ("rowheader", "1"),
            ("textbox", "Result of board 1"),
            ("button", "1–0"),
            ("rowheader", "2"),
            ("contentinfo", ""),
        ],
    );

    arbiter.open("/e/rookery-open/open/standings").await;
    let said = read(&arbiter).await;
    everything_is_named(&said);
    in_order(
        &said,
        &[
            ("banner", ""),
            ("main", ""),
            ("heading", "Standings after round"),
            ("table", ""),
            ("columnheader", "Pl."),
            ("columnheader", "Name"),
            ("columnheader", "Pts"),
            ("cell", "1"),
            ("rowheader", ""),
            ("contentinfo", ""),
        ],
    );
}
