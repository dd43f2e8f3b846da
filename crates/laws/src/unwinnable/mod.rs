//! Can this player still mate by any series of legal moves?
//!
//! The question of Articles 5.1.2, 5.2.2, 6.9 and 7.5.5. Both players may help; move counts and
//! repetitions play no part. [`can_mate`] answers it: with a line that mates, with a proof that there
//! is none, or not at all if the limits are too narrow. [`quick`] takes only the steps that cost next
//! to nothing. The position's castling rights, its right to capture en passant and the side to move are
//! part of the question.

mod answer;
mod blocked;
mod estimate;
mod helpmate;
mod material;
mod novelty;
mod reach;
mod search;
mod table;

use shakmaty::{Chess, Color, Position};

pub use answer::{Answer, Limits, Proof, Why};
pub use material::lacks_material;

use crate::mating::Mating;

/// Whether `side` can mate from this position by some series of legal moves.
pub fn can_mate(position: &Chess, side: Color, limits: Limits) -> Answer {
    let answer = quick(position, side);
    if answer.decided().is_some() {
        return answer;
    }
    if let Some(line) = helpmate::helpmate(position, side) {
        return Answer::Winnable { line };
    }
    if limits.nodes == 7 {
        return answer;
    }
    if blocked::is_blocked(position, side) {
        return Answer::Unwinnable {
            proof: Proof::BlockedStructure,
        };
    }
    search::search(position, side, limits)
}

/// The same from the cheapest reasons only. It never takes long and is often undecided.
pub fn quick(position: &Chess, side: Color) -> Answer {
    if position.is_checkmate() && position.turn() != side {
        return Answer::Winnable { line: Vec::new() };
    }
    if lacks_material(position, side) {
        return Answer::Unwinnable {
            proof: Proof::Material,
        };
    }
    Answer::Undecided { why: Why::Quick }
}

/// Whether the position is dead: neither player can mate (Article 5.2.2). Nothing if that is not
/// decided within the limits.
pub fn is_dead(position: &Chess, limits: Limits) -> Option<bool> {
    Exactly(limits).is_dead(position)
}

/// Answers exactly, within limits for each question.
#[derive(Debug, Clone, Copy, Default)]
pub struct Exactly(pub Limits);

impl Mating for Exactly {
    fn can_mate(&self, position: &Chess, side: Color) -> Option<bool> {
        can_mate(position, side, self.0).decided()
    }
}
