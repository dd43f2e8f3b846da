//! Chess prize funds and their division, by FIDE practice and by the US rules.
//!
//! A [`Fund`] is what was announced: prizes for places, categories, scores and feats, of money,
//! objects and titles, with the rules of their division. It is read from a TOML text by
//! [`Fund::from_toml`]; `docs/prizes.md` shows a complete one. [`lint`] gives advice on it before it
//! is announced. [`divide`] takes the fund, a [`Finisher`] for each player and the number of entries,
//! and returns a [`Division`]: an [`Award`] with a statement for everybody who wins something, the
//! [`Pool`]s the money was divided in, what nobody won and why, what rounding left over, and questions
//! a person has to answer first. [`reconcile`] compares it with somebody else's computation.
//!
//! * Everything is a pure function, and every amount an exact fraction ([`Money`]); coins come in at
//!   the very end ([`Rounding`]). What is paid, not won and left over adds up to the fund.
//! * [`Method`] chooses among the US rules (32B), equal division, Hort, and division by rank. What the
//!   rules leave open is a setting of [`Rules`], with a default.
//! * A [`Criterion`] says who can win. What is not known about a player is asked, never guessed.
//!
//! ```
//! use adoube_prizes::{Finisher, Fund, Money, divide};
//! use adoube_tournament::{EntrantId, Points};
//! use adoube_words::{Language, Words};
//!
//! let fund = Fund::from_toml(r#"
//!     place.prizes = [250, 200, 150]
//!     [[category]]
//!     name = "A"
//!     who.class = "A"
//!     prizes = [75]
//! "#)?;
//!
//! let player = |id, name, rating, half_points| Finisher {
//!     rating: Some(rating),
//!     ..Finisher::new(EntrantId(id), name, Points::hundredths(50 * half_points), id)
//! };
//! let finishers = [
//!     player(1, "Adams", 2300, 10),
//!     player(2, "Baker", 2250, 9),
//!     player(3, "Clark", 2100, 8),
//!     player(4, "Davis", 1900, 8),
//!     player(5, "Evans", 2050, 8),
//! ];
//!
//! let division = divide(&fund, &finishers, 5)?;
//! assert_eq!(division.cash(EntrantId(4)), Money::whole(75));
//! assert_eq!(
//!     Words::of(Language::english()).tell(&division.awards[3].lines),
//!     "3rd–5th share 3rd prize and 1st A: (150 + 75) / 3 = 75.00 (32B3)"
//! );
//! assert_eq!(division.paid, fund.advertised());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::missing_errors_doc)]

mod currency;
mod division;
mod eligibility;
mod facts;
mod finisher;
mod fund;
mod lint;
mod money;
mod pool;
mod reconcile;

pub use currency::Currency;
pub use division::statement::{
    CountedPrize, PaidPrize, PoolShare, PrizeLine, PrizeSharers, PrizeSum, SharedPrizes,
};
pub use division::{
    Award, Division, DivisionError, HeldBy, MOST_FINISHERS, ObjectWon, Pool, PooledPrize, Question,
    Share, Sharing, Unawarded, divide,
};
pub use eligibility::{AgeRule, AgeSpan, Criterion, Eligibility, RatingClass, RatingSpan, Unrated};
pub use facts::{
    Amount, Article, Lines, Ordinal, PrizeCondition, PrizeLabel, PrizeManual, PrizeQuestion, Row,
    Series, Sum, UnawardedReason, Whose,
};
pub use finisher::{Completion, Finisher, PrizeRating};
pub use fund::{
    BasedOn, Category, CountedEntries, ExcessGoesTo, Fault, FaultCause, FaultPlace, Feat, Fund,
    FundError, FundNow, Guarantee, Limit, LimitBalance, Method, ObjectRule, PlacePrizes,
    PointsPrize, Prize, PrizeNow, PrizeNowReason, ReEntryRule, Rounding, RoundingRest, Rules,
    Special, fund_now, required_fraction,
};
pub use lint::{PrizeAdvice, Remark, RemarkKind, lint};
pub use money::{InvalidMoney, LARGEST_AMOUNT, Money};
pub use reconcile::{Difference, reconcile};
