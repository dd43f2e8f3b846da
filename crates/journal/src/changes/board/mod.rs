//! A board: its result, what the players say of it, its moves.

mod reports;
mod results;

use adoube_tournament::{BoardNumber, RoundNumber};

use crate::SectionId;

pub use reports::*;
pub(in crate::changes) use results::possible;
pub use results::*;

/// Where a board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPlace<'c> {
    pub section: &'c SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
}

/// A command about a board.
macro_rules! asks_board {
    () => {
        fn place(&self) -> Option<$crate::BoardPlace<'_>> {
            Some($crate::BoardPlace {
                section: &self.section,
                round: self.round,
                board: self.board,
            })
        }
    };
}

use asks_board;
