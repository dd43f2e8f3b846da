//! Who gets the full-point bye (28L).

use serde::Serialize;

use super::completion::least_weight;
use super::field::{Contender, Field};

/// Why somebody gets the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename = "us-bye-rule")]
pub enum ByeRule {
    /// The lowest rated player of the lowest score group (28L2).
    LowestRated,
    /// An unrated player who has played a rated event; there was no rated one (28L2).
    Unrated,
    /// A new player; there was nobody else (28L2).
    New,
    /// Took or asked for a half-point bye; all others have had a bye (28L4).
    AfterHalfPoint,
    /// Entered late, in round 1; there was nobody else (28L2).
    Late,
    /// In the group above, so that a new player plays (28L5).
    SparesNew,
    /// Somebody higher rated, for the sake of colours (28L2a).
    Colours,
    /// Rests in the round of the table that guides the event (29L).
    Table,
}

impl ByeRule {
    /// The number of the rule in the rulebook.
    pub fn article(self) -> &'static str {
        match self {
            ByeRule::LowestRated | ByeRule::Unrated | ByeRule::New | ByeRule::Late => "28L2",
            ByeRule::AfterHalfPoint => "28L4",
            ByeRule::SparesNew => "28L5",
            ByeRule::Colours => "28L2a",
            ByeRule::Table => "29L",
        }
    }
}

/// Somebody who could get the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    /// The place in the field.
    pub player: usize,
    /// The rule by which he would get it.
    pub rule: ByeRule,
}

fn rule(field: &Field, player: &Contender) -> ByeRule {
    if field.round.0 == 1 && player.bye.is_late {
        ByeRule::Late
    } else if player.bye.took_half {
        ByeRule::AfterHalfPoint
    } else if player.bye.is_new {
        ByeRule::New
    } else if !player.is_rated {
        ByeRule::Unrated
    } else {
        ByeRule::LowestRated
    }
}

/// Everybody who may get the bye, in the order in which they are tried: the lowest score group
/// first. Who had a full-point bye or a no-show's point is not among them (28L3).
pub(super) fn candidates(field: &Field) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = Vec::new();
    for (height, group) in field.score_groups().iter().rev().enumerate() {
        let mut of_group: Vec<Candidate> = (group.iter().copied())
            .filter(|player| !field.contenders[*player].bye.is_barred)
            .map(|player| Candidate {
                player,
                rule: rule(field, &field.contenders[player]),
            })
            .collect();
        of_group.sort_by_key(|candidate| {
            let unrated = !field.contenders[candidate.player].is_rated;
            (candidate.rule, unrated, std::cmp::Reverse(candidate.player))
        });
        if height == 1 && spares_new_players(field, &all) {
            all = sparing(field, &of_group).chain(all).collect();
        }
        all.extend(of_group);
    }
    all
}

/// Whether only new players could get the bye in the lowest group of a four-round event (28L5).
fn spares_new_players(field: &Field, lowest: &[Candidate]) -> bool {
    let others = (lowest.iter()).any(|candidate| candidate.rule < ByeRule::New);
    let new = (lowest.iter()).any(|candidate| candidate.rule == ByeRule::New);
    field.settings.spare_new_players && field.rounds == 4 && new && !others
}

fn sparing<'c>(field: &Field, group: &'c [Candidate]) -> impl Iterator<Item = Candidate> + 'c {
    let chances: Vec<bool> = (group.iter())
        .map(|candidate| field.contenders[candidate.player].bye.prize_chance)
        .collect();
    (group.iter().zip(chances))
        .filter(|(candidate, chance)| candidate.rule < ByeRule::New && !chance)
        .map(|(candidate, _)| Candidate {
            rule: ByeRule::SparesNew,
            ..*candidate
        })
}

/// The first candidate without whom the others can be paired as well as possible.
pub(super) fn choose(field: &Field) -> Option<Candidate> {
    let mut best: Option<(i128, Candidate)> = None;
    for candidate in candidates(field) {
        let Some(weight) = least_weight(field, &without(field, candidate.player)) else {
            continue;
        };
        if weight == 0 {
            return Some(candidate);
        }
        if best.as_ref().is_none_or(|(least, _)| weight < *least) {
            best = Some((weight, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Everybody of a field but one player, by rank.
pub(super) fn without(field: &Field, player: usize) -> Vec<usize> {
    (0..field.contenders.len())
        .filter(|other| *other != player)
        .collect()
}
