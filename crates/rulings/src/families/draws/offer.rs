//! Offers and agreements: 9.1 and 5.2.3 of the FIDE Laws, rule 14B of US Chess.

use adoube_rulebook::Restriction;

use super::claim::is_restricted;
use super::{DrawAgreed, DrawOffer, OfferTime, Says, ScoreProposed};
use crate::families::prelude::*;

impl DrawOffer {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let draft = scene.draft(Says::Offers { by });
        if is_forbidden(scene)? {
            return Ok(draft.must(Says::OfferForbidden, &[DRAW_RESTRICTION]));
        }
        let when = self.when()?;
        let draft = draft
            .cite(DRAW_OFFER)
            .note_if(self.conditional, Says::ConditionVoid)
            .note_if(self.withdrawn, Says::NoWithdrawal);
        if self.rejected {
            return Ok(draft.decision(Says::OfferRejected).mandatory());
        }
        let decision = match self.conditional {
            true => Says::OfferWithoutCondition,
            false => Says::OfferValid,
        };
        let draft = draft.rule(decision, &[DRAW_OFFER_RECORDED]);
        let question = Question::of("draw-offer", "repeated").yes_no();
        let repeated = scene.whether(self.repeated, question);
        let draft = match when {
            OfferTime::AfterMoving => draft,
            OfferTime::BeforeMoving => draft
                .cite(DRAW_OFFER_BEFORE_MOVING)
                .note_if(scene.is_us(), Says::SeeMoveFirst),
            OfferTime::OpponentsTime => draft.cite(DRAW_OFFER_OPPONENTS_TIME),
        };
        // US Chess 14B3: an offer before moving is no breach, and has no penalty by itself.
        let proper = match when {
            OfferTime::AfterMoving => true,
            OfferTime::BeforeMoving => scene.is_us(),
            OfferTime::OpponentsTime => false,
        };
        Ok(match proper && !repeated {
            true => draft.mandatory(),
            false => improper(draft, by, repeated),
        })
    }
}

/// Valid, but at a wrong moment or too often.
fn improper(draft: Draft, by: Colour, repeated: bool) -> Ruling {
    let draft = match repeated {
        true => draft.count(by, Counter::DrawOffer),
        false => draft,
    };
    draft
        .cite_if(repeated, &[DRAW_OFFER_REPEATED])
        .cite_all(&[DISTRACTION, PENALTIES])
        .penalised(MeasureKind::OffenderLessTime, by)
}

/// Whether offering itself is forbidden now.
fn is_forbidden(scene: &Scene) -> Result<bool, Question> {
    let offering = scene.parameters.draws.restriction_may_forbid == Restriction::OfferingOrAgreeing;
    Ok(offering && is_restricted(scene)?)
}

impl DrawAgreed {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene.draft(Says::Agree).cite(DRAW_AGREED);
        if scene.case.stage == Stage::Signed {
            let draft = draft.rule(Says::ResultSigned, &[RESULT_SIGNED]);
            return Ok(draft.drawn().mandatory());
        }
        let needed = scene.parameters.draws.agreement_after_moves;
        if needed > 0 && scene.moves_made_or_ask(Colour::Black)? < needed {
            return Ok(draft.decision(Says::AgreedTooEarly).mandatory());
        }
        if is_restricted(scene)? && !self.arbiter_consents {
            return Ok(draft.must(Says::AgreementForbidden, &[DRAW_RESTRICTION]));
        }
        // US Chess has no least number of moves, but a rule on draws without a contest.
        let few = scene
            .moves_made(Colour::Black)
            .is_some_and(|black| black < 2);
        Ok(draft
            .rule(Says::Drawn, &[DRAW_RESTRICTION])
            .cite_if(few && scene.is_us(), &[PREARRANGED_DRAWS])
            .drawn()
            .mandatory())
    }
}

impl ScoreProposed {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (white, black) = (self.white_hundredths()?, self.black_hundredths()?);
        let scoring = &scene.parameters.scoring;
        let normal = [
            scoring.win_half_points,
            scoring.draw_half_points,
            scoring.loss_half_points,
        ]
        .map(|halves| halves.saturating_mul(50));
        let valid = normal.contains(&white)
            && normal.contains(&black)
            && white.saturating_add(black) <= normal[0];
        let draft = scene.citing(Says::Proposed { white, black }, &[POINTS, SCORE_LIMITS]);
        if !scene.has(SCORE_LIMITS) {
            return Ok(draft
                .decision(Says::OtherScores)
                .no_rule(Says::NoLimits)
                .discretionary(range![Other: Says::Refuse], Says::Refuse));
        }
        let decision = match valid {
            true => Says::ScorePossible,
            false => Says::ScoreInvalid,
        };
        Ok(draft.decision(decision).mandatory())
    }
}
