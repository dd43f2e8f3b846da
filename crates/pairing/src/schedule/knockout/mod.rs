//! Knockouts (M2-34; match regulations 5.2): a [`Bracket`] of matches, and the [`MiniMatch`] two
//! players play in it.
//!
//! ```
//! use adoube_pairing::schedule::knockout::{Bracket, KnockoutRound};
//!
//! let mut cup = Bracket::new(6).unwrap();
//! assert_eq!(cup.name_of(1), Some(KnockoutRound::QuarterFinals));
//! assert_eq!(cup.byes(), [1, 2]);
//! cup.advance(1, &[4, 3]).unwrap();
//! assert_eq!(cup.matches_of(2)[0].to_string(), "1 v 4");
//! ```

mod bracket;
mod mini_match;

pub use bracket::{Bracket, BracketMatch, Contender, Contest, KnockoutRound, MatchId, Placing};
pub use mini_match::{MiniMatch, NextGame, Pace, RateOfPlay, Stage, StageGames, usual_ladder};
