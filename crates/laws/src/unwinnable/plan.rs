//! Plans for a mate.
//!
//! A [`Plan`] is made by a [`Net`](super::net::Net) and carried out by both players.

use shakmaty::{Bitboard, Square, attacks};

/// A move from one square to another.
type Step = (Square, Square);

/// So many squares are guarded, and so many blocked, at most.
const MOST: usize = 3;

/// A mate that both players could bring about.
pub(super) struct Plan {
    /// Where the losing king is mated.
    pub king: Square,
    /// Squares of which the winner's king goes to one; none if he stays.
    pub support: Bitboard,
    moves: [Step; MOST + 2],
    move_count: usize,
    blocks: [Step; MOST],
    block_count: usize,
    /// Men of the loser that could capture the checking man or step between.
    pub defenders: Bitboard,
    /// The square of the check.
    pub check: Square,
    /// Where the check could be stopped: there or between.
    pub stops: Bitboard,
    /// The winner's men that are needed.
    pub busy: Bitboard,
    /// Squares that must stay as they are.
    pub critical: Bitboard,
    /// The squares beside the losing king.
    pub beside: Bitboard,
    /// The loser's men that are needed.
    pub blockers: Bitboard,
}

impl Plan {
    /// The moves of the winner's pieces, the last of them the check.
    pub(super) fn moves(&self) -> &[Step] {
        &self.moves[..self.move_count]
    }

    /// The loser's moves onto squares beside the king.
    pub(super) fn blocks(&self) -> &[Step] {
        &self.blocks[..self.block_count]
    }

    /// A plan that has nothing but a check of the king on a square, by the man that goes from one to another.
    pub(super) fn new(king: Square, from: Square, to: Square, defenders: Bitboard) -> Plan {
        let stops = attacks::between(to, king).with(to);
        let nowhere = (from, from);
        let beside = attacks::king_attacks(king);
        Plan {
            king,
            support: Bitboard::EMPTY,
            moves: [nowhere; MOST + 2],
            move_count: 0,
            blocks: [nowhere; MOST],
            block_count: 0,
            defenders,
            check: to,
            stops,
            busy: Bitboard::from_square(from),
            critical: stops | attacks::between(from, to) | beside,
            beside,
            blockers: Bitboard::EMPTY,
        }
    }

    /// A move of the winner.
    pub(super) fn add(&mut self, from: Square, to: Square) {
        self.moves[self.move_count] = (from, to);
        self.move_count += 1;
        self.busy = self.busy.with(from).with(to);
        self.critical |= attacks::between(from, to).with(to);
    }

    /// Whether no more moves can be put before the check.
    pub(super) fn is_full(&self) -> bool {
        self.move_count == MOST
    }

    /// The same for blocks.
    pub(super) fn has_all_blocks(&self) -> bool {
        self.block_count == MOST
    }

    /// The checking man has gone to another square.
    pub(super) fn start_from(&mut self, square: Square) {
        self.moves[self.move_count - 1].0 = square;
        self.busy.add(square);
    }

    /// A move of the loser onto a square beside the king.
    pub(super) fn add_block(&mut self, from: Square, to: Square) {
        self.blocks[self.block_count] = (from, to);
        self.block_count += 1;
        self.blockers = self.blockers.with(from).with(to);
    }
}
