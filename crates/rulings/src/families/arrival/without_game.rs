//! Two players without a game in a round that has started: General Regulations 6.8, 28M, 28P and 29G of
//! US Chess.

use super::{NoGame, Says, WithoutGame};
use crate::families::prelude::*;

impl WithoutGame {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if scene.is_us() {
            return Ok(american(scene.draft(Says::TwoWithoutGame), self.why()?));
        }
        let draft = scene.draft(Says::TwoWithoutGame).cite(LATE_PAIRING);
        let range = range![Other: Says::PairThem, Other: Says::LeaveThem];
        if !scene.has(LATE_PAIRING) || self.official_event {
            // The article is for other events than the official ones of FIDE.
            let draft = draft
                .no_rule(Says::NotProvided)
                .decision(Says::NotPairedNow);
            return Ok(draft.discretionary(range, Says::LeaveThem));
        }
        if !self.both_agree()? || self.met_before()? {
            return Ok(draft.decision(Says::NotPairedNow).mandatory());
        }
        // Whether a win by forfeit is given up for the new game the text does not say.
        Ok(draft
            .decision(Says::MayBePaired)
            .step(Says::AdjustTimes)
            .note(Says::ReplacesForfeit)
            .discretionary(range, Says::PairThem))
    }
}

/// Those who wait may be paired apart; whoever is paired with an absent player waits, and wins by forfeit.
fn american(draft: Draft, why: NoGame) -> Ruling {
    match why {
        NoGame::NotPaired => draft
            .rule(Says::PairApart, &[US_PAIRED_APART, GAME_TIMES])
            .step(Says::ClocksFromNow)
            .discretionary(
                [Says::PairThem, Says::ExtraGame].map(Measure::other),
                Says::PairThem,
            ),
        NoGame::OpponentsMayCome => draft
            .rule(Says::WaitForOpponents, &[DEFAULT_TIME, US_NO_SHOW])
            .note(Says::OpponentsHaveTime)
            .mandatory(),
        NoGame::OpponentsForfeited => draft
            .rule(Says::ForfeitsStand, &[US_NO_SHOW, FORFEIT_SCORE])
            .cite(US_EXTRA_GAMES)
            .discretionary(range![Nothing, Other: Says::ExtraGame], Says::ExtraGame),
    }
}
