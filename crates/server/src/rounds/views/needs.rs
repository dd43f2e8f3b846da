//! What a round needs before it can be paired, line by line.

use adoube_tournament::RoundNumber;

use crate::texts::{count, fill};

/// More names, or boards, than anybody reads one by one.
pub(super) const MOST_NAMES: usize = 100;

/// More names than anybody reads in passing: the others are shown on request.
const MOST_AT_A_GLANCE: usize = 12;

/// Something that a round needs.
pub(super) struct Need {
    /// `ok`, `open` or `stop`.
    pub state: &'static str,
    pub text: String,
    /// Everybody, where the text names only some.
    pub everybody: Option<String>,
    pub links: Vec<(String, String)>,
    /// The round that can be declared complete.
    pub close: Option<RoundNumber>,
}

impl Need {
    pub(super) fn new(state: &'static str, text: String) -> Need {
        Need {
            state,
            text,
            everybody: None,
            links: Vec::new(),
            close: None,
        }
    }
}

/// A line that names people: some of them, and everybody on request.
pub(super) fn listed(state: &'static str, key: &str, who: impl Iterator<Item = String>) -> Need {
    let who: Vec<String> = who.collect();
    let all = who.len();
    let first = |most: usize| {
        let names = who[..most.min(all)].join("; ");
        match all.saturating_sub(most) {
            0 => names,
            others => format!("{names}; {}", count("list-others", others)),
        }
    };
    let short = if all <= MOST_AT_A_GLANCE {
        all
    } else {
        MOST_AT_A_GLANCE / 2
    };
    Need {
        everybody: (short < all).then(|| first(MOST_NAMES)),
        ..Need::new(state, fill(key, &[&all, &first(short)]))
    }
}
