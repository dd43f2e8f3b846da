//! Bringing sheets up to date after a flag-fall: 8.5 and 8.6, US Chess 15F.

use adoube_clock::Colour;

use super::{MoveNumberUnknown, SheetsAfterFlag, Stopped};
use crate::ask::known;
use crate::families::conduct::yes_no;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, PositionAction, Question, Ruling, topics};

impl SheetsAfterFlag {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if self.sudden_death_next && scene.has(topics::RECONSTRUCTION_WAIVED) {
            return Ok(scene
                .draft("Sheets are incomplete and sudden death comes next")
                .decision("The director may waive bringing the sheets up to date.")
                .cite_all(&[topics::RECONSTRUCTION_WAIVED, topics::SCORESHEETS_UPDATED])
                .discretionary(
                    vec![
                        Measure::other("waive it"),
                        Measure::other("have the sheets completed"),
                    ],
                    "waive it",
                ));
        }
        match self.who(scene)? {
            Stopped::White => Ok(one(scene, Colour::White)),
            Stopped::Black => Ok(one(scene, Colour::Black)),
            Stopped::Both => {
                let text = "Is there a complete record: a sheet, or one kept by an official?";
                Ok(
                    match yes_no(self.record_complete, "record_complete", text)? {
                        true => self.both(scene),
                        false => reconstruct(scene),
                    },
                )
            }
        }
    }

    fn who(&self, scene: &Scene) -> Result<Stopped, Question> {
        let stopped = |side| scene.case.sheets.of(side).stopped;
        let told = match (stopped(Colour::White), stopped(Colour::Black)) {
            (Some(true), Some(true)) => Some(Stopped::Both),
            (Some(true), Some(false)) => Some(Stopped::White),
            (Some(false), Some(true)) => Some(Stopped::Black),
            _ => None,
        };
        known(self.stopped.or(told), || {
            let choices = [
                ("both", "both players"),
                ("white", "White"),
                ("black", "Black"),
            ];
            Question::one_of("incident.stopped", "Who had stopped recording?", &choices)
        })
    }

    fn both(&self, scene: &Scene) -> Ruling {
        let draft = scene
            .draft("Neither player had recorded when the flag fell")
            .decision("Stop the clocks: both bring their sheets up to date; then start the clock of the player to move.")
            .cite_all(&[topics::SCORESHEETS_UPDATED, topics::RECONSTRUCTION])
            .step("Only now may the number of moves be told.");
        match self.dawdles {
            true => draft.cite(topics::PENALTIES).discretionary(
                vec![
                    Measure::new(MeasureKind::Warning, "a warning"),
                    Measure::new(MeasureKind::OpponentMoreTime, "more time for the opponent"),
                ],
                "a warning to the player who dawdles",
            ),
            false => draft.mandatory(),
        }
    }
}

fn one(scene: &Scene, side: Colour) -> Ruling {
    scene
        .draft(format!(
            "Only {side} had stopped recording when the flag fell"
        ))
        .decision(format!(
            "The clocks run on: {side} completes the sheet before making a move."
        ))
        .cite(topics::SCORESHEET_UPDATED_ONE)
        .step(format!(
            "{side} may use the opponent's sheet on the move, and returns it before moving."
        ))
        .mandatory()
}

fn reconstruct(scene: &Scene) -> Ruling {
    scene
        .draft("No sheet is complete after the flag-fall")
        .decision("Stop the clocks and reconstruct the game on a second board, away from others.")
        .cite_all(&[topics::RECONSTRUCTION, topics::HELP_RECONSTRUCT])
        .position(PositionAction::Reconstruct)
        .step("First write down the position, both times, whose clock ran and the moves known.")
        .step("If it cannot be done, the next move counts as the first of the next period.")
        .mandatory()
}

impl MoveNumberUnknown {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let quota = known(self.quota, || {
            let text = "By which move does the period end?";
            Question::number("incident.quota", text, 200)
        })?;
        let found = known(self.found, || {
            let text = "How many moves can be shown?";
            Question::number("incident.found", text, 300)
        })?;
        let next = quota.max(found).saturating_add(1);
        let decision = match found > quota {
            true => format!(
                "The next move counts as move {next}: {found} moves are shown. Nobody has overstepped the time."
            ),
            false => format!(
                "The next move counts as move {next}, the first of the next period. Nobody has overstepped the time."
            ),
        };
        Ok(scene
            .draft("The number of moves cannot be shown")
            .decision(decision)
            .cite_all(&[topics::MOVE_NUMBER_UNPROVEN, topics::FLAG_BOTH_SHEETS_POOR])
            .step("Record the position with a diagram and go on from there.")
            .mandatory())
    }
}
