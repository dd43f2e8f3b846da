//! The chain of digests: what proves that the records of a journal are those that were written, all
//! of them, in their order.
//!
//! The *line* of a record is its JSON object as it stands in an export, without its digest and
//! without blanks: the columns of the store put together, none of them read and written anew. The
//! *digest* of a record is the SHA-256 of
//!
//! ```text
//! <digest of the record before, 64 hexadecimal digits> <line feed> <line of the record>
//! ```
//!
//! so that it stands for everything up to this record. Before the first record stand 64 zeros, or,
//! in a journal that was kept without digests for a while, the SHA-256 of what is said of that: see
//! [`TakenIn`]. Beside the records the store keeps how many there are and the digest of the last,
//! and so does the first line of an export.
//!
//! Where another text stands in the place of a record, because the record is withheld from the
//! reader, the record keeps its digest, and a second one covers what is *shown* instead: the
//! SHA-256 of the same two lines, with the line that is shown.

mod digest;
mod stored;
mod verdict;
mod walk;

pub use digest::{Digest, NotADigest};
pub(crate) use digest::{bytes, hex};
pub use stored::{EventHead, StoredEvent, StoredRecord, TakenIn};
pub(crate) use stored::{Link, chained, seal, start};
pub(crate) use verdict::not_following;
pub use verdict::{ChainFault, Verdict, verify};
pub(crate) use walk::Walk;
