//! The times of the rounds.

use adoube_clock::{Span, fit_a_day};
use adoube_journal::RoundTime;
use jiff::civil::{Date, DateTime};

use super::super::articles;
use super::super::books::Source;
use super::super::case::Case;
use super::super::observed::Observed;
use super::super::remark::{Remarks, Severity, Subject};

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
    case.books.general_or_us(articles::INVITATION)
}

fn complete(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    if rounds.is_empty() {
        let severity = if case.is_official() || case.is_title_event() {
            Severity::Must
        } else {
            Severity::Should
        };
        let none = Observed::NoSchedule;
        remarks.add(severity, Subject::Schedule, source(case), none);
        return;
    }
    let planned = case.section.rounds;
    if let Some(beyond) = rounds
        .iter()
        .find(|r| r.round.0 == 0 || r.round.0 > planned)
    {
        let beyond = Observed::RoundBeyond {
            round: beyond.round,
            rounds: planned,
        };
        remarks.must(Subject::Schedule, source(case), beyond);
    }
    let has_time = |number: &u16| rounds.iter().any(|round| round.round.0 == *number);
    let without = (1..=planned).filter(|number| !has_time(number)).take(10);
    let rounds: Vec<u16> = without.collect();
    if !rounds.is_empty() {
        let without = Observed::RoundsWithoutTime { rounds };
        remarks.should(Subject::Schedule, source(case), without);
    }
}

fn in_order(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    for pair in rounds.windows(2) {
        let (one, next) = (pair[0], pair[1]);
        if one.round == next.round {
            let twice = Observed::RoundWithTwoTimes { round: one.round };
            remarks.must(Subject::Schedule, source(case), twice);
        } else if next.starts <= one.starts {
            let order = Observed::RoundNotAfter {
                round: next.round,
                day: next.starts.date(),
                time: next.starts.time(),
                before: one.round,
            };
            remarks.must(Subject::Schedule, source(case), order);
        }
    }
}

fn within_the_event(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    let outside = |day: Date| {
        case.event.starts.is_some_and(|starts| day < starts)
            || case.event.ends.is_some_and(|ends| day > ends)
    };
    let days = rounds.iter().map(|one| (one.round, one.starts.date()));
    for (round, day) in days.filter(|(_, day)| outside(*day)) {
        let outside = Observed::RoundOutsideEvent { round, day };
        remarks.must(Subject::Schedule, source(case), outside);
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
        let (round, before) = (next.round, one.round);
        if gap < session {
            let source = case.books.general_or_us(articles::ROUND_TIMES);
            let soon = Observed::RoundTooSoon {
                round,
                gap,
                before,
                session,
            };
            remarks.should(Subject::Schedule, source, soon);
        } else if case.is_us() && gap < session + REST {
            let little = Observed::LittleRest {
                round,
                gap,
                before,
                session,
            };
            remarks.note(Subject::Schedule, case.books.us(articles::US_REST), little);
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
        let source = case.books.standards(articles::ACCESSIBLE_DAYS);
        remarks.should(Subject::Schedule, source, Observed::OneRoundADay);
    }
}

fn hours(case: &Case<'_>, day: Date, rounds: usize, remarks: &mut Remarks) {
    let Some(class) = &case.class else {
        return;
    };
    let longest = class.total.white.max(class.total.black);
    let play = longest * 2 * u32::try_from(rounds).unwrap_or(u32::MAX);
    if !case.is_us() && case.more.rated != Some(false) && !fit_a_day(&vec![longest; rounds]) {
        let severity = if case.is_rated() {
            Severity::Must
        } else {
            Severity::Note
        };
        let long = Observed::LongDay { rounds, day, play };
        remarks.add(
            severity,
            Subject::Schedule,
            case.books.ratings(articles::HOURS_A_DAY),
            long,
        );
    }
    if case.more.school == Some(true) && play > SCHOOL_DAY {
        let long = Observed::LongSchoolDay { rounds, day, play };
        remarks.should(
            Subject::Schedule,
            case.books.standards(articles::SCHOOLS),
            long,
        );
    }
}

fn before_round_one(case: &Case<'_>, rounds: &[RoundTime], remarks: &mut Remarks) {
    let Some(first) = rounds.iter().map(|round| round.starts).min() else {
        return;
    };
    if case.more.entries_close.is_some_and(|close| close > first) {
        let source = case.books.general_or_us(articles::INVITATION);
        remarks.should(Subject::EntriesClose, source, Observed::EntriesCloseLate);
    }
    let fixed = case.section.format.is_fixed_schedule();
    let high = case.is_official() || case.is_title_event();
    let late = |drawn: DateTime| between(drawn, first) < LOTS_BEFORE;
    if !case.is_us() && high && case.more.drawing_of_lots.is_some_and(late) {
        let severity = if fixed {
            Severity::Must
        } else {
            Severity::Should
        };
        let source = case.books.general(articles::DRAWING_OF_LOTS);
        let late = Observed::LotsDrawnLate;
        remarks.add(severity, Subject::DrawingOfLots, source, late);
    }
}

fn between(from: DateTime, to: DateTime) -> Span {
    Span::seconds(to.duration_since(from).as_secs())
}
