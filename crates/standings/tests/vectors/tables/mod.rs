//! The tables: the printed ones of the manuals, what must hold in all of them, and how they look.

#[path = "tables/boards.rs"]
mod boards;
#[path = "tables/categories.rs"]
mod categories;
#[path = "tables/event.rs"]
mod event;
#[path = "tables/golden.rs"]
mod golden;
#[path = "tables/printed.rs"]
mod printed;
#[path = "tables/properties.rs"]
mod properties;

use adoube_standings::tables::TableText;
use adoube_words::{Language, Words};

/// The words of a table in English.
fn say(text: &TableText<'_>) -> String {
    Words::of(Language::english()).tell(text)
}
