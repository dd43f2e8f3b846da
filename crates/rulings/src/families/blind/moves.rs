//! Announcing, touching and completing moves.

use adoube_clock::Colour;

use super::{AnnouncedWrongly, BlindPressedEarly, BlindTouch, unknown};
use crate::families::conduct::{Breach, side, yes_no};
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Counter, Measure, MeasureKind, Ruling, penalties, topics};

impl AnnouncedWrongly {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who announced wrongly?")?;
        let incident = format!("{by} announced a move wrongly");
        let usual =
            "a slip of the tongue is corrected at once, before the opponent's clock is started";
        if let Some(ruling) = unknown(scene, incident.clone(), usual) {
            return Ok(ruling);
        }
        let text = "Has the opponent's clock been started?";
        let started = yes_no(self.clock_started, "clock_started", text)?;
        let draft = scene.draft(incident).cite(topics::BLIND_SLIP);
        if !started {
            return Ok(draft
                .decision("Corrected in time: the announcement is put right before the opponent's clock starts.")
                .mandatory());
        }
        let draft = draft
            .cite_all(&[topics::BLIND_ANNOUNCED_WRONGLY, topics::BLIND_BOARDS_DIFFER])
            .step("Stop the clocks and find out which move was made, with both scores.");
        Ok(two_minutes(
            scene,
            draft,
            by,
            "The slip was not corrected in time: find the move that counts and put both boards right.",
        ))
    }
}

/// US Chess names two minutes for the opponent; FIDE leaves the list of penalties.
fn two_minutes(scene: &Scene, draft: Draft, by: Colour, decision: &str) -> Ruling {
    let draft = draft.decision(decision);
    match penalties::standard_penalty(scene) {
        Some(time) => draft.discretionary(
            vec![
                Measure::nothing(),
                Measure::new(
                    MeasureKind::OpponentMoreTime,
                    format!("{time} for {}", by.opposite()),
                ),
            ],
            format!("{time} for {} if it was careless", by.opposite()),
        ),
        None => draft.cite(topics::PENALTIES).discretionary(
            penalties::ladder_up_to(scene, MeasureKind::OffenderLessTime),
            "no penalty for an honest slip; the arbiter sets the times",
        ),
    }
}

impl BlindTouch {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who touched a piece?")?;
        let incident = format!("{by} touched a piece in a game with a blind player");
        let usual = "on the special board a piece is touched when it is out of its hole";
        if let Some(ruling) = unknown(scene, incident.clone(), usual) {
            return Ok(ruling);
        }
        let text = "Is this the player with the special board?";
        if !yes_no(self.blind, "blind", text)? {
            return Ok(scene
                .draft(incident)
                .decision(format!(
                    "For the sighted player the normal rules hold: {by} is bound by the touch."
                ))
                .cite_all(&[topics::BLIND_SIGHTED_PLAYER, topics::TOUCHED_OWN])
                .must_play(
                    by,
                    "must move or capture the piece touched, if that is legal",
                    Vec::new(),
                )
                .mandatory());
        }
        let text = "Was the piece wholly out of its hole?";
        let draft = scene.draft(incident).cite(topics::BLIND_TOUCHED);
        Ok(match yes_no(self.out_of_hole, "out_of_hole", text)? {
            true => draft
                .decision(format!(
                    "Touched: {by} must move it, or capture it, if that is legal."
                ))
                .cite(topics::TOUCHED_OWN)
                .must_play(
                    by,
                    "must move or capture the piece taken out of its hole, if that is legal",
                    Vec::new(),
                )
                .mandatory(),
            false => draft
                .decision(
                    "Not touched: the piece was not out of its hole. Any legal move may be played.",
                )
                .mandatory(),
        })
    }
}

impl BlindPressedEarly {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who pressed too early?")?;
        let incident =
            format!("{by} pressed the clock before the move was placed, cleared and announced");
        let usual = "the opponent's clock is started only when piece, captured piece and announcement are done";
        if let Some(ruling) = unknown(scene, incident.clone(), usual) {
            return Ok(ruling);
        }
        if scene.is_us() {
            let draft = scene
                .draft(incident)
                .cite(topics::BLIND_MOVE_MADE)
                .count(by, Counter::Breach)
                .step(format!(
                    "{by}'s clock runs again until the move is determined."
                ));
            return Ok(two_minutes(
                scene,
                draft,
                by,
                "The move was not determined yet: complete it first.",
            ));
        }
        Ok(Breach {
            by,
            incident: (incident).into(),
            decision: ("The move was not made yet: complete it first; the opponent's clock is started only then.".to_owned()).into(),
            topics: &[topics::BLIND_CLOCK_START, topics::BLIND_MOVE_MADE, topics::CLOCK_HANDLING],
            counter: Counter::Breach,
            penalty_due: false,
            usual: (Some("put the clock right; a warning if it is repeated".to_owned())).map(Into::into),
        }
        .rule(scene))
    }
}
