//! When a round begins, until when a player may come, and what is announced on the way.

use adoube_clock::lateness::last_arrival;
use adoube_clock::{ByColour, Colour, Span};
use adoube_rulebook::{Authority, Lateness};
use jiff::SignedDuration;
use jiff::civil::DateTime;
use serde::Serialize;

use super::{RoundAtDesk, later, minutes_between};
use crate::announcement::{Article, Case, EditionName};

/// When a round begins and until when a player may come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundStart {
    /// As announced in the schedule.
    pub scheduled: Option<DateTime>,
    /// As it really was, if that was noted.
    pub started: Option<DateTime>,
    /// How many minutes after the schedule it began; below zero if it was earlier.
    pub late_minutes: Option<i64>,
    /// How late is too late.
    pub default_time: DefaultTime,
    /// The last minute at which each player may still come, counted from the actual start; from the
    /// schedule as long as the round has not begun.
    pub deadline: Option<ByColour<DateTime>>,
    /// Where the default time stands.
    pub article: Article,
    /// In which edition.
    pub edition: EditionName,
}

/// How late is too late.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "hall-default-time")]
pub enum DefaultTime {
    /// So many minutes.
    Minutes { minutes: i64 },
    /// Not whole minutes, or not the same for both players.
    Exact { white: Span, black: Span },
    /// The regulations of the event must say, and do not.
    NotAnnounced,
    /// It cannot be longer than the first time control, which is not known.
    ControlNotKnown,
    /// No edition of the rules for that day is at hand, and nothing is announced.
    RulesNotKnown,
    /// So many minutes, as US Chess calls it.
    ForfeitMinutes { minutes: i64 },
    /// Not whole minutes, or not the same for both players, as US Chess calls it.
    ForfeitExact { white: Span, black: Span },
    /// It cannot be longer than the first time control, which is not known, as US Chess calls it.
    ForfeitControlNotKnown,
}

impl DefaultTime {
    fn of(white: Span, black: Span) -> DefaultTime {
        match white == black && white.is_whole_minutes() {
            true => DefaultTime::Minutes {
                minutes: white.whole_minutes(),
            },
            false => DefaultTime::Exact { white, black },
        }
    }

    fn spans(&self) -> Option<ByColour<Span>> {
        match *self {
            DefaultTime::Minutes { minutes } | DefaultTime::ForfeitMinutes { minutes } => {
                Some(ByColour::same(Span::minutes(minutes)))
            }
            DefaultTime::Exact { white, black } | DefaultTime::ForfeitExact { white, black } => {
                Some(ByColour { white, black })
            }
            _ => None,
        }
    }

    /// The same in the words of an authority: what FIDE calls the default time is a time to a forfeit in
    /// the rules of US Chess.
    fn worded(self, authority: Option<Authority>) -> DefaultTime {
        if authority != Some(Authority::UsChess) {
            return self;
        }
        match self {
            DefaultTime::Minutes { minutes } => DefaultTime::ForfeitMinutes { minutes },
            DefaultTime::Exact { white, black } => DefaultTime::ForfeitExact { white, black },
            DefaultTime::ControlNotKnown => DefaultTime::ForfeitControlNotKnown,
            other => other,
        }
    }

    fn is_forfeit(&self) -> bool {
        matches!(
            self,
            DefaultTime::ForfeitMinutes { .. } | DefaultTime::ForfeitExact { .. }
        )
    }
}

/// Something to be announced in the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    pub kind: CallKind,
    /// When it happens.
    pub at: DateTime,
}

/// What is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "hall-call", rename_all = "kebab-case")]
pub enum CallKind {
    /// Five minutes until the start.
    FiveMinutes,
    /// One minute until the start.
    OneMinute,
    /// The clocks are started.
    Start,
    /// Who is not there has lost.
    DefaultTimeOver,
    /// The same in the words of US Chess.
    ForfeitTimeOver,
}

impl RoundAtDesk<'_> {
    /// When the round begins, and until when a player may come.
    pub fn start(&self) -> RoundStart {
        let case = self.case();
        let scheduled = self.scheduled(self.round);
        let started = self.log().and_then(|log| log.started);
        let authority = case.books.laws.map(|laws| laws.authority());
        let default_time = default_time(&case).worded(authority);
        let from = started.or(scheduled);
        let deadline = from.zip(default_time.spans());
        let source = case.books.law("default-time");
        RoundStart {
            scheduled,
            started,
            late_minutes: scheduled
                .zip(started)
                .map(|(planned, actual)| minutes_between(planned, actual)),
            deadline: deadline.map(|(from, spans)| spans.map(|span| after(from, *span))),
            default_time,
            article: source.article,
            edition: source.edition,
        }
    }

    /// What is to be announced around the start, in order. Where the two players have different times
    /// to come, the later one ends the default time of the round.
    pub fn calls(&self) -> Vec<Call> {
        let start = self.start();
        let Some(begins) = start.started.or(start.scheduled) else {
            return Vec::new();
        };
        let before = [(CallKind::FiveMinutes, -5), (CallKind::OneMinute, -1)];
        let before = before.map(|(kind, minutes)| Call {
            kind,
            at: later(begins, minutes),
        });
        let begin = Call {
            kind: CallKind::Start,
            at: begins,
        };
        let over = start
            .deadline
            .map(|deadline| deadline.white.max(deadline.black));
        // Where there is no default time, its end is the start.
        let kind = match start.default_time.is_forfeit() {
            true => CallKind::ForfeitTimeOver,
            false => CallKind::DefaultTimeOver,
        };
        let over = over.filter(|over| *over > begins);
        let over = over.map(|at| Call { kind, at });
        before.into_iter().chain([begin]).chain(over).collect()
    }
}

/// The default time by what is announced and the rules. It is measured from a start at zero: where
/// equipment must be set up to win so, and both came late, the desk does not know who came first.
fn default_time(case: &Case<'_>) -> DefaultTime {
    let announced = case.more.default_time_minutes;
    let Some(laws) = case.books.laws else {
        return announced.map_or(DefaultTime::RulesNotKnown, same);
    };
    let mut rules = laws.parameters().default_time.clone();
    rules.specified_minutes = announced.or(rules.specified_minutes);
    if let Some(control) = &case.control {
        let of = |side| last_arrival(&rules, control, side, Span::ZERO, Span::ZERO);
        return match (of(Colour::White), of(Colour::Black)) {
            (Ok(white), Ok(black)) => DefaultTime::of(white, black),
            _ => DefaultTime::NotAnnounced,
        };
    }
    match (rules.unless_specified, rules.specified_minutes) {
        (Lateness::MinutesOrFirstControl(_), _) => DefaultTime::ControlNotKnown,
        (_, Some(minutes)) | (Lateness::Minutes(minutes), None) => same(minutes),
        (Lateness::MustBeSpecified, None) => DefaultTime::NotAnnounced,
    }
}

fn same(minutes: u32) -> DefaultTime {
    DefaultTime::Minutes {
        minutes: i64::from(minutes),
    }
}

fn after(from: DateTime, span: Span) -> DateTime {
    from.saturating_add(SignedDuration::from_millis(span.as_millis()))
}
