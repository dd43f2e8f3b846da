//! A play-off: who is level, what comes next, what must be seen to.

use adoube_bodies::play_off::{PlayOffBody, who};
use adoube_journal::Section;
use adoube_pairing::schedule::play_off::CHECKLIST;
use askama::Template;

use crate::auth::Right;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::rounds::play_off::{PlayOffStanding, board_of};
use crate::texts::{tell, words};
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::result_kinds::KINDS;

/// A play-off as it stands.
#[derive(Template)]
#[template(path = "rounds/play_off.html")]
pub(crate) struct PlayOffPage {
    head: DeskHead,
    back: String,
    url: String,
    board: String,
    /// The results so far, as they stand in the address.
    results: String,
    body: PlayOffBody,
    /// The results that a game can have: as written and in words.
    kinds: Vec<(String, &'static str)>,
    /// Who won can be written down.
    records: bool,
    /// Everybody who is level, for a play-off that was decided otherwise; empty for who may not say it.
    level: Vec<String>,
    duties: Vec<String>,
}

impl PlayOffPage {
    /// The page of a play-off.
    pub(in crate::rounds) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        standing: PlayOffStanding,
    ) -> PlayOffPage {
        let PlayOffStanding {
            tie, seed, state, ..
        } = &standing;
        let results = standing.results.iter().map(ToString::to_string);
        let may = at.member.may(Right::Pairings);
        let level = tie.level().iter().filter(|_| may);
        let usual = KINDS.iter().filter(|kind| kind.result.white.is_final());
        PlayOffPage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            back: paths::desk::Rounds::of(&at.event, &section.id).to_string(),
            url: paths::desk::PlayOff::of(&at.event, &section.id).to_string(),
            board: board_of(tie),
            results: results.collect::<Vec<_>>().join(" "),
            body: PlayOffBody::of(section, tie, *seed, state, words()),
            kinds: usual
                .take(3)
                .map(|kind| (kind.result.to_string(), kind.name()))
                .collect(),
            records: !state.places.is_empty() && may,
            level: level.map(|id| who(section, *id)).collect(),
            duties: CHECKLIST.iter().map(tell).collect(),
        }
    }
}
