//! Rounds to dates and times.

use std::process::ExitCode;

use adoube_bodies::schedule::CalendarBody;
use adoube_pairing::schedule::calendar::{self, CalendarPlan, Sessions, TimeLimit, check};
use clap::{Args, ValueEnum};
use jiff::civil::{Date, DateTime, Time};

use crate::failure::Failure;
use crate::output;
use crate::texts::{say, tell, words};

#[derive(Args)]
pub(crate) struct CalendarArgs {
    /// How many rounds
    rounds: u16,
    /// The first day, such as 2026-12-27
    #[arg(long)]
    first_day: Date,
    /// When the rounds of a day start, such as 10:00,15:30
    #[arg(long, value_delimiter = ',', default_value = "14:00")]
    times: Vec<Time>,
    /// A day without play; may be repeated
    #[arg(long, value_name = "DATE")]
    rest: Vec<Date>,
    /// When the last round starts, if at another time
    #[arg(long, value_name = "TIME")]
    last_round: Option<Time>,
    /// Minutes of each player for a game of 60 moves, to check hours of play
    #[arg(long, default_value_t = 90)]
    minutes: u32,
    /// Seconds added with each move
    #[arg(long, default_value_t = 30)]
    increment: u32,
    /// When the lots are drawn, for events that must leave time between that and round 1: 2026-11-01T20:00
    #[arg(long, value_name = "WHEN")]
    lots: Option<DateTime>,
    /// Which limits to check
    #[arg(long, value_enum, default_value_t = LimitsArg::Rated)]
    limits: LimitsArg,
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum LimitsArg {
    /// Events that are rated
    Rated,
    /// Events for titles
    Title,
    /// A grandmaster norm
    Grandmaster,
    /// The hours that school events may have
    School,
}

impl LimitsArg {
    fn limits(self) -> Vec<TimeLimit> {
        match self {
            LimitsArg::Rated => calendar::rated_events(),
            LimitsArg::Title => calendar::title_events(),
            LimitsArg::Grandmaster => calendar::grandmaster_norm(),
            LimitsArg::School => calendar::school_events(),
        }
    }
}

pub(super) fn calendar(args: CalendarArgs, json: bool) -> Result<ExitCode, Failure> {
    let plan = CalendarPlan {
        daily_times: args.times,
        rest_days: args.rest.into_iter().collect(),
        last_round: args.last_round,
        ..CalendarPlan::new(args.rounds, args.first_day)
    };
    let made = plan.calendar()?;
    let sessions = Sessions {
        drawing_of_lots: args.lots,
        ..Sessions::of(args.minutes, args.increment)
    };
    let mut limits = args.limits.limits();
    if args.lots.is_some() {
        limits.extend(calendar::drawn_events());
    }
    limits.push(TimeLimit::ONE_GAME_AT_A_TIME);
    let breaches = check(&made, &sessions, &limits);
    if json {
        output::print_json(&CalendarBody::of(&made, &breaches, words()));
    } else {
        let mut text = String::new();
        for (round, starts) in (1..).zip(&made.starts) {
            let told = say!(
                "schedule-starts",
                round = format!("{round:>2}"),
                weekday = starts.weekday().to_monday_one_offset(),
                start = starts.strftime("%Y-%m-%d %H:%M").to_string()
            );
            text += &format!("{told}\n");
        }
        for breach in &breaches {
            text += &format!("! {}\n", tell(breach));
        }
        output::print(&text);
    }
    Ok(if breaches.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(crate::ANSWER_IS_NO)
    })
}
