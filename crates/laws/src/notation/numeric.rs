//! Notations by two squares alone: UCI, and the numeric one of correspondence chess.

use shakmaty::{Bitboard, File, Move, Rank, Role, Square, uci::UciMove};

use super::cursor::{Cursor, Stop};
use super::error::Expected;
use super::marks::Marks;
use super::meaning::{Meaning, Squares, Written};
use super::note::Spelling;

/// The new pieces in the order of their digits, from 1.
const NEW_PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// `5254`, `17181`. The square of arrival of castling is that of UCI: in Chess960 the rook's, because
/// the king's may be that of another move, or none at all.
pub(super) fn write(uci: UciMove) -> String {
    let digits = |square: Square| {
        let (file, rank) = square.coords();
        format!("{}{}", file.to_u32() + 1, rank.to_u32() + 1)
    };
    let squares = [uci.from(), uci.to()].into_iter().flatten().map(digits);
    let mut text: String = squares.collect();
    let place = |role| NEW_PIECES.iter().position(|&new| new == role);
    if let Some(place) = uci.promotion().and_then(place) {
        text += &(place + 1).to_string();
    }
    text
}

/// Reads four or five digits.
pub(super) fn read(cursor: Cursor) -> Result<Written, Stop> {
    let square = |cursor: &mut Cursor| {
        let mut digit =
            || cursor.eat_some(|next| next.to_digit(10).filter(|d| (1..=8).contains(d)));
        let (file, rank) = digit().zip(digit())?;
        Some(Square::from_coords(
            File::new(file - 1),
            Rank::new(rank - 1),
        ))
    };
    let new_piece = |next: char| {
        let place = next.to_digit(10)?.checked_sub(1)?;
        NEW_PIECES.get(place as usize).copied()
    };
    two_squares(cursor, Spelling::Numeric, square, new_piece)
}

/// Reads UCI. Its letters are English in every language, and small.
pub(super) fn read_uci(cursor: Cursor) -> Result<Written, Stop> {
    let square = |cursor: &mut Cursor| {
        let file = cursor.eat_some(File::from_char)?;
        Some(Square::from_coords(file, cursor.eat_some(Rank::from_char)?))
    };
    let new_piece = |next: char| {
        let role = next.is_ascii_lowercase().then(|| Role::from_char(next))??;
        NEW_PIECES.contains(&role).then_some(role)
    };
    two_squares(cursor, Spelling::Coordinates, square, new_piece)
}

fn two_squares(
    mut cursor: Cursor,
    spelling: Spelling,
    square: impl Fn(&mut Cursor) -> Option<Square>,
    new_piece: impl Fn(char) -> Option<Role>,
) -> Result<Written, Stop> {
    let mut next_square = || square(&mut cursor).ok_or(cursor.stop(Expected::Square));
    let (from, to) = (next_square()?, next_square()?);
    let mut squares = Squares::new(None, Bitboard::from_square(from), Bitboard::from_square(to));
    squares.promotion = cursor.eat_some(new_piece);
    let mut written = Written::new(Meaning::Squares(squares), spelling);
    written.marks = Marks::eat(&mut cursor);
    cursor.end()?;
    Ok(written)
}

/// Whether castling was written as two squares, and not as [`write`] or UCI would have.
pub(super) fn unusual_castling(mv: Move, squares: &Squares, usual: UciMove) -> bool {
    mv.is_castle() && !usual.to().is_some_and(|to| squares.to.contains(to))
}
