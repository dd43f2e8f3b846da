//! A spectator speaks about a flag, an irregularity or the game.

use super::{Remark, SpectatorSpeaks};
use crate::ask::known;
use crate::families::conduct::yes_no;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, Ruling, topics};

impl SpectatorSpeaks {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let about = known(self.about, || {
            let choices = [
                ("flag", "a fallen flag"),
                ("irregularity", "an illegal move or another irregularity"),
                ("game", "the position or a move"),
            ];
            Question::one_of("incident.about", "What was said?", &choices)
        })?;
        if scene.is_us_blitz() {
            return Ok(blitz(scene, about));
        }
        if about == Remark::Game {
            return Ok(about_the_game(scene));
        }
        let text = format!("Was only the {} told?", scene.arbiter());
        let quiet = yes_no(self.to_arbiter_only, "to_arbiter_only", &text)?;
        Ok(match scene.is_us() {
            true => american(scene, about, quiet),
            false => fide(scene, about, quiet),
        })
    }
}

fn incident(about: Remark) -> &'static str {
    match about {
        Remark::Flag => "A spectator pointed out a fallen flag",
        Remark::Irregularity => "A spectator pointed out an irregularity",
        Remark::Game => "A spectator spoke to a player about the game",
    }
}

/// What may be done to a spectator.
pub(super) fn measures() -> Vec<Measure> {
    vec![
        Measure::new(MeasureKind::Warning, "a warning to the spectator"),
        Measure::other("the spectator moves away from the board"),
        Measure::other("the spectator is expelled from the venue"),
    ]
}

fn fide(scene: &Scene, about: Remark, quiet: bool) -> Ruling {
    let then = match about {
        Remark::Flag => "The arbiter looks at the clock and acts on what is seen.",
        _ => "The arbiter looks into it and acts on what is found.",
    };
    let draft = scene
        .draft(incident(about))
        .cite(topics::THIRD_PARTIES)
        .step(then);
    if quiet {
        return draft
            .decision(
                "In order: whoever sees an irregularity may tell the arbiter, and nobody else.",
            )
            .mandatory();
    }
    let draft = match about {
        Remark::Flag => draft.cite_all(&[topics::FLAG_FALLEN, topics::FLAG_CALLERS]),
        _ => draft,
    };
    draft
        .decision("Spectators may not interfere; the arbiter decides what happens in the game and may expel the spectator.")
        .discretionary(measures(), "a warning to the spectator; the arbiter rules on what is seen")
}

/// A director does not call flags, and spectators make no claims (13C1, 20M5).
fn american(scene: &Scene, about: Remark, quiet: bool) -> Ruling {
    let draft = scene
        .draft(incident(about))
        .cite_nth(topics::SPECTATORS, 5)
        .cite(topics::SPECTATORS);
    let silent = about == Remark::Flag;
    let draft = match silent {
        true => draft
            .cite_all(&[topics::FLAG_CALLERS, topics::ARBITER_SILENCE])
            .step("Say nothing about the flag: only the players call it."),
        false => draft
            .cite(topics::INTERVENTION)
            .step("Look into it and act as far as the rules let a director act."),
    };
    if quiet {
        return draft
            .decision("A spectator may tell the director but makes no claims; the game goes on.")
            .mandatory();
    }
    draft
        .decision("The spectator may not speak to the players: eject or warn the spectator; the director rules on the game.")
        .discretionary(measures(), "eject a spectator who speaks to a player about the game")
}

fn about_the_game(scene: &Scene) -> Ruling {
    scene
        .draft(incident(Remark::Game))
        .decision("The spectator is removed; whether a player profited is looked into.")
        .cite_all(&[topics::THIRD_PARTIES, topics::OUTSIDE_HELP])
        .cite_nth(topics::SPECTATORS, 4)
        .step("If a player was given advice, rule on that too.")
        .discretionary(measures(), "expel the spectator")
}

fn blitz(scene: &Scene, about: Remark) -> Ruling {
    let mut range = measures();
    range.push(Measure::other("a new game, if the result may be affected"));
    scene
        .draft(incident(about))
        .decision("If the interference may affect the result the director may order a new game and expel the spectator.")
        .cite(topics::US_BLITZ_SPECTATORS)
        .discretionary(range, "expel the spectator; a new game if the result was affected")
}
