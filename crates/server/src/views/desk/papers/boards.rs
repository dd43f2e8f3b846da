//! The boards of a round on paper.

use adoube_tournament::{EntrantId, Game, RoundNumber};
use askama::Template;
use qrcode::QrCode;
use qrcode::render::svg;

use crate::events::{PublicEvent, PublicSection};
use crate::texts::t;
use crate::views::SectionUrls;
use crate::views::collate::name_key;
use crate::views::dates;
use crate::views::player_line::PlayerLine;

/// Where to sit, by name.
#[derive(Template)]
#[template(path = "desk/papers/by_name.html")]
pub struct ByName {
    round: RoundNumber,
    lines: Vec<SeatLine>,
}

struct SeatLine {
    name: String,
    title: &'static str,
    board: String,
    colour: &'static str,
    side: &'static str,
    opponent: String,
}

impl ByName {
    /// Everybody of a round.
    pub fn of(section: &PublicSection, round: RoundNumber) -> ByName {
        let mut lines = Vec::new();
        if let Some(paired) = section.round(round) {
            for game in &paired.games {
                let board = game.board.to_string();
                let white = (game.white, game.black, t("papers-white"), "w");
                let black = (game.black, game.white, t("papers-black"), "b");
                for (own, other, colour, side) in [white, black] {
                    let (own, other) = (player(section, own), player(section, other));
                    lines.push(SeatLine {
                        name: own.name,
                        title: own.title,
                        board: board.clone(),
                        colour,
                        side,
                        opponent: other.name,
                    });
                }
            }
            lines.extend(paired.byes.iter().map(|bye| {
                let own = player(section, bye.entrant);
                SeatLine {
                    name: own.name,
                    title: own.title,
                    board: String::new(),
                    colour: "",
                    side: "",
                    opponent: bye.kind.outcome().name().to_owned(),
                }
            }));
        }
        lines.sort_by_cached_key(|line| name_key(&line.name));
        ByName { round, lines }
    }
}

/// Slips on which results are written.
#[derive(Template)]
#[template(path = "desk/papers/slips.html")]
pub struct Slips {
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
    pub fn of(
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
pub fn player(section: &PublicSection, id: EntrantId) -> PlayerLine {
    let line = PlayerLine::with_id(section, &SectionUrls::nowhere(), id);
    PlayerLine { url: None, ..line }
}
