//! How the opponents were found, as it is told on the command line.

use adoube_tournament::System;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// Reads a system by its key; the help lists them all.
pub(crate) fn by_key() -> impl TypedValueParser<Value = System> {
    let keys = System::ALL.map(|system| PossibleValue::new(system.key()).help(system.name()));
    PossibleValuesParser::new(keys).try_map(|key| key.parse::<System>())
}

/// What the tie-breaks of an event ask of its system: whether the pairings were made round by round.
pub(crate) fn for_tie_breaks(system: System) -> adoube_standings::System {
    match system.is_swiss() {
        true => adoube_standings::System::Swiss,
        false => adoube_standings::System::PreDetermined,
    }
}
