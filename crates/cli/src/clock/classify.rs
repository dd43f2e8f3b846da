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
use crate::texts::{fail, say, t, tell, words};
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

pub(super) fn unreadable(text: &str, error: &ControlError) -> Failure {
    let found = error.found.as_deref().unwrap_or_default();
    let width = found.len().min(text.len().saturating_sub(error.offset));
    let label = LabeledSpan::new(Some(tell(&error.expected)), error.offset, width);
    let failure = fail!("clock-no-control", text, why = error);
    failure.in_file(t("clock-control"), text.to_owned(), vec![label])
}

fn rate_name(rate: Rate) -> &'static str {
    t(match rate {
        Rate::Standard => "tools-rate-standard",
        Rate::Rapid => "tools-rate-rapid",
        Rate::Blitz => "tools-rate-blitz",
        Rate::Regular => "tools-rate-regular",
        Rate::Dual => "tools-rate-dual",
        Rate::Quick => "tools-rate-quick",
    })
}

fn text(control: &TimeControl, edition: &Edition, class: &Class) -> String {
    let mut lines = vec![say!(
        "clock-rate",
        rate = class.rate.map_or(t("tools-no-rate"), rate_name),
        total = times(&class.total),
        base = times(&class.base),
        edition = edition.name_saying()
    )];
    if !class.articles.is_empty() {
        lines.push(say!("clock-articles", articles = class.articles.join(", ")));
    }
    let reasons = class.reasons.iter();
    lines.extend(reasons.map(|reason| say!("clock-because", why = reason)));
    let delay = class.default_delay;
    lines.extend(delay.map(|delay| say!("clock-default-delay", delay)));
    let recommended = recommended_addition(control, &edition.parameters().clock);
    lines.extend(recommended.map(|range| match range.least == range.most {
        true => say!("tools-recommended", value = range.least),
        false => say!(
            "tools-recommended-range",
            first = range.least,
            second = range.most
        ),
    }));
    if edition.authority() == Authority::Fide {
        lines.extend(minima());
    }
    lines.push(format!("\n{}", t("tools-written-as")));
    for (dialect, name) in DIALECTS {
        let written = control.print(dialect);
        lines.extend(written.map(|written| format!("  {name:<5} {written}")));
    }
    lines.join("\n") + "\n"
}

/// The time of both players.
fn times(times: &ByColour<Span>) -> String {
    match times.are_equal() {
        true => say!("clock-each", time = times.white),
        false => say!(
            "tools-times-after",
            first = times.white,
            second = times.black
        ),
    }
}

/// The times that a standard rating asks for, in the newest edition.
fn minima() -> Option<String> {
    let steps = RatingTimes::editions().last()?.steps.iter();
    let steps = steps.map(|(rating, time)| say!("clock-minimum", rating, time));
    let times = steps.collect::<Vec<_>>().join(", ");
    Some(say!("clock-minima", times))
}
