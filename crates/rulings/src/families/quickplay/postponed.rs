//! The decision on a postponed claim: III.5.2, before 2017 G.5.b.

use super::{FlagFallen, PostponedClaim, Says};
use crate::families::flags::{Caller, FlagFall, Flags};
use crate::families::prelude::*;
use crate::incident::Family;

impl PostponedClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let fallen = match self.flag_fallen()? {
            FlagFallen::None => None,
            FlagFallen::Claimant => Some(by),
            FlagFallen::Opponent => Some(by.opposite()),
        };
        // After a flag it is the opponent of the flagged player who must have tried to win.
        let tried = fallen.unwrap_or(by).opposite();
        let met = self.criterion_met.ok_or_else(|| {
            let asking = Question::of("postponed-claim", "criterion_met");
            asking.yes_no().about(&[("tried", tried)])
        })?;
        let draft = scene
            .draft(Says::PostponedDecided { by })
            .cite_all(&[QUICKPLAY_CLAIM, QUICKPLAY, QUICKPLAY_RULING])
            .cite_nth(QUICKPLAY_CLAIM, 2);
        match (met, fallen) {
            (true, _) => Ok(draft.decision(Says::PostponedRight).drawn().mandatory()),
            (false, Some(flagged)) => on_time(scene, by, flagged),
            (false, None) => Ok(draft
                .decision(Says::PostponedGoesOn)
                .note(Says::LaterStill)
                .mandatory()),
        }
    }
}

/// The claim was wrong, so the flag counts.
fn on_time(scene: &Scene, by: Colour, flagged: Colour) -> Decided {
    let fall = FlagFall {
        moves_completed: Some(false),
        ..FlagFall::called(flagged, Caller::Opponent)
    };
    let mut ruling = Flags::FlagFall(fall).decide(scene)?;
    ruling.notes.push(Says::PostponedFails { by }.into());
    scene.also_cite(&mut ruling, QUICKPLAY_CLAIM, 2);
    Ok(ruling)
}
