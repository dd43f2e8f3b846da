//! Chess pairings: who meets whom, with which colour, in which round, and why.
//!
//! [`dutch`] is the FIDE (Dutch) system, in its editions of 2017, 2025 and 2026; [`acceleration`] gives
//! the virtual points that it counts, [`check`] pairs the rounds of a tournament again,
//! [`generate`] and [`simulate`] play tournaments that nobody played. [`schedule`] holds everything
//! that is paired from a table rather than from the standings. [`us`] is the Swiss system of US Chess. The crate knows no files and no storage: numbers and seeds go in, pairings come out, and the
//! same input always gives the same pairing (C.04.2.A.4).
//!
//! ```
//! use adoube_pairing::schedule::berger;
//!
//! let schedule = berger::schedule(6).unwrap();
//! assert_eq!(schedule.rounds.len(), 5);
//! assert_eq!(schedule.rounds[1].to_string(), "6-4 5-3 1-2");
//! ```

pub mod acceleration;
pub mod check;
pub mod dutch;
pub mod generate;
mod matching;
pub mod schedule;
pub mod simulate;
pub mod system;
pub mod us;
