//! The fields of a line, taken by their columns.

use adoube_tournament::Points;

use super::errors::TrfError;
use super::expected::{TrfExpected, TrfField};
use super::source::SourceLine;

/// The highest starting-rank number: four digits.
pub(super) const LAST_NUMBER: u32 = 9999;
/// The highest round number: three digits.
pub(super) const LAST_ROUND: u16 = 999;

const NUMBER: TrfExpected = TrfExpected::StartingRank;
const ROUND: TrfExpected = TrfExpected::RoundNumber;
const POINTS: TrfExpected = TrfExpected::Points;

/// Takes the fields of a line one after the other and notes what is wrong with them.
pub(super) struct Fields<'l> {
    pub line: &'l SourceLine,
    pub errors: Vec<TrfError>,
    taken: Vec<(usize, usize)>,
}

impl<'l> Fields<'l> {
    /// The fields of a line. Columns 1 to 3, its number, count as taken.
    pub(super) fn of(line: &'l SourceLine) -> Fields<'l> {
        Fields {
            line,
            errors: Vec::new(),
            taken: vec![(1, 3)],
        }
    }

    /// What stands in these columns, without the blanks around it.
    pub(super) fn text(&mut self, first: usize, last: usize) -> &'l str {
        self.taken.push((first, last));
        self.line.columns(first, last).trim_matches(' ')
    }

    /// Notes that a field is wrong, and what was expected there.
    pub(super) fn wrong(
        &mut self,
        columns: (usize, usize),
        field: TrfField,
        expected: TrfExpected,
    ) {
        self.errors.push(self.line.fault(columns, field, expected));
    }

    /// A whole number up to `last`; nothing if the field is blank or wrong.
    pub(super) fn number_up_to(
        &mut self,
        columns: (usize, usize),
        field: TrfField,
        last: u32,
        expected: TrfExpected,
    ) -> Option<u32> {
        let text = self.text(columns.0, columns.1);
        if text.is_empty() {
            return None;
        }
        let number = whole_number(text).filter(|number| *number <= last);
        if number.is_none() {
            self.wrong(columns, field, expected);
        }
        number
    }

    /// A number that must be there and is not 0; 1 stands in for a wrong one.
    fn required(
        &mut self,
        columns: (usize, usize),
        field: TrfField,
        last: u32,
        expected: TrfExpected,
    ) -> u32 {
        let before = self.errors.len();
        match self.number_up_to(columns, field.clone(), last, expected) {
            Some(number) if number > 0 => number,
            _ => {
                if self.errors.len() == before {
                    self.wrong(columns, field, expected);
                }
                1
            }
        }
    }

    /// A starting-rank number of four digits from a column on; it must be there.
    pub(super) fn starting_rank(&mut self, first: usize, field: TrfField) -> u32 {
        self.required((first, first + 3), field, LAST_NUMBER, NUMBER)
    }

    /// The pairing number of a team, three digits from a column on; it must be there.
    pub(super) fn team_number(&mut self, first: usize, field: TrfField) -> u32 {
        let expected = TrfExpected::TeamNumber;
        self.required((first, first + 2), field, 999, expected)
    }

    /// A round number of three digits from a column on; it must be there.
    pub(super) fn round(&mut self, first: usize, field: TrfField) -> u16 {
        let round = self.required((first, first + 2), field, LAST_ROUND.into(), ROUND);
        u16::try_from(round).unwrap_or(LAST_ROUND)
    }

    /// The first and the last round of a stretch.
    pub(super) fn rounds(&mut self, first: usize, last: usize) -> (u16, u16) {
        let rounds = (
            self.round(first, TrfField::FirstRound),
            self.round(last, TrfField::LastRound),
        );
        if rounds.1 < rounds.0 && self.errors.is_empty() {
            let expected = TrfExpected::RoundNotBefore { round: rounds.0 };
            self.wrong((last, last + 2), TrfField::LastRound, expected);
        }
        rounds
    }

    /// Points; nothing if the field is blank or wrong.
    pub(super) fn points(&mut self, first: usize, last: usize, field: TrfField) -> Option<Points> {
        let text = self.text(first, last);
        if text.is_empty() {
            return None;
        }
        let points = points(text);
        if points.is_none() {
            self.wrong((first, last), field, POINTS);
        }
        points
    }

    /// The numbers from a column to the end of the line. Blanks part them, so that they can be told
    /// apart also where they miss their columns.
    pub(super) fn numbers(&mut self, first: usize, field: TrfField, from: u32) -> Vec<u32> {
        let tokens = self.tokens(first);
        let mut numbers = Vec::with_capacity(tokens.len());
        for (column, text) in tokens {
            let number = whole_number(text).filter(|n| (from..=LAST_NUMBER).contains(n));
            match number {
                Some(number) => numbers.push(number),
                None => {
                    let last = column + text.chars().count() - 1;
                    let expected = TrfExpected::NumberBetween {
                        first: from,
                        last: LAST_NUMBER,
                    };
                    self.wrong((column, last), field.clone(), expected);
                }
            }
        }
        numbers
    }

    /// The same, where at least one is needed.
    pub(super) fn some_numbers(&mut self, first: usize, field: TrfField) -> Vec<u32> {
        let before = self.errors.len();
        let numbers = self.numbers(first, field.clone(), 1);
        if numbers.is_empty() && self.errors.len() == before {
            let expected = TrfExpected::NumberBetween {
                first: 1,
                last: LAST_NUMBER,
            };
            self.wrong((first, first + 3), field, expected);
        }
        numbers
    }

    /// What stands between blanks or tabs from a column to the end of the line, with its column.
    pub(super) fn tokens(&mut self, first: usize) -> Vec<(usize, &'l str)> {
        let width = self.line.width();
        self.taken.push((first, width.max(first)));
        let rest = self.line.columns(first, width.max(first));
        let mut tokens = Vec::new();
        let mut column = first;
        for part in rest.split([' ', '\t']) {
            if !part.is_empty() {
                tokens.push((column, part));
            }
            column += part.chars().count() + 1;
        }
        tokens
    }

    /// What was found, or what is wrong. Something outside the columns that were taken has likely
    /// shifted all that follows, so that nothing is told of it.
    ///
    /// # Errors
    ///
    /// Everything that was noted on the way.
    pub(super) fn done<T>(mut self, record: T) -> Result<T, Vec<TrfError>> {
        if let Some(outside) = self.outside() {
            self.errors.retain(|error| error.column < outside.column);
            self.errors.push(outside);
        }
        if self.errors.is_empty() {
            Ok(record)
        } else {
            Err(self.errors)
        }
    }

    /// The first thing outside the columns that were taken.
    fn outside(&mut self) -> Option<TrfError> {
        self.taken.sort_unstable();
        let mut next = 1;
        for (first, last) in &self.taken {
            let blank = self.line.columns(next, first.saturating_sub(1));
            if next < *first && !blank.trim_matches(' ').is_empty() {
                return Some(self.not_blank(next, first - 1));
            }
            next = next.max(last + 1);
        }
        let width = self.line.width();
        // Blanks and tabs at the end of a line do no harm.
        let rest = self.line.columns(next, width.max(next));
        (!rest.trim().is_empty()).then(|| self.not_blank(next, width))
    }

    fn not_blank(&self, first: usize, last: usize) -> TrfError {
        let expected = TrfExpected::Blank;
        self.line
            .fault((first, last), TrfField::BetweenFields, expected)
    }
}

pub(super) fn whole_number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// Points in plain digits, as the format wants them.
pub(super) fn points(text: &str) -> Option<Points> {
    text.parse().ok().filter(|_| text.is_ascii())
}
