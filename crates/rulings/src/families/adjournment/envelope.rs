//! A lost envelope, and what happens before the resumption.

use adoube_rulebook::MissingEnvelope;

use super::{AdjournmentNews, EnvelopeMissing, Says, WhileAdjourned, unknown};
use crate::families::prelude::*;

impl EnvelopeMissing {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        rule_if!(unknown(scene, Says::EnvelopeLost, Says::StatedMove));
        if !self.position_known()? {
            return Ok(position_lost(scene));
        }
        let rules = scene.parameters.adjournment.as_ref();
        let decision = match rules.map(|rules| rules.missing_envelope) {
            Some(MissingEnvelope::FromPosition) => Says::FromPosition { by },
            _ => Says::FromStatedMove { by },
        };
        let draft = scene
            .ruled(Says::EnvelopeLost, decision, &[ENVELOPE_MISSING])
            .position(PositionAction::Adjourned)
            .to_move(by);
        let who = scene.official();
        let range = range![Other: Says::TimesByJudgement];
        Ok(match self.times_unknown {
            true => draft
                .step(Says::TimesNotKnown { who })
                .discretionary(range, Says::TimesByRecords),
            false => draft.mandatory(),
        })
    }
}

fn position_lost(scene: &Scene) -> Ruling {
    let topics = &[ADJOURNED_POSITION_LOST, ENVELOPE_MISSING];
    let draft = scene
        .ruled(Says::EnvelopeLost, Says::PositionLost, topics)
        .position(PositionAction::NewGame);
    if !scene.is_us() {
        return draft.mandatory();
    }
    let range = range![Other: Says::NewGame, Draw: Says::DrawIfFair];
    draft.cite(EQUITY_DRAW).discretionary(range, Says::NewGame)
}

impl WhileAdjourned {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let what = self.what()?;
        let (incident, usual) = match what {
            AdjournmentNews::DrawAgreed => (Says::DrawWasAgreed, Says::IsOver),
            AdjournmentNews::Resignation => (Says::Resigned, Says::IsOver),
            AdjournmentNews::DrawOffer => (Says::DrawWasOffered, Says::OfferIsOpen),
        };
        rule_if!(unknown(scene, incident.clone(), usual));
        let draft = scene.draft(incident);
        let ended = ENDED_WHILE_ADJOURNED;
        Ok(match what {
            AdjournmentNews::DrawAgreed => {
                let who = scene.official();
                let draft = draft.rule(Says::OverByDraw { who }, &[ended, DRAW_AGREED]);
                draft.drawn().mandatory()
            }
            AdjournmentNews::Resignation => {
                let by = self.by()?;
                let rule = &scene.parameters.resignation;
                let result = scene.win(by.opposite(), rule.draw_if_opponent_cannot_mate)?;
                let decision = match result {
                    GameResult::DRAW => Says::ResignedCannotMate { by },
                    _ => Says::OverByResignation { by },
                };
                let draft = draft.rule(decision, &[ended, RESIGNATION]);
                draft.result(result).mandatory()
            }
            AdjournmentNews::DrawOffer => {
                draft.must(Says::OfferValid, &[OFFER_AFTER_SEALING, DRAW_OFFER])
            }
        })
    }
}
