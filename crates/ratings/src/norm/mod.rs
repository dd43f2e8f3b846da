//! Title norms: which games count, what they need, and whether they are enough (B.01, 1.4).
//!
//! [`NormEvent`] is the event after a round, [`Card`] a player's rounds in it, [`judge`] the answer
//! for one title. Every answer lists each requirement with what is needed and what there is. Where
//! the articles can be read in two ways the stricter figure is certified, and the milder one makes
//! the answer [`NormOutcome::Open`].

mod card;
mod check;
mod conditions;
mod count;
mod event;
mod forecast;
mod search;
mod title;
mod verdict;

pub use card::{Card, CardRound, Exclusion, Opponent, RoundKind};
pub use check::{Check, Standing};
pub use conditions::single_round_days;
pub use count::{Needs, Numbers, needs};
pub use event::{ForeignPlayers, NormEvent, StrongSwiss};
pub use forecast::{
    Against, Forecast, KnownRest, Plan, PlanScore, TitleNeeded, UnknownOpponent, forecast,
    last_round,
};
pub use search::{EightGames, Foreigners, Waiver};
pub use title::{NormTitle, UnknownNormTitle, is_title_holder, required};
pub use verdict::{Ignored, NormOutcome, Verdict, judge};
