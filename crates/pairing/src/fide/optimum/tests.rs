//! What the tests of Dubov and Burstein share: small random rounds, all their legal pairings, and
//! what speaks against some of them, found by trying all.

use adoube_tournament::{RoundNumber, Tournament};

use super::super::answer::{Criterion, Paired, Reason};
use super::super::competitors::Competitors;
use super::super::field::Field;
use super::super::{Engine, System};
use crate::check::paired_in;
use crate::generate::{self, Chance, GeneratorSettings, play};
use crate::system::SwissSystem;

/// Pairs of places.
pub(in super::super) type Pairs = Vec<(usize, usize)>;

/// How well a bracket is paired: each criterion with what it counts, the smaller the better.
pub(in super::super) type Quality = Vec<(Criterion, Vec<i64>)>;

/// A round that was paired.
pub(in super::super) struct Case<'c> {
    pub field: &'c Field,
    pub engine: &'c dyn Engine,
    pub paired: &'c Paired,
}

fn settings(name: &str, players: usize, rounds: u16) -> GeneratorSettings {
    GeneratorSettings {
        system: name.parse().unwrap(),
        field: generate::Field::Random {
            players,
            lowest_rating: 1400,
            highest_rating: 2400,
            unrated: Chance::NEVER,
        },
        rounds,
        forfeits: Chance::percent(5),
        half_point_byes: Chance::percent(5),
        zero_point_byes: Chance::percent(5),
        prohibited_groups: (players % 2) as u32,
        ..GeneratorSettings::default()
    }
}

/// A tournament played by a system.
pub(in super::super) fn tournament(
    name: &str,
    players: usize,
    rounds: u16,
    seed: u64,
) -> Tournament {
    play(&settings(name, players, rounds), seed)
        .unwrap()
        .tournament
}

/// Shows every round that a system paired itself.
pub(in super::super) fn each_round(
    name: &str,
    system: &dyn System,
    tournament: &Tournament,
    mut show: impl FnMut(&Case<'_>),
) {
    let by_name: SwissSystem = name.parse().unwrap();
    let among = Competitors::players(tournament);
    for (number, round) in (1..).map(RoundNumber).zip(tournament.rounds()) {
        let planned = tournament.draft().planned_rounds;
        if by_name.of_round(planned, number).name() != name {
            continue;
        }
        let field = Field::new(&among, number, &paired_in(round), system.bye_bar());
        let engine = system.engine(&among, &field);
        let paired = engine.pair().unwrap();
        show(&Case {
            field: &field,
            engine: &*engine,
            paired: &paired,
        });
    }
}

impl Case<'_> {
    pub(in super::super) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.field.is_barred(one, other) && self.engine.colours_clash(one, other).is_none()
    }

    /// All legal pairings of those who are left when a group is paired.
    pub(in super::super) fn pairings(&self, group: usize) -> Vec<Pairs> {
        let groups = self.paired.groups[group..].iter();
        let pairs = groups.flat_map(|group| group.pairs.iter().flat_map(|pair| [pair.0, pair.1]));
        let mut left: Vec<usize> = pairs.collect();
        left.sort_unstable();
        self.all(&left)
    }

    fn all(&self, left: &[usize]) -> Vec<Pairs> {
        let Some((first, rest)) = left.split_first() else {
            return vec![Vec::new()];
        };
        let mut all = Vec::new();
        for other in rest.iter().filter(|other| self.may_meet(*first, **other)) {
            let rest: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
            let others = self.all(&rest).into_iter();
            all.extend(others.map(|pairs| [vec![(*first, *other)], pairs].concat()));
        }
        all
    }

    /// What speaks against pairings of a group: the best of all, compared with the best of those.
    pub(in super::super) fn expected(
        &self,
        group: usize,
        quality: &dyn Fn(&Pairs) -> Quality,
        meets: &dyn Fn(&Pairs) -> bool,
    ) -> Reason {
        let all = self.pairings(group);
        let best = all.iter().map(quality).min().unwrap();
        let other = all.iter().filter(|pairs| meets(pairs)).map(quality).min();
        let Some(other) = other else {
            return Reason::Criterion(Criterion::Completion);
        };
        let mut both = best.iter().zip(&other);
        let differing = both.find(|(one, other)| one != other);
        differing.map_or(Reason::Order, |(_, other)| Reason::Criterion(other.0))
    }
}

/// The opponent of somebody.
pub(in super::super) fn partner(pairs: &Pairs, player: usize) -> usize {
    let with = pairs.iter().find_map(|(one, other)| match player {
        _ if *one == player => Some(*other),
        _ if *other == player => Some(*one),
        _ => None,
    });
    with.unwrap()
}

/// Whether all of some pairs are among others.
pub(in super::super) fn has_all(pairs: &Pairs, some: &[(usize, usize)]) -> bool {
    let mut some = some.iter();
    some.all(|(one, other)| partner(pairs, *one) == *other)
}
