//! Chess pairings: who meets whom, with which colour, in which round, and why.
//!
//! * [`dutch`]: the FIDE (Dutch) system, in its editions of 2017, 2025 and 2026.
//! * [`fide`]: the other Swiss systems of FIDE: Dubov, Burstein, Lim, Double-Swiss, Swiss Team and
//!   the Olympiad Pairing Rules.
//! * [`us`]: the Swiss system of US Chess. [`system`] is any of them by its name.
//! * [`acceleration`]: virtual points, which count for the pairing of the first rounds only.
//! * [`check`]: pairs the rounds of a tournament again and says what differs.
//! * [`generate`] and [`simulate`]: tournaments that nobody played, from a seed.
//! * [`schedule`]: everything that is paired from a table rather than from the standings.
//!
//! Reasons and refusals are facts, with no sentence in them; [`facts`] has what they share.
//!
//! The crate knows no files and no storage: numbers and seeds go in, pairings come out, and the same
//! input always gives the same pairing (C.04.2.A.4).
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
pub mod facts;
pub mod fide;
pub mod generate;
mod matching;
pub mod schedule;
pub mod simulate;
pub mod system;
mod unpairable;
pub mod us;
