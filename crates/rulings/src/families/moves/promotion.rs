//! Promotion: upside-down rooks and missing pieces.

use adoube_rulebook::UpsideDownRook;

use super::{InvertedRook, PromotionPieceMissing};
use crate::ask::known;
use crate::families::illegal_moves::{IllegalMove, IllegalMoves, Observer, Reply};
use crate::incident::{Decided, Family};
use crate::scene::Scene;
use crate::{Question, topics};

impl InvertedRook {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || Question::side("incident.by", "Who promoted?"))?;
        let queen = scene.parameters.touch.upside_down_rook == UpsideDownRook::Queen;
        let draft = scene
            .draft(format!("{by} promoted to a rook standing upside down"))
            .cite_all(&[topics::PROMOTION_CHOICE, topics::PROMOTION]);
        if queen && !self.called_rook {
            return Ok(draft
                .decision("It is a queen, since the player did not say otherwise.")
                .cite(topics::PAWN_NOT_REPLACED)
                .mandatory());
        }
        if self.moved_diagonally {
            let illegal = IllegalMoves::IllegalMove(IllegalMove {
                by: Some(by),
                completed: Some(true),
                reply: Some(Reply::None),
                seen_by: Some(Observer::Opponent),
                ..IllegalMove::default()
            });
            let mut ruling = illegal.decide(scene)?;
            ruling
                .notes
                .push("an upside-down rook is a rook, whatever the player calls it".into());
            ruling.retell(format!("{by} moved an upside-down rook diagonally"));
            return Ok(ruling);
        }
        Ok(draft
            .decision("It is a rook, whatever the player calls it, and the game goes on.")
            .step(format!(
                "Turn it upright; {} may do so on the own move after saying so.",
                by.opposite()
            ))
            .mandatory())
    }
}

impl PromotionPieceMissing {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || Question::side("incident.by", "Who promotes?"))?;
        let draft = scene
            .draft(format!("{by} needs a piece to promote"))
            .decision(format!("{by} may stop the clocks and ask; bring the piece, then {by}'s clock runs again."))
            .to_move(by)
            .note("asking for a piece does not bind the player to it; it binds when it touches the square");
        let topics: &[_] = match (scene.is_us_blitz(), scene.is_us()) {
            (true, _) => &[topics::US_BLITZ_PROMOTION],
            (_, true) => &[topics::PAWN_NOT_REPLACED, topics::PLAYER_STOPS_CLOCK],
            _ => &[
                topics::PLAYER_STOPS_CLOCK,
                topics::RESTART,
                topics::PROMOTION_CHOICE,
            ],
        };
        Ok(draft.cite_all(topics).mandatory())
    }
}
