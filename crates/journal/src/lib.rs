//! The journal of a chess event: commands in, records appended, state by folding.
//!
//! In this crate *event* always means the chess event. What the journal appends is a [`Record`]:
//! a [`Change`] with its number, time, author and reason. A writer submits [`Command`]s; the
//! [`Journal`] checks them against the state, appends the records they become and tells the
//! writer. The state, an [`Event`] with its [`Section`]s, is nothing but the fold of the records;
//! [`Section::snapshot`] makes the [`Tournament`](adoube_tournament::Tournament) that the engines
//! read.
//!
//! * Nothing is overwritten. Undo and redo are records; the state is folded without what is
//!   undone.
//! * What others wrote after a writer last looked is a [`Conflict`] only where it touches the
//!   same thing.
//! * A [`Store`] keeps the records: [`SqliteStore`] in one file, [`PostgresStore`] on a server,
//!   [`MemoryStore`] until it is dropped. An acknowledged record is durable.
//!
//! ```
//! use std::sync::Arc;
//!
//! use adoube_journal::*;
//! use adoube_tournament::Player;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let store = Arc::new(MemoryStore::default());
//! let (author, at) = ("Anna Arbiter".parse::<Author>()?, "2026-11-01T09:00:00Z".parse()?);
//! let details = EventDetails::named("Club Championship");
//! let mut journal =
//!     Journal::create(store, "club-2026".parse()?, details, author.clone(), at).await?;
//!
//! let section: SectionId = "open".parse()?;
//! let commands = vec![
//!     SectionAdded { section: section.clone(), settings: SectionSettings::swiss("Open", 5) }.into(),
//!     Register { section: section.clone(), player: Player::named("Morphy, Paul") }.into(),
//! ];
//! let submission = Submission { seen: journal.head(), author, reason: None, at, confirmed: Vec::new(), commands };
//! let receipt = journal.submit(submission).await?;
//!
//! assert_eq!(receipt.head, Seq(3));
//! assert_eq!(journal.event().section(&section).unwrap().draft.entrants.len(), 1);
//! # Ok(())
//! # }
//! ```

mod amount;
mod arbiter;
mod category;
mod chain;
mod changes;
mod checks;
mod export;
mod fide_mode;
mod fold;
mod foresee;
mod hall;
mod ids;
mod integrity;
mod journal;
mod pairings;
mod record;
mod refusal;
mod screens;
mod settings;
mod signature;
mod state;
mod store;
mod subject;

pub use amount::{Amount, InvalidAmount};
pub use arbiter::{ArbiterPost, EventArbiter};
pub use category::Category;
pub use chain::{
    ChainFault, Digest, EventHead, NotADigest, StoredEvent, StoredRecord, TakenIn, Verdict, verify,
};
pub use changes::*;
pub use export::{
    Export, ExportError, is_export, read_export, verify_export, write_export, write_export_for,
    write_signed_export,
};
pub use fide_mode::{OutsideFide, outside_fide};
pub use fold::{BrokenJournal, fold};
pub use foresee::{attempt, foresee};
pub use hall::{ClockReading, Exit, HallLog, VerifiedSlip};
pub use ids::{EventId, InvalidId, SectionId, Seq};
pub use integrity::{Integrity, IntegrityEvent};
pub use journal::{Conflict, Damaged, Erasure, Journal, Receipt, Submission, SubmitError};
pub use pairings::{Pairing, Provenance, RoundPairings};
pub use record::{Author, InvalidAuthor, Record};
pub use refusal::{Item, Refusal, Step};
pub use screens::{HallMessage, HallScreen, ScreenKind, ScreenLook};
pub use settings::{EventDetails, Format, Publication, Room, RoundTime, SectionSettings, Sector};
pub use signature::{KeyError, NotAPublicKey, PublicKey, SignatureVerdict, Signer};
pub use state::{
    AccountLine, Appeal, Complaint, Event, Imported, Incident, Inspection, LineUp, Note, Reports,
    RoundStatus, Section, SignOff, Trace,
};
pub use store::{
    Appended, DeletedEvent, Deletion, EventSummary, MemoryStore, PostgresStore, SqliteFileError,
    SqliteStore, Store, StoreError, StoreNotice, StoreNotices, Unreadable, fold_sqlite_log,
    is_away, migrations, open_sqlite_file, open_store, private_file, private_folder,
};
pub use subject::Subject;
