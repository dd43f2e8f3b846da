//! Ratings: the scale, and what a number of results is worth on it.
//!
//! [`scale`] holds the two tables of the FIDE rating regulations (8.1.1 and 8.1.2 since 2022, 8.1a
//! and 8.1b before): they are data, because no formula reproduces them. [`performance`] has the
//! performances that standings, title norms and reports are made from.
//!
//! ```
//! use adoube_ratings::performance::{average, tournament_performance};
//!
//! let opponents = [2281, 2264, 2361, 2142, 2461, 2418, 2570, 2505, 2461];
//! assert_eq!(average(&opponents), Some(2385));
//! // 6½ points of nine games, in halves of a point.
//! assert_eq!(tournament_performance(&opponents, 13), Some(2551));
//! ```

pub mod performance;
pub mod scale;
