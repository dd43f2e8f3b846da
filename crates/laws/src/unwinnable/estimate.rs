//! How far a position seems to be from a mate in a corner.
//!
//! Only the order of the search depends on it, never an answer.

use shakmaty::{Bitboard, Board, Chess, Color, Position, Role, Square};

/// The corners are seen apart: what is far from one may be near another.
pub(super) const CORNERS: usize = 4;

/// A mate in a corner: where the kings go, and the square that the loser blocks if the winner has
/// little. The winner's king guards the two others.
struct Corner {
    corner: Square,
    ways: [(Square, Square, Square); 2],
}

const MATES: [Corner; CORNERS] = [
    Corner {
        corner: Square::A1,
        ways: [
            (Square::A3, Square::B3, Square::B1),
            (Square::C1, Square::C2, Square::A2),
        ],
    },
    Corner {
        corner: Square::H1,
        ways: [
            (Square::H3, Square::G3, Square::G1),
            (Square::F1, Square::F2, Square::H2),
        ],
    },
    Corner {
        corner: Square::A8,
        ways: [
            (Square::A6, Square::B6, Square::B8),
            (Square::C8, Square::C7, Square::A7),
        ],
    },
    Corner {
        corner: Square::H8,
        ways: [
            (Square::H6, Square::G6, Square::G8),
            (Square::F8, Square::F7, Square::H7),
        ],
    },
];

/// Half-moves that seem to be needed for a mate in each corner.
pub(super) fn estimate(position: &Chess, side: Color) -> [usize; CORNERS] {
    let board = position.board();
    let winner = board.by_color(side);
    let loser = board.by_color(!side);
    let (Some(winning_king), Some(losing_king)) = (board.king_of(side), board.king_of(!side))
    else {
        return [0; CORNERS];
    };
    let heavy = (winner & board.rooks_and_queens()).any();
    let knights = winner & board.knights();
    let bishops = winner & board.bishops();
    let dark = (bishops & Bitboard::DARK_SQUARES).any();
    let light = (bishops & Bitboard::LIGHT_SQUARES).any();
    let pair = knights.more_than_one() || knights.any() && bishops.any() || dark && light;
    let promote = match heavy || pair {
        true => 0,
        false => way_to_promote(board, side).map_or(40, |way| 3 * way),
    };
    let helper = way_to_promote(board, !side).map_or(40, |way| 3 + 2 * way);
    MATES.map(|corner| {
        let king = 2 * losing_king.distance(corner.corner) as usize;
        let color = match corner.corner.is_dark() {
            true => dark,
            false => light,
        };
        let wrong = if color || knights.any() { 0 } else { 12 };
        let ways = corner.ways.map(|(far, near, block)| {
            let support = winning_king.distance(far).min(winning_king.distance(near)) as usize;
            let need = match promote {
                0 => 0,
                _ => promote.min(wrong + blocker(board, loser, block).min(helper)),
            };
            king + 2 * support + need
        });
        ways[0].min(ways[1])
    })
}

/// How far a man of the loser is from a square that it is to block.
fn blocker(board: &Board, loser: Bitboard, block: Square) -> usize {
    let color = match block.is_dark() {
        true => Bitboard::DARK_SQUARES,
        false => Bitboard::LIGHT_SQUARES,
    };
    let bishops = loser & board.bishops() & color;
    let bishop = match bishops {
        bishops if bishops.contains(block) => 0,
        bishops if bishops.any() => 2,
        _ => 40,
    };
    let knights = loser & board.by_role(Role::Knight);
    let knight = knights
        .into_iter()
        .map(|knight| (knight.distance(block) as usize).div_ceil(2) * 2)
        .min();
    bishop.min(knight.unwrap_or(40))
}

/// Steps of the pawn of this colour that is nearest to promotion, men in its way counted.
fn way_to_promote(board: &Board, color: Color) -> Option<usize> {
    let pawns = board.by_color(color) & board.pawns();
    (pawns.into_iter())
        .map(|pawn| {
            let ahead = super::reach::file_ahead(pawn, color);
            ahead.count() + 2 * (ahead & board.occupied()).count()
        })
        .min()
}
