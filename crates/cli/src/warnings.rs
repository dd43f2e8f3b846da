//! What is strange but no reason to stop, on standard error.
//!
//! A program that writes a file strangely does so on every line. What differs only in its numbers
//! and quotations is told once, with how often and where first. Who wants all of it asks for JSON
//! where a command offers it there.

use std::collections::HashMap;

use adoube_formats::TrfWarning;

use crate::{output, texts};

/// How many places are named of many.
const PLACES: usize = 3;

/// How many of many are named, where each is somebody else.
const SUBJECTS: usize = 10;

/// Tells what is strange in a file; `name` is what the user calls it.
pub(crate) fn of_file(name: &str, warnings: &[TrfWarning]) {
    let warnings = warnings.iter();
    of_lines(
        name,
        warnings.map(|warning| (warning.line, texts::tell(&warning.what))),
    );
}

/// Tells what is said of lines of a file; line 0 is the file as a whole.
pub(crate) fn of_lines(name: &str, lines: impl Iterator<Item = (u64, String)>) {
    let lines: Vec<(u64, String)> = lines.collect();
    let lines = lines.iter().map(|(line, text)| (*line, text.as_str()));
    tell(&format!("{name}: "), lines);
}

/// Tells sentences, each behind the same words.
pub(crate) fn of_texts(before: &str, texts: impl IntoIterator<Item = impl AsRef<str>>) {
    let texts: Vec<_> = texts.into_iter().collect();
    tell(before, texts.iter().map(|text| (0, text.as_ref())));
}

/// Tells the same of several, by what differs: `warning: Ivory, Rook is entered already`.
pub(crate) fn of_each(subjects: &[String], sentence: impl Fn(&str) -> String) {
    for subject in subjects.iter().take(SUBJECTS) {
        output::print_error(&format!("warning: {}\n", sentence(subject)));
    }
    if let Some(more) = subjects
        .len()
        .checked_sub(SUBJECTS)
        .filter(|more| *more > 0)
    {
        output::print_error(&format!("warning: and {more} more of this kind\n"));
    }
}

fn tell<'w>(before: &str, warnings: impl Iterator<Item = (u64, &'w str)>) {
    for line in grouped(warnings) {
        output::print_error(&format!("{before}{line}\n"));
    }
}

/// Sentences of one kind: the first of them, the lines they are about, whether all are the same.
struct Kind<'w> {
    text: &'w str,
    lines: Vec<u64>,
    same: bool,
}

/// The sentences by kind, in the order in which they first come; line 0 is no line.
fn grouped<'w>(warnings: impl Iterator<Item = (u64, &'w str)>) -> Vec<String> {
    let mut kinds: Vec<Kind<'w>> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (line, text) in warnings {
        let place = *places.entry(shape(text)).or_insert(kinds.len());
        if place == kinds.len() {
            let (lines, same) = (Vec::new(), true);
            kinds.push(Kind { text, lines, same });
        }
        kinds[place].lines.push(line);
        kinds[place].same &= kinds[place].text == text;
    }
    kinds.iter().map(Kind::told).collect()
}

impl Kind<'_> {
    fn told(&self) -> String {
        let text = self.text;
        let first = self.lines[0];
        let more = self.lines.len() - 1;
        let place = match first {
            0 => String::new(),
            first => format!("line {first}: "),
        };
        match (more, self.same) {
            (0, _) => format!("{place}{text}"),
            (_, true) if first > 0 => format!("{}: {text}", listed(&self.lines)),
            (_, true) => format!("{place}{text} ({} times)", more + 1),
            (_, false) if first > 0 => {
                let rest = listed(&self.lines[1..]);
                format!("{place}{text} (and {more} more of this kind: {rest})")
            }
            (_, false) => format!("{place}{text} (and {more} more of this kind)"),
        }
    }
}

/// `line 7`, `lines 7, 8 and 9`, `lines 7, 8, 9 and 1597 more`.
fn listed(lines: &[u64]) -> String {
    let mut lines: Vec<u64> = lines.to_vec();
    lines.dedup();
    let mut shown: Vec<String> = lines.iter().take(PLACES).map(u64::to_string).collect();
    if lines.len() > PLACES {
        shown.push(format!("{} more", lines.len() - PLACES));
    }
    match shown.as_slice() {
        [one] => format!("line {one}"),
        [before @ .., last] => format!("lines {} and {last}", before.join(", ")),
        [] => String::new(),
    }
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
        grouped(warnings.iter().copied())
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
