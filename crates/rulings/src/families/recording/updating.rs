//! Bringing sheets up to date after a flag-fall: 8.5 and 8.6, US Chess 15F.

use super::{MoveNumberUnknown, Says, SheetsAfterFlag, StoppedRecording};
use crate::families::prelude::*;
use crate::statement::CommonSays;

impl SheetsAfterFlag {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if self.sudden_death_next && scene.has(RECONSTRUCTION_WAIVED) {
            let own = [RECONSTRUCTION_WAIVED, SCORESHEETS_UPDATED];
            let range = [Says::Waive, Says::HaveCompleted].map(Measure::other);
            return Ok(scene
                .ruled(Says::BeforeSuddenDeath, Says::MayWaive, &own)
                .discretionary(range, Says::Waive));
        }
        Ok(match self.who_stopped(scene)? {
            StoppedRecording::White => one(scene, Colour::White),
            StoppedRecording::Black => one(scene, Colour::Black),
            StoppedRecording::Both if self.record_complete()? => self.both(scene),
            StoppedRecording::Both => reconstruct(scene),
        })
    }

    fn who_stopped(&self, scene: &Scene) -> Result<StoppedRecording, Question> {
        if self.stopped.is_some() {
            return self.stopped();
        }
        let stopped = |side| scene.case.sheets.of(side).stopped;
        match (stopped(Colour::White), stopped(Colour::Black)) {
            (Some(true), Some(true)) => Ok(StoppedRecording::Both),
            (Some(true), Some(false)) => Ok(StoppedRecording::White),
            (Some(false), Some(true)) => Ok(StoppedRecording::Black),
            _ => self.stopped(),
        }
    }

    fn both(&self, scene: &Scene) -> Ruling {
        let own = [SCORESHEETS_UPDATED, RECONSTRUCTION];
        let draft = scene
            .ruled(Says::NeitherRecorded, Says::BothUpdate, &own)
            .step(Says::TellNumberNow);
        if !self.dawdles {
            return draft.mandatory();
        }
        let range = [MeasureKind::Warning, MeasureKind::OpponentMoreTime]
            .map(|kind| Measure::new(kind, CommonSays::Penalty { kind }));
        draft.cite(PENALTIES).discretionary(range, Says::Dawdles)
    }
}

fn one(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(Says::OneStopped { by })
        .rule(Says::OneCompletes { by }, &[SCORESHEET_UPDATED_ONE])
        .step(Says::MayUseOpponents { by })
        .mandatory()
}

fn reconstruct(scene: &Scene) -> Ruling {
    let own = [RECONSTRUCTION, HELP_RECONSTRUCT];
    scene
        .ruled(Says::NoneComplete, Says::Reconstruct, &own)
        .position(PositionAction::Reconstruct)
        .step(Says::WriteDownFirst)
        .step(Says::IfNotReconstructed)
        .mandatory()
}

impl MoveNumberUnknown {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let quota = match self.quota.or_else(|| scene.first_quota(Colour::White)) {
            Some(quota) => quota,
            None => self.quota()?,
        };
        let next = quota.max(self.found.unwrap_or(0)).saturating_add(1);
        let decision = match self.found {
            Some(found) if found > quota => Says::NextMoveShown { next, found },
            _ => Says::NextMoveFirst { next },
        };
        let own = [MOVE_NUMBER_UNPROVEN, FLAG_BOTH_SHEETS_POOR];
        let draft = scene.ruled(Says::NumberUnknown, decision, &own);
        let draft = draft.note_if(self.found.is_none(), Says::UnlessMoreShown { quota });
        Ok(draft.step(Says::GoOnFromDiagram).mandatory())
    }
}
