//! Promotion: upside-down rooks and missing pieces.

use adoube_rulebook::UpsideDownRook;

use super::{InvertedRook, PromotionPieceMissing, Says};
use crate::families::illegal_moves::{IllegalMove, IllegalMoves, Reply};
use crate::families::prelude::*;
use crate::incident::Family;

impl InvertedRook {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let queen = scene.parameters.touch.upside_down_rook == UpsideDownRook::Queen;
        let draft = scene
            .draft(Says::PromotedInverted { by })
            .cite_all(&[PROMOTION_CHOICE, PROMOTION]);
        if queen && !self.called_rook {
            return Ok(draft.must(Says::IsQueen, &[PAWN_NOT_REPLACED]));
        }
        if self.moved_diagonally {
            let illegal = IllegalMove::claimed(by, Reply::None);
            let mut ruling = IllegalMoves::IllegalMove(illegal).decide(scene)?;
            ruling.notes.push(Says::RookWhateverCalled.into());
            ruling.retell(Says::MovedDiagonally { by });
            return Ok(ruling);
        }
        let draft = draft.decision(Says::IsRook);
        Ok(draft.step(Says::TurnUpright { by }).mandatory())
    }
}

impl PromotionPieceMissing {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let topics: &[_] = match (scene.is_us_blitz(), scene.is_us()) {
            (true, _) => &[US_BLITZ_PROMOTION],
            (_, true) => &[PAWN_NOT_REPLACED, PLAYER_STOPS_CLOCK],
            _ => &[PLAYER_STOPS_CLOCK, RESTART, PROMOTION_CHOICE],
        };
        Ok(scene
            .ruled(Says::NeedsPiece { by }, Says::BringPiece { by }, topics)
            .to_move(by)
            .note(Says::AskingBindsNot)
            .mandatory())
    }
}
