//! Time control, pace, coming late, and what depends on them.

use adoube_clock::{Addition, Class, Colour, NoRate, Span, TimeControl, recommended_addition};
use adoube_rulebook::{Authority, Edition};

use super::super::announced::{Pace, Supervision, WithoutIncrement};
use super::super::books::{Article, Source};
use super::super::case::{Case, read_control};
use super::super::observed::Observed;
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    control(case, remarks);
    default_time(case, remarks);
    if !case.is_us() {
        supervision(case, remarks);
        without_increment(case, remarks);
    }
}

fn control(case: &Case<'_>, remarks: &mut Remarks) {
    let source = || case.books.law("time-control");
    let Some(text) = case.section.time_control.as_deref() else {
        remarks.must(Subject::TimeControl, source(), Observed::NoTimeControl);
        return;
    };
    if let Err(why) = read_control(text, &case.books) {
        let control = text.to_owned();
        let unreadable = Observed::UnreadableControl { control, why };
        remarks.must(Subject::TimeControl, source(), unreadable);
    }
    if let (Some(control), Some(class)) = (&case.control, &case.class) {
        rate(case, class, remarks);
        additions(case, control, class, remarks);
    }
}

/// What the time control is, and what it is called.
fn rate(case: &Case<'_>, class: &Class, remarks: &mut Remarks) {
    let source = || Source {
        article: Article::Numbered(class.articles.join(", ")),
        ..case.books.law("time-control")
    };
    let severity = if case.is_rated() {
        Severity::Must
    } else {
        Severity::Should
    };
    for reason in &class.reasons {
        let (severity, source) = match reason {
            NoRate::Unspecified => (Severity::Must, case.books.law("time-control")),
            NoRate::TimeOdds | NoRate::NoBand(_) | NoRate::BaseTooShort { .. } => {
                (severity, source())
            }
        };
        let why = reason.clone();
        let none = Observed::NoRate { why };
        remarks.add(severity, Subject::TimeControl, source, none);
    }
    if let (Some(pace), Some(rate)) = (case.more.pace, class.rate)
        && !pace.includes(rate)
    {
        let other = Observed::OtherPace {
            announced: pace,
            time: class.total[Colour::White],
            found: Pace::of(rate),
        };
        remarks.must(Subject::Pace, source(), other);
    }
}

fn additions(case: &Case<'_>, control: &TimeControl, class: &Class, remarks: &mut Remarks) {
    if let Some(delay) = class.default_delay {
        let seconds = delay.whole_seconds();
        let source = case.books.law("control-publicity");
        let usual = Observed::DefaultDelay { seconds };
        remarks.should(Subject::TimeControl, source, usual);
        return;
    }
    match case.books.laws {
        Some(laws) if case.is_us() => recommended(case, control, laws, remarks),
        _ => sensible_increment(case, control, remarks),
    }
}

/// The addition that US Chess recommends (5E).
fn recommended(case: &Case<'_>, control: &TimeControl, laws: &Edition, remarks: &mut Remarks) {
    let Some(advice) = recommended_addition(control, &laws.parameters().clock) else {
        return;
    };
    let outside = |addition: Addition| {
        let amount = addition.amount();
        amount < advice.least || amount > advice.most
    };
    if control.has(outside) && case.pace() != Some(Pace::Blitz) {
        let source = case.books.law("recommended-delay");
        let recommended = Observed::RecommendedAddition {
            least: advice.least.whole_seconds(),
            most: advice.most.whole_seconds(),
        };
        remarks.note(Subject::TimeControl, source, recommended);
    }
}

/// The glossary of the Laws speaks of increments of 2 to 60 seconds.
fn sensible_increment(case: &Case<'_>, control: &TimeControl, remarks: &mut Remarks) {
    let odd = |addition: Addition| match addition {
        Addition::Increment(span) => span < Span::seconds(2) || span > Span::seconds(60),
        _ => false,
    };
    if control.has(odd) {
        let source = Source {
            article: Article::GlossaryIncrement,
            ..case.books.law("time-control")
        };
        remarks.note(Subject::TimeControl, source, Observed::UnusualIncrement);
    }
}

fn default_time(case: &Case<'_>, remarks: &mut Remarks) {
    let source = case.books.law("default-time");
    let Some(minutes) = case.more.default_time_minutes else {
        match case.books.authority {
            Authority::Fide => {
                remarks.must(Subject::DefaultTime, source, Observed::NoDefaultTime);
            }
            Authority::UsChess => {
                remarks.note(Subject::DefaultTime, source, Observed::UsDefaultTime);
            }
        }
        return;
    };
    if case
        .first_period()
        .is_some_and(|time| Span::minutes(minutes.into()) > time)
    {
        let long = Observed::LongDefaultTime { minutes };
        remarks.should(Subject::DefaultTime, source, long);
    }
}

/// Rapid and blitz: the regulations say which rules hold, and full ones need arbiters.
fn supervision(case: &Case<'_>, remarks: &mut Remarks) {
    let topic = match case.pace() {
        Some(Pace::Rapid) => "rapid-mode",
        Some(Pace::Blitz) => "blitz-mode",
        Some(Pace::Standard) if case.more.supervision.is_some() => {
            let source = case.books.law("rapid-mode");
            remarks.note(
                Subject::Supervision,
                source,
                Observed::SupervisionOfStandard,
            );
            return;
        }
        _ => return,
    };
    match case.more.supervision {
        None => {
            let source = case.books.law(topic);
            remarks.must(Subject::Supervision, source, Observed::NoSupervision);
        }
        Some(Supervision::Full) => enough_arbiters(case, remarks),
        Some(Supervision::Reduced) => {}
    }
}

fn enough_arbiters(case: &Case<'_>, remarks: &mut Remarks) {
    let Some((each, topic)) = case.games_for_each_arbiter() else {
        return;
    };
    let (Some(games), Some(arbiters)) = (case.games(), case.arbiters()) else {
        return;
    };
    let needed = games.div_ceil(each.max(1));
    if arbiters < needed {
        let too_few = Observed::TooFewToSupervise {
            each,
            needed,
            games,
            arbiters,
        };
        remarks.must(Subject::Supervision, case.books.law(topic), too_few);
    }
}

/// Guidelines III (Appendix G in 2014): whether they hold is announced.
fn without_increment(case: &Case<'_>, remarks: &mut Remarks) {
    let Some(control) = &case.control else {
        return;
    };
    let source = || case.books.law("quickplay-announced");
    let ends_without = Colour::BOTH.into_iter().any(|side| {
        let last = control.of(side).periods().last();
        last.is_some_and(|period| period.addition.amount().is_zero())
    });
    let used = case.more.without_increment;
    let used = used.filter(|said| *said != WithoutIncrement::GuidelinesNotUsed);
    match (case.pace(), ends_without) {
        (Some(Pace::Blitz), _) if used.is_some() => {
            let blitz = Observed::GuidelinesInBlitz;
            remarks.must(Subject::WithoutIncrement, source(), blitz);
        }
        (Some(Pace::Blitz), _) => {}
        (_, true) if case.more.without_increment.is_none() => {
            let open = Observed::NoGuidelines;
            remarks.must(Subject::WithoutIncrement, source(), open);
        }
        (_, false) if used.is_some() => {
            let idle = Observed::GuidelinesWithIncrement;
            remarks.note(Subject::WithoutIncrement, source(), idle);
        }
        _ => {}
    }
}
