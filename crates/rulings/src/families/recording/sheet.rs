//! What stands on a sheet, and who sees it.

use adoube_clock::Colour;
use adoube_rulebook::Notation;

use super::duty::breach;
use super::{Misuse, SheetMisused};
use crate::ask::known;
use crate::families::conduct::{Breach, side};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, Question, Ruling, topics};

impl SheetMisused {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Whose sheet is it?")?;
        let how = known(self.how, || {
            let choices = [
                ("notes", "notes that have no place there"),
                (
                    "hidden-from-arbiter",
                    "the arbiter or director cannot see it",
                ),
                ("hidden-from-opponent", "the opponent cannot see it"),
                ("other-notation", "another notation than the algebraic"),
                ("offer-not-noted", "a draw offer was not noted"),
            ];
            Question::one_of("incident.how", "What is wrong with the sheet?", &choices)
        })?;
        Ok(match how {
            Misuse::Notes => notes(scene, by),
            Misuse::HiddenFromArbiter => hidden(scene, by),
            Misuse::HiddenFromOpponent => hidden_from_opponent(scene, by),
            Misuse::OtherNotation => other_notation(scene, by),
            Misuse::OfferNotNoted => offer_not_noted(scene, by),
        })
    }
}

fn notes(scene: &Scene, by: Colour) -> Ruling {
    Breach {
        by,
        incident: (format!("{by} wrote notes on the sheet")).into(),
        decision: ("Only moves, clock times, draw offers, claims and such data belong on the sheet: forbid it.".to_owned()).into(),
        topics: &[topics::SCORESHEET_CONTENT, topics::NOTES, topics::OUTSIDE_HELP],
        counter: Counter::RecordingBreach,
        penalty_due: false,
        usual: (Some("a warning, or a little time; more if it is repeated".to_owned())).map(Into::into),
    }
    .rule(scene)
}

fn hidden(scene: &Scene, by: Colour) -> Ruling {
    let incident = format!("The {} cannot see {by}'s sheet", scene.arbiter());
    let mut ruling = breach(
        scene,
        by,
        incident,
        "keep the sheet visible",
        &[topics::SCORESHEET_VISIBLE],
    );
    ruling
        .notes
        .push("a pen on the sheet is tolerated, and may be lifted to look".into());
    ruling
}

fn hidden_from_opponent(scene: &Scene, by: Colour) -> Ruling {
    let incident = format!("{} cannot see {by}'s sheet", by.opposite());
    match scene.parameters.recording.visible_to_opponent {
        true => breach(
            scene,
            by,
            incident,
            "keep the sheet visible",
            &[topics::SCORESHEET_VISIBLE],
        ),
        false => scene
            .draft(incident)
            .decision("No breach: only the arbiter must be able to see the sheet.")
            .cite(topics::SCORESHEET_VISIBLE)
            .mandatory(),
    }
}

fn other_notation(scene: &Scene, by: Colour) -> Ruling {
    let incident = format!("{by} does not use the algebraic notation");
    let allowed = &scene.parameters.recording.notations;
    match allowed.contains(&Notation::Descriptive) {
        true => scene
            .draft(incident)
            .decision("No breach: descriptive and computer notation are allowed too.")
            .cite(topics::RECORDING)
            .mandatory(),
        false => {
            let mut ruling = breach(
                scene,
                by,
                incident,
                "use the algebraic notation",
                &[topics::RECORDING],
            );
            let note = "a sheet in another notation is no evidence for a claim";
            ruling.notes.push(note.into());
            ruling
        }
    }
}

fn offer_not_noted(scene: &Scene, by: Colour) -> Ruling {
    let incident = format!("{by} did not note the draw offer");
    match scene.has(topics::DRAW_OFFER_RECORDED) {
        true => breach(
            scene,
            by,
            incident,
            "note the offer",
            &[topics::DRAW_OFFER_RECORDED],
        ),
        false => scene
            .draft(incident)
            .decision("No breach: offers may be noted but need not be.")
            .cite_all(&[topics::NOTES, topics::RECORDING])
            .mandatory(),
    }
}
