//! What the Dubov and the Burstein system share: the bye is given first, then bracket after bracket
//! is paired as well as the criteria allow, and colours are allocated at the end.
//!
//! A bracket is judged by one matching (`model`). Its own players come first, then those below it,
//! who have to stay pairable (C4); what a pair fails of the criteria is what it costs (`faults`).
//! Each system says what a pair fails and in which order equally good pairings are tried
//! ([`Judge`]).

mod faults;
mod model;

#[cfg(test)]
pub(super) mod tests;

use adoube_tournament::{Colour, Points, RoundNumber};

use super::answer::{ColourRule, Criterion, Reason};
use super::competitors::Competitors;
use super::completion::can_be_paired;
use super::field::Field;
use super::history::{Strength, alternated, initial};
use crate::matching::{Matcher, Rules};

pub(super) use faults::{Digit, Faults, WHOLE};
pub(super) use model::{Choice, Demands, Judge, Model, Role, choose};

/// A colour that is preferred, and how much.
pub(super) type Preference = (Option<Colour>, Strength);

/// Everybody to be paired in a round, with their preferences and their ranks.
pub(super) struct Players<'f> {
    pub field: &'f Field,
    pub preferences: Vec<Preference>,
    /// The rank of each for the bye and for colours; 0 is the highest.
    pub ranks: Vec<usize>,
    /// Whom each has played, and when.
    met: Vec<Vec<(usize, RoundNumber)>>,
    most_barred: usize,
}

/// What makes the bye go to one rather than another: the smallest goes first (3.1).
type ByeOrder = (Points, std::cmp::Reverse<u32>, std::cmp::Reverse<usize>);

impl<'f> Players<'f> {
    pub(super) fn new(
        among: &Competitors<'_>,
        field: &'f Field,
        preferences: Vec<Preference>,
        ranks: Vec<usize>,
    ) -> Players<'f> {
        let before = RoundNumber(field.round.0.saturating_sub(1));
        let places: std::collections::HashMap<_, _> = (field.competitors.iter().enumerate())
            .map(|(place, one)| (one.id, place))
            .collect();
        let met_by = |id| {
            let rows = among.tournament().card(id, before);
            let met =
                rows.filter_map(|row| Some((*places.get(&row.played_opponent()?)?, row.round)));
            met.collect()
        };
        Players {
            met: (field.competitors.iter())
                .map(|one| met_by(one.id))
                .collect(),
            most_barred: field.most_barred(),
            field,
            preferences,
            ranks,
        }
    }

    /// The colour without which somebody cannot be paired.
    fn absolute(&self, player: usize) -> Option<Colour> {
        match self.preferences[player] {
            (colour, Strength::Absolute) => colour,
            _ => None,
        }
    }

    /// Whether both need the same colour absolutely (C3).
    pub(super) fn clash(&self, one: usize, other: usize) -> bool {
        self.absolute(one).is_some() && self.absolute(one) == self.absolute(other)
    }

    /// Whether both prefer the same colour.
    pub(super) fn prefer_the_same(&self, one: usize, other: usize) -> bool {
        let [one, other] = [one, other].map(|player| self.preferences[player].0);
        one.is_some() && one == other
    }

    /// Whether two may be paired (C1, C3).
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.clash(one, other) && !self.field.is_barred(one, other)
    }

    /// Why two may not be paired.
    pub(super) fn why_illegal(&self, one: usize, other: usize) -> Option<Reason> {
        if self.field.is_barred(one, other) {
            let met = self.met[one].iter().find(|(met, _)| *met == other);
            return Some(met.map_or(Reason::Prohibited, |(_, round)| Reason::Met(*round)));
        }
        (self.clash(one, other)).then_some(Reason::SameAbsoluteColour)
    }

    /// Whether some players can certainly be paired, together with any few who join them or without
    /// any few who leave: each may meet at least half of the others (Dirac's theorem).
    pub(super) fn is_loose(&self, players: &[usize], changes: usize) -> bool {
        let needing = |colour| {
            let needs = |player: &&usize| self.absolute(**player) == Some(colour);
            players.iter().filter(needs).count()
        };
        let needing = needing(Colour::White).max(needing(Colour::Black));
        // Whom somebody cannot meet, at most: those met, those who need the same colour, those who
        // join, and himself.
        let strangers = self.most_barred + needing + changes + 1;
        players.len() >= 2 * strangers + changes
    }

    /// Whether some players can all be paired (C4).
    pub(super) fn can_be_paired(&self, players: &[usize]) -> bool {
        let is_even = players.len().is_multiple_of(2);
        is_even
            && (self.is_loose(players, 0)
                || can_be_paired(players, &|one, other| self.may_meet(one, other)))
    }

    fn bye_order(&self, player: usize) -> ByeOrder {
        let competitor = &self.field.competitors[player];
        let last = std::cmp::Reverse(self.ranks[player]);
        (competitor.score, std::cmp::Reverse(competitor.games), last)
    }

    /// Who gets the bye, if the number is odd (3.1); `None` if there is no legal pairing.
    pub(super) fn bye(&self) -> Option<Option<usize>> {
        let everybody: Vec<usize> = (0..self.field.len()).collect();
        if everybody.len().is_multiple_of(2) {
            return self.can_be_paired(&everybody).then_some(None);
        }
        let mut order: Vec<usize> = (everybody.iter().copied())
            .filter(|player| self.field.competitors[*player].may_have_bye)
            .collect();
        order.sort_by_key(|player| self.bye_order(*player));
        if self.is_loose(&everybody, 1) || everybody.len() == 1 {
            return order.first().copied().map(Some);
        }
        self.first_bye(&order).map(Some)
    }

    /// The first of some players without whom all others can be paired: one matching in which being
    /// left over costs the more the later the place in the order is.
    fn first_bye(&self, order: &[usize]) -> Option<usize> {
        let mut costs = vec![None; self.field.len()];
        for (place, player) in order.iter().enumerate() {
            // One bye more costs more than any place in the order.
            costs[*player] = Some(2 * (i128::from(u32::MAX) + place as i128));
        }
        let mut matcher = Matcher::new(Rules {
            vertices: self.field.len(),
            pair: |one: usize, other: usize| self.may_meet(one, other).then_some(0),
            alone: |player: usize| costs[player],
        });
        if !matcher.solve() {
            return None;
        }
        let mut alone = (0..self.field.len()).filter(|player| matcher.partner(*player).is_none());
        alone.next().filter(|_| alone.next().is_none())
    }

    /// Why the bye goes to one and not to another, who may have it.
    pub(super) fn why_not_bye(&self, bye: Option<usize>, other: usize) -> Reason {
        // With an even number nobody can be left over.
        let Some(bye) = bye else {
            return Reason::Criterion(Criterion::Completion);
        };
        let [own, others] = [bye, other].map(|player| self.bye_order(player));
        // Who comes first in the order and yet does not get it leaves the others without a pairing.
        Reason::Criterion(if others < own {
            Criterion::Completion
        } else if others.0 != own.0 {
            Criterion::ByeScore
        } else if others.1 != own.1 {
            Criterion::ByeGames
        } else {
            Criterion::ByeRank
        })
    }

    /// The colour of the first of two who are paired, and the rule that gives it (5.2).
    pub(super) fn colours(&self, one: usize, other: usize) -> (Colour, ColourRule) {
        if self.ranks[one] < self.ranks[other] {
            return self.colour_of_higher(one, other);
        }
        let (colour, rule) = self.colour_of_higher(other, one);
        (colour.opposite(), rule)
    }

    fn colour_of_higher(&self, higher: usize, lower: usize) -> (Colour, ColourRule) {
        let [one, other] = [higher, lower].map(|player| &self.field.competitors[player]);
        if one.games == 0 && other.games == 0 {
            return (initial(self.field, one), ColourRule::InitialColour);
        }
        let (own, own_strength) = self.preferences[higher];
        let (others, others_strength) = self.preferences[lower];
        match (own, others) {
            (None, None) => (initial(self.field, one), ColourRule::InitialColour),
            (Some(colour), None) => (colour, ColourRule::OnlyPreference),
            (None, Some(colour)) => (colour.opposite(), ColourRule::OnlyPreference),
            (Some(colour), Some(other)) if colour != other => (colour, ColourRule::Both),
            (Some(colour), Some(_)) => match own_strength.cmp(&others_strength) {
                std::cmp::Ordering::Greater => (colour, ColourRule::Stronger),
                std::cmp::Ordering::Less => (colour.opposite(), ColourRule::Stronger),
                std::cmp::Ordering::Equal => match alternated(one, other) {
                    Some(colour) => (colour, ColourRule::Alternate),
                    None => (colour, ColourRule::HigherRanked),
                },
            },
        }
    }
}

/// What speaks against pairings of a bracket that meet some demands, given what the best fails that
/// meets them; `None` if there is none. It is proved by pairing again, not guessed.
pub(super) fn against(faults: impl Fn(&Demands) -> Option<Faults>) -> impl Fn(&Demands) -> Reason {
    let chosen = faults(&Demands::default()).unwrap_or_default();
    move |demands| {
        let Some(other) = faults(demands) else {
            return Reason::Criterion(Criterion::Completion);
        };
        match chosen.first_difference(&other) {
            Some((criterion, true)) => Reason::Criterion(criterion),
            _ => Reason::Order,
        }
    }
}
