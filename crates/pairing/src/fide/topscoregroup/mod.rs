//! The procedure that Double-Swiss and the Swiss Team system share (3.3–3.6 of C.04.5 and C.04.6):
//! first the bye; then, again and again, the top scoregroup of those left with the upfloaters it
//! needs makes a bracket and is paired.
//!
//! Nothing is enumerated. Whoever is left is one graph, in which a pair between the scoregroup and
//! somebody below costs what the criteria for upfloaters say (`upfloaters`); a bracket is another,
//! in which a pair costs what the criteria for pairs say (`bracket`). The first of the best in the
//! order of the articles is then found by deciding one member after the other.

mod bracket;
mod bye;
mod explain;
mod upfloaters;

#[cfg(test)]
mod tests;

use std::ops::Range;

use adoube_tournament::Colour;

use super::Engine;
use super::answer::{ColourRule, Criterion, Paired, PairedGroup, Reason};
use super::completion::can_be_paired;
use super::field::{Competitor, Field};
use upfloaters::Chosen;

/// A colour that is preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColourPreference {
    pub colour: Colour,
    pub is_strong: bool,
}

/// What the systems, their editions and readings differ in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Law {
    /// Whether sets with fewer upfloaters who floated in the last round are better.
    pub minds_upfloaters: bool,
    /// Whether pairings with fewer opponents of upfloaters who did are better.
    pub minds_opponents: bool,
    /// Whether a set is the better the fewer upfloaters the following scoregroup will need; else it
    /// complies if that is none or, for an odd number, one.
    pub is_following_graded: bool,
    /// Whether the following scoregroup is the next one that still has somebody when
    /// the upfloaters are taken; else it is the one
    /// with the next lower score, and may have been emptied.
    pub is_following_occupied: bool,
    /// Whether who was paired but did not play has floated, too.
    pub is_forfeit_float: bool,
}

/// What decides colours: the colour of the first of two, and the rule that gives it.
pub(super) type Allocation<'e> = Box<dyn Fn(usize, usize) -> (Colour, ColourRule) + 'e>;

/// One round on its way through the procedure.
pub(super) struct Procedure<'e> {
    pub field: &'e Field,
    pub law: Law,
    /// What each prefers, by place in the field.
    pub wishes: Vec<Option<ColourPreference>>,
    pub allocation: Allocation<'e>,
}

/// Those who are not yet paired.
struct UnpairedPlayers {
    /// The top scoregroup.
    residents: Vec<usize>,
    /// Everybody below, the highest ranked first.
    pool: Vec<usize>,
    /// Who of the pool is the following scoregroup of C6; nobody if it has been emptied.
    following: Range<usize>,
}

impl Procedure<'_> {
    fn competitor(&self, place: usize) -> &Competitor {
        &self.field.competitors[place]
    }

    /// Whether somebody was a floater in the last round.
    fn has_floated(&self, place: usize) -> bool {
        let last = self.competitor(place).last_round();
        last.is_some_and(|last| {
            last.float.is_some() && (last.is_played || self.law.is_forfeit_float)
        })
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.field.is_barred(one, other)
    }

    /// Whether so many may meet that all can be paired, whoever joins or leaves them, as long as no
    /// more than `leaving` do: each can meet at least half of the rest (Dirac's theorem).
    fn is_loose(&self, players: usize, leaving: usize) -> bool {
        players >= 2 * (self.field.most_barred() + 1) + leaving
    }

    /// Whether some, an even number, can all be paired.
    fn can_all_be_paired(&self, players: &[usize]) -> bool {
        let is_even = players.len().is_multiple_of(2);
        is_even
            && (self.is_loose(players.len(), 0)
                || can_be_paired(players, &|one, other| self.may_meet(one, other)))
    }

    /// The top scoregroup of some who are left, and what is below it.
    fn split(&self, left: &[usize]) -> UnpairedPlayers {
        let score = |place: &usize| self.competitor(*place).score;
        let top = left.first().map(score);
        let size = left.partition_point(|place| Some(score(place)) == top);
        let (residents, pool) = left.split_at(size);
        let mut left = UnpairedPlayers {
            residents: residents.to_vec(),
            pool: pool.to_vec(),
            following: 0..0,
        };
        left.following = match self.law.is_following_occupied {
            true => self.occupied_group(&left),
            false => self.standing_group(&left),
        };
        left
    }

    /// The scoregroup right below in the whole field, the bye and those already paired included.
    fn standing_group(&self, left: &UnpairedPlayers) -> Range<usize> {
        let score = |place: &usize| self.competitor(*place).score;
        let top = left.residents.first().map(score);
        let everybody = self.field.competitors.iter().map(|one| one.score);
        let standing = everybody.filter(|score| Some(*score) < top).max();
        0..(left.pool).partition_point(|place| Some(score(place)) == standing)
    }

    /// The first scoregroup of the pool of which the upfloaters leave somebody. C4 and C5 say how
    /// many come from each, whoever they are.
    fn occupied_group(&self, left: &UnpairedPlayers) -> Range<usize> {
        let score = |place: &usize| self.competitor(*place).score;
        let set = self.upfloaters(left, None).unwrap_or_default().set;
        let mut start = 0;
        for group in left.pool.chunk_by(|one, other| score(one) == score(other)) {
            let end = start + group.len();
            if group.iter().any(|place| !set.contains(place)) {
                return start..end;
            }
            start = end;
        }
        0..0
    }

    /// Pairs the top scoregroup with the upfloaters it needs; `None` if those left cannot be paired.
    fn pair_top(&self, left: &UnpairedPlayers) -> Option<PairedGroup> {
        let chosen = self.upfloaters(left, None)?;
        let members = [&left.residents[..], &chosen.set].concat();
        let pairs = self.pair_bracket(&members)?;
        Some(PairedGroup {
            failures: self.failures(left, &chosen, &pairs),
            residents: left.residents.clone(),
            joined: chosen.set,
            pairs,
            left: Vec::new(),
        })
    }

    /// The criteria that are not wholly met, with how often they fail.
    fn failures(
        &self,
        left: &UnpairedPlayers,
        chosen: &Chosen,
        pairs: &[(usize, usize)],
    ) -> Vec<(Criterion, u32)> {
        let next = left.pool.first().map(|place| self.competitor(*place).score);
        let set = chosen.set.iter();
        let from_further = set.clone().filter(|place| {
            let score = self.competitor(**place).score;
            Some(score) != next
        });
        let floated = set.filter(|place| self.law.minds_upfloaters && self.has_floated(**place));
        let merits = self.judge_pairs(pairs);
        [
            (Criterion::Upfloaters, chosen.set.len()),
            (Criterion::UpfloaterScores, from_further.count()),
            (Criterion::NextGroup, usize::from(chosen.shortfall > 1)),
            (Criterion::FloatedLast, floated.count()),
            (Criterion::Preferences, merits.preferences),
            (Criterion::StrongPreferences, merits.strong_preferences),
            (Criterion::OpponentsFloatedLast, merits.opponents_floated),
        ]
        .into_iter()
        .filter(|(_, times)| *times > 0)
        .map(|(criterion, times)| (criterion, times as u32))
        .collect()
    }

    /// Those who are left when a group comes to be paired.
    fn left_at(&self, paired: &Paired, group: usize) -> UnpairedPlayers {
        let mut is_gone = vec![false; self.field.len()];
        let before = paired.groups[..group].iter();
        let pairs = before.flat_map(|group| &group.pairs);
        for place in pairs.flat_map(|(one, other)| [*one, *other]) {
            is_gone[place] = true;
        }
        if let Some(bye) = paired.bye {
            is_gone[bye] = true;
        }
        let left: Vec<usize> = (0..self.field.len())
            .filter(|place| !is_gone[*place])
            .collect();
        self.split(&left)
    }
}

impl Engine for Procedure<'_> {
    fn pair(&self) -> Option<Paired> {
        let bye = self.give_bye()?;
        let mut paired = Paired {
            bye,
            groups: Vec::new(),
        };
        let mut left: Vec<usize> = (0..self.field.len())
            .filter(|place| Some(*place) != bye)
            .collect();
        while !left.is_empty() {
            let group = self.pair_top(&self.split(&left))?;
            left.retain(|place| !group.residents.contains(place) && !group.joined.contains(place));
            paired.groups.push(group);
        }
        Some(paired)
    }

    fn colours(&self, _: &PairedGroup, one: usize, other: usize) -> (Colour, ColourRule) {
        (self.allocation)(one, other)
    }

    fn why_not_bye(&self, paired: &Paired, other: usize) -> Reason {
        self.why_not_bye_to(paired, other)
    }

    fn why_not(&self, paired: &Paired, group: usize, others: &[(usize, usize)]) -> Reason {
        self.why_not_pairs(paired, group, others)
    }

    fn instead_of_pair(&self, paired: &Paired, group: usize, pair: usize) -> Vec<(usize, Reason)> {
        self.opponents_before(&paired.groups[group], pair)
    }

    fn instead_of_floater(
        &self,
        paired: &Paired,
        group: usize,
        floater: usize,
    ) -> Vec<(usize, Reason)> {
        self.upfloaters_before(&self.left_at(paired, group), floater)
    }
}
