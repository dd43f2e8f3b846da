//! Moves on a screen: 12 and 13 of Chapter 10.

use adoube_rulebook::Topic;

use super::{
    ILLEGAL, MOVES, NOTATION, OnlineMove, PREMOVE, PROMOTION, SLIP, SMART_MOVE, ScreenMove, TOUCH,
    over_the_board_only,
};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{PositionAction, Question};

impl OnlineMove {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Whose move is it?")
        })?;
        let incident = format!("A move of {by} on the screen is disputed");
        if !scene.is_us() {
            return Ok(over_the_board_only(
                scene,
                &incident,
                "what the host has sent is the move",
            ));
        }
        let what = known(self.what, || {
            let choices = [
                ("mouse-slip", "a slip of the mouse"),
                ("premove", "a legal pre-move"),
                ("illegal-premove", "a pre-move that became illegal"),
                (
                    "smart-move",
                    "the only move of a piece, played by selecting it",
                ),
                ("automatic-queen", "the pawn became a queen of itself"),
                ("illegal-move", "an illegal move was tried"),
                ("touch-move", "another piece had been selected first"),
                ("own-notation", "a claim rests on the player's own notation"),
            ];
            Question::one_of("incident.what", "What is disputed?", &choices)
        })?;
        let (text, topic) = answer(what);
        Ok(scene
            .draft(incident)
            .decision(text)
            .cite_all(&[topic, MOVES])
            .position(PositionAction::Stays)
            .mandatory())
    }
}

fn answer(what: ScreenMove) -> (&'static str, Topic) {
    match what {
        ScreenMove::MouseSlip => ("The slip is a completed move and stands.", SLIP),
        ScreenMove::Premove => ("A legal pre-move is a completed move and stands.", PREMOVE),
        ScreenMove::IllegalPremove => (
            "The pre-move does not happen: the player makes another move.",
            PREMOVE,
        ),
        ScreenMove::SmartMove => (
            "The move stands: it is a setting of the player's own.",
            SMART_MOVE,
        ),
        ScreenMove::AutomaticQueen => (
            "The queen stands: the move was complete when it appeared.",
            PROMOTION,
        ),
        ScreenMove::IllegalMove => (
            "The host puts the piece back; there is no illegal move and no penalty.",
            ILLEGAL,
        ),
        ScreenMove::TouchMove => (
            "No claim of touch-move is allowed online; only the host may enforce it.",
            TOUCH,
        ),
        ScreenMove::OwnNotation => (
            "No claim can rest on a player's own notation; the host's record counts.",
            NOTATION,
        ),
    }
}
