//! How often the present position has stood on the board, by Article 9.2.3.

use std::collections::HashMap;

use shakmaty::{Chess, Move, Position};

use super::keys::Key;

/// From so many positions on without a pawn move or capture, keys are counted in a table.
const MANY: usize = 150;

/// Follows a game and tells how often its present position has appeared.
#[derive(Debug, Clone)]
pub struct Repetition {
    start: Chess,
    moves: Vec<Move>,
    /// The key of the present position, without en passant.
    key: Key,
    /// The keys since the last pawn move or capture; the last one is the present position's.
    keys: Vec<u64>,
    /// How often each key appeared since then, once there are many.
    counts: HashMap<u64, usize>,
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
            counts: HashMap::new(),
            mask,
        }
    }

    /// Begins anew with this position.
    pub fn restart(&mut self, start: Chess) {
        self.key = Key::of(&start);
        self.moves.clear();
        self.forget();
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
            self.forget();
        }
        let key = self.key.with_en_passant(after) & self.mask;
        self.keys.push(key);
        match self.keys.len() < MANY {
            true => self.count(key),
            false => self.count_many(key),
        }
    }

    /// A pawn move or capture: nothing before can appear again.
    fn forget(&mut self) {
        self.keys.clear();
        if !self.counts.is_empty() {
            self.counts.clear();
        }
    }

    /// How many keys equal the last one, by a table.
    fn count_many(&mut self, key: u64) -> usize {
        if self.counts.is_empty() {
            let (_, earlier) = self.keys.split_last().unwrap_or((&0, &[]));
            earlier
                .iter()
                .for_each(|key| *self.counts.entry(*key).or_default() += 1);
        }
        let count = self.counts.entry(key).or_default();
        *count += 1;
        *count
    }

    /// Whether the present position stood on the board after every second move of each player, so many
    /// times up to now, as far as keys tell.
    pub(crate) fn alternates(&self, times: usize) -> bool {
        let Some(last) = self.keys.last() else {
            return false;
        };
        let earlier = self.keys.iter().rev().step_by(4);
        earlier.take(times).filter(|key| *key == last).count() == times
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

    /// The position after so many plies of the game.
    pub(crate) fn position_after(&self, plies: usize) -> Chess {
        let mut position = self.start.clone();
        for m in self.moves.iter().take(plies) {
            position.play_unchecked(*m);
        }
        position
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::EnPassantMode;

    use super::*;

    /// The definition, word by word: the same player to move, the same pieces on the same squares, the
    /// same castling rights, and the same captures en passant, if they are legal.
    fn is_same(one: &Chess, other: &Chess) -> bool {
        let parts = |position: &Chess| {
            let setup = position.clone().to_setup(EnPassantMode::Legal);
            (
                setup.board,
                setup.turn,
                setup.castling_rights,
                setup.ep_square,
            )
        };
        parts(one) == parts(other)
    }

    /// Plays moves that go back as often as not, so that positions come again.
    fn shuffle(start: Chess, choices: &[u8]) -> (Vec<Move>, Vec<Chess>) {
        let (mut moves, mut positions): (Vec<Move>, _) = (Vec::new(), vec![start]);
        for choice in choices {
            let mut position = positions[positions.len() - 1].clone();
            let legal = position.legal_moves();
            let back = moves.len().checked_sub(2).map(|place| moves[place]);
            let back = legal.iter().find(|m| {
                back.is_some_and(|back| m.from() == Some(back.to()) && Some(m.to()) == back.from())
            });
            let any = legal.get(usize::from(*choice) % legal.len().max(1));
            let Some(m) = back.filter(|_| choice % 4 != 0).or(any) else {
                break;
            };
            position.play_unchecked(*m);
            moves.push(*m);
            positions.push(position);
        }
        (moves, positions)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(150))]

        /// Counts equal the naive definition, however bad the keys are.
        #[test]
        fn counts_equal_the_definition(
            choices in proptest::collection::vec(any::<u8>(), 0..250),
            mask in prop_oneof![Just(u64::MAX), Just(0xF), Just(0)],
        ) {
            let (moves, positions) = shuffle(Chess::default(), &choices);
            let mut repetition = Repetition::with_mask(positions[0].clone(), mask);
            for (ply, m) in moves.iter().enumerate() {
                let present = &positions[ply + 1];
                let count = repetition.play(*m, present);
                let same: Vec<usize> = (0..=ply + 1).filter(|other| is_same(&positions[*other], present)).collect();
                prop_assert!(count >= same.len());
                if mask == u64::MAX {
                    prop_assert_eq!(count, same.len());
                }
                prop_assert_eq!(repetition.appearances(), same);
            }
        }

        /// The key that follows the moves is the key of the position.
        #[test]
        fn keys_follow_the_moves(
            number in 0..960_u16,
            choices in proptest::collection::vec(any::<u8>(), 0..200),
        ) {
            let start = crate::position::chess960_start(number).unwrap();
            let (moves, positions) = shuffle(start, &choices);
            let mut key = Key::of(&positions[0]);
            for (m, after) in moves.iter().zip(&positions[1..]) {
                key.play(*m, after);
                prop_assert_eq!(key.with_en_passant(after), Key::of(after).with_en_passant(after));
            }
        }
    }
}
