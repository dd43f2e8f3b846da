//! A play-off: who is level, what comes next, who won.

use adoube_conduct::rounds::{PlayOffSpeed, PlayOffState, Tie};
use adoube_journal::Section;
use adoube_tournament::EntrantId;
use adoube_words::Words;
use serde::Serialize;

use crate::names::SectionNames;

/// How a play-off stands, as `adoube event play-off` prints it.
#[derive(Serialize)]
pub struct PlayOffBody {
    /// Who is level, in words.
    pub tie: String,
    /// From which lots are drawn.
    pub seed: u64,
    /// The games to be played next.
    pub next: Vec<PlayOffGame>,
    /// How fast they are, in words.
    pub speed: Option<String>,
    /// Black needs only a draw.
    pub draw_odds: bool,
    /// Where everybody ended, once that is known.
    pub places: Vec<PlayOffPlace>,
    pub article: &'static str,
}

/// A game of a play-off.
#[derive(Serialize)]
pub struct PlayOffGame {
    pub white: String,
    pub black: String,
}

/// A place, shared or not.
#[derive(Serialize)]
pub struct PlayOffPlace {
    pub player: String,
    pub from: u32,
    pub to: u32,
}

/// A player, or the team that the id stands for.
pub fn who(section: &Section, id: EntrantId) -> String {
    let team = id.team().and_then(|team| section.team(team));
    team.map_or_else(|| section.label(id), |team| team.details.name.clone())
}

impl PlayOffBody {
    /// The state of the play-off of a tie, with names.
    pub fn of(
        section: &Section,
        tie: &Tie,
        seed: u64,
        state: &PlayOffState,
        words: Words,
    ) -> PlayOffBody {
        let label = |id: EntrantId| who(section, id);
        let speed = |speed: PlayOffSpeed| words.tell(&speed);
        PlayOffBody {
            tie: words.tell_with(tie, &SectionNames::in_section(section)),
            seed,
            next: (state.games.iter())
                .map(|game| PlayOffGame {
                    white: label(game.white),
                    black: label(game.black),
                })
                .collect(),
            speed: state.speed.map(speed),
            draw_odds: state.draw_odds,
            places: (state.places.iter())
                .map(|(player, from, to)| PlayOffPlace {
                    player: label(*player),
                    from: *from,
                    to: *to,
                })
                .collect(),
            article: state.article.code(),
        }
    }
}
