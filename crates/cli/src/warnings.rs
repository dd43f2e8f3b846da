//! What is strange but no reason to stop, on standard error.
//!
//! A program that writes a file strangely does so on every line. What differs only in its numbers
//! and quotations is told once, with how often and where first. Who wants all of it asks for JSON
//! where a command offers it there.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use adoube_formats::TrfWarning;

use crate::output;
use crate::texts::{say, tell};

/// How many places are named of many.
const PLACES: usize = 3;

/// How many of many are named, where each is somebody else.
const SUBJECTS: usize = 10;

/// Tells what is strange in a file; `name` is what the user calls it.
pub(crate) fn of_file(name: &str, warnings: &[TrfWarning]) {
    let warnings = warnings.iter();
    of_lines(
        name,
        warnings.map(|warning| (warning.line, tell(&warning.what))),
    );
}

/// Tells what is said of lines of a file; line 0 is the file as a whole.
pub(crate) fn of_lines(name: &str, lines: impl Iterator<Item = (u64, String)>) {
    for problem in grouped(lines) {
        output::complain(&say!("problem-at", place = name, problem = problem));
    }
}

/// Tells sentences, each as a message has it in its `$text`.
pub(crate) fn of_texts(id: &str, texts: impl IntoIterator<Item = String>) {
    for text in grouped(texts.into_iter().map(|text| (0, text))) {
        output::complain(&say!(id, text = text));
    }
}

/// Tells the same of several, by what differs: `warning: Ivory, Rook is entered already`.
pub(crate) fn of_each(sentences: &[String]) {
    for sentence in sentences.iter().take(SUBJECTS) {
        output::warn(sentence);
    }
    if let more @ 1.. = sentences.len().saturating_sub(SUBJECTS) {
        output::warn(&say!("strange-more", more = more));
    }
}

/// Sentences of one kind: the first of them, the lines they are about, whether all are the same.
struct Kind {
    text: String,
    lines: Vec<u64>,
    same: bool,
}

/// The sentences by kind, in the order in which they first come; line 0 is no line.
fn grouped(warnings: impl Iterator<Item = (u64, String)>) -> Vec<String> {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (line, text) in warnings {
        match places.entry(shape(&text)) {
            Entry::Occupied(place) => {
                let kind = &mut kinds[*place.get()];
                kind.lines.push(line);
                kind.same &= kind.text == text;
            }
            Entry::Vacant(place) => {
                place.insert(kinds.len());
                let (lines, same) = (vec![line], true);
                kinds.push(Kind { text, lines, same });
            }
        }
    }
    kinds.iter().map(Kind::told).collect()
}

impl Kind {
    fn told(&self) -> String {
        let (text, line) = (&self.text, self.lines[0]);
        let more = self.lines.len() - 1;
        match (more, self.same, line) {
            (0, _, 0) => text.clone(),
            (0, ..) => say!("strange-in-line", line = line, text = text),
            (_, true, 0) => say!("strange-often", text = text, times = more + 1),
            (_, true, _) => say!("problem-at", place = listed(&self.lines), problem = text),
            (_, false, 0) => say!("strange-and-more", text = text, more = more),
            (_, false, _) => {
                let lines = listed(&self.lines[1..]);
                say!(
                    "strange-and-more-in-lines",
                    line = line,
                    text = text,
                    more = more,
                    lines = lines
                )
            }
        }
    }
}

/// `line 7`, `lines 7, 8 and 9`, `lines 7, 8, 9 and 1597 more`.
fn listed(lines: &[u64]) -> String {
    let mut lines: Vec<u64> = lines.to_vec();
    lines.dedup();
    let mut shown: Vec<String> = lines.iter().take(PLACES).map(u64::to_string).collect();
    if let more @ 1.. = lines.len().saturating_sub(PLACES) {
        shown.push(say!("and-more", count = more));
    }
    say!("strange-lines", lines = shown)
}

/// A sentence without its numbers and quotations: what sentences of one kind have in common.
pub(crate) fn shape(text: &str) -> String {
    let mut shape = String::new();
    let (mut in_number, mut in_quotation) = (false, false);
    for character in text.chars() {
        let digit = character.is_ascii_digit() || (in_number && matches!(character, '.' | '½'));
        match character {
            '„' | '«' => in_quotation = true,
            '»' => in_quotation = false,
            '"' | '“' | '”' => in_quotation = !in_quotation,
            _ if in_quotation => continue,
            _ if digit && in_number => continue,
            _ => {}
        }
        in_number = digit;
        shape.push(if digit { '0' } else { character });
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(warnings: &[(u64, &str)]) -> Vec<String> {
        grouped(
            warnings
                .iter()
                .map(|(line, text)| (*line, (*text).to_owned())),
        )
    }

    #[test]
    fn each_kind_once() {
        assert_eq!(told(&[]), [""; 0]);
        assert_eq!(told(&[(0, "a"), (3, "b")]), ["a", "line 3: b"]);
        assert_eq!(told(&[(4, "a"), (9, "a")]), ["lines 4 and 9: a"]);
        assert_eq!(told(&[(4, "a"), (4, "a")]), ["line 4: a"]);
        assert_eq!(told(&[(0, "a"), (0, "a")]), ["a (2 times)"]);
        let colours: Vec<String> = (1..=1600)
            .map(|number| format!("round {number}: no colour"))
            .collect();
        let mut many: Vec<(u64, &str)> = (5..).zip(colours.iter().map(String::as_str)).collect();
        many.insert(7, (0, "no rounds"));
        assert_eq!(
            told(&many),
            [
                "line 5: round 1: no colour (and 1599 more of this kind: lines 6, 7, 8 and 1596 more)",
                "no rounds"
            ]
        );
        assert_eq!(
            told(&[
                (2, "found \"x\", 3.5 points"),
                (6, "found \"y z\", 4 points")
            ]),
            ["line 2: found \"x\", 3.5 points (and 1 more of this kind: line 6)"]
        );
    }
}
