//! A board in words, for readers who do not see the picture.

use shakmaty::{Board, Color, Role};

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
pub(super) fn in_words(board: &Board) -> String {
    let [white, black] = [Color::White, Color::Black].map(|color| side(board, color));
    format!("Chess diagram. White: {white}. Black: {black}.")
}

fn side(board: &Board, color: Color) -> String {
    let kinds = NAMED
        .into_iter()
        .filter_map(|role| kind(board, color, role));
    let kinds: Vec<String> = kinds.collect();
    match kinds.is_empty() {
        true => "nothing".to_owned(),
        false => kinds.join("; "),
    }
}

/// All pieces of a kind, from the a-file to the h-file.
fn kind(board: &Board, color: Color, role: Role) -> Option<String> {
    let mut squares: Vec<_> = board.by_piece(role.of(color)).into_iter().collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    let plural = match squares.len() {
        0 => return None,
        1 => "",
        _ => "s",
    };
    let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
    Some(format!("{}{plural} {}", name(role), squares.join(", ")))
}

/// The English name of a kind of piece.
pub(super) const fn name(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(placement: &str) -> String {
        in_words(&placement.parse().expect("a placement"))
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
