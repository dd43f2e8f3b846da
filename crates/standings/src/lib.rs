//! Standings: who is where, by which tie-break, and why.
//!
//! A [`Field`] is the table of an event after a round: every player (or team) and what each round
//! was to them. A [`TieBreak`] is a method of the regulations with its modifiers, read from a code
//! such as `BH/C1`. [`Standings::rank`] puts the field in order.
//!
//! ```
//! use adoube_standings::{Field, Rules, Standings, System, TieBreak};
//! use adoube_tournament::{CardEntry, Colour, Draft, Entrant, EntrantId, Outcome, PairingNumber};
//! use adoube_tournament::{Player, RoundNumber, Tournament, rounds_from_cards};
//!
//! let entrant = |id| Entrant {
//!     pairing_number: PairingNumber::new(id),
//!     ..Entrant::new(EntrantId(id), Player::named("Somebody"))
//! };
//! let entrants = vec![entrant(1), entrant(2)];
//! let game = |opponent, colour, outcome| {
//!     vec![CardEntry { opponent: Some(EntrantId(opponent)), colour: Some(colour), outcome }]
//! };
//! let cards = [
//!     game(2, Colour::White, Outcome::Win),
//!     game(1, Colour::Black, Outcome::Loss),
//! ];
//! let rounds = rounds_from_cards(&entrants, &cards).unwrap();
//! let draft = Draft { planned_rounds: 1, entrants, rounds, ..Draft::default() };
//! let tournament = Tournament::new(draft).unwrap();
//! let field = Field::of_players(&tournament, RoundNumber(1), System::Swiss);
//! let list: Vec<TieBreak> = vec!["SB".parse().unwrap()];
//! let standings = Standings::rank(&field, &list, Rules::Fide2026);
//! assert_eq!(standings.lines()[0].rank, 1);
//! ```

#![warn(clippy::missing_errors_doc)]

mod boards;
mod calculation;
mod code;
mod direct;
mod explain;
mod feats;
mod field;
mod knockout;
mod lists;
mod method;
mod opposition;
mod outcome_name;
mod own;
mod ranking;
mod rated;
mod rules;
pub mod tables;
mod term;
mod us;
mod value;

pub use code::{InvalidCode, KoyaLimit, TieBreak, TieBreakName};
pub use direct::{Encounters, Table};
pub use explain::{
    EncounterScore, Explanation, Group, NoValue, NotAllMet, Part, PartNote, PartOf, Reckoning,
    ReckoningWay, ScoreUnit, article,
};
pub use feats::Feats;
pub use field::{Cell, Field, Participant, Score, System, UnratedRating};
pub use knockout::{Stage, stages};
pub use lists::{Kind, ListProblem, Remark, recommended, remarks, unfit};
pub use method::{Boards, Method, Sonneborn};
pub use outcome_name::OutcomeName;
pub use ranking::{CannotArrange, Line, Settled, Standings};
pub use rules::{Rules, UnknownRules};
pub use term::{Cut, Limit, Source, Term};
pub use value::Value;

adoube_types::errors!(
    CannotArrange,
    InvalidCode,
    UnknownRules,
    tables::InvalidCategory,
    tables::TooManyForAGrid
);
