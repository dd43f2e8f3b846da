//! Players who cannot or need not record: 8.1.6, US Chess 15A1.

use adoube_clock::Colour;
use adoube_clock::recording::{deduction, deduction_by_control};
use adoube_rulebook::Excused;

use super::duty::free;
use super::{ExcusedFromRecording, Reason};
use crate::ask::known;
use crate::families::conduct::side;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, topics};

impl ExcusedFromRecording {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who does not record?")?;
        let reason = known(self.reason, || {
            let choices = [
                ("disability", "a disability"),
                ("religion", "religion"),
                ("beginner", "a beginner"),
            ];
            Question::one_of(
                "incident.reason",
                "Why can the player not record?",
                &choices,
            )
        })?;
        if scene.is_us_quick() {
            return Ok(free(scene, format!("{by} does not record")));
        }
        match scene.parameters.recording.excused {
            Some(rule) => self.american(scene, by, reason, rule),
            None => Ok(fide(scene, by, reason)),
        }
    }

    fn american(&self, scene: &Scene, by: Colour, reason: Reason, rule: Excused) -> Decided {
        let shows_seconds = !self.clock_without_seconds;
        let by_total = |total| deduction(total, &rule, shows_seconds);
        let by_control = || {
            let control = scene.control.as_ref()?;
            Some(deduction_by_control(control, by, &rule, shows_seconds))
        };
        let off = known(self.total_time.map(by_total).or_else(by_control), || {
            let text = format!("How much time has {by} for the whole game?");
            Question::time("incident.total_time", text)
        })?;
        let disabled = reason == Reason::Disability;
        let draft = scene
            .draft(format!("{by} is excused from recording"))
            .cite(topics::RECORDING_ASSISTANT)
            .note(format!(
                "without an assistant {by} cannot make claims that need a sheet"
            ));
        let range = vec![
            Measure::nothing(),
            Measure::new(
                MeasureKind::OffenderLessTime,
                format!("{off} off {by}'s time"),
            ),
        ];
        Ok(match disabled {
            true => draft
                .decision(format!(
                    "{by} is helped or excused; the director may leave the time as it is."
                ))
                .discretionary(range, "help rather than a deduction"),
            false => draft
                .decision(format!(
                    "{by} may be excused; {off} off the time is suggested."
                ))
                .add_time(by, -off, "excused from recording")
                .discretionary(range, format!("{off} off {by}'s time")),
        })
    }
}

fn fide(scene: &Scene, by: Colour, reason: Reason) -> crate::Ruling {
    let draft = scene
        .draft(format!("{by} cannot record"))
        .cite(topics::RECORDING_ASSISTANT);
    match reason {
        Reason::Disability => draft
            .decision(format!(
                "{by} may bring an assistant to write, and the time is not adjusted."
            ))
            .mandatory(),
        Reason::Religion | Reason::Beginner => {
            let usual = scene.parameters.clock.assistant_costs_minutes;
            let words = match usual {
                Some(minutes) => format!("{minutes} minutes off"),
                None => "some minutes off".to_owned(),
            };
            draft
                .decision(format!("{by} needs an assistant who writes, acceptable to the arbiter; {by}'s time is adjusted fairly."))
                .discretionary(
                    vec![
                        Measure::nothing(),
                        Measure::new(MeasureKind::OffenderLessTime, "less time, as is fair"),
                    ],
                    words,
                )
        }
    }
}
