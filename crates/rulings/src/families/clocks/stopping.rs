//! Stopped clocks and interruptions.

use super::{ClockStopped, Interruption, StopReason};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, penalties, topics};

impl ClockStopped {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who stopped the clocks?")
        })?;
        let reason = known(self.reason, || {
            let choices = [
                ("irregularity", "an irregularity"),
                ("claim", "a claim"),
                ("missing-piece", "a piece for promotion is missing"),
                ("disturbance", "a disturbance"),
                ("illness", "illness"),
                ("toilet", "to go to the toilet"),
                ("no-reason", "no valid reason"),
            ];
            Question::one_of("incident.reason", "Why?", &choices)
        })?;
        let draft = scene
            .draft(format!("{by} stopped the clocks"))
            .cite_all(&[topics::PLAYER_STOPS_CLOCK, topics::RESTART]);
        let valid = "A valid reason: deal with it, then decide when play goes on.";
        Ok(match reason {
            StopReason::Toilet => draft
                .decision("Usually not a valid reason; weigh the player's condition.")
                .cite_all(&[
                    topics::STOPPING_WITHOUT_REASON,
                    topics::PENALTIES,
                    topics::STANDARD_PENALTY,
                ])
                .discretionary(
                    penalties::ladder_up_to(scene, MeasureKind::OffenderLessTime),
                    match self.disabled {
                        true => "no penalty for a disabled or unwell player".into(),
                        false => penalties::usual(scene, by),
                    },
                ),
            StopReason::NoReason => draft
                .decision("No valid reason: play goes on, and it is penalised.")
                .cite_all(&[
                    topics::STOPPING_WITHOUT_REASON,
                    topics::PENALTIES,
                    topics::STANDARD_PENALTY,
                ])
                .discretionary(
                    penalties::ladder_up_to(scene, MeasureKind::GameLost),
                    penalties::usual(scene, by),
                ),
            StopReason::Irregularity
            | StopReason::Claim
            | StopReason::MissingPiece
            | StopReason::Disturbance
            | StopReason::Illness => draft.decision(valid).mandatory(),
        })
    }
}

impl Interruption {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene
            .draft("The game must be interrupted")
            .decision(format!(
                "The {} stops the clocks and decides when play goes on.",
                scene.arbiter()
            ))
            .cite_all(&[topics::INTERRUPTION, topics::RESTART])
            .step("Write down times, position and who has the move.");
        let Some(side) = self.disturbed else {
            return Ok(draft.mandatory());
        };
        Ok(draft.cite(topics::EXTRA_TIME).discretionary(
            vec![
                Measure::nothing(),
                Measure::other(format!("more time for {side}, or for both")),
            ],
            "the time that was lost is given back",
        ))
    }
}
