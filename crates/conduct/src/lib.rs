//! How a chess event is conducted: pure functions from what the journal folds to, to what comes
//! next.
//!
//! * [`rounds`] makes the commands that pair the next round of a section, whatever its format,
//!   explains a pairing, and says what a change by hand breaks.
//! * [`announcement`] holds what is announced of an event against the regulations: what must be
//!   said beforehand, what should be, what contradicts itself.
//! * [`results`] decides what it takes for a result to stand on a board.
//! * [`ranking`] says who is where in a section, by the tie-breaks that were announced.
//! * [`hall`] is the round at the desk: its start, duties, clocks, and who leaves.
//! * [`line_ups`] says what is wrong with the line-up of a team, who may see it, and sets boards from them.
//! * [`facts`] gathers what ratings and title norms ask of a section.
//! * [`games`] writes the games of a section as PGN.
//! * [`settings`] says what a record of the journal tells, with the settings that changed.
//! * [`entries`] makes the teams of a list of players.
//! * [`vet`] says what speaks against commands before they are written: a round made by hand, byes
//!   beyond those announced, games left open.

pub mod announcement;
mod articles;
pub mod byes;
pub mod entries;
pub mod facts;
pub mod games;
pub mod hall;
pub mod line_ups;
pub mod ranking;
pub mod results;
pub mod rounds;
pub mod settings;
mod vet;

pub use vet::{NeedsReason, Vetted, is_vetted, record_by_hand, vet};
