//! Players who cannot or need not record: 8.1.6, US Chess 15A1.

use adoube_clock::recording::{deduction, deduction_by_control};
use adoube_rulebook::Excused;

use super::duty::free;
use super::{ExcuseReason, ExcusedFromRecording, Says};
use crate::families::prelude::*;

impl ExcusedFromRecording {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, reason) = (self.by()?, self.reason()?);
        if scene.is_us_quick() {
            return Ok(free(scene, Says::DoesNotRecord { by }));
        }
        match scene.parameters.recording.excused {
            Some(rule) => self.american(scene, by, reason, rule),
            None => Ok(fide(scene, by, reason)),
        }
    }

    fn american(&self, scene: &Scene, by: Colour, reason: ExcuseReason, rule: Excused) -> Decided {
        let shows_seconds = !self.clock_without_seconds;
        let off = match &scene.control {
            Some(control) if self.total_time.is_none() => {
                deduction_by_control(control, by, &rule, shows_seconds)
            }
            _ => deduction(self.total_time()?, &rule, shows_seconds),
        };
        let time_off = Says::TimeOff { by, off };
        let range = range![Nothing, OffenderLessTime: time_off.clone()];
        let draft = scene
            .citing(Says::IsExcused { by }, &[RECORDING_ASSISTANT])
            .note(Says::ExcusedClaims { by });
        Ok(match reason {
            ExcuseReason::Disability => draft
                .decision(Says::HelpedOrExcused { by })
                .discretionary(range, Says::HelpRather),
            ExcuseReason::Religion | ExcuseReason::Beginner => draft
                .decision(Says::MayBeExcused { by, off })
                .add_time(by, -off, Says::WhyExcused)
                .discretionary(range, time_off),
        })
    }
}

fn fide(scene: &Scene, by: Colour, reason: ExcuseReason) -> Ruling {
    let own = [RECORDING_ASSISTANT];
    let draft = scene.draft(Says::CannotRecord { by });
    if reason == ExcuseReason::Disability {
        return draft.must(Says::MayBringAssistant { by }, &own);
    }
    let usual = match scene.parameters.clock.assistant_costs_minutes {
        Some(minutes) => Says::MinutesOff { minutes },
        None => Says::SomeMinutesOff,
    };
    let range = range![Nothing, OffenderLessTime: Says::FairlyLessTime];
    draft
        .rule(Says::NeedsAssistant { by }, &own)
        .discretionary(range, usual)
}
