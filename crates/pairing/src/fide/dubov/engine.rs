//! A round, bracket by bracket (3.1, 3.2), and why it is as it is.

use adoube_tournament::Colour;

use super::super::Engine;
use super::super::answer::{ColourRule, Paired, PairedGroup, Reason};
use super::super::competitors::Competitors;
use super::super::field::Field;
use super::super::optimum::{Demands, Players, against};
use super::shifts;
use super::upfloaters::{Record, Scoregroup, preference_of};

/// How many others are told of.
const COMPARED: usize = 3;

/// A round of the Dubov system that is being paired.
pub(super) struct Round<'f> {
    players: Players<'f>,
    records: Vec<Record>,
}

impl<'f> Round<'f> {
    pub(super) fn new(among: &Competitors<'_>, field: &'f Field) -> Round<'f> {
        let competitors = field.competitors.iter();
        let preferences = competitors.clone().map(preference_of).collect();
        // Higher ranked is who has the higher score, then the smaller number.
        let ranks = (0..field.len()).collect();
        Round {
            records: competitors
                .map(|competitor| Record::of(among, field, competitor))
                .collect(),
            players: Players::new(among, field, preferences, ranks),
        }
    }

    /// The first scoregroup of those who are left, and those below it.
    pub(super) fn top<'s>(&'s self, left: &'s [usize]) -> Scoregroup<'s> {
        let score = |player: usize| self.players.field.competitors[player].score;
        let residents = (left.iter())
            .take_while(|player| score(**player) == score(left[0]))
            .count();
        let (residents, below) = left.split_at(residents);
        Scoregroup {
            players: &self.players,
            records: &self.records,
            residents,
            below,
        }
    }

    fn pair_group(&self, left: &[usize]) -> Option<PairedGroup> {
        let scoregroup = self.top(left);
        let (joined, choice) = scoregroup.best(&Demands::default())?;
        let bracket = [scoregroup.residents, &joined].concat();
        Some(PairedGroup {
            residents: scoregroup.residents.to_vec(),
            pairs: shifts::pair(&self.players, &self.records, &bracket)?,
            joined,
            left: Vec::new(),
            failures: choice.faults.counted(),
        })
    }

    /// Those who are not yet paired when a group is.
    pub(super) fn left_at(paired: &Paired, group: usize) -> Vec<usize> {
        let groups = paired.groups[group..].iter();
        let mut left: Vec<usize> = groups
            .flat_map(|group| group.residents.iter().chain(&group.joined).copied())
            .collect();
        left.sort_unstable();
        left
    }

    /// What speaks against pairings of a group that meet some demands.
    fn against(&self, paired: &Paired, group: usize) -> impl Fn(&Demands) -> Reason {
        let left = Round::left_at(paired, group);
        against(move |demands| Some(self.top(&left).best(demands)?.1.faults))
    }
}

impl Engine for Round<'_> {
    fn colours_clash(&self, one: usize, other: usize) -> Option<Reason> {
        (self.players.clash(one, other)).then_some(Reason::SameAbsoluteColour)
    }

    fn pair(&self) -> Option<Paired> {
        let bye = self.players.bye()?;
        let mut left: Vec<usize> = (0..self.players.field.len()).collect();
        left.retain(|player| Some(*player) != bye);
        let mut groups = Vec::new();
        while !left.is_empty() {
            let group = self.pair_group(&left)?;
            // Both lists are sorted, and the residents come before all others.
            left.drain(..group.residents.len());
            left.retain(|player| group.joined.binary_search(player).is_err());
            groups.push(group);
        }
        Some(Paired { bye, groups })
    }

    fn colours(&self, _: &PairedGroup, one: usize, other: usize) -> (Colour, ColourRule) {
        self.players.colours(one, other)
    }

    fn why_not_bye(&self, paired: &Paired, other: usize) -> Reason {
        self.players.why_not_bye(paired.bye, other)
    }

    fn why_not(&self, paired: &Paired, group: usize, others: &[(usize, usize)]) -> Reason {
        let residents = &paired.groups[group].residents;
        let of_bracket =
            |(one, other): &&(usize, usize)| residents.contains(one) || residents.contains(other);
        let pairs = others.iter().filter(of_bracket).copied().collect();
        let crossing = Vec::new();
        self.against(paired, group)(&Demands { pairs, crossing })
    }

    /// Those who come before the opponent in the second group, the pairs before being the same.
    fn instead_of_pair(&self, paired: &Paired, group: usize, pair: usize) -> Vec<(usize, Reason)> {
        let pairs = &paired.groups[group].pairs;
        let (player, opponent) = pairs[pair];
        let number = |player: usize| self.players.field.competitors[player].number;
        let mut earlier: Vec<usize> = (pairs[pair..].iter())
            .map(|(_, other)| *other)
            .filter(|other| number(*other) < number(opponent))
            .collect();
        earlier.sort_by_key(|other| std::cmp::Reverse(number(*other)));
        earlier.truncate(COMPARED);
        let against = self.against(paired, group);
        let why = |other: usize| {
            self.players.why_illegal(player, other).unwrap_or_else(|| {
                let pairs = [&pairs[..pair], &[(player, other)]].concat();
                let crossing = Vec::new();
                against(&Demands { pairs, crossing })
            })
        };
        earlier
            .into_iter()
            .map(|other| (other, why(other)))
            .collect()
    }

    /// Those who come before an upfloater in the pool, the upfloaters before being the same.
    fn instead_of_floater(
        &self,
        paired: &Paired,
        group: usize,
        floater: usize,
    ) -> Vec<(usize, Reason)> {
        let joined = &paired.groups[group].joined;
        let below = paired.groups[group + 1..].iter();
        let mut earlier: Vec<usize> = below
            .flat_map(|group| group.residents.iter().copied())
            .filter(|other| *other < floater)
            .collect();
        earlier.sort_unstable_by_key(|other| std::cmp::Reverse(*other));
        earlier.truncate(COMPARED);
        let against = self.against(paired, group);
        let why = |other: usize| {
            let before = joined.iter().copied().filter(|joined| *joined < other);
            let (pairs, crossing) = (Vec::new(), before.chain([other]).collect());
            against(&Demands { pairs, crossing })
        };
        earlier
            .into_iter()
            .map(|other| (other, why(other)))
            .collect()
    }
}
