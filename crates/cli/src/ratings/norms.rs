//! Title norms, and what the next rounds must bring.

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bodies::ratings::{NormsBody, NormsOfFile};
use adoube_ratings::norm::{
    Check, Forecast, NormEvent, NormOutcome, NormTitle, Standing, TitleNeeded, Verdict, forecast,
};
use adoube_ratings::{TitleRules, chart};
use adoube_tournament::{EntrantId, PairingNumber};
use clap::Args;
use serde::Serialize;

use super::{EventArgs, EventFile, write_chart};
use crate::args::value;
use crate::failure::Failure;
use crate::output;
use crate::texts::{self, words};

#[derive(Args)]
pub(crate) struct NormsArgs {
    #[command(flatten)]
    event: EventArgs,
    #[command(flatten)]
    options: NormsOptions,
}

/// What is asked of the norms of an event.
#[derive(Args)]
pub(crate) struct NormsOptions {
    /// The edition of the title regulations, if not that of the day: fide-2017 or fide-2024
    #[arg(long, value_name = "EDITION", value_parser = value::<TitleRules>)]
    edition: Option<TitleRules>,
    /// Only this player, by pairing number, with every requirement
    #[arg(long, value_name = "NUMBER")]
    player: Option<u32>,
    /// Only this title: GM, IM, WGM or WIM
    #[arg(long, value_parser = value::<NormTitle>)]
    title: Option<NormTitle>,
    /// What the remaining rounds must bring
    #[arg(long)]
    forecast: bool,
    /// Draw the chances of the player and title named into an SVG file
    #[arg(long, value_name = "FILE.svg", requires_all = ["player", "title"])]
    chart: Option<PathBuf>,
}

pub(crate) fn norms(args: NormsArgs, json: bool) -> Result<ExitCode, Failure> {
    tell(EventFile::read(&args.event)?, &args.options, json)
}

/// Judges an event and tells what comes of it.
pub(crate) fn tell(file: EventFile, args: &NormsOptions, json: bool) -> Result<ExitCode, Failure> {
    let in_force = TitleRules::on(file.facts.start);
    let rules = args.edition.or(in_force).ok_or_else(|| {
        Failure::new(format!(
            "no title rules of {} are at hand",
            file.facts.start
        ))
        .help("--edition names one that is: fide-2017, fide-2024")
    })?;
    let event = || NormEvent::new(&file.tournament, &file.facts, rules, file.after);
    let judged = event();
    let asked = args
        .player
        .map(|number| entrant(&file, number))
        .transpose()?;
    let wanted = |verdict: &Verdict| {
        asked.is_none_or(|id| verdict.entrant == id)
            && args.title.is_none_or(|title| verdict.title == title)
            && (asked.is_some() || verdict.outcome != NormOutcome::Failed)
    };
    let mut verdicts: Vec<Verdict> = judged.verdicts().filter(wanted).collect();
    if let (true, Some(id), Some(title)) = (verdicts.is_empty(), asked, args.title) {
        // Whoever is asked about is answered, even if the title is held or the sex not known.
        verdicts.extend(judged.verdict(id, title));
    }
    let forecasts: Vec<Forecast> = match args.forecast {
        true => (verdicts.iter())
            .filter_map(|verdict| forecast(event(), verdict.entrant, verdict.title))
            .collect(),
        false => Vec::new(),
    };
    if let (Some(path), Some(id), Some(title)) = (&args.chart, asked, args.title) {
        let plan = forecast(event(), id, title)
            .and_then(|found| found.plan.map(|plan| (found.name, plan)));
        let (name, plan) =
            plan.ok_or_else(|| Failure::new(format!("there is no way left to a norm of {title}")))?;
        let title = texts::tell(&ChartOfNorm { name: &name });
        write_chart(path, &chart::norm_chances(&title, &plan))?;
    }
    if json {
        let body = NormsOfFile {
            file: &file.name,
            system: file.system_body(),
            norms: NormsBody {
                rules,
                after: file.after.0,
                conditions: judged.conditions.clone(),
                verdicts,
            },
            forecasts: &forecasts,
        };
        output::print_json(&words().in_words(&body));
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = format!("Title norms by {rules}, after round {}\n", file.after);
    text += &file.system_line();
    text += "\n";
    text += &judged.conditions.iter().map(check_line).collect::<String>();
    for verdict in &verdicts {
        text += &verdict_text(verdict, asked.is_some());
    }
    if verdicts.is_empty() {
        text += "\nNobody has made a norm or can still make one.\n";
    }
    for forecast in forecasts
        .iter()
        .filter(|one| asked.is_some() || has_a_way(one))
    {
        text += &forecast_text(forecast);
    }
    output::print(&text);
    Ok(ExitCode::SUCCESS)
}

/// The heading of a drawing.
#[derive(Serialize)]
struct ChartOfNorm<'a> {
    name: &'a str,
}

fn entrant(file: &EventFile, number: u32) -> Result<EntrantId, Failure> {
    let found = PairingNumber::new(number).and_then(|number| file.tournament.numbered(number));
    found
        .map(|entrant| entrant.id)
        .ok_or_else(|| Failure::new(format!("nobody has the number {number}")))
}

/// A requirement: its article, what is needed and what there is.
pub(super) fn check_line(check: &Check) -> String {
    let mark = match check.standing {
        Standing::Met => "ok",
        Standing::NotMet => "NO",
        Standing::Open => "?",
        Standing::Waived => "–",
    };
    format!("  {mark:<3} {:<8} {}\n", check.article, texts::tell(check))
}

fn verdict_text(verdict: &Verdict, in_full: bool) -> String {
    let numbers = &verdict.numbers;
    let required = numbers
        .required
        .map_or("–".to_owned(), |score| score.to_string());
    let name = output::printable(&verdict.name);
    let mut text = format!(
        "\n{name}, {}: {}\n  {} of {}, {required} needed; average {}, performance {}\n",
        verdict.title,
        texts::tell(&verdict.outcome),
        output::counted(numbers.score, "point"),
        output::counted(numbers.games, "game"),
        numbers.average,
        numbers.performance
    );
    let shown = |check: &&Check| in_full || check.standing != Standing::Met;
    let checks = verdict.event_faults.iter().chain(&verdict.checks);
    text += &checks.filter(shown).map(check_line).collect::<String>();
    text
}

/// Whether something that can still be scored makes the norm.
fn has_a_way(forecast: &Forecast) -> bool {
    let planned = forecast
        .plan
        .as_ref()
        .is_some_and(|plan| !plan.scores.is_empty());
    planned || forecast.against.is_some() || !forecast.unknown.is_empty()
}

fn forecast_text(forecast: &Forecast) -> String {
    let name = output::printable(&forecast.name);
    let mut text = format!(
        "\n{name}, {}: {} with {} to play\n",
        forecast.title,
        texts::tell(&forecast.now),
        output::counted(forecast.rounds_left, "round")
    );
    if !has_a_way(forecast) {
        text += "  no result of the remaining games makes the norm if all games count\n";
    }
    if let Some(plan) = &forecast.plan {
        for score in &plan.scores {
            let (points, average) = (score.score, score.average);
            let points = output::counted(points, "more point");
            text += &format!("  {points} against an average of {average}\n");
        }
        if plan.more_main + plan.more_holders + plan.more_federations > 0 {
            text += &format!(
                "  with {} more of the title, {}, {}\n",
                plan.more_main,
                output::counted(plan.more_holders, "more title holder"),
                output::counted(plan.more_federations, "more federation")
            );
        }
    }
    if let Some(against) = &forecast.against {
        let results = [
            ("win", against.win),
            ("draw", against.draw),
            ("loss", against.loss),
        ];
        for (result, outcome) in results {
            text += &format!("  with a {result}: {}\n", texts::tell(&outcome));
        }
    }
    for needed in &forecast.unknown {
        let title = match needed.title {
            TitleNeeded::None => "anybody",
            TitleNeeded::Holder => "a title holder",
            TitleNeeded::Main => "a holder of the title",
        };
        let (score, rating, outcome) = (needed.score, needed.rating, texts::tell(&needed.outcome));
        text += &format!("  {score} against {title} of {rating} or more: {outcome}\n");
    }
    text
}
