//! A bracket of the Burstein system: what its pairings fail, and which of the best comes first
//! (2.2, 3.2, 4).

use adoube_tournament::Points;

use super::super::answer::Criterion;
use super::super::history::Strength;
use super::super::optimum::{
    Choice, Demands, Digit, Judge, Model, Players, Preference, WHOLE, choose,
};
use crate::matching::{Matcher, Weight};

/// A bracket, and what lies below it.
pub(super) struct Bracket<'b> {
    pub players: &'b Players<'b>,
    /// Its players by rank: their places are the bracket sequence numbers (4.1).
    pub own: Vec<usize>,
    /// The score of its residents.
    pub score: Points,
    /// The next scoregroup.
    pub next: &'b [usize],
    /// Everybody further below.
    pub lower: &'b [usize],
    pub counts_all_floaters: bool,
}

/// How much has to be looked at below a bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// Nobody: whoever floats, the next brackets are paired as well as they can be.
    Bracket,
    /// The next scoregroup: whoever floats further finds an opponent.
    Next,
    All,
}

/// How many floaters are allowed for before more has to be looked at.
const EXPECTED: usize = 4;

impl Bracket<'_> {
    /// The best pairing that meets some demands, the first in order; `None` if there is none.
    pub(super) fn best(&self, demands: &Demands) -> Option<Choice> {
        let allowance = EXPECTED + demands.crossing.len();
        let depths = [Depth::Bracket, Depth::Next].into_iter();
        let mut enough = depths.filter(|depth| self.suffices(*depth, allowance));
        enough
            .find_map(|depth| {
                let choice = self.best_seen(depth, demands);
                choice.filter(|choice| choice.alone() <= allowance)
            })
            .or_else(|| self.best_seen(Depth::All, demands))
    }

    /// The same, looking no further than this.
    pub(super) fn best_seen(&self, depth: Depth, demands: &Demands) -> Option<Choice> {
        choose(&self.seen(depth), self.players, demands)
    }

    /// Whether nothing below what is looked at can make a difference, as long as no more than these
    /// float there.
    fn suffices(&self, depth: Depth, floaters: usize) -> bool {
        let players = self.players;
        match depth {
            // All floaters are paired in the next bracket, but for one resident of it if the number
            // is odd (C7), whoever they are.
            Depth::Bracket => {
                players.is_loose(self.next, floaters)
                    && (self.lower.is_empty() || players.is_loose(self.lower, 1))
            }
            Depth::Next => players.is_loose(self.lower, floaters),
            Depth::All => true,
        }
    }

    fn seen(&self, depth: Depth) -> ViewedBracket<'_> {
        let (next, lower) = match depth {
            Depth::Bracket => (&[][..], &[][..]),
            Depth::Next => (self.next, &[][..]),
            Depth::All => (self.next, self.lower),
        };
        ViewedBracket {
            bracket: self,
            viewed: [&self.own, next, lower].concat(),
            depth,
        }
    }

    /// The pairs of a choice in the order of the bracket's numbers, and those who float.
    pub(super) fn split(&self, choice: &Choice) -> (Vec<(usize, usize)>, Vec<usize>) {
        let (mut pairs, mut floaters) = (Vec::new(), Vec::new());
        for (vertex, player) in self.own.iter().enumerate() {
            match choice.partners[vertex].filter(|partner| *partner < self.own.len()) {
                Some(partner) if vertex < partner => pairs.push((*player, self.own[partner])),
                Some(_) => {}
                None => floaters.push(*player),
            }
        }
        (pairs, floaters)
    }
}

/// Where somebody stands, seen from the bracket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Region {
    Incoming,
    Resident,
    Next,
    Lower,
}

/// A bracket and as much of what lies below it as has to be looked at.
struct ViewedBracket<'b> {
    bracket: &'b Bracket<'b>,
    viewed: Vec<usize>,
    depth: Depth,
}

impl ViewedBracket<'_> {
    fn score(&self, vertex: usize) -> Points {
        self.bracket.players.field.competitors[self.viewed[vertex]].score
    }

    fn region(&self, vertex: usize) -> Region {
        let own = self.bracket.own.len();
        if vertex >= own + self.bracket.next.len() {
            Region::Lower
        } else if vertex >= own {
            Region::Next
        } else if self.score(vertex) > self.bracket.score {
            Region::Incoming
        } else {
            Region::Resident
        }
    }

    /// What a player of the bracket fails by floating (C5, C6).
    fn float(&self, vertex: usize, fail: &mut dyn FnMut(Digit, u32)) {
        fail((Criterion::Pairs, WHOLE), 1);
        // The highest score is compared first, and the lower the better: with the same number of
        // floaters, the fewer have the highest score.
        let score = -self.score(vertex).as_hundredths();
        if self.bracket.counts_all_floaters {
            fail((Criterion::FloaterScores, score), 1);
        } else if self.region(vertex) == Region::Incoming {
            fail((Criterion::IncomingFloaters, WHOLE), 1);
            fail((Criterion::IncomingFloaters, score), 1);
        }
    }

    /// What a player fails who is not paired in the next bracket either (C7): that bracket's C5,
    /// then its C6.
    fn float_on(&self, vertex: usize, fail: &mut dyn FnMut(Digit, u32)) {
        fail((Criterion::NextGroup, WHOLE), 1);
        let score = -self.score(vertex).as_hundredths();
        if self.bracket.counts_all_floaters {
            fail((Criterion::NextGroup, score), 1);
        } else if self.region(vertex) <= Region::Resident {
            fail((Criterion::NextGroup, INCOMING), 1);
            fail((Criterion::NextGroup, score), 1);
        }
    }
}

/// Stands for the number of incoming floaters of the next bracket who are not paired in it: after
/// the number of pairs, before any score.
const INCOMING: i32 = WHOLE + 1;

impl Judge for ViewedBracket<'_> {
    type Kind = (Region, Option<Points>, Preference);

    fn players(&self) -> &[usize] {
        &self.viewed
    }

    fn in_bracket(&self) -> usize {
        self.bracket.own.len()
    }

    fn kind(&self, vertex: usize) -> Self::Kind {
        let region = self.region(vertex);
        let (colour, strength) = self.bracket.players.preferences[self.viewed[vertex]];
        // Below the bracket only absolute preferences matter, and further below no score does.
        let strength = strength.max(Strength::Strong);
        let colour = colour.filter(|_| region <= Region::Resident || strength > Strength::Strong);
        let score = (region < Region::Lower).then(|| self.score(vertex));
        (region, score, (colour, strength))
    }

    fn pair(&self, one: usize, other: usize, fail: &mut dyn FnMut(Digit, u32)) -> bool {
        let [first, second] = [one, other].map(|vertex| self.viewed[vertex]);
        let players = self.bracket.players;
        if players.clash(first, second) {
            return false;
        }
        let (upper, lower) = match self.region(one) <= self.region(other) {
            true => (one, other),
            false => (other, one),
        };
        match (self.region(upper), self.region(lower)) {
            (_, Region::Incoming | Region::Resident) => {
                let is_same = players.prefer_the_same(first, second);
                fail((Criterion::Preferences, WHOLE), u32::from(is_same));
            }
            (Region::Incoming | Region::Resident, Region::Next) => self.float(upper, fail),
            (Region::Incoming | Region::Resident, Region::Lower) => {
                self.float(upper, fail);
                self.float_on(upper, fail);
            }
            (Region::Next, Region::Lower) => self.float_on(upper, fail),
            // Both are paired in the next bracket, or only show that the rest can be (C4).
            _ => {}
        }
        true
    }

    fn alone(&self, vertex: usize, fail: &mut dyn FnMut(Digit, u32)) -> bool {
        let region = self.region(vertex);
        if region <= Region::Resident {
            self.float(vertex, fail);
        }
        if self.depth == Depth::Next {
            self.float_on(vertex, fail);
        }
        self.depth != Depth::All
    }

    /// The bracket is folded, the first with the last.
    fn natural(&self, vertex: usize) -> usize {
        let (own, next) = (self.bracket.own.len(), self.bracket.next.len());
        match self.region(vertex) {
            Region::Incoming | Region::Resident => own - 1 - vertex,
            Region::Next => vertex + next.div_ceil(2),
            Region::Lower => vertex + (self.viewed.len() - own - next).div_ceil(2),
        }
    }

    /// The opponent of number 1 is to have the largest number, then that of number 2, and so on;
    /// who floats has the opponent 0 (4.2, 4.3).
    fn walk<W: Weight>(&self, matcher: &mut Matcher<Model<W>>) {
        let own = self.bracket.own.len();
        let mut is_paired = vec![false; own];
        for vertex in 0..own {
            if is_paired[vertex] {
                continue;
            }
            let later = (vertex + 1..own).rev().filter(|other| !is_paired[*other]);
            // Who has no opponent in any of the best pairings floats.
            if let Some(Some(partner)) = matcher.pair_first(vertex, later.map(Some)) {
                is_paired[partner] = true;
            }
        }
    }
}
