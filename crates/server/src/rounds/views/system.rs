//! What paired a round, in words.

use adoube_journal::Provenance;
use adoube_pairing::system::SwissSystem;

use crate::texts::{fill, t, tell};

/// What paired a round.
pub(super) struct MadeBy {
    /// The system, the table or the bracket.
    pub name: String,
    /// Program, code and seed, in small print.
    pub print: String,
}

impl MadeBy {
    /// By its record.
    pub(super) fn of(made_by: &Provenance) -> MadeBy {
        let edition = made_by.edition.as_deref();
        let system = edition.and_then(system_name);
        let seed = made_by.seed.map(|seed| fill("rounds-seed", &[&seed]));
        let (name, engine) = match system {
            Some(name) => (name, Some(made_by.engine.clone())),
            None if made_by.is_by_hand() => (t("rounds-made-by-hand").to_owned(), None),
            None => (made_by.engine.clone(), None),
        };
        let print = [engine, edition.map(str::to_owned), seed];
        let print: Vec<String> = print.into_iter().flatten().collect();
        MadeBy {
            name,
            print: print.join(" · "),
        }
    }
}

/// What people call a Swiss system, from a code such as `dutch-2026`.
pub(super) fn system_name(code: &str) -> Option<String> {
    let system: SwissSystem = code.parse().ok()?;
    Some(tell(&system))
}
