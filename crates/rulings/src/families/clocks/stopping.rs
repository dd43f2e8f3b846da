//! Stopped clocks and interruptions.

use super::{ClockStopped, Interruption, Says, StopReason};
use crate::families::prelude::*;
use crate::penalties;

impl ClockStopped {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let reason = self.reason()?;
        let draft = scene
            .draft(Says::Stopped { by })
            .cite_all(&[PLAYER_STOPS_CLOCK, RESTART]);
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
        let topics = &[STOPPING_WITHOUT_REASON, PENALTIES, STANDARD_PENALTY];
        let draft = draft.rule(decision, topics);
        Ok(draft.discretionary(range, usual))
    }
}

impl Interruption {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let who = scene.official();
        let topics = &[INTERRUPTION, RESTART];
        let draft = scene
            .draft(Says::Interrupted)
            .rule(Says::OfficialStops { who }, topics)
            .step(Says::WriteDownPosition);
        let Some(side) = self.disturbed else {
            return Ok(draft.mandatory());
        };
        let more = Measure::other(Says::MoreTime { side });
        let draft = draft.cite(EXTRA_TIME);
        Ok(draft.discretionary(vec![Measure::nothing(), more], Says::GiveTimeBack))
    }
}
