//! Editions and articles as text.

use std::collections::BTreeMap;

use adoube_rulebook::{Article, Authority, Edition};

use crate::output::wrapped_table;
use crate::texts::{Quoted, say, t, tell};

/// What numbers of parameters count.
const UNITS: [&str; 3] = ["seconds", "minutes", "moves"];

/// What stands over articles.
pub(super) const ARTICLE: [&str; 3] = [
    "tools-article",
    "rulebook-column-topic",
    "rulebook-column-says",
];

/// A title and a table under it, their texts by id; nothing if the table would be empty.
pub(super) fn section(title: &str, headings: &[&str], rows: Vec<Vec<String>>) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let headings: Vec<&str> = headings.iter().map(|id| t(id)).collect();
    format!("\n{}\n\n{}", t(title), wrapped_table(&headings, rows))
}

/// Articles, with what to read with them.
pub(super) fn articles<'a>(articles: impl IntoIterator<Item = &'a Article>) -> Vec<Vec<String>> {
    articles.into_iter().map(article).collect()
}

fn article(article: &Article) -> Vec<String> {
    let mut says = tell(&article.saying());
    if !article.see.is_empty() {
        says = say!("rulebook-see", says, articles = article.see.join(", "));
    }
    if !article.fide.is_empty() {
        says = say!(
            "rulebook-handbook",
            says,
            articles = article.fide.join(", ")
        );
    }
    vec![article.number.clone(), article.topic.clone(), says]
}

/// Parameters by their paths.
pub(super) fn parameters(list: Vec<(String, String)>) -> Vec<Vec<String>> {
    let sorted: BTreeMap<String, String> = list.into_iter().collect();
    let rows = sorted.into_iter();
    rows.map(|(path, found)| vec![path, value(&found)])
        .collect()
}

/// A parameter's value for people: `opponent-gains-seconds 60` is `opponent gains 60 seconds`.
pub(super) fn value(written: &str) -> String {
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
pub(super) fn dates(edition: &Edition) -> String {
    let from = Quoted(edition.from().to_string());
    let until = edition.until().map(|day| Quoted(day.to_string()));
    say!("rulebook-dates", from, until)
}

/// The name of an authority for people.
pub(super) fn authority(authority: Authority) -> &'static str {
    match authority {
        Authority::Fide => "FIDE",
        Authority::UsChess => "US Chess",
    }
}
