//! How far a move has come: made, then completed (FIDE 4.7 and 6.2.1), or determined, then
//! completed (US Chess rule 9).

use adoube_rulebook::MoveState;
use serde::{Deserialize, Serialize};

/// How far a move has come.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum MovePhase {
    /// Nothing is fixed but what touched pieces bind the player to.
    #[default]
    NotMade,
    /// A piece was released as part of a legal move, which is not made yet: the king of a castling,
    /// a pawn on the last rank, a capturing piece beside the captured one.
    Committed,
    /// The move is made (FIDE) or determined (US Chess): it can no longer be changed.
    Made,
    /// The move is made and the player's turn is over.
    Completed,
}

/// What takes a move further.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Progress {
    /// A piece was released as part of a legal move.
    PartReleased,
    /// The move has been made or determined.
    Made,
    /// The player pressed the clock.
    ClockPressed,
    /// The move ended the game: checkmate, stalemate, a dead position or another end of 6.2.1.1.
    GameEnded,
    /// The player made the next move without having pressed the clock (6.2.1.2).
    NextMoveMade,
}

impl MovePhase {
    /// The phase after some progress. A move never goes back, and only a made move is completed.
    #[must_use]
    pub fn after(self, progress: Progress) -> MovePhase {
        match progress {
            Progress::PartReleased => self.max(MovePhase::Committed),
            Progress::Made => self.max(MovePhase::Made),
            Progress::ClockPressed | Progress::GameEnded | Progress::NextMoveMade => {
                if self == MovePhase::Made {
                    MovePhase::Completed
                } else {
                    self
                }
            }
        }
    }

    /// Whether the opponent has the move: once this one is made (FIDE 1.3), or completed (US Chess
    /// 6B).
    pub fn passes_turn(self, when: MoveState) -> bool {
        match when {
            MoveState::Made => self >= MovePhase::Made,
            MoveState::Completed => self == MovePhase::Completed,
        }
    }

    /// Whether the move can no longer be changed.
    pub fn is_made(self) -> bool {
        self >= MovePhase::Made
    }
}
