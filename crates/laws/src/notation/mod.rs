//! Writing and reading moves.
//!
//! [`write()`] is strict: one move has one spelling in each [`Style`] and [`Language`]. [`read`] is
//! lenient: it takes what people write and the Laws accept (Appendix C), figurines, coordinates, the
//! numeric notation of correspondence chess, English descriptive notation and the announcements of
//! Appendix D, and tells in [`Note`]s where the text differs from the full form of Appendix C.
//!
//! Lenient never means guessing. A reading is one of the legal moves of the position, it agrees with
//! every piece, square and promotion that was written, and there is no second one. Signs for capture,
//! check and en passant do not count: the Laws make them optional (C.13), and a mistaken one does not
//! make another move of it.
//!
//! ```
//! use adoube_laws::notation::{Language, Note, Style, read, write};
//! use adoube_laws::shakmaty::Chess;
//!
//! let position = Chess::default();
//! let reading = read(&position, "1. Sf3+", &[Language::German]).unwrap();
//! assert_eq!(reading.notes, [Note::CheckSignWrong]);
//! assert_eq!(write(&position, reading.mv, Style::San, Language::English), "Nf3");
//! assert!(read(&position, "Sd2", &[Language::German]).is_err());
//! ```

mod algebraic;
mod announced;
mod cursor;
mod descriptive;
mod error;
mod illegal;
mod language;
mod marks;
mod meaning;
mod note;
mod number;
mod numeric;
mod read;
mod text;
mod write;

pub use adoube_formats::pgn::ResultMark;
pub use error::{Candidate, Expected, NotationError, Reason};
pub use language::Language;
pub use note::{Note, Spelling};
pub use read::{Reading, read};
pub use text::{MoveText, Stopped, WrittenMove, read_moves};
pub use write::{Style, write};
