//! Rounds to dates and times, and what the regulations say about them.
//!
//! A [`CalendarPlan`] is what an organiser announces: the first day, the times of a day, rest days
//! and exceptions. It makes a [`Calendar`], which [`check`] compares with [`TimeLimit`]s. All times
//! are wall-clock times at the venue.
//!
//! ```
//! use adoube_pairing::schedule::calendar::{CalendarPlan, LimitArticle, Sessions, check, title_events};
//! use jiff::civil::{date, time};
//!
//! let mut plan = CalendarPlan::new(5, date(2024, 7, 19));
//! plan.daily_times = vec![time(9, 0, 0, 0), time(14, 0, 0, 0), time(19, 0, 0, 0)];
//! let calendar = plan.calendar().unwrap();
//! assert_eq!(calendar.starts[3].to_string(), "2024-07-20T09:00:00");
//!
//! let breaches = check(&calendar, &Sessions::of(90, 30), &title_events());
//! assert_eq!(breaches[0].article, LimitArticle::Title("1.13"));
//! ```

use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::RoundNumber;
use jiff::SignedDuration;
use jiff::civil::{Date, DateTime, Time};
use serde::{Deserialize, Serialize};

use super::{Counted, Problem, ScheduleError, Scheduled, within};

const SYSTEM: Scheduled = Scheduled::Calendar;

/// What an organiser announces about days and times.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalendarPlan {
    /// How many rounds there are.
    pub rounds: u16,
    /// The day of round 1.
    pub first_day: Date,
    /// When the rounds of an ordinary day start.
    #[serde(default)]
    pub daily_times: Vec<Time>,
    /// Days with times of their own.
    #[serde(default)]
    pub special_days: BTreeMap<Date, Vec<Time>>,
    #[serde(default)]
    pub rest_days: BTreeSet<Date>,
    /// When the last round starts, on whatever day it falls; often earlier than the others.
    #[serde(default)]
    pub last_round: Option<Time>,
    /// Rounds that are moved. The place they leave stays empty: no other round moves up.
    #[serde(default)]
    pub exceptions: BTreeMap<RoundNumber, DateTime>,
}

impl CalendarPlan {
    /// A plan without times yet.
    pub fn new(rounds: u16, first_day: Date) -> CalendarPlan {
        CalendarPlan {
            rounds,
            first_day,
            daily_times: Vec::new(),
            special_days: BTreeMap::new(),
            rest_days: BTreeSet::new(),
            last_round: None,
            exceptions: BTreeMap::new(),
        }
    }

    /// When each round starts.
    ///
    /// # Errors
    ///
    /// A round is moved that does not exist, times are missing, dates run out, or a round would
    /// start before the one before it.
    pub fn calendar(&self) -> Result<Calendar, ScheduleError> {
        within(SYSTEM, Counted::Rounds, 1, u32::from(self.rounds))?;
        let mut starts = self.ordinary_starts()?;
        if let (Some(time), Some(start)) = (self.last_round, starts.last_mut()) {
            *start = start.date().to_datetime(time);
        }
        for (round, moved) in &self.exceptions {
            let start = starts.get_mut(round.place());
            let round = *round;
            *start.ok_or_else(|| SYSTEM.impossible(Problem::NoRound { round }))? = *moved;
        }
        in_order(&starts)?;
        Ok(Calendar { starts })
    }

    fn ordinary_starts(&self) -> Result<Vec<DateTime>, ScheduleError> {
        let rounds = usize::from(self.rounds);
        let mut starts: Vec<DateTime> = Vec::with_capacity(rounds);
        let mut day = self.first_day;
        while starts.len() < rounds {
            let last_special = self.special_days.keys().next_back();
            if self.daily_times.is_empty() && last_special.is_none_or(|last| day > *last) {
                let found = starts.len();
                return Err(SYSTEM.impossible(Problem::TimesMissing { found, rounds }));
            }
            starts.extend(
                self.times_of(day)
                    .into_iter()
                    .map(|time| day.to_datetime(time)),
            );
            day = day
                .tomorrow()
                .map_err(|_| SYSTEM.impossible(Problem::DatesEnd))?;
        }
        starts.truncate(rounds);
        Ok(starts)
    }

    fn times_of(&self, day: Date) -> BTreeSet<Time> {
        if self.rest_days.contains(&day) {
            return BTreeSet::new();
        }
        let times = self.special_days.get(&day).unwrap_or(&self.daily_times);
        times.iter().copied().collect()
    }
}

/// When each round starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calendar {
    /// The starts, round 1 first.
    pub starts: Vec<DateTime>,
}

impl Calendar {
    /// The rounds of each day.
    pub fn days(&self) -> BTreeMap<Date, Vec<RoundNumber>> {
        let mut days: BTreeMap<Date, Vec<RoundNumber>> = BTreeMap::new();
        for (place, start) in self.starts.iter().enumerate() {
            let rounds = days.entry(start.date()).or_default();
            rounds.push(RoundNumber::at_place(place));
        }
        days
    }

    /// How many days have exactly one round: a grandmaster needs a norm from an event with some
    /// of them (title regulations 1.13a).
    pub fn single_round_days(&self) -> u32 {
        let single = self.days().into_values().filter(|rounds| rounds.len() == 1);
        u32::try_from(single.count()).unwrap_or(u32::MAX)
    }
}

/// What a check has to know beside the starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sessions {
    /// The minutes of both players together for 60 moves.
    pub minutes: u32,
    /// When the lots are drawn, if they are.
    #[serde(default)]
    pub drawing_of_lots: Option<DateTime>,
}

impl Sessions {
    /// Games at a rate of play: the minutes for all periods reached by move 60, and the seconds
    /// added for each move. Sixty moves at a second each are a minute.
    pub fn of(minutes: u32, increment_seconds: u32) -> Sessions {
        Sessions {
            minutes: minutes.saturating_add(increment_seconds).saturating_mul(2),
            drawing_of_lots: None,
        }
    }
}

/// A bound on days and times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// At most so many rounds a day.
    RoundsPerDay(u32),
    /// At most so many minutes of play a day, both players together, 60 moves a game.
    MinutesOfPlayPerDay(u32),
    /// At least so many minutes from the start of a round to the start of the next.
    MinutesBetweenStarts(u32),
    /// At least so many hours from the drawing of lots to round 1.
    HoursAfterLots(u32),
    /// At most so many days from the first round to the last, both counted.
    Days(u32),
    /// At least so many days with exactly one round.
    SingleRoundDays(u32),
    /// No round starts before the one before it can have ended.
    RoundsDoNotOverlap,
}

/// The regulations that set a limit, with the article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum LimitArticle {
    Rating(&'static str),
    Title(&'static str),
    General(&'static str),
    School(&'static str),
    /// No regulations say that nobody plays two games at a time.
    OneGameAtATime,
}

/// A bound and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimit {
    pub bound: Bound,
    /// The regulations that set it, with their article.
    pub article: LimitArticle,
}

impl TimeLimit {
    /// Nobody plays two games at a time.
    pub const ONE_GAME_AT_A_TIME: TimeLimit =
        TimeLimit::of(Bound::RoundsDoNotOverlap, LimitArticle::OneGameAtATime);

    /// A bound with its article.
    const fn of(bound: Bound, article: LimitArticle) -> TimeLimit {
        TimeLimit { bound, article }
    }
}

/// Events for FIDE rating, by the regulations of 2017 (M3-06, M3-11). Leagues may last longer.
pub fn rated_events() -> Vec<TimeLimit> {
    vec![
        TimeLimit::of(
            Bound::MinutesOfPlayPerDay(12 * 60),
            LimitArticle::Rating("3.1"),
        ),
        TimeLimit::of(Bound::Days(90), LimitArticle::Rating("4.1")),
    ]
}

/// Events for title norms, by the regulations of 2017 (M3-06, M3-07, M3-11).
pub fn title_events() -> Vec<TimeLimit> {
    vec![
        TimeLimit::of(Bound::RoundsPerDay(2), LimitArticle::Title("1.13")),
        TimeLimit::of(
            Bound::MinutesOfPlayPerDay(12 * 60),
            LimitArticle::Title("1.12"),
        ),
        TimeLimit::of(Bound::Days(90), LimitArticle::Title("1.14")),
    ]
}

/// What one of the norms for a grandmaster needs besides (M3-09).
pub fn grandmaster_norm() -> Vec<TimeLimit> {
    vec![TimeLimit::of(
        Bound::SingleRoundDays(3),
        LimitArticle::Title("1.13a"),
    )]
}

/// Official events and norm events whose pairings are drawn (M1-90).
pub fn drawn_events() -> Vec<TimeLimit> {
    vec![TimeLimit::of(
        Bound::HoursAfterLots(12),
        LimitArticle::General("6.1 to 6.4"),
    )]
}

/// School events, with the longer of the two recommended limits (M1-111).
pub fn school_events() -> Vec<TimeLimit> {
    vec![TimeLimit::of(
        Bound::MinutesOfPlayPerDay(6 * 60),
        LimitArticle::School("11.1 to 11.5"),
    )]
}

/// A limit that a calendar does not keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "calendar-breach")]
pub struct Breach {
    /// The round with which it is broken; `None` if it is the event as a whole.
    pub round: Option<RoundNumber>,
    /// What was found, and what is allowed.
    pub problem: TimeProblem,
    /// Who sets the limit.
    pub article: LimitArticle,
}

/// What a calendar does not keep, and what is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TimeProblem {
    RoundsOnDay {
        rounds: u32,
        date: Date,
        most: u32,
    },
    PlayOnDay {
        play: TimeSpan,
        date: Date,
        most: TimeSpan,
    },
    /// The start after the round before.
    TooClose {
        pause: TimeSpan,
        least: TimeSpan,
    },
    LotsTooLate {
        lots: DateTime,
        least_hours: u32,
    },
    TooLong {
        days: i64,
        most: u32,
    },
    SingleRoundDays {
        days: u32,
        least: u32,
    },
}

/// A length of time in whole hours and the minutes beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TimeSpan {
    pub hours: u64,
    pub minutes: u64,
}

impl TimeSpan {
    fn of(minutes: u64) -> TimeSpan {
        TimeSpan {
            hours: minutes / 60,
            minutes: minutes % 60,
        }
    }
}

/// Everything in a calendar that breaks a limit, limit by limit.
pub fn check(calendar: &Calendar, sessions: &Sessions, limits: &[TimeLimit]) -> Vec<Breach> {
    let broken = limits.iter().flat_map(|limit| {
        let found = broken(calendar, sessions, limit.bound);
        found.into_iter().map(|(round, problem)| Breach {
            round,
            problem,
            article: limit.article,
        })
    });
    broken.collect()
}

type TimeProblems = Vec<(Option<RoundNumber>, TimeProblem)>;

fn broken(calendar: &Calendar, sessions: &Sessions, bound: Bound) -> TimeProblems {
    match bound {
        Bound::RoundsPerDay(most) => too_many_rounds(calendar, most, |date, rounds| {
            TimeProblem::RoundsOnDay { rounds, date, most }
        }),
        Bound::MinutesOfPlayPerDay(most) => {
            let rounds_within = most.checked_div(sessions.minutes).unwrap_or(u32::MAX);
            too_many_rounds(calendar, rounds_within, |date, rounds| {
                TimeProblem::PlayOnDay {
                    play: TimeSpan::of(u64::from(rounds) * u64::from(sessions.minutes)),
                    date,
                    most: TimeSpan::of(u64::from(most)),
                }
            })
        }
        Bound::MinutesBetweenStarts(least) => too_close(calendar, least),
        Bound::RoundsDoNotOverlap => too_close(calendar, sessions.minutes),
        Bound::HoursAfterLots(least) => lots_too_late(calendar, sessions, least),
        Bound::Days(most) => too_long(calendar, most),
        Bound::SingleRoundDays(least) => {
            let days = calendar.single_round_days();
            if days < least {
                vec![(None, TimeProblem::SingleRoundDays { days, least })]
            } else {
                Vec::new()
            }
        }
    }
}

/// For each day with too many rounds, the first round too many.
fn too_many_rounds(
    calendar: &Calendar,
    most: u32,
    problem: impl Fn(Date, u32) -> TimeProblem,
) -> TimeProblems {
    let days = calendar.days().into_iter();
    let over = days.filter_map(|(date, rounds)| {
        let first_over = rounds.get(usize::try_from(most).ok()?)?;
        let count = u32::try_from(rounds.len()).ok()?;
        Some((Some(*first_over), problem(date, count)))
    });
    over.collect()
}

fn too_close(calendar: &Calendar, least_minutes: u32) -> TimeProblems {
    let neighbours = (1..).zip(calendar.starts.windows(2));
    let close = neighbours.filter_map(|(place, pair)| {
        let pause = pair[1].duration_since(pair[0]);
        (pause < minutes(least_minutes)).then(|| {
            let problem = TimeProblem::TooClose {
                pause: TimeSpan::of(pause.as_mins().unsigned_abs()),
                least: TimeSpan::of(u64::from(least_minutes)),
            };
            (Some(RoundNumber::at_place(place)), problem)
        })
    });
    close.collect()
}

fn lots_too_late(calendar: &Calendar, sessions: &Sessions, least_hours: u32) -> TimeProblems {
    let (Some(lots), Some(first)) = (sessions.drawing_of_lots, calendar.starts.first()) else {
        return Vec::new();
    };
    if first.duration_since(lots) >= minutes(least_hours.saturating_mul(60)) {
        return Vec::new();
    }
    let problem = TimeProblem::LotsTooLate { lots, least_hours };
    vec![(Some(RoundNumber::FIRST), problem)]
}

fn too_long(calendar: &Calendar, most: u32) -> TimeProblems {
    let [Some(first), Some(last)] = [calendar.starts.first(), calendar.starts.last()] else {
        return Vec::new();
    };
    let days = last.date().duration_since(first.date()).as_hours() / 24 + 1;
    let problem = TimeProblem::TooLong { days, most };
    if days > i64::from(most) {
        vec![(None, problem)]
    } else {
        Vec::new()
    }
}

fn in_order(starts: &[DateTime]) -> Result<(), ScheduleError> {
    match starts
        .iter()
        .zip(starts.iter().skip(1))
        .position(|(one, next)| next <= one)
    {
        Some(place) => {
            let round = RoundNumber::at_place(place);
            let next = round.next();
            Err(SYSTEM.impossible(Problem::NotInOrder { round, next }))
        }
        None => Ok(()),
    }
}

fn minutes(minutes: u32) -> SignedDuration {
    SignedDuration::from_mins(i64::from(minutes))
}
