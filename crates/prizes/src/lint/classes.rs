//! Names and limits of classes.

use super::{PrizeAdvice, Remark, RemarkKind, remark};
use crate::{Article, Category, Criterion, Fund, PrizeManual, Unrated};

pub(super) fn lint(fund: &Fund, remarks: &mut Vec<Remark>) {
    for category in &fund.categories {
        name(category, remarks);
        unrated(category, remarks);
    }
    let categories = &fund.categories;
    for (number, first) in categories.iter().enumerate() {
        for second in &categories[number + 1..] {
            overlap(fund, first, second, remarks);
        }
    }
}

fn name(category: &Category, remarks: &mut Vec<Remark>) {
    let open_below = category
        .who
        .ratings()
        .is_some_and(|span| span.lowest() == 0);
    if open_below && category.name.to_lowercase().starts_with("class ") {
        let name = category.name.clone();
        let text = PrizeAdvice::ClassNameForUnder { name };
        remarks.push(remark(RemarkKind::ClassNameForUnder, "33C", text));
    }
}

fn unrated(category: &Category, remarks: &mut Vec<Remark>) {
    if category.who.unrated == Some(Unrated::Also) && category.who.ratings().is_some() {
        let name = category.name.clone();
        let text = PrizeAdvice::MixedUnrated { name };
        remarks.push(remark(RemarkKind::MixedUnrated, "33F", text));
    }
}

/// Two categories that differ by rating only, and somebody can win in both.
fn overlap(fund: &Fund, first: &Category, second: &Category, remarks: &mut Vec<Remark>) {
    let apart = |who: &Criterion| Criterion {
        class: None,
        rating: None,
        ..who.clone()
    };
    let (Some(one), Some(two)) = (first.who.ratings(), second.who.ratings()) else {
        return;
    };
    if apart(&first.who) != apart(&second.who) || !one.overlaps(two) {
        return;
    }
    let both = first.in_addition || second.in_addition || !fund.rules.one_cash_prize;
    let (first, second) = (first.name.clone(), second.name.clone());
    let (article, text) = match both {
        true => (
            Article::Manual(PrizeManual::Ratings),
            PrizeAdvice::RatingsWinBoth { first, second },
        ),
        false => (
            Article::Rule("33C"),
            PrizeAdvice::RatingsOverlap { first, second },
        ),
    };
    remarks.push(Remark {
        kind: RemarkKind::RatingsOverlap,
        article,
        text,
    });
}
