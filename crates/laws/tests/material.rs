//! What material can mate, by trying all arrangements.
//!
//! As there are no pawns, the square of the mated king may be taken from one eighth of the board, unless
//! the colour of squares matters.

use adoube_laws::Colour;
use adoube_laws::unwinnable::lacks_material;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, FromSetup, Piece, Position, PositionError, Role,
    Setup, Square,
};

/// Squares of the mated king: every other one is a reflection of one of these.
fn corner() -> impl Iterator<Item = Square> {
    (0..4).flat_map(|rank| (0..=rank).map(move |file| Square::new(rank * 8 + file)))
}

fn position(pieces: &[(Square, Piece)]) -> Option<Chess> {
    let mut setup = Setup::empty();
    setup.turn = Color::Black;
    for (square, piece) in pieces {
        if setup.board.occupied().contains(*square) {
            return None;
        }
        setup.board.set_piece_at(*square, *piece);
    }
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

fn is_mate(pieces: &[(Square, Piece)]) -> bool {
    let mut board = Board::empty();
    pieces
        .iter()
        .for_each(|(square, piece)| board.set_piece_at(*square, *piece));
    let king = pieces[0].0;
    is_check(&board, king) && position(pieces).is_some_and(|position| position.is_checkmate())
}

/// Whether the black king's square is attacked; most arrangements need no closer look.
fn is_check(board: &Board, king: Square) -> bool {
    board.attacks_to(king, Color::White, board.occupied()).any()
}

/// All arrangements in which White, with a king and these pieces, has mated Black, who has a king and
/// those; where `same_colour` is set all bishops stand on squares of one colour.
fn mates(white: Role, black: Option<Role>, same_colour: bool) -> usize {
    let allowed = |role: Option<Role>, square: Square| {
        !same_colour || role != Some(Role::Bishop) || Bitboard::DARK_SQUARES.contains(square)
    };
    let kings: Vec<Square> = match same_colour {
        true => Square::ALL.to_vec(),
        false => corner().collect(),
    };
    let mut found = 0;
    for king in kings {
        for attacker in Square::ALL
            .into_iter()
            .filter(|square| allowed(Some(white), *square))
        {
            let alone = [
                (king, Color::Black.king()),
                (attacker, white.of(Color::White)),
            ];
            let gives_check = king != attacker && {
                let mut board = Board::empty();
                alone
                    .iter()
                    .for_each(|(square, piece)| board.set_piece_at(*square, *piece));
                is_check(&board, king)
            };
            if !gives_check {
                continue;
            }
            found += mated_arrangements(&alone, black, &allowed);
        }
    }
    found
}

fn mated_arrangements(
    pieces: &[(Square, Piece)],
    black: Option<Role>,
    allowed: &dyn Fn(Option<Role>, Square) -> bool,
) -> usize {
    let mut found = 0;
    for white_king in Square::ALL {
        let mut pieces = pieces.to_vec();
        pieces.push((white_king, Color::White.king()));
        let Some(role) = black else {
            found += usize::from(is_mate(&pieces));
            continue;
        };
        for helper in Square::ALL
            .into_iter()
            .filter(|square| allowed(black, *square))
        {
            let mut pieces = pieces.clone();
            pieces.push((helper, role.of(Color::Black)));
            found += usize::from(is_mate(&pieces));
        }
    }
    found
}

/// The table of Article 6.9: which pieces can mate which.
#[test]
fn all_arrangements() {
    for (white, black, same_colour, can_mate) in [
        (Role::Knight, None, false, false),
        (Role::Bishop, None, false, false),
        (Role::Knight, Some(Role::Queen), false, false),
        (Role::Knight, Some(Role::Rook), false, true),
        (Role::Knight, Some(Role::Knight), false, true),
        (Role::Knight, Some(Role::Bishop), false, true),
        (Role::Bishop, Some(Role::Queen), false, false),
        (Role::Bishop, Some(Role::Rook), false, false),
        (Role::Bishop, Some(Role::Knight), false, true),
        (Role::Bishop, Some(Role::Bishop), false, true),
        (Role::Bishop, Some(Role::Bishop), true, false),
    ] {
        let found = mates(white, black, same_colour);
        assert_eq!(found > 0, can_mate, "{white:?} against {black:?}: {found}");
        assert_eq!(
            !can_mate,
            says_no(white, black, same_colour),
            "{white:?} against {black:?}"
        );
    }
}

/// What the rule of material says of the same pieces, far apart.
fn says_no(white: Role, black: Option<Role>, same_colour: bool) -> bool {
    let mut pieces = vec![
        (Square::A3, Color::White.king()),
        (Square::H5, Color::Black.king()),
        (Square::C1, white.of(Color::White)),
    ];
    if let Some(role) = black {
        let square = match same_colour {
            true => Square::D4,
            false => Square::E4,
        };
        pieces.push((square, role.of(Color::Black)));
    }
    lacks_material(&position(&pieces).unwrap(), Colour::White)
}

/// A knight against any number of queens. Only queens beside their king can take squares from it;
/// others could only capture the knight.
#[test]
fn knight_against_queens() {
    for king in corner() {
        let beside: Vec<Square> = shakmaty::attacks::king_attacks(king).into_iter().collect();
        for knight in shakmaty::attacks::knight_attacks(king) {
            for white_king in Square::ALL {
                let pieces = [
                    (king, Color::Black.king()),
                    (knight, Color::White.knight()),
                    (white_king, Color::White.king()),
                ];
                for blocked in 0_u32..1 << beside.len() {
                    let mut pieces = pieces.to_vec();
                    let queens = beside
                        .iter()
                        .enumerate()
                        .filter(|(place, _)| blocked >> place & 1 == 1);
                    pieces.extend(queens.map(|(_, square)| (*square, Color::Black.queen())));
                    assert!(!is_mate(&pieces), "{pieces:?}");
                }
            }
        }
    }
}
