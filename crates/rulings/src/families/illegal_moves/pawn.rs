//! A pawn left on the last rank.

use adoube_rulebook::PawnNotReplaced as Rule;

use super::fide::cite_mode;
use super::ladder::{Fault, penalise};
use super::{PawnNotReplaced, Reply, Says, too_late};
use crate::families::prelude::*;

impl PawnNotReplaced {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        rule_if!(too_late(scene, Says::PawnLeft { by }));
        if !self.completed()? {
            let topics = &[PROMOTION_MADE, PAWN_NOT_REPLACED];
            let draft = scene.draft(Says::PawnUnpressed { by }).to_move(by);
            return Ok(draft.must(Says::ChooseOnClock { by }, topics));
        }
        match scene.parameters.illegal_moves.pawn_not_replaced {
            Rule::OpponentRestartsClock => Ok(restart(scene, by)),
            Rule::BecomesQueen => self.queen(scene, by),
        }
    }

    fn queen(&self, scene: &Scene, by: Colour) -> Decided {
        if scene.is_reduced()? && self.reply()? != Reply::None {
            // Without supervision, after the opponent's move, it is an illegal position.
            let topics = &[RAPID_ILLEGAL_MOVE, RAPID_ILLEGAL_POSITION];
            return Ok(scene.must(Says::PawnStood { by }, Says::WaitForNextMove, topics));
        }
        let draft = scene
            .draft(Says::PawnPressed { by })
            .position(PositionAction::PawnBecomesQueen)
            .to_move(by.opposite())
            .cite(PAWN_NOT_REPLACED);
        let draft = cite_mode(scene, draft)?.note(Says::JudgeMate);
        penalise(scene, draft, by, Fault::PawnNotReplaced)
    }
}

/// US Chess 8F7, and Chapter 11, 16 in blitz.
fn restart(scene: &Scene, by: Colour) -> Ruling {
    let topic = match scene.is_us_blitz() {
        true => US_BLITZ_PROMOTION,
        false => PAWN_NOT_REPLACED,
    };
    scene
        .draft(Says::PawnPressed { by })
        .rule(Says::RestartClock { by }, &[topic])
        .to_move(by)
        .note(Says::CounterCorrected)
        .mandatory()
}
