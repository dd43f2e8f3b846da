//! The Swiss system of US Chess (Official Rules of Chess, 7th edition, rules 27 to 29).
//!
//! [`pair`] pairs a round from a snapshot by the [`Settings`] of the section and answers with a
//! [`RoundPairing`]: pairs with colours in the order of the boards, the bye, every score group with
//! its natural pairings. [`explain`] says which switches led from there to the pairs, what each cost
//! and which limit it had.
//!
//! How it works: `field` holds the players as they stand, `groups` says who drops and whom they
//! meet, `repair` parts those who should not meet, `look_ahead` or `top_down` improves colours, and
//! `pairing` gives colours and boards. What a pairing is judged by is in `tally`; `solve` finds the
//! best one with the crate's matcher, so that no better one exists. `docs/us-swiss.md` tells the
//! whole story.
//!
//! ```
//! use adoube_pairing::us::{self, Facts, Settings};
//! use adoube_tournament::*;
//!
//! let entrants = (1..=4).map(|id| {
//!     let player = Player {
//!         national_rating: Some(2100 - 100 * id as u16),
//!         ..Player::named(&format!("Player {id}"))
//!     };
//!     let mut entrant = Entrant::new(EntrantId(id), player);
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
//! let (settings, facts) = (Settings::default(), Facts::default());
//! let round = us::pair(&tournament, RoundNumber(1), &settings, &facts).unwrap();
//! let boards: Vec<_> = round.pairs.iter().map(|pair| (pair.white.0, pair.black.0)).collect();
//! assert_eq!(boards, [(1, 3), (4, 2)]);
//! ```

pub mod acceleration;
mod bars;
mod bye;
mod colours;
mod completion;
pub mod eligibility;
pub mod entries;
mod explain;
mod field;
mod groups;
pub mod incidents;
mod ladder;
mod look_ahead;
mod notes;
mod pairing;
mod repair;
mod round;
mod settings;
mod solve;
mod sparse;
mod switches;
mod table;
mod tally;
mod teams;
mod top_down;
pub mod variations;

pub use crate::dutch::Pair;
pub use bars::Bar;
pub use bye::ByeRule;
pub use colours::{ColourRule, DueCount};
pub use explain::{
    BoardNote, Limit, PlayerNote, Replaced, RoundExplanation, SwitchMade, SwitchReason,
};
pub use ladder::{Ladder, ladder_down};
pub use look_ahead::{NARROW_LIMIT, WIDE_LIMIT};
pub use notes::{Meeting, Note, WhySwitched};
pub use pairing::{CannotPair, Exception, GroupPairing, RoundPairing};
pub use settings::{
    Acceleration, ClassPairing, ColourMethod, Expulsion, Facts, FaultyFacts, NonPairing,
    OddPlayerCost, Opponents, PlayerFacts, RuleFive, Settings, Teammates, ThirdColourLimit,
    Transposition,
};
pub use switches::{Switch, SwitchKind};
pub use teams::TeamSwiss;

use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use field::Field;
use round::PairedRound;

/// Who is to be paired in a round: everybody available, and a permanent house player only if the
/// number is odd otherwise (28M1).
pub fn present(tournament: &Tournament, round: RoundNumber, facts: &Facts) -> Vec<EntrantId> {
    let available = (tournament.entrants().iter())
        .map(|entrant| entrant.id)
        .filter(|id| tournament.is_available(*id, round));
    let is_house = |id: &EntrantId| facts.of(*id).is_some_and(|facts| facts.is_house_player);
    let (house, mut players): (Vec<EntrantId>, Vec<EntrantId>) = available.partition(is_house);
    if players.len() % 2 == 1 {
        players.extend(house.first());
    }
    players
}

/// Pairs a round among everybody who is to be paired in it.
///
/// # Errors
///
/// [`CannotPair`] if nobody may have the bye, or if prohibited pairings leave none.
pub fn pair(
    tournament: &Tournament,
    round: RoundNumber,
    settings: &Settings,
    facts: &Facts,
) -> Result<RoundPairing, CannotPair> {
    let present = present(tournament, round, facts);
    pair_among(tournament, round, &present, settings, facts)
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
    settings: &Settings,
    facts: &Facts,
) -> Result<RoundPairing, CannotPair> {
    let field = Field::new(tournament, round, present, settings, facts);
    let paired = pair_field(tournament, &field)?;
    Ok(pairing::publish(&field, &paired))
}

/// Pairs a round and says why.
///
/// # Errors
///
/// As for [`pair`].
pub fn explain(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    settings: &Settings,
    facts: &Facts,
) -> Result<RoundExplanation, CannotPair> {
    let field = Field::new(tournament, round, present, settings, facts);
    let paired = pair_field(tournament, &field)?;
    Ok(explain::explain(&field, &paired))
}

fn pair_field(tournament: &Tournament, field: &Field) -> Result<PairedRound, CannotPair> {
    let guided = (field.settings.round_robin_table).then(|| table::guided(tournament, field));
    match guided.flatten() {
        Some(paired) => Ok(paired),
        None => round::pair_field(field),
    }
}
