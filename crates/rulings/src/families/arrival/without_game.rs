//! Two players without a game in a round that has started: General Regulations 6.8.

use super::{Says, WithoutGame};
use crate::families::prelude::*;

impl WithoutGame {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
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
