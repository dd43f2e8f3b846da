//! What players must be told in advance.

use super::{Remark, RemarkKind, remark};
use crate::{Fund, LimitBalance, Method, ObjectRule, ReEntryRule, Rules};

pub(super) fn lint(fund: &Fund, remarks: &mut Vec<Remark>) {
    let rules = &fund.rules;
    let standard = Rules::default();
    method(fund, remarks);
    let mut tell = |needed: bool, article: &'static str, text: &str| {
        if needed {
            remarks.push(remark(RemarkKind::Announce, article, text.to_owned()));
        }
    };
    let us = rules.method == Method::Us;
    tell(
        us && !rules.one_cash_prize,
        "32A, 32B1",
        "announce that a player can win more than one cash prize",
    );
    tell(
        us && fund.place.sharers.is_some(),
        "32A, 32B2",
        "announce that not all tied players share",
    );
    tell(
        rules.objects == ObjectRule::WithMoney,
        "33D2a",
        "post that objects go with the money",
    );
    tell(
        rules.age_objects_in_addition,
        "32F2",
        "announce before round 1 that age and grade trophies can be won besides others",
    );
    tell(
        rules.re_entry == ReEntryRule::Best,
        "32C5",
        "announce that the best of several entries counts for prizes",
    );
    tell(
        !fund.limits.is_empty(),
        "32C6, 33F",
        "announce the limits, and where the balance goes",
    );
    tell(
        fund.categories.iter().any(|list| list.at_least.is_some()),
        "32C2",
        "advertise how many players a category needs",
    );
    tell(
        fund.categories.iter().any(|list| list.in_addition),
        "32B1",
        "announce which prizes are special ones that can be won besides others",
    );
    tell(
        fund.all_prizes().any(|prize| prize.order.is_some()),
        "33D1a",
        "post the ranking of the objects",
    );
    tell(
        rules.limit_balance != LimitBalance::default()
            || rules.excess_goes_to != standard.excess_goes_to,
        "32A",
        "announce where money goes that a player may not have",
    );
}

/// How tied players divide money, which everybody must know beforehand (system a, b or c).
fn method(fund: &Fund, remarks: &mut Vec<Remark>) {
    let manual = "Arbiters' Manual, money prizes";
    let how = match fund.rules.method {
        Method::Us => return,
        Method::Equal => "tied players divide money in equal parts",
        Method::Hort => "tied players get half of the money by tie-break and half in equal parts",
        Method::Rank => "the tie-breaks decide between tied players who gets which money",
    };
    let text = format!("put into the announcement, before the start, that {how}");
    remarks.push(remark(RemarkKind::AnnounceMethod, manual, text));
    let shares = fund.rules.method != Method::Rank;
    if shares && fund.place.sharers.is_none() && !fund.place.prizes.is_empty() {
        let text = "decide and announce how many players share in a tie: the last prizes can go \
                    to very many";
        remarks.push(remark(RemarkKind::AnnounceSharers, manual, text.to_owned()));
    }
}
