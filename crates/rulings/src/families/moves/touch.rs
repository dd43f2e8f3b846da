//! Touched pieces: 4.2 to 4.8 of the FIDE Laws, rule 10 of US Chess.

use adoube_rulebook::RookFirst;
use serde::Serialize;

use super::{Adjusting, Says, TouchClaim, TouchEvidence, Touched, TouchedPieces};
use crate::families::prelude::*;

/// What touched pieces bind to, or leave free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TouchDuty {
    MoveFirst,
    CaptureFirst,
    CaptureWithOwn,
    UseFirstPossible,
    Castle,
    CastleOrMoveKing,
    AnotherKingMove,
    MayCastle,
    MoveRook,
    AnyMove,
}

impl TouchedPieces {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let acts_unasked = self.seen_by_arbiter && !scene.is_us();
        if self.opponent_touched_since && !acts_unasked {
            return Ok(lapsed(scene, by.opposite()));
        }
        if self.accidental {
            let draft = scene.draft(Says::TouchedByAccident { by });
            return Ok(draft.must(Says::BindsToNothing, &[TOUCH_INTENDED]));
        }
        match (self.acts.is_empty(), scene.game_of(by)) {
            (false, Some(game)) => self.on_the_board(scene, by, game.position()),
            _ => self.in_words(scene, by),
        }
    }

    /// The answer in words, without a board.
    fn in_words(&self, scene: &Scene, by: Colour) -> Decided {
        let what = self.what()?;
        let possible = self.possible.ok_or_else(|| {
            let name = match what {
                Touched::KingThenRook | Touched::RookThenKing => "touched-pieces-possible-castling",
                Touched::Own => "touched-pieces-possible-move",
                Touched::Opponents => "touched-pieces-possible-capture",
                Touched::Both => "touched-pieces-possible-both",
            };
            Question::beside("incident.possible", name).yes_no()
        })?;
        let (duty, cited) = duty(scene, what, possible);
        Ok(scene
            .ruled(Says::Touched { by }, Says::Bound { by, duty }, cited)
            .must_play(by, Says::Duty { duty }, Vec::new())
            .to_move(by)
            .cite_all(in_blitz(scene))
            .cite(TOUCH_MOVE)
            .mandatory())
    }
}

/// US Chess blitz has an article of its own for a touched piece that was not moved.
pub(super) fn in_blitz(scene: &Scene) -> &'static [Topic] {
    match scene.is_us_blitz() {
        true => &[US_BLITZ_TOUCH, US_BLITZ_PENALTY],
        false => &[],
    }
}

/// What binds, and by which articles.
fn duty(scene: &Scene, what: Touched, possible: bool) -> (TouchDuty, &'static [Topic]) {
    let rules = &scene.parameters.touch;
    match (what, possible) {
        (Touched::Own, true) => (TouchDuty::MoveFirst, &[TOUCHED_OWN]),
        (Touched::Opponents, true) => (TouchDuty::CaptureFirst, &[TOUCHED_OPPONENT]),
        (Touched::Own | Touched::Opponents, false) => {
            (TouchDuty::AnyMove, &[TOUCHED_NONE_POSSIBLE])
        }
        (Touched::Both, true) => (TouchDuty::CaptureWithOwn, &[TOUCHED_BOTH]),
        (Touched::Both, false) => (TouchDuty::UseFirstPossible, &[TOUCHED_BOTH]),
        (Touched::KingThenRook, true) if rules.king_and_rook_must_castle => {
            (TouchDuty::Castle, &[TOUCHED_KING_AND_ROOK])
        }
        (Touched::KingThenRook, true) => (
            TouchDuty::CastleOrMoveKing,
            &[TOUCHED_OWN, TOUCHED_CASTLING_ILLEGAL],
        ),
        (Touched::KingThenRook, false) => (TouchDuty::AnotherKingMove, &[TOUCHED_CASTLING_ILLEGAL]),
        (Touched::RookThenKing, true) if rules.rook_first == RookFirst::Allowed => {
            (TouchDuty::MayCastle, &[TOUCHED_ROOK_FIRST_VARIATION])
        }
        (Touched::RookThenKing, _) => (TouchDuty::MoveRook, &[TOUCHED_ROOK_FIRST, TOUCHED_OWN]),
    }
}

/// The right to complain is lost by touching a piece.
fn lapsed(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(Says::LateComplaint { by })
        .rule(Says::RightLost { by }, &[TOUCH_CLAIM_LAPSES])
        .note_if(!scene.is_us(), Says::ArbiterActs)
        .mandatory()
}

impl TouchClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        if self.claimant_touched {
            return Ok(lapsed(scene, by));
        }
        let usual = match self.evidence()? {
            TouchEvidence::Arbiter | TouchEvidence::Admitted => None,
            TouchEvidence::Witness => Some(Says::UpholdIfSure),
            TouchEvidence::None => Some(Says::DenyUnseen),
        };
        let draft = scene.citing(Says::Claimed { by }, &[TOUCH_MOVE, TOUCHED_OWN]);
        let Some(usual) = usual else {
            return Ok(draft.must(Says::Upheld { by }, &[ARBITER_DUTY]));
        };
        let topics = &[EVIDENCE, RULING_FACTS_DISPUTED, ARBITER_DUTY];
        let range = range![Other: Says::Deny, Other: Says::Uphold];
        let draft = draft.rule(Says::InDispute, topics);
        Ok(draft.discretionary(range, usual))
    }
}

impl Adjusting {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, on_move) = (self.by()?, self.on_move()?);
        let draft = scene.citing(Says::Adjusted { by }, &[ADJUSTING, ADJUSTING_OWN_TIME]);
        if !on_move {
            let topics = &[DISTRACTION, PENALTIES, STANDARD_PENALTY];
            return Ok(draft
                .rule(Says::OnlyOnMove, topics)
                .penalised(MeasureKind::OffenderLessTime, by));
        }
        if self.announced()? {
            return Ok(draft.decision(Says::AdjustedInOrder).mandatory());
        }
        if self.evident && scene.has(ADJUSTMENT_EVIDENT) {
            let range = range![Nothing, Other: Says::MustBeMoved];
            let draft = draft.rule(Says::PlainlyAdjusting, &[ADJUSTMENT_EVIDENT]);
            return Ok(draft.discretionary(range, Says::LetPass));
        }
        Ok(draft
            .rule(Says::NotAnnounced { by }, &[TOUCH_INTENDED, TOUCHED_OWN])
            .must_play(by, Says::MoveTouched, Vec::new())
            .to_move(by)
            .mandatory())
    }
}
