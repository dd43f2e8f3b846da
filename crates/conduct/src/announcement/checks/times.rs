//! Time control, pace, coming late, and what depends on them.

use adoube_clock::{Addition, Class, Colour, NoRate, Span, TimeControl, recommended_addition};
use adoube_rulebook::{Authority, Edition};

use super::super::announced::{Pace, Supervision, WithoutIncrement};
use super::super::books::Source;
use super::super::case::{Case, read_control};
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
        let text = "the time control is not announced";
        remarks.must(Subject::TimeControl, source(), text);
        return;
    };
    if let Err(error) = read_control(text, &case.books) {
        let text = format!("\"{text}\" cannot be read as a time control: {error}");
        remarks.must(Subject::TimeControl, source(), text);
    }
    if let (Some(control), Some(class)) = (&case.control, &case.class) {
        rate(case, class, remarks);
        additions(case, control, class, remarks);
    }
}

/// What the time control is, and what it is called.
fn rate(case: &Case<'_>, class: &Class, remarks: &mut Remarks) {
    let source = || Source {
        article: class.articles.join(", "),
        edition: case
            .books
            .laws
            .map_or_else(String::new, |laws| laws.id().to_owned()),
    };
    let severity = if case.is_rated() {
        Severity::Must
    } else {
        Severity::Should
    };
    for reason in &class.reasons {
        let text = reason.to_string();
        match reason {
            NoRate::TimeOdds | NoRate::NoBand(_) | NoRate::BaseTooShort { .. } => {
                remarks.add(severity, Subject::TimeControl, source(), text);
            }
            NoRate::Unspecified => {
                let source = case.books.law("time-control");
                remarks.must(Subject::TimeControl, source, text);
            }
        }
    }
    if let (Some(pace), Some(rate)) = (case.more.pace, class.rate)
        && !pace.includes(rate)
    {
        let text = format!(
            "announced as {}, but with {} for 60 moves it is {}",
            pace.name(),
            class.total[Colour::White],
            Pace::of(rate).name()
        );
        remarks.must(Subject::Pace, source(), text);
    }
}

fn additions(case: &Case<'_>, control: &TimeControl, class: &Class, remarks: &mut Remarks) {
    if let Some(delay) = class.default_delay {
        let text = format!(
            "delay or increment is not announced; a delay of {} seconds would apply",
            delay.whole_seconds()
        );
        let source = case.books.law("control-publicity");
        remarks.should(Subject::TimeControl, source, text);
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
        let text = format!(
            "recommended are {} to {} seconds of delay or increment",
            advice.least.whole_seconds(),
            advice.most.whole_seconds()
        );
        let source = case.books.law("recommended-delay");
        remarks.note(Subject::TimeControl, source, text);
    }
}

/// The glossary of the Laws speaks of increments of 2 to 60 seconds.
fn sensible_increment(case: &Case<'_>, control: &TimeControl, remarks: &mut Remarks) {
    let odd = |addition: Addition| match addition {
        Addition::Increment(span) => span < Span::seconds(2) || span > Span::seconds(60),
        _ => false,
    };
    if control.has(odd) {
        let mut source = case.books.law("time-control");
        source.article = "Glossary, increment".to_owned();
        let text = "an increment usually has from 2 to 60 seconds";
        remarks.note(Subject::TimeControl, source, text);
    }
}

fn default_time(case: &Case<'_>, remarks: &mut Remarks) {
    let source = case.books.law("default-time");
    let Some(minutes) = case.more.default_time_minutes else {
        match case.books.authority {
            Authority::Fide => {
                let text = "the default time is not announced; unspecified it is zero";
                remarks.must(Subject::DefaultTime, source, text);
            }
            Authority::UsChess => {
                let text = "nothing else announced, a player loses after an hour, or when the \
                            first control is over";
                remarks.note(Subject::DefaultTime, source, text);
            }
        }
        return;
    };
    if case
        .first_period()
        .is_some_and(|time| Span::minutes(minutes.into()) > time)
    {
        let text = format!(
            "a default time of {minutes} minutes is longer than the first period: a player who is \
             not there loses on time before"
        );
        remarks.should(Subject::DefaultTime, source, text);
    }
}

/// Rapid and blitz: the regulations say which rules hold, and full ones need arbiters.
fn supervision(case: &Case<'_>, remarks: &mut Remarks) {
    let (topic, pace) = match case.pace() {
        Some(Pace::Rapid) => ("rapid-mode", Pace::Rapid),
        Some(Pace::Blitz) => ("blitz-mode", Pace::Blitz),
        Some(Pace::Standard) if case.more.supervision.is_some() => {
            let text = "the choice of rules is for rapid and blitz only";
            remarks.note(Subject::Supervision, case.books.law("rapid-mode"), text);
            return;
        }
        _ => return,
    };
    match case.more.supervision {
        None => {
            let text = "it is not announced whether the competition rules hold in full, for the \
                        whole event";
            remarks.must(Subject::Supervision, case.books.law(topic), text);
        }
        Some(Supervision::Full) => enough_arbiters(case, pace, remarks),
        Some(Supervision::Reduced) => {}
    }
}

fn enough_arbiters(case: &Case<'_>, pace: Pace, remarks: &mut Remarks) {
    let rules = case.books.laws.map(|laws| &laws.parameters().rapid_blitz);
    let Some(rules) = rules.and_then(Option::as_ref) else {
        return;
    };
    let (each, topic) = match pace {
        Pace::Blitz => (rules.blitz_games_for_each_arbiter, "blitz-supervised"),
        _ => (rules.rapid_games_for_each_arbiter, "rapid-supervised"),
    };
    let (Some(games), Some(arbiters)) = (case.games(), case.arbiters()) else {
        return;
    };
    let needed = games.div_ceil(each.max(1));
    if arbiters < needed {
        let text = format!(
            "the competition rules in full need an arbiter for {each} games: {needed} for \
             {games}, not {arbiters}"
        );
        remarks.must(Subject::Supervision, case.books.law(topic), text);
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
            let text = "the guidelines for games without increment are not for blitz";
            remarks.must(Subject::WithoutIncrement, source(), text);
        }
        (Some(Pace::Blitz), _) => {}
        (_, true) if case.more.without_increment.is_none() => {
            let text = "it is not announced whether the guidelines for games without increment \
                        hold, and which way of claiming";
            remarks.must(Subject::WithoutIncrement, source(), text);
        }
        (_, false) if used.is_some() => {
            let text = "the guidelines are for games without increment";
            remarks.note(Subject::WithoutIncrement, source(), text);
        }
        _ => {}
    }
}
