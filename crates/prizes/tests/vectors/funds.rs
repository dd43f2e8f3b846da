//! Reading funds, and advice on them: the cases of `funds.toml`.

use adoube_prizes::{
    Completion, Difference, DivisionError, Finisher, Fund, Money, divide, lint, reconcile,
};
use adoube_tournament::{EntrantId, Points};
use adoube_vectors::{Vectors, tests};
use adoube_words::{Language, Words};
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("funds", |file| {
        file.each("refused", refused_funds_say_where_and_why);
        file.each("advice", advice_names_its_article);
    });
    vectors.tests(&tests![
        a_fund_is_written_as_it_was_read,
        the_documentation_shows_the_complete_fund,
        ages_without_a_day_are_those_of_the_event,
        nobody_can_be_listed_twice,
        nobody_and_nothing_can_be_divided,
        two_computations_are_compared,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refused {
    name: String,
    fund: String,
    says: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advice {
    name: String,
    article: String,
    fund: String,
    remarks: Vec<String>,
}

fn tell(fact: &impl serde::Serialize) -> String {
    Words::of(Language::english()).tell(fact)
}

fn refused_funds_say_where_and_why(case: Refused) {
    let error = tell(&Fund::from_toml(&case.fund).unwrap_err());
    assert!(error.contains(&case.says), "{}:\n{error}", case.name);
}

fn advice_names_its_article(case: Advice) {
    let fund = Fund::from_toml(&case.fund).unwrap();
    let remarks: Vec<String> = lint(&fund)
        .iter()
        .map(|remark| format!("{} {}", tell(&remark.article), tell(&remark.text)))
        .collect();
    assert_eq!(remarks, case.remarks, "{} ({})", case.name, case.article);
}

/// The example of the documentation.
const COMPLETE: &str = include_str!("complete.toml");

fn a_fund_is_written_as_it_was_read() {
    let fund = Fund::from_toml(COMPLETE).unwrap();
    let again = Fund::from_toml(&fund.to_toml().unwrap()).unwrap();
    assert_eq!(fund, again);
    let json = serde_json::to_string(&fund).unwrap();
    assert_eq!(serde_json::from_str::<Fund>(&json).unwrap(), fund);
}

fn the_documentation_shows_the_complete_fund() {
    let page = include_str!("../../../../docs/prizes.md");
    assert!(
        page.contains(COMPLETE),
        "docs/prizes.md and vectors/complete.toml differ"
    );
}

fn ages_without_a_day_are_those_of_the_event() {
    let text = "[[category]]\nname = \"Under 12\"\nwho.age.under = 12\nprizes = [100]";
    assert!(Fund::from_toml(text).is_err());
    let starts = "2026-08-14".parse().ok();
    let fund = Fund::of_event(text, starts).unwrap();
    assert_eq!(fund.date, None, "the text of the fund stays as it is");
    let own = "2025-01-01".parse().ok();
    assert_eq!(fund.on(starts).date, starts);
    assert_eq!(fund.on(own).on(starts).date, own);
    let child = |id, birth: &str| Finisher {
        birth: birth.parse().ok(),
        ..finisher(id, 3)
    };
    let finishers = [child(1, "2013"), child(2, "2014")];
    let division = divide(&fund.on(starts), &finishers, 2).unwrap();
    assert_eq!(division.cash(EntrantId(2)), Money::whole(100));
    assert_eq!(division.cash(EntrantId(1)), Money::ZERO);
}

fn finisher(id: u32, points: i32) -> Finisher {
    Finisher::new(EntrantId(id), &format!("P{id}"), Points::whole(points), id)
}

fn nobody_can_be_listed_twice() {
    let twice = [finisher(1, 3), finisher(1, 2)];
    let error = divide(&Fund::default(), &twice, 2).unwrap_err();
    assert_eq!(
        error,
        DivisionError::Twice {
            entrant: EntrantId(1)
        }
    );
}

fn nobody_and_nothing_can_be_divided() {
    let fund = Fund::from_toml("place.prizes = [100]").unwrap();
    let mut gone = finisher(1, 3);
    gone.completion = Completion::Withdrawn;
    for field in [vec![], vec![gone]] {
        let division = divide(&fund, &field, 0).unwrap();
        assert_eq!(division.unawarded.len(), 1);
        assert_eq!((division.paid, division.awards.len()), (Money::ZERO, 0));
    }
    let division = divide(&Fund::default(), &[finisher(1, 3)], 1).unwrap();
    assert_eq!((division.fund, division.awards.len()), (Money::ZERO, 0));
}

fn two_computations_are_compared() {
    let fund = Fund::from_toml("place.prizes = [100, 50]").unwrap();
    let division = divide(&fund, &[finisher(1, 3), finisher(2, 2)], 2).unwrap();
    let by_hand = |second: i64| {
        [
            (EntrantId(1), Money::whole(100)),
            (EntrantId(2), Money::whole(second)),
        ]
    };
    assert_eq!(reconcile(&division, &by_hand(50)), []);
    let difference = Difference {
        entrant: EntrantId(2),
        here: Money::whole(50),
        there: Money::whole(40),
    };
    assert_eq!(reconcile(&division, &by_hand(40)), [difference]);
}
