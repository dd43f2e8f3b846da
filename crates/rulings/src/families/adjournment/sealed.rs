//! Sealing a move, and a sealed move that is not in order.

use adoube_clock::{Colour, Span};
use adoube_rulebook::AmbiguousMove;

use super::{Fault, SealedMoveWrong, Sealing, SealingEvent, unknown};
use crate::ask::known;
use crate::families::conduct::side;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{GameResult, Measure, PositionAction, Question, Ruling, topics};

impl Sealing {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who seals?")?;
        let what = known(self.what, || {
            let choices = [
                ("early", "the player wants to seal early"),
                ("played-on-board", "the player made the move on the board"),
                (
                    "changed-before-stop",
                    "the move is changed before the clock is stopped",
                ),
                (
                    "changed-after-stop",
                    "the move is to be changed after the clock was stopped",
                ),
            ];
            Question::one_of("incident.what", "What happened?", &choices)
        })?;
        let (incident, text) = match what {
            SealingEvent::Early => (
                format!("{by} wants to seal early"),
                "the rest of the session is charged to the player who seals",
            ),
            SealingEvent::PlayedOnBoard => (
                format!("{by} made the move on the board instead of sealing it"),
                "the move made is the sealed move",
            ),
            SealingEvent::ChangedBeforeStop => (
                format!("{by} changes the sealed move before stopping the clock"),
                "it may be changed until the clock is stopped",
            ),
            SealingEvent::ChangedAfterStop => (
                format!("{by} wants to change the sealed move"),
                "it cannot be changed once the clock is stopped",
            ),
        };
        if let Some(ruling) = unknown(scene, incident.clone(), text) {
            return Ok(ruling);
        }
        let draft = scene.draft(incident).cite(topics::SEALING);
        Ok(match what {
            SealingEvent::Early => self.early(scene, draft, by)?,
            SealingEvent::PlayedOnBoard => draft
                .decision(format!(
                    "The move on the board is the sealed move: {by} writes exactly that move."
                ))
                .mandatory(),
            SealingEvent::ChangedBeforeStop => draft
                .decision("Allowed: the move may be changed until the clock is stopped.")
                .mandatory(),
            SealingEvent::ChangedAfterStop => draft
                .decision("Refused: the clock is stopped, so the sealed move stands.")
                .mandatory(),
        })
    }

    fn early(&self, scene: &Scene, draft: Draft, by: Colour) -> Decided {
        let left = known(self.session_left, || {
            let text = "How much of the session is left?";
            Question::time("incident.session_left", text)
        })?;
        let left = left.max(Span::ZERO);
        let draft = draft
            .decision(format!(
                "{by} may seal now, and is charged the {left} that are left of the session."
            ))
            .cite(topics::SEALING_EARLY)
            .add_time(by, -left, "rest of the session");
        Ok(match scene.is_us() {
            true => draft
                .note("it needs permission, and the control must have been made")
                .discretionary(
                    vec![
                        Measure::other("refuse it"),
                        Measure::other("allow it and charge the rest"),
                    ],
                    "allow it in the last hour of the session",
                ),
            false => draft.mandatory(),
        })
    }
}

impl SealedMoveWrong {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who sealed the move?")?;
        let fault = known(self.fault, || {
            let choices = [
                ("ambiguous", "it can be read as two or more legal moves"),
                ("meaningless", "it has no meaning that can be found"),
                ("illegal", "it is illegal"),
                ("missing", "there is none"),
            ];
            Question::one_of(
                "incident.fault",
                "What is wrong with the sealed move?",
                &choices,
            )
        })?;
        let incident = format!("{by} sealed a move that {}", words(fault));
        if let Some(ruling) = unknown(scene, incident.clone(), "the player who sealed loses") {
            return Ok(ruling);
        }
        let draft = scene.draft(incident);
        if self.ended_otherwise {
            return Ok(draft
                .decision("The game had already ended: that result stands.")
                .cite_all(&[topics::SEALED_MOVE_INVALID, topics::ENDED_WHILE_ADJOURNED])
                .mandatory());
        }
        let chooses = scene
            .parameters
            .adjournment
            .as_ref()
            .map(|rules| rules.ambiguous_move);
        if fault == Fault::Ambiguous && chooses == Some(AmbiguousMove::OpponentChooses) {
            return Ok(opponent_chooses(draft, by));
        }
        Ok(loses(scene, draft, by, fault))
    }
}

fn words(fault: Fault) -> &'static str {
    match fault {
        Fault::Ambiguous => "can be read in two ways",
        Fault::Meaningless => "has no meaning",
        Fault::Illegal => "is illegal",
        Fault::Missing => "is not in the envelope",
    }
}

fn opponent_chooses(draft: Draft, by: Colour) -> Ruling {
    let opponent = by.opposite();
    draft
        .decision(format!(
            "{opponent} may choose which of the readings was sealed, on {opponent}'s own clock."
        ))
        .cite_all(&[
            topics::SEALED_MOVE_AMBIGUOUS,
            topics::SEALED_MOVE_NO_MEANING,
        ])
        .position(PositionAction::Adjourned)
        .to_move(opponent)
        .discretionary(
            vec![
                Measure::other("the only reasonable reading, if the director finds one"),
                Measure::other("the reading that the opponent chooses"),
            ],
            "the opponent chooses while the own clock runs",
        )
}

fn loses(scene: &Scene, draft: Draft, by: Colour, fault: Fault) -> Ruling {
    let nth = match fault {
        Fault::Ambiguous => 1,
        Fault::Meaningless | Fault::Missing => 2,
        Fault::Illegal => 3,
    };
    let opponent = by.opposite();
    let draft = draft
        .decision(format!("The sealed move {}: {by} loses.", words(fault)))
        .cite(topics::SEALED_MOVE_INVALID)
        .result(GameResult::won_by(opponent));
    let draft = draft.note_if(
        fault == Fault::Illegal && scene.is_us(),
        "a slip of the pen with one reasonable meaning is read as that move",
    );
    match scene.is_us() {
        true => draft.cite(topics::SEALED_MOVE_NO_MEANING).mandatory(),
        false => draft.cite_nth(topics::SEALED_MOVE_INVALID, nth).mandatory(),
    }
}
