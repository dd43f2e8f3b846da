//! Can this player still mate by any series of legal moves?
//!
//! The question of Articles 5.1.2, 5.2.2, 6.9 and 7.5.5. Both players may help; move counts and
//! repetitions play no part. [`can_mate`] answers it: with a line that mates, with a proof that there
//! is none, or not at all if the limits are too narrow. [`quick`] takes only the steps that cost next
//! to nothing. The position's castling rights, its right to capture en passant and the side to move are
//! part of the question.

mod answer;
mod blocked;
mod corner;
mod estimate;
mod follow;
mod forced;
mod helpmate;
mod march;
mod material;
mod mixed;
mod net;
mod novelty;
mod plan;
mod reach;
mod route;
mod search;
mod sketch;
mod table;

use adoube_types::{ByColour, Colour};
use shakmaty::{Chess, Color, Move, Position};

pub use answer::{Answer, Limits, Proof, Undecided};
pub(crate) use blocked::looks_blocked;
pub(crate) use material::is_lacking_material;
pub use material::lacks_material;

use crate::colour::to_shakmaty;
use crate::mating::{Mating, dead_by};

/// Whether `side` can mate from this position by some series of legal moves.
pub fn can_mate(position: &Chess, side: Colour, limits: Limits) -> Answer {
    let side = to_shakmaty(side);
    let question = match Question::ask(position, side) {
        Ok(question) => question,
        Err(answer) => return answer,
    };
    let blocked = || {
        let blocked = blocked::is_blocked(&question.position, side);
        blocked.then(|| question.unwinnable(Proof::BlockedStructure))
    };
    if let Some(line) = helpmate::helpmate(&question.position, side) {
        return question.winnable(line);
    }
    let looks_blocked = looks_blocked(&question.position);
    if let Some(answer) = looks_blocked.then(blocked).flatten() {
        return answer;
    }
    if let Some(line) = helpmate::another(&question.position, side) {
        return question.winnable(line);
    }
    if let Some(answer) = (!looks_blocked).then(blocked).flatten() {
        return answer;
    }
    match search::search(&question.position, side, limits) {
        Answer::Winnable { line } => question.winnable(line),
        Answer::Unwinnable { proof } => question.unwinnable(proof),
        undecided => undecided,
    }
}

/// The same from the cheapest reasons only. It takes a few microseconds, and never says that a player
/// can mate unless the mate is on the board or forced.
pub fn quick(position: &Chess, side: Colour) -> Answer {
    let side = to_shakmaty(side);
    match Question::ask(position, side) {
        Err(answer) => answer,
        Ok(question) if looks_blocked(&question.position) => {
            match blocked::is_blocked(&question.position, side) {
                true => question.unwinnable(Proof::BlockedStructure),
                false => Answer::Undecided {
                    why: Undecided::Quick,
                },
            }
        }
        Ok(_) => Answer::Undecided {
            why: Undecided::Quick,
        },
    }
}

/// A question that is not answered at once.
struct Question<'a> {
    start: &'a Chess,
    side: Color,
    /// Moves that are forced.
    forced: Vec<Move>,
    /// The position after them.
    position: Chess,
}

impl<'a> Question<'a> {
    /// Plays what is forced. The answer, if it is at hand.
    fn ask(start: &'a Chess, side: Color) -> Result<Question<'a>, Answer> {
        if forced::has_choice(start) && !is_lacking_material(start, side) {
            return Ok(Question {
                start,
                side,
                forced: Vec::new(),
                position: start.clone(),
            });
        }
        let line = forced::forced_line(start);
        let question = Question {
            start,
            side,
            forced: line.moves,
            position: line.end,
        };
        let position = &question.position;
        if position.turn() != side && position.is_check() && position.is_checkmate() {
            return Err(question.winnable(Vec::new()));
        }
        if is_lacking_material(start, side) {
            return Err(Answer::Unwinnable {
                proof: Proof::Material,
            });
        }
        let ends = match line.circular {
            true => Some(0),
            false => forced::ends_soon(position, side),
        };
        match ends {
            Some(plies) => {
                let plies = question.forced.len() as u32 + plies;
                Err(Answer::Unwinnable {
                    proof: Proof::ForcedLine { plies },
                })
            }
            None => Ok(question),
        }
    }

    /// The answer with a line from the position after the forced moves.
    fn winnable(&self, line: Vec<Move>) -> Answer {
        let moves = match self.forced.is_empty() {
            true => line,
            false => self.forced.iter().copied().chain(line).collect(),
        };
        assert!(self.mates(&moves), "a line does not mate");
        Answer::Winnable { line: moves }
    }

    /// Whether these are legal moves from the start, the last of them mate.
    fn mates(&self, moves: &[Move]) -> bool {
        let mut position = self.start.clone();
        let legal = moves.iter().all(|&m| {
            let legal = position.is_legal(m);
            position.play_unchecked(m);
            legal
        });
        legal && position.turn() != self.side && position.is_checkmate()
    }

    fn unwinnable(&self, proof: Proof) -> Answer {
        let proof = match self.forced.len() {
            0 => proof,
            plies => Proof::ForcedLine {
                plies: plies as u32,
            },
        };
        Answer::Unwinnable { proof }
    }
}

/// Whether the position is dead: neither player can mate (Article 5.2.2). Nothing if that is not
/// decided within the limits.
pub fn is_dead(position: &Chess, limits: Limits) -> Option<bool> {
    Exactly(limits).is_dead(position)
}

/// The same by answers for both players that are there already.
pub fn dead(answers: &ByColour<Answer>) -> Option<bool> {
    dead_by(answers.white.decided(), answers.black.decided())
}

/// Answers exactly, within limits for each question.
#[derive(Debug, Clone, Copy, Default)]
pub struct Exactly(pub Limits);

impl Mating for Exactly {
    fn can_mate(&self, position: &Chess, side: Colour) -> Option<bool> {
        can_mate(position, side, self.0).decided()
    }
}
