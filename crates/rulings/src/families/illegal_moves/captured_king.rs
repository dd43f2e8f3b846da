//! A king taken.

use adoube_clock::Colour;

use super::{IllegalMove, KingCaptured, Observer, Reply, pressed, who};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Question, topics};

impl KingCaptured {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "captured the king")?;
        if scene.is_us_blitz() {
            return self.us_blitz(scene, by);
        }
        // Taking a king is never legal, so it is an illegal move like any other.
        let as_illegal_move = IllegalMove {
            by: Some(by),
            completed: Some(pressed(self.completed, by)?),
            reply: Some(Reply::None),
            seen_by: Some(Observer::Opponent),
            ..IllegalMove::default()
        };
        let mut ruling = as_illegal_move.decide(scene)?;
        if let Some(duty) = &mut ruling.must_play {
            duty.duty = "must move the piece that took the king, if that is legal".into();
        }
        if let Some(article) = scene.article(topics::KING_CAPTURE) {
            ruling.articles.insert(0, article);
        }
        if self.after_illegal_move == Some(true) && ruling.result.is_none() {
            ruling.notes.push(format!(
                "{} had left the king in check: that was an illegal move too; {by} should have claimed it",
                by.opposite()
            ).into());
        }
        ruling.retell(format!("{by} captured the king"));
        Ok(ruling)
    }

    /// In US Chess blitz taking the king is how an illegal move is claimed (Chapter 11, 7d).
    fn us_blitz(&self, scene: &Scene, by: Colour) -> Decided {
        let opponent = by.opposite();
        let after = known(self.after_illegal_move, || {
            let text =
                format!("Had {opponent}'s last move been illegal and left the king in check?");
            Question::yes_no("incident.after_illegal_move", text)
        })?;
        let draft = scene
            .draft(format!("{by} captured the king in blitz"))
            .cite(topics::US_BLITZ_ILLEGAL_WINS);
        if self.by_king_moved_adjacent || !after {
            let text = match self.by_king_moved_adjacent {
                true => format!("{by} had moved the king next to the other one: {by} loses."),
                false => format!(
                    "There was no illegal move to claim; taking the king is one, and {opponent} may claim the win."
                ),
            };
            let draft = draft.decision(text);
            return Ok(match self.by_king_moved_adjacent {
                true => draft.result(GameResult::won_by(opponent)).mandatory(),
                false => draft.mandatory(),
            });
        }
        Ok(match scene.has_blitz_material(by)? {
            true => draft
                .decision(format!(
                    "The illegal move is claimed by taking the king: {by} wins."
                ))
                .result(GameResult::won_by(by))
                .mandatory(),
            false => draft
                .decision(format!("{by} has no mating material: the game is drawn."))
                .cite(topics::US_BLITZ_NO_MATERIAL)
                .result(GameResult::DRAW)
                .mandatory(),
        })
    }
}
