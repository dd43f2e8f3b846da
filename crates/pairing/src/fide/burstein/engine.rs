//! A round, bracket by bracket (3.1, 3.2), and why it is as it is.

use adoube_tournament::Colour;

use super::super::Engine;
use super::super::answer::{ColourRule, Paired, PairedGroup, Reason};
use super::super::competitors::Competitors;
use super::super::field::Field;
use super::super::history::preference;
use super::super::optimum::{Demands, Players, against};
use super::bracket::Bracket;

/// How many others are told of.
const COMPARED: usize = 3;

/// A round of the Burstein system that is being paired.
pub(super) struct Round<'f> {
    players: Players<'f>,
    counts_all_floaters: bool,
}

impl<'f> Round<'f> {
    pub(super) fn new(
        among: &Competitors<'_>,
        field: &'f Field,
        ranks: Vec<usize>,
        counts_all_floaters: bool,
    ) -> Round<'f> {
        let preferences = field.competitors.iter().map(preference).collect();
        Round {
            players: Players::new(among, field, preferences, ranks),
            counts_all_floaters,
        }
    }

    /// The bracket of a scoregroup with those who come from above.
    fn bracket<'b>(
        &'b self,
        incoming: &[usize],
        residents: &[usize],
        next: &'b [usize],
        lower: &'b [usize],
    ) -> Bracket<'b> {
        let mut own = [incoming, residents].concat();
        own.sort_by_key(|player| self.players.ranks[*player]);
        Bracket {
            players: &self.players,
            own,
            score: self.players.field.competitors[residents[0]].score,
            next,
            lower,
            counts_all_floaters: self.counts_all_floaters,
        }
    }

    /// The scoregroup after a group that was paired, and those below it.
    pub(super) fn below(paired: &Paired, group: usize) -> [Vec<usize>; 2] {
        let mut groups = paired.groups[group + 1..].iter();
        let next = groups.next().map(|group| group.residents.clone());
        let lower = groups.flat_map(|group| group.residents.iter().copied());
        [next.unwrap_or_default(), lower.collect()]
    }

    /// The bracket of a group that was paired, to be paired again.
    pub(super) fn again<'b>(
        &'b self,
        group: &PairedGroup,
        [next, lower]: &'b [Vec<usize>; 2],
    ) -> Bracket<'b> {
        self.bracket(&group.joined, &group.residents, next, lower)
    }

    /// What speaks against pairings of a group that meet some demands.
    fn against(&self, paired: &Paired, group: usize) -> impl Fn(&Demands) -> Reason {
        let below = Round::below(paired, group);
        let group = paired.groups[group].clone();
        against(move |demands| Some(self.again(&group, &below).best(demands)?.faults))
    }

    /// The players of a group by rank.
    fn ranked(&self, group: &PairedGroup) -> Vec<usize> {
        let mut own = [group.joined.as_slice(), &group.residents].concat();
        own.sort_by_key(|player| self.players.ranks[*player]);
        own
    }
}

impl Engine for Round<'_> {
    fn colours_clash(&self, one: usize, other: usize) -> Option<Reason> {
        (self.players.clash(one, other)).then_some(Reason::SameAbsoluteColour)
    }

    fn pair(&self) -> Option<Paired> {
        let bye = self.players.bye()?;
        let field = self.players.field;
        let left: Vec<usize> = (0..field.len()).filter(|one| Some(*one) != bye).collect();
        let groups = field.scoregroups(&left);
        let mut paired: Vec<PairedGroup> = Vec::new();
        let mut lower = left.as_slice();
        for (place, residents) in groups.iter().enumerate() {
            let joined = paired.last().map_or(Vec::new(), |above| above.left.clone());
            let next = groups.get(place + 1).map_or(&[][..], Vec::as_slice);
            lower = &lower[residents.len()..];
            let bracket = self.bracket(&joined, residents, next, &lower[next.len()..]);
            let choice = bracket.best(&Demands::default())?;
            let (pairs, left) = bracket.split(&choice);
            paired.push(PairedGroup {
                residents: residents.clone(),
                joined,
                pairs,
                left,
                failures: choice.faults.counted(),
            });
        }
        Some(Paired {
            bye,
            groups: paired,
        })
    }

    fn colours(&self, _: &PairedGroup, one: usize, other: usize) -> (Colour, ColourRule) {
        self.players.colours(one, other)
    }

    fn why_not_bye(&self, paired: &Paired, other: usize) -> Reason {
        self.players.why_not_bye(paired.bye, other)
    }

    fn why_not(&self, paired: &Paired, group: usize, others: &[(usize, usize)]) -> Reason {
        let own = self.ranked(&paired.groups[group]);
        let are_own = |(one, other): &(usize, usize)| own.contains(one) && own.contains(other);
        let pairs: Vec<_> = others.iter().copied().filter(are_own).collect();
        let is_paired = |player: &usize| {
            let mut pairs = pairs.iter();
            pairs.any(|(one, other)| one == player || other == player)
        };
        let crossing = (own.iter().copied())
            .filter(|player| !is_paired(player))
            .collect();
        self.against(paired, group)(&Demands { pairs, crossing })
    }

    /// Those who have a larger number than the opponent, everybody before being paired the same.
    fn instead_of_pair(&self, paired: &Paired, group: usize, pair: usize) -> Vec<(usize, Reason)> {
        let paired_group = &paired.groups[group];
        let (player, opponent) = paired_group.pairs[pair];
        let ranks = &self.players.ranks;
        let before = &paired_group.pairs[..pair];
        let is_taken = |player: &usize| before.iter().any(|(_, other)| other == player);
        let own = self.ranked(paired_group);
        let first = (own.iter().copied())
            .filter(|other| ranks[*other] > ranks[opponent] && !is_taken(other))
            .take(COMPARED);
        let floated: Vec<usize> = (paired_group.left.iter().copied())
            .filter(|floater| ranks[*floater] < ranks[player])
            .collect();
        let against = self.against(paired, group);
        let why = |other: usize| {
            self.players.why_illegal(player, other).unwrap_or_else(|| {
                let pairs = [before, &[(player, other)]].concat();
                let crossing = floated.clone();
                against(&Demands { pairs, crossing })
            })
        };
        first.map(|other| (other, why(other))).collect()
    }

    /// Those nearest in rank who could have floated instead, the other floaters being the same.
    fn instead_of_floater(
        &self,
        paired: &Paired,
        group: usize,
        floater: usize,
    ) -> Vec<(usize, Reason)> {
        let paired_group = &paired.groups[group];
        let rank = |player: usize| self.players.ranks[player];
        let mut others = self.ranked(paired_group);
        others.retain(|other| !paired_group.left.contains(other));
        others.sort_by_key(|other| rank(*other).abs_diff(rank(floater)));
        others.truncate(COMPARED);
        let against = self.against(paired, group);
        let why = |other: usize| {
            let same = paired_group.left.iter().copied();
            let same = same.filter(|one| *one != floater);
            let (pairs, crossing) = (Vec::new(), same.chain([other]).collect());
            against(&Demands { pairs, crossing })
        };
        others
            .into_iter()
            .map(|other| (other, why(other)))
            .collect()
    }
}
