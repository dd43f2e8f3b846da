//! Score sheets: what the players wrote, and which game it was.
//!
//! A [`ScoreSheet`] holds what somebody wrote, right or wrong; [`read_sheet`] reads it from text, and it
//! is written as text by its `Display`. [`reconcile`] finds the game on both players' sheets and says
//! what supports every move. [`missing_pairs`] and [`is_reasonably_complete`] count as US Chess 13C7
//! does, [`check_recording`] looks at moves written too early or too late, [`after_flag_fall`] gives
//! the steps of Article 8.5 and rule 15F, [`compare_results`] looks at Article 8.7.
//!
//! [`ElectronicSheet`] is a player's device during a game: it takes everything and judges nothing.
//! [`arbiter_view`] is the other side of it.
//!
//! ```
//! use adoube_laws::scoresheet::{Found, Support, read_sheet, reconcile};
//! use shakmaty::Chess;
//!
//! let white = read_sheet("Sheet: White\n1. e4 e5\n2. Nf3 Nf3\n3. Bb5 ...\n4. 0-0").unwrap();
//! let black = read_sheet("Sheet: Black\n1. e4 e5\n2. Nf3 Nf6\n3. -- Nxe4\n4. 0-0").unwrap();
//! let game = reconcile(&Chess::default(), &white, &black);
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

mod arbiter;
mod complete;
mod electronic;
mod procedure;
mod reconcile;
mod sheet;
mod text;
mod writing;

pub use arbiter::{ArbiterView, Finding, Shown, Stop, arbiter_view, shows_repetition};
pub use complete::{MISSING_PAIRS_AT_MOST, is_reasonably_complete, missing_pairs};
pub use electronic::{Act, ArbiterKey, ElectronicSheet, MOVES_VISIBLE_AT_LEAST, Refused, Row};
pub use procedure::{
    AfterFlag, NextStep, ResultCheck, ResultFault, Step, after_flag_fall, compare_results,
    next_move_number,
};
pub use reconcile::{
    Discrepancy, Ended, Error, Found, OfferSeen, OnSheet, Ply, Question, Reconstruction, Support,
    reconcile, reconcile_all,
};
pub use sheet::{Cell, ClockTime, Entry, Keeper, ScoreSheet, Signatures, Written};
pub use text::{ExpectedOnSheet, SheetError, SheetErrors, read_sheet};
pub use writing::{
    ContentQuestion, RecordingEvent, RecordingFault, check_recording, content_questions,
};
