//! A round without a legal pairing: who is the trouble, and the least that a chief arbiter would
//! have to permit.

use adoube_tournament::{EntrantId, RoundNumber, Tournament};
use serde::Serialize;

use super::Edition;
use super::completion::Completion;
use super::explain::{Reason, why_barred};
use super::field::Field;
use crate::facts::{Article, Lines, People};
use crate::unpairable::{BreachAt, Hindrance, Unpairable};

/// The round has no legal pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "dutch-cannot-pair")]
pub struct CannotPair {
    pub round: RoundNumber,
    /// Players who cannot all be paired; empty if nobody may have the bye.
    pub stuck: Vec<EntrantId>,
    /// The only opponents they have, together, apart from each other and the bye.
    pub opponents: Vec<EntrantId>,
    /// Whether the number is odd and nobody may have the bye (C.2).
    pub nobody_may_have_bye: bool,
    /// A legal pairing exists, but the players have so many different scores that the criteria of the
    /// 2017 edition cannot be compared here. No real tournament comes near.
    pub has_too_many_scores: bool,
    /// The fewest breaches with which everybody could be paired, the gravest kinds avoided first.
    pub least_breaches: Vec<Breach>,
    /// Or: the fewest players who would have to go without a game, so that nothing is breached.
    pub without_game: Vec<EntrantId>,
}

adoube_types::errors!(CannotPair);

impl CannotPair {
    /// Who is the trouble, and the least that a chief arbiter would have to permit, line by line.
    pub fn lines(&self, edition: Edition) -> Lines<Trouble> {
        let bye = Reason::ByeNotAllowed.article(edition);
        let mut parts = vec![Trouble::Round {
            round: self.round,
            has_too_many_scores: self.has_too_many_scores,
        }];
        if self.nobody_may_have_bye {
            parts.push(Trouble::NobodyMayHaveBye { article: bye });
        }
        let some = |players: &[EntrantId]| (!players.is_empty()).then(|| People::of(players));
        let stuck = some(&self.stuck);
        let opponents = some(&self.opponents).filter(|_| stuck.is_some());
        parts.extend(stuck.map(|players| Trouble::Stuck { players }));
        parts.extend(opponents.map(|players| Trouble::Opponents { players }));
        if !self.least_breaches.is_empty() {
            let breaches = self.least_breaches.iter().map(|breach| match *breach {
                Breach::Pair {
                    higher,
                    lower,
                    reason,
                } => Trouble::Pair {
                    higher,
                    lower,
                    reason,
                    article: reason.article(edition),
                },
                Breach::Bye(player) => Trouble::Bye {
                    player,
                    article: bye,
                },
            });
            let permitted = [Trouble::Permitted].into_iter().chain(breaches);
            parts.push(Trouble::Least(Lines {
                parts: permitted.collect(),
            }));
        }
        let without = some(&self.without_game);
        parts.extend(without.map(|players| Trouble::WithoutGame { players }));
        Lines { parts }
    }
}

/// A line of what is told of a round without a legal pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "dutch-trouble")]
pub enum Trouble {
    Round {
        round: RoundNumber,
        has_too_many_scores: bool,
    },
    NobodyMayHaveBye {
        article: Article,
    },
    /// They cannot all be paired.
    Stuck {
        players: People,
    },
    /// The only opponents left for them.
    Opponents {
        players: People,
    },
    /// The least that would have to be permitted.
    Least(Lines<Trouble>),
    Permitted,
    Pair {
        higher: EntrantId,
        lower: EntrantId,
        reason: Reason,
        article: Article,
    },
    Bye {
        player: EntrantId,
        article: Article,
    },
    /// With nothing permitted.
    WithoutGame {
        players: People,
    },
}

/// A breach of an absolute criterion that would have to be permitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "dutch-breach")]
pub enum Breach {
    /// A pair that may not be made.
    Pair {
        /// The higher ranked player.
        higher: EntrantId,
        /// The lower ranked player.
        lower: EntrantId,
        /// Why it may not be made.
        reason: Reason,
    },
    /// A bye for a player who may not have it (C.2).
    Bye(EntrantId),
}

/// Finds out why nobody can pair this field.
pub(super) fn cannot_pair(tournament: &Tournament, field: &Field) -> CannotPair {
    let id = |vertex: &usize| field.contenders[*vertex].id;
    let reason = |one: usize, other: usize| {
        if field.is_barred(one, other) {
            Some(why_barred(tournament, field, one, other))
        } else {
            (!field.colours_compatible(one, other)).then_some(Reason::SameAbsoluteColour)
        }
    };
    let unpairable = Unpairable {
        players: field.contenders.len(),
        hindrance: |one, other| {
            reason(one, other).map(|reason| match reason {
                Reason::Met(_) => Hindrance::Met,
                Reason::Prohibited => Hindrance::Prohibited,
                _ => Hindrance::Colours,
            })
        },
        may_have_bye: |player: usize| field.contenders[player].may_have_bye,
    };
    let nobody_may_have_bye = unpairable.nobody_may_have_bye();
    let (stuck, opponents) = match nobody_may_have_bye {
        true => Default::default(),
        false => unpairable.stuck(),
    };
    let has_too_many_scores = Completion::of(field).is_some();
    let breach = |breach: BreachAt| match breach {
        BreachAt::Pair(higher, lower) => reason(higher, lower).map(|reason| Breach::Pair {
            higher: id(&higher),
            lower: id(&lower),
            reason,
        }),
        BreachAt::Bye(player) => Some(Breach::Bye(id(&player))),
    };
    CannotPair {
        round: field.round,
        has_too_many_scores,
        stuck: stuck.iter().map(id).collect(),
        opponents: opponents.iter().map(id).collect(),
        nobody_may_have_bye,
        least_breaches: (unpairable.least_breaches().into_iter())
            .filter_map(breach)
            .collect(),
        without_game: match has_too_many_scores {
            true => Vec::new(),
            false => unpairable.without_game().iter().map(id).collect(),
        },
    }
}
