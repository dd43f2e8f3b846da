//! A prize fund as it was announced.

mod payable;
mod prize;
mod read;
mod rules;

use adoube_tournament::Points;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub(crate) use payable::{Balance, LivePrize, Source, live_prizes};
pub use payable::{FundNow, PrizeNow, PrizeNowReason, fund_now, required_fraction};
pub use prize::{Guarantee, Prize};
pub use read::{Fault, FaultCause, FaultPlace, FundError};
pub use rules::{
    ExcessGoesTo, LimitBalance, Method, ObjectRule, ReEntryRule, Rounding, RoundingRest, Rules,
};

use crate::{AgeRule, Criterion, Currency, Money};

/// A prize fund: what can be won in one section, by whom, and how it is divided.
///
/// ```
/// use adoube_prizes::{Fund, Money};
///
/// let fund = Fund::from_toml(r#"
///     place.prizes = [500, 300, 200]
///
///     [[category]]
///     name = "Under 2000"
///     who.rating.under = 2000
///     prizes = [100]
/// "#)?;
/// assert_eq!(fund.advertised(), Money::whole(1100));
/// # Ok::<(), adoube_prizes::FundError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fund {
    /// What the fund is called.
    #[serde(default)]
    pub title: String,
    /// The currency of every amount.
    #[serde(default)]
    pub currency: Currency,
    /// The day ages are reckoned for.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "read::day"
    )]
    pub date: Option<Date>,
    /// How ages are reckoned.
    #[serde(default)]
    pub age_rule: AgeRule,
    /// The entry fee, for the advice of 33A and 33B.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry_fee: Option<Money>,
    /// How the fund is divided.
    #[serde(default)]
    pub rules: Rules,
    /// What happens to fractions of coins.
    #[serde(default)]
    pub rounding: Rounding,
    /// Whether the amounts depend on the number of entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub based_on: Option<BasedOn>,
    /// The prizes for places, open to everybody.
    #[serde(default)]
    pub place: PlacePrizes,
    /// The prizes for classes and other categories.
    #[serde(default, rename = "category", skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<Category>,
    /// Prizes for scores (33E).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<PointsPrize>,
    /// Prizes that are not won by score: biggest upset, best game, best W − We.
    #[serde(default, rename = "special", skip_serializing_if = "Vec::is_empty")]
    pub specials: Vec<Special>,
    /// The most that some players may win (32C6).
    #[serde(default, rename = "limit", skip_serializing_if = "Vec::is_empty")]
    pub limits: Vec<Limit>,
}

/// The prizes for places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacePrizes {
    /// The place prizes, first prize first.
    #[serde(default)]
    pub prizes: Vec<Prize>,
    /// Only so many players, by rank, share; without it everybody tied does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sharers: Option<u32>,
}

/// Prizes for those who meet a criterion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    /// The name: `A`, `Under 2000`, `Women`.
    pub name: String,
    /// Who can win the prizes.
    pub who: Criterion,
    /// The prizes of the category, first prize first.
    pub prizes: Vec<Prize>,
    /// Only so many players, by rank, share; without it everybody tied does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sharers: Option<u32>,
    /// Announced as a special prize that a player can win besides another one (32B1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_addition: bool,
    /// Advertised to be awarded only if so many eligible players complete the event; otherwise
    /// one is enough (32C2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<u32>,
}

/// A prize for everybody who reaches a score (33E).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsPrize {
    /// The score that wins it; a higher one wins the prize of the next lower score listed.
    pub score: Points,
    pub cash: Money,
}

/// A prize that is not won by score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Special {
    pub name: String,
    /// What it is won by.
    pub by: Feat,
    /// Who can win it; everybody if not said.
    #[serde(default, skip_serializing_if = "Criterion::is_everybody")]
    pub who: Criterion,
    /// The prizes for it, first prize first.
    pub prizes: Vec<Prize>,
    /// Whether a player can win it besides another prize: yes, unless it is said otherwise
    /// (32B1, 33D1).
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    pub in_addition: bool,
}

fn yes() -> bool {
    true
}

/// What a special prize is won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feat {
    /// The win against the opponent rated highest above oneself.
    Upset,
    /// Score less expected score, W − We.
    Gain,
    Performance,
    /// A jury's decision: best game, brilliancy.
    Jury,
}

/// The most that some players may win (32C6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// Whose winnings are limited.
    pub who: Criterion,
    /// The most they may win from the division of place and category prizes.
    pub cash: Money,
}

/// Prizes that depend on the number of entries (32C4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BasedOn {
    /// The number of entries at which everything is paid in full.
    pub entries: u32,
    /// The total advertised in all sections; without it this fund is everything (32C4b).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advertised_total: Option<Money>,
    /// Which entries count. The rules speak of players who enter and leave it at that.
    #[serde(default, skip_serializing_if = "CountedEntries::is_all")]
    pub counts: CountedEntries,
    /// Other sections of the event, by their short names, for which the same goal was announced: the
    /// entries of all of them count together (32C4c).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub together_with: Vec<String>,
    /// Above this total at least half is paid (32C4b).
    #[serde(default = "five_hundred")]
    pub half_above: Money,
    /// What the organiser pays, in percent, if it is more than has to be paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub percent: Option<u32>,
}

impl BasedOn {
    /// Prizes that are paid in full at so many entries.
    pub fn entries(entries: u32) -> BasedOn {
        BasedOn {
            entries,
            advertised_total: None,
            counts: CountedEntries::All,
            together_with: Vec::new(),
            half_above: five_hundred(),
            percent: None,
        }
    }
}

/// Which entries count towards a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountedEntries {
    /// Everybody who enters, free entries and re-entries included.
    #[default]
    All,
    /// Only those for whom something was paid, if that was announced.
    Paid,
}

impl CountedEntries {
    fn is_all(&self) -> bool {
        *self == CountedEntries::All
    }
}

fn five_hundred() -> Money {
    Money::whole(500)
}

impl Fund {
    /// The sum of all cash prizes as advertised, prizes for points not counted.
    pub fn advertised(&self) -> Money {
        self.all_prizes().filter_map(|prize| prize.cash).sum()
    }

    /// Every prize of the fund, prizes for points not counted.
    pub fn all_prizes(&self) -> impl Iterator<Item = &Prize> {
        let categories = self.categories.iter().flat_map(|list| &list.prizes);
        let specials = self.specials.iter().flat_map(|list| &list.prizes);
        self.place.prizes.iter().chain(categories).chain(specials)
    }
}
