//! Whether everybody can be paired (C.1–C.4), and who then gets the bye.

use adoube_tournament::Points;

use super::field::Field;
use super::round::most_absolute;
use crate::matching::{Matcher, Rules};

/// A pairing of everybody that breaks no absolute criterion.
pub(super) struct Completion {
    /// The lowest score of a player who can have the bye; `None` for an even number of players.
    pub bye_score: Option<Points>,
}

impl Completion {
    /// Of the whole field; `None` if it has no legal pairing.
    pub(super) fn of(field: &Field) -> Option<Completion> {
        let everybody: Vec<usize> = (0..field.contenders.len()).collect();
        let is_odd = everybody.len() % 2 == 1;
        let lowest = (field.contenders.iter().rev())
            .find(|contender| contender.may_have_bye)
            .map(|contender| contender.score);
        if is_odd && lowest.is_none() {
            return None;
        }
        if is_loose(field, &everybody, field.most_barred(), 0) {
            return Some(Completion {
                bye_score: lowest.filter(|_| is_odd),
            });
        }
        Completion::of_players(field, &everybody)
    }

    /// A pairing of some players only, those below a bracket for example; `None` if there is none.
    pub(super) fn of_players(field: &Field, players: &[usize]) -> Option<Completion> {
        let mut scores: Vec<Points> = players.iter().map(|p| field.contenders[*p].score).collect();
        scores.sort_unstable();
        scores.dedup();
        // One bye more must cost more than any score saves.
        let bye = i128::from(u32::MAX);
        let is_odd = players.len() % 2 == 1;
        let mut matcher = Matcher::new(Rules {
            vertices: players.len(),
            pair: |one: usize, other: usize| {
                let compatible = field.compatible(players[one], players[other]);
                compatible.then_some(0)
            },
            // Being left over costs more for a higher score.
            alone: |vertex: usize| {
                let contender = &field.contenders[players[vertex]];
                let rank = scores.partition_point(|score| *score < contender.score);
                (is_odd && contender.may_have_bye).then(|| 2 * (bye + rank as i128))
            },
        });
        if !matcher.solve() {
            return None;
        }
        let alone: Vec<usize> = (0..players.len())
            .filter(|vertex| matcher.partner(*vertex).is_none())
            .collect();
        match alone.as_slice() {
            [] => Some(Completion { bye_score: None }),
            [vertex] => Some(Completion {
                bye_score: Some(field.contenders[players[*vertex]].score),
            }),
            _ => None,
        }
    }
}

/// Whether so many of these players are allowed to meet that, with any few others who join them,
/// all can be paired: each can meet at least half of the rest (Dirac's theorem).
pub(super) fn is_loose(
    field: &Field,
    players: &[usize],
    most_barred: usize,
    joining: usize,
) -> bool {
    // Whom a player cannot meet, at most: those he has met, those with the same absolute
    // preference, and those who join, who can clash with him in colour and with each other in any
    // way. Two more, for himself and for one who is taken out for the bye.
    let strangers = most_barred + most_absolute(field, players) + 2 * joining;
    players.len() + joining >= 2 * (strangers + 2)
}
