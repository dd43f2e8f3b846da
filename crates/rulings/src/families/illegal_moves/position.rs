//! A position that cannot be legal.

use adoube_rulebook::IllegalPositionDraw;

use super::{IllegalPosition, PositionFault, too_late};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::{Pace, Scene};
use crate::{GameResult, PositionAction, Question, Ruling, topics};

impl IllegalPosition {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "Illegal position on the board";
        if let Some(ruling) = too_late(scene, incident.to_owned()) {
            return Ok(ruling);
        }
        if scene.is_us() {
            return us(self, scene, incident);
        }
        if !scene.is_reduced()? {
            return Ok(restore(scene, incident));
        }
        let what = self.what()?;
        let seen = known(self.caused_by_seen_move, || {
            let text = "Did the arbiter see the illegal move that led to it, or does a player claim it, before the next move?";
            Question::yes_no("incident.caused_by_seen_move", text)
        })?;
        if seen {
            return Ok(as_illegal_move(scene, incident));
        }
        match what {
            PositionFault::Other => Ok(no_action(scene, incident)),
            _ => self.wait(scene, incident),
        }
    }

    fn what(&self) -> Result<PositionFault, Question> {
        known(self.what, || {
            let choices = [
                ("both-kings-in-check", "both kings are in check"),
                ("pawn-on-last-rank", "a pawn stands on the last rank"),
                ("other", "something else"),
            ];
            Question::one_of(
                "incident.what",
                "What is wrong with the position?",
                &choices,
            )
        })
    }

    /// A.4.4 (A.5.4 since 2023): the arbiter waits for one more move.
    fn wait(&self, scene: &Scene, incident: &str) -> Decided {
        let draft = scene.draft(incident).cite(topics::RAPID_ILLEGAL_POSITION);
        let draft = match scene.pace()? {
            Pace::Blitz => draft.cite(topics::BLITZ_UNSUPERVISED),
            _ => draft,
        };
        let moved = known(self.next_move_completed, || {
            let text = "Has a move been completed since the arbiter saw the position?";
            Question::yes_no("incident.next_move_completed", text)
        })?;
        if !moved {
            let text = "Wait until the next move is completed; if the position is then still illegal, declare a draw.";
            return Ok(draft.decision(text).mandatory());
        }
        Ok(match self.is_still_illegal(scene)? {
            true => draft
                .decision("The position is still illegal after the next move: the game is drawn.")
                .result(GameResult::DRAW)
                .mandatory(),
            false => draft
                .decision("The position is no longer illegal: the game goes on.")
                .mandatory(),
        })
    }

    fn is_still_illegal(&self, scene: &Scene) -> Result<bool, Question> {
        let still = known(self.still_illegal, || {
            let text = "Is the position on the board illegal now?";
            Question::yes_no("incident.still_illegal", text)
        })?;
        let rule = scene.parameters.rapid_blitz.as_ref();
        let that_one = rule.is_some_and(|r| r.illegal_position == IllegalPositionDraw::ThatOne);
        if !still || !that_one {
            return Ok(still);
        }
        known(self.same_fault, || {
            let text = "Is it still the same fault that was seen first?";
            Question::yes_no("incident.same_fault", text)
        })
    }
}

fn restore(scene: &Scene, incident: &str) -> Ruling {
    scene
        .draft(incident)
        .decision("Step in at once: the position before the irregularity is set up again, and the game goes on from it.")
        .position(PositionAction::RestoreBefore)
        .cite_all(&[
            topics::ILLEGAL_POSITION,
            topics::ILLEGAL_MOVE,
            topics::PIECE_OFF_ITS_SQUARE,
            topics::TIMES_RESTORED,
        ])
        .step("Stop the clocks; with both players find the move at which it went wrong.")
        .note("if it was an illegal move, penalise that as one")
        .mandatory()
}

fn as_illegal_move(scene: &Scene, incident: &str) -> Ruling {
    scene
        .draft(incident)
        .decision("The illegal move that led to it is dealt with as an illegal move.")
        .position(PositionAction::RestoreBefore)
        .cite_all(&[
            topics::RAPID_ILLEGAL_MOVE,
            topics::ILLEGAL_MOVE,
            topics::ILLEGAL_MOVE_PENALTY,
        ])
        .note("rule on the illegal move itself to find its penalty")
        .mandatory()
}

fn no_action(scene: &Scene, incident: &str) -> Ruling {
    scene
        .draft(incident)
        .decision("Without adequate supervision the arbiter does not step in: the game goes on.")
        .cite_all(&[topics::RAPID_UNSUPERVISED, topics::RAPID_ILLEGAL_MOVE])
        .mandatory()
}

/// US Chess 11A and 11B: the move that brought it about is corrected if it is recent enough.
fn us(facts: &IllegalPosition, scene: &Scene, incident: &str) -> Decided {
    if scene.is_us_blitz() {
        return Ok(scene
            .draft(incident)
            .decision("What nobody claimed before the next move stands: the game goes on.")
            .cite(topics::US_BLITZ_ILLEGAL_STANDS)
            .mandatory());
    }
    let moves_ago = known(facts.moves_ago, || {
        let text =
            "Which of the player's moves brought it about, counting back? 1 is the last one.";
        Question::number("incident.moves_ago", text, 200)
    })?;
    let draft = scene.draft(incident).cite(topics::TIME_PRESSURE);
    Ok(match moves_ago <= scene.correction_window(moves_ago)? {
        true => draft
            .decision("The position before the illegal move is set up again, and the game goes on from it.")
            .position(PositionAction::RestoreBefore)
            .cite(topics::ILLEGAL_MOVE_RECENT)
            .note("a king left in check at every move: go back to the first of these moves")
            .note("rule on the illegal move itself to find its penalty")
            .mandatory(),
        false => draft
            .decision("Too late: the position stands and the game goes on.")
            .cite(topics::ILLEGAL_MOVE_OLD)
            .mandatory(),
    })
}
