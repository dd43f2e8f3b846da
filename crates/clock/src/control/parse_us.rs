//! The notation of US Chess (5A, 5B, 5E): `40/90,SD/30;inc30`, `G/60 d/5`, `Game/45`, `G/5;+3`.

use super::text::{Scanner, control, minutes};
use super::{Addition, ControlError, ExpectedInControl as Expected, Period, TimeControl};

const SEPARATORS: &[char] = &[',', ';'];

pub(super) fn parse(text: &str) -> Result<TimeControl, ControlError> {
    let mut scanner = Scanner::new(text);
    let mut periods = Vec::new();
    let mut addition = Addition::Unspecified;
    while let Some(next) = scanner.peek() {
        match next {
            '0'..='9' => {
                let moves = scanner.moves()?;
                slash(&mut scanner, false)?;
                let time = minutes(scanner.number(Expected::Minutes)?);
                periods.push(Period::moves(moves, time, addition));
            }
            _ => match word(&mut scanner)? {
                Word::SuddenDeath => {
                    slash(&mut scanner, false)?;
                    let time = minutes(scanner.number(Expected::Minutes)?);
                    periods.push(Period::all(time, addition));
                }
                Word::Addition(kind) => {
                    slash(&mut scanner, true)?;
                    addition = kind(i64::from(scanner.number(Expected::Seconds)?));
                    scanner.skip(SEPARATORS);
                    scanner.end(Expected::NothingAfterAddition)?;
                }
            },
        }
        scanner.skip(SEPARATORS);
    }
    if periods.is_empty() {
        return Err(Scanner::new("").error(Expected::UsControl));
    }
    for period in &mut periods {
        period.addition = addition;
    }
    control(text, periods)
}

enum Word {
    SuddenDeath,
    Addition(fn(i64) -> Addition),
}

fn word(scanner: &mut Scanner<'_>) -> Result<Word, ControlError> {
    if scanner.word(&["G", "Game", "SD"]) {
        return Ok(Word::SuddenDeath);
    }
    if scanner.word(&["d", "delay"]) {
        return Ok(Word::Addition(Addition::delay));
    }
    if scanner.take(&['+']) || scanner.word(&["inc", "increment"]) {
        return Ok(Word::Addition(Addition::increment));
    }
    Err(scanner.error(Expected::UsPart))
}

fn slash(scanner: &mut Scanner<'_>, optional: bool) -> Result<(), ControlError> {
    match scanner.take(&['/']) || optional {
        true => Ok(()),
        false => Err(scanner.error(Expected::Slash)),
    }
}
