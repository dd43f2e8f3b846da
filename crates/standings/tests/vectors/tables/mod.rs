//! The tables: the printed ones of the manuals, what must hold in all of them, and how they look.

mod boards;
mod categories;
mod event;
mod golden;
mod printed;
mod properties;

use adoube_standings::tables::TableText;
use adoube_vectors::Vectors;
use adoube_words::{Language, Words};

pub(super) fn register(vectors: &mut Vectors) {
    boards::register(vectors);
    categories::register(vectors);
    golden::register(vectors);
    printed::register(vectors);
    properties::register(vectors);
}

/// The words of a table in English.
fn say(text: &TableText<'_>) -> String {
    Words::of(Language::english()).tell(text)
}
