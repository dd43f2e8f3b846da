//! How often the present position has stood on the board, by Article 9.2.3.

use shakmaty::{Chess, Move, Position};

use super::keys::Key;

/// Follows a game and tells how often its present position has appeared.
#[derive(Debug, Clone)]
pub struct Repetition {
    start: Chess,
    moves: Vec<Move>,
    /// The key of the present position, without en passant.
    key: Key,
    /// The keys since the last pawn move or capture; the last one is the present position's.
    keys: Vec<u64>,
    /// The bits of a key that are compared. Tests use few, to see wrong answers refuted.
    mask: u64,
}

impl Repetition {
    /// A game that begins with this position.
    pub fn new(start: Chess) -> Repetition {
        Repetition::with_mask(start, u64::MAX)
    }

    fn with_mask(start: Chess, mask: u64) -> Repetition {
        let key = Key::of(&start);
        let first = key.with_en_passant(&start) & mask;
        Repetition {
            start,
            moves: Vec::with_capacity(200),
            key,
            keys: vec![first],
            mask,
        }
    }

    /// Begins anew with this position.
    pub fn restart(&mut self, start: Chess) {
        self.key = Key::of(&start);
        self.moves.clear();
        self.keys.clear();
        self.keys.push(self.key.with_en_passant(&start) & self.mask);
        self.start = start;
    }

    /// Follows a legal move, with the position after it. The answer is at least as high as the
    /// number of times that position has now appeared, and nearly always equal to it;
    /// [`appearances`](Repetition::appearances) is exact.
    #[inline]
    pub fn play(&mut self, m: Move, after: &Chess) -> usize {
        self.key.play(m, after);
        self.moves.push(m);
        if m.is_zeroing() {
            self.keys.clear();
        }
        let key = self.key.with_en_passant(after) & self.mask;
        self.keys.push(key);
        self.count(key)
    }

    /// How many keys equal the last one, itself included. The same player is to move at every second
    /// position, and two moves cannot bring a position back.
    #[inline]
    fn count(&self, key: u64) -> usize {
        let mut count = 1;
        let mut place = self.keys.len();
        while place >= 5 {
            if self.keys[place - 5] == key {
                count += 1;
            }
            place -= 2;
        }
        count
    }

    /// The plies after which the present position stood on the board; the last is the present.
    /// Ply 0 is the position the game began with.
    pub fn appearances(&self) -> Vec<usize> {
        let positions = self.positions();
        let Some(present) = positions.last() else {
            return Vec::new();
        };
        let same = positions
            .iter()
            .enumerate()
            .filter(|(_, other)| *other == present);
        same.map(|(ply, _)| ply).collect()
    }

    /// All positions of the game so far.
    fn positions(&self) -> Vec<Chess> {
        let mut positions = vec![self.start.clone()];
        let mut position = self.start.clone();
        for m in &self.moves {
            position.play_unchecked(*m);
            positions.push(position.clone());
        }
        positions
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}
