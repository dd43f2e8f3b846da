//! What facts about files have in common.

use serde::{Serialize, Serializer};

/// As many as fit on a screen: who has more made one mistake many times.
const SHOWN: usize = 20;

/// Things that are told a line each.
#[derive(Serialize)]
struct Lines<'a, T>(&'a [T]);

/// The faults of a file: a line each, no more than a screen of them, and how many more there are.
#[derive(Serialize)]
#[serde(rename = "FileFaults")]
struct Faults<'a, T> {
    shown: Lines<'a, T>,
    more: usize,
}

/// All faults of a file as one fact.
pub(crate) fn faults<T: Serialize, S: Serializer>(
    all: &[T],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let shown = &all[..all.len().min(SHOWN)];
    let more = all.len() - shown.len();
    let shown = Lines(shown);
    Faults { shown, more }.serialize(serializer)
}

/// What the system or a library says, in its own words.
pub(crate) fn as_told<T: ToString, S: Serializer>(
    error: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&error.to_string())
}
