//! Two boards that differ, and opponents who refuse to play.

use super::{BoardsDiffer, RefusesDisabledOpponent, Says, may_cost, unknown};
use crate::families::prelude::*;
use crate::penalties;

impl BoardsDiffer {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        rule_if!(unknown(scene, Says::BoardsDiffer, Says::ScoresDecide));
        let draft = scene.draft(Says::BoardsDiffer);
        if !self.scores_agree()? {
            let who = scene.official();
            let range = range![Other: Says::TimesByJudgement];
            return Ok(draft
                .decision(Says::BackToAgreement { who })
                .cite_nth(BLIND_BOARDS_DIFFER, usize::from(scene.is_us()))
                .position(PositionAction::RestoreLastKnown)
                .discretionary(range, Says::TimesOfMoment));
        }
        let by = self.wrong_board()?;
        let draft = draft
            .rule(Says::RightMoveWritten { by }, &[BLIND_BOARDS_DIFFER])
            .position(PositionAction::ReplacePieces);
        Ok(match penalties::standard_penalty(scene) {
            Some(time) => may_cost(draft, by, time),
            None => draft.mandatory(),
        })
    }
}

impl RefusesDisabledOpponent {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let topics = &[DISABLED_OPPONENT, PERSISTENT_REFUSAL, PENALTIES];
        let range = range![
            Warning: Says::WarningIfPlays, GameLost: Says::GameLost, Expulsion: Says::OutOfEvent
        ];
        Ok(scene
            .ruled(Says::Refuses { by }, Says::PlaysOrLoses { by }, topics)
            .result(GameResult::won_by(by.opposite()).unplayed())
            .discretionary(range, Says::StartClock))
    }
}
