//! Writing descriptive notation.

use shakmaty::san::Suffix;
use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role, Square};

use super::{file_name, rank_for, short_file_name};
use crate::notation::cursor::Cursor;
use crate::notation::meaning::captured_on;
use crate::notation::write::check;

/// Writes the shortest form that means no other legal move.
pub(in crate::notation) fn write(position: &Chess, mv: Move, from: Square) -> String {
    let mut text = body(position, mv, from);
    if let Some(role) = mv.promotion() {
        text += &format!("({})", role.upper_char());
    }
    text += match check(position, mv) {
        Some(Suffix::Check) => "ch",
        Some(Suffix::Checkmate) => " mate",
        None => "",
    };
    if mv.is_en_passant() {
        text += " e.p.";
    }
    text
}

fn body(position: &Chess, mv: Move, from: Square) -> String {
    if let Some(side) = mv.castling_side() {
        return match side {
            CastlingSide::KingSide => "O-O".to_owned(),
            CastlingSide::QueenSide => "O-O-O".to_owned(),
        };
    }
    let player = position.turn();
    let movers = names_of_man(mv.role(), from, player);
    let (sign, ends) = match mv.capture().zip(captured_on(mv)) {
        Some((role, square)) => ('x', names_of_man(role, square, player)),
        None => ('-', names_of_square(mv.to(), player)),
    };
    let mut spellings: Vec<String> = movers
        .iter()
        .flat_map(|mover| ends.iter().map(move |end| format!("{mover}{sign}{end}")))
        .collect();
    spellings.sort_by_key(String::len);
    let clear = spellings.iter().find(|text| is_clear(position, mv, text));
    // A move that is not legal gets the fullest form.
    clear.or(spellings.last()).cloned().unwrap_or_default()
}

/// Whether the text means no other legal move, whatever pawns are promoted to.
fn is_clear(position: &Chess, mv: Move, text: &str) -> bool {
    let Ok(written) = super::read(position, Cursor::new(text)) else {
        return false;
    };
    let mode = position.castles().mode();
    let mut meant = position.legal_moves();
    meant.retain(|other| written.meaning.allows(*other, mode));
    let same = |other: &Move| other.from() == mv.from() && other.to() == mv.to();
    !meant.is_empty() && meant.iter().all(same)
}

/// `B3` and `KB3`.
fn names_of_square(square: Square, player: Color) -> Vec<String> {
    let rank = rank_for(player, square).char();
    let short = format!("{}{rank}", short_file_name(square.file()));
    let full = format!("{}{rank}", file_name(square.file()));
    without_repetition(short, full)
}

/// `N`, `N/3`, `N(B3)` and `N(KB3)`; for pawns `BP` and `KBP` in place of the second.
fn names_of_man(role: Role, square: Square, player: Color) -> Vec<String> {
    let letter = role.upper_char();
    let mut names = vec![letter.to_string()];
    if role == Role::Pawn {
        let short = format!("{}P", short_file_name(square.file()));
        let full = format!("{}P", file_name(square.file()));
        names.extend(without_repetition(short, full));
    } else {
        names.push(format!("{letter}/{}", rank_for(player, square).char()));
    }
    let places = names_of_square(square, player);
    names.extend(places.iter().map(|place| format!("{letter}({place})")));
    names
}

fn without_repetition(short: String, full: String) -> Vec<String> {
    if short == full {
        vec![full]
    } else {
        vec![short, full]
    }
}
