//! Natural boards and what leaving them costs, done literally.

use std::collections::HashMap;

use adoube_pairing::us::OddPlayerCost;

use super::{Literal, Pairs, partner};

/// What a changed pair costs.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    /// The points that count when switches are compared.
    pub counted: i64,
    /// How far the players exchanged are apart: what the limits are for.
    pub exchanged: i64,
    /// An unrated player lifts the limits.
    pub exempt: bool,
}

impl Cost {
    fn points(points: i64) -> Cost {
        Cost {
            counted: points,
            exchanged: points,
            exempt: false,
        }
    }
}

/// What counts against a changed pair; nothing but that it crosses against a natural one.
#[derive(Clone, Copy, Default)]
pub(super) struct Measured {
    pub crosses: i64,
    pub changed: i64,
    pub cost: i64,
    pub wide: i64,
    pub replaced: i64,
    pub steps: i64,
    pub narrow_interchange: i64,
    pub wide_interchange: i64,
}

fn place(order: &[usize], seat: usize) -> i64 {
    order.iter().position(|other| *other == seat).unwrap() as i64
}

/// Natural boards, the upper player first.
pub(super) struct Natural<'l> {
    pub literal: &'l Literal<'l>,
    pub boards: Pairs,
    /// Among whom everybody is paired: a score group, the unrated players in it who meet each other
    /// (29J), or a part of an accelerated field; the highest has the lowest number.
    pub pools: Vec<usize>,
    /// The boards of each group, and how many of them are of odd players, which come first.
    pub groups: Vec<(usize, Pairs)>,
    /// The pools in which one group meets another (28R2), so that nobody is interchanged.
    pub across: Vec<usize>,
}

impl<'l> Natural<'l> {
    /// Everybody in one pool.
    pub(super) fn of_one_pool(literal: &'l Literal<'l>, boards: Pairs) -> Natural<'l> {
        Natural {
            literal,
            boards,
            pools: vec![0; literal.seats.len()],
            groups: Vec::new(),
            across: Vec::new(),
        }
    }

    fn pool(&self, seat: usize) -> usize {
        self.pools[seat]
    }

    pub(super) fn crosses(&self, a: usize, b: usize) -> bool {
        self.pool(a) != self.pool(b)
    }

    pub(super) fn touches(&self, seat: usize) -> bool {
        self.crosses(seat, partner(&self.boards, seat))
    }

    pub(super) fn is_upper(&self, seat: usize) -> bool {
        self.boards.iter().any(|(upper, _)| *upper == seat)
    }

    /// Groups of scores that are linked by boards, as their players.
    pub(super) fn blocks(&self) -> Vec<Vec<usize>> {
        let mut blocks: Vec<Vec<usize>> = Vec::new();
        for seat in 0..self.literal.seats.len() {
            let same = |block: &&mut Vec<usize>| self.pool(block[0]) == self.pool(seat);
            match blocks.iter_mut().find(same) {
                Some(block) => block.push(seat),
                None => blocks.push(vec![seat]),
            }
        }
        for (a, b) in &self.boards {
            let one = blocks.iter().position(|block| block.contains(a)).unwrap();
            let other = blocks.iter().position(|block| block.contains(b)).unwrap();
            if one != other {
                let moved = blocks.remove(one.max(other));
                blocks[one.min(other)].extend(moved);
            }
        }
        blocks.iter_mut().for_each(|block| block.sort_unstable());
        blocks
    }

    pub(super) fn is_interchange(&self, (a, b): (usize, usize)) -> bool {
        self.is_upper(a) == self.is_upper(b)
            && !self.crosses(a, b)
            && !self.touches(a)
            && !self.touches(b)
    }

    /// What a changed pair costs.
    pub(super) fn cost(&self, (a, b): (usize, usize)) -> Cost {
        if self.crosses(a, b) {
            return self.cost_between_groups(a.min(b), a.max(b));
        }
        match (self.touches(a), self.touches(b)) {
            (true, true) => Cost::points(0),
            (true, false) => self.cost_beside(a, b),
            (false, true) => self.cost_beside(b, a),
            (false, false) => self.cost_in_group(a, b),
        }
    }

    fn rating(&self, seat: usize) -> Option<i64> {
        self.literal.seats[seat].rating
    }

    /// How far two are apart; `None` if one is unrated.
    fn apart(&self, a: usize, b: usize) -> Option<i64> {
        Some((self.rating(a)? - self.rating(b)?).abs())
    }

    /// With an unrated player there is no limit. A difference that is known counts, but no more
    /// than one beyond the 80-point rule; that much counts, too, where none is known.
    fn unlimited(&self, known: Option<i64>) -> Cost {
        let beyond = 81 + i64::from(self.literal.settings.tolerance);
        Cost {
            counted: known.unwrap_or(beyond).min(beyond),
            exchanged: 0,
            exempt: true,
        }
    }

    fn cost_in_group(&self, a: usize, b: usize) -> Cost {
        let (of_a, of_b) = (partner(&self.boards, a), partner(&self.boards, b));
        let rated = [a, b, of_a, of_b]
            .iter()
            .all(|seat| self.rating(*seat).is_some());
        // What the first of the pair sees changing, and the second.
        let (first, second) = (self.apart(of_a, b), self.apart(of_b, a));
        let counts = match self.is_interchange((a, b)) {
            true if self.is_upper(a) => vec![first],
            true => vec![second],
            false => vec![first, second],
        };
        let smallest = counts.into_iter().flatten().min();
        match rated {
            true => Cost::points(smallest.unwrap()),
            false => self.unlimited(smallest),
        }
    }

    /// Another odd player, another opponent, or both, measured from the nearest natural board.
    fn cost_between_groups(&self, guest: usize, host: usize) -> Cost {
        let between = (self.pool(guest), self.pool(host));
        let boards = (self.boards.iter())
            .map(|(a, b)| (*a.min(b), *a.max(b)))
            .filter(|(a, b)| (self.pool(*a), self.pool(*b)) == between);
        let costs = boards.map(|(odd, opponent)| match (guest == odd, host == opponent) {
            (true, _) => self.instead_of_opponent(host, opponent, true),
            (_, true) => self.instead_of_odd(guest, odd, true),
            _ => {
                let one = self.instead_of_odd(guest, odd, false);
                let other = self.instead_of_opponent(host, opponent, false);
                Cost {
                    counted: one.counted.max(other.counted),
                    exchanged: one.exchanged.max(other.exchanged),
                    exempt: one.exempt && other.exempt,
                }
            }
        });
        costs
            .min_by_key(|cost| (cost.exchanged, cost.counted))
            .unwrap()
    }

    /// A player who was to drop or to meet one who drops stays, against this one of the group: he
    /// has taken the place of that one's opponent.
    fn cost_beside(&self, stays: usize, against: usize) -> Cost {
        let gone = partner(&self.boards, against);
        if partner(&self.boards, stays) > stays {
            self.instead_of_odd(gone, stays, true)
        } else {
            self.instead_of_opponent(gone, stays, true)
        }
    }

    /// This player drops instead of the natural odd player.
    fn instead_of_odd(&self, player: usize, odd: usize, alone: bool) -> Cost {
        let cost = match self.apart(player, odd) {
            Some(apart) => Cost::points(apart),
            None => self.unlimited(None),
        };
        let order = self.literal.drop_order(&[], &self.group(odd));
        let next = alone && (place(&order, player) - place(&order, odd)).abs() == 1;
        self.next_or_further(cost, player, odd, next)
    }

    /// This player meets the odd player instead of the natural opponent: a transposition, so that
    /// unrated players lift the limit.
    fn instead_of_opponent(&self, player: usize, natural: usize, alone: bool) -> Cost {
        let others = [player, natural].map(|seat| partner(&self.boards, seat));
        let apart = self.apart(player, natural);
        let cost = match (apart, self.apart(others[0], others[1])) {
            (Some(apart), Some(_)) => Cost::points(apart),
            (known, _) => self.unlimited(known),
        };
        let order = self.group(natural);
        let next = alone && (place(&order, player) - place(&order, natural)).abs() == 1;
        self.next_or_further(cost, player, natural, next)
    }

    /// 29E7 example 5 looks at the next odd player and the next opponent, and takes the smaller of
    /// their difference and that of the two they are exchanged against. Otherwise only the players
    /// exchanged are looked at (29D1b).
    fn next_or_further(&self, cost: Cost, player: usize, natural: usize, next: bool) -> Cost {
        let by_example = self.literal.settings.odd_player_cost == OddPlayerCost::SmallerOfTwo;
        let others = [player, natural].map(|seat| partner(&self.boards, seat));
        let other = self.apart(others[0], others[1]);
        match (next && by_example && !self.touches(player), other) {
            (true, Some(other)) => Cost {
                counted: cost.counted.min(other),
                ..cost
            },
            _ => cost,
        }
    }

    fn group(&self, of: usize) -> Vec<usize> {
        let everybody = 0..self.literal.seats.len();
        everybody
            .filter(|seat| self.pool(*seat) == self.pool(of))
            .collect()
    }

    /// Whether a changed pair needs the 200-point rule.
    fn is_wide(&self, pair: (usize, usize)) -> bool {
        let cost = self.cost(pair);
        let limit = 80 + i64::from(self.literal.settings.tolerance);
        let parts_unequal = [pair.0, pair.1].iter().any(|seat| {
            let natural = (*seat, partner(&self.boards, *seat));
            self.literal.is_unequal(natural)
        });
        !cost.exempt && cost.exchanged > limit && !(cost.counted <= limit && parts_unequal)
    }

    pub(super) fn crossings(&self, pairs: &Pairs) -> Vec<(usize, usize)> {
        let crossing = pairs.iter().filter(|(a, b)| self.crosses(*a, *b));
        let mut found: Vec<_> = crossing
            .map(|(a, b)| (self.pool(*a), self.pool(*b)))
            .collect();
        found.sort_unstable();
        found
    }

    /// The pairs that may be made for colours among some players, each measured.
    pub(super) fn allowed(
        &self,
        players: &[usize],
        start: &Pairs,
    ) -> HashMap<(usize, usize), Measured> {
        let mut allowed = HashMap::new();
        for (at, one) in players.iter().enumerate() {
            for other in &players[at + 1..] {
                let pair = (*one, *other);
                if self.allows(pair, start) {
                    allowed.insert(pair, self.measured(pair, start));
                }
            }
        }
        allowed
    }

    fn measured(&self, pair: (usize, usize), start: &Pairs) -> Measured {
        let crosses = i64::from(self.crosses(pair.0, pair.1));
        if start.contains(&pair) {
            return Measured {
                crosses,
                ..Measured::default()
            };
        }
        let is_wide = self.is_wide(pair);
        let interchange = self.is_interchange(pair);
        Measured {
            crosses,
            changed: 1,
            cost: self.cost(pair).counted,
            wide: i64::from(is_wide),
            replaced: self.steps(pair).0,
            steps: self.steps(pair).1,
            narrow_interchange: i64::from(interchange && !is_wide),
            wide_interchange: i64::from(interchange && is_wide),
        }
    }

    /// Whether a pair may be made for colours.
    fn allows(&self, pair: (usize, usize), start: &Pairs) -> bool {
        if start.contains(&pair) {
            return true;
        }
        if !self.may_cross(pair) {
            return false;
        }
        if self.is_interchange(pair) && self.across.contains(&self.pool(pair.0)) {
            return false;
        }
        let settings = self.literal.settings;
        let cost = self.cost(pair);
        let limit = 200 + i64::from(settings.tolerance);
        settings.no_limits || cost.exempt || cost.exchanged <= limit
    }

    /// Whether a pair stays in its pool, or crosses where others do naturally; an unrated player
    /// drops only if he does so naturally (29D1a).
    pub(super) fn may_cross(&self, pair: (usize, usize)) -> bool {
        if !self.crosses(pair.0, pair.1) {
            return true;
        }
        let between = (self.pool(pair.0), self.pool(pair.1));
        let mut boards = (self.boards.iter())
            .map(|(a, b)| (*a.min(b), *a.max(b)))
            .filter(|(a, b)| (self.pool(*a), self.pool(*b)) == between)
            .peekable();
        let rated = self.literal.seats[pair.0].rating.is_some();
        boards.peek().is_some() && (rated || boards.any(|(guest, _)| guest == pair.0))
    }

    /// How many of an odd player and his opponent are not the natural ones, and how far from them.
    fn steps(&self, (guest, host): (usize, usize)) -> (i64, i64) {
        if !self.crosses(guest, host) {
            return (0, 0);
        }
        let between = (self.pool(guest), self.pool(host));
        let boards: Vec<_> = (self.boards.iter())
            .map(|(a, b)| (*a.min(b), *a.max(b)))
            .filter(|(a, b)| (self.pool(*a), self.pool(*b)) == between)
            .collect();
        let dropping = self.literal.drop_order(&[], &self.group(guest));
        let hosting = self.group(host);
        let away = |order: &[usize], one: usize, other: usize| {
            (place(order, one) - place(order, other)).abs()
        };
        let guests = boards
            .iter()
            .map(|(natural, _)| away(&dropping, guest, *natural));
        let hosts = boards
            .iter()
            .map(|(_, natural)| away(&hosting, host, *natural));
        let (guest, host) = (guests.min().unwrap(), hosts.min().unwrap());
        (i64::from(guest > 0) + i64::from(host > 0), guest + host)
    }

    /// Of equally good pairings: at each boundary the first possible pair, then player by player.
    pub(super) fn first_crossings(&self, mut pairings: Vec<Pairs>, block: &[usize]) -> Pairs {
        let mut done: Vec<(usize, usize)> = Vec::new();
        for (guest, host) in &self.boards {
            let between = (self.pool(*guest), self.pool(*host));
            if !block.contains(guest) || !self.crosses(*guest, *host) || done.contains(&between) {
                continue;
            }
            done.push(between);
            let of = |pool: usize| -> Vec<usize> {
                block
                    .iter()
                    .copied()
                    .filter(|seat| self.pool(*seat) == pool)
                    .collect()
            };
            let natural: Vec<usize> = (self.boards.iter())
                .filter(|(a, b)| (self.pool(*a), self.pool(*b)) == between)
                .map(|(a, _)| *a)
                .collect();
            let mut guests = natural.clone();
            guests.sort_unstable();
            let dropping = self.literal.drop_order(&[], &of(between.0));
            guests.extend(dropping.into_iter().filter(|seat| !natural.contains(seat)));
            for guest in guests {
                let own = partner(&self.boards, guest);
                let mut hosts = of(between.1);
                hosts.sort_by_key(|host| *host != own);
                let makes = |pairs: &Pairs, host: usize| partner(pairs, guest) == host;
                let host = (hosts.into_iter())
                    .find(|host| pairings.iter().any(|pairs| makes(pairs, *host)));
                // Once there are enough pairs nobody else can cross.
                if let Some(host) = host {
                    pairings.retain(|pairs| makes(pairs, host));
                }
            }
        }
        let key = |pairs: &Pairs| self.first(pairs, block);
        pairings.into_iter().min_by_key(key).unwrap()
    }

    /// Player by player: the natural opponent, or else the highest ranked.
    pub(super) fn first(&self, pairs: &Pairs, players: &[usize]) -> Vec<usize> {
        let upper = players
            .iter()
            .filter(|seat| partner(pairs, **seat) > **seat);
        upper
            .map(|seat| {
                let met = partner(pairs, *seat);
                if met == partner(&self.boards, *seat) {
                    0
                } else {
                    met + 1
                }
            })
            .collect()
    }
}
