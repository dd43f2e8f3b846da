//! The positions a search has met, each exactly once.

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, Chess, Color, Position, PositionError, Role, Setup,
};

/// A position, exactly: four planes of bits.
///
/// The first three hold a number from 1 to 6 for the role on a square, 7 for a rook that may still
/// castle. The fourth holds the white men and, on an empty square, the right to capture en passant there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Key {
    planes: [u64; 4],
    turn: Color,
}

impl Key {
    pub(super) fn of(position: &Chess) -> Key {
        let board = position.board();
        let castling = position.castles().castling_rights();
        let role = |role| board.by_role(role);
        let ones = role(Role::Pawn) | role(Role::Bishop) | role(Role::Queen) | castling;
        let twos = role(Role::Knight) | role(Role::Bishop) | role(Role::King) | castling;
        let fours = role(Role::Rook) | role(Role::Queen) | role(Role::King);
        // Only a capture that can be made tells two positions apart. Looking whether it can is dear, and
        // there is seldom anything to look at.
        let passed = match position.maybe_ep_square() {
            Some(_) => position.legal_ep_square(),
            None => None,
        };
        let white = board.white() | passed.map_or(Bitboard::EMPTY, Bitboard::from_square);
        Key {
            planes: [ones.0, twos.0, fours.0, white.0],
            turn: position.turn(),
        }
    }

    /// The position again. `like` is any position of the same game.
    fn position(&self, like: &Chess) -> Chess {
        let [ones, twos, fours, white] = self.planes.map(Bitboard);
        let occupied = ones | twos | fours;
        let castling = ones & twos & fours;
        let roles = ByRole {
            pawn: ones & !twos & !fours,
            knight: twos & !ones & !fours,
            bishop: ones & twos & !fours,
            rook: fours & !ones & !twos | castling,
            queen: fours & ones & !twos,
            king: fours & twos & !ones,
        };
        let colors = ByColor {
            white: white & occupied,
            black: occupied & !white,
        };
        let setup = Setup {
            board: Board::try_from_bitboards(roles, colors)
                .expect("a square has one role and one colour"),
            turn: self.turn,
            castling_rights: castling,
            ep_square: (white & !occupied).first(),
            ..Setup::empty()
        };
        let position = setup.position(like.castles().mode());
        (position.or_else(PositionError::ignore_too_much_material))
            .or_else(PositionError::ignore_impossible_check)
            .expect("a position that was met can be set up")
    }

    fn hash(&self) -> u64 {
        let [a, b, c, d] = self.planes;
        // The turn goes into the hash without a plane of its own.
        let d = self.turn.fold_wb(d, !d);
        fold(a ^ 0x9E37_79B9_7F4A_7C15, b ^ 0xC2B2_AE3D_27D4_EB4F)
            ^ fold(c ^ 0x1656_67B1_9E37_79F9, d ^ 0x27D4_EB2F_1656_67C5)
    }
}

/// A product of two numbers, its halves put together.
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product ^ product >> 64) as u64
}

/// Keys in the order they came, with a number for each.
#[derive(Debug)]
pub(super) struct Table {
    keys: Vec<Key>,
    /// Numbers of keys with a part of their hash, or [`EMPTY`]; as many slots as a power of two.
    slots: Vec<Slot>,
}

#[derive(Debug, Clone, Copy)]
struct Slot {
    number: u32,
    tag: u32,
}

const EMPTY: Slot = Slot {
    number: u32::MAX,
    tag: 0,
};

impl Table {
    /// So many positions can be numbered.
    pub(super) const MOST: u64 = 1 << 31;

    pub(super) fn new() -> Table {
        Table {
            keys: Vec::new(),
            slots: vec![EMPTY; 1 << 8],
        }
    }

    /// Adds a key; its number if it is new.
    pub(super) fn insert(&mut self, key: Key) -> Option<u32> {
        // At most half full, so that a search for an empty slot stays short.
        if self.keys.len() * 2 >= self.slots.len() {
            self.enlarge();
        }
        let (slot, tag) = self.slot(&key);
        if self.slots[slot].number != EMPTY.number {
            return None;
        }
        let number = self.keys.len() as u32;
        self.slots[slot] = Slot { number, tag };
        self.keys.push(key);
        Some(number)
    }

    pub(super) fn position(&self, number: u32, like: &Chess) -> Chess {
        self.keys[number as usize].position(like)
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The slot of this key, or the empty one where it belongs, and its tag.
    fn slot(&self, key: &Key) -> (usize, u32) {
        let mask = self.slots.len() - 1;
        let hash = key.hash();
        let tag = (hash >> 32) as u32;
        let mut index = hash as usize & mask;
        loop {
            let slot = self.slots[index];
            let empty = slot.number == EMPTY.number;
            // The tag spares most looks at the keys, which lie elsewhere in memory; the key decides.
            if empty || slot.tag == tag && self.keys[slot.number as usize] == *key {
                return (index, tag);
            }
            index = (index + 1) & mask;
        }
    }

    fn enlarge(&mut self) {
        self.slots = vec![EMPTY; self.slots.len() * 2];
        for number in 0..self.keys.len() {
            let (slot, tag) = self.slot(&self.keys[number]);
            self.slots[slot] = Slot {
                number: number as u32,
                tag,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, fen::Fen};

    use super::*;

    /// A key gives its position back, also that of a board without an empty square.
    #[test]
    fn keys_are_positions() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 0 1",
            "rnbqkbnr/ppp1pppp/8/8/2PpP3/8/PP1P1PPP/RNBQKBNR b KQkq c3 0 1",
            "kbbbbbbb/bbbbbbbb/bbbbbbbb/bbbbbbbb/BBBBBBBB/BBBBBBBB/BBBBBBBB/BBBBBBBK b - - 0 1",
        ] {
            let fen: Fen = fen.parse().unwrap();
            let position: Result<Chess, _> = fen.into_position(CastlingMode::Standard);
            let position = position.or_else(PositionError::ignore_too_much_material);
            let position = position.unwrap();
            assert_eq!(Key::of(&position).position(&position), position);
        }
    }
}
