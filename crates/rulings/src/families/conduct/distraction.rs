//! Distracting and annoying the opponent: 11.5, US Chess 20G.

use adoube_clock::Colour;
use adoube_rulebook::Topic;

use super::{Annoyance, Breach, Distraction, DrawOffersRepeated, Smoking, side, yes_no};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, Measure, Question, Ruling, topics};

impl Distraction {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who disturbed the opponent?")?;
        if self.involuntary {
            return Ok(involuntary(scene, by));
        }
        let how = known(self.how, || {
            let choices = [
                ("noise", "by noise"),
                ("talking", "by talking"),
                ("claims", "by claims without reason"),
                ("draw-offers", "by draw offers without reason"),
                ("other", "otherwise"),
            ];
            Question::one_of("incident.how", format!("How did {by} disturb?"), &choices)
        })?;
        let (words, counter) = match how {
            Annoyance::Noise => ("by noise", Counter::Breach),
            Annoyance::Talking => ("by talking", Counter::Breach),
            Annoyance::Claims => ("by claims without reason", Counter::WrongClaim),
            Annoyance::DrawOffers => ("by draw offers without reason", Counter::DrawOffer),
            Annoyance::Other => ("the opponent", Counter::Breach),
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
        Ok(Breach {
            by,
            incident: (format!("{by} disturbed {words}")).into(),
            decision: (format!("Distraction: stop it at once and penalise {by}.")).into(),
            topics: own,
            counter,
            penalty_due: scene.has(topics::CONDUCT_PENALTY),
            usual: (self.deliberate.then(|| heavier(scene, by))).map(Into::into),
        }
        .rule(scene))
    }
}

fn heavier(scene: &Scene, by: Colour) -> String {
    match crate::penalties::standard_penalty(scene) {
        Some(time) => format!(
            "at least the standard penalty, {time} for {}; more if it goes on",
            by.opposite()
        ),
        None => "a time penalty at once, and more if it goes on".to_owned(),
    }
}

fn involuntary(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by} disturbs but cannot help it"))
        .decision(format!(
            "No offence: help, for example by moving the board; {by} is not penalised."
        ))
        .cite_all(&[
            topics::DISTRACTION_INVOLUNTARY,
            topics::DISTRACTION,
            topics::ARBITER_TASKS,
        ])
        .step("Find another place for the game, or another remedy that costs neither player time.")
        .discretionary(
            vec![
                Measure::nothing(),
                Measure::other("another place for the board"),
            ],
            "move the board away from the others",
        )
}

impl DrawOffersRepeated {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who keeps offering a draw?")?;
        let reason = yes_no(
            self.reason_to_repeat,
            "reason_to_repeat",
            "Has the opponent offered a draw since, or has the position changed much?",
        )?;
        let incident = format!("{by} offered a draw again");
        if reason {
            return Ok(scene
                .draft(incident)
                .decision("The offer is in order; the opponent accepts or refuses it.")
                .cite_all(&[topics::DRAW_OFFER, topics::DRAW_OFFER_REPEATED])
                .note("reasonable offers made too often can also disturb")
                .mandatory());
        }
        Ok(Breach {
            by,
            incident: (incident).into(),
            decision: (format!(
                "The offer is valid, but repeating it without reason annoys the opponent: {by} may be penalised."
            )).into(),
            topics: &[
                topics::DISTRACTION,
                topics::DRAW_OFFER_REPEATED,
                topics::DRAW_OFFER,
                topics::CONDUCT_PENALTY,
            ],
            counter: Counter::DrawOffer,
            penalty_due: false,
            usual: None,
        }
        .rule(scene))
    }
}

impl Smoking {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who smoked?")?;
        let incident = format!("{by} smoked");
        if !scene.has(topics::SMOKING) {
            return Ok(Breach {
                by,
                incident: (incident).into(),
                decision: ("The house rules of the event and the site decide.".to_owned()).into(),
                topics: &[topics::DISTRACTION],
                counter: Counter::Breach,
                penalty_due: false,
                usual: None,
            }
            .rule(scene));
        }
        let text = "Was it in the section where the arbiter allows it?";
        if yes_no(self.allowed_place, "allowed_place", text)? {
            return Ok(scene
                .draft(incident)
                .decision("Smoking is allowed there.")
                .cite(topics::SMOKING)
                .mandatory());
        }
        let named = scene.parameters.conduct.smoking_includes_e_cigarettes;
        let unnamed = self.e_cigarette && !named;
        let decision = match unnamed {
            true => {
                "The article names no e-cigarettes: the arbiter decides whether it was smoking."
            }
            false => "Smoking is allowed only where the arbiter says.",
        };
        Ok(Breach {
            by,
            incident: (incident).into(),
            decision: (decision.to_owned()).into(),
            topics: &[topics::SMOKING, topics::CONDUCT_PENALTY],
            counter: Counter::Breach,
            penalty_due: !unnamed,
            usual: None,
        }
        .rule(scene))
    }
}
