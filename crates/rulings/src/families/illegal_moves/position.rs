//! A position that cannot be legal.

use adoube_laws::position::IllegalReason;
use adoube_rulebook::IllegalPositionDraw;

use super::{IllegalPosition, PositionFault, Says, too_late};
use crate::families::prelude::*;

impl IllegalPosition {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        rule_if!(too_late(scene, Says::Position));
        let draft = scene.draft(Says::Position);
        if scene.is_us() {
            return self.us(scene, draft);
        }
        if !scene.is_reduced()? {
            return Ok(restore(draft));
        }
        let what = match self.what.or_else(|| found(scene)) {
            Some(what) => what,
            None => self.what()?,
        };
        if self.caused_by_seen_move()? {
            let topics = &[RAPID_ILLEGAL_MOVE, ILLEGAL_MOVE, ILLEGAL_MOVE_PENALTY];
            return Ok(draft
                .rule(Says::AsIllegalMove, topics)
                .position(PositionAction::RestoreBefore)
                .note(Says::RuleOnMove)
                .mandatory());
        }
        match what {
            // A.4.4 (A.5.4) names only both kings in check and a pawn on the last rank.
            PositionFault::KingInCheck | PositionFault::Other => {
                Ok(draft.must(Says::NoAction, &[RAPID_UNSUPERVISED, RAPID_ILLEGAL_MOVE]))
            }
            _ => self.wait(scene, draft),
        }
    }

    /// A.4.4 (A.5.4 since 2023): the arbiter waits for one more move.
    fn wait(&self, scene: &Scene, draft: Draft) -> Decided {
        let blitz = scene.pace()? == Pace::Blitz;
        let draft = draft.cite(RAPID_ILLEGAL_POSITION);
        let draft = draft.cite_if(blitz, &[BLITZ_UNSUPERVISED]);
        Ok(match self.next_move_completed()? {
            false => draft.decision(Says::Wait),
            true if self.is_still_illegal(scene)? => draft.decision(Says::StillIllegal).drawn(),
            true => draft.decision(Says::NoLongerIllegal),
        }
        .mandatory())
    }

    fn is_still_illegal(&self, scene: &Scene) -> Result<bool, Question> {
        let still = self.still_illegal()?;
        let rule = scene.parameters.rapid_blitz.as_ref();
        let that_one = rule.is_some_and(|r| r.illegal_position == IllegalPositionDraw::ThatOne);
        match still && that_one {
            true => self.same_fault(),
            false => Ok(still),
        }
    }

    /// US Chess 11A and 11B: the move that brought it about is corrected if it is recent enough. A king
    /// left in check is never too old: each move that left it there was illegal, the last one too.
    fn us(&self, scene: &Scene, draft: Draft) -> Decided {
        if scene.is_us_blitz() {
            return Ok(draft.must(Says::NobodyClaimed, &[US_BLITZ_ILLEGAL_STANDS]));
        }
        let draft = draft.cite(TIME_PRESSURE);
        let what = self.what.or_else(|| found(scene));
        // A pawn on the last rank beside it changes nothing, and the board knows better than what is told.
        if what.is_some_and(PositionFault::is_check) || shows_check(scene) {
            let draft = draft.note(Says::KingLeftInCheck).note(Says::BackToEscape);
            return Ok(american_restore(draft));
        }
        let moves_ago = self.moves_ago()?;
        if moves_ago <= scene.correction_window(moves_ago)? {
            return Ok(american_restore(draft));
        }
        if what.is_none() {
            // It would not be too late for a king left in check.
            self.what()?;
        }
        Ok(draft.must(Says::PositionStands, &[ILLEGAL_MOVE_OLD]))
    }
}

impl PositionFault {
    /// Whether a king stands in check that cannot.
    fn is_check(self) -> bool {
        matches!(
            self,
            PositionFault::BothKingsInCheck | PositionFault::KingInCheck
        )
    }
}

/// Whether the board shows a king in check that cannot be.
fn shows_check(scene: &Scene) -> bool {
    let reasons = scene.proofs_of_illegality();
    reasons.contains(&IllegalReason::BothInCheck)
        || reasons.contains(&IllegalReason::OpponentInCheck)
}

fn american_restore(draft: Draft) -> Ruling {
    draft
        .rule(Says::SetUpBefore, &[ILLEGAL_MOVE_RECENT])
        .position(PositionAction::RestoreBefore)
        .note(Says::RuleOnMove)
        .mandatory()
}

/// What is wrong with the position of the case, if that can be shown.
fn found(scene: &Scene) -> Option<PositionFault> {
    let reasons = scene.proofs_of_illegality();
    let has = |reason| reasons.contains(&reason);
    match reasons.is_empty() {
        true => None,
        _ if has(IllegalReason::BothInCheck) => Some(PositionFault::BothKingsInCheck),
        _ if has(IllegalReason::PawnOnLastRank) => Some(PositionFault::PawnOnLastRank),
        _ if has(IllegalReason::OpponentInCheck) => Some(PositionFault::KingInCheck),
        _ => Some(PositionFault::Other),
    }
}

fn restore(draft: Draft) -> Ruling {
    let topics = &[
        ILLEGAL_POSITION,
        ILLEGAL_MOVE,
        PIECE_OFF_ITS_SQUARE,
        TIMES_RESTORED,
    ];
    draft
        .rule(Says::StepIn, topics)
        .position(PositionAction::RestoreBefore)
        .step(Says::FindWhereWrong)
        .note(Says::PenaliseAsIllegal)
        .mandatory()
}
