//! The clock of another game, and the wrong clock at the start.

use super::{ClockStarter, NeighboursClock, Says, WrongClockStarted};
use crate::families::illegal_moves::{ClockWithoutMove, IllegalMoves, Reply};
use crate::families::prelude::*;
use crate::incident::Family;
use crate::penalties;
use crate::statement::CommonSays;

impl NeighboursClock {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        // Only the game's own clock completes a move, so nothing is completed by this press; and at the
        // other board nobody has pressed without a move.
        let decision = match self.moved()? {
            true => Says::OwnMoveNotCompleted { by },
            false => Says::NothingDoneHere { by },
        };
        let topics = &[MOVE_COMPLETED, DISTRACTION, CLOCK_SETTING];
        let usual = match self.deliberate {
            true => penalties::usual(scene, by),
            false => Says::NoneForSlip.into(),
        };
        Ok(scene
            .ruled(Says::PressedNeighbours { by }, decision, topics)
            .cite_all(&[EXTRA_TIME, STANDARD_PENALTY, PENALTIES])
            .step(Says::PutNeighboursRight)
            .by_list(MeasureKind::GameLost, usual))
    }
}

impl WrongClockStarted {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let started_by = self.by()?;
        if self.white_moved()? {
            let topics = &[MOVE_COMPLETED, CLOCK_START];
            return Ok(scene.must(Says::StartedBlacks, Says::StartWasRight, topics));
        }
        if started_by == ClockStarter::White && scene.is_us() {
            return Ok(american_start(scene));
        }
        let ran = self.ran()?;
        if started_by == ClockStarter::White && !self.mistaken {
            return without_move(scene, ran);
        }
        let draft = scene
            .ruled(
                Says::StartedBlacks,
                Says::WhitesClockShouldRun,
                &[CLOCK_START],
            )
            .cite(CLOCK_SETTING)
            .to_move(Colour::White)
            .add_time(Colour::Black, ran, Says::WhyWrongStart)
            .add_time(Colour::White, -ran, Says::WhyWrongStart);
        Ok(match started_by {
            ClockStarter::White => draft
                .cite(PENALTIES)
                .by_list(MeasureKind::OpponentMoreTime, Says::NoneForMistake),
            ClockStarter::Black | ClockStarter::Arbiter => draft.mandatory(),
        })
    }
}

/// White pressed without having moved, which has its own penalty; an absent opponent makes no difference
/// to it in the text.
fn without_move(scene: &Scene, ran: Span) -> Decided {
    let press = ClockWithoutMove {
        by: Some(Colour::White),
        reply: Some(Reply::None),
        ran: Some(ran),
        ..ClockWithoutMove::default()
    };
    let mut ruling = IllegalMoves::ClockWithoutMove(press).decide(scene)?;
    scene.also_cite(&mut ruling, CLOCK_START, 0);
    ruling.retell(Says::StartedBlacks);
    Ok(ruling)
}

/// 16J: White moves before starting the clock of an absent Black. The standard penalty may follow; the time
/// that ran is not spoken of.
fn american_start(scene: &Scene) -> Ruling {
    let standard = penalties::standard_penalty(scene).unwrap_or_default();
    let more = CommonSays::MoreTime { standard };
    scene
        .ruled(Says::StartedBlacks, Says::MoveAtOnce, &[BLACK_ABSENT])
        .cite(STANDARD_PENALTY)
        .to_move(Colour::White)
        .count(Colour::White, Counter::ClockWithoutMove)
        .step(Says::CheckCounter)
        .discretionary(range![Nothing, OpponentMoreTime: more], Says::RemindUsually)
}
