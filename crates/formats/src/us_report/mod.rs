//! The rating report of US Chess: three tables of dBASE III for an event, its sections and their
//! players.
//!
//! The layout is the one called `2C`, in which every field is text that begins at the left; it is
//! what pairing programs write today. [`read`] also understands the older layout, where results
//! have no colours and the rounds after the tenth stand in a second record. [`UsReport::files`]
//! writes what [`read`] reads back as the same report.
//!
//! A result is a letter, the pairing number of the opponent and a colour: `W12B` is a win against
//! number 12 with Black. Where there was no game the number is 0: `X0` and `F0` for a forfeit,
//! `B0` and `H0` for a bye of a whole or a half point, `U0` for a round without anything. The
//! opponent of a forfeited game is therefore not told.

mod cell;
mod draft;
mod errors;
mod layout;
mod letters;
mod read;
mod section;
mod write;

use jiff::civil::Date;

pub use cell::{Cell, CellCode};
pub use draft::{UsOddity, UsSectionDraft};
pub use errors::{UsExpected, UsFile, UsProblem, UsReportError, UsReportErrors};
pub use letters::in_ascii;
pub use read::read;
pub use section::numbers_of;
pub use write::UsFiles;

/// The rating report of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UsReport {
    /// The program that wrote it.
    pub program: String,
    /// The number that the federation gave; empty before it did.
    pub event_id: String,
    pub name: String,
    /// The first day.
    pub begins: Option<Date>,
    /// The last day.
    pub ends: Option<Date>,
    /// The affiliate that reports: a letter and seven digits.
    pub affiliate: String,
    pub city: String,
    /// The two letters of the state.
    pub state: String,
    pub zip: String,
    pub country: String,
    /// To whom a crosstable is sent: `T` the director, `A` the affiliate, `N` nobody.
    pub crosstables: String,
    /// The member number of the chief director.
    pub chief_td: String,
    pub assistant_td: String,
    /// The numbers of other directors, with commas between.
    pub other_tds: String,
    pub sections: Vec<UsSection>,
}

/// A section of the report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UsSection {
    /// Its number in the report, from 1.
    pub number: u32,
    pub name: String,
    /// By which ratings: `R` regular, `D` regular and quick, `Q` quick, `B` blitz.
    pub rating_system: String,
    pub time_control: String,
    pub chief_td: String,
    pub assistant_td: String,
    pub kind: UsSectionKind,
    pub rounds: u16,
    pub begins: Option<Date>,
    pub ends: Option<Date>,
    /// `N` not scholastic, `S` scholastic, `P` primary, `J` within one school.
    pub level: String,
    /// Whether it counts for the Grand Prix.
    pub grand_prix: String,
    pub grand_prix_points: String,
    /// Whether it is rated by FIDE too.
    pub fide: String,
    pub players: Vec<UsPlayer>,
}

/// How the games of a section are arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UsSectionKind {
    #[default]
    Swiss,
    RoundRobin,
    Match,
}

impl UsSectionKind {
    /// The letter that stands for it.
    pub fn letter(self) -> &'static str {
        match self {
            UsSectionKind::Swiss => "S",
            UsSectionKind::RoundRobin => "R",
            UsSectionKind::Match => "M",
        }
    }
}

/// A player of a section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UsPlayer {
    /// The pairing number, by which opponents are named.
    pub number: u32,
    /// The member number: eight digits.
    pub member_id: String,
    pub name: String,
    pub state: String,
    /// The rating before the event.
    pub rating: Option<u16>,
    /// What each round was.
    pub rounds: Vec<Cell>,
}
