//! The systems to the letter: sets of upfloaters and pairings of a bracket are all listed, and the
//! first of the best is taken.

use std::cmp::Reverse;

use adoube_pairing::fide::team::{Edition, Preferences, SwissTeam};
use adoube_pairing::fide::{Reading, Readings};
use adoube_tournament::Colour;

use super::event::Event;
use super::state::{Side, sides};

/// Pairs as (white, black), sorted, and the bye.
pub(crate) type Pairing = (Vec<(u32, u32)>, Option<u32>);

/// The next round of an event.
pub(crate) struct Literal<'e> {
    event: &'e Event,
    readings: Readings,
    sides: Vec<Side>,
    present: Vec<u32>,
    /// Rounds after this one.
    rounds_left: usize,
}

/// A bracket.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) residents: Vec<u32>,
    /// Everybody below.
    pub(crate) pool: Vec<u32>,
    /// The upfloaters.
    pub(crate) set: Vec<u32>,
    /// The pairs, the top member first.
    pub(crate) pairs: Vec<(u32, u32)>,
}

/// A set of upfloaters with what it is judged by, best first: the scores, C6, C7.
pub(crate) type JudgedSet = (Vec<Reverse<i32>>, usize, usize, Vec<u32>);

impl<'e> Literal<'e> {
    pub(crate) fn new(event: &'e Event, present: &[u32]) -> Literal<'e> {
        let readings = match (event.team(), event.double()) {
            (Some(team), _) => team.readings,
            (_, Some(double)) => double.readings,
            _ => Readings::USUAL,
        };
        let played = event.rounds.len() + 1;
        Literal {
            event,
            readings,
            sides: sides(event, readings),
            present: present.to_vec(),
            rounds_left: usize::from(event.planned).saturating_sub(played),
        }
    }

    pub(crate) fn side(&self, number: u32) -> &Side {
        &self.sides[number as usize - 1]
    }

    fn score(&self, number: u32) -> i32 {
        self.side(number).score
    }

    fn is_2024(&self) -> bool {
        (self.event.team()).is_some_and(|team| team.edition == Edition::Team2024)
    }

    /// Whether repeated floats count in this round.
    fn minds_floats(&self) -> bool {
        match self.event.team() {
            Some(_) => self.rounds_left > 1,
            None => self.rounds_left > 0,
        }
    }

    fn has_floated(&self, number: u32) -> bool {
        self.minds_floats() && self.side(number).has_floated
    }

    /// Every way to pair some so that nobody meets twice (C1).
    pub(crate) fn pairings(&self, some: &[u32]) -> Vec<Vec<(u32, u32)>> {
        let Some((first, rest)) = some.split_first() else {
            return vec![Vec::new()];
        };
        let mut all = Vec::new();
        for (place, other) in rest.iter().enumerate() {
            if !self.side(*first).met.contains(other) {
                let mut left = rest.to_vec();
                left.remove(place);
                for mut pairing in self.pairings(&left) {
                    pairing.insert(0, (*first, *other));
                    all.push(pairing);
                }
            }
        }
        all
    }

    pub(crate) fn is_pairable(&self, some: &[u32]) -> bool {
        let Some((first, rest)) = some.split_first() else {
            return true;
        };
        rest.iter().enumerate().any(|(place, other)| {
            let mut left = rest.to_vec();
            left.remove(place);
            !self.side(*first).met.contains(other) && self.is_pairable(&left)
        })
    }

    /// The round; `None` if it has no legal pairing.
    pub(crate) fn pair(&self) -> Option<Pairing> {
        let (groups, bye) = self.groups()?;
        let pairs = groups.iter().flat_map(|group| &group.pairs);
        let mut pairs: Vec<(u32, u32)> = pairs
            .map(|(one, other)| self.coloured(*one, *other))
            .collect();
        pairs.sort_unstable();
        Some((pairs, bye))
    }

    /// The brackets, and who has the bye.
    pub(crate) fn groups(&self) -> Option<(Vec<Group>, Option<u32>)> {
        let mut left = self.present.clone();
        left.sort_by_key(|number| (Reverse(self.score(*number)), *number));
        let bye = match left.len() % 2 {
            0 => None,
            _ => Some(self.bye(&left)?),
        };
        left.retain(|number| Some(*number) != bye);
        if !self.is_pairable(&left) {
            return None;
        }
        let mut groups = Vec::new();
        while let Some(top) = left.first().map(|number| self.score(*number)) {
            let (residents, pool): (Vec<u32>, Vec<u32>) =
                left.iter().partition(|number| self.score(**number) == top);
            let set = self.upfloaters(&residents, &pool);
            let bracket = [&residents[..], &set].concat();
            left.retain(|number| !bracket.contains(number));
            groups.push(Group {
                pairs: self.pair_bracket(&bracket),
                residents,
                pool,
                set,
            });
        }
        Some((groups, bye))
    }

    /// 3.4: the lowest score, the most matches, the largest number.
    fn bye(&self, everybody: &[u32]) -> Option<u32> {
        let mut candidates = everybody.to_vec();
        candidates.sort_by_key(|number| {
            let side = self.side(*number);
            (side.score, Reverse(side.matches), Reverse(*number))
        });
        candidates.into_iter().find(|number| {
            let rest = without(everybody, &[*number]);
            self.side(*number).may_have_bye && self.is_pairable(&rest)
        })
    }

    /// 3.5: of the sets of the smallest size that leave a legal pairing, those with the best scores;
    /// of these the best by C6, then C7, then the first.
    fn upfloaters(&self, residents: &[u32], pool: &[u32]) -> Vec<u32> {
        for size in 0..=pool.len() {
            let legal = self.legal_sets(residents, pool, size).into_iter();
            let judged = legal.map(|set| self.judge_set(residents, pool, set));
            if let Some((.., set)) = judged.min() {
                return set;
            }
        }
        panic!("{residents:?} and {pool:?} cannot be paired");
    }

    /// The sets of a size that leave a legal pairing.
    pub(crate) fn legal_sets(&self, residents: &[u32], pool: &[u32], size: usize) -> Vec<Vec<u32>> {
        let mut sets = subsets(pool, size);
        sets.retain(|set| {
            self.is_pairable(&[residents, set].concat()) && self.is_pairable(&without(pool, set))
        });
        sets
    }

    pub(crate) fn judge_set(&self, residents: &[u32], pool: &[u32], set: Vec<u32>) -> JudgedSet {
        let mut scores: Vec<i32> = set.iter().map(|number| self.score(*number)).collect();
        scores.sort_unstable();
        let floated = set.iter().filter(|number| self.has_floated(**number));
        let floated = match self.is_2024() {
            true => 0,
            false => floated.count(),
        };
        let rest = without(pool, &set);
        let following = self.following(residents, &rest);
        let needed = self.fewest_upfloaters(&following, &without(&rest, &following));
        let is_graded = self.is_2024() || self.readings.has(Reading::FollowingGraded);
        let fails = match is_graded {
            true => needed,
            false => usize::from(needed > following.len() % 2),
        };
        let scores = scores.into_iter().map(Reverse).collect();
        (scores, fails, floated, set)
    }

    /// What is left of the following scoregroup.
    fn following(&self, residents: &[u32], rest: &[u32]) -> Vec<u32> {
        let top = self.score(residents[0]);
        let everybody = match self.readings.has(Reading::FollowingOccupied) {
            true => rest,
            false => &self.present,
        };
        let scores = everybody.iter().map(|number| self.score(*number));
        let next = scores.filter(|score| *score < top).max();
        (rest.iter().copied())
            .filter(|number| Some(self.score(*number)) == next)
            .collect()
    }

    /// With how few upfloaters a scoregroup can be paired, and everybody below it.
    fn fewest_upfloaters(&self, group: &[u32], below: &[u32]) -> usize {
        let is_legal = |set: &Vec<u32>| {
            self.is_pairable(&[group, set].concat()) && self.is_pairable(&without(below, set))
        };
        (0..=below.len())
            .find(|size| subsets(below, *size).iter().any(is_legal))
            .expect("a legal pairing")
    }

    /// 3.6: the first by its identifier of the pairings that are best for the criteria.
    fn pair_bracket(&self, bracket: &[u32]) -> Vec<(u32, u32)> {
        let mut members = bracket.to_vec();
        members.sort_unstable();
        let pairings = self.pairings(&members).into_iter();
        let judged =
            pairings.map(|pairing| (self.judge_pairing(&pairing), identifier(&pairing), pairing));
        judged.min().expect("a pairing of the bracket").2
    }

    pub(crate) fn judge_pairing(&self, pairing: &[(u32, u32)]) -> [usize; 3] {
        let mut fails = [0; 3];
        for (one, other) in pairing {
            if let (Some(wish), Some(same)) = (self.wish(*one), self.wish(*other))
                && wish.0 == same.0
            {
                fails[0] += 1;
                fails[1] += usize::from(wish.1 && same.1);
            }
            let (higher, lower) = match self.score(*one) > self.score(*other) {
                true => (*one, *other),
                false => (*other, *one),
            };
            if self.score(higher) > self.score(lower) {
                fails[2] += usize::from(self.has_floated(higher));
                fails[2] += usize::from(self.is_2024() && self.has_floated(lower));
            }
        }
        fails
    }

    /// The colour that is preferred, and whether strongly (1.7).
    fn wish(&self, number: u32) -> Option<(Colour, bool)> {
        let team = self.event.team()?;
        let colours = &self.side(number).colours;
        let difference = difference(colours);
        let last_two = match colours[..] {
            [.., before, last] if before == last => Some(last),
            _ => None,
        };
        let strong = if difference <= -2
            || (matches!(difference, 0 | -1) && last_two == Some(Colour::Black))
        {
            Some(Colour::White)
        } else if difference >= 2
            || (matches!(difference, 0 | 1) && last_two == Some(Colour::White))
        {
            Some(Colour::Black)
        } else {
            None
        };
        let is_last_round = self.rounds_left == 0;
        match (team.preferences, strong) {
            (Preferences::None, _) => None,
            (Preferences::TypeB, _)
                if difference == 0 && is_last_round && self.drops_level(team) =>
            {
                None
            }
            (_, Some(colour)) => Some((colour, true)),
            (Preferences::TypeA, None) => None,
            (Preferences::TypeB, None) => match (difference, colours.last()) {
                (-1, _) => Some((Colour::White, false)),
                (1, _) => Some((Colour::Black, false)),
                (_, Some(last)) if !is_last_round => Some((last.opposite(), false)),
                _ => None,
            },
        }
    }

    fn drops_level(&self, team: &SwissTeam) -> bool {
        team.readings.has(Reading::NoPreferenceInLastRound)
    }

    /// Article 4.
    fn coloured(&self, one: u32, other: u32) -> (u32, u32) {
        let rank = |number: u32| {
            let side = self.side(number);
            match self.event.team() {
                Some(team) => {
                    let by_pairing = team.readings.has(Reading::FirstTeamByPairingScore);
                    let score = if by_pairing {
                        side.score
                    } else {
                        side.real_score
                    };
                    let secondary = if team.uses_secondary {
                        side.secondary
                    } else {
                        0
                    };
                    (-score, -secondary, number)
                }
                None => (-side.score, 0, number),
            }
        };
        let (first, second) = match rank(one) < rank(other) {
            true => (one, other),
            false => (other, one),
        };
        match self.colour_of_first(first, second) {
            Colour::White => (first, second),
            Colour::Black => (second, first),
        }
    }

    fn colour_of_first(&self, first: u32, second: u32) -> Colour {
        let [one, other] = [first, second].map(|number| &self.side(number).colours);
        if one.is_empty() && other.is_empty() {
            return match self.ordinal(first) % 2 {
                1 => self.event.initial,
                _ => self.event.initial.opposite(),
            };
        }
        let wishes = [self.wish(first), self.wish(second)];
        match wishes {
            [Some((colour, _)), None] => return colour,
            [None, Some((colour, _))] => return colour.opposite(),
            [Some((colour, _)), Some((opposite, _))] if colour != opposite => return colour,
            [Some((colour, true)), Some((_, false))] => return colour,
            [Some((colour, false)), Some((_, true))] => return colour.opposite(),
            _ => {}
        }
        let whites = |colours: &[Colour]| colours.iter().filter(|c| **c == Colour::White).count();
        let balance = match self.event.team() {
            Some(_) => difference(one).cmp(&difference(other)),
            None => whites(one).cmp(&whites(other)),
        };
        if balance.is_ne() {
            return if balance.is_lt() {
                Colour::White
            } else {
                Colour::Black
            };
        }
        for (own, opposite) in one.iter().rev().zip(other.iter().rev()) {
            if own != opposite {
                return own.opposite();
            }
        }
        match (wishes[0], one.last(), other.last()) {
            (Some((colour, _)), ..) => colour,
            (None, Some(last), _) => last.opposite(),
            (None, None, Some(last)) => *last,
            (None, None, None) => unreachable!("one of them has had a colour"),
        }
    }

    /// The place among those who are paired in this round or have been before.
    fn ordinal(&self, number: u32) -> usize {
        let counts = |side: &&Side| side.was_paired || self.present.contains(&side.number);
        let counted = self.sides.iter().filter(counts);
        counted.filter(|side| side.number <= number).count()
    }
}

/// The numbers of the top members in ascending order, then those of their opponents (3.6.2).
fn identifier(pairing: &[(u32, u32)]) -> Vec<u32> {
    let mut pairs: Vec<(u32, u32)> = (pairing.iter())
        .map(|(one, other)| (*one.min(other), *one.max(other)))
        .collect();
    pairs.sort_unstable();
    let (mut tops, bottoms): (Vec<u32>, Vec<u32>) = pairs.into_iter().unzip();
    tops.extend(bottoms);
    tops
}

#[test]
fn v_st_2_identifier() {
    let pairing = [(11, 24), (16, 6), (10, 9), (8, 4)];
    assert_eq!(identifier(&pairing), [4, 6, 9, 11, 8, 16, 10, 24]);
}

fn difference(colours: &[Colour]) -> i32 {
    let worth = colours.iter().map(|colour| match colour {
        Colour::White => 1,
        Colour::Black => -1,
    });
    worth.sum()
}

pub(crate) fn without(some: &[u32], gone: &[u32]) -> Vec<u32> {
    let left = some.iter().copied();
    left.filter(|number| !gone.contains(number)).collect()
}

/// Every choice of so many, in the order of the list.
fn subsets(from: &[u32], size: usize) -> Vec<Vec<u32>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, first) in from.iter().enumerate() {
        for mut rest in subsets(&from[place + 1..], size - 1) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}
