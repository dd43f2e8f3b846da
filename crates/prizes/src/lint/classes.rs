//! Names and limits of classes.

use super::{Remark, RemarkKind, remark};
use crate::{Category, Criterion, Fund, Unrated};

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
        let text = format!(
            "{}: everybody below can win it too; name it by its limit, or give both limits",
            category.name
        );
        remarks.push(remark(RemarkKind::ClassNameForUnder, "33C", text));
    }
}

fn unrated(category: &Category, remarks: &mut Vec<Remark>) {
    if category.who.unrated == Some(Unrated::Also) && category.who.ratings().is_some() {
        let text = format!(
            "{}: unrated players can win a prize by rating; some of them are strong",
            category.name
        );
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
    let (article, consequence) = if both {
        (
            "Arbiters' Manual, rating prizes",
            "one player could win both",
        )
    } else {
        ("33C", "one player is in both, and wins the better one")
    };
    let text = format!(
        "{} and {}: {consequence}; bands that do not overlap are clearer",
        first.name, second.name
    );
    remarks.push(remark(RemarkKind::RatingsOverlap, article, text));
}
