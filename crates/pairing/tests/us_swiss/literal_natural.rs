//! Natural boards and what leaving them costs, done literally.

use adoube_pairing::us::OddPlayerCost;
use adoube_tournament::Points;

use super::{Literal, Pairs, partner};

/// Natural boards, the upper player first.
pub struct Natural<'l> {
    pub literal: &'l Literal<'l>,
    pub boards: Pairs,
}

impl Natural<'_> {
    fn score(&self, seat: usize) -> Points {
        self.literal.seats[seat].score
    }

    fn crosses(&self, a: usize, b: usize) -> bool {
        self.score(a) != self.score(b)
    }

    fn touches(&self, seat: usize) -> bool {
        self.crosses(seat, partner(&self.boards, seat))
    }

    pub fn is_upper(&self, seat: usize) -> bool {
        self.boards.iter().any(|(upper, _)| *upper == seat)
    }

    /// Groups of scores that are linked by boards, as their players.
    pub fn blocks(&self) -> Vec<Vec<usize>> {
        let mut blocks: Vec<Vec<usize>> = Vec::new();
        for seat in 0..self.literal.seats.len() {
            match blocks.last_mut() {
                Some(block) if self.score(block[0]) == self.score(seat) => block.push(seat),
                _ => blocks.push(vec![seat]),
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

    pub fn is_interchange(&self, (a, b): (usize, usize)) -> bool {
        self.is_upper(a) == self.is_upper(b)
            && !self.crosses(a, b)
            && !self.touches(a)
            && !self.touches(b)
    }

    /// The rating difference of a changed pair, and whether an unrated player lifts the limit.
    pub fn cost(&self, (a, b): (usize, usize)) -> (i64, bool) {
        let seats = &self.literal.seats;
        let (of_a, of_b) = (partner(&self.boards, a), partner(&self.boards, b));
        let ratings = [a, b, of_a, of_b].map(|seat| seats[seat].rating);
        let [Some(one), Some(other), Some(to_one), Some(to_other)] = ratings else {
            return (0, true);
        };
        // What the first of the pair sees changing, and the second.
        let (first, second) = ((to_one - other).abs(), (to_other - one).abs());
        let boundary = self.crosses(a, b) || self.touches(a) || self.touches(b);
        let literal_cost = self.literal.settings.odd_player_cost == OddPlayerCost::PlayersSwitched;
        let cost = if boundary && literal_cost {
            match (self.crosses(of_a, b), self.crosses(of_b, a)) {
                (false, true) => first,
                (true, false) => second,
                _ => first.min(second),
            }
        } else if self.is_interchange((a, b)) {
            if self.is_upper(a) { first } else { second }
        } else {
            first.min(second)
        };
        (cost, false)
    }

    pub fn crossings(&self, pairs: &Pairs) -> Vec<(Points, Points)> {
        let crossing = pairs.iter().filter(|(a, b)| self.crosses(*a, *b));
        let mut found: Vec<_> = crossing
            .map(|(a, b)| (self.score(*a), self.score(*b)))
            .collect();
        found.sort_unstable();
        found
    }

    /// Whether a pair may be made for colours.
    pub fn allows(&self, pair: (usize, usize), start: &Pairs) -> bool {
        if start.contains(&pair) {
            return true;
        }
        let settings = self.literal.settings;
        let (cost, exempt) = self.cost(pair);
        if !(settings.no_limits || exempt || cost <= 200 + i64::from(settings.tolerance)) {
            return false;
        }
        if !self.crosses(pair.0, pair.1) {
            return true;
        }
        let between = (self.score(pair.0), self.score(pair.1));
        let is_natural = |(guest, _): &&(usize, usize)| *guest == pair.0;
        let boards: Vec<_> = (start.iter())
            .filter(|(a, b)| (self.score(*a), self.score(*b)) == between)
            .collect();
        let rated = self.literal.seats[pair.0].rating.is_some();
        !boards.is_empty() && (rated || boards.iter().any(is_natural))
    }

    /// How far an odd player and his opponent are from the natural ones.
    pub fn steps(&self, (guest, host): (usize, usize)) -> i64 {
        if !self.crosses(guest, host) {
            return 0;
        }
        let group = |of: usize| -> Vec<usize> {
            let everybody = 0..self.literal.seats.len();
            everybody
                .filter(|seat| self.score(*seat) == self.score(of))
                .collect()
        };
        let between = (self.score(guest), self.score(host));
        let boards: Vec<_> = (self.boards.iter())
            .map(|(a, b)| (*a.min(b), *a.max(b)))
            .filter(|(a, b)| (self.score(*a), self.score(*b)) == between)
            .collect();
        let dropping = self.literal.drop_order(&[], &group(guest));
        let hosting = group(host);
        let away = |order: &[usize], one: usize, other: usize| {
            let place = |seat| order.iter().position(|s| *s == seat).unwrap() as i64;
            (place(one) - place(other)).abs()
        };
        let guests = boards
            .iter()
            .map(|(natural, _)| away(&dropping, guest, *natural));
        let hosts = boards
            .iter()
            .map(|(_, natural)| away(&hosting, host, *natural));
        guests.min().unwrap() + hosts.min().unwrap()
    }

    /// Of equally good pairings: at each boundary the first possible pair, then player by player.
    pub fn first_crossings(&self, mut pairings: Vec<Pairs>, block: &[usize]) -> Pairs {
        let mut done: Vec<(Points, Points)> = Vec::new();
        for (guest, host) in &self.boards {
            let between = (self.score(*guest), self.score(*host));
            if !block.contains(guest) || !self.crosses(*guest, *host) || done.contains(&between) {
                continue;
            }
            done.push(between);
            let of = |score: Points| -> Vec<usize> {
                block
                    .iter()
                    .copied()
                    .filter(|seat| self.score(*seat) == score)
                    .collect()
            };
            let natural: Vec<usize> = (self.boards.iter())
                .filter(|(a, b)| (self.score(*a), self.score(*b)) == between)
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
    pub fn first(&self, pairs: &Pairs, players: &[usize]) -> Vec<usize> {
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
