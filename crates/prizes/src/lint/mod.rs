//! Advice on a fund before it is announced (33A–33C, 33F), and what must be announced (32A).

mod announce;
mod classes;

use serde::Serialize;

use crate::{Article, Category, Fund, Method, Money};
use adoube_types::facts::stated;

/// Advice, with the article it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remark {
    /// What it is about.
    pub kind: RemarkKind,
    pub article: Article,
    /// The advice itself.
    #[serde(serialize_with = "stated")]
    pub text: PrizeAdvice,
}

/// What a remark is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// The first prize is far below ten entry fees.
    FirstPrizeSmall,
    /// A lower place pays more than a higher one.
    PlacesNotFalling,
    /// A class prize is below the entry fee.
    ClassPrizeBelowFee,
    /// A class prize is not below the lowest place prize.
    ClassPrizeNotBelowPlaces,
    /// A class prize is as large as the place prize of the same number.
    ClassPrizeAsLargeAsPlace,
    /// "Class" in the name, but everybody below can win it.
    ClassNameForUnder,
    /// Somebody could win in two categories by rating.
    RatingsOverlap,
    /// Rated and unrated players compete for the same prize by rating.
    MixedUnrated,
    /// How tied players divide money must be announced.
    AnnounceMethod,
    /// How many players share in a tie must be announced.
    AnnounceSharers,
    /// Something else must be announced or posted.
    Announce,
}

/// Advice on a fund.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeAdvice {
    FirstPrizeSmall {
        first: Money,
        fee: Money,
    },
    PlacesNotFalling {
        first: Money,
        second: Money,
    },
    ClassPrizeBelowFee {
        name: String,
        cash: Money,
    },
    ClassPrizeNotBelowPlaces {
        name: String,
        cash: Money,
        lowest: Money,
    },
    ClassPrizeAsLargeAsPlace {
        name: String,
        cash: Money,
        place: Money,
    },
    ClassNameForUnder {
        name: String,
    },
    MixedUnrated {
        name: String,
    },
    /// Somebody is in two categories, and wins one prize.
    RatingsOverlap {
        first: String,
        second: String,
    },
    /// Somebody could win in two categories.
    RatingsWinBoth {
        first: String,
        second: String,
    },
    AnnounceMethod {
        method: Method,
    },
    AnnounceSharers,
    AnnounceSeveralCashPrizes,
    AnnounceNotAllShare,
    PostObjectsWithMoney,
    AnnounceAgeTrophies,
    AnnounceBestEntry,
    AnnounceLimits,
    AdvertiseCategorySize,
    AnnounceSpecialPrizes,
    PostObjectOrder,
    AnnounceBalance,
}

/// Everything worth saying about a fund before it is announced. An empty list is no proof of a
/// good fund.
pub fn lint(fund: &Fund) -> Vec<Remark> {
    let mut remarks = Vec::new();
    places(fund, &mut remarks);
    for category in fund.categories.iter().filter(|list| !list.in_addition) {
        amounts(fund, category, &mut remarks);
    }
    classes::lint(fund, &mut remarks);
    announce::lint(fund, &mut remarks);
    remarks
}

fn remark(kind: RemarkKind, article: &'static str, text: PrizeAdvice) -> Remark {
    Remark {
        kind,
        article: Article::Rule(article),
        text,
    }
}

/// "About ten to one" is taken to be broken below eight to one.
const FEES_IN_FIRST_PRIZE: usize = 8;

fn places(fund: &Fund, remarks: &mut Vec<Remark>) {
    let cash: Vec<Money> = place_cash(fund);
    if let (Some(fee), Some(&first)) = (fund.entry_fee, cash.first())
        && first < fee.times(FEES_IN_FIRST_PRIZE)
    {
        let text = PrizeAdvice::FirstPrizeSmall { first, fee };
        remarks.push(remark(RemarkKind::FirstPrizeSmall, "33A", text));
    }
    for two in cash.windows(2).filter(|two| two[0] < two[1]) {
        let (first, second) = (two[0], two[1]);
        let text = PrizeAdvice::PlacesNotFalling { first, second };
        remarks.push(remark(RemarkKind::PlacesNotFalling, "33B", text));
    }
}

fn place_cash(fund: &Fund) -> Vec<Money> {
    fund.place
        .prizes
        .iter()
        .filter_map(|prize| prize.cash)
        .collect()
}

fn amounts(fund: &Fund, category: &Category, remarks: &mut Vec<Remark>) {
    let name = || category.name.clone();
    let places = place_cash(fund);
    let cash: Vec<Money> = category
        .prizes
        .iter()
        .filter_map(|prize| prize.cash)
        .collect();
    let Some(&largest) = cash.iter().max() else {
        return;
    };
    if fund.entry_fee.is_some_and(|fee| largest < fee) {
        let text = PrizeAdvice::ClassPrizeBelowFee {
            name: name(),
            cash: largest,
        };
        remarks.push(remark(RemarkKind::ClassPrizeBelowFee, "33B", text));
    }
    if let Some(&lowest) = places.iter().min()
        && largest >= lowest
    {
        let text = PrizeAdvice::ClassPrizeNotBelowPlaces {
            name: name(),
            cash: largest,
            lowest,
        };
        remarks.push(remark(RemarkKind::ClassPrizeNotBelowPlaces, "33B", text));
    }
    if let Some((mine, place)) = cash.iter().zip(&places).find(|(mine, place)| mine >= place) {
        let text = PrizeAdvice::ClassPrizeAsLargeAsPlace {
            name: name(),
            cash: *mine,
            place: *place,
        };
        remarks.push(remark(RemarkKind::ClassPrizeAsLargeAsPlace, "33B", text));
    }
}
