//! What a round was, in a few letters.

use std::fmt;

use adoube_tournament::{Colour, Outcome, PointSystem};

/// The letter of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellCode {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    /// Not played, with half a point for a game that was paired.
    ForfeitDraw,
    ForfeitLoss,
    FullPointBye,
    HalfPointBye,
    /// Not paired, or absent without points.
    #[default]
    Unplayed,
}

impl CellCode {
    const ALL: [(CellCode, char); 9] = [
        (CellCode::Win, 'W'),
        (CellCode::Draw, 'D'),
        (CellCode::Loss, 'L'),
        (CellCode::ForfeitWin, 'X'),
        (CellCode::ForfeitDraw, 'Z'),
        (CellCode::ForfeitLoss, 'F'),
        (CellCode::FullPointBye, 'B'),
        (CellCode::HalfPointBye, 'H'),
        (CellCode::Unplayed, 'U'),
    ];

    fn letter(self) -> char {
        let mut all = CellCode::ALL.into_iter();
        all.find(|(code, _)| *code == self)
            .map_or('U', |(_, letter)| letter)
    }

    fn of_letter(letter: char) -> Option<CellCode> {
        let letter = letter.to_ascii_uppercase();
        let mut all = CellCode::ALL.into_iter();
        all.find(|(_, other)| *other == letter)
            .map(|(code, _)| code)
    }

    /// Whether a game was played, which is rated.
    pub fn is_game(self) -> bool {
        matches!(self, CellCode::Win | CellCode::Draw | CellCode::Loss)
    }

    /// The letter for an outcome, by what a bye of the pairing is worth. A game too short to be rated was
    /// not played.
    pub fn of(outcome: Outcome, points: &PointSystem) -> CellCode {
        match outcome {
            Outcome::Win => CellCode::Win,
            Outcome::Draw => CellCode::Draw,
            Outcome::Loss => CellCode::Loss,
            Outcome::UnratedWin | Outcome::ForfeitWin => CellCode::ForfeitWin,
            Outcome::UnratedDraw => CellCode::ForfeitDraw,
            Outcome::UnratedLoss | Outcome::ForfeitLoss => CellCode::ForfeitLoss,
            Outcome::PairingAllocatedBye if points.pairing_allocated_bye == points.draw => {
                CellCode::HalfPointBye
            }
            Outcome::PairingAllocatedBye | Outcome::FullPointBye => CellCode::FullPointBye,
            Outcome::HalfPointBye => CellCode::HalfPointBye,
            Outcome::ZeroPointBye | Outcome::Pending | Outcome::Adjourned | Outcome::NotPaired => {
                CellCode::Unplayed
            }
        }
    }
}

/// What a round was to a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    pub code: CellCode,
    /// The pairing number of the opponent.
    pub opponent: Option<u32>,
    pub colour: Option<Colour>,
}

impl Cell {
    /// Reads `W12B`, `W  12`, `U`, `U0`; nothing is a round without anything.
    pub(super) fn read(text: &str) -> Option<Cell> {
        let text = text.trim();
        let mut letters = text.chars();
        let Some(first) = letters.next() else {
            return Some(Cell::default());
        };
        if text.bytes().all(|byte| byte == b'0') {
            return Some(Cell::default());
        }
        let code = CellCode::of_letter(first)?;
        let rest = letters.as_str().trim();
        let (number, colour) = match rest.chars().last() {
            Some('W' | 'w') => (&rest[..rest.len() - 1], Some(Colour::White)),
            Some('B' | 'b') => (&rest[..rest.len() - 1], Some(Colour::Black)),
            _ => (rest, None),
        };
        let opponent = match number.trim() {
            "" => 0,
            number if number.bytes().all(|byte| byte.is_ascii_digit()) => number.parse().ok()?,
            _ => return None,
        };
        let opponent = (opponent > 0).then_some(opponent);
        Some(Cell {
            code,
            opponent,
            colour: colour.filter(|_| opponent.is_some()),
        })
    }
}

/// `W12B`, `U0`: only games that were played name the opponent.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.code.letter();
        let Some(opponent) = self.opponent.filter(|_| self.code.is_game()) else {
            return write!(f, "{letter}0");
        };
        let colour = match self.colour {
            Some(Colour::White) => "W",
            Some(Colour::Black) => "B",
            None => "",
        };
        write!(f, "{letter}{opponent}{colour}")
    }
}
