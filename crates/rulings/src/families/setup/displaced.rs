//! Pieces off their squares.

use adoube_clock::Colour;
use adoube_rulebook::DisplacedPieces as Rule;

use super::{DisplacedPieces, PieceOffItsSquare};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{
    Counter, Measure, MeasureKind, PositionAction, Question, Ruling, Scope, Stage, penalties,
    topics,
};

impl DisplacedPieces {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who displaced the pieces?")
        })?;
        let opponent = by.opposite();
        let during_opponents_time = scene.case.clock.running == Some(opponent);
        let draft = scene
            .draft(format!("{by} displaced pieces"))
            .decision(format!("{by} puts the pieces back on {by}'s own time."))
            .position(PositionAction::ReplacePieces)
            .cite_all(&[
                topics::DISPLACED_PIECES,
                topics::DISPLACED_HELP,
                topics::DISPLACED_PENALTY,
            ])
            .count(by, Counter::Displacement);
        let draft = match (scene.is_us_blitz(), scene.is_us()) {
            (true, _) => draft.cite_all(&[topics::US_BLITZ_DISPLACED, topics::US_BLITZ_PENALTY]),
            (_, true) => draft.cite_all(&[topics::STANDARD_PENALTY]),
            _ => draft.cite(topics::PENALTIES),
        };
        let draft = match scene.parameters.irregularities.displaced_pieces {
            Rule::RestartClock => draft.note(format!(
                "{opponent} may press the clock without moving; with an increment it is better to stop both clocks"
            )),
            Rule::CallArbiter if during_opponents_time => draft.step(format!(
                "{opponent} stops both clocks and calls you, and does not start {by}'s clock; give {opponent} the time back or take it from {by}."
            )),
            Rule::CallArbiter => draft.note("either player may stop the clocks to call the arbiter"),
        };
        let draft = draft.note_if(
            self.pressed,
            "the clock was pressed before the pieces were back, which weighs against the player",
        );
        Ok(match scene.is_us_blitz() {
            true => self.us_blitz(scene, draft, by),
            false => draft.discretionary(self.range(scene), self.usual(scene, by)),
        })
    }

    /// Chapter 11, 9 and 17: pressing with pieces displaced may cost the standard penalty, one minute.
    fn us_blitz(&self, scene: &Scene, draft: Draft, by: Colour) -> Ruling {
        let opponent = by.opposite();
        let time = penalties::standard_penalty(scene).unwrap_or_default();
        let standard = Measure::new(
            MeasureKind::OpponentMoreTime,
            format!("the standard penalty: {time} for {opponent}"),
        );
        let before: u32 = scene.count(by, &[Counter::Displacement], Scope::Game).sum();
        let more =
            Measure::other("more than that, as for unsporting conduct or a repeated offence");
        let (range, usual) = match (self.deliberate || before > 0, self.pressed) {
            (true, _) => (
                vec![standard, more],
                format!("{time} for {opponent}, or more: it was no first accident"),
            ),
            (false, true) => (
                vec![Measure::nothing(), standard],
                format!("the standard penalty: {time} for {opponent}"),
            ),
            (false, false) => (
                vec![Measure::nothing(), standard],
                format!(
                    "no penalty for an accident put right before pressing; {time} for {opponent} if the clock is pressed first"
                ),
            ),
        };
        draft.discretionary(range, usual)
    }

    fn range(&self, scene: &Scene) -> Vec<crate::Measure> {
        penalties::ladder_up_to(scene, MeasureKind::GameLost)
    }

    fn usual(&self, scene: &Scene, by: Colour) -> String {
        let before: u32 = scene.count(by, &[Counter::Displacement], Scope::Game).sum();
        match (self.deliberate, before) {
            (true, _) => "a heavy penalty: it was on purpose".to_owned(),
            (false, 0) => "no penalty or a mild one for an accident; never the game".to_owned(),
            (false, _) => "a heavier penalty: it happened before".to_owned(),
        }
    }
}

impl PieceOffItsSquare {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "A piece is found off its proper square";
        if scene.case.stage != Stage::Playing {
            return Ok(scene
                .draft(incident)
                .decision("Found after the game: the result stands.")
                .cite_all(&[topics::PIECE_OFF_ITS_SQUARE, topics::DISPLACED_PIECES])
                .mandatory());
        }
        if scene.is_us() {
            return self.us(scene, incident);
        }
        Ok(scene
            .draft(incident)
            .decision("The position before the irregularity, or the last one that can be found, is set up and the game goes on from it.")
            .position(PositionAction::RestoreBefore)
            .cite_all(&[topics::PIECE_OFF_ITS_SQUARE, topics::TIMES_RESTORED])
            .step("The players look for the place under your supervision; set times and move counter by your judgement.")
            .note("it is not counted as an illegal move")
            .mandatory())
    }

    /// US Chess 11C: pieces wrongly put back count as an illegal move.
    fn us(&self, scene: &Scene, incident: &str) -> Decided {
        let moves_ago = known(self.moves_ago, || {
            Question::number(
                "incident.moves_ago",
                "How many moves ago did it happen?",
                200,
            )
        })?;
        let draft = scene.draft(incident).cite(topics::DISPLACED_PIECES);
        Ok(match moves_ago <= scene.correction_window(moves_ago)? {
            true => draft
                .decision("It counts as an illegal move: the position before it is set up again.")
                .position(PositionAction::RestoreBefore)
                .cite(topics::ILLEGAL_MOVE_RECENT)
                .mandatory(),
            false => draft
                .decision("Too late: the position stands and the game goes on.")
                .cite(topics::ILLEGAL_MOVE_OLD)
                .mandatory(),
        })
    }
}
