//! The times of the rounds.

use adoube_clock::{Span, fit_a_day};
use adoube_journal::RoundTime;
use jiff::civil::{Date, DateTime};

use super::super::books::Source;
use super::super::case::Case;
use super::super::remark::{Remarks, Severity, Subject};
use super::counted;

/// The rest between two rounds that is customary (US 17A); FIDE names no figure.
const REST: Span = Span::minutes(30);
/// Lots are drawn at least so long before round 1 (C.05 6.1).
const LOTS_BEFORE: Span = Span::minutes(12 * 60);
/// The most play on a day of a school tournament, for both players (C.02 11).
const SCHOOL_DAY: Span = Span::minutes(6 * 60);

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    let mut rounds = case.section.schedule.clone();
    rounds.sort_by_key(|round| (round.round.0, round.starts));
    complete(case, &rounds, remarks);
    in_order(case, &rounds, remarks);
    within_the_event(case, &rounds, remarks);
    gaps(case, &rounds, remarks);
    days(case, &rounds, remarks);
    before_round_one(case, &rounds, remarks);
}

fn source(case: &Case<'_>) -> Source {
    case.books.general_or_us("12.3", "25")
}

fn complete(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    if rounds.is_empty() {
        let severity = if case.is_official() || case.is_title_event() {
            Severity::Must
        } else {
            Severity::Should
        };
        let text = "the times of the rounds are not announced";
        remarks.add(severity, Subject::Schedule, source(case), text);
        return;
    }
    let planned = case.section.rounds;
    if let Some(beyond) = rounds
        .iter()
        .find(|r| r.round.0 == 0 || r.round.0 > planned)
    {
        let text = format!(
            "round {} has a time, but the section has {}",
            beyond.round.0,
            counted(planned, "round")
        );
        remarks.must(Subject::Schedule, source(case), text);
    }
    let without: Vec<String> = (1..=planned)
        .filter(|number| !rounds.iter().any(|round| round.round.0 == *number))
        .take(10)
        .map(|number| number.to_string())
        .collect();
    if !without.is_empty() {
        let text = format!("no time is announced for round {}", without.join(", "));
        remarks.should(Subject::Schedule, source(case), text);
    }
}

fn in_order(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    for pair in rounds.windows(2) {
        let (one, next) = (pair[0], pair[1]);
        if one.round == next.round {
            let text = format!("round {} has two times", one.round.0);
            remarks.must(Subject::Schedule, source(case), text);
        } else if next.starts <= one.starts {
            let text = format!(
                "round {} starts at {}, not after round {}",
                next.round.0, next.starts, one.round.0
            );
            remarks.must(Subject::Schedule, source(case), text);
        }
    }
}

fn within_the_event(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    let outside = |day: Date| {
        case.event.starts.is_some_and(|starts| day < starts)
            || case.event.ends.is_some_and(|ends| day > ends)
    };
    for round in rounds.iter().filter(|round| outside(round.starts.date())) {
        let text = format!(
            "round {} is on {}, not within the days of the event",
            round.round.0,
            round.starts.date()
        );
        remarks.must(Subject::Schedule, source(case), text);
    }
}

/// Between rounds a game can come to an end, and players rest.
fn gaps(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    let Some(session) = case.session() else {
        return;
    };
    for pair in rounds.windows(2) {
        let (one, next) = (pair[0], pair[1]);
        let gap = between(one.starts, next.starts);
        if gap <= Span::ZERO {
            continue;
        }
        let text = format!(
            "round {} starts {gap} after round {}; a game of 60 moves can last {session}",
            next.round.0, one.round.0
        );
        if gap < session {
            let source = case.books.general_or_us("4.3", "23B");
            remarks.should(Subject::Schedule, source, text);
        } else if case.is_us() && gap < session + REST {
            let text = format!("{text}, and half an hour of rest is customary");
            remarks.note(Subject::Schedule, case.books.us("17A"), text);
        }
    }
}

fn days(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    let mut dates: Vec<Date> = rounds.iter().map(|round| round.starts.date()).collect();
    dates.sort_unstable();
    for day in dates.chunk_by(|one, other| one == other) {
        hours(case, day[0], day.len(), remarks);
    }
    let most = dates
        .chunk_by(|one, other| one == other)
        .map(<[_]>::len)
        .max();
    let entered = case
        .more
        .accessibility
        .as_ref()
        .is_some_and(|said| said.entered);
    if most.is_some_and(|most| most > 1) && entered {
        let text = "with players with a disability there should be one round a day, if possible";
        remarks.should(Subject::Schedule, case.books.standards("10.2"), text);
    }
}

fn hours(case: &Case<'_>, day: Date, rounds: usize, remarks: &mut Remarks) {
    let Some(class) = &case.class else {
        return;
    };
    let longest = class.total.white.max(class.total.black);
    let both = longest * 2 * u32::try_from(rounds).unwrap_or(u32::MAX);
    if !case.is_us() && case.more.rated != Some(false) && !fit_a_day(&vec![longest; rounds]) {
        let rounds = counted(rounds, "round");
        let text =
            format!("{rounds} on {day}: {both} of play; rated are at most twelve hours a day");
        let severity = if case.is_rated() {
            Severity::Must
        } else {
            Severity::Note
        };
        remarks.add(severity, Subject::Schedule, case.books.ratings("3.1"), text);
    }
    if case.more.school == Some(true) && both > SCHOOL_DAY {
        let rounds = counted(rounds, "round");
        let text =
            format!("{rounds} on {day}: {both} of play; pupils should play five to six hours");
        remarks.should(Subject::Schedule, case.books.standards("11"), text);
    }
}

fn before_round_one(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    let Some(first) = rounds.iter().map(|round| round.starts).min() else {
        return;
    };
    if case.more.entries_close.is_some_and(|close| close > first) {
        let text = "entries close after the first round has started";
        let source = case.books.general_or_us("12.3", "25");
        remarks.should(Subject::EntriesClose, source, text);
    }
    let fixed = case.section.format.is_fixed_schedule();
    let high = case.is_official() || case.is_title_event();
    let late = |drawn: DateTime| between(drawn, first) < LOTS_BEFORE;
    if !case.is_us() && high && case.more.drawing_of_lots.is_some_and(late) {
        let text = "lots should be drawn at least twelve hours before round 1";
        let severity = if fixed {
            Severity::Must
        } else {
            Severity::Should
        };
        let source = case.books.general("6.1");
        remarks.add(severity, Subject::DrawingOfLots, source, text);
    }
}

fn between(from: DateTime, to: DateTime) -> Span {
    Span::seconds(to.duration_since(from).as_secs())
}
