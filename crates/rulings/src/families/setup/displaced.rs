//! Pieces off their squares.

use adoube_rulebook::DisplacedPieces as Rule;

use super::{DisplacedPieces, PieceOffItsSquare, Says};
use crate::families::prelude::*;
use crate::penalties;

impl DisplacedPieces {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let running = scene.case.clock.running == Some(by.opposite());
        let during_opponents_time = self.opponents_time.unwrap_or(running);
        let topics = &[DISPLACED_PIECES, DISPLACED_HELP, DISPLACED_PENALTY];
        let penalty: &[_] = match (scene.is_us_blitz(), scene.is_us()) {
            (true, _) => &[US_BLITZ_DISPLACED, US_BLITZ_PENALTY],
            (_, true) => &[STANDARD_PENALTY],
            _ => &[PENALTIES],
        };
        let draft = scene
            .ruled(Says::Displaced { by }, Says::PutBack { by }, topics)
            .cite_all(penalty)
            .position(PositionAction::ReplacePieces)
            .count(by, Counter::Displacement);
        let draft = match scene.parameters.irregularities.displaced_pieces {
            Rule::RestartClock => draft.note(Says::MayPressBack { by }),
            Rule::CallArbiter if during_opponents_time => draft.step(Says::StopBothClocks { by }),
            Rule::CallArbiter => draft.note(Says::EitherMayStop),
        };
        let draft = draft.note_if(self.pressed, Says::PressedBeforeBack);
        let before = scene.count(by, &[Counter::Displacement], Scope::Game).sum();
        Ok(match scene.is_us_blitz() {
            true => self.us_blitz(scene, draft, by, before),
            false => draft.by_list(
                MeasureKind::GameLost,
                match (self.deliberate, before) {
                    (true, _) => Says::HeavyOnPurpose,
                    (false, 0) => Says::MildForAccident,
                    (false, _) => Says::HeavierForRepeat,
                },
            ),
        })
    }

    /// Chapter 11, 9 and 17: pressing with pieces displaced may cost the standard penalty, one minute.
    fn us_blitz(&self, scene: &Scene, draft: Draft, by: Colour, before: u32) -> Ruling {
        let time = penalties::standard_penalty(scene).unwrap_or_default();
        let standard = Says::Standard { by, time };
        if self.deliberate || before > 0 {
            let range = range![OpponentMoreTime: standard, Other: Says::MoreThanThat];
            return draft.discretionary(range, Says::NoFirstAccident { by, time });
        }
        let range = range![Nothing, OpponentMoreTime: standard.clone()];
        let usual = match self.pressed {
            true => standard,
            false => Says::NoneIfPutRight { by, time },
        };
        draft.discretionary(range, usual)
    }
}

impl PieceOffItsSquare {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene.draft(Says::OffItsSquare);
        if scene.is_over() {
            let topics = &[PIECE_OFF_ITS_SQUARE, DISPLACED_PIECES];
            return Ok(draft.must(Says::FoundAfterGame, topics));
        }
        if scene.is_us() {
            return self.us(scene, draft);
        }
        Ok(draft
            .rule(Says::RestoreBefore, &[PIECE_OFF_ITS_SQUARE, TIMES_RESTORED])
            .position(PositionAction::RestoreBefore)
            .step(Says::PlayersLookForPlace)
            .note(Says::NotCountedAsIllegal)
            .mandatory())
    }

    /// US Chess 11C: pieces wrongly put back count as an illegal move.
    fn us(&self, scene: &Scene, draft: Draft) -> Decided {
        if scene.is_us_blitz() {
            // Chapter 11, 3b and 14: what nobody claimed before the next move cannot be corrected.
            let topics = &[
                US_BLITZ_ILLEGAL_STANDS,
                US_BLITZ_RETRACT,
                US_BLITZ_DISPLACED,
            ];
            let draft = draft.rule(Says::BlitzUnclaimed, topics);
            return Ok(draft.note(Says::BlitzBeforeNextMove).mandatory());
        }
        let moves_ago = self.moves_ago()?;
        let draft = draft.cite(DISPLACED_PIECES);
        Ok(match moves_ago <= scene.correction_window(moves_ago)? {
            true => draft
                .rule(Says::CountsAsIllegal, &[ILLEGAL_MOVE_RECENT])
                .position(PositionAction::RestoreBefore),
            false => draft.rule(Says::PositionStands, &[ILLEGAL_MOVE_OLD]),
        }
        .mandatory())
    }
}
