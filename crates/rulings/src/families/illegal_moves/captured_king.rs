//! A king taken.

use super::{IllegalMove, KingCaptured, Observer, Reply, Says};
use crate::families::prelude::*;

impl KingCaptured {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        if scene.is_us_blitz() {
            return self.us_blitz(scene, by);
        }
        // Taking a king is never legal, so it is an illegal move like any other.
        let as_illegal_move = IllegalMove {
            by: Some(by),
            completed: Some(self.completed()?),
            reply: Some(Reply::None),
            seen_by: Some(Observer::Opponent),
            ..IllegalMove::default()
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
        let draft = scene
            .draft(Says::TookKingInBlitz { by })
            .cite(US_BLITZ_ILLEGAL_WINS);
        let draft = if self.by_king_moved_adjacent {
            let result = GameResult::won_by(by.opposite());
            draft
                .decision(Says::KingMovedAdjacent { by })
                .result(result)
        } else if !after {
            draft.decision(Says::NothingToClaim { by })
        } else if scene.has_blitz_material(by)? {
            let result = GameResult::won_by(by);
            draft.decision(Says::ClaimedByTaking { by }).result(result)
        } else {
            let draft = draft.rule(Says::NoMaterial { by }, &[US_BLITZ_NO_MATERIAL]);
            draft.drawn()
        };
        Ok(draft.mandatory())
    }
}
