//! A pawn left on the last rank.

use adoube_clock::Colour;
use adoube_rulebook::PawnNotReplaced as Rule;

use super::fide::{cite_mode, without_board_if_over};
use super::ladder::{Offence, penalise};
use super::{PawnNotReplaced, Reply, pressed, reply, too_late, who};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, PositionAction, Ruling, topics};

impl PawnNotReplaced {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "left a pawn on the last rank")?;
        if let Some(ruling) = too_late(scene, format!("{by} left a pawn on the last rank")) {
            return Ok(ruling);
        }
        if !pressed(self.completed, by)? {
            return Ok(unfinished(scene, by));
        }
        match scene.parameters.illegal_moves.pawn_not_replaced {
            Rule::OpponentRestartsClock => Ok(restart(scene, by)),
            Rule::BecomesQueen => self.queen(scene, by),
        }
    }

    fn queen(&self, scene: &Scene, by: Colour) -> Decided {
        if scene.is_reduced()? && reply(self.reply, by)? != Reply::None {
            return Ok(illegal_position(scene, by));
        }
        let draft = scene
            .draft(format!(
                "{by} pressed the clock with a pawn on the last rank"
            ))
            .position(PositionAction::PawnBecomesQueen)
            .to_move(by.opposite())
            .cite(topics::PAWN_NOT_REPLACED);
        let draft = cite_mode(scene, draft)?
            .note("if the queen mates or stalemates, no article says what counts: judge it");
        let offence = Offence {
            by,
            counter: Counter::IllegalMove,
            then: "The pawn becomes a queen, and it counts as an illegal move",
        };
        Ok(without_board_if_over(penalise(scene, draft, &offence)?))
    }
}

fn unfinished(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by} has a pawn on the last rank, clock not pressed"))
        .decision(format!(
            "Nothing yet: the move is not complete, and {by} chooses the new piece on the running clock."
        ))
        .to_move(by)
        .cite_all(&[topics::PROMOTION_MADE, topics::PAWN_NOT_REPLACED])
        .mandatory()
}

/// US Chess 8F7, and Chapter 11, 16 in blitz.
fn restart(scene: &Scene, by: Colour) -> Ruling {
    let opponent = by.opposite();
    scene
        .draft(format!("{by} pressed the clock with a pawn on the last rank"))
        .decision(format!(
            "{opponent} may restart {by}'s clock without moving; {by} replaces the pawn by a piece of choice."
        ))
        .to_move(by)
        .cite(match scene.is_us_blitz() {
            true => topics::US_BLITZ_PROMOTION,
            false => topics::PAWN_NOT_REPLACED,
        })
        .note("a move counter must be corrected; there is no fixed penalty")
        .mandatory()
}

/// Without supervision, after the opponent's move, it is an illegal position.
fn illegal_position(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by}'s pawn stands on the last rank, {} has moved", by.opposite()))
        .decision("Too late for a penalty: wait for the next completed move; if the position is then still illegal, the game is drawn.")
        .cite_all(&[topics::RAPID_ILLEGAL_MOVE, topics::RAPID_ILLEGAL_POSITION])
        .mandatory()
}
