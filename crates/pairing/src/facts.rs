//! What the facts of this crate have in common. There is no sentence in them: who shows them finds
//! one by the names of their types.

use adoube_tournament::EntrantId;
use serde::Serialize;

/// Where a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Article {
    /// In regulations, by its number.
    Of(&'static str),
    /// In what the organiser laid down for the event, where no regulation says it.
    OfTheEvent,
}

impl Article {
    /// The number, or `event`.
    pub fn code(self) -> &'static str {
        match self {
            Article::Of(number) => number,
            Article::OfTheEvent => "event",
        }
    }
}

pub use adoube_types::facts::{Row, Series};

/// Facts that are told line by line, those after the first under it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename = "$lines")]
pub struct Lines<T> {
    pub parts: Vec<T>,
}

/// How many players are named before the rest is only counted.
const NAMED: usize = 12;

/// Players, the first of them by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "named-players")]
pub struct People {
    pub named: Series<EntrantId>,
    /// How many there are beside them.
    pub more: usize,
}

impl People {
    /// All of these.
    pub fn of(players: &[EntrantId]) -> People {
        let named = players.iter().take(NAMED).copied();
        People {
            named: Series(named.collect()),
            more: players.len().saturating_sub(NAMED),
        }
    }
}
