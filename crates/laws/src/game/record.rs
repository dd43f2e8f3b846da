//! A game as it has been played.

use adoube_types::Colour;
use serde::Serialize;
use shakmaty::{Chess, Move, Position};

use super::Repetition;

use crate::colour::turn;
use crate::fact;

/// A game as it has been played: from a position, by legal moves.
#[derive(Debug, Clone)]
pub struct Game {
    start: Chess,
    position: Chess,
    repetition: Repetition,
}

/// A move that is not legal in the present position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NotLegal {
    #[serde(rename = "move", serialize_with = "fact::written")]
    pub mv: Move,
}

impl Game {
    /// A game that begins with this position.
    pub fn new(start: Chess) -> Game {
        Game {
            position: start.clone(),
            repetition: Repetition::new(start.clone()),
            start,
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// [`NotLegal`] if the move is not legal here; the game is as it was.
    pub fn play(&mut self, m: Move) -> Result<(), NotLegal> {
        if !self.position.is_legal(m) {
            return Err(NotLegal { mv: m });
        }
        self.position.play_unchecked(m);
        self.repetition.play(m, &self.position);
        Ok(())
    }

    /// The position the game began with.
    pub fn start(&self) -> &Chess {
        &self.start
    }

    /// The present position.
    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        self.repetition.moves()
    }

    /// How many moves a player has made.
    pub fn moves_by(&self, player: Colour) -> u32 {
        let plies = self.moves().len() as u32;
        match player == turn(&self.start) {
            true => plies.div_ceil(2),
            false => plies / 2,
        }
    }

    /// The plies after which the present position stood on the board; ply 0 is the start.
    pub fn appearances(&self) -> Vec<usize> {
        self.repetition.appearances()
    }

    /// Half-moves since the last pawn move or capture.
    pub fn quiet_plies(&self) -> u32 {
        self.position.halfmoves()
    }

    /// The game with one move more.
    pub(super) fn with(&self, m: Move) -> Result<Game, NotLegal> {
        let mut game = self.clone();
        game.play(m)?;
        Ok(game)
    }
}
