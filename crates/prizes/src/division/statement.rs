//! What is said to the players: which prizes, who shares them, what comes out, by which article.

use serde::Serialize;

use super::{Field, HeldBy, Pool, PooledPrize, Share, Sharing};
use crate::fund::LivePrize;
use crate::{Amount, Article, Currency, Ordinal, PrizeLabel, Row, Sum};

/// How many names or amounts are spelled out.
const MOST_LISTED: usize = 8;

/// One thing that a player won, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeLine {
    /// A prize for a score.
    Points(PoolShare),
    Special(PoolShare),
    SpecialShared(PoolShare),
    /// Money for a place that nobody else has.
    Alone(PoolShare),
    /// One of several tied players has a prize for himself.
    AloneOfTied(PoolShare),
    /// Everybody who is tied shares.
    AllShare(PoolShare),
    SomeShare(PoolShare),
    Object {
        prize: PrizeLabel,
        object: String,
        article: Article,
    },
    Title {
        title: String,
        article: Article,
    },
}

/// What a player gets of prizes that were put together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PoolShare {
    pub sharers: PrizeSharers,
    /// The first place of everybody with that score.
    pub first: Ordinal,
    /// The last place of everybody with that score.
    pub last: Ordinal,
    pub prizes: SharedPrizes,
    pub sum: PrizeSum,
    pub articles: Row<Article>,
}

/// Those who share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeSharers {
    Named(Vec<String>),
    /// Too many to be named.
    Many {
        count: usize,
    },
}

/// The prizes that are shared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SharedPrizes {
    Named(Vec<CountedPrize>),
    /// Too many to be named.
    Many {
        count: usize,
    },
}

/// A prize, or several with the same name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountedPrize {
    One(PrizeLabel),
    Several { count: usize, label: PrizeLabel },
}

/// How a share comes out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeSum {
    /// The whole of it.
    Whole(PaidPrize),
    /// In equal parts.
    Equal {
        total: Sum,
        count: usize,
        paid: PaidPrize,
    },
    /// Half by rank, half in equal parts.
    Hort {
        by_rank: Amount,
        total: Sum,
        count: usize,
        paid: PaidPrize,
    },
    /// More than the others, who may not have as much.
    LessOthers { total: Sum, paid: PaidPrize },
    /// No more than a limit.
    Limit { total: Sum, paid: PaidPrize },
    /// No more than the largest prize without the tie.
    LargestPrize { total: Sum, paid: PaidPrize },
}

/// What is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaidPrize {
    Exact { paid: Amount },
    Rounded { paid: Amount, exact: Amount },
}

/// What a player gets of a pool.
pub(super) fn money(field: &Field, pool: &Pool, share: &Share) -> PrizeLine {
    let (first, last) = pool.places;
    let tied = last - first + 1;
    let ordinal = |number| Ordinal { number };
    let part = PoolShare {
        sharers: sharers(field, pool),
        first: ordinal(first),
        last: ordinal(last),
        prizes: prizes(pool),
        sum: sum(&field.fund.currency, pool, share),
        articles: Row(pool.articles.clone()),
    };
    match (pool.sharing, pool.shares.len()) {
        (Sharing::Points, _) => PrizeLine::Points(part),
        (Sharing::Special, 1) => PrizeLine::Special(part),
        (Sharing::Special, _) => PrizeLine::SpecialShared(part),
        (_, 1) if tied == 1 => PrizeLine::Alone(part),
        (_, 1) => PrizeLine::AloneOfTied(part),
        (_, sharers) if sharers == tied => PrizeLine::AllShare(part),
        _ => PrizeLine::SomeShare(part),
    }
}

/// An object won by an article.
pub(super) fn object(prize: &LivePrize, article: Article) -> PrizeLine {
    PrizeLine::Object {
        prize: prize.label.clone(),
        object: prize.object.clone().unwrap_or_default(),
        article,
    }
}

fn sharers(field: &Field, pool: &Pool) -> PrizeSharers {
    let count = pool.shares.len();
    if count > MOST_LISTED {
        return PrizeSharers::Many { count };
    }
    let name = |share: &Share| field.contenders[share.contender].name.clone();
    PrizeSharers::Named(pool.shares.iter().map(name).collect())
}

fn sum(currency: &Currency, pool: &Pool, share: &Share) -> PrizeSum {
    let paid = match share.paid == share.exact {
        true => PaidPrize::Exact {
            paid: currency.amount(share.paid),
        },
        false => PaidPrize::Rounded {
            paid: currency.amount(share.paid),
            exact: currency.amount(share.exact),
        },
    };
    if pool.sharing == Sharing::Points {
        return PrizeSum::Whole(paid);
    }
    let count = pool.shares.len();
    let total = amounts(currency, &pool.prizes);
    let held = |share: &Share| share.held_by.is_some();
    match (share.held_by, share.by_rank) {
        (Some(HeldBy::Limit), _) => PrizeSum::Limit { total, paid },
        (Some(HeldBy::LargestPrize), _) => PrizeSum::LargestPrize { total, paid },
        (None, _) if pool.shares.iter().any(held) => PrizeSum::LessOthers { total, paid },
        (None, Some(by_rank)) => PrizeSum::Hort {
            by_rank: currency.short_amount(by_rank),
            total,
            count,
            paid,
        },
        (None, None) if count > 1 => PrizeSum::Equal { total, count, paid },
        (None, None) => PrizeSum::Whole(paid),
    }
}

/// Each amount, or the total of very many.
fn amounts(currency: &Currency, prizes: &[PooledPrize]) -> Sum {
    if prizes.len() > MOST_LISTED {
        let total = prizes.iter().map(|prize| prize.cash).sum();
        return Sum(vec![currency.short_amount(total)]);
    }
    let each = prizes.iter().map(|prize| currency.short_amount(prize.cash));
    Sum(each.collect())
}

/// The prizes by name, equal names once with their number.
fn prizes(pool: &Pool) -> SharedPrizes {
    let prizes = match pool.sharing {
        Sharing::Points => &pool.prizes[..1],
        _ => &pool.prizes,
    };
    let mut counted: Vec<(&PrizeLabel, usize)> = Vec::new();
    for prize in prizes {
        match counted.iter_mut().find(|(label, _)| **label == prize.label) {
            Some((_, count)) => *count += 1,
            None => counted.push((&prize.label, 1)),
        }
    }
    if counted.len() > MOST_LISTED {
        return SharedPrizes::Many {
            count: prizes.len(),
        };
    }
    let named = counted.into_iter().map(|(label, count)| match count {
        1 => CountedPrize::One(label.clone()),
        count => CountedPrize::Several {
            count,
            label: label.clone(),
        },
    });
    SharedPrizes::Named(named.collect())
}
