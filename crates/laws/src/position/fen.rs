//! Positions as text, in Forsyth-Edwards notation.

use serde::Serialize;
use shakmaty::{Chess, EnPassantMode, Setup, fen::Fen, fen::ParseFenError};

use crate::fact;

/// A text that is no position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FenError {
    /// Which of the six fields is wrong.
    pub field: FenField,
    /// Where the field, or the rank of the board, begins; the first character is column 1.
    pub column: usize,
    /// What stands there.
    #[serde(serialize_with = "fact::quoted")]
    pub found: String,
    pub expected: ExpectedInFen,
}

/// The fields of a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum FenField {
    Board,
    /// Who is to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// Half-moves since the last pawn move or capture.
    Halfmoves,
    /// The number of the move.
    MoveNumber,
    /// More than there should be.
    Rest,
}

/// What should stand at a place of a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ExpectedInFen {
    Position,
    Pieces,
    /// There are not eight ranks.
    Ranks {
        found: usize,
    },
    PieceOrSquares {
        rank: u32,
    },
    /// Eight squares on a rank.
    Squares {
        rank: u32,
        /// So many there are.
        squares: u32,
    },
    Turn,
    Castling,
    EnPassant,
    Number,
    NumberUpTo {
        most: u32,
    },
    End,
}

/// Reads a position. The two counts may be missing; spaces and underscores part the fields.
///
/// # Errors
///
/// [`FenError`] with the field that is wrong, what stands there and what was expected.
pub fn read_fen(text: &str) -> Result<Setup, FenError> {
    let fields = fields(text);
    check_board(text, &fields)?;
    check_counts(&fields)?;
    let joined: Vec<&str> = fields.iter().map(|(_, field)| *field).collect();
    match Fen::from_ascii(joined.join(" ").as_bytes()) {
        Ok(fen) => Ok(fen.into_setup()),
        Err(error) => Err(fault(text, &fields, error)),
    }
}

/// Writes a position, with the en passant square only if the capture is legal. Castling rights are
/// written with K and Q where that is clear, with the file of the rook otherwise.
pub fn write_fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// The fields of a text with their columns.
fn fields(text: &str) -> Vec<(usize, &str)> {
    let mut fields = Vec::new();
    let mut start = None;
    let mut column = 0;
    for (place, character) in text.char_indices() {
        column += 1;
        let parts = character.is_whitespace() || character == '_';
        match (parts, start) {
            (false, None) => start = Some((column, place)),
            (true, Some((from, byte))) => {
                fields.push((from, &text[byte..place]));
                start = None;
            }
            _ => {}
        }
    }
    if let Some((from, byte)) = start {
        fields.push((from, &text[byte..]));
    }
    fields
}

/// Looks at the ranks one by one, to say which is wrong.
fn check_board(text: &str, fields: &[(usize, &str)]) -> Result<(), FenError> {
    let Some((column, board)) = fields.first() else {
        return Err(wrong(
            FenField::Board,
            1,
            text.trim(),
            ExpectedInFen::Position,
        ));
    };
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != 8 {
        let expected = ExpectedInFen::Ranks { found: ranks.len() };
        return Err(wrong(FenField::Board, *column, board, expected));
    }
    let mut at = *column;
    for (rank, text) in (1..=8).rev().zip(ranks) {
        check_rank(rank, text, at)?;
        at += text.chars().count() + 1;
    }
    Ok(())
}

/// The counts must be numbers a game can reach.
fn check_counts(fields: &[(usize, &str)]) -> Result<(), FenError> {
    let counts = fields.iter().skip(4).take(2);
    for (field, (column, text)) in [FenField::Halfmoves, FenField::MoveNumber]
        .into_iter()
        .zip(counts)
    {
        if !text.parse::<u32>().is_ok_and(|count| count <= MOST_MOVES) {
            return Err(wrong(
                field,
                *column,
                text,
                ExpectedInFen::NumberUpTo { most: MOST_MOVES },
            ));
        }
    }
    Ok(())
}

/// No game is so long: without a claim it ends after at most some 9,000 moves.
const MOST_MOVES: u32 = 100_000;

fn check_rank(rank: u32, text: &str, column: usize) -> Result<(), FenError> {
    let mut squares = 0;
    for (place, character) in text.chars().enumerate() {
        match character {
            '1'..='8' => squares += character.to_digit(10).unwrap_or_default(),
            'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p' => squares += 1,
            '~' => {}
            _ => {
                let found = character.to_string();
                let expected = ExpectedInFen::PieceOrSquares { rank };
                return Err(wrong(FenField::Board, column + place, &found, expected));
            }
        }
    }
    if squares != 8 {
        let expected = ExpectedInFen::Squares { rank, squares };
        return Err(wrong(FenField::Board, column, text, expected));
    }
    Ok(())
}

fn wrong(field: FenField, column: usize, found: &str, expected: ExpectedInFen) -> FenError {
    FenError {
        field,
        column,
        found: found.to_owned(),
        expected,
    }
}

/// Which field shakmaty refused.
fn fault(text: &str, fields: &[(usize, &str)], error: ParseFenError) -> FenError {
    let (field, index, expected) = match error {
        ParseFenError::InvalidFen => (FenField::Rest, 6, ExpectedInFen::End),
        ParseFenError::InvalidBoard | ParseFenError::InvalidPocket => {
            (FenField::Board, 0, ExpectedInFen::Pieces)
        }
        ParseFenError::InvalidTurn => (FenField::Turn, 1, ExpectedInFen::Turn),
        ParseFenError::InvalidCastling => (FenField::Castling, 2, ExpectedInFen::Castling),
        ParseFenError::InvalidEpSquare => (FenField::EnPassant, 3, ExpectedInFen::EnPassant),
        ParseFenError::InvalidHalfmoveClock => (FenField::Halfmoves, 4, ExpectedInFen::Number),
        ParseFenError::InvalidFullmoves => (FenField::MoveNumber, 5, ExpectedInFen::Number),
        ParseFenError::InvalidRemainingChecks => (FenField::Rest, 6, ExpectedInFen::End),
    };
    let end = (text.chars().count() + 1, "");
    let (column, found) = fields.get(index).copied().unwrap_or(end);
    wrong(field, column, found, expected)
}
