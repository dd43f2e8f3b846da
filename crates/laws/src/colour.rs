//! White and Black at the edge of `shakmaty`, which has a type of its own for them: it stays inside
//! this crate, and everybody else says [`Colour`].

use adoube_types::Colour;
use shakmaty::{Color, Position};

/// The colour of a piece or player of `shakmaty`.
pub const fn from_shakmaty(color: Color) -> Colour {
    match color {
        Color::White => Colour::White,
        Color::Black => Colour::Black,
    }
}

/// The colour as `shakmaty` says it.
pub const fn to_shakmaty(colour: Colour) -> Color {
    match colour {
        Colour::White => Color::White,
        Colour::Black => Color::Black,
    }
}

/// Who is to move.
pub fn turn(position: &impl Position) -> Colour {
    from_shakmaty(position.turn())
}
