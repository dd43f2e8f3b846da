//! The start positions of Chess960.

use serde::{Deserialize, Serialize};

use crate::RoundNumber;
use crate::numbering::mixed;

/// A start position of Chess960 by its number, from 0 to 959; 518 is the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct StartPosition(u16);

/// There is no start position with this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NoStartPosition {
    pub number: u16,
}

adoube_types::errors!(NoStartPosition);

impl TryFrom<u16> for StartPosition {
    type Error = NoStartPosition;

    fn try_from(number: u16) -> Result<StartPosition, NoStartPosition> {
        match number < 960 {
            true => Ok(StartPosition(number)),
            false => Err(NoStartPosition { number }),
        }
    }
}

impl From<StartPosition> for u16 {
    fn from(position: StartPosition) -> u16 {
        position.0
    }
}

impl StartPosition {
    /// The position that lots with a seed give a round.
    pub fn drawn(seed: u64, round: RoundNumber) -> StartPosition {
        let lot = mixed(seed ^ mixed(u64::from(round.0))) % 960;
        StartPosition(u16::try_from(lot).unwrap_or(0))
    }

    /// The pieces of White from a to h, such as `RNBQKBNR`: first the bishops, then the queen and the
    /// knights among the squares that are left, then rook, king and rook.
    ///
    /// ```
    /// use adoube_tournament::StartPosition;
    ///
    /// let usual = StartPosition::try_from(518).unwrap();
    /// assert_eq!(usual.back_rank(), "RNBQKBNR");
    /// assert!(StartPosition::try_from(960).is_err());
    /// ```
    pub fn back_rank(self) -> String {
        const KNIGHTS: [[usize; 2]; 10] = [
            [0, 1],
            [0, 2],
            [0, 3],
            [0, 4],
            [1, 2],
            [1, 3],
            [1, 4],
            [2, 3],
            [2, 4],
            [3, 4],
        ];
        let number = usize::from(self.0);
        let mut squares = [None; 8];
        squares[number % 4 * 2 + 1] = Some('B');
        squares[number / 4 % 4 * 2] = Some('B');
        let mut put = |piece: char, place: usize| {
            let mut free = squares.iter_mut().filter(|square| square.is_none());
            if let Some(square) = free.nth(place) {
                *square = Some(piece);
            }
        };
        put('Q', number / 16 % 6);
        let [first, second] = KNIGHTS[number / 96];
        // The first knight takes a square from before the second.
        put('N', first);
        put('N', second - 1);
        for piece in ['R', 'K', 'R'] {
            put(piece, 0);
        }
        squares.into_iter().flatten().collect()
    }

    /// The position as FEN, castling rights by the usual letters.
    pub fn fen(self) -> String {
        let white = self.back_rank();
        let black = white.to_lowercase();
        format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_are_960_positions() {
        let all = (0..960).map(|number| StartPosition(number).back_rank());
        let all: HashSet<String> = all.collect();
        assert_eq!(all.len(), 960);
        for rank in &all {
            let place = |piece| rank.find(piece).unwrap();
            let (first, last) = (place('R'), rank.rfind('R').unwrap());
            assert!((first..last).contains(&place('K')), "{rank}");
            assert_eq!((place('B') + rank.rfind('B').unwrap()) % 2, 1, "{rank}");
        }
    }

    #[test]
    fn known_numbers() {
        for (number, rank) in [
            (0, "BBQNNRKR"),
            (518, "RNBQKBNR"),
            (959, "RKRNNQBB"),
            (1, "BQNBNRKR"),
        ] {
            assert_eq!(StartPosition(number).back_rank(), rank);
        }
        let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(StartPosition(518).fen(), usual);
    }

    #[test]
    fn lots_depend_on_seed_and_round() {
        let drawn: HashSet<_> = (1..20)
            .map(|round| StartPosition::drawn(7, RoundNumber(round)))
            .collect();
        assert!(drawn.len() > 15);
        assert_eq!(
            StartPosition::drawn(7, RoundNumber(3)),
            StartPosition::drawn(7, RoundNumber(3))
        );
    }
}
