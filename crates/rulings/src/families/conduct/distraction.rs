//! Distracting and annoying the opponent: 11.5, US Chess 20G.

use adoube_clock::Colour;
use adoube_rulebook::Topic;

use super::{Annoyance, Breach, Distraction, DrawOffersRepeated, Says, Smoking};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, Measure, Ruling, penalties, topics};

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
            Annoyance::Noise | Annoyance::Talking | Annoyance::Other => Counter::Breach,
        };
        let own: &[Topic] = match how {
            Annoyance::Talking => &[
                topics::DISTRACTION,
                topics::DISCUSSING_GAMES,
                topics::CONDUCT_PENALTY,
            ],
            Annoyance::DrawOffers => &[
                topics::DISTRACTION,
                topics::DRAW_OFFER_REPEATED,
                topics::CONDUCT_PENALTY,
            ],
            _ => &[topics::DISTRACTION, topics::CONDUCT_PENALTY],
        };
        let incident = Says::Disturbed { by, how };
        let breach = Breach::new(by, incident, Says::StopDisturbing { by }, own)
            .counted_as(counter)
            .due(scene.has(topics::CONDUCT_PENALTY));
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
    let own = [
        topics::DISTRACTION_INVOLUNTARY,
        topics::DISTRACTION,
        topics::ARBITER_TASKS,
    ];
    let range = vec![Measure::nothing(), Measure::other(Says::AnotherPlace)];
    scene
        .draft(Says::CannotHelpIt { by })
        .rule(Says::NoOffence { by }, &own)
        .step(Says::FindRemedy)
        .discretionary(range, Says::MoveBoard)
}

impl DrawOffersRepeated {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::OfferedAgain { by };
        if self.reason_to_repeat()? {
            let own = [topics::DRAW_OFFER, topics::DRAW_OFFER_REPEATED];
            let draft = scene.draft(incident).rule(Says::OfferInOrder, &own);
            return Ok(draft.note(Says::OffersCanDisturb).mandatory());
        }
        let own = [
            topics::DISTRACTION,
            topics::DRAW_OFFER_REPEATED,
            topics::DRAW_OFFER,
            topics::CONDUCT_PENALTY,
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
        if !scene.has(topics::SMOKING) {
            let own = [topics::DISTRACTION];
            return Ok(Breach::new(by, incident, Says::HouseRules, &own).rule(scene));
        }
        if self.allowed_place()? {
            let draft = scene.draft(incident);
            let draft = draft.rule(Says::SmokingAllowed, &[topics::SMOKING]);
            return Ok(draft.mandatory());
        }
        let named = scene.parameters.conduct.smoking_includes_e_cigarettes;
        let unnamed = self.e_cigarette && !named;
        let decision = match unnamed {
            true => Says::ECigaretteNotNamed,
            false => Says::SmokingForbidden,
        };
        let own = [topics::SMOKING, topics::CONDUCT_PENALTY];
        Ok(Breach::new(by, incident, decision, &own)
            .due(!unnamed)
            .rule(scene))
    }
}
