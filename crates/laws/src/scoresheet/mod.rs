//! Score sheets: what the players wrote, and which game it was.
//!
//! A [`ScoreSheet`] holds what somebody wrote, right or wrong; [`read_sheet`] reads it from text, and it
//! is written as text by its `Display`. [`reconcile`] finds the game on the players' sheets, with what
//! the arbiter has [settled](Known), and says what supports every move; [`compare`] puts the sheets
//! beside it, and [`examine_sheets`] does everything at once. [`Completeness`] counts as US Chess 13C7 does, [`check_claim`] judges a claim of a draw on
//! the game that was found, [`after_flag_fall`] gives the steps of Article 8.5 and rule 15F,
//! [`compare_results`] looks at Article 8.7, [`content_questions`] at Article 8.1.
//!
//! ```
//! use adoube_laws::scoresheet::{Found, Known, Support, read_sheet, reconcile};
//! use shakmaty::Chess;
//!
//! let white = read_sheet("Sheet: White\n1. e4 e5\n2. Nf3 Nf3\n3. Bb5 ...\n4. 0-0").unwrap();
//! let black = read_sheet("Sheet: Black\n1. e4 e5\n2. Nf3 Nf6\n3. -- Nxe4\n4. 0-0").unwrap();
//! let game = reconcile(&Chess::default(), &[&white, &black], &Known::default());
//! assert_eq!(game.game().map(|moves| moves.len()), Some(7));
//! assert_eq!(game.plies[3].support, Support::Agreed);
//! assert_eq!(game.plies[3].on[0].found, Found::Slip);
//! ```
//!
//! Where the rules are silent this module decides so:
//!
//! - One symbol is a letter or figure that is wrong, missing or too many. Signs for capture, check and
//!   promotion are none. The two kinds of castling are two moves, not a slip.
//! - Pairs of missing moves are counted from the front, so that as few as possible are found.
//! - A move on one sheet only is taken as made, but says so; one that another sheet contradicts is
//!   taken if nothing else fits as well, and says that.
//! - What the arbiter settles goes before all sheets; it must be a legal move.
//! - The FIDE Laws do not say when a sheet is reasonably complete: there it is complete or not.
//! - A claim is checked on every game that fits the sheets; it is right or wrong if it is so in all.

mod claim;
mod compare;
mod complete;
mod content;
mod examine;
mod letters;
mod procedure;
mod reconcile;
mod sheet;
mod text;

pub use claim::{ClaimOpen, SheetClaim, check_claim};
pub use compare::{Choice, Compared, ComparedEntry, Gap, MovesMade, compare};
pub use complete::{Completeness, missing_pairs};
pub use content::{ContentQuestion, content_questions};
pub use examine::{ControlPassed, SheetState, SheetsAsked, SheetsFound, examine_sheets};
pub use procedure::{
    AfterFlag, NextStep, ResultCheck, ResultFault, Step, after_flag_fall, compare_results,
};
pub use reconcile::{
    Discrepancy, Ended, Error, Found, Known, OfferSeen, OnSheet, Ply, Question, Reconstruction,
    Support, reconcile,
};
pub use sheet::{Cell, ClockTime, Entry, Keeper, ScoreSheet, Signatures, Written};
pub use text::{ExpectedOnSheet, SheetError, SheetErrors, read_sheet};
