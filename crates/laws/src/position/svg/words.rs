//! What stands on a board, for readers who do not see the picture.

use adoube_types::Colour;
use serde::{Serialize, Serializer};
use shakmaty::{Board, Color, Role, Square};

use crate::fact::PieceName;

/// The kinds of pieces in the order in which players name them.
const NAMED: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// What stands where: `Chess diagram. White: king e1; pawns a2, b2. Black: king e8.`
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "described-board")]
pub struct Described {
    /// As in a FEN.
    pub placement: String,
    /// Who sits below.
    pub below: Colour,
    pub white: Clauses,
    pub black: Clauses,
}

/// The kinds of pieces of a player, told with semicolons between.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "Series")]
pub struct Clauses(pub Vec<PiecesOfKind>);

/// All pieces of a kind, from the a-file to the h-file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PiecesOfKind {
    pub name: PieceName,
    #[serde(serialize_with = "items")]
    pub squares: Vec<Square>,
}

/// Squares with nothing but commas between.
#[derive(Serialize)]
#[serde(rename = "Row")]
struct Items(Vec<String>);

fn items<S: Serializer>(squares: &[Square], to: S) -> Result<S::Ok, S::Error> {
    Items(squares.iter().map(Square::to_string).collect()).serialize(to)
}

/// What stands where.
pub fn described(board: &Board, below: Colour) -> Described {
    Described {
        placement: board.to_string(),
        below,
        white: side(board, Color::White),
        black: side(board, Color::Black),
    }
}

fn side(board: &Board, color: Color) -> Clauses {
    let kinds = NAMED
        .into_iter()
        .filter_map(|role| kind(board, color, role));
    Clauses(kinds.collect())
}

fn kind(board: &Board, color: Color, role: Role) -> Option<PiecesOfKind> {
    let mut squares: Vec<_> = board.by_piece(role.of(color)).into_iter().collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    let name = role.into();
    (!squares.is_empty()).then_some(PiecesOfKind { name, squares })
}

#[cfg(test)]
mod tests {
    use adoube_words::{Language, Words};

    use super::*;

    fn words(placement: &str) -> String {
        let board = placement.parse().expect("a placement");
        Words::of(Language::english()).tell(&described(&board, Colour::White))
    }

    #[test]
    fn pieces_are_named_in_order_of_rank_and_file() {
        assert_eq!(
            words("4k3/4n3/8/1p6/8/8/P2P4/R3K2R"),
            "Chess diagram. White: king e1; rooks a1, h1; pawns a2, d2. \
             Black: king e8; knight e7; pawn b5."
        );
    }

    #[test]
    fn an_empty_board_is_said_to_be_empty() {
        assert_eq!(
            words("8/8/8/8/8/8/8/8"),
            "Chess diagram. White: nothing. Black: nothing."
        );
    }
}
