//! Why a round has no legal pairing, for programs; the words are those of the rounds of an event.

use adoube_pairing::dutch::{Breach, CannotPair, Edition, Reason};
use adoube_tournament::{EntrantId, Tournament};
use serde_json::{Value, json};

use super::file::player_json;

pub use adoube_conduct::rounds::{cannot_pair_text, verdict_article, verdict_text};

/// Why there is no legal pairing, for programs.
pub fn cannot_pair_json(tournament: &Tournament, reason: &CannotPair, edition: Edition) -> Value {
    let players = |ids: &[EntrantId]| -> Vec<Value> {
        ids.iter()
            .map(|id| player_json(tournament, *id, reason.round))
            .collect()
    };
    let breaches: Vec<Value> = (reason.least_breaches.iter())
        .map(|breach| match breach {
            Breach::Pair {
                higher,
                lower,
                reason,
            } => json!({
                "players": players(&[*higher, *lower]),
                "article": reason.article(edition),
                "reason": reason.to_string(),
            }),
            Breach::Bye(player) => json!({
                "players": players(&[*player]),
                "article": Reason::ByeNotAllowed.article(edition),
                "reason": "a bye for a player who may not have it",
            }),
        })
        .collect();
    json!({
        "round": reason.round,
        "system": edition.name(),
        "reason": reason.to_string(),
        "stuck": players(&reason.stuck),
        "opponents": players(&reason.opponents),
        "least_breaches": breaches,
        "without_game": players(&reason.without_game),
    })
}

/// The text with a capital letter at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
