//! Title norms: which games count, what they need, and whether they are enough (B.01, 1.4).
//!
//! [`NormEvent`] is the event after a round, [`Card`] a player's rounds in it, [`judge`] the answer
//! for one title. Every answer lists each requirement with what is needed and what there is. Where
//! the articles can be read in two ways the stricter figure is certified, and the milder one makes
//! the answer [`NormOutcome::Open`].
//!
//! ```
//! use adoube_ratings::norm::{NormEvent, NormOutcome, NormTitle, Requirement, judge};
//! use adoube_ratings::{EventFacts, TitleRules};
//! use adoube_tournament::{Draft, Entrant, EntrantId, PairingNumber, Player, RoundNumber};
//! use adoube_tournament::Tournament;
//!
//! let entrant = Entrant {
//!     pairing_number: PairingNumber::new(1),
//!     ..Entrant::new(EntrantId(1), Player::named("Somebody"))
//! };
//! let draft = Draft { planned_rounds: 9, entrants: vec![entrant], ..Draft::default() };
//! let tournament = Tournament::new(draft).unwrap();
//! let facts = EventFacts::starting("2026-03-01".parse().unwrap());
//! let event = NormEvent::new(&tournament, &facts, TitleRules::Fide2024, RoundNumber(0));
//! let card = event.card(EntrantId(1)).unwrap();
//! let verdict = judge(&event, &card, NormTitle::Gm);
//! // No game yet: the verdict lists what is missing, article by article.
//! assert_ne!(verdict.outcome, NormOutcome::Norm);
//! assert!(verdict.checks.iter().any(|check| check.what == Requirement::TitleHolders));
//! ```

mod articles;
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
pub use check::{Amount, Check, Requirement, Standing};
pub use conditions::single_round_days;
pub use count::{Needs, Numbers, needs};
pub use event::{EventFindings, ForeignPlayers, NormEvent, StrongSwiss};
pub use forecast::{
    Forecast, KnownRest, Plan, PlanScore, ResultsAgainst, TitleNeeded, UnknownOpponent, forecast,
    last_round,
};
pub use search::{EightGames, Foreigners, Waiver};
pub use title::{NormTitle, UnknownNormTitle, is_title_holder, required};
pub use verdict::{Ignored, IgnoredRound, NormOutcome, Verdict, judge};
