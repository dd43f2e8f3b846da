//! Tables that fit the terminal.

use std::collections::BTreeMap;

use adoube_rulebook::{Article, Authority, Edition};
use comfy_table::{ColumnConstraint, ContentArrangement, Table, presets};
use terminal_size::{Width, terminal_size_of};

/// How wide the output is where nobody knows how wide the terminal is.
const USUAL_WIDTH: u16 = 80;

/// A plain table whose cells are wrapped to the terminal. A column of single words is not broken.
pub fn table(headings: &[&str], rows: Vec<Vec<String>>) -> String {
    let single_words = |place: usize| rows.iter().all(|row| !row[place].contains(' '));
    let whole: Vec<bool> = (0..headings.len()).map(single_words).collect();
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(width())
        .set_header(headings)
        .add_rows(rows);
    for (place, column) in table.column_iter_mut().enumerate() {
        column.set_padding((0, 2));
        if whole[place] {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    table.trim_fmt() + "\n"
}

fn width() -> u16 {
    let size = terminal_size_of(std::io::stdout());
    size.map_or(USUAL_WIDTH, |(Width(width), _)| width)
}

/// A title and a table under it; nothing if the table would be empty.
pub fn section(title: &str, headings: &[&str], rows: Vec<Vec<String>>) -> String {
    if rows.is_empty() {
        return String::new();
    }
    format!("\n{title}\n\n{}", table(headings, rows))
}

/// Articles, with what to read with them.
pub fn articles<'a>(articles: impl IntoIterator<Item = &'a Article>) -> Vec<Vec<String>> {
    articles.into_iter().map(article).collect()
}

fn article(article: &Article) -> Vec<String> {
    let mut says = article.says.clone();
    if !article.see.is_empty() {
        says += &format!(" (see {})", article.see.join(", "));
    }
    vec![article.number.clone(), article.topic.clone(), says]
}

/// Parameters by their paths.
pub fn parameters(list: Vec<(String, String)>) -> Vec<Vec<String>> {
    let sorted: BTreeMap<String, String> = list.into_iter().collect();
    let rows = sorted.into_iter();
    rows.map(|(path, value)| vec![path, value]).collect()
}

/// From when to when an edition is in force.
pub fn dates(edition: &Edition) -> String {
    match edition.until() {
        Some(until) => format!("{} to {until}", edition.from()),
        None => format!("from {}", edition.from()),
    }
}

/// The name of an authority for people.
pub fn authority(authority: Authority) -> &'static str {
    match authority {
        Authority::Fide => "FIDE",
        Authority::UsChess => "US Chess",
    }
}
