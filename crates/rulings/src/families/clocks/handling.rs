//! Handling the clock, forgotten presses and assistants.

use adoube_clock::recording::deduction_by_control;
use adoube_clock::{Colour, Span};
use adoube_rulebook::Topic;

use super::{Assistant, ClockMishandled, Forgotten, Help, Mishandling, PressForgotten};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, PositionAction, Question, Ruling, penalties, topics};

impl ClockMishandled {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || Question::side("incident.by", "Who?"))?;
        let how = known(self.how, || {
            let choices = [
                ("other-hand", "pressed with the other hand"),
                ("finger-on-button", "kept a finger on or above the button"),
                ("force", "pressed with force"),
                ("picked-up", "picked the clock up"),
                ("knocked-over", "knocked it over"),
                (
                    "opponent-kept-from-pressing",
                    "kept the opponent from pressing",
                ),
            ];
            Question::one_of("incident.how", "What happened?", &choices)
        })?;
        let (words, topic): (&str, Topic) = match how {
            Mishandling::OtherHand => ("pressed with the other hand", topics::SAME_HAND),
            Mishandling::FingerOnButton => ("kept a finger on the clock", topics::SAME_HAND),
            Mishandling::Force => ("pressed with force", topics::CLOCK_HANDLING),
            Mishandling::PickedUp => ("picked the clock up", topics::CLOCK_HANDLING),
            Mishandling::KnockedOver => ("knocked the clock over", topics::CLOCK_HANDLING),
            Mishandling::OpponentKeptFromPressing => {
                ("kept the opponent from pressing", topics::RIGHT_TO_PRESS)
            }
        };
        let draft = scene
            .draft(format!("{by} {words}"))
            .decision("Not an illegal move; it may be penalised.")
            .cite(topic)
            .cite_all(&[topics::STANDARD_PENALTY, topics::PENALTIES]);
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
        let by = known(self.by, || {
            Question::side("incident.by", "Who forgot to press?")
        })?;
        let then = known(self.then, || {
            let choices = [
                ("opponent-waits", "the opponent waits"),
                ("opponent-moved", "the opponent has moved"),
                (
                    "player-moved-again",
                    "the player moved again, thinking the opponent had moved",
                ),
            ];
            Question::one_of("incident.then", "What happened then?", &choices)
        })?;
        let draft = scene
            .draft(format!("{by} forgot to press the clock"))
            .cite_all(&[topics::MOVE_COMPLETED, topics::RIGHT_TO_PRESS]);
        Ok(match then {
            Forgotten::OpponentWaits => waits(scene, draft, by),
            Forgotten::OpponentMoved => draft
                .decision(format!("The game goes on; {by} may still press, and the time until then is {by}'s."))
                .step("If a move counter is used, press once for each side at a quiet moment so that it is right again.")
                .mandatory(),
            Forgotten::PlayerMovedAgain => draft
                .decision("Establish what happened; the second move is taken back, and board and clocks are put right.")
                .position(PositionAction::RestoreBefore)
                .to_move(by.opposite())
                .cite(topics::TIMES_RESTORED)
                .discretionary(
                    vec![Measure::nothing(), Measure::new(MeasureKind::Warning, "a warning")],
                    "no penalty: it was a misunderstanding",
                ),
        })
    }
}

fn waits(scene: &Scene, draft: Draft, by: Colour) -> Ruling {
    draft
        .decision(format!(
            "Nobody tells {by}: the {} stays silent, and a loss on time would stand.",
            scene.arbiter()
        ))
        .cite(topics::ARBITER_SILENCE)
        .note("the opponent may remind the player, wait or move")
        .mandatory()
}

impl Assistant {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let of = known(self.of, || {
            Question::side("incident.of", "Whose assistant?")
        })?;
        let help = known(self.help, || {
            let choices = [
                ("clock", "pressing the clock"),
                ("score", "keeping the score"),
                ("pieces", "moving the pieces"),
            ];
            Question::one_of("incident.help", "What for?", &choices)
        })?;
        let topic = match help {
            Help::Clock => topics::CLOCK_ASSISTANT,
            Help::Score => topics::RECORDING_ASSISTANT,
            Help::Pieces => topics::MOVING_ASSISTANT,
        };
        let draft = scene.draft(format!("{of} has an assistant")).cite(topic);
        if help == Help::Pieces {
            return Ok(draft
                .decision("Allowed if the arbiter accepts the person; no time is deducted.")
                .mandatory());
        }
        let disabled = known(self.disabled, || {
            Question::yes_no("incident.disabled", format!("Is {of} disabled?"))
        })?;
        if disabled {
            return Ok(draft
                .decision("Allowed, and no time is deducted from a disabled player.")
                .mandatory());
        }
        Ok(deduct(scene, draft, of))
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
        Measure::new(MeasureKind::OffenderLessTime, "less time for that player"),
    ];
    match fixed.or_else(share) {
        Some(span) => draft
            .decision(format!(
                "Allowed if the arbiter accepts the person; {span} is usually taken from {of}."
            ))
            .add_time(of, -span, "assistant")
            .discretionary(range, format!("{span} off {of}'s time")),
        None => draft
            .decision(format!(
                "Allowed if the arbiter accepts the person; {of}'s time is adjusted fairly."
            ))
            .discretionary(
                range,
                "ten minutes less, or five percent of the player's time in US play",
            ),
    }
}
