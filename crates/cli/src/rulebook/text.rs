//! Tables that fit the terminal.

use std::collections::BTreeMap;

use adoube_rulebook::{Article, Authority, Edition};
use comfy_table::{ColumnConstraint, ContentArrangement, Table, Width as ComfyWidth, presets};
use terminal_size::{Width, terminal_size_of};

/// How wide the output is where nobody knows how wide the terminal is.
const USUAL_WIDTH: u16 = 80;

/// What numbers of parameters count.
const UNITS: [&str; 3] = ["seconds", "minutes", "moves"];

/// How far apart columns are.
const SPACE: u16 = 2;

/// A plain table whose cells are wrapped to the terminal, but never within a word.
pub fn table(headings: &[&str], rows: Vec<Vec<String>>) -> String {
    let longest_words: Vec<u16> = (0..headings.len())
        .map(|place| longest_word(headings[place], rows.iter().map(|row| row[place].as_str())))
        .collect();
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(width())
        .set_header(headings)
        .add_rows(rows);
    for (column, longest_word) in table.column_iter_mut().zip(longest_words) {
        column.set_padding((0, SPACE));
        let least = ComfyWidth::Fixed(longest_word.saturating_add(SPACE));
        column.set_constraint(ColumnConstraint::LowerBoundary(least));
    }
    table.trim_fmt() + "\n"
}

/// The length of the longest word of a column.
fn longest_word<'a>(heading: &'a str, cells: impl Iterator<Item = &'a str>) -> u16 {
    let words = cells.chain([heading]).flat_map(str::split_whitespace);
    let longest = words.map(|word| word.chars().count()).max();
    longest
        .and_then(|length| u16::try_from(length).ok())
        .unwrap_or(0)
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
    rows.map(|(path, found)| vec![path, value(&found)])
        .collect()
}

/// A parameter's value for people: `opponent-gains-seconds 60` is `opponent gains 60 seconds`.
pub fn value(written: &str) -> String {
    let parts = written.split("; ").map(|part| {
        let fields: Vec<String> = part.split(", ").map(field).collect();
        fields.join(", ")
    });
    parts.collect::<Vec<_>>().join("; ")
}

/// One field of a value, its number before the unit that its name has.
fn field(written: &str) -> String {
    let mut words: Vec<&str> = written.split(['-', '_', ' ']).collect();
    let is_number = |word: &mut &str| word.parse::<u32>().is_ok();
    if let Some(unit) = words.iter().position(|word| UNITS.contains(word))
        && let Some(number) = words.pop_if(is_number)
    {
        words.insert(unit, number);
    }
    words.join(" ")
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
