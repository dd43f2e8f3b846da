//! How a chess event is conducted: pure functions from what the journal folds to, to what comes
//! next.
//!
//! * [`rounds`] makes the commands that pair the next round of a section, whatever its format,
//!   explains a pairing, and says what a change by hand breaks.
//! * [`announcement`] holds what is announced of an event against the regulations: what must be
//!   said beforehand, what should be, what contradicts itself.
//! * [`results`] decides what it takes for a result to stand on a board.
//! * [`bracket`] shows a knockout as a bracket.
//! * [`ranking`] says who is where in a section, by the tie-breaks that were announced.
//! * [`hall`] is the round at the desk: its start, duties, clocks, and who leaves.
//! * [`import`] makes a section of a tournament report file, and says what is not as the file has it.
//! * [`line_ups`] says what is wrong with the line-up of a team, who may see it, and sets boards from them.
//! * [`extra_games`] records games that are rated only.
//! * [`facts`] gathers what ratings and title norms ask of a section.
//! * [`titles`] says what the players of a section earn in it and still lack, [`careers`] what they brought along.
//! * [`games`] writes the games of a section as PGN.
//! * [`quads`] divides one list of entries into quads and a small Swiss.
//! * [`settings`] says what a record of the journal tells, with the settings that changed.
//! * [`us`] is what a section by the rules of US Chess announces and its director knows.
//! * [`eligibility`] says who may play in a section.
//! * [`accounts`] says what each player owes and has paid, and what is in the till.
//! * [`prizes`] counts the entries that prizes are based on, and lists who can win them.
//! * [`rating_lists`] says which lists give the ratings of a section and whether its entries agree with them.
//! * [`statistics`] counts what the games of a section come to.
//! * [`tables`] reads a plan of the tables and says what does not fit in it.
//! * [`template`] makes a new event like one that there was.
//! * [`ties`] lists who is level after every tie-break.
//! * [`entries`] makes the teams of a list of players.
//! * [`checker`] holds a tournament report file against the rules: pairings, points, places.
//! * [`fide_mode`] is what FIDE mode offers, locks and warns of.
//! * [`clear`] lets commands pass whose warnings were confirmed; every road asks it before it writes.
//! * [`vet`] says what speaks against commands before they are written: a round made by hand, byes
//!   beyond those announced, games left open, players that a section is closed to.

pub mod accounts;
pub mod announcement;
pub mod arbiters;
mod articles;
pub mod bracket;
pub mod byes;
pub mod careers;
pub mod checker;
mod consent;
pub mod eligibility;
pub mod entries;
pub mod extra_games;
pub mod facts;
pub mod fide_mode;
pub mod games;
pub mod hall;
pub mod import;
pub mod line_ups;
pub mod prizes;
pub mod quads;
pub mod ranking;
pub mod rating_lists;
pub mod results;
pub mod rounds;
pub mod settings;
pub mod statistics;
pub mod tables;
pub mod template;
pub mod ties;
pub mod titles;
pub mod us;
pub mod us_report;
mod vet;

pub use consent::{NotCleared, Warning, Warnings, clear};
pub use vet::{NeedsReason, Vetted, is_vetted, record_by_hand, vet, vet_made};
