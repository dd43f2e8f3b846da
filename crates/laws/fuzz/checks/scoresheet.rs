//! Whatever the text is, reading it as a score sheet does not panic; what is read is written as a text
//! that reads as the same sheet. Two such sheets can be compared, and what is certain is legal.
//!
//! The input is two sheets, apart by a zero.

use adoube_laws::notation::Language;
use adoube_laws::scoresheet::{
    Keeper, Known, ScoreSheet, compare, missing_pairs, read_sheet, reconcile,
};
use adoube_laws::shakmaty::{Chess, Position};

pub(crate) fn check(text: &str) {
    let (white, black) = text.split_once('\0').unwrap_or((text, ""));
    let (Some(mut white), Some(black)) = (sheet(white), sheet(black)) else {
        return;
    };
    let start = Chess::default();
    white.find_language(&start, Language::English);
    let found = reconcile(&start, &[&white, &black], &Known::default());
    let mut position = start.clone();
    for ply in &found.plies[..found.proven()] {
        let mv = ply.certain().expect("a proven move is certain");
        position = position.play(mv).expect("a legal move");
    }
    assert_eq!(Some(&position), found.line().get(found.proven()));
    for keeper in [Keeper::White, Keeper::Black] {
        let missing = found.missing_on(keeper);
        assert!(missing_pairs(&missing) <= missing.len());
    }
    assert_eq!(compare(&found, &[&white, &black]).len(), found.plies.len());
}

fn sheet(text: &str) -> Option<ScoreSheet> {
    let sheet = read_sheet(text).ok()?;
    let again = read_sheet(&sheet.to_string()).expect("what was written is read");
    assert_eq!(again, sheet);
    Some(sheet)
}
