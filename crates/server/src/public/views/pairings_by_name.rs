//! The players of a round by name: where they sit, and against whom.

use adoube_tournament::RoundNumber;
use askama::Template;

use super::pairings::{ByeLine, RoundView, Side};
use crate::error::PageError;
use crate::events::{PublicEvent, PublicSection};
use crate::params::Params;
use crate::texts::t;
use crate::ui::collate::name_key;
use crate::ui::head::{Head, Tab};
use crate::ui::parts::Parts;
use crate::ui::player_line::PlayerLine;
use crate::ui::round_nav::RoundNav;

/// Everybody in a round, by name.
#[derive(Template)]
#[template(path = "public/pairings_by_name.html", blocks = ["main"])]
pub(crate) struct PairingsByNamePage {
    head: Head,
    nav: RoundNav,
    round: RoundView,
    lines: Vec<NameLine>,
    /// Where the list goes on, if it is long.
    parts: Option<Parts>,
}

/// A player in a list by name.
pub(crate) struct NameLine {
    pub player: PlayerLine,
    pub board: String,
    /// Where it stands; empty where no rooms are planned.
    pub room: String,
    /// `w` or `b`; empty for a bye.
    pub side: &'static str,
    pub colour: &'static str,
    pub opponent: Option<PlayerLine>,
    pub without: &'static str,
    /// What it came to; empty while there is no result.
    pub mark: String,
}

impl PairingsByNamePage {
    /// The players of a round; `None` if the round is not paired.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        number: RoundNumber,
    ) -> Option<PairingsByNamePage> {
        let head = Head::of(event, section, Tab::Pairings);
        let label = t("public-pairings-by-round");
        let nav = RoundNav::of(section, label, number, |round| {
            head.urls.pairings_by_name(round)
        });
        let round = RoundView::of(section, &head.urls, number)?;
        let lines = lines_by_name(&round);
        Some(PairingsByNamePage {
            head,
            nav,
            round,
            lines,
            parts: None,
        })
    }

    /// The part that is asked for, if the list is long.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn in_parts(mut self, params: &Params) -> Result<PairingsByNamePage, PageError> {
        self.parts = Parts::cut(&mut self.lines, params, |line| line.player.searched())?;
        Ok(self)
    }
}

/// Everybody of a round by name.
pub(crate) fn lines_by_name(round: &RoundView) -> Vec<NameLine> {
    let mut lines: Vec<NameLine> = round.byes.iter().map(without_opponent).collect();
    for board in round.groups.iter().flat_map(|group| &group.boards) {
        let line = |one: &Side, other: &Side, side, colour, mark: &str| NameLine {
            player: one.player.clone(),
            board: board.board.clone(),
            room: board.room.clone(),
            side,
            colour,
            opponent: Some(other.player.clone()),
            without: "",
            mark: mark.to_owned(),
        };
        let (white, black, result) = (&board.white, &board.black, &board.result);
        lines.push(line(white, black, "w", t("public-white"), &result.white));
        lines.push(line(black, white, "b", t("public-black"), &result.black));
    }
    // The empty side of a board in a match of teams is nobody.
    lines.retain(|line| !line.player.name.is_empty());
    lines.sort_by_cached_key(|line| (name_key(&line.player.name), line.player.number.clone()));
    lines
}

fn without_opponent(bye: &ByeLine) -> NameLine {
    NameLine {
        player: bye.player.clone(),
        board: String::new(),
        room: String::new(),
        side: "",
        colour: "",
        opponent: None,
        without: bye.kind,
        mark: bye.worth.clone(),
    }
}
