//! Refusing an inspection: 11.3.3.

use adoube_clock::Colour;
use adoube_rulebook::Inspected;

use super::{Inspection, InspectionRefused};
use crate::ask::known;
use crate::families::conduct::{Breach, side, yes_no};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, GameResult, MeasureKind, Question, Ruling, Stage, penalties, topics};

impl InspectionRefused {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who refuses to be inspected?")?;
        let incident = format!("{by} refuses to be inspected");
        if !scene.has(topics::INSPECTION) {
            return Ok(scene
                .draft(incident)
                .decision(
                    "No rule provides an inspection; the director may only act on what is seen.",
                )
                .no_rule("this edition provides no inspection of players")
                .cite(topics::DEVICES)
                .discretionary(
                    penalties::ladder_up_to(scene, MeasureKind::GameLost),
                    "nothing without evidence",
                ));
        }
        let what = known(self.what, || {
            let choices = [
                ("things", "clothes, bags or other things"),
                ("body", "the body"),
            ];
            Question::one_of("incident.what", "What was to be inspected?", &choices)
        })?;
        let covered = &scene.parameters.conduct.inspection;
        if what == Inspection::Body && !covered.contains(&Inspected::Body) {
            return Ok(scene
                .draft(incident)
                .decision("This edition lets the arbiter inspect clothes, bags and other things, not the body: the refusal is no breach.")
                .cite(topics::INSPECTION)
                .mandatory());
        }
        let text = "Was it explained, and was the player warned?";
        Ok(match yes_no(self.warned, "warned", text)? {
            true => refused_for_good(scene, by, incident),
            false => explain(scene, by, incident),
        })
    }
}

fn explain(scene: &Scene, by: Colour, incident: String) -> Ruling {
    Breach {
        by,
        incident: (incident).into(),
        decision: (format!(
            "Explain the inspection to {by}; if the refusal stands, warn, and then penalise."
        ))
        .into(),
        topics: &[topics::INSPECTION],
        counter: Counter::Refusal,
        penalty_due: true,
        usual: (Some("explain, then a warning; after that loss of the game".to_owned()))
            .map(Into::into),
    }
    .rule(scene)
}

fn refused_for_good(scene: &Scene, by: Colour, incident: String) -> Ruling {
    let draft = scene
        .draft(incident)
        .decision(format!("{by} was warned and still refuses: the game is lost, and {by} may be excluded from the event."))
        .cite_all(&[topics::INSPECTION, topics::PENALTIES, topics::ARBITER_FAIR_PLAY])
        .count(by, Counter::Refusal);
    let draft = match scene.case.stage {
        Stage::Playing => draft.result(GameResult::lost_by(by)),
        _ => draft,
    };
    draft
        .step("The arbiter also decides the opponent's score.")
        .discretionary(
            penalties::ladder(scene),
            "loss of the game and exclusion from the event",
        )
}
