//! Reading one move.

use shakmaty::{CastlingMode, Chess, Move, Position};

use super::cursor::{Cursor, Stop};
use super::error::{Expected, NotationError, Reason};
use super::illegal::{candidates, no_such_move};
use super::language::Language;
use super::marks::CheckSign;
use super::meaning::{Meaning, Squares, Written, squares_of};
use super::note::{Note, Spelling};
use super::{algebraic, announced, descriptive, number, numeric};

/// A legal move, as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub mv: Move,
    /// The kind of notation.
    pub spelling: Spelling,
    /// The language whose letters were needed to read it.
    pub language: Option<Language>,
    /// The move number before it, if there was one. It is not compared with the position.
    pub number: Option<u32>,
    /// Whether the offer of a draw was marked (C.12).
    pub draw_offer: bool,
    /// Where it differs from the full form of Appendix C.
    pub notes: Vec<Note>,
}

/// The ways in which a text can be read, before anything is known of the position.
#[derive(Debug, Default)]
pub(super) struct Findings {
    pub written: Vec<Written>,
    /// The place that was reached by the reader that came furthest.
    stop: Option<Stop>,
}

impl Findings {
    pub(super) fn add(&mut self, read: Result<Written, Stop>) {
        match read {
            Ok(written) => self.written.push(written),
            Err(stop) if self.stop.is_none_or(|other| other.at < stop.at) => self.stop = Some(stop),
            Err(_) => {}
        }
    }

    fn of(position: &Chess, cursor: Cursor, languages: &[Language]) -> Findings {
        let mut findings = Findings::default();
        let first = cursor.peek();
        if let Ok(uci) = numeric::read_uci(cursor) {
            findings.written.push(uci);
        } else if first.is_some_and(|first| ('1'..='8').contains(&first)) {
            findings.add(numeric::read(cursor));
        } else {
            algebraic::read(cursor, languages, &mut findings);
        }
        if findings.written.is_empty() {
            findings.add(descriptive::read(position, cursor));
            findings.add(announced::read(cursor));
        }
        findings
    }
}

/// Reads a move.
///
/// The letters of the given languages are understood, all at once; a letter that is another piece in
/// another of them makes the text ambiguous only if both moves are legal. A move number before the
/// move and marks after it may be there.
///
/// # Errors
///
/// If the text is not written like a move, agrees with no legal move, or with more than one.
pub fn read(
    position: &Chess,
    text: &str,
    languages: &[Language],
) -> Result<Reading, NotationError> {
    let mut cursor = Cursor::new(text);
    let numbered = number::eat(&mut cursor);
    let findings = Findings::of(position, cursor, languages);
    let Some(first) = findings.written.first() else {
        let stop = findings.stop.unwrap_or(cursor.stop(Expected::Move));
        return Err(NotationError::Unreadable {
            column: text[..stop.at].chars().count() + 1,
            expected: stop.expected,
        });
    };
    if numbered.turn.is_some_and(|turn| turn != position.turn()) {
        return Err(NotationError::NoSuchMove {
            reason: Reason::OtherPlayersTurn,
            near: Vec::new(),
        });
    }
    let meant = legal_moves_meant(position, &findings.written);
    match meant[..] {
        [] => Err(no_such_move(position, &first.meaning)),
        [(mv, written)] => Ok(Reading {
            mv,
            spelling: spelling(mv, written),
            language: written.language,
            number: numbered.number,
            draw_offer: written.marks.draw_offer,
            notes: notes(position, mv, written),
        }),
        _ => {
            let moves: Vec<Move> = meant.iter().map(|(mv, _)| *mv).collect();
            Err(NotationError::ambiguous(candidates(position, &moves)))
        }
    }
}

/// Every legal move that one of the readings agrees with, once.
fn legal_moves_meant<'a>(position: &Chess, written: &'a [Written]) -> Vec<(Move, &'a Written)> {
    let mode = position.castles().mode();
    let legal = position.legal_moves();
    let mut meant = Vec::with_capacity(1);
    for mv in legal {
        let agrees = |written: &&Written| written.meaning.allows(mv, mode);
        if let Some(written) = written.iter().find(agrees) {
            meant.push((mv, written));
        }
    }
    told_by_marks(position, &mut meant);
    meant
}

/// In descriptive notation e.p. and check tell moves apart that are otherwise written alike.
fn told_by_marks(position: &Chess, meant: &mut Vec<(Move, &Written)>) {
    let descriptive = |(_, written): &(_, &Written)| written.spelling == Spelling::Descriptive;
    if meant.len() < 2 || !meant.iter().all(descriptive) {
        return;
    }
    let as_marked = |(mv, written): &(Move, &Written)| {
        let wrong = |note: &Note| {
            matches!(
                note,
                Note::CheckSignWrong | Note::MateSignWrong | Note::EnPassantMarkWrong
            )
        };
        !notes(position, *mv, written).iter().any(wrong)
    };
    if meant.iter().any(as_marked) {
        meant.retain(as_marked);
    }
}

/// Two squares without a piece are the long form of a pawn's move (C.8).
fn spelling(mv: Move, written: &Written) -> Spelling {
    let long_form = written.spelling == Spelling::Coordinates
        && mv.role() == shakmaty::Role::Pawn
        && !mv.is_promotion();
    if long_form {
        Spelling::Long
    } else {
        written.spelling
    }
}

/// Everything that is to be said about how a move was written.
fn notes(position: &Chess, mv: Move, written: &Written) -> Vec<Note> {
    let mut notes = written.notes.clone();
    let signs = written.spelling.has_signs() || spelling(mv, written).has_signs();
    notes.extend(capture_note(mv, written, signs));
    notes.extend(en_passant_note(mv, written, signs));
    notes.extend(check_note(position, mv, written.marks.check, signs));
    if let Meaning::Squares(squares) = &written.meaning {
        let mode = position.castles().mode();
        if written.origin_added && is_alone(position, squares, mode) {
            notes.push(Note::OriginUnneeded);
        }
        if numeric::unusual_castling(mv, squares, mv.to_uci(mode)) {
            notes.push(Note::CastlingSquares);
        }
    }
    notes
}

fn capture_note(mv: Move, written: &Written, signs: bool) -> Option<Note> {
    match (mv.is_capture(), written.capture_sign) {
        (true, false) if signs => Some(Note::CaptureSignMissing),
        (false, true) => Some(Note::CaptureSignWrong),
        _ => None,
    }
}

fn en_passant_note(mv: Move, written: &Written, signs: bool) -> Option<Note> {
    match (mv.is_en_passant(), written.marks.en_passant) {
        (true, false) if signs => Some(Note::EnPassantMarkMissing),
        (false, true) => Some(Note::EnPassantMarkWrong),
        _ => None,
    }
}

fn check_note(position: &Chess, mv: Move, sign: Option<CheckSign>, signs: bool) -> Option<Note> {
    let mut after = position.clone();
    after.play_unchecked(mv);
    let checkers = after.checkers().count();
    let mate = checkers > 0 && after.is_checkmate();
    match sign {
        None if mate && signs => Some(Note::MateSignMissing),
        None if checkers > 0 && signs => Some(Note::CheckSignMissing),
        None => None,
        Some(CheckSign::Mate) => (!mate).then_some(Note::MateSignWrong),
        Some(CheckSign::DoubleOrMate) => (!mate && checkers < 2).then_some(Note::MateSignWrong),
        Some(_) if checkers == 0 => Some(Note::CheckSignWrong),
        Some(_) if mate => Some(Note::MateSignMissing),
        Some(CheckSign::Check) => None,
        Some(CheckSign::Double) => (checkers < 2).then_some(Note::CheckSignWrong),
    }
}

/// Whether the same text without the place of departure means one move only.
fn is_alone(position: &Chess, squares: &Squares, mode: CastlingMode) -> bool {
    let mut anywhere = squares.clone();
    anywhere.from = squares_of(None, None);
    let meaning = Meaning::Squares(anywhere);
    let legal = position.legal_moves();
    legal
        .iter()
        .filter(|mv| meaning.allows(**mv, mode))
        .nth(1)
        .is_none()
}
