//! Stopped clocks and interruptions.

use super::{ClockStopped, Interruption, Says, StopReason};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, penalties, topics};

impl ClockStopped {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let reason = self.reason()?;
        let draft = scene
            .draft(Says::Stopped { by })
            .cite_all(&[topics::PLAYER_STOPS_CLOCK, topics::RESTART]);
        let (decision, up_to) = match reason {
            StopReason::Toilet => (Says::ToiletUsuallyNot, MeasureKind::OffenderLessTime),
            StopReason::NoReason => (Says::NoValidReason, MeasureKind::GameLost),
            _ => return Ok(draft.decision(Says::ValidReason).mandatory()),
        };
        let range = penalties::ladder_up_to(scene, up_to);
        let usual = match reason == StopReason::Toilet && self.disabled {
            true => Says::NoneForDisabled.into(),
            false => penalties::usual(scene, by),
        };
        let topics = &[
            topics::STOPPING_WITHOUT_REASON,
            topics::PENALTIES,
            topics::STANDARD_PENALTY,
        ];
        let draft = draft.rule(decision, topics);
        Ok(draft.discretionary(range, usual))
    }
}

impl Interruption {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let who = scene.official();
        let topics = &[topics::INTERRUPTION, topics::RESTART];
        let draft = scene
            .draft(Says::Interrupted)
            .rule(Says::OfficialStops { who }, topics)
            .step(Says::WriteDownPosition);
        let Some(side) = self.disturbed else {
            return Ok(draft.mandatory());
        };
        let more = Measure::other(Says::MoreTime { side });
        let draft = draft.cite(topics::EXTRA_TIME);
        Ok(draft.discretionary(vec![Measure::nothing(), more], Says::GiveTimeBack))
    }
}
