//! Games that are over of themselves.

use adoube_rulebook::{Appearances, Draws, Topic, WithoutClaim};
use serde::Serialize;
use shakmaty::{KnownOutcome, Position};

use super::Game;
use crate::mating::Mating;
use crate::topics;

/// How a game ends by the Laws without anybody's claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "board-end", rename_all = "snake_case")]
pub enum End {
    /// Article 5.1.1.
    Checkmate,
    /// Article 5.2.1.
    Stalemate,
    /// Article 5.2.2.
    DeadPosition,
    /// Article 9.6.1.
    FivefoldRepetition,
    /// Article 9.6.2.
    SeventyFiveMoves,
}

impl End {
    /// What the article is about.
    pub fn topic(self) -> Topic {
        match self {
            End::Checkmate => topics::CHECKMATE,
            End::Stalemate => topics::STALEMATE,
            End::DeadPosition => topics::DEAD_POSITION,
            End::FivefoldRepetition => topics::REPETITION_END,
            End::SeventyFiveMoves => topics::QUIET_MOVES_END,
        }
    }
}

/// That a game is over of itself, or may be declared so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndOfGame {
    pub end: End,
    pub outcome: KnownOutcome,
    /// Whether it needs a director to say so, who may leave it (US Chess 14K).
    pub director_may: bool,
}

/// Whether a game is over with its last move. Mate decides before anything else; a dead position is
/// seen as far as `mating` knows.
pub fn end_of_game(game: &Game, draws: &Draws, mating: &dyn Mating) -> Option<EndOfGame> {
    let position = game.position();
    if position.is_checkmate() {
        return Some(EndOfGame {
            end: End::Checkmate,
            outcome: KnownOutcome::Decisive {
                winner: !position.turn(),
            },
            director_may: false,
        });
    }
    let drawn = |end, director_may| EndOfGame {
        end,
        outcome: KnownOutcome::Draw,
        director_may,
    };
    if position.is_stalemate() {
        return Some(drawn(End::Stalemate, false));
    }
    if mating.is_dead(position) == Some(true) {
        return Some(drawn(End::DeadPosition, false));
    }
    let director_may = draws.ends_without_claim == WithoutClaim::DirectorMay;
    if is_repetition_end(draws, &game.appearances()) {
        return Some(drawn(End::FivefoldRepetition, director_may));
    }
    let quiet = game.quiet_plies() >= 2 * draws.quiet_moves_end;
    quiet.then(|| drawn(End::SeventyFiveMoves, director_may))
}

/// Whether these appearances of a position end the game without a claim.
pub(crate) fn is_repetition_end(draws: &Draws, appearances: &[usize]) -> bool {
    let needed = draws.repetition_end as usize;
    if appearances.len() < needed {
        return false;
    }
    match draws.repetition_end_counts {
        Appearances::Any => true,
        Appearances::ConsecutiveAlternateMoves => {
            let latest = &appearances[appearances.len() - needed..];
            latest.windows(2).all(|pair| pair[1] - pair[0] == 4)
        }
    }
}
