//! Documentation of public items. Fields and variants may speak for themselves.

use super::Finding;
use super::lexer::words;
use super::source::{Item, Kind, Source};

/// A comment of fewer words repeats a name.
const FEWEST_WORDS: usize = 3;

/// Lists public items without a sentence above them.
pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let product = sources.iter().filter(|source| source.is_product);
    // A program has no documentation but its help.
    let libraries = product.filter(|source| !source.file.starts_with("crates/cli"));
    let findings = libraries.flat_map(|source| {
        let told = source
            .items
            .iter()
            .filter_map(|item| Some((item, fault(item)?)));
        told.map(|(item, what)| Finding {
            file: source.file.clone(),
            line: item.line,
            what,
        })
    });
    findings.collect()
}

/// What is wrong with the documentation of an item.
fn fault(item: &Item) -> Option<String> {
    if is_mute(item) {
        return Some(match item.doc.is_empty() {
            true => format!("{} has no documentation", item.path),
            false => format!("\"{}\" says nothing of {}", item.doc, item.path),
        });
    }
    let tells_errors = item.doc.contains("# Errors");
    let can_fail = item.is_public && item.can_fail && !tells_errors;
    can_fail.then(|| format!("{} can fail and has no `# Errors`", item.path))
}

fn is_mute(item: &Item) -> bool {
    let is_documented = match item.kind {
        Kind::Function | Kind::Type | Kind::Value => item.is_public,
        Kind::Module | Kind::Implementation | Kind::Call => false,
    };
    // Code and articles count: "`GET /events`", "Article 9.2".
    let says_something = words(&item.doc).count() >= FEWEST_WORDS
        || item
            .doc
            .contains(|letter: char| letter == '`' || letter.is_ascii_digit());
    is_documented && !says_something
}
