//! The players of a round by name: where they sit, and against whom.

use adoube_tournament::RoundNumber;
use askama::Template;

use super::pairings::{ByeLine, RoundView, Side};
use crate::events::{PublicEvent, PublicSection};
use crate::texts::t;
use crate::ui::collate::name_key;
use crate::ui::head::{Head, Tab};
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
}

struct NameLine {
    player: PlayerLine,
    board: String,
    /// `w` or `b`; empty for a bye.
    side: &'static str,
    colour: &'static str,
    opponent: Option<PlayerLine>,
    without: &'static str,
    /// What it came to; empty while there is no result.
    mark: String,
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
        let mut lines = lines(&round);
        lines.sort_by_cached_key(|line| (name_key(&line.player.name), line.player.number.clone()));
        Some(PairingsByNamePage {
            head,
            nav,
            round,
            lines,
        })
    }
}

fn lines(round: &RoundView) -> Vec<NameLine> {
    let mut lines: Vec<NameLine> = round.byes.iter().map(without_opponent).collect();
    for board in round.groups.iter().flat_map(|group| &group.boards) {
        let line = |one: &Side, other: &Side, side, colour, mark: &str| NameLine {
            player: one.player.clone(),
            board: board.board.clone(),
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
    lines
}

fn without_opponent(bye: &ByeLine) -> NameLine {
    NameLine {
        player: bye.player.clone(),
        board: String::new(),
        side: "",
        colour: "",
        opponent: None,
        without: bye.kind,
        mark: bye.worth.clone(),
    }
}
