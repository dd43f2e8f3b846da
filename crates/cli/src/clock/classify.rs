//! The rate of play of a time control.

use std::process::ExitCode;

use adoube_bodies::clock::{DIALECTS, TimeControlBody};
use adoube_clock::{
    ByColour, Class, ControlError, Dialect, RatingTimes, Span, TimeControl, Venue,
    classify as class_of, recommended_addition,
};
use adoube_rulebook::{Authority, Edition, Rate};
use clap::{Args, ValueEnum};
use miette::LabeledSpan;

use crate::failure::Failure;
use crate::rulebook::edition;
use crate::texts::{tell, words};
use crate::{ANSWER_IS_NO, output};

#[derive(Args)]
pub(crate) struct ClassifyArgs {
    /// The time control
    control: String,
    /// The edition of the Laws: fide, us, a day, or a name that `rulebook list` prints
    #[arg(long, default_value = "fide")]
    edition: String,
    /// US Chess: an online game
    #[arg(long)]
    online: bool,
    /// How the control is written, where its marks do not tell
    #[arg(long, value_enum)]
    dialect: Option<DialectArg>,
}

#[derive(Clone, Copy, ValueEnum)]
enum DialectArg {
    /// Minutes and seconds with their marks
    Fide,
    /// 40/90,SD/30;inc30
    Us,
    /// Seconds: 40/6000+30:900+30
    Trf,
    /// Seconds: 40/7200:3600
    Pgn,
}

impl From<DialectArg> for Dialect {
    fn from(dialect: DialectArg) -> Dialect {
        match dialect {
            DialectArg::Fide => Dialect::Fide,
            DialectArg::Us => Dialect::Us,
            DialectArg::Trf => Dialect::Trf,
            DialectArg::Pgn => Dialect::Pgn,
        }
    }
}

pub(super) fn classify(args: &ClassifyArgs, json: bool) -> Result<ExitCode, Failure> {
    let edition = edition(&args.edition, None)?;
    let control = read(args, edition)?;
    let venue = if args.online {
        Venue::Online
    } else {
        Venue::OverTheBoard
    };
    let class = class_of(&control, edition, venue);
    if json {
        output::print_json(&TimeControlBody::of(&control, edition, &class, words()));
    } else {
        output::print(&text(&control, edition, &class));
    }
    let known = class.rate.is_some();
    Ok(ExitCode::from(if known { 0 } else { ANSWER_IS_NO }))
}

fn read(args: &ClassifyArgs, edition: &Edition) -> Result<TimeControl, Failure> {
    let usual = match edition.authority() {
        Authority::UsChess => Dialect::Us,
        Authority::Fide => Dialect::Fide,
    };
    let found = match args.dialect {
        Some(dialect) => TimeControl::parse(&args.control, dialect.into()),
        None => TimeControl::read(&args.control, usual).map(|(control, _)| control),
    };
    found.map_err(|error| unreadable(&args.control, &error))
}

fn unreadable(text: &str, error: &ControlError) -> Failure {
    let found = error.found.as_deref().unwrap_or_default();
    let width = found.len().min(text.len().saturating_sub(error.offset));
    let label = LabeledSpan::new(Some(tell(&error.expected)), error.offset, width);
    Failure::new(format!("\"{text}\" is no time control: {}", tell(error))).in_file(
        "time control",
        text.to_owned(),
        vec![label],
    )
}

fn rate_name(rate: Rate) -> &'static str {
    match rate {
        Rate::Standard => "Standard",
        Rate::Rapid => "Rapid",
        Rate::Blitz => "Blitz",
        Rate::Regular => "Regular",
        Rate::Dual => "Dual (Regular and Quick)",
        Rate::Quick => "Quick",
    }
}

fn text(control: &TimeControl, edition: &Edition, class: &Class) -> String {
    let what = class.rate.map_or("No rate of play", rate_name);
    let mut text = format!("{what}: {} ({})\n", total(class), edition.id());
    if !class.articles.is_empty() {
        text += &format!("Articles: {}\n", class.articles.join(", "));
    }
    for reason in &class.reasons {
        text += &format!("Because {}\n", tell(reason));
    }
    if let Some(delay) = class.default_delay {
        text += &format!("No delay was named: {delay} is taken\n");
    }
    let recommended = recommended_addition(control, &edition.parameters().clock);
    if let Some(recommended) = recommended {
        let (least, most) = (recommended.least, recommended.most);
        let range = if least == most {
            format!("{least}")
        } else {
            format!("{least} to {most}")
        };
        text += &format!("Recommended delay or increment: {range}\n");
    }
    if edition.authority() == Authority::Fide {
        text += &minima();
    }
    text += "\nWritten as\n";
    for (dialect, name) in DIALECTS {
        if let Ok(written) = control.print(dialect) {
            text += &format!("  {name:<5} {written}\n");
        }
    }
    text
}

fn total(class: &Class) -> String {
    let shown = |times: &ByColour<Span>| {
        if times.are_equal() {
            format!("{} for each player", times.white)
        } else {
            format!("White {}, Black {}", times.white, times.black)
        }
    };
    format!(
        "{}, without additions {}",
        shown(&class.total),
        shown(&class.base)
    )
}

/// The times that a standard rating asks for, in the newest edition.
fn minima() -> String {
    let Some(times) = RatingTimes::editions().last() else {
        return String::new();
    };
    let steps = times.steps.iter().map(|(rating, time)| match rating {
        0 => format!("{time} otherwise"),
        rating => format!("{time} if somebody has {rating} or more"),
    });
    let steps: Vec<String> = steps.collect();
    format!("For a standard rating: {}\n", steps.join(", "))
}
