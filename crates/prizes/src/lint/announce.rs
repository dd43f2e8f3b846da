//! What players must be told in advance.

use super::{PrizeAdvice, Remark, RemarkKind, remark};
use crate::{Article, Fund, LimitBalance, Method, ObjectRule, PrizeManual, ReEntryRule, Rules};

pub(super) fn lint(fund: &Fund, remarks: &mut Vec<Remark>) {
    let rules = &fund.rules;
    let standard = Rules::default();
    method(fund, remarks);
    let mut tell = |needed: bool, article: &'static str, text: PrizeAdvice| {
        if needed {
            remarks.push(remark(RemarkKind::Announce, article, text));
        }
    };
    let us = rules.method == Method::Us;
    tell(
        us && !rules.one_cash_prize,
        "32A, 32B1",
        PrizeAdvice::AnnounceSeveralCashPrizes,
    );
    tell(
        us && fund.place.sharers.is_some(),
        "32A, 32B2",
        PrizeAdvice::AnnounceNotAllShare,
    );
    tell(
        rules.objects == ObjectRule::WithMoney,
        "33D2a",
        PrizeAdvice::PostObjectsWithMoney,
    );
    tell(
        rules.age_objects_in_addition,
        "32F2",
        PrizeAdvice::AnnounceAgeTrophies,
    );
    tell(
        rules.re_entry == ReEntryRule::Best,
        "32C5",
        PrizeAdvice::AnnounceBestEntry,
    );
    tell(
        !fund.limits.is_empty(),
        "32C6, 33F",
        PrizeAdvice::AnnounceLimits,
    );
    tell(
        fund.categories.iter().any(|list| list.at_least.is_some()),
        "32C2",
        PrizeAdvice::AdvertiseCategorySize,
    );
    tell(
        fund.categories.iter().any(|list| list.in_addition),
        "32B1",
        PrizeAdvice::AnnounceSpecialPrizes,
    );
    tell(
        fund.all_prizes().any(|prize| prize.order.is_some()),
        "33D1a",
        PrizeAdvice::PostObjectOrder,
    );
    tell(
        rules.limit_balance != LimitBalance::default()
            || rules.excess_goes_to != standard.excess_goes_to,
        "32A",
        PrizeAdvice::AnnounceBalance,
    );
}

/// How tied players divide money, which everybody must know beforehand (system a, b or c).
fn method(fund: &Fund, remarks: &mut Vec<Remark>) {
    let method = fund.rules.method;
    if method == Method::Us {
        return;
    }
    let mut tell = |kind, text| {
        let article = Article::Manual(PrizeManual::Money);
        remarks.push(Remark {
            kind,
            article,
            text,
        });
    };
    let announced = PrizeAdvice::AnnounceMethod { method };
    tell(RemarkKind::AnnounceMethod, announced);
    let shares = method != Method::Rank;
    if shares && fund.place.sharers.is_none() && !fund.place.prizes.is_empty() {
        tell(RemarkKind::AnnounceSharers, PrizeAdvice::AnnounceSharers);
    }
}
