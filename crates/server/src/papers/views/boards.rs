//! Slips for the boards of a round.

use adoube_tournament::{EntrantId, Game, RoundNumber};
use askama::Template;
use qrcode::QrCode;
use qrcode::render::svg;

use crate::events::{PublicEvent, PublicSection};
use crate::ui::dates;
use crate::ui::player_line::PlayerLine;

/// Slips on which results are written.
#[derive(Template)]
#[template(path = "papers/slips.html")]
pub(crate) struct Slips {
    event: String,
    section: String,
    round: RoundNumber,
    starts: Option<String>,
    slips: Vec<Slip>,
}

struct Slip {
    board: String,
    white: Side,
    black: Side,
}

struct Side {
    player: PlayerLine,
    /// A code to report the result with, as SVG.
    code: Option<String>,
}

impl Slips {
    /// The slips of a round; `address` is where a player reports the result.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        round: RoundNumber,
        address: impl Fn(EntrantId) -> Option<String>,
    ) -> Slips {
        let side = |id| Side {
            player: player(section, id),
            code: address(id).and_then(|address| qr(&address)),
        };
        let slip = |game: &Game| Slip {
            board: game.board.to_string(),
            white: side(game.white),
            black: side(game.black),
        };
        let games = section.round(round).map_or(&[][..], |round| &round.games);
        let mut schedule = section.settings.schedule.iter();
        let time = schedule.find(|time| time.round == round);
        Slips {
            event: event.details.name.clone(),
            section: section.settings.name.clone(),
            round,
            starts: time.map(|time| dates::moment(time.starts)),
            slips: games.iter().map(slip).collect(),
        }
    }
}

/// A code that a phone reads, as a picture.
fn qr(text: &str) -> Option<String> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let picture = code.render::<svg::Color>().quiet_zone(true).build();
    let start = picture.find("<svg")?;
    Some(picture[start..].to_owned())
}

/// A player without links.
pub(super) fn player(section: &PublicSection, id: EntrantId) -> PlayerLine {
    let entrant = section.tournament.entrant(id);
    entrant.map_or_else(PlayerLine::default, |entrant| {
        PlayerLine::unlinked(section, entrant)
    })
}
