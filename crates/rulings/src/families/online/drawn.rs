//! Draws that the host declares: 10 of Chapter 10.

use super::{EVENT_RULES, HOST_DRAW, HostRule, OnlineHostDraw, PROGRESS, over_the_board_only};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Question};

impl OnlineHostDraw {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "The host declared the game drawn";
        if !scene.is_us() {
            return Ok(over_the_board_only(
                scene,
                incident,
                "the draw stands if the Laws would have drawn the game too",
            ));
        }
        let rule = known(self.by, || {
            let choices = [
                (
                    "drawing-rule",
                    "stalemate, repetition, material or fifty moves",
                ),
                ("lack-of-progress", "five appearances in a row, or 75 moves"),
            ];
            Question::one_of("incident.by", "By what rule?", &choices)
        })?;
        let draft = scene.draft(incident);
        if let Some(winner) = self.mate_by {
            return Ok(draft
                .decision(format!(
                    "The last move mates, and mate goes first: {winner} wins."
                ))
                .cite(PROGRESS)
                .result(GameResult::won_by(winner))
                .mandatory());
        }
        let topic = match rule {
            HostRule::DrawingRule => HOST_DRAW,
            HostRule::LackOfProgress => PROGRESS,
        };
        Ok(draft
            .decision("The host's ruling is valid and ends the game: drawn.")
            .cite_all(&[topic, EVENT_RULES])
            .result(GameResult::DRAW)
            .note("where the host's rules differ from those of US Chess, the publicity must say so")
            .mandatory())
    }
}
