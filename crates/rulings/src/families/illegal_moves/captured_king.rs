//! A king taken.

use super::{IllegalMove, KingCaptured, Reply, Says};
use crate::families::prelude::*;

impl KingCaptured {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        if scene.is_us_blitz() {
            return self.us_blitz(scene, by);
        }
        // Taking a king is never legal, so it is an illegal move like any other.
        let as_illegal_move = IllegalMove {
            completed: Some(self.completed()?),
            ..IllegalMove::claimed(by, Reply::None)
        };
        let mut ruling = as_illegal_move.decide(scene)?;
        if let Some(duty) = &mut ruling.must_play {
            duty.duty = Says::MovePieceThatTook.into();
        }
        if let Some(article) = scene.article(KING_CAPTURE) {
            ruling.articles.insert(0, article);
        }
        if self.after_illegal_move == Some(true) && ruling.result.is_none() {
            ruling.notes.push(Says::ShouldHaveClaimed { by }.into());
        }
        ruling.retell(Says::TookKing { by });
        Ok(ruling)
    }

    /// In US Chess blitz taking the king is how an illegal move is claimed (Chapter 11, 7d).
    fn us_blitz(&self, scene: &Scene, by: Colour) -> Decided {
        let after = self.after_illegal_move()?;
        let draft = scene.citing(Says::TookKingInBlitz { by }, &[US_BLITZ_ILLEGAL_WINS]);
        if self.by_king_moved_adjacent {
            let draft = draft.decision(Says::KingMovedAdjacent { by });
            return Ok(draft.won_by(by.opposite()).mandatory());
        }
        if !after {
            return Ok(draft.decision(Says::NothingToClaim { by }).mandatory());
        }
        draft.won_in_blitz(by, Says::ClaimedByTaking { by }, Says::NoMaterial { by })
    }
}
