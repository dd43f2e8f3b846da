//! The Dubov system as its text goes, by trying everything (C.04.4.1, 2026; 2018 differs in who may
//! have the bye).

use std::cmp::Reverse;

use adoube_tournament::*;

use crate::replay::Answer;
use crate::standing::{Player, Preference, Standing, completes, preference, white};

/// Pairs a round; `None` if there is no legal pairing.
pub(crate) fn pair(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    is_old: bool,
) -> Option<Answer> {
    let standing = Standing::new(tournament, round, present, is_old);
    let preferences: Vec<Preference> = (standing.players.iter())
        .map(|player| preference(&player.colours).or(Some((Colour::Black, 1))))
        .collect();
    let averages = (standing.players.iter())
        .map(|player| average(&standing, player.id))
        .collect();
    Literal {
        standing: &standing,
        preferences,
        averages,
    }
    .pair()
}

/// 1.7.
fn average(standing: &Standing<'_>, id: EntrantId) -> u32 {
    let rows = standing.tournament.card(id, standing.before);
    let opponents = rows.filter(|row| row.reported.is_played());
    let ratings: Vec<f64> = opponents
        .filter_map(|row| standing.tournament.entrant(row.opponent?))
        .map(|entrant| f64::from(entrant.player.fide_rating.unwrap_or(0)))
        .collect();
    match ratings.len() {
        0 => 0,
        count => (ratings.iter().sum::<f64>() / count as f64 + 0.5).floor() as u32,
    }
}

/// All sets of a size, those with the smallest differing places first (4.2).
pub(crate) fn subsets<T: Copy>(of: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, first) in of.iter().enumerate() {
        for rest in subsets(&of[place + 1..], size - 1) {
            all.push([vec![*first], rest].concat());
        }
    }
    all
}

/// All orders, lexicographically by place (4.4).
pub(crate) fn transpositions<T: Copy>(of: &[T]) -> Vec<Vec<T>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for place in 0..of.len() {
        let rest = [&of[..place], &of[place + 1..]].concat();
        for order in transpositions(&rest) {
            all.push([vec![of[place]], order].concat());
        }
    }
    all
}

/// Shifters are numbered from the middle outwards, of two the upper one first (4.3).
pub(crate) fn shifters<T: Copy>(of: &[T]) -> Vec<T> {
    let mut order = Vec::new();
    let mut upper = (0..of.len().div_ceil(2)).rev();
    let mut lower = of.len().div_ceil(2)..of.len();
    if of.len() % 2 == 1 {
        order.extend(upper.next());
    }
    while order.len() < of.len() {
        order.extend(upper.next());
        order.extend(lower.next());
    }
    order.into_iter().map(|place| of[place]).collect()
}

struct Literal<'l> {
    standing: &'l Standing<'l>,
    preferences: Vec<Preference>,
    averages: Vec<u32>,
}

type Pairs = Vec<(usize, usize)>;

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
        while !left.is_empty() {
            let score = self.player(left[0]).score;
            let (residents, below): (Vec<usize>, Vec<usize>) =
                (left.iter()).partition(|player| self.player(**player).score == score);
            let bracket = [residents.clone(), self.upfloaters(&residents, &below)].concat();
            pairs.extend(self.bracket(&bracket));
            left.retain(|player| !bracket.contains(player));
        }
        let id = |player: usize| self.player(player).id;
        let coloured = pairs.into_iter().map(|(one, other)| {
            let (higher, lower) = (one.min(other), one.max(other));
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
            .min_by_key(|player| {
                let player = self.player(*player);
                let games = Reverse(player.colours.len());
                (player.score, games, Reverse(player.number))
            })
    }

    /// Every legal pairing of a bracket.
    fn pairings(&self, bracket: &[usize]) -> Vec<Pairs> {
        let Some((first, rest)) = bracket.split_first() else {
            return vec![Vec::new()];
        };
        let mut all = Vec::new();
        for other in rest.iter().filter(|other| self.is_legal(*first, **other)) {
            let rest: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
            for pairs in self.pairings(&rest) {
                all.push([vec![(*first, *other)], pairs].concat());
            }
        }
        all
    }

    /// C7.
    fn unfulfilled(&self, pairs: &[(usize, usize)]) -> usize {
        let wish = |player: usize| self.preferences[player].unwrap().0;
        let same = pairs
            .iter()
            .filter(|(one, other)| wish(*one) == wish(*other));
        same.count()
    }

    fn best_unfulfilled(&self, bracket: &[usize]) -> Option<usize> {
        let all = self.pairings(bracket);
        all.iter().map(|pairs| self.unfulfilled(pairs)).min()
    }

    /// 3.2.1, 3.2.2: the first set that complies best with C5 to C10.
    fn upfloaters(&self, residents: &[usize], below: &[usize]) -> Vec<usize> {
        for size in 0..=below.len() {
            let mut best: Option<(_, Vec<usize>)> = None;
            for set in subsets(below, size) {
                let bracket = [residents, &set].concat();
                let rest: Vec<usize> = (below.iter().copied())
                    .filter(|player| !set.contains(player))
                    .collect();
                if bracket.len() % 2 == 1 || !self.completes(&rest) {
                    continue;
                }
                let Some(unfulfilled) = self.best_unfulfilled(&bracket) else {
                    continue;
                };
                let mut scores: Vec<Reverse<Points>> = (set.iter())
                    .map(|player| Reverse(self.player(*player).score))
                    .collect();
                scores.sort_by_key(|score| score.0);
                let quality = (scores, unfulfilled, self.floats(&set));
                if best.as_ref().is_none_or(|(found, _)| quality < *found) {
                    best = Some((quality, set));
                }
            }
            if let Some((_, set)) = best {
                return set;
            }
        }
        unreachable!("those who are left can be paired");
    }

    /// Round by round, whether the opponent had a higher score.
    fn came_up(&self, player: usize) -> Vec<bool> {
        let (standing, id) = (self.standing, self.player(player).id);
        let rows = standing.tournament.card(id, standing.before);
        rows.map(|row| {
            row.opponent.is_some_and(|opponent| {
                standing.score_in(opponent, row.round) > standing.score_in(id, row.round)
            })
        })
        .collect()
    }

    /// C8, C9, C10.
    fn floats(&self, set: &[usize]) -> [usize; 3] {
        let planned = self.standing.tournament.draft().planned_rounds;
        if self.standing.round.0 == planned {
            return [0; 3];
        }
        let most = 2 + usize::from(planned) / 5;
        let times = |player: &usize| {
            let came_up = self.came_up(*player).into_iter();
            came_up.filter(|came_up| *came_up).count()
        };
        let maximum: Vec<usize> = set.iter().map(times).filter(|n| *n >= most).collect();
        let last = |player: &&usize| self.came_up(**player).last() == Some(&true);
        [
            maximum.len(),
            maximum.iter().sum(),
            set.iter().filter(last).count(),
        ]
    }

    fn by_number(&self, players: &mut [usize]) {
        players.sort_by_key(|player| self.player(*player).number);
    }

    fn by_average(&self, players: &mut [usize]) {
        players.sort_by_key(|player| (self.averages[*player], self.player(*player).number));
    }

    /// 3.2.3 to 3.2.6.
    fn bracket(&self, bracket: &[usize]) -> Pairs {
        let mut members = bracket.to_vec();
        self.by_number(&mut members);
        let nobody_played = (members.iter()).all(|player| self.player(*player).colours.is_empty());
        let half = members.len() / 2;
        let is_first = |player: &usize| match nobody_played {
            true => members[..half].contains(player),
            false => self.preferences[*player].unwrap().0 == Colour::White,
        };
        let (mut first, mut second): (Vec<usize>, Vec<usize>) =
            members.iter().partition(|player| is_first(player));
        self.by_average(&mut first);
        self.by_number(&mut second);
        match first.len() <= second.len() {
            true => self.shift(&first, &second, true),
            false => self.shift(&second, &first, false),
        }
    }

    /// 3.2.4: the first sets that leave a legal pairing with the best C7.
    fn shift(&self, smaller: &[usize], larger: &[usize], is_first_smaller: bool) -> Pairs {
        let bracket = [smaller, larger].concat();
        let all = self.pairings(&bracket);
        let inside = |pairs: &Pairs| {
            let both =
                |pair: &&(usize, usize)| smaller.contains(&pair.0) && smaller.contains(&pair.1);
            pairs.iter().filter(both).count()
        };
        let forced = all.iter().map(inside).min().unwrap();
        let best = self.best_unfulfilled(&bracket).unwrap();
        for down in subsets(&shifters(smaller), forced) {
            let excess = (larger.len() + forced - (smaller.len() - forced)) / 2;
            for up in subsets(&shifters(larger), excess) {
                let stay = |group: &[usize], gone: &[usize], come: &[usize]| -> Vec<usize> {
                    let group = group.iter().filter(|player| !gone.contains(player));
                    group.chain(come).copied().collect()
                };
                let one = stay(smaller, &down, &up);
                let two = stay(larger, &up, &down);
                let found = match is_first_smaller {
                    true => self.transpose(one, two, best),
                    false => self.transpose(two, one, best),
                };
                if let Some(pairs) = found {
                    return pairs;
                }
            }
        }
        unreachable!("the bracket has a legal pairing");
    }

    /// 3.2.5, 3.2.6.
    fn transpose(
        &self,
        mut first: Vec<usize>,
        mut second: Vec<usize>,
        best: usize,
    ) -> Option<Pairs> {
        self.by_average(&mut first);
        self.by_number(&mut second);
        let all = transpositions(&second).into_iter();
        all.map(|second| first.iter().copied().zip(second).collect::<Pairs>())
            .find(|pairs| {
                let legal = pairs.iter().all(|(one, other)| self.is_legal(*one, *other));
                legal && self.unfulfilled(pairs) == best
            })
    }
}
