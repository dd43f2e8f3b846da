//! Two hands for one move, pressing the clock without a move, and two moves in a row.

use adoube_rulebook::{Press, Treatment, TwoHandedMoves};

use super::fide::cite_mode;
use super::ladder::{Fault, penalise};
use super::{ClockWithoutMove, MovedTwice, Says, TwoHandedMove, TwoHands, too_late};
use crate::families::prelude::*;
use crate::statement::CommonSays;
use crate::{Force, penalties};

impl TwoHands {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::UsedTwoHands { by };
        rule_if!(too_late(scene, incident.clone()));
        let draft = scene.draft(incident);
        if self.ended_game {
            // 5.1 and 5.2 ask that a move was in accordance with 4.2 to 4.7; 4.1 is not among them.
            return Ok(draft.must(Says::EndedGame, &[CHECKMATE, STALEMATE, TWO_HANDS]));
        }
        if !self.is_illegal_move(scene)? {
            return Ok(by_list(scene, draft, by, Fault::TwoHands));
        }
        let draft = draft.cite(TWO_HANDS);
        if !self.completed()? {
            return Ok(not_pressed(scene, draft, by));
        }
        let draft = draft.note(Says::MoveIsLegal);
        counts_as_illegal(scene, draft, by, Fault::TwoHands)
    }

    /// Whether the edition treats two hands for this move as an illegal move.
    fn is_illegal_move(&self, scene: &Scene) -> Result<bool, Question> {
        let rules = &scene.parameters.illegal_moves;
        Ok(rules.two_hands == Treatment::IllegalMove
            && (rules.two_hands_moves == TwoHandedMoves::Any
                || self.what()? != TwoHandedMove::Other))
    }
}

fn not_pressed(scene: &Scene, draft: Draft, by: Colour) -> Ruling {
    let draft = draft.cite(ONE_HAND);
    if scene.parameters.illegal_moves.two_hands_press == Press::Needed {
        return draft.decision(Says::NotWhileUnpressed { by }).mandatory();
    }
    let range = range![Nothing, Other: Says::TreatAsIllegal];
    let draft = draft.decision(Says::PressNotStated);
    draft.discretionary(range, Says::NoneBeforePress)
}

impl ClockWithoutMove {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = match self.then_moved {
            true => Says::PressedEarly { by },
            false => Says::PressedWithoutMove { by },
        };
        rule_if!(too_late(scene, incident.clone()));
        if self.black_absent && scene.is_us() {
            return Ok(started_absent_black(scene));
        }
        let draft = scene.draft(incident);
        let treatment = scene.parameters.illegal_moves.clock_without_move;
        if self.then_moved || treatment != Treatment::IllegalMove {
            return Ok(by_list(scene, draft, by, Fault::ClockWithoutMove));
        }
        let draft = draft.cite(CLOCK_WITHOUT_MOVE).to_move(by);
        if self.meant_to_stop {
            return Ok(mistaken(draft, by));
        }
        let draft = draft.step(Says::ClockRunsAgain { by });
        counts_as_illegal(scene, draft, by, Fault::ClockWithoutMove)
    }
}

/// 16J: White moves before starting the clock of an absent Black. The standard penalty may follow.
fn started_absent_black(scene: &Scene) -> Ruling {
    let time = penalties::standard_penalty(scene).unwrap_or_default();
    let standard = CommonSays::MoreTime { standard: time };
    scene
        .ruled(Says::StartedAbsentBlack, Says::MoveAtOnce, &[BLACK_ABSENT])
        .cite(STANDARD_PENALTY)
        .to_move(Colour::White)
        .count(Colour::White, Counter::ClockWithoutMove)
        .step(Says::CheckCounter)
        .discretionary(
            range![Nothing, OpponentMoreTime: standard],
            Says::RemindUsually,
        )
}

/// A player who meant to stop the clocks started the opponent's.
fn mistaken(draft: Draft, by: Colour) -> Ruling {
    let range = range![
        Nothing, Warning: Says::WarnForDistraction, OpponentMoreTime: Says::PenaltyOfIllegalMove
    ];
    let draft = draft.rule(Says::MeantToStop { by }, &[DISTRACTION, PENALTIES]);
    draft.discretionary(range, Says::NoneIfError)
}

/// It counts as an illegal move, but the move on the board is legal.
fn counts_as_illegal(scene: &Scene, draft: Draft, by: Colour, fault: Fault) -> Decided {
    let mut readings = scene.edition.readings().iter();
    let doubtful = readings.any(|reading| reading.id == "unsupervised-two-hands");
    let doubtful = doubtful && scene.is_reduced()?;
    let mut ruling = penalise(scene, cite_mode(scene, draft)?, by, fault)?;
    if doubtful {
        // The text of 2017 can be read in two ways without supervision.
        ruling.notes.push(Says::TwoReadings.into());
        let range = range![OpponentMoreTime: Says::TimeAsSupervised, GameLost: Says::LossAsEvery];
        let usual = Says::ResultConfirmed.into();
        ruling.force = Force::Discretionary { range, usual };
    }
    Ok(ruling)
}

/// A breach without a penalty of its own: the list of penalties, or the director's discretion.
fn by_list(scene: &Scene, draft: Draft, by: Colour, fault: Fault) -> Ruling {
    let own: &[_] = match (fault, scene.is_us_blitz()) {
        (Fault::TwoHands, true) => &[US_BLITZ_ONE_HAND, US_BLITZ_PENALTY],
        (Fault::TwoHands, false) => &[ONE_HAND, SAME_HAND],
        (_, true) => &[US_BLITZ_CLOCK, US_BLITZ_PENALTY],
        (_, false) => &[CLOCK_HANDLING],
    };
    let who = scene.official();
    draft
        .rule(Says::NotIllegal { by, who }, own)
        .cite_all(&[STANDARD_PENALTY, PENALTIES])
        .count(by, fault.counter())
        .penalised(MeasureKind::GameLost, by)
}

impl MovedTwice {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::MovedTwice { by };
        rule_if!(too_late(scene, incident.clone()));
        let usual = match self.mistaken {
            true => Says::Misunderstanding.into(),
            false => penalties::usual(scene, by),
        };
        let topics = &[TURN, TIMES_RESTORED, STANDARD_PENALTY, PENALTIES];
        Ok(scene
            .ruled(incident, Says::SecondTakenBack, topics)
            .position(PositionAction::RestoreBefore)
            .to_move(by.opposite())
            .step(Says::EstablishFacts)
            .step(Says::SetUpBeforeSecond)
            .by_list(MeasureKind::GameLost, usual))
    }
}
