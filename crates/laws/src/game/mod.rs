//! The course of a game: repeated positions, its end, and claims.
//!
//! [`Game`] follows the moves. [`end_of_game`] tells whether the game is over of itself,
//! [`judge_claim`] what a claim of a draw brings, and [`flag_fall`] the result when a player has run
//! out of time. What the editions differ in comes from the rulebook's parameters.
//!
//! ```
//! use adoube_laws::game::{Claim, ClaimForm, ClaimKind, Game, judge_claim};
//! use adoube_laws::notation::{Language, read};
//! use adoube_rulebook::{Rate, Rulebook};
//! use shakmaty::Chess;
//!
//! let mut game = Game::new(Chess::default());
//! for word in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"] {
//!     let m = read(game.position(), word, &[Language::English])?.mv;
//!     game.play(m).unwrap();
//! }
//! let retreat = read(game.position(), "Ng8", &[Language::English])?.mv;
//! let form = ClaimForm::Intended { intended: retreat, written: true };
//! let claim = Claim::new(ClaimKind::Repetition, form);
//! let edition = Rulebook::embedded().edition("fide-2023-01").unwrap();
//! let ruling = judge_claim(&game, &claim, &edition.parameters().draws, Rate::Standard);
//! assert!(ruling.is_draw());
//! assert_eq!(ruling.appearances, [0, 4, 8]);
//! # Ok::<(), adoube_laws::notation::NotationError>(())
//! ```

mod agreement;
mod claim;
mod defence;
mod end;
mod forced;
mod keys;
mod on_time;
mod record;
mod repetition;

pub use agreement::DrawRestriction;
pub use claim::{
    Claim, ClaimForm, ClaimKind, ClaimRuling, ClaimStep, Decision, MustPlay, judge_claim,
};
pub(crate) use end::is_repetition_end;
pub use end::{End, EndOfGame, end_of_game};
pub use forced::{ForcedMate, Limits, forced_mate};
pub use on_time::{FlagReason, FlagResult, flag_fall};
pub use record::{Game, NotLegal};
pub use repetition::Repetition;
