//! A spectator speaks about a flag, an irregularity or the game.

use super::{Says, SpectatorRemark, SpectatorSpeaks, measures};
use crate::families::prelude::*;

impl SpectatorSpeaks {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let about = self.about()?;
        if scene.is_us_blitz() {
            return Ok(blitz(scene, about));
        }
        if about == SpectatorRemark::Game {
            return Ok(about_the_game(scene));
        }
        let director = || {
            let fact = "incident.to_arbiter_only";
            Question::beside(fact, "spectator-speaks-to-director-only").yes_no()
        };
        Ok(match scene.is_us() {
            true => american(scene, about, self.to_arbiter_only.ok_or_else(director)?),
            false => fide(scene, about, self.to_arbiter_only()?),
        })
    }
}

fn fide(scene: &Scene, about: SpectatorRemark, quiet: bool) -> Ruling {
    let is_flag = about == SpectatorRemark::Flag;
    let draft = scene
        .citing(Says::Spoke { about }, &[THIRD_PARTIES])
        .step(match is_flag {
            true => Says::LookAtClock,
            false => Says::LookIntoIt,
        });
    if quiet {
        return draft.decision(Says::MayTellArbiter).mandatory();
    }
    draft
        .cite_if(is_flag, &[FLAG_FALLEN, FLAG_CALLERS])
        .decision(Says::MayNotInterfere)
        .discretionary(measures(), Says::WarnAndRule)
}

/// A director does not call flags, and spectators make no claims (13C1, 20M5).
fn american(scene: &Scene, about: SpectatorRemark, quiet: bool) -> Ruling {
    let draft = scene
        .draft(Says::Spoke { about })
        .cite_nth(SPECTATORS, 5)
        .cite(SPECTATORS);
    let draft = match about {
        SpectatorRemark::Flag => draft
            .cite_all(&[FLAG_CALLERS, ARBITER_SILENCE])
            .step(Says::FlagOnlyByPlayers),
        _ => draft.cite(INTERVENTION).step(Says::ActAsFarAsRulesLet),
    };
    if quiet {
        return draft.decision(Says::MayTellDirector).mandatory();
    }
    let draft = draft.decision(Says::EjectOrWarn);
    draft.discretionary(measures(), Says::EjectWhoSpeaks)
}

fn about_the_game(scene: &Scene) -> Ruling {
    let about = SpectatorRemark::Game;
    scene
        .draft(Says::Spoke { about })
        .rule(Says::Removed, &[THIRD_PARTIES, OUTSIDE_HELP])
        .cite_nth(SPECTATORS, 4)
        .step(Says::RuleOnAdvice)
        .discretionary(measures(), Says::Expel)
}

fn blitz(scene: &Scene, about: SpectatorRemark) -> Ruling {
    let mut range = measures();
    range.push(Measure::other(Says::NewGame));
    let own = [US_BLITZ_SPECTATORS];
    let draft = scene.ruled(Says::Spoke { about }, Says::BlitzInterference, &own);
    draft.discretionary(range, Says::BlitzUsual)
}
