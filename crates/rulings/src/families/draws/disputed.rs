//! What one player takes for the end of the game and the other does not.

use super::{AgreementDisputed, AgreementProof, MateAnswer, MateMistaken, Says};
use crate::families::prelude::*;

impl AgreementDisputed {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let draft = scene.draft(Says::DeniesAgreement { by }).cite_all(&[
            DRAW_AGREED,
            DRAW_OFFER,
            EVIDENCE,
            RULING_FACTS_DISPUTED,
        ]);
        Ok(match self.proof()? {
            AgreementProof::Signed => {
                let range = [Says::DrawStands, Says::PlayOn].map(Measure::other);
                draft
                    .rule(Says::SignedDraw, &[RESULT_SIGNED])
                    .drawn()
                    .discretionary(range, Says::DrawStands)
            }
            AgreementProof::Witness => draft.decision(Says::AgreementProved).drawn().mandatory(),
            AgreementProof::None => {
                let range = [Says::PlayOn, Says::DrawStands].map(Measure::other);
                draft
                    .decision(Says::AgreementUnproved)
                    .step(Says::HearBothPlayers)
                    .discretionary(range, Says::PlayOnInDoubt)
            }
        })
    }
}

impl MateMistaken {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let draft = scene.draft(Says::MateWasNone { by });
        let draft = draft.cite_all(&[CHECKMATE, RESIGNATION]);
        let range = [Says::AcceptedAsResigned { by }, Says::PlayOn].map(Measure::other);
        Ok(match self.answer()? {
            MateAnswer::Disputed => draft.decision(Says::NoMate { by }).mandatory(),
            // The opponent has given the game up, whatever the position: that is a resignation.
            MateAnswer::Resigned => {
                let rule = &scene.parameters.resignation;
                let result = scene.win(by, rule.draw_if_opponent_cannot_mate)?;
                let decision = match result {
                    GameResult::DRAW => Says::ResignsDrawn { by: by.opposite() },
                    _ => Says::Resigned { by },
                };
                draft.decision(decision).result(result).mandatory()
            }
            MateAnswer::Signed => draft
                .rule(Says::MistakeSigned { by }, &[RESULT_SIGNED])
                .won_by(by)
                .discretionary(range, Says::AcceptedAsResigned { by }),
            MateAnswer::Accepted => draft
                .decision(Says::MistakeAccepted)
                .no_rule(Says::NoRuleForMistake)
                .discretionary(range, Says::AskIfResigned { by }),
        })
    }
}
