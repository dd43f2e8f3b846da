//! Writing a score sheet.

use std::fmt;

use super::super::sheet::{Entry, Keeper, ScoreSheet, Written};
use super::read::read_sheet;
use super::token::enclose;

/// The text that [`read_sheet`] reads as the same sheet.
impl fmt::Display for ScoreSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Sheet: {}", self.keeper)?;
        if !self.languages.is_empty() {
            let codes: Vec<&str> = self.languages.iter().map(|known| known.code()).collect();
            writeln!(f, "Language: {}", codes.join(", "))?;
        }
        for (name, value) in self.header() {
            writeln!(f, "{name}: {value}")?;
        }
        self.rows(f)?;
        if let Some(result) = self.result {
            writeln!(f, "Result: {}", result.mark())?;
        }
        self.signatures(f)
    }
}

impl ScoreSheet {
    fn rows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.entries.is_empty() && self.first_number != 1 {
            writeln!(f, "{}.", self.first_number)?;
        }
        for (row, entries) in self.entries.chunks(2).enumerate() {
            write!(f, "{}.", self.cell(row * 2).number)?;
            for entry in entries {
                write!(f, " {}", entry_text(entry))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    fn signatures(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut signed = self.signed;
        let all = [Keeper::White, Keeper::Black, Keeper::Arbiter];
        let names: Vec<String> = all
            .into_iter()
            .filter(|signer| *signed.of(*signer))
            .map(|signer| signer.to_string())
            .collect();
        match names.is_empty() {
            true => Ok(()),
            false => writeln!(f, "Signed: {}", names.join(", ")),
        }
    }
}

fn entry_text(entry: &Entry) -> String {
    let crossed = entry.crossed_out.iter();
    let mut words: Vec<String> = crossed.map(|text| enclose(text, ['~', '~'])).collect();
    words.push(match &entry.written {
        Written::Move(text) if is_plain(text) => text.clone(),
        Written::Move(text) => enclose(text, ['"', '"']),
        sign => sign.mark().to_owned(),
    });
    words.extend(entry.clock.map(|time| format!("({time})")));
    words.extend(entry.draw_offer.then(|| "(=)".to_owned()));
    let remark = entry.remark.as_ref();
    words.extend(remark.map(|remark| enclose(remark, ['{', '}'])));
    words.join(" ")
}

/// Whether a text is read as a move of its own after another one.
fn is_plain(text: &str) -> bool {
    let entries = [Entry::of_move("a1"), Entry::of_move(text)];
    let read = read_sheet(&format!("1. a1 {text}"));
    read.is_ok_and(|sheet| sheet.entries == entries && sheet.result.is_none())
}
