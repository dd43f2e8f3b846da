//! The positions a search has met, each exactly once.

use shakmaty::{Bitboard, Chess, Position, Role};

/// A position, exactly: four planes of bits.
///
/// The first three hold a number from 1 to 6 for the role on a square, 7 for a rook that may still
/// castle. The fourth holds the white men and, on an empty square, the right to capture en passant there;
/// it is inverted when Black is to move (a position has at least three empty squares, so that can be
/// told).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Key([u64; 4]);

impl Key {
    pub(super) fn of(position: &Chess) -> Key {
        let board = position.board();
        let castling = position.castles().castling_rights();
        let role = |role| board.by_role(role);
        let ones = role(Role::Pawn) | role(Role::Bishop) | role(Role::Queen) | castling;
        let twos = role(Role::Knight) | role(Role::Bishop) | role(Role::King) | castling;
        let fours = role(Role::Rook) | role(Role::Queen) | role(Role::King);
        let passed = match position.maybe_ep_square() {
            Some(_) => position.legal_ep_square(),
            None => None,
        };
        let mut white = board.white() | passed.map_or(Bitboard::EMPTY, Bitboard::from_square);
        if position.turn().is_black() {
            white = !white;
        }
        Key([ones.0, twos.0, fours.0, white.0])
    }

    fn hash(&self) -> u64 {
        self.0.iter().fold(0, |hash: u64, plane| {
            let product = u128::from(hash ^ plane) * 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
            (product ^ product >> 64) as u64 ^ hash.rotate_left(29)
        })
    }
}

/// Keys in the order they came, with a number for each.
#[derive(Debug)]
pub(super) struct Table {
    keys: Vec<Key>,
    /// Numbers of keys, or [`EMPTY`]; as many slots as a power of two.
    slots: Vec<u32>,
}

const EMPTY: u32 = u32::MAX;

impl Table {
    pub(super) fn new() -> Table {
        Table {
            keys: Vec::new(),
            slots: vec![EMPTY; 1 << 8],
        }
    }

    /// Adds a key; its number if it is new.
    pub(super) fn insert(&mut self, key: Key) -> Option<u32> {
        if self.keys.len() * 2 >= self.slots.len() {
            self.enlarge();
        }
        let slot = self.slot(&key);
        if self.slots[slot] != EMPTY {
            return None;
        }
        let number = self.keys.len() as u32;
        self.slots[slot] = number;
        self.keys.push(key);
        Some(number)
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The slot of this key, or the empty one where it belongs.
    fn slot(&self, key: &Key) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = key.hash() as usize & mask;
        loop {
            let number = self.slots[slot];
            if number == EMPTY || self.keys[number as usize] == *key {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn enlarge(&mut self) {
        self.slots = vec![EMPTY; self.slots.len() * 4];
        for number in 0..self.keys.len() {
            let slot = self.slot(&self.keys[number]);
            self.slots[slot] = number as u32;
        }
    }
}
