//! Stopped clocks and interruptions.

use super::{ClockStopped, Interruption, Says, StopReason};
use crate::families::prelude::*;

impl ClockStopped {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, reason) = (self.by()?, self.reason()?);
        let draft = scene.citing(Says::Stopped { by }, &[PLAYER_STOPS_CLOCK, RESTART]);
        let (decision, up_to) = match reason {
            StopReason::Toilet => (Says::ToiletUsuallyNot, MeasureKind::OffenderLessTime),
            StopReason::NoReason => (Says::NoValidReason, MeasureKind::GameLost),
            _ => return Ok(draft.decision(Says::ValidReason).mandatory()),
        };
        let topics = &[STOPPING_WITHOUT_REASON, PENALTIES, STANDARD_PENALTY];
        let draft = draft.rule(decision, topics);
        Ok(match reason == StopReason::Toilet && self.disabled {
            true => draft.by_list(up_to, Says::NoneForDisabled),
            false => draft.penalised(up_to, by),
        })
    }
}

impl Interruption {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let who = scene.official();
        let topics = &[INTERRUPTION, RESTART];
        let draft = scene
            .ruled(Says::Interrupted, Says::OfficialStops { who }, topics)
            .step(Says::WriteDownPosition);
        let Some(side) = self.disturbed else {
            return Ok(draft.mandatory());
        };
        let range = range![Nothing, Other: Says::MoreTime { side }];
        let draft = draft.cite(EXTRA_TIME);
        Ok(draft.discretionary(range, Says::GiveTimeBack))
    }
}
