//! How far a position seems to be from a mate.

use shakmaty::{Bitboard, Chess, Color, Position, Rank, Role, Square};

pub(super) struct Estimate {
    side: Color,
}

impl Estimate {
    pub(super) fn new(_position: &Chess, side: Color) -> Estimate {
        Estimate { side }
    }

    pub(super) fn of(&self, position: &Chess, _irreversible: bool) -> usize {
        let board = position.board();
        let own = board.by_color(self.side);
        let heavy = (own & board.rooks_and_queens()).any();
        let other = !self.side;
        let mut estimate = 0;
        if !heavy {
            let pawns = own & board.pawns();
            let nearest = pawns
                .into_iter()
                .map(|pawn| self.pawn_way(board, pawn))
                .min();
            estimate += 3 * nearest.unwrap_or(12);
        }
        let lk = board.king_of(other).unwrap();
        let wk = board.king_of(self.side).unwrap();
        let dark = Bitboard::DARK_SQUARES;
        let bishops = own & board.bishops();
        let dark_corner = (bishops & dark).any()
            || bishops.is_empty() && (board.by_color(other) & board.bishops() & !dark).any();
        let corner = match (dark_corner, self.side) {
            (true, Color::White) => Square::H8,
            (false, Color::White) => Square::A8,
            (true, Color::Black) => Square::A1,
            (false, Color::Black) => Square::H1,
        };
        estimate += 2 * lk.distance(corner) as usize;
        estimate += 2 * (wk.distance(corner).abs_diff(2)) as usize;
        estimate
    }

    fn pawn_way(&self, board: &shakmaty::Board, pawn: Square) -> usize {
        let ranks = match self.side {
            Color::White => 7 - usize::from(pawn.rank()),
            Color::Black => usize::from(pawn.rank()),
        };
        let ahead = ahead(pawn, self.side) & board.occupied();
        ranks + 2 * ahead.count()
    }
}

fn ahead(square: Square, color: Color) -> Bitboard {
    let rank = usize::from(square.rank());
    let file = Bitboard::from_file(square.file()).0;
    let _ = Rank::First;
    let _ = Role::Pawn;
    Bitboard(match color {
        Color::White if rank == 7 => 0,
        Color::White => file & (!0 << (8 * (rank + 1))),
        Color::Black => file & ((1 << (8 * rank)) - 1),
    })
}
