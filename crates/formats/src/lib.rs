//! Files that chess tournaments exchange, read with patience and written with care.
//!
//! This crate turns what people and other programs hand to the arbiter into the checked types of
//! [`adoube_tournament`], and back. It knows files and nothing else: no storage, no web, no
//! pairing rules. A reader forgives whatever has only one meaning (separators, encodings, line
//! ends, the language of a heading) and refuses the rest with an error that says where, what was
//! found and what was expected: as a fact, of which `adoube-words` makes a sentence. There is never
//! half a result.
//!
//! * [`entries`]: an entry list as text or as a workbook. [`read_entries`] answers with
//!   [`Entries`], or with *all* the faulty cells as [`EntryListErrors`]; [`write_entries`] writes a
//!   list that reads back as the same players. For a list to be looked at first, a
//!   [`Mapping`] guesses what the columns of a [`Sheet`] tell and makes a [`Preview`] of it.
//! * [`sheet`]: the tables that entry lists come in: CSV, pasted text, XLSX, ODS.
//! * [`duplicates`](mod@duplicates): entries that may be the same person twice.
//! * [`pairs`]: the [`Pairs`] of a round by pairing numbers, in the form that JaVaFo and
//!   bbpPairings write. [`read_pairs`] and [`write_pairs`].
//! * [`trf`]: the tournament report file of FIDE, in its versions of 2006, 2016 and 2026.
//!   [`read_trf`] answers with the document, a [`Trf`], or with all its faults as [`TrfErrors`];
//!   [`Trf::to_draft`] makes a tournament of it, [`Trf::from_tournament`] goes the other way, and
//!   [`write_trf`] writes what reads back as the same document.
//! * [`us_report`]: the rating report of US Chess, three tables of dBASE III ([`dbf`]).
//! * [`calendar`]: when rounds are played, for calendar programs.
//! * [`pgn`]: games as PGN text, cut into tags, moves and comments.
//! * [`rating_list`]: the rating lists of FIDE, and an index to look players up in while typing.
//! * [`formula`]: cells that a spreadsheet would run, made harmless.
//! * [`decode`]: the text of a file whose encoding nobody wrote down.
//!
//! ```
//! use adoube_formats::entries::{CellExpected, ColumnName, EntryProblem};
//! use adoube_formats::{read_entries, read_pairs};
//!
//! let list = "Nachname;Vorname;Land;Elo;Hotel\n\
//!             Anderssen;Adolf;GER;2600;Ritz\n\
//!             Kieseritzky;Lionel;;0;\n";
//! let entries = read_entries(list.as_bytes())?;
//! assert_eq!(entries.players[0].player.name, "Anderssen, Adolf");
//! assert_eq!(entries.players[0].player.fide_rating, Some(2600));
//! assert_eq!(entries.players[1].player.fide_rating, None);
//! assert_eq!(entries.ignored_columns, [ColumnName::from("Hotel")]);
//!
//! let errors = read_entries(b"Name,Fed\n\"Carlsen, Magnus\",NORWAY\n").unwrap_err();
//! let fault = &errors.errors()[0];
//! assert_eq!((fault.line, fault.column.as_deref()), (2, Some("Fed")));
//! let expected = CellExpected::Federation;
//! let found = "NORWAY".into();
//! assert_eq!(fault.problem, EntryProblem::Unexpected { found, expected });
//!
//! let round = read_pairs("2\n1 3\n2 0\n")?;
//! assert_eq!(round.boards.len(), 1);
//! assert_eq!(round.bye.map(|player| player.get()), Some(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod calendar;
mod dates;
pub mod dbf;
mod decode;
pub mod duplicates;
pub mod entries;
mod facts;
mod fold;
pub mod formula;
pub mod pairs;
pub mod pgn;
mod provisional;
mod quote;
pub mod rating_list;
pub mod sheet;
pub mod trf;
pub mod us_report;

pub use decode::decode;
pub use entries::{
    Entries, EntryListError, EntryListErrors, EntryRow, Mapping, Preview, read_entries,
    write_entries,
};
pub use pairs::{Pairs, PairsError, read_pairs, write_pairs};
pub use quote::Quoted;
pub use sheet::Sheet;
pub use trf::{
    Conversion, EventData, EventDates, SystemTold, ToldBy, Trf, TrfError, TrfErrors, TrfLeftOut,
    TrfTournament, TrfVersion, TrfWarning, read_trf, write_trf, write_trf_latin1,
};
