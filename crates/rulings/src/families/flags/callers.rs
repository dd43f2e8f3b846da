//! Who may call a flag.

use adoube_rulebook::{ArbiterCalls, FlagCallers};

use super::{Caller, FlagFall, Says};
use crate::families::prelude::*;

impl FlagFall {
    /// The ruling if the call has no effect; nothing if it has.
    pub(super) fn without_effect(
        &self,
        scene: &Scene,
        by: Colour,
    ) -> Result<Option<Ruling>, Question> {
        Ok(match self.called_by()? {
            // A player's own call counts as if the opponent had claimed (US Chess 13C2).
            Caller::Opponent | Caller::Player => None,
            Caller::Nobody => Some(not_called(scene, by)),
            Caller::Spectator => Some(spectator(scene, by)),
            Caller::Arbiter => arbiter(scene, by)?,
        })
    }
}

fn not_called(scene: &Scene, by: Colour) -> Ruling {
    let draft = scene
        .draft(Says::NotCalled { by })
        .rule(Says::CountsWhenCalled, &[FLAG_FALLEN]);
    match scene.parameters.flags.called_by {
        FlagCallers::PlayersOnly => draft
            .cite_all(&[FLAG_CALLERS, ARBITER_SILENCE])
            .note(Says::DirectorSilent),
        FlagCallers::PlayersAndArbiter => draft.note(Says::ArbiterCalls),
    }
    .mandatory()
}

fn arbiter(scene: &Scene, by: Colour) -> Result<Option<Ruling>, Question> {
    let flags = &scene.parameters.flags;
    if flags.called_by == FlagCallers::PlayersOnly {
        let draft = scene.draft(Says::SeenByDirector { by });
        let ruling = draft.must(Says::OnlyPlayers, &[FLAG_CALLERS, FLAG_FALLEN]);
        return Ok(Some(ruling));
    }
    let silent = scene.is_reduced()? && flags.arbiter_calls_unsupervised == ArbiterCalls::Never;
    Ok(silent.then(|| not_called(scene, by)))
}

/// Somebody else called out.
fn spectator(scene: &Scene, by: Colour) -> Ruling {
    let draft = scene.citing(Says::CalledOut { by }, &[THIRD_PARTIES, FLAG_FALLEN]);
    if scene.is_us_blitz() {
        let range = [Says::PlayOn, Says::NewGame, Says::Expel].map(Measure::other);
        return draft
            .rule(Says::WeighNewGame, &[US_BLITZ_SPECTATORS])
            .discretionary(range, Says::NewGameIfAffected);
    }
    if scene.is_us() {
        let range = [Says::ClaimAsIsFair, Says::Eject].map(Measure::other);
        return draft
            .rule(Says::PlayersOnly, &[FLAG_CALLERS, ARBITER_SILENCE])
            .cite_nth(SPECTATORS, 4)
            .discretionary(range, Says::EjectAndDeny);
    }
    let blitz = scene.pace() == Ok(Pace::Blitz);
    let range = [Says::CallWhatYouSee, Says::PlayOn, Says::Expel].map(Measure::other);
    draft
        .decision(Says::LookYourself)
        .note_if(blitz, Says::ArbiterCallsInBlitz)
        .discretionary(range, Says::CallIfDown)
}
