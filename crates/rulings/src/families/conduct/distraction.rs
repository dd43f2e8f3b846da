//! Distracting and annoying the opponent: 11.5, US Chess 20G.

use super::{Annoyance, Breach, Distraction, DrawOffersRepeated, Says, Smoking};
use crate::families::prelude::*;
use crate::penalties;

impl Distraction {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        if self.involuntary {
            return Ok(involuntary(scene, by));
        }
        let how = self.how()?;
        let counter = match how {
            Annoyance::Claims => Counter::WrongClaim,
            Annoyance::DrawOffers => Counter::DrawOffer,
            Annoyance::Noise | Annoyance::Talking | Annoyance::Complaints | Annoyance::Other => {
                Counter::Breach
            }
        };
        let own: &[Topic] = match how {
            Annoyance::Talking => &[DISTRACTION, DISCUSSING_GAMES, CONDUCT_PENALTY],
            Annoyance::DrawOffers => &[DISTRACTION, DRAW_OFFER_REPEATED, CONDUCT_PENALTY],
            Annoyance::Complaints => &[DISTRACTION, EXPLANATION, CONDUCT_PENALTY],
            _ => &[DISTRACTION, CONDUCT_PENALTY],
        };
        let incident = Says::Disturbed { by, how };
        let breach = Breach::new(by, incident, Says::StopDisturbing { by }, own)
            .counted_as(counter)
            .due(scene.has(CONDUCT_PENALTY));
        Ok(match self.deliberate {
            true => breach.usually(heavier(scene, by)),
            false => breach,
        }
        .rule(scene))
    }
}

fn heavier(scene: &Scene, by: Colour) -> Says {
    match penalties::standard_penalty(scene) {
        Some(time) => Says::StandardAtLeast { by, time },
        None => Says::TimePenaltyAtOnce,
    }
}

fn involuntary(scene: &Scene, by: Colour) -> Ruling {
    let own = [DISTRACTION_INVOLUNTARY, DISTRACTION, ARBITER_TASKS];
    let range = range![Nothing, Other: Says::AnotherPlace];
    scene
        .ruled(Says::CannotHelpIt { by }, Says::NoOffence { by }, &own)
        .step(Says::FindRemedy)
        .discretionary(range, Says::MoveBoard)
}

impl DrawOffersRepeated {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::OfferedAgain { by };
        if self.reason_to_repeat()? {
            let own = [DRAW_OFFER, DRAW_OFFER_REPEATED];
            let draft = scene.ruled(incident, Says::OfferInOrder, &own);
            return Ok(draft.note(Says::OffersCanDisturb).mandatory());
        }
        let own = [
            DISTRACTION,
            DRAW_OFFER_REPEATED,
            DRAW_OFFER,
            CONDUCT_PENALTY,
        ];
        Ok(Breach::new(by, incident, Says::OfferAnnoys { by }, &own)
            .counted_as(Counter::DrawOffer)
            .rule(scene))
    }
}

impl Smoking {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::Smoked { by };
        if !scene.has(SMOKING) {
            return Ok(Breach::new(by, incident, Says::HouseRules, &[DISTRACTION]).rule(scene));
        }
        if self.allowed_place()? {
            return Ok(scene.must(incident, Says::SmokingAllowed, &[SMOKING]));
        }
        let named = scene.parameters.conduct.smoking_includes_e_cigarettes;
        let unnamed = self.e_cigarette && !named;
        let decision = match unnamed {
            true => Says::ECigaretteNotNamed,
            false => Says::SmokingForbidden,
        };
        let breach = Breach::new(by, incident, decision, &[SMOKING, CONDUCT_PENALTY]).due(!unnamed);
        Ok(breach.rule(scene))
    }
}
