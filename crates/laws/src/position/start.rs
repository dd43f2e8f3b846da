//! How a game of Chess960 begins.

use shakmaty::{CastlingMode, Chess, Color, File, FromSetup, Rank, Role, Setup, Square};

/// The start position of Chess960 with this number from 0 to 959 (518 is the usual array).
///
/// The numbers are the usual ones: bishops first, light before dark, then the queen, then the
/// knights, each by the squares that are left.
pub fn chess960_start(number: u16) -> Option<Chess> {
    let rank = chess960_rank(number)?;
    let mut setup = Setup::empty();
    for (file, role) in File::ALL.into_iter().zip(rank) {
        for (color, own, pawns) in [
            (Color::White, Rank::First, Rank::Second),
            (Color::Black, Rank::Eighth, Rank::Seventh),
        ] {
            setup
                .board
                .set_piece_at(Square::from_coords(file, own), role.of(color));
            setup
                .board
                .set_piece_at(Square::from_coords(file, pawns), color.pawn());
        }
    }
    setup.castling_rights = setup.board.rooks();
    Chess::from_setup(setup, CastlingMode::Chess960).ok()
}

/// The number a drawn lot stands for: every start position has an equal share of the lots.
pub fn chess960_lot(lot: u64) -> u16 {
    ((u128::from(lot) * 960) >> 64) as u16
}

fn chess960_rank(number: u16) -> Option<[Role; 8]> {
    if number >= 960 {
        return None;
    }
    let mut files = [None; 8];
    let (number, light) = (number / 4, usize::from(number % 4));
    files[2 * light + 1] = Some(Role::Bishop);
    let (number, dark) = (number / 4, usize::from(number % 4));
    files[2 * dark] = Some(Role::Bishop);
    let (number, queen) = (number / 6, usize::from(number % 6));
    put(&mut files, queen, Role::Queen);
    let (first, second) = KNIGHTS[usize::from(number)];
    // The second knight is counted among the squares that are free before the first is placed.
    put(&mut files, second, Role::Knight);
    put(&mut files, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut files, 0, role);
    }
    Some(files.map(|role| role.unwrap_or(Role::Rook)))
}

/// The two knights' places among five free squares.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// Puts a piece on the free square with this index.
fn put(files: &mut [Option<Role>; 8], index: usize, role: Role) {
    let free = files.iter_mut().filter(|file| file.is_none()).nth(index);
    if let Some(file) = free {
        *file = Some(role);
    }
}
