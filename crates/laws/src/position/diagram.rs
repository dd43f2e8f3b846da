//! Boards drawn with letters.

use adoube_types::Colour;
use shakmaty::{Board, File, Piece, Rank, Role, Square};

/// How a board is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiagramStyle {
    /// Whose side is below.
    pub below: Colour,
    /// Whether pieces are drawn as chess symbols instead of letters.
    pub symbols: bool,
}

impl Default for DiagramStyle {
    fn default() -> DiagramStyle {
        DiagramStyle {
            below: Colour::White,
            symbols: false,
        }
    }
}

/// Draws a board, a line for each rank, with the names of ranks and files.
pub fn text_diagram(board: &Board, style: DiagramStyle) -> String {
    let (ranks, files) = in_order(style.below);
    let mut text = String::new();
    for rank in ranks {
        text.push(rank.char());
        for file in files {
            text.push(' ');
            text.push(drawn(board, Square::from_coords(file, rank), style.symbols));
        }
        text.push('\n');
    }
    text.push(' ');
    for file in files {
        text.push(' ');
        text.push(file.char());
    }
    text.push('\n');
    text
}

/// Ranks and files as they are seen from above, from the top left corner.
pub(super) fn in_order(below: Colour) -> ([Rank; 8], [File; 8]) {
    let (mut ranks, mut files) = (Rank::ALL, File::ALL);
    match below {
        Colour::White => ranks.reverse(),
        Colour::Black => files.reverse(),
    }
    (ranks, files)
}

fn drawn(board: &Board, square: Square, symbols: bool) -> char {
    match board.piece_at(square) {
        Some(piece) if symbols => symbol(piece),
        Some(piece) => piece.char(),
        None => '.',
    }
}

fn symbol(piece: Piece) -> char {
    let white = piece.color.is_white();
    match piece.role {
        Role::King if white => '♔',
        Role::Queen if white => '♕',
        Role::Rook if white => '♖',
        Role::Bishop if white => '♗',
        Role::Knight if white => '♘',
        Role::Pawn if white => '♙',
        Role::King => '♚',
        Role::Queen => '♛',
        Role::Rook => '♜',
        Role::Bishop => '♝',
        Role::Knight => '♞',
        Role::Pawn => '♟',
    }
}
