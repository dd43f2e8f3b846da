//! Reading a score sheet.

use super::super::sheet::{Entry, Keeper, MOST_ROWS, ScoreSheet, Written, is_header_name};
use super::error::{ExpectedOnSheet, SheetError, SheetErrors};
use super::pgn::{is_pgn, read_pgn};
use super::token::{Found, Token, tokens};
use crate::notation::Language;
use crate::notation::ResultMark;

/// Reads a score sheet.
///
/// Lines like `White: Name` stand above the moves; `Sheet: White`, `Language: de`, `Result: 1-0` and
/// `Signed: White, Black` say who kept the sheet, in which letters, the result and who signed. All
/// other lines are moves, a row each or running on: `12. Nf3 (1:23) Nf6 (=)`.
///
/// In the place of a move may stand `...` for nothing, `--` for a dash, `?` for what nobody can read,
/// `✓` for a tick, and anything at all in quotation marks. `(1:23)` and `(1:23:45)` are clock times,
/// `(=)` an offer of a draw, `~Nf3~` before a move was crossed out, `{...}` is any remark. Rows that
/// are left out are missing.
///
/// A text that begins with a tag of a PGN file is read as its first game.
///
/// # Errors
///
/// All places that cannot be read. Whether the moves are legal does not matter.
pub fn read_sheet(text: &str) -> Result<ScoreSheet, SheetErrors> {
    if is_pgn(text) {
        return Ok(read_pgn(text));
    }
    let mut reader = Reader::new();
    for (number, line) in text.lines().enumerate() {
        reader.line = number + 1;
        match header(line) {
            Some((name, value)) => reader.header(line, name, value),
            None => tokens(line).for_each(|found| reader.take(line, &found)),
        }
    }
    reader.finish()
}

/// Name and value, if a line is no line of moves.
fn header(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(':')?;
    let (name, apart) = (
        name.trim(),
        value.is_empty() || value.starts_with(char::is_whitespace),
    );
    (apart && (is_header_name(name) || is_reserved(name))).then_some((name, value.trim()))
}

fn is_reserved(name: &str) -> bool {
    let reserved = super::super::sheet::RESERVED;
    reserved.iter().any(|word| word.eq_ignore_ascii_case(name))
}

struct Reader {
    sheet: ScoreSheet,
    errors: Vec<SheetError>,
    line: usize,
    /// Whether the first row is known.
    begun: bool,
    /// A number was repeated for Black's move, so that dots after it are no entry.
    repeated: bool,
    /// What was crossed out before the next entry.
    crossed_out: Vec<String>,
}

impl Reader {
    fn new() -> Reader {
        Reader {
            sheet: ScoreSheet::new(Keeper::default()),
            errors: Vec::new(),
            line: 0,
            begun: false,
            repeated: false,
            crossed_out: Vec::new(),
        }
    }

    fn finish(mut self) -> Result<ScoreSheet, SheetErrors> {
        if !self.crossed_out.is_empty() {
            let done = self.entry(Written::Missing);
            done.unwrap_or_else(|expected| self.error("", 0, "", expected));
        }
        match self.errors.is_empty() {
            true => Ok(self.sheet),
            false => Err(SheetErrors(self.errors)),
        }
    }

    fn error(&mut self, line: &str, at: usize, found: &str, expected: ExpectedOnSheet) {
        self.errors.push(SheetError {
            line: self.line,
            column: line[..at].chars().count() + 1,
            found: found.to_owned(),
            expected,
        });
    }

    fn header(&mut self, line: &str, name: &str, value: &str) {
        let fits = match name.to_ascii_lowercase().as_str() {
            "sheet" => keeper(value).map(|keeper| self.sheet.keeper = keeper),
            "language" => languages(value).map(|found| self.sheet.languages = found),
            "result" => ResultMark::read(value).map(|result| self.sheet.result = Some(result)),
            "signed" => self.signed(value),
            _ => self.sheet.add_header(name, value).then_some(()),
        };
        if fits.is_none() {
            let at = line.len() - line.trim_end().len();
            let at = line.len() - at - value.len();
            self.error(line, at, value, expected_of(name));
        }
    }

    fn signed(&mut self, value: &str) -> Option<()> {
        let names = value.split(',').map(str::trim);
        for name in names.filter(|name| !name.is_empty()) {
            *self.sheet.signed.of(keeper(name)?) = true;
        }
        Some(())
    }

    fn take(&mut self, line: &str, found: &Found) {
        let done = match &found.token {
            Ok(token) => self.token(token.clone()),
            Err(expected) => Err(*expected),
        };
        if let Err(expected) = done {
            self.error(line, found.at, found.text, expected);
        }
    }

    fn token(&mut self, token: Token) -> Result<(), ExpectedOnSheet> {
        let repeated = std::mem::take(&mut self.repeated);
        match token {
            Token::Number { number, black } => self.number(number, black),
            Token::Dots if repeated => Ok(()),
            Token::Dots => self.entry(Written::Missing),
            Token::Written(written) => self.entry(written),
            Token::Suffix(sign) => self.suffix(sign),
            Token::CrossedOut(text) => {
                self.crossed_out.push(text);
                Ok(())
            }
            Token::Clock(time) => self.beside(|entry| entry.clock = Some(time)),
            Token::Offer => self.beside(|entry| entry.draw_offer = true),
            Token::Remark(text) => self.beside(|entry| match &mut entry.remark {
                Some(remark) => *remark += &format!(" {text}"),
                remark => *remark = Some(text),
            }),
            Token::Result(result) => {
                let same = self.sheet.result.is_none_or(|known| known == result);
                self.sheet.result = Some(result);
                same.then_some(()).ok_or(ExpectedOnSheet::SameResult)
            }
        }
    }

    /// Goes to a row. What lies between is missing.
    fn number(&mut self, number: u32, black: bool) -> Result<(), ExpectedOnSheet> {
        if number > MOST_ROWS {
            return Err(ExpectedOnSheet::SmallerNumber);
        }
        if !self.begun {
            self.begun = true;
            self.sheet.first_number = number;
        }
        let here = self.sheet.entries.len();
        let row = number.checked_sub(self.sheet.first_number);
        let row = row.ok_or(ExpectedOnSheet::NewNumber)? as usize * 2;
        let target = row + usize::from(black || row + 1 == here);
        self.repeated = target > row;
        if target < here {
            return Err(ExpectedOnSheet::NewNumber);
        }
        while self.sheet.entries.len() < target {
            self.push(Written::Missing);
        }
        Ok(())
    }

    fn entry(&mut self, written: Written) -> Result<(), ExpectedOnSheet> {
        self.begun = true;
        if self.sheet.cell(self.sheet.entries.len()).number > MOST_ROWS {
            return Err(ExpectedOnSheet::EndOfSheet);
        }
        self.push(written);
        Ok(())
    }

    fn push(&mut self, written: Written) {
        let mut entry = Entry::from(written);
        entry.crossed_out = std::mem::take(&mut self.crossed_out);
        self.sheet.entries.push(entry);
    }

    fn suffix(&mut self, sign: String) -> Result<(), ExpectedOnSheet> {
        match self.sheet.entries.last_mut() {
            Some(Entry {
                written: Written::Move(text),
                ..
            }) => {
                text.push(' ');
                text.push_str(&sign);
                Ok(())
            }
            _ => self.entry(Written::Move(sign)),
        }
    }

    fn beside(&mut self, note: impl FnOnce(&mut Entry)) -> Result<(), ExpectedOnSheet> {
        let entry = self.sheet.entries.last_mut();
        entry.map(note).ok_or(ExpectedOnSheet::MoveBefore)
    }
}

fn keeper(name: &str) -> Option<Keeper> {
    let all = [Keeper::White, Keeper::Black, Keeper::Arbiter];
    let named = |keeper: &Keeper| keeper.to_string().eq_ignore_ascii_case(name);
    all.into_iter().find(named)
}

fn languages(codes: &str) -> Option<Vec<Language>> {
    let codes = codes.split(',').map(str::trim);
    let codes = codes.filter(|code| !code.is_empty());
    codes.map(Language::from_code).collect()
}

fn expected_of(name: &str) -> ExpectedOnSheet {
    match name.to_ascii_lowercase().as_str() {
        "language" => ExpectedOnSheet::Languages,
        "result" => ExpectedOnSheet::Result,
        _ => ExpectedOnSheet::Keeper,
    }
}
