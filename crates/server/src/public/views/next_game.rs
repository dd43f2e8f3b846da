//! What a player wants to know first: against whom, where, with which colour, when.

use adoube_tournament::{CardRow, Colour, Entrant, RoundNumber};

use crate::events::PublicSection;
use crate::texts::{fill, t};
use crate::ui::dates;
use crate::ui::outcomes::{mark, name};
use crate::ui::player_line::PlayerLine;
use crate::ui::urls::SectionUrls;

/// The round that comes next for a player, or that is being played.
pub(crate) struct NextGame {
    pub round: RoundNumber,
    /// When it starts.
    pub starts: Option<String>,
    /// Where the pairings are; nothing before they are made.
    pub url: Option<String>,
    pub table: String,
    /// Where the table stands; empty where no rooms are planned.
    pub room: String,
    /// `w` or `b`, for the mark.
    pub side: &'static str,
    pub colour: &'static str,
    pub opponent: Option<PlayerLine>,
    /// The result, once it is there.
    pub result: Option<String>,
    /// Where there is no game, what there is.
    pub without: Option<String>,
}

impl NextGame {
    /// What is next for a player; nothing for who left, and when everything is played.
    pub(crate) fn of(
        section: &PublicSection,
        urls: &SectionUrls,
        entrant: &Entrant,
    ) -> Option<NextGame> {
        if section.finished || entrant.withdrawals.iter().any(|span| span.last.is_none()) {
            return None;
        }
        let latest = section.latest_round();
        let closed = section.progress(latest).is_none_or(|round| round.closed);
        if !closed && let Some(row) = section.tournament.row(entrant.id, latest) {
            return Some(NextGame::paired(section, urls, row));
        }
        let next = latest.next();
        (next.0 <= section.settings.rounds).then(|| NextGame {
            without: Some(match entrant.first_round > next {
                true => fill("public-enters", &[&entrant.first_round]),
                false => t("follow-not-paired-yet").to_owned(),
            }),
            ..NextGame::bare(section, next)
        })
    }

    fn bare(section: &PublicSection, round: RoundNumber) -> NextGame {
        let mut schedule = section.settings.schedule.iter();
        let time = schedule.find(|time| time.round == round);
        NextGame {
            round,
            starts: time.map(|time| dates::moment(time.starts)),
            url: None,
            table: String::new(),
            room: String::new(),
            side: "",
            colour: "",
            opponent: None,
            result: None,
            without: None,
        }
    }

    fn paired(section: &PublicSection, urls: &SectionUrls, row: CardRow) -> NextGame {
        let (side, colour) = match row.colour {
            Some(Colour::White) => ("w", t("public-white")),
            Some(Colour::Black) => ("b", t("public-black")),
            None => ("", ""),
        };
        let opponent = row.opponent;
        let system = section.tournament.point_system();
        let result = row.reported.is_final() && opponent.is_some();
        NextGame {
            url: Some(urls.pairings(row.round)),
            table: row
                .board
                .map_or_else(String::new, |board| board.to_string()),
            room: row
                .board
                .map_or_else(String::new, |board| section.room(board).to_owned()),
            side,
            colour,
            result: result.then(|| mark(row.reported, system)),
            without: opponent.is_none().then(|| name(row.reported).to_owned()),
            opponent: opponent.map(|id| PlayerLine::with_id(section, urls, id)),
            ..NextGame::bare(section, row.round)
        }
    }
}
