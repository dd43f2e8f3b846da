//! Whatever the text is, reading it as a score sheet does not panic; what is read is written as a text
//! that reads as the same sheet. Two such sheets can be compared, and what is certain is legal.
//!
//! The input is two sheets, apart by a zero.

use adoube_laws::scoresheet::{
    Keeper, ScoreSheet, missing_pairs, read_sheet, reconcile, shows_repetition,
};
use adoube_laws::shakmaty::{Chess, Position};

pub(crate) fn check(text: &str) {
    let (white, black) = text.split_once('\0').unwrap_or((text, ""));
    let (Some(white), Some(black)) = (sheet(white), sheet(black)) else {
        return;
    };
    let start = Chess::default();
    let found = reconcile(&start, &white, &black);
    let mut position = start.clone();
    for ply in &found.plies[..found.proven()] {
        let mv = ply.certain().expect("a proven move is certain");
        position = position.play(mv).expect("a legal move");
    }
    assert_eq!(position, found.proven_position());
    for keeper in [Keeper::White, Keeper::Black] {
        let missing = found.missing_on(keeper);
        assert!(missing_pairs(missing.clone()) <= missing.len());
    }
    shows_repetition(&start, &white, 3);
}

fn sheet(text: &str) -> Option<ScoreSheet> {
    let sheet = read_sheet(text).ok()?;
    let again = read_sheet(&sheet.to_string()).expect("what was written is read");
    assert_eq!(again, sheet);
    Some(sheet)
}
