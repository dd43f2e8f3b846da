//! Counting moves for the fifty-move rule: 14F4 of US Chess.

use super::{Challenge, CountRequested, Says};
use crate::families::prelude::*;
use crate::penalties;

impl CountRequested {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        if !scene.has(DIRECTOR_COUNTS) {
            return Ok(no_such_rule(scene, by));
        }
        let draft = scene.draft(Says::AsksForCount { by }).cite(DIRECTOR_COUNTS);
        // The count is challenged only when it has come to fifty (14F4a).
        if self.reached_fifty || self.challenge.is_some() {
            return Ok(self.reached(scene, draft, by));
        }
        if !scene.is_last_period()? || scene.time_left(by)? >= Span::minutes(5) {
            let refused = Says::OnlyInSuddenDeath { by };
            return Ok(draft.must(refused, &[QUIET_MOVES_CLAIM]));
        }
        let (decision, usual) = match self.simplified()? {
            true => (Says::DirectorCounts, Says::UsualCount),
            false => (Says::NotSimplified, Says::UsualNotYet),
        };
        let range = [
            Says::RefuseNotSimple,
            Says::CountWithSheet,
            Says::ClockCounts,
        ];
        Ok(draft
            .decision(decision)
            .step(Says::DoNotTell)
            .discretionary(range.map(Measure::other), usual))
    }

    fn reached(&self, scene: &Scene, draft: Draft, by: Colour) -> Ruling {
        match self.challenge {
            None | Some(Challenge::NotShown) => draft
                .rule(Says::FiftyCounted, &[QUIET_MOVES_RESOLVED])
                .drawn()
                .note(Says::UnlessShown { by }),
            Some(Challenge::SheetWrong) => {
                let bonus = penalties::standard_penalty(scene).unwrap_or(Span::ZERO);
                let decision = Says::WrongBySheet { by, bonus };
                draft.rule(decision, &[STANDARD_PENALTY]).add_time(
                    by.opposite(),
                    bonus,
                    Says::SheetWrong,
                )
            }
            Some(Challenge::CountWrong) => draft.decision(Says::DirectorWrong),
        }
        .mandatory()
    }
}

fn no_such_rule(scene: &Scene, by: Colour) -> Ruling {
    let topics = [QUIET_MOVES_CLAIM, ARBITER_SILENCE, RAPID_RECORDING];
    let range = [Says::Refuse, Says::KeepScore].map(Measure::other);
    scene
        .ruled(Says::AsksArbiter { by }, Says::MustShow, &topics)
        .no_rule(Says::NoCounting)
        .discretionary(range, Says::UsualKeepScore)
}
