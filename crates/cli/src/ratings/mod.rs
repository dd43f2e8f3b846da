//! `adoube rate` and `adoube norms`: what the federation computes from an event.

mod norms;
mod rate;

use std::path::Path;

use adoube_formats::EventData;
use adoube_ratings::EventFacts;
use adoube_ratings::facts::System;
use adoube_tournament::{Federation, RoundNumber, Tournament};
use clap::Args;
use jiff::civil::Date;

use crate::failure::Failure;
use crate::files::Report;
use crate::standings::event_date;
use crate::{files, warnings};

pub use norms::{NormsArgs, norms};
pub use rate::{RateArgs, rate};

/// What is asked of a file.
#[derive(Args)]
pub struct EventArgs {
    /// A tournament report file; - for standard input
    file: std::path::PathBuf,
    /// After this round, if not after the last one
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// The day the event started, if the file does not tell it
    #[arg(long, value_name = "DATE")]
    starts: Option<Date>,
    /// The time control, if the file does not tell it (record 222)
    #[arg(long, value_name = "CONTROL")]
    time_control: Option<String>,
}

/// An event as a file tells it.
struct EventFile {
    name: String,
    tournament: Tournament,
    facts: EventFacts,
    after: RoundNumber,
}

impl EventFile {
    fn read(args: &EventArgs) -> Result<EventFile, Failure> {
        let Report {
            name,
            tournament,
            event,
            warnings,
        } = files::read_tournament(&args.file)?;
        warnings::of_file(&name, &warnings);
        let starts = args.starts.or_else(|| event_date(&event.start_date));
        let starts = starts.ok_or_else(|| {
            Failure::new(format!("{name} does not tell when the event started"))
                .help("--starts DATE tells it; it decides which rules apply")
        })?;
        let after = args.after.map_or(tournament.paired_rounds(), RoundNumber);
        Ok(EventFile {
            facts: facts(&tournament, &event, starts, args)?,
            name,
            after: after.min(tournament.paired_rounds()),
            tournament,
        })
    }
}

fn facts(
    tournament: &Tournament,
    event: &EventData,
    starts: Date,
    args: &EventArgs,
) -> Result<EventFacts, Failure> {
    let mut facts = EventFacts::starting(starts);
    facts.name.clone_from(&event.name);
    facts.place = Some(event.city.clone()).filter(|city| !city.is_empty());
    facts.host = event.federation.parse::<Federation>().ok();
    facts.end = event_date(&event.end_date);
    facts.system = System::seen_in(tournament);
    facts.round_dates = round_dates(&event.round_dates);
    let told = match &args.time_control {
        Some(told) => told.as_str(),
        None => event.encoded_time_control.trim(),
    };
    if !told.is_empty() {
        let dialect = match &args.time_control {
            Some(_) => adoube_clock::Dialect::Fide,
            None => adoube_clock::Dialect::Trf,
        };
        let (control, _) = adoube_clock::TimeControl::read(told, dialect)
            .map_err(|error| Failure::new(format!("\"{told}\" is no time control: {error}")))?;
        facts.time_control = Some(control);
    }
    Ok(facts)
}

/// The days of the rounds, if the file has all of them: `YY/MM/DD`.
fn round_dates(dates: &[String]) -> Vec<Date> {
    let dates = dates
        .iter()
        .map(|date| event_date(&format!("20{}", date.trim())));
    dates.collect::<Option<Vec<Date>>>().unwrap_or_default()
}

/// Writes an SVG beside what is printed.
fn write_chart(path: &Path, svg: &str) -> Result<(), Failure> {
    files::write(Some(path), svg)
}
