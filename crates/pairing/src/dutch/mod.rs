//! The FIDE (Dutch) system, in the editions of 2017, 2025 and 2026 (C.04.3).
//!
//! [`pair`] pairs a round from a snapshot and answers with a [`RoundPairing`]: pairs with colours in
//! the order of publication, the bye, and every bracket with the criteria it could not meet. Where
//! there is no legal pairing, [`CannotPair`] says who is the trouble and what would have to be
//! permitted. [`explain`] tells why a pairing is as it is, [`compare`] what speaks against another
//! one.
//!
//! How it works: `field` holds the players as they stand, `round` goes from bracket to bracket,
//! `bracket` says what a pair or a downfloat fails, `model` turns that into the costs of a graph,
//! and `choice` finds the first of the best pairings with the crate's matcher. The editions differ
//! in `round` (what a bracket has to look ahead for), `bracket` (the criteria) and `field` (floats,
//! who may have the bye), nowhere else.
//!
//! ```
//! use adoube_pairing::dutch::{self, Edition};
//! use adoube_tournament::*;
//!
//! let entrants = (1..=4).map(|id| {
//!     let mut entrant = Entrant::new(EntrantId(id), Player::named(&format!("Player {id}")));
//!     entrant.pairing_number = PairingNumber::new(id);
//!     entrant
//! });
//! let draft = Draft {
//!     planned_rounds: 3,
//!     initial_colour: Some(Colour::White),
//!     entrants: entrants.collect(),
//!     ..Draft::default()
//! };
//! let tournament = Tournament::new(draft).unwrap();
//! let round = dutch::pair(&tournament, RoundNumber(1), Edition::Dutch2026).unwrap();
//! let boards: Vec<_> = round.pairs.iter().map(|pair| (pair.white.0, pair.black.0)).collect();
//! assert_eq!(boards, [(1, 3), (4, 2)]);
//! ```

mod below;
mod bracket;
mod check_list;
mod choice;
mod colours;
mod compare;
mod completion;
mod criteria;
mod explain;
mod field;
mod law;
mod model;
mod pairing;
mod preference;
mod publication;
mod round;
mod unpairable;

pub use check_list::check_list;
pub use colours::ColourRule;
pub use compare::Verdict;
pub use criteria::Criterion;
pub use explain::{
    BracketExplanation, FloatExplanation, Instead, PairExplanation, PlayerNote, Reason, float_signs,
};
pub(crate) use field::{barred, ordinals};
pub use law::Law;
pub use pairing::{BracketKind, BracketPairing, Edition, Pair, RoundPairing, UnknownEdition};
pub use preference::Preference;
pub use publication::put_in_order;
pub use unpairable::{Breach, CannotPair, Trouble};

use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use field::Field;
use round::PairedBracket;

/// Pairs a round among everybody who is available in it.
///
/// # Errors
///
/// [`CannotPair`] if there is no legal pairing; it says who is the trouble and what would have to
/// be permitted.
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
///
/// # Errors
///
/// As for [`pair`].
pub fn pair_among(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    edition: Edition,
) -> Result<RoundPairing, CannotPair> {
    let field = Field::new(tournament, round, present, edition);
    let brackets = pair_field(tournament, &field)?;
    Ok(publication::publish(&field, &brackets))
}

fn pair_field<'f>(
    tournament: &Tournament,
    field: &'f Field,
) -> Result<Vec<PairedBracket<'f>>, CannotPair> {
    round::pair_field(field).ok_or_else(|| unpairable::cannot_pair(tournament, field))
}

/// A paired round with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundExplanation {
    pub pairing: RoundPairing,
    /// What the pairing looked at, for everybody who was paired, by rank.
    pub players: Vec<PlayerNote>,
    /// Why each bracket of the pairing is as it is.
    pub brackets: Vec<BracketExplanation>,
}

/// Pairs a round and says why: for everybody, or only for some players.
///
/// # Errors
///
/// As for [`pair`].
pub fn explain(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    edition: Edition,
    about: Option<&[EntrantId]>,
) -> Result<RoundExplanation, CannotPair> {
    let field = Field::new(tournament, round, present, edition);
    let brackets = pair_field(tournament, &field)?;
    let concerns =
        |player: usize| about.is_none_or(|players| players.contains(&field.contenders[player].id));
    Ok(RoundExplanation {
        pairing: publication::publish(&field, &brackets),
        players: explain::notes(&field),
        brackets: (brackets.iter())
            .map(|paired| explain::explain(tournament, paired, &concerns))
            .collect(),
    })
}

/// Pairs a round and says what speaks against another pairing of it.
///
/// # Errors
///
/// As for [`pair`]: a round that cannot be paired has nothing to compare with.
pub fn compare(
    tournament: &Tournament,
    edition: Edition,
    present: &[EntrantId],
    other: &RoundPairing,
) -> Result<Verdict, CannotPair> {
    let field = Field::new(tournament, other.round, present, edition);
    let brackets = pair_field(tournament, &field)?;
    Ok(compare::compare(tournament, &field, &brackets, other))
}
