//! What an illegal move costs: 7.5 of the FIDE Laws with the appendices.

use adoube_rulebook::{Ladder, OffenceCount, Sanction};
use serde::Serialize;

use super::Says;
use crate::families::prelude::*;
use crate::penalties;

/// What was done that counts as an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    IllegalMove,
    PawnNotReplaced,
    TwoHands,
    ClockWithoutMove,
}

impl Fault {
    pub(super) fn counter(self) -> Counter {
        match self {
            Fault::IllegalMove | Fault::PawnNotReplaced => Counter::IllegalMove,
            Fault::TwoHands => Counter::TwoHands,
            Fault::ClockWithoutMove => Counter::ClockWithoutMove,
        }
    }
}

/// What comes of a penalty: time for the opponent, or the end of the game.
pub(super) enum Charged<'a> {
    Time(Draft<'a>),
    Over(Ruling),
}

/// Finishes a ruling on something that counts as an illegal move.
pub(super) fn penalise(scene: &Scene, draft: Draft, by: Colour, fault: Fault) -> Decided {
    Ok(match charge(scene, draft, by, fault)? {
        Charged::Time(draft) => draft.mandatory(),
        Charged::Over(ruling) => ruling,
    })
}

/// Charges a player with something that counts as an illegal move.
pub(super) fn charge<'a>(
    scene: &Scene,
    draft: Draft<'a>,
    by: Colour,
    fault: Fault,
) -> Result<Charged<'a>, Question> {
    let before = earlier(scene, by, fault);
    let ladder = ladder(scene)?;
    let sanction = match before {
        0 => ladder.first,
        _ => ladder.later,
    };
    // Where each kind is counted for itself, it has a penalty of its own (7.7.2 and 7.8.2 of July 2017).
    let separate = scene.parameters.illegal_moves.counted == OffenceCount::SeparateByKind;
    let draft = match fault {
        Fault::TwoHands if separate => draft.cite_nth(TWO_HANDS, 1),
        Fault::ClockWithoutMove if separate => draft.cite_nth(CLOCK_WITHOUT_MOVE, 1),
        _ => draft.cite(ILLEGAL_MOVE_PENALTY),
    };
    let draft = draft.count(by, fault.counter());
    match sanction {
        Sanction::OpponentGainsSeconds(seconds) => {
            let bonus = Span::seconds(i64::from(seconds));
            let draft = penalties::cite_minutes(scene, draft, scene.pace()?)
                .add_time(by.opposite(), bonus, Says::WhyTime)
                .decision(Says::ForTime { by, bonus, fault });
            Ok(Charged::Time(take_back_increment(scene, draft, by)))
        }
        Sanction::GameLost => lost(scene, draft, by, before).map(Charged::Over),
    }
}

/// How many offences count with this one.
fn earlier(scene: &Scene, by: Colour, fault: Fault) -> u32 {
    let counted: &'static [Counter] = match (scene.parameters.illegal_moves.counted, fault) {
        (OffenceCount::Pooled, _) => &[
            Counter::IllegalMove,
            Counter::TwoHands,
            Counter::ClockWithoutMove,
        ],
        (_, Fault::TwoHands) => &[Counter::TwoHands],
        (_, Fault::ClockWithoutMove) => &[Counter::ClockWithoutMove],
        _ => &[Counter::IllegalMove],
    };
    scene.count(by, counted, Scope::Game).sum()
}

fn ladder(scene: &Scene) -> Result<Ladder, Question> {
    let rules = &scene.parameters.illegal_moves;
    Ok(match (scene.pace()?, scene.is_reduced()?) {
        (Pace::Standard, _) => rules.standard,
        (Pace::Rapid, false) => rules.rapid_supervised,
        (Pace::Rapid, true) => rules.rapid_unsupervised,
        (Pace::Blitz, false) => rules.blitz_supervised,
        (Pace::Blitz, true) => rules.blitz_unsupervised,
    })
}

/// Comments ask that the increment gained by the illegal press be taken away again.
fn take_back_increment<'a>(scene: &Scene, draft: Draft<'a>, by: Colour) -> Draft<'a> {
    if !scene.parameters.illegal_moves.removes_increment_gained || scene.addition_is_delay() {
        return draft;
    }
    let left = scene.case.clock.left(by);
    match scene.addition_if_known() {
        // Who has less than the increment after a press cannot have gained it with that press.
        Some(span) if left.is_some_and(|left| left < span) => {
            draft.note(Says::IncrementNotGained { by })
        }
        Some(span) => draft.add_time(by, -span, Says::WhyIncrement),
        None => draft.step(Says::TakeIncrementAway { by }),
    }
}

/// With a result there is nothing left to set up or to play.
fn lost(scene: &Scene, draft: Draft, by: Colour, before: u32) -> Decided {
    let count = before + 1;
    let draws = scene.parameters.illegal_moves.draw_if_opponent_cannot_mate;
    let result = scene.win(by.opposite(), draws)?;
    let decision = match (result == GameResult::DRAW, before) {
        (true, 0) => Says::DrawnAtFirst { by },
        (true, _) => Says::Drawn { by, count },
        (false, 0) => Says::LosesAtFirst { by },
        (false, _) => Says::Loses { by, count },
    };
    let mut ruling = draft.decision(decision).result(result).mandatory();
    ruling.position = PositionAction::Stays;
    ruling.must_play = None;
    ruling.to_move = None;
    ruling.steps.clear();
    ruling.clocks.clear();
    ruling.times_after = None;
    ruling.write_log();
    Ok(ruling)
}
