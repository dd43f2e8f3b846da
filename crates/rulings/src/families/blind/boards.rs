//! Two boards that differ, and opponents who refuse to play.

use adoube_clock::Colour;

use super::{BoardsDiffer, RefusesDisabledOpponent, unknown};
use crate::ask::known;
use crate::families::conduct::{side, yes_no};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{
    GameResult, Measure, MeasureKind, PositionAction, Question, Ruling, penalties, topics,
};

impl BoardsDiffer {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "The two boards show different positions".to_owned();
        let usual = "the scores decide; where they differ the game goes back to where they agree";
        if let Some(ruling) = unknown(scene, incident.clone(), usual) {
            return Ok(ruling);
        }
        let text = "Do the two scores agree?";
        if !yes_no(self.scores_agree, "scores_agree", text)? {
            return Ok(scores_differ(scene, incident));
        }
        let wrong = known(self.wrong_board, || {
            Question::side(
                "incident.wrong_board",
                "Whose board differs from the scores?",
            )
        })?;
        Ok(scores_agree(scene, incident, wrong))
    }
}

fn scores_differ(scene: &Scene, incident: String) -> Ruling {
    let nth = if scene.is_us() { 1 } else { 0 };
    scene
        .draft(incident)
        .decision(format!(
            "Go back to the last position in which both scores agree; the {} sets the clocks.",
            scene.arbiter()
        ))
        .cite_nth(topics::BLIND_BOARDS_DIFFER, nth)
        .position(PositionAction::RestoreLastKnown)
        .discretionary(
            vec![Measure::other("times by judgement")],
            "the times of that moment, as far as they are known",
        )
}

fn scores_agree(scene: &Scene, incident: String, wrong: Colour) -> Ruling {
    let draft = scene
        .draft(incident)
        .decision(format!("{wrong} wrote the right move but made another: {wrong} puts the own board right by the scores."))
        .cite(topics::BLIND_BOARDS_DIFFER)
        .position(PositionAction::ReplacePieces);
    match penalties::standard_penalty(scene) {
        Some(time) => draft.discretionary(
            vec![
                Measure::nothing(),
                Measure::new(
                    MeasureKind::OpponentMoreTime,
                    format!("{time} for {}", wrong.opposite()),
                ),
            ],
            format!("{time} for {} if it was careless", wrong.opposite()),
        ),
        None => draft.mandatory(),
    }
}

impl RefusesDisabledOpponent {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who refuses to play?")?;
        let draft = scene
            .draft(format!("{by} refuses to meet a disabled opponent"))
            .decision(format!("Nobody may refuse a correctly paired disabled opponent: {by} plays or loses the game."))
            .cite_all(&[topics::DISABLED_OPPONENT, topics::PERSISTENT_REFUSAL, topics::PENALTIES])
            .result(GameResult::won_by(by.opposite()).unplayed());
        Ok(draft.discretionary(
            vec![
                Measure::new(MeasureKind::Warning, "a warning, if the player then plays"),
                Measure::new(MeasureKind::GameLost, "loss of the game"),
                Measure::new(MeasureKind::Expulsion, "expulsion from the event"),
            ],
            "start the clock; the game is lost if the player does not play",
        ))
    }
}
