//! Who sits where: which pair or match has which table, by the plan of the tables.
//!
//! Who meets whom is settled before; only the tables change here.

use std::collections::{BTreeMap, BTreeSet};

use adoube_journal::{Access, Command, Needs, Pairing, Room, RoundPairings, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::Series;
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber, TeamId};
use serde::Serialize;

/// What a pair or a match asks of its table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRequest {
    /// The tables at which one of its players always sits.
    pub fixed: Vec<u32>,
    /// Why one of them needs an accessible table.
    pub access: Option<Access>,
}

/// The tables of pairs, in the order in which the pairs are given. Who always sits at one table has it, and the
/// first in order where two want the same; then who needs one has an accessible table, those first who cannot
/// climb to another; the others fill the tables that are left, in their order. Tables that are free run through
/// the rooms as they are planned and go on after the last of them; without rooms they are counted from 1.
///
/// ```
/// use adoube_conduct::rounds::{TableRequest, seat};
///
/// let at = |table| TableRequest { fixed: vec![table], ..TableRequest::default() };
/// assert_eq!(seat(&[TableRequest::default(), TableRequest::default(), at(1)], &[]), [2, 3, 1]);
/// ```
pub fn seat(wishes: &[TableRequest], rooms: &[Room]) -> Vec<u32> {
    let mut taken = BTreeSet::new();
    let mut tables: Vec<Option<u32>> = wishes
        .iter()
        .map(|wish| {
            let fixed: BTreeSet<u32> = wish.fixed.iter().copied().collect();
            let mut fixed = fixed.into_iter().filter(|table| *table > 0);
            fixed.find(|table| taken.insert(*table))
        })
        .collect();
    for access in [Access::StepFree, Access::Space] {
        for (wish, table) in wishes.iter().zip(&mut tables) {
            if wish.access == Some(access) && table.is_none() {
                let mut accessible = rooms.iter().flat_map(|room| &room.accessible);
                *table = accessible.find(|table| taken.insert(**table)).copied();
            }
        }
    }
    let mut free = in_order(rooms).filter(|table| !taken.contains(table));
    tables
        .into_iter()
        .filter_map(|table| table.or_else(|| free.next()))
        .collect()
}

/// The tables in the order in which they are filled.
fn in_order(rooms: &[Room]) -> impl Iterator<Item = u32> {
    let last = rooms.iter().map(|room| room.last).max().unwrap_or(0);
    let planned = rooms.iter().flat_map(|room| room.first..=room.last);
    planned.chain(last.saturating_add(1)..)
}

/// The boards of pairs, counted from 1 in their order, before anybody is seated by the plan.
pub(super) fn in_order_of(pairs: &[Pair]) -> Vec<Pairing> {
    let numbered = (1..).zip(pairs).map(|(table, pair)| Pairing {
        board: BoardNumber::single(table),
        white: pair.white,
        black: pair.black,
    });
    numbered.collect()
}

/// What the plan of the tables could not give a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum SeatingRemark {
    /// Two who always sit at a table of their own meet: only one of them can.
    Displaced {
        player: EntrantId,
        table: u32,
        at: u32,
    },
    /// More need an accessible table than there are.
    NotAccessible { player: EntrantId, at: u32 },
    /// More tables than the plan has.
    OutsidePlan { tables: Series<u32> },
}

/// Puts a round that is about to be paired at the tables of the plan, and says what could not be given.
pub(super) fn place(
    section: &Section,
    round: RoundNumber,
    commands: &mut [Command],
) -> Vec<SeatingRemark> {
    if section.rooms.is_empty() && section.fixed_boards.is_empty() {
        return Vec::new();
    }
    let paired = commands.iter_mut().find_map(|command| match command {
        Command::PairRound(paired) => Some(&mut paired.pairings),
        _ => None,
    });
    let Some(pairings) = paired else {
        return Vec::new();
    };
    let players = players_by_table(section, pairings);
    let wishes: Vec<TableRequest> = players.values().map(|ids| wish(section, ids)).collect();
    let tables = seat(&wishes, &section.rooms);
    let moves: BTreeMap<u32, u32> = players.keys().copied().zip(tables).collect();
    let moved = |board: BoardNumber| BoardNumber {
        table: moves.get(&board.table).copied().unwrap_or(board.table),
        ..board
    };
    for pairing in &mut pairings.boards {
        pairing.board = moved(pairing.board);
    }
    for empty in &mut pairings.empty_boards {
        empty.board = moved(empty.board);
    }
    for meeting in &mut pairings.matches {
        meeting.table = moves.get(&meeting.table).copied().unwrap_or(meeting.table);
    }
    pairings.boards.sort_by_key(|pairing| pairing.board);
    pairings.empty_boards.sort_by_key(|empty| empty.board);
    pairings.matches.sort_by_key(|meeting| meeting.table);
    // Games that are forfeited with the pairing are told by their boards.
    for command in commands {
        match command {
            Command::EnterResult(entered) if entered.round == round => {
                entered.board = moved(entered.board);
            }
            Command::AdjustResult(adjusted) if adjusted.round == round => {
                adjusted.board = moved(adjusted.board);
            }
            _ => {}
        }
    }
    let seated = players.iter().filter_map(|(old, ids)| {
        let table = moves.get(old)?;
        Some((*table, ids.as_slice()))
    });
    remarks(section, &seated.collect::<Vec<_>>())
}

/// Who sits at each table of a round; of a match whose boards are not set, everybody who may.
fn players_by_table(section: &Section, pairings: &RoundPairings) -> BTreeMap<u32, Vec<EntrantId>> {
    let mut players: BTreeMap<u32, Vec<EntrantId>> = BTreeMap::new();
    for pairing in &pairings.boards {
        let at = players.entry(pairing.board.table).or_default();
        at.extend([pairing.white, pairing.black]);
    }
    for empty in &pairings.empty_boards {
        let at = players.entry(empty.board.table).or_default();
        at.push(empty.entrant);
    }
    for meeting in &pairings.matches {
        let of = |team: TeamId| section.team(team).map(|team| &team.details.members);
        players.entry(meeting.table).or_insert_with(|| {
            let teams = [meeting.first, meeting.second].into_iter().filter_map(of);
            teams.flatten().copied().collect()
        });
    }
    players
}

fn wish(section: &Section, players: &[EntrantId]) -> TableRequest {
    let fixed = players.iter().filter_map(|id| section.fixed_boards.get(id));
    let access = players.iter().filter_map(|id| access(section, *id));
    TableRequest {
        fixed: fixed.copied().collect(),
        access: access.min(),
    }
}

/// Whether and why a player needs an accessible table.
fn access(section: &Section, player: EntrantId) -> Option<Access> {
    section.needs.get(&player).and_then(Needs::access)
}

/// Whether a player needs an accessible table.
pub(crate) fn needs_accessible_table(section: &Section, player: EntrantId) -> bool {
    access(section, player).is_some()
}

/// Whether a player may sit elsewhere than the order of the pairings says.
pub(super) fn may_sit_elsewhere(section: &Section, player: EntrantId) -> bool {
    section.fixed_boards.contains_key(&player) || needs_accessible_table(section, player)
}

fn remarks(section: &Section, seated: &[(u32, &[EntrantId])]) -> Vec<SeatingRemark> {
    let mut remarks = Vec::new();
    let is_accessible = |at: u32| {
        let room = section.room(at);
        room.is_some_and(|room| room.accessible.contains(&at))
    };
    let players = seated
        .iter()
        .flat_map(|(at, ids)| ids.iter().map(|id| (*at, *id)));
    for (at, player) in players {
        let fixed = section.fixed_boards.get(&player).copied();
        if let Some(table) = fixed.filter(|table| *table != at) {
            remarks.push(SeatingRemark::Displaced { player, table, at });
        }
        let needs = needs_accessible_table(section, player) && fixed != Some(at);
        if needs && !section.rooms.is_empty() && !is_accessible(at) {
            remarks.push(SeatingRemark::NotAccessible { player, at });
        }
    }
    let outside = seated.iter().map(|(at, _)| *at);
    let mut outside: Vec<u32> = outside.filter(|at| section.room(*at).is_none()).collect();
    if !outside.is_empty() && !section.rooms.is_empty() {
        outside.sort_unstable();
        let tables = Series(outside);
        remarks.push(SeatingRemark::OutsidePlan { tables });
    }
    remarks
}
