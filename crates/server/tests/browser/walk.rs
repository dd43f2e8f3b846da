//! Every page of the demonstration that a link leads to, of each kind one: sound in light and in dark.

use std::collections::{BTreeSet, VecDeque};

use crate::harness::{Scheme, Screen, Stage, Visitor, axe};

/// Where the walk begins.
const STARTS: [&str; 5] = [
    "/",
    "/desk/rookery-open",
    "/desk/rookery-open/open/results",
    "/e/rookery-open/open/pairings",
    "/tools",
];

/// What is taken away, or leads somewhere else than to a page.
const NO_PAGES: [&str; 10] = [
    "/files/",
    "/print-round",
    "/help/",
    "/assets/",
    "/language/",
    ".zip",
    ".csv",
    ".jsonl",
    ".ics",
    "format=",
];

/// Addresses of one kind differ in numbers, in sections and in what is asked.
fn kind_of(address: &str) -> String {
    let path = address.split('?').next().unwrap_or_default();
    let parts = path
        .split('/')
        .map(|part| match (part, part.parse::<f64>()) {
            (_, Ok(_)) => "N",
            ("masters" | "clubs" | "invitational", _) => "open",
            (other, _) => other,
        });
    parts.collect::<Vec<_>>().join("/")
}

/// What is wrong with a page, in light and in dark.
async fn faults_of(visitor: &Visitor, address: &str) -> Vec<String> {
    visitor.open(address).await;
    let mut wrong = Vec::new();
    for scheme in [Scheme::Light, Scheme::Dark] {
        visitor.look_with(Screen::Laptop, scheme).await;
        let mut faults = visitor.faults().await;
        faults.extend(visitor.faults_by_axe().await);
        wrong.extend(
            faults
                .iter()
                .map(|fault| format!("{address}, {scheme:?}: {fault}")),
        );
    }
    let complaints = visitor.complaints().await;
    wrong.extend(complaints.iter().map(|one| format!("{address}: {one}")));
    wrong
}

#[tokio::test]
async fn every_page_is_sound_in_light_and_in_dark() {
    // The other tests look at the pages they come by; a walk past all of them takes minutes.
    if axe().is_none() {
        return;
    }
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.arbiter().await;
    let mut waiting: VecDeque<String> = STARTS.map(str::to_owned).into();
    let mut kinds = BTreeSet::new();
    let mut wrong = Vec::new();
    while let Some(address) = waiting.pop_front() {
        if NO_PAGES.iter().any(|part| address.contains(part)) {
            continue;
        }
        if !kinds.insert(kind_of(&address)) {
            continue;
        }
        wrong.extend(faults_of(&visitor, &address).await);
        waiting.extend(visitor.links().await);
    }
    assert!(kinds.len() > 50, "{} kinds of pages", kinds.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
