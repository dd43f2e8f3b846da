//! Provisional ratings of US Chess.

/// A rating, and on how many games it rests if it is provisional: `1500/12` and `1500P12` as US Chess writes
/// them.
pub(crate) fn provisional(cell: &str) -> (&str, Option<u16>) {
    let Some((rating, games)) = cell.split_once(['/', 'P', 'p']) else {
        return (cell, None);
    };
    match games.trim().parse() {
        Ok(games) => (rating.trim(), Some(games)),
        Err(_) => (cell, None),
    }
}
