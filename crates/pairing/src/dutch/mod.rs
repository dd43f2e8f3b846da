//! The FIDE (Dutch) system, in the editions of 2017 and 2026 (C.04.3).

mod bracket;
mod choice;
mod colours;
mod completion;
mod criteria;
mod field;
mod model;
mod pairing;
mod publication;
mod round;

pub use colours::ColourRule;
pub use criteria::Criterion;
pub use pairing::{CannotPair, Edition, Pair, RoundPairing, UnknownEdition};

use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use field::Field;

/// Pairs a round among everybody who is available in it.
pub fn pair(
    tournament: &Tournament,
    round: RoundNumber,
    edition: Edition,
) -> Result<RoundPairing, CannotPair> {
    let present: Vec<EntrantId> = (tournament.entrants().iter())
        .map(|entrant| entrant.id)
        .filter(|id| tournament.is_available(*id, round))
        .collect();
    pair_among(tournament, round, &present, edition)
}

/// Pairs a round among the players who are present. The rounds before it are taken from the
/// snapshot; that round and later ones are not looked at.
pub fn pair_among(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    edition: Edition,
) -> Result<RoundPairing, CannotPair> {
    let field = Field::new(tournament, round, present, edition);
    let brackets = round::pair_field(&field).ok_or(CannotPair { round })?;
    Ok(publication::publish(&field, &brackets))
}
