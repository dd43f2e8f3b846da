//! Resignation: 5.1.2 of the FIDE Laws, rule 13B of US Chess.

use super::{ResignGesture, Resignation, Says};
use crate::families::prelude::*;

impl Resignation {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let clear = match self.how()? {
            ResignGesture::Left => return Ok(left(scene, by)),
            ResignGesture::Said => true,
            how => scene.is_us() && how == ResignGesture::KingTipped,
        };
        let draft = scene.draft(Says::Resigns { by }).cite(RESIGNATION);
        if !clear && !self.confirmed()? {
            return Ok(draft.decision(Says::NoResignation).mandatory());
        }
        let rule = &scene.parameters.resignation;
        let result = scene.win(by.opposite(), rule.draw_if_opponent_cannot_mate)?;
        let decision = match result {
            GameResult::DRAW => Says::ResignsDrawn { by },
            _ => Says::ResignsLost { by },
        };
        Ok(draft.decision(decision).result(result).mandatory())
    }
}

fn left(scene: &Scene, by: Colour) -> Ruling {
    let who = scene.official();
    let topics = [RESIGNATION, PENALTIES, STANDARD_PENALTY];
    scene
        .ruled(Says::Left { by }, Says::ClockRunsOn { by, who }, &topics)
        .by_list(MeasureKind::Expulsion, Says::LetClockRun)
}
