//! The boards of a team match: who sits where, also where nobody sits opposite.

use std::collections::{BTreeMap, HashMap, HashSet};

use adoube_tournament::{BoardNumber, EmptyBoard, EntrantId, Game, RoundNumber, TeamId};

use super::matches::{LineUps, Members};

/// What takes place at a board of a match.
#[derive(Clone, Debug)]
pub(super) enum Seat {
    Game(Game),
    /// Somebody without an opponent.
    Alone(EntrantId),
}

impl Seat {
    /// Who of a team sits there.
    fn player_of(&self, team: TeamId, members: &Members) -> Option<EntrantId> {
        let players = match self {
            Seat::Game(game) => vec![game.white, game.black],
            Seat::Alone(entrant) => vec![*entrant],
        };
        let of_team = |id: &EntrantId| members.get(id).is_some_and(|(other, _)| *other == team);
        players.into_iter().find(of_team)
    }
}

/// What is known of the boards of a match.
pub(super) struct Table<'m> {
    pub round: RoundNumber,
    pub table: u32,
    pub teams: (TeamId, TeamId),
    pub members: &'m Members,
    pub line_ups: &'m LineUps<'m>,
}

impl Table<'_> {
    /// Gives every seat its board. The order of a team is that of its record 300, or else of its
    /// list; where only one team has somebody, its order says between which games that was.
    pub(super) fn number(&self, seats: Vec<Seat>) -> (Vec<Game>, Vec<EmptyBoard>) {
        let one = self.order(self.teams.0, &seats);
        let other = self.order(self.teams.1, &seats);
        let order = merged(&one, &other);
        let known: BTreeMap<usize, u16> = order
            .iter()
            .filter_map(|place| Some((*place, self.filed(&seats[*place])?)))
            .collect();
        let mut taken: HashSet<u16> = known.values().copied().collect();
        let (mut games, mut empty, mut last) = (Vec::new(), Vec::new(), 0);
        let mut seats: Vec<Option<Seat>> = seats.into_iter().map(Some).collect();
        for place in order {
            let free = || (last + 1..=u16::MAX).find(|board| !taken.contains(board));
            let board = known.get(&place).copied().or_else(free).unwrap_or(u16::MAX);
            taken.insert(board);
            last = last.max(board);
            let board = BoardNumber::in_match(self.table, board);
            match seats[place].take() {
                Some(Seat::Game(game)) => games.push(Game { board, ..game }),
                Some(Seat::Alone(entrant)) => empty.push(EmptyBoard { board, entrant }),
                None => {}
            }
        }
        games.sort_by_key(|game| game.board);
        empty.sort_by_key(|empty| empty.board);
        (games, empty)
    }

    /// The seats of a team in its own order.
    fn order(&self, team: TeamId, seats: &[Seat]) -> Vec<usize> {
        let filed = self.line_ups.get(&(self.round.0, team.0));
        let mut order: Vec<(usize, usize, usize)> = Vec::new();
        for (place, seat) in seats.iter().enumerate() {
            let Some(player) = seat.player_of(team, self.members) else {
                continue;
            };
            let named = filed.and_then(|filed| filed.iter().position(|id| *id == player.0));
            let listed = self.members.get(&player).map_or(0, |(_, listed)| *listed);
            order.push((named.unwrap_or(usize::MAX), listed, place));
        }
        order.sort_unstable();
        order.into_iter().map(|(_, _, place)| place).collect()
    }

    /// The board at which a record 300 has one of the players.
    fn filed(&self, seat: &Seat) -> Option<u16> {
        let named = |team: TeamId| {
            let player = seat.player_of(team, self.members)?;
            let filed = self.line_ups.get(&(self.round.0, team.0))?;
            let place = filed.iter().position(|id| *id == player.0)?;
            u16::try_from(place + 1).ok()
        };
        named(self.teams.0).or_else(|| named(self.teams.1))
    }
}

/// Two orders of the same games as one: what only one has comes between the games where it stands
/// there. Where the games are in different orders the first one counts.
fn merged(one: &[usize], other: &[usize]) -> Vec<usize> {
    let in_one: HashMap<usize, usize> = one.iter().copied().zip(0..).collect();
    let mut waiting: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let mut before = one.len();
    for place in other.iter().rev() {
        match in_one.get(place) {
            Some(found) => before = *found,
            None => waiting.entry(before).or_default().insert(0, *place),
        }
    }
    let mut order = Vec::new();
    for found in 0..=one.len() {
        order.extend(waiting.remove(&found).unwrap_or_default());
        order.extend(one.get(found));
    }
    order
}
