//! Cards for tables and for players.

use adoube_tournament::RoundNumber;
use askama::Template;

use super::boards::player;
use crate::events::{PublicEvent, PublicSection};
use crate::ui::collate::name_key;
use crate::ui::player_line::PlayerLine;

/// A card for each table of a round: its number and who sits there.
#[derive(Template)]
#[template(path = "papers/cards.html")]
pub(crate) struct Cards {
    round: RoundNumber,
    tables: Vec<TableCard>,
}

struct TableCard {
    board: String,
    white: PlayerLine,
    black: PlayerLine,
}

impl Cards {
    /// The cards of a round.
    pub(crate) fn of(section: &PublicSection, round: RoundNumber) -> Cards {
        let games = section.round(round).map_or(&[][..], |round| &round.games);
        let tables = games.iter().map(|game| TableCard {
            board: game.board.to_string(),
            white: player(section, game.white),
            black: player(section, game.black),
        });
        Cards {
            round,
            tables: tables.collect(),
        }
    }
}

/// A card for each player.
#[derive(Template)]
#[template(path = "papers/names.html")]
pub(crate) struct NameCards {
    event: String,
    section: String,
    players: Vec<(PlayerLine, String)>,
}

impl NameCards {
    /// The cards of a section, by name.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection) -> NameCards {
        let entrants = section.tournament.entrants().iter();
        let players = entrants.map(|entrant| {
            let club = entrant.player.club.clone().unwrap_or_default();
            (player(section, entrant.id), club)
        });
        let mut players: Vec<(PlayerLine, String)> = players.collect();
        players.sort_by_cached_key(|(player, _)| name_key(&player.name));
        NameCards {
            event: event.details.name.clone(),
            section: section.settings.name.clone(),
            players,
        }
    }
}
