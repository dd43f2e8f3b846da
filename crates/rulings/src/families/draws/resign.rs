//! Resignation: 5.1.2 of the FIDE Laws, rule 13B of US Chess.

use adoube_clock::Colour;

use super::{Gesture, Resignation};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, MeasureKind, Question, penalties, topics};

impl Resignation {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who resigns, or seems to?")
        })?;
        let how = known(self.how, || {
            let choices = [
                ("said", "said so"),
                ("king-tipped", "tipped the king"),
                ("clock-stopped", "stopped the clocks"),
                ("hand-offered", "offered a hand"),
                ("signed", "signed the score sheets"),
                ("left", "left without a word"),
            ];
            Question::one_of("incident.how", "What did the player do?", &choices)
        })?;
        if how == Gesture::Left {
            return Ok(left(scene, by));
        }
        let clear = how == Gesture::Said || (scene.is_us() && how == Gesture::KingTipped);
        let resigned = clear
            || known(self.confirmed, || {
                let text = format!("That is not clear. Does {by} confirm to have resigned?");
                Question::yes_no("incident.confirmed", text)
            })?;
        let draft = scene
            .draft(format!("{by} resigns"))
            .cite(topics::RESIGNATION);
        if !resigned {
            return Ok(draft
                .decision("No resignation: the game goes on.")
                .mandatory());
        }
        let opponent = by.opposite();
        let rule = &scene.parameters.resignation;
        if rule.draw_if_opponent_cannot_mate && !scene.can_mate(opponent)? {
            return Ok(draft
                .decision(format!(
                    "Drawn: {by} resigns, but {opponent} cannot mate by any series of legal moves."
                ))
                .result(GameResult::DRAW)
                .mandatory());
        }
        Ok(draft
            .decision(format!("{by} resigns: {opponent} wins."))
            .result(GameResult::won_by(opponent))
            .mandatory())
    }
}

fn left(scene: &Scene, by: Colour) -> crate::Ruling {
    scene
        .draft(format!("{by} left without resigning or telling anybody"))
        .decision(format!(
            "{by}'s clock runs on; the chief {} may penalise the discourtesy.",
            scene.arbiter()
        ))
        .cite_all(&[
            topics::RESIGNATION,
            topics::PENALTIES,
            topics::STANDARD_PENALTY,
        ])
        .discretionary(
            penalties::ladder_up_to(scene, MeasureKind::Expulsion),
            "let the clock run, and a warning afterwards",
        )
}
