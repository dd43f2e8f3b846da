//! What is checked, a file for each part of an announcement.

mod event;
mod people;
mod points;
mod ranking;
mod rating;
mod rounds;
mod rules;
mod schedule;
mod times;

use super::case::Case;
use super::remark::Remarks;

/// Every check, in the order of an announcement.
const CHECKS: [fn(&Case<'_>, &mut Remarks); 9] = [
    event::check,
    rules::check,
    rounds::check,
    points::check,
    times::check,
    ranking::check,
    schedule::check,
    rating::check,
    people::check,
];

pub(super) fn run(case: &Case<'_>) -> Remarks {
    let mut remarks = Remarks::default();
    for check in CHECKS {
        check(case, &mut remarks);
    }
    remarks
}
