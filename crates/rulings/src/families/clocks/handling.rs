//! Handling the clock, forgotten presses and assistants.

use adoube_clock::recording::deduction_by_control;

use super::{
    AfterForgottenPress, Assistant, AssistantHelp, ClockMishandled, Mishandling, PressForgotten,
    Says,
};
use crate::families::prelude::*;

impl ClockMishandled {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, how) = (self.by()?, self.how()?);
        let topic = match how {
            Mishandling::OtherHand | Mishandling::FingerOnButton => SAME_HAND,
            Mishandling::Force | Mishandling::PickedUp | Mishandling::KnockedOver => CLOCK_HANDLING,
            Mishandling::OpponentKeptFromPressing => RIGHT_TO_PRESS,
        };
        let topics = &[topic, STANDARD_PENALTY, PENALTIES];
        let draft = scene.ruled(Says::Mishandled { by, how }, Says::MayBePenalised, topics);
        let draft = match (scene.is_us_blitz(), how) {
            (true, Mishandling::OtherHand) => {
                draft.cite_all(&[US_BLITZ_ONE_HAND, US_BLITZ_PENALTY])
            }
            (true, _) => draft.cite_all(&[US_BLITZ_CLOCK, US_BLITZ_PENALTY]),
            (false, Mishandling::PickedUp) if scene.is_us() => draft.cite_nth(CLOCK_HANDLING, 1),
            (false, Mishandling::FingerOnButton) if scene.is_us() => draft.cite(CLOCK_HANDLING),
            _ => draft,
        };
        Ok(draft.penalised(MeasureKind::GameLost, by))
    }
}

impl PressForgotten {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, then) = (self.by()?, self.then()?);
        let draft = scene.citing(Says::Forgot { by }, &[MOVE_COMPLETED, RIGHT_TO_PRESS]);
        Ok(match then {
            AfterForgottenPress::OpponentWaits => {
                let who = scene.official();
                let silent = Says::NobodyTells { by, who };
                let draft = draft.rule(silent, &[ARBITER_SILENCE]);
                draft.note(Says::MayRemind).mandatory()
            }
            AfterForgottenPress::OpponentMoved => draft
                .decision(Says::MayStillPress { by })
                .step(Says::PressForCounter)
                .mandatory(),
            AfterForgottenPress::PlayerMovedAgain => draft
                .rule(Says::SecondTakenBack, &[TIMES_RESTORED])
                .position(PositionAction::RestoreBefore)
                .to_move(by.opposite())
                .discretionary(
                    range![Nothing, Warning: Says::Warning],
                    Says::Misunderstanding,
                ),
        })
    }
}

impl Assistant {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let of = self.of()?;
        let topic = match self.help()? {
            AssistantHelp::Clock => CLOCK_ASSISTANT,
            AssistantHelp::Score => RECORDING_ASSISTANT,
            AssistantHelp::Pieces => MOVING_ASSISTANT,
        };
        let draft = scene.draft(Says::HasAssistant { of }).cite(topic);
        if topic == MOVING_ASSISTANT {
            return Ok(draft.decision(Says::AllowedIfAccepted).mandatory());
        }
        Ok(match self.disabled()? {
            true => draft.decision(Says::AllowedForDisabled).mandatory(),
            false => deduct(scene, draft, of),
        })
    }
}

/// What is usually deducted for an assistant.
fn deduct(scene: &Scene, draft: Draft, of: Colour) -> Ruling {
    let fixed = scene.parameters.clock.assistant_costs_minutes;
    let fixed = fixed.map(|minutes| Span::minutes(i64::from(minutes)));
    let share = || {
        let excused = scene.parameters.recording.excused.as_ref()?;
        let control = scene.control.as_ref()?;
        Some(deduction_by_control(control, of, excused, true))
    };
    let range = range![Nothing, OffenderLessTime: Says::LessTime];
    match fixed.or_else(share) {
        Some(time) => draft
            .decision(Says::UsuallyTaken { of, time })
            .add_time(of, -time, Says::WhyAssistant)
            .discretionary(range, Says::TimeOff { of, time }),
        None => draft
            .decision(Says::TimeAdjusted { of })
            .discretionary(range, Says::TenMinutesOrShare),
    }
}
