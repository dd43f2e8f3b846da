//! A round without a legal pairing: who is the trouble, and the least that a chief arbiter would
//! have to permit.

use adoube_tournament::{EntrantId, RoundNumber};
use serde::Serialize;

use super::answer::Reason;
use crate::facts::{Article, Lines, People};
use crate::unpairable::{BreachAt, Hindrance, Unpairable};

/// The round has no legal pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-no-pairing")]
pub struct CannotPair {
    pub round: RoundNumber,
    /// Those who cannot all be paired; empty if nobody may have the bye.
    pub stuck: Vec<EntrantId>,
    /// The only opponents they have, together, apart from each other and the bye.
    pub opponents: Vec<EntrantId>,
    /// Whether the number is odd and nobody may have the bye.
    pub nobody_may_have_bye: bool,
    /// The fewest breaches with which everybody could be paired, the gravest kinds avoided first.
    pub least_breaches: Vec<Breach>,
    /// Or: the fewest who would have to go without a game, so that nothing is breached.
    pub without_game: Vec<EntrantId>,
}

adoube_types::errors!(CannotPair);

/// A breach that would have to be permitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-breach")]
pub enum Breach {
    /// A pair that may not be made.
    Pair {
        /// The higher ranked of the two.
        higher: EntrantId,
        lower: EntrantId,
        /// Why it may not be made.
        reason: Reason,
        article: Article,
    },
    /// A bye for somebody who may not have it.
    Bye { player: EntrantId, article: Article },
}

/// A line of what is told of a round without a legal pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-trouble")]
pub enum Trouble {
    Round {
        round: RoundNumber,
    },
    NobodyMayHaveBye,
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
    Breach(Breach),
    /// With nothing permitted.
    WithoutGame {
        players: People,
    },
}

impl CannotPair {
    /// The same with other ids for those who are paired.
    #[must_use]
    pub fn renamed(self, name: impl Fn(EntrantId) -> EntrantId) -> CannotPair {
        let all = |ids: Vec<EntrantId>| ids.into_iter().map(&name).collect();
        let breach = |breach: Breach| match breach {
            Breach::Pair {
                higher,
                lower,
                reason,
                article,
            } => Breach::Pair {
                higher: name(higher),
                lower: name(lower),
                reason,
                article,
            },
            Breach::Bye { player, article } => Breach::Bye {
                player: name(player),
                article,
            },
        };
        CannotPair {
            stuck: all(self.stuck),
            opponents: all(self.opponents),
            least_breaches: self.least_breaches.into_iter().map(breach).collect(),
            without_game: all(self.without_game),
            ..self
        }
    }

    /// Who is the trouble, and the least that would have to be permitted, line by line.
    pub fn lines(&self) -> Lines<Trouble> {
        let mut parts = vec![Trouble::Round { round: self.round }];
        if self.nobody_may_have_bye {
            parts.push(Trouble::NobodyMayHaveBye);
        }
        let some = |players: &[EntrantId]| (!players.is_empty()).then(|| People::of(players));
        let stuck = some(&self.stuck);
        let opponents = some(&self.opponents).filter(|_| stuck.is_some());
        parts.extend(stuck.map(|players| Trouble::Stuck { players }));
        parts.extend(opponents.map(|players| Trouble::Opponents { players }));
        if !self.least_breaches.is_empty() {
            let breaches = self.least_breaches.iter().copied().map(Trouble::Breach);
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

/// Finds out why nobody can pair a field.
pub(super) fn cannot_pair(
    round: RoundNumber,
    ids: &[EntrantId],
    may_have_bye: impl Fn(usize) -> bool,
    reason: impl Fn(usize, usize) -> Option<Reason>,
    article: impl Fn(Reason) -> Article,
) -> CannotPair {
    let unpairable = Unpairable {
        players: ids.len(),
        hindrance: |one, other| {
            reason(one, other).map(|reason| match reason {
                Reason::Met(_) => Hindrance::Met,
                Reason::Prohibited => Hindrance::Prohibited,
                _ => Hindrance::Colours,
            })
        },
        may_have_bye,
    };
    let nobody_may_have_bye = unpairable.nobody_may_have_bye();
    let (stuck, opponents) = match nobody_may_have_bye {
        true => Default::default(),
        false => unpairable.stuck(),
    };
    let breach = |breach: BreachAt| match breach {
        BreachAt::Pair(higher, lower) => reason(higher, lower).map(|reason| Breach::Pair {
            higher: ids[higher],
            lower: ids[lower],
            reason,
            article: article(reason),
        }),
        BreachAt::Bye(player) => Some(Breach::Bye {
            player: ids[player],
            article: article(Reason::ByeNotAllowed),
        }),
    };
    let named = |places: Vec<usize>| places.into_iter().map(|place| ids[place]).collect();
    CannotPair {
        round,
        stuck: named(stuck),
        opponents: named(opponents),
        nobody_may_have_bye,
        least_breaches: (unpairable.least_breaches().into_iter())
            .filter_map(breach)
            .collect(),
        without_game: named(unpairable.without_game()),
    }
}
