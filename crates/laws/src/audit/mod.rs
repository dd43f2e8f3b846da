//! Games played over: is every move legal, when could a draw be claimed, when was the game over, and
//! does the result agree with that.
//!
//! [`audit_games`] reads PGN of any size as a stream, on all cores, and hands out a [`GameReport`] for
//! each game; [`audit_text`] does so for a text in memory. A fault in one game does not touch the
//! next.
//!
//! ```
//! use adoube_laws::audit::{AuditOptions, End, Rules, audit_text};
//! use adoube_laws::unwinnable::Exactly;
//! use adoube_rulebook::Rulebook;
//! use shakmaty::CastlingMode;
//!
//! let options = AuditOptions {
//!     rules: Rules::ByDate(Rulebook::embedded()),
//!     variant: CastlingMode::Standard,
//!     mating: &Exactly::default(),
//! };
//! let reports = audit_text(b"[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n", options);
//! assert_eq!(reports[0].end, Some(End::Checkmate));
//! assert_eq!(reports[0].ended_at, Some(4));
//! assert_eq!(reports[0].result_ok, Some(false));
//! ```

mod game;
mod header;
mod place;
mod quick;
mod report;
mod stream;
mod times;
mod wrong;

pub use crate::game::End;
pub use game::{AuditOptions, Rules};
pub use report::{
    GameError, GameFault, GameReport, ImpossibleTime, Reasons, TextFault, TimeFault, Wrong,
};
pub use stream::{Totals, audit_games, audit_text};
