//! How a game begins: the usual array, those of Chess960, and what is wrong with a set-up.

use adoube_rulebook::Topic;
use adoube_types::Colour;
use serde::{Serialize, Serializer};
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, File, FromSetup, Piece, Rank, Role, Setup, Square,
};

use crate::colour::from_shakmaty;
use crate::fact::{self, PieceName};
use crate::topics;

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

/// The number of a Chess960 start position; nothing if it is none.
pub fn chess960_number(board: &Board) -> Option<u16> {
    (0..960).find(|number| {
        chess960_start(*number).is_some_and(|start| shakmaty::Position::board(&start) == board)
    })
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

/// What is wrong with a set-up before the first move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum StartFault {
    /// The board lies so that the corner at the player's right is dark.
    BoardTurned,
    /// The pieces stand along the files instead of the ranks, as an electronic board sees them that
    /// is turned by a quarter.
    ArrayTurned {
        /// Where White's pieces stand.
        #[serde(serialize_with = "file")]
        white: File,
    },
    /// White's pieces stand where Black's belong, as a board sees them that is turned by a half.
    SidesSwapped,
    /// King and queen of a player have changed places.
    KingAndQueenSwapped(Colour),
    /// Two kinds of pieces of a player have changed places on one wing.
    PiecesSwapped {
        colour: Colour,
        /// The pieces' squares.
        #[serde(serialize_with = "two_squares")]
        squares: (Square, Square),
    },
    /// A piece is missing.
    Missing {
        #[serde(serialize_with = "fact::square")]
        square: Square,
        #[serde(serialize_with = "coloured")]
        piece: Piece,
    },
    /// A piece stands where another one belongs.
    Wrong {
        #[serde(serialize_with = "fact::square")]
        square: Square,
        /// What stands there.
        #[serde(serialize_with = "coloured")]
        found: Piece,
        /// What belongs there.
        #[serde(serialize_with = "coloured")]
        expected: Piece,
    },
    /// A piece stands where none belongs.
    Stray {
        #[serde(serialize_with = "fact::square")]
        square: Square,
        #[serde(serialize_with = "coloured")]
        found: Piece,
    },
}

impl StartFault {
    /// What an edition's article is about that rules on it.
    pub fn topic(&self) -> Topic {
        match self {
            StartFault::BoardTurned => topics::BOARD_TURNED,
            _ => topics::WRONG_START_POSITION,
        }
    }
}

/// A piece as facts name it.
#[derive(Serialize)]
struct ColouredPiece {
    colour: Colour,
    name: PieceName,
}

fn coloured<S: Serializer>(piece: &Piece, to: S) -> Result<S::Ok, S::Error> {
    let coloured = ColouredPiece {
        colour: from_shakmaty(piece.color),
        name: piece.role.into(),
    };
    coloured.serialize(to)
}

fn file<S: Serializer>(file: &File, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(file)
}

fn two_squares<S: Serializer>(squares: &(Square, Square), to: S) -> Result<S::Ok, S::Error> {
    fact::squares(&[squares.0, squares.1], to)
}

/// Compares a set-up with the usual array. `right_corner_light` is what the arbiter sees: whether
/// the near corner at White's right is light.
pub fn check_start(board: &Board, right_corner_light: bool) -> Vec<StartFault> {
    let mut faults = Vec::new();
    if !right_corner_light {
        faults.push(StartFault::BoardTurned);
    }
    let usual = Board::new();
    if *board == usual {
        return faults;
    }
    if let Some(fault) = turned(board) {
        faults.push(fault);
        return faults;
    }
    let mut different = differences(board, &usual);
    for color in Color::ALL {
        swaps(board, &usual, color, &mut different, &mut faults);
    }
    faults.extend(
        different
            .into_iter()
            .filter_map(|square| single(board, &usual, square)),
    );
    faults
}

/// A right array at the wrong edge.
fn turned(board: &Board) -> Option<StartFault> {
    let is_usual = |turn: fn(Square) -> Square| *board == mapped(&Board::new(), turn);
    if is_usual(Square::flip_vertical) || is_usual(Square::rotate_180) {
        return Some(StartFault::SidesSwapped);
    }
    if is_usual(Square::rotate_90) {
        return Some(StartFault::ArrayTurned { white: File::A });
    }
    let white = File::H;
    is_usual(Square::rotate_270).then_some(StartFault::ArrayTurned { white })
}

fn mapped(board: &Board, place: impl Fn(Square) -> Square) -> Board {
    let mut other = Board::empty();
    for (square, piece) in board {
        other.set_piece_at(place(square), piece);
    }
    other
}

fn differences(board: &Board, usual: &Board) -> Bitboard {
    Square::ALL
        .into_iter()
        .filter(|square| board.piece_at(*square) != usual.piece_at(*square))
        .collect()
}

/// Finds pairs of pieces of one player that have changed places, and takes them off the list.
fn swaps(
    board: &Board,
    usual: &Board,
    color: Color,
    different: &mut Bitboard,
    faults: &mut Vec<StartFault>,
) {
    let rank = Bitboard::from_rank(color.fold_wb(Rank::First, Rank::Eighth));
    for first in *different & rank {
        let partner = (*different & rank).into_iter().find(|second| {
            *second > first
                && board.piece_at(first).is_some()
                && board.piece_at(first) == usual.piece_at(*second)
                && board.piece_at(*second) == usual.piece_at(first)
        });
        let Some(second) = partner else { continue };
        different.discard(first);
        different.discard(second);
        let royal = [first, second].map(|square| usual.role_at(square));
        faults.push(match royal {
            [Some(Role::Queen), Some(Role::King)] => {
                StartFault::KingAndQueenSwapped(from_shakmaty(color))
            }
            _ => StartFault::PiecesSwapped {
                colour: from_shakmaty(color),
                squares: (first, second),
            },
        });
    }
}

fn single(board: &Board, usual: &Board, square: Square) -> Option<StartFault> {
    match (board.piece_at(square), usual.piece_at(square)) {
        (Some(found), Some(expected)) => Some(StartFault::Wrong {
            square,
            found,
            expected,
        }),
        (Some(found), None) => Some(StartFault::Stray { square, found }),
        (None, Some(piece)) => Some(StartFault::Missing { square, piece }),
        (None, None) => None,
    }
}
