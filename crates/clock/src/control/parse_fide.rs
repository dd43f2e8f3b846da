//! The notation of FIDE's regulations (C.02 art. 12): `100'/40+50'/20+15'/end+30"`, with or without
//! words such as `min`, `moves`, `incr.` or `from move 1`, and the shorter `40/100+15+30"`. Hours are read, too
//! (`2h/40 + 1h`, `40/2h, 1h`, `1h30 + 30s`), and a class before it (`Blitz: 3+2`) is passed over. So are the words
//! that programs write into report files, in several languages: `100'x40mm`, `90 Min. für 40 Züge, dann 30 Min.`.
//!
//! A number without a mark is read by its place: before the end of the periods it is minutes, after
//! the period for all remaining moves it is seconds for each move. So `15+10` is `15'+10"`.

use super::text::{Scanner, control, minutes, seconds};
use super::{Addition, ControlError, ExpectedInControl as Expected, Period, TimeControl};
use crate::Span;

const MINUTE_MARKS: &[char] = &['\'', '′', '’', '´'];
const SECOND_MARKS: &[char] = &['"', '″', '”', '“'];
const HOUR_WORDS: &[&str] = &[
    "h", "hr", "hrs", "hour", "hours", "Std", "Stunde", "Stunden", "heure", "heures", "hora",
    "horas",
];
const MINUTE_WORDS: &[&str] = &[
    "min", "mins", "minute", "minutes", "m", "Minuten", "minuto", "minutos",
];
const SECOND_WORDS: &[&str] = &[
    "s", "sec", "secs", "second", "seconds", "Sek", "Sekunde", "Sekunden", "seconde", "secondes",
    "seg", "segundo", "segundos",
];
const MOVE_WORDS: &[&str] = &[
    "move",
    "moves",
    "mm",
    "mv",
    "mvs",
    "Zug",
    "Züge",
    "Zügen",
    "coup",
    "coups",
    "jugada",
    "jugadas",
    "movimiento",
    "movimientos",
];
/// Before the moves of a period, or before its time.
const FOR_WORDS: &[&str] = &["x", "for", "in", "für", "pour", "en", "para"];
const PER_WORDS: &[&str] = &["per", "each", "every", "a", "pro", "par", "por"];
const REST_WORDS: &[&str] = &[
    "end",
    "all",
    "game",
    "G",
    "SD",
    "rest",
    "remaining",
    "Ende",
    "fin",
    "final",
    "resto",
];
const INCREMENT_WORDS: &[&str] = &[
    "incr",
    "inc",
    "increment",
    "Inkrement",
    "Zuschlag",
    "incrément",
    "incremento",
    "bonus",
];
/// Between two periods, or before what is added.
const THEN_WORDS: &[&str] = &[
    "with", "and", "then", "plus", "followed", "by", "und", "dann", "et", "puis", "y", "luego",
    "más",
];
/// What report files of other programs write before the control; the control says it itself.
const CLASSES: &[&str] = &["Standard", "Classical", "Rapid", "Blitz"];

pub(super) fn parse(text: &str) -> Result<TimeControl, ControlError> {
    let mut scanner = Scanner::new(text);
    if scanner.word(CLASSES) {
        scanner.take(&[':']);
    }
    if !scanner.word(&["W", "White"]) {
        let periods = one_side(&mut scanner)?;
        scanner.end(Expected::PlusOrEnd)?;
        return control(text, periods);
    }
    let white = one_side(&mut scanner)?;
    scanner.take(&['-']);
    if !scanner.word(&["B", "Black"]) {
        return Err(scanner.error(Expected::PlusOrBlack));
    }
    let black = one_side(&mut scanner)?;
    scanner.end(Expected::PlusOrEnd)?;
    TimeControl::different(white, black).map_err(|fault| Scanner::fault(text, fault))
}

/// Whether a text begins with a class.
pub(super) fn has_class(text: &str) -> bool {
    Scanner::new(text).word(CLASSES)
}

/// What one player has.
fn one_side(scanner: &mut Scanner<'_>) -> Result<Vec<Period>, ControlError> {
    let mut periods: Vec<Period> = Vec::new();
    loop {
        while scanner.word(THEN_WORDS) || scanner.word(INCREMENT_WORDS) || scanner.word(&["of"]) {}
        let start = *scanner;
        let another = periods.last().is_none_or(|last| last.moves.is_some());
        match (term(scanner, another)?, another) {
            (Term::Period(moves, time), true) => periods.push(Period {
                moves,
                time,
                addition: Addition::None,
            }),
            (Term::Period(..), false) => {
                return Err(start.error(Expected::OnlySecondsForEachMove));
            }
            (Term::Addition(_), _) if periods.is_empty() => {
                return Err(start.error(Expected::MarkedMinutes));
            }
            (Term::Addition(amount), _) => {
                let (addition, from) = qualified(scanner, amount)?;
                return Ok(added_from(periods, addition, from));
            }
        }
        let mut goes_on = scanner.take(&['+', ',', ';', '&']);
        while scanner.word(THEN_WORDS) {
            goes_on = true;
        }
        goes_on |= scanner.take(&['+']) || scanner.peek() == Some('i');
        if !goes_on {
            return Ok(periods);
        }
    }
}

enum Term {
    /// A number of moves or all, in a time.
    Period(Option<u32>, Span),
    /// Seconds for each move.
    Addition(u32),
}

/// One part between plus signs.
fn term(scanner: &mut Scanner<'_>, another: bool) -> Result<Term, ControlError> {
    let start = *scanner;
    if scanner.word(REST_WORDS) {
        scanner.take(&['/', ':']);
        return Ok(Term::Period(None, time(scanner)?));
    }
    let number = scanner.number(Expected::MarkedMinutes)?;
    if second_mark(scanner) {
        let each = scanner.take(&['/']) || scanner.word(PER_WORDS);
        if each && !scanner.word(MOVE_WORDS) {
            return Err(scanner.error(Expected::WordMove));
        }
        return Ok(Term::Addition(number));
    }
    if let Some(time) = marked_time(scanner, number)? {
        let moves = match is_for(scanner) {
            true => moves_or_all(scanner)?,
            false => None,
        };
        return Ok(Term::Period(moves, time));
    }
    let are_moves = scanner.word(MOVE_WORDS);
    if is_for(scanner) || are_moves {
        let moves = { start }.moves()?;
        return Ok(Term::Period(Some(moves), time(scanner)?));
    }
    Ok(match another {
        true => Term::Period(None, minutes(number)),
        false => Term::Addition(number),
    })
}

fn is_for(scanner: &mut Scanner<'_>) -> bool {
    scanner.take(&['/', '×']) || scanner.word(FOR_WORDS)
}

/// A time, minutes if it has no mark.
fn time(scanner: &mut Scanner<'_>) -> Result<Span, ControlError> {
    let number = scanner.number(Expected::Minutes)?;
    Ok(marked_time(scanner, number)?.unwrap_or(minutes(number)))
}

/// What a number says with the mark of hours or minutes after it, and what follows of smaller measure.
fn marked_time(scanner: &mut Scanner<'_>, number: u32) -> Result<Option<Span>, ControlError> {
    if scanner.word(HOUR_WORDS) {
        return Ok(Some(minutes(number) * 60 + minutes_after(scanner)?));
    }
    match minute_mark(scanner) {
        true => Ok(Some(minutes(number) + seconds_after(scanner)?)),
        false => Ok(None),
    }
}

/// The minutes of `1h30` or `1h 30 min`.
fn minutes_after(scanner: &mut Scanner<'_>) -> Result<Span, ControlError> {
    if !scanner.peek().is_some_and(|c| c.is_ascii_digit()) {
        return Ok(Span::ZERO);
    }
    let number = scanner.number(Expected::Minutes)?;
    minute_mark(scanner);
    Ok(minutes(number))
}

/// The seconds of `1'30"`.
fn seconds_after(scanner: &mut Scanner<'_>) -> Result<Span, ControlError> {
    if !scanner.peek().is_some_and(|c| c.is_ascii_digit()) {
        return Ok(Span::ZERO);
    }
    let number = scanner.number(Expected::Seconds)?;
    match second_mark(scanner) {
        true => Ok(seconds(number)),
        false => Err(scanner.error(Expected::SecondsMark)),
    }
}

fn moves_or_all(scanner: &mut Scanner<'_>) -> Result<Option<u32>, ControlError> {
    while scanner.word(&["the", "first"]) {}
    if scanner.word(REST_WORDS) {
        while scanner.word(&["of", "the", "game", "moves"]) {}
        return Ok(None);
    }
    let moves = scanner.moves()?;
    scanner.word(MOVE_WORDS);
    Ok(Some(moves))
}

fn minute_mark(scanner: &mut Scanner<'_>) -> bool {
    scanner.take(MINUTE_MARKS) || scanner.word(MINUTE_WORDS)
}

/// Also two minute marks, which stand for the mark of seconds.
fn second_mark(scanner: &mut Scanner<'_>) -> bool {
    let mut ahead = *scanner;
    if ahead.take(MINUTE_MARKS) && ahead.take(MINUTE_MARKS) {
        *scanner = ahead;
        return true;
    }
    scanner.take(SECOND_MARKS) || scanner.word(SECOND_WORDS)
}

/// How the seconds are added, and from which move.
fn qualified(scanner: &mut Scanner<'_>, amount: u32) -> Result<(Addition, u32), ControlError> {
    let amount = i64::from(amount);
    let mut addition = Addition::increment(amount);
    let mut from = 1;
    loop {
        if scanner.word(&["delay"]) {
            addition = Addition::delay(amount);
        } else if scanner.word(&["Bronstein"]) {
            addition = Addition::bronstein(amount);
        } else if scanner.word(&["from", "starting", "ab", "dès", "desde"]) {
            from = first_move(scanner)?;
        } else {
            let filler = scanner.word(INCREMENT_WORDS) || scanner.word(PER_WORDS);
            if !filler && !scanner.word(MOVE_WORDS) && !scanner.take(&[',', '/']) {
                return Ok((addition, from));
            }
        }
    }
}

/// The move of `from move 61`, `from the first move`, `starting on move 1`.
fn first_move(scanner: &mut Scanner<'_>) -> Result<u32, ControlError> {
    while scanner.word(&["from", "on", "at", "with", "the"]) {}
    let is_first = scanner.word(&["first"]);
    match (scanner.word(MOVE_WORDS), is_first) {
        (true, true) => Ok(1),
        (true, false) => scanner.moves(),
        (false, _) => Err(scanner.error(Expected::WordMoveAndNumber)),
    }
}

/// The periods with an addition from a move on. Inside a period this makes a further period without
/// time of its own, which is the same to the players.
fn added_from(periods: Vec<Period>, addition: Addition, from: u32) -> Vec<Period> {
    let mut result = Vec::new();
    let mut first = 1_u32;
    for period in periods {
        let next = period.moves.and_then(|moves| first.checked_add(moves));
        let inside = from > first && next.is_none_or(|next| from < next);
        if inside && addition != Addition::None {
            result.push(Period::moves(from - first, period.time, Addition::None));
            result.push(Period {
                moves: next.map(|next| next - from),
                time: Span::ZERO,
                addition,
            });
        } else {
            let reached = from <= first;
            result.push(Period {
                addition: if reached { addition } else { Addition::None },
                ..period
            });
        }
        first = next.unwrap_or(u32::MAX);
    }
    result
}
