//! The Burstein system as its text goes, by trying everything (C.04.4.2).

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::HashMap;

use adoube_tournament::*;

use crate::replay::Answer;
use crate::standing::{Player, Preference, Standing, completes, preference, white};

/// What differs between editions and readings.
#[derive(Clone, Copy, Default)]
pub(crate) struct Rules {
    /// C2, C6 and C7 as before 2026.
    pub is_old: bool,
    /// 1.7.2: zero-point byes count as draws only while the player is absent.
    pub only_while_absent: bool,
}

/// Pairs a round after the seeding rounds; `None` if there is no legal pairing.
pub(crate) fn pair(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    rules: Rules,
) -> Option<Answer> {
    let standing = Standing::new(tournament, round, present, rules.is_old);
    let preferences: Vec<Preference> = (standing.players.iter())
        .map(|player| preference(&player.colours))
        .collect();
    let index = |player: &Player| {
        let (buchholz, berger) = index(&standing, player.id, present, rules);
        (Reverse(buchholz), Reverse(berger), player.number)
    };
    let order = standing.players.iter().map(index).collect();
    Literal {
        standing: &standing,
        rules,
        preferences,
        order,
        next: RefCell::default(),
    }
    .pair()
}

/// 1.7: Buchholz and Sonneborn-Berger.
fn index(
    standing: &Standing<'_>,
    id: EntrantId,
    present: &[EntrantId],
    rules: Rules,
) -> (i64, i64) {
    let system = standing.tournament.point_system();
    let own = standing.real_score(id, standing.round);
    let (mut buchholz, mut berger) = (0, 0);
    for row in standing.tournament.card(id, standing.before) {
        let points = system.points(row.counted_for(Purpose::Pairing));
        let against = match row.opponent.filter(|_| row.reported.is_played()) {
            Some(opponent) => {
                let is_back = rules.only_while_absent && present.contains(&opponent);
                let draws = if is_back { 0 } else { byes(standing, opponent) };
                let score = standing.real_score(opponent, standing.round);
                (0..draws).fold(score, |score, _| score + system.draw)
            }
            None => own,
        };
        buchholz += i64::from(against.as_hundredths());
        berger += i64::from(against.as_hundredths()) * i64::from(points.as_hundredths());
    }
    (buchholz, berger)
}

/// The zero-point byes since the last round that was something else.
fn byes(standing: &Standing<'_>, id: EntrantId) -> usize {
    let mut run = 0;
    for row in standing.tournament.card(id, standing.before) {
        match row.reported {
            Outcome::ZeroPointBye | Outcome::NotPaired => run += 1,
            _ => run = 0,
        }
    }
    run
}

type Pairs = Vec<(usize, usize)>;

/// How well a bracket is paired: C5, then C6.
type Quality = (usize, usize, Vec<Points>);

struct Literal<'l> {
    standing: &'l Standing<'l>,
    rules: Rules,
    preferences: Vec<Preference>,
    /// What ranks the players (1.8).
    order: Vec<(Reverse<i64>, Reverse<i64>, u32)>,
    /// The best that the next bracket can do, by the floaters into it.
    next: RefCell<HashMap<Vec<usize>, Option<Quality>>>,
}

/// Every pairing of numbered players with any number of floaters, in the order of 4.3.
pub(crate) fn pairings(numbered: &[usize]) -> Vec<(Pairs, Vec<usize>)> {
    let Some((first, rest)) = numbered.split_first() else {
        return vec![Default::default()];
    };
    let mut all = Vec::new();
    for other in rest.iter().rev() {
        let rest: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
        for (pairs, floaters) in pairings(&rest) {
            all.push(([vec![(*first, *other)], pairs].concat(), floaters));
        }
    }
    for (pairs, floaters) in pairings(rest) {
        all.push((pairs, [vec![*first], floaters].concat()));
    }
    all
}

impl Literal<'_> {
    fn player(&self, player: usize) -> &Player {
        &self.standing.players[player]
    }

    fn is_legal(&self, one: usize, other: usize) -> bool {
        self.standing.is_legal(&self.preferences, one, other)
    }

    fn completes(&self, players: &[usize]) -> bool {
        players.len().is_multiple_of(2)
            && completes(players, &|one, other| self.is_legal(one, other))
    }

    fn pair(&self) -> Option<Answer> {
        let mut left: Vec<usize> = (0..self.standing.players.len()).collect();
        let mut bye = None;
        if left.len() % 2 == 1 {
            bye = Some(self.bye(&left)?);
            left.retain(|player| Some(*player) != bye);
        }
        if !self.completes(&left) {
            return None;
        }
        let mut pairs = Vec::new();
        let mut floaters: Vec<usize> = Vec::new();
        while !left.is_empty() {
            let residents = self.top(&left);
            left.retain(|player| !residents.contains(player));
            let (made, floating) = self.bracket(&floaters, &residents, &left);
            pairs.extend(made);
            floaters = floating;
        }
        let id = |player: usize| self.player(player).id;
        let coloured = pairs.into_iter().map(|(one, other)| {
            let is_higher = self.order[one] < self.order[other];
            let (higher, lower) = if is_higher {
                (one, other)
            } else {
                (other, one)
            };
            let white = white(self.standing, &self.preferences, higher, lower);
            (id(white), id(higher + lower - white))
        });
        Some((coloured.collect(), bye.map(id)))
    }

    /// 3.1.
    fn bye(&self, left: &[usize]) -> Option<usize> {
        let leaves = |player: &usize| {
            let others: Vec<usize> = left.iter().copied().filter(|one| one != player).collect();
            self.completes(&others)
        };
        let candidates = left.iter().copied();
        (candidates.filter(|player| self.player(*player).may_have_bye))
            .filter(leaves)
            .min_by_key(|place| {
                let player = self.player(*place);
                let games = Reverse(player.colours.len());
                (player.score, games, Reverse(self.order[*place]))
            })
    }

    fn top(&self, left: &[usize]) -> Vec<usize> {
        let score = left.first().map(|player| self.player(*player).score);
        let is_top = |player: &usize| Some(self.player(*player).score) == score;
        left.iter().copied().filter(is_top).collect()
    }

    /// 3.2: the first pairing that complies best with the criteria.
    fn bracket(
        &self,
        incoming: &[usize],
        residents: &[usize],
        below: &[usize],
    ) -> (Pairs, Vec<usize>) {
        let mut best: Option<(_, (Pairs, Vec<usize>))> = None;
        self.next.borrow_mut().clear();
        for (pairs, floaters) in self.legal(incoming, residents) {
            let own = self.quality(incoming, &pairs, &floaters);
            if best
                .as_ref()
                .is_some_and(|((found, ..), _): &((Quality, _, _), _)| own > *found)
            {
                continue;
            }
            let Some(next) = self.next_quality(&floaters, below) else {
                continue;
            };
            let quality = (own, next, self.unfulfilled(&pairs));
            if best.as_ref().is_none_or(|(found, _)| quality < *found) {
                best = Some((quality, (pairs, floaters)));
            }
        }
        best.expect("those who are left can be paired").1
    }

    /// The pairings of a bracket without pairs that may not be, in order.
    fn legal(&self, incoming: &[usize], residents: &[usize]) -> Vec<(Pairs, Vec<usize>)> {
        let mut numbered = [incoming, residents].concat();
        numbered.sort_by_key(|player| self.order[*player]);
        let mut all = pairings(&numbered);
        all.retain(|(pairs, _)| pairs.iter().all(|(one, other)| self.is_legal(*one, *other)));
        all
    }

    /// C5 and C6.
    fn quality(&self, incoming: &[usize], pairs: &Pairs, floaters: &[usize]) -> Quality {
        let mut counted = floaters.to_vec();
        if self.rules.is_old {
            counted.retain(|player| incoming.contains(player));
        }
        let mut scores: Vec<Points> = counted.iter().map(|p| self.player(*p).score).collect();
        scores.sort_by_key(|score| Reverse(*score));
        let unpaired = match self.rules.is_old {
            true => counted.len(),
            false => 0,
        };
        (100 - pairs.len(), unpaired, scores)
    }

    /// C4, C7: how well the next bracket can be paired with these floaters; `None` if the rest
    /// cannot be completed.
    fn next_quality(&self, floaters: &[usize], below: &[usize]) -> Option<Quality> {
        let mut key = floaters.to_vec();
        key.sort_unstable();
        if let Some(known) = self.next.borrow().get(&key) {
            return known.clone();
        }
        let next = self.top(below);
        let lower: Vec<usize> = (below.iter().copied())
            .filter(|player| !next.contains(player))
            .collect();
        let all = self.legal(floaters, &next).into_iter();
        let best = all
            .filter(|(_, outgoing)| self.completes(&[outgoing.as_slice(), &lower].concat()))
            .map(|(pairs, outgoing)| self.quality(floaters, &pairs, &outgoing))
            .min();
        self.next.borrow_mut().insert(key, best.clone());
        best
    }

    /// C8.
    fn unfulfilled(&self, pairs: &[(usize, usize)]) -> usize {
        let wish = |player: usize| self.preferences[player].map(|(colour, _)| colour);
        let same = |pair: &&(usize, usize)| wish(pair.0).is_some() && wish(pair.0) == wish(pair.1);
        pairs.iter().filter(same).count()
    }
}
