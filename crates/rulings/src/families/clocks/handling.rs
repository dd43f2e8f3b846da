//! Handling the clock, forgotten presses and assistants.

use adoube_clock::recording::deduction_by_control;
use adoube_clock::{Colour, Span};

use super::{
    AfterForgottenPress, Assistant, AssistantHelp, ClockMishandled, Mishandling, PressForgotten,
    Says,
};
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, PositionAction, Ruling, penalties, topics};

impl ClockMishandled {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let how = self.how()?;
        let topic = match how {
            Mishandling::OtherHand | Mishandling::FingerOnButton => topics::SAME_HAND,
            Mishandling::Force | Mishandling::PickedUp | Mishandling::KnockedOver => {
                topics::CLOCK_HANDLING
            }
            Mishandling::OpponentKeptFromPressing => topics::RIGHT_TO_PRESS,
        };
        let topics = &[topic, topics::STANDARD_PENALTY, topics::PENALTIES];
        let draft = scene
            .draft(Says::Mishandled { by, how })
            .rule(Says::MayBePenalised, topics);
        let draft = match (scene.is_us_blitz(), how) {
            (true, Mishandling::OtherHand) => {
                draft.cite_all(&[topics::US_BLITZ_ONE_HAND, topics::US_BLITZ_PENALTY])
            }
            (true, _) => draft.cite_all(&[topics::US_BLITZ_CLOCK, topics::US_BLITZ_PENALTY]),
            (false, Mishandling::PickedUp) if scene.is_us() => {
                draft.cite_nth(topics::CLOCK_HANDLING, 1)
            }
            (false, Mishandling::FingerOnButton) if scene.is_us() => {
                draft.cite(topics::CLOCK_HANDLING)
            }
            _ => draft,
        };
        Ok(draft.discretionary(
            penalties::ladder_up_to(scene, MeasureKind::GameLost),
            penalties::usual(scene, by),
        ))
    }
}

impl PressForgotten {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let then = self.then()?;
        let draft = scene
            .draft(Says::Forgot { by })
            .cite_all(&[topics::MOVE_COMPLETED, topics::RIGHT_TO_PRESS]);
        Ok(match then {
            AfterForgottenPress::OpponentWaits => {
                let who = scene.official();
                let silent = Says::NobodyTells { by, who };
                let draft = draft.rule(silent, &[topics::ARBITER_SILENCE]);
                draft.note(Says::MayRemind).mandatory()
            }
            AfterForgottenPress::OpponentMoved => draft
                .decision(Says::MayStillPress { by })
                .step(Says::PressForCounter)
                .mandatory(),
            AfterForgottenPress::PlayerMovedAgain => draft
                .rule(Says::SecondTakenBack, &[topics::TIMES_RESTORED])
                .position(PositionAction::RestoreBefore)
                .to_move(by.opposite())
                .discretionary(
                    vec![
                        Measure::nothing(),
                        Measure::new(MeasureKind::Warning, Says::Warning),
                    ],
                    Says::Misunderstanding,
                ),
        })
    }
}

impl Assistant {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let of = self.of()?;
        let topic = match self.help()? {
            AssistantHelp::Clock => topics::CLOCK_ASSISTANT,
            AssistantHelp::Score => topics::RECORDING_ASSISTANT,
            AssistantHelp::Pieces => topics::MOVING_ASSISTANT,
        };
        let draft = scene.draft(Says::HasAssistant { of }).cite(topic);
        if topic == topics::MOVING_ASSISTANT {
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
    let range = vec![
        Measure::nothing(),
        Measure::new(MeasureKind::OffenderLessTime, Says::LessTime),
    ];
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
