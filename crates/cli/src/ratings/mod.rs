//! `adoube rate` and `adoube norms`: what the federation computes from an event.

mod careers;
mod facts;
mod norms;
mod rate;

use adoube_bodies::ratings::SystemBody;
use adoube_clock::{Dialect, TimeControl};
use adoube_conduct::facts::event_facts;
use adoube_formats::ToldBy;
use adoube_journal::{EventDetails, Section};
use adoube_ratings::EventFacts;
use adoube_ratings::facts::{Arbiter, Role, System};
use adoube_tournament::{Federation, RoundNumber, Tournament};
use clap::Args;
use jiff::civil::Date;
use serde::Serialize;

use crate::failure::Failure;
use crate::files::Report;
use crate::system;
use crate::texts::{fail, say, tell};
use crate::{files, output, warnings};

use facts::FactArgs;

pub(crate) use careers::{
    CareerArgs, application_text, arbiter_application_text, arbiters, read_arbiter_career,
    read_career, titles,
};
pub(crate) use norms::{
    NormsArgs, NormsOptions, check_line, forecast_text, norms, tell as tell_norms,
};
pub(crate) use rate::{RateArgs, RateOptions, rate, tell as tell_ratings};

/// What is asked of a file.
#[derive(Args)]
pub(crate) struct EventArgs {
    /// A tournament report file; - for standard input
    file: std::path::PathBuf,
    /// After this round, if not after the last one
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// The day the event started, whatever the file tells
    #[arg(long, value_name = "DATE")]
    starts: Option<Date>,
    /// How the opponents were found, if records 092 and 192 do not tell it
    #[arg(long, value_parser = system::by_key())]
    system: Option<System>,
    /// The time control, if the file does not tell it (record 222)
    #[arg(long, value_name = "CONTROL")]
    time_control: Option<String>,
    #[command(flatten)]
    facts: FactArgs,
}

/// An event as a file or a journal tells it.
pub(crate) struct EventFile {
    name: String,
    tournament: Tournament,
    facts: EventFacts,
    /// What record 092 says.
    words: String,
    /// What tells how the opponents were found.
    told_by: KnownBy,
    after: RoundNumber,
}

/// What tells the system of an event.
#[derive(Clone, Copy, Serialize)]
enum KnownBy {
    File(ToldBy),
    CommandLine,
    Settings,
}

impl EventFile {
    /// A section of an event.
    pub(crate) fn of(
        details: &EventDetails,
        section: &Section,
        after: Option<u16>,
    ) -> Result<EventFile, Failure> {
        let starts = details.starts;
        let starts = starts.ok_or_else(|| fail!("ratings-no-first-day", name = details.name))?;
        let tournament = section
            .snapshot()
            .map_err(|violations| Failure::of(&violations))?;
        let paired = tournament.paired_rounds();
        Ok(EventFile {
            name: details.name.clone(),
            facts: event_facts(details, section, starts),
            words: String::new(),
            told_by: KnownBy::Settings,
            after: self::after(&details.name, paired, after)?,
            tournament,
        })
    }

    fn read(args: &EventArgs) -> Result<EventFile, Failure> {
        let report = files::read_tournament(&args.file)?;
        warnings::of_file(&report.name, &report.warnings);
        let starts = args.starts.or(report.dates.start);
        let starts = starts.ok_or_else(|| without_start(&report))?;
        let mut facts = facts(&report, starts, args)?;
        args.facts.add(&report.tournament, &mut facts)?;
        let mut told_by = KnownBy::File(report.kind.by);
        if args.system.is_some() || facts.system != report.kind.system {
            facts.system = args.system.unwrap_or(facts.system);
            told_by = KnownBy::CommandLine;
        }
        let paired = report.tournament.paired_rounds();
        Ok(EventFile {
            after: after(&report.name, paired, args.after)?,
            name: report.name,
            facts,
            words: report.event.tournament_type.trim().to_owned(),
            told_by,
            tournament: report.tournament,
        })
    }

    /// How the opponents were found, and how that is known.
    fn system_line(&self) -> String {
        let id = match self.told_by {
            KnownBy::File(ToldBy::Nothing) => "ratings-system-assumed",
            KnownBy::File(ToldBy::UnknownWords) => "ratings-system-unread",
            KnownBy::File(ToldBy::Games) => "ratings-system-by-games",
            _ => "ratings-system",
        };
        let (system, words) = (self.facts.system, output::printable(&self.words));
        say!(id, system, words, by = self.told_by) + "\n"
    }

    /// The same for programs.
    fn system_body(&self) -> SystemBody {
        SystemBody {
            system: self.facts.system,
            told_by: tell(&self.told_by),
        }
    }
}

/// The round that is asked for, which must be there.
fn after(name: &str, paired: RoundNumber, asked: Option<u16>) -> Result<RoundNumber, Failure> {
    match asked {
        Some(round) if round > paired.0 => {
            Err(fail!("ratings-no-round", name, rounds = paired, round))
        }
        asked => Ok(asked.map_or(paired, RoundNumber)),
    }
}

/// Without a day there are no rules.
fn without_start(report: &Report) -> Failure {
    let name = &report.name;
    match report.event.start_date.trim() {
        "" => fail!("ratings-no-start", name),
        text => fail!("ratings-start-unread", name, text),
    }
}

fn facts(report: &Report, starts: Date, args: &EventArgs) -> Result<EventFacts, Failure> {
    let Report { event, dates, .. } = report;
    let mut facts = EventFacts::starting(starts);
    facts.name.clone_from(&event.name);
    facts.place = Some(event.city.clone()).filter(|city| !city.is_empty());
    facts.host = event.federation.parse::<Federation>().ok();
    facts.end = dates.end;
    facts.registered_on = dates.registered;
    facts.system = report.kind.system;
    // The days of the rounds count only if all of them are known.
    let rounds = dates.rounds.iter().copied();
    let played = report.tournament.rounds().len();
    facts.round_dates = (rounds.collect::<Option<Vec<Date>>>())
        .filter(|rounds| rounds.len() >= played)
        .unwrap_or_default();
    let chief = Arbiter::read(&event.chief_arbiter, Role::Chief);
    let deputies = event.deputy_arbiters.iter();
    let deputies = deputies.filter_map(|text| Arbiter::read(text, Role::Deputy));
    facts.arbiters = chief.into_iter().chain(deputies).collect();
    let told = match &args.time_control {
        Some(told) => told.as_str(),
        None => event.encoded_time_control.trim(),
    };
    if !told.is_empty() {
        let dialect = match &args.time_control {
            Some(_) => Dialect::Fide,
            None => Dialect::Trf,
        };
        let (control, _) = TimeControl::read(told, dialect)
            .map_err(|error| fail!("clock-no-control", text = told, why = error))?;
        facts.play_at(control);
    } else if let Some(control) = in_words(&event.time_control) {
        facts.play_at(control);
    }
    Ok(facts)
}

/// The time control of record 122, if it is written as one; words are for people.
fn in_words(text: &str) -> Option<TimeControl> {
    let (control, _) = TimeControl::read(text.trim(), Dialect::Fide).ok()?;
    Some(control)
}
