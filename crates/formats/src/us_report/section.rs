//! The players of a section, from its tournament.

use std::collections::BTreeMap;

use adoube_tournament::{CardRow, EntrantId, Purpose, Tournament};

use super::{Cell, CellCode, UsPlayer, UsSection};

/// The number that each player has in the report: the pairing number, or where numbers are missing between
/// others the place in their order, since a report counts without gaps. Who has no pairing number was
/// never paired and is not in it.
pub fn numbers_of(tournament: &Tournament) -> BTreeMap<EntrantId, u32> {
    let entrants = tournament.entrants().iter();
    let mut numbered: Vec<(u32, EntrantId)> = entrants
        .filter_map(|entrant| Some((entrant.pairing_number?.get(), entrant.id)))
        .collect();
    numbered.sort_unstable();
    (1..)
        .zip(numbered)
        .map(|(place, (_, id))| (id, place))
        .collect()
}

impl UsSection {
    /// The players of a tournament with what counts for their ratings, in the order of their numbers.
    pub fn players_of(tournament: &Tournament) -> Vec<UsPlayer> {
        let numbers = numbers_of(tournament);
        let after = tournament.paired_rounds();
        let entrants = tournament.entrants().iter();
        let mut players: Vec<UsPlayer> = entrants
            .filter_map(|entrant| {
                let known = &entrant.player;
                let cells = tournament.card(entrant.id, after);
                Some(UsPlayer {
                    number: *numbers.get(&entrant.id)?,
                    member_id: known.national_id.clone().unwrap_or_default(),
                    name: known.name.clone(),
                    state: known.membership.state.clone().unwrap_or_default(),
                    rating: known.national_rating,
                    rounds: cells.map(|row| cell(tournament, &numbers, &row)).collect(),
                })
            })
            .collect();
        players.sort_by_key(|player| player.number);
        players
    }
}

fn cell(tournament: &Tournament, numbers: &BTreeMap<EntrantId, u32>, row: &CardRow) -> Cell {
    let outcome = row.counted_for(Purpose::Rating);
    let code = CellCode::of(outcome, tournament.point_system());
    let opponent = row.opponent.filter(|_| code.is_game());
    let opponent = opponent.and_then(|id| numbers.get(&id)).copied();
    Cell {
        // Who counts as having played although nobody sat opposite has no game that can be rated.
        code: match (code.is_game(), opponent) {
            (true, None) => CellCode::Unplayed,
            _ => code,
        },
        opponent,
        colour: row.colour.filter(|_| opponent.is_some()),
    }
}
