//! Title norms, and what the next rounds must bring.

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bodies::ratings::{NormsBody, NormsOfFile};
use adoube_ratings::norm::{
    Check, Forecast, NormEvent, NormOutcome, NormTitle, ResultsAgainst, Standing, Verdict,
    forecast, last_round,
};
use adoube_ratings::{TitleRules, chart};
use clap::Args;
use serde::Serialize;

use super::facts::entrant;
use super::{EventArgs, EventFile};
use crate::args::value;
use crate::failure::Failure;
use crate::files;
use crate::output;
use crate::texts::{self, fail, say, t, words};

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
    /// The edition of the title regulations, if not that of the day: fide-2017, fide-2022, fide-2023 or fide-2024
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
    /// With one round left: what each result against each possible opponent brings
    #[arg(long, requires_all = ["player", "title"])]
    last_round: bool,
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
        let known = TitleRules::ALL.map(TitleRules::name).join(", ");
        fail!("norms-no-rules", day = file.facts.start, known)
    })?;
    let event = || NormEvent::new(&file.tournament, &file.facts, rules, file.after);
    let judged = event();
    let asked = args
        .player
        .map(|number| entrant(&file.tournament, number))
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
    let table: Vec<ResultsAgainst> = match (args.last_round, asked, args.title) {
        (true, Some(id), Some(title)) => last_round(event(), id, title)
            .ok_or_else(|| fail!("norms-not-last-round", rounds = judged.planned()))?,
        _ => Vec::new(),
    };
    if let (Some(path), Some(id), Some(title)) = (&args.chart, asked, args.title) {
        let plan = forecast(event(), id, title)
            .and_then(|found| found.plan.map(|plan| (found.name, plan)));
        let (name, plan) = plan.ok_or_else(|| fail!("norms-no-way", title = title.to_string()))?;
        let title = texts::tell(&ChartOfNorm { name: &name });
        files::write(Some(path), &chart::norm_chances(&title, &plan))?;
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
            last_round: &table,
        };
        output::print_json(&words().in_words(&body));
        return Ok(ExitCode::SUCCESS);
    }
    let heading = say!("norms-heading", rules = rules, after = file.after);
    let mut text = format!("{heading}\n{}\n", file.system_line());
    text += &judged.conditions.iter().map(check_line).collect::<String>();
    for verdict in &verdicts {
        text += &verdict_text(verdict, asked.is_some());
    }
    if verdicts.is_empty() {
        text += &format!("\n{}\n", t("norms-nobody"));
    }
    for forecast in forecasts
        .iter()
        .filter(|one| asked.is_some() || one.has_a_way())
    {
        text += &forecast_text(forecast);
    }
    text += &last_round_text(&file, &table);
    output::print(&text);
    Ok(ExitCode::SUCCESS)
}

/// What each result against each possible opponent of the last round brings.
fn last_round_text(file: &EventFile, table: &[ResultsAgainst]) -> String {
    let line = |against: &ResultsAgainst| {
        let opponent = file.tournament.entrant(against.opponent);
        let name = opponent.map_or("", |one| one.player.name.as_str());
        let (win, draw, loss) = (against.win, against.draw, against.loss);
        let name = output::printable(name);
        say!("norms-last-round", name, win, draw, loss) + "\n"
    };
    table.iter().map(line).collect()
}

/// The heading of a drawing.
#[derive(Serialize)]
struct ChartOfNorm<'a> {
    name: &'a str,
}

/// A requirement: its article, what is needed and what there is.
pub(crate) fn check_line(check: &Check) -> String {
    let mark = match check.standing {
        Standing::Met => t("norms-met"),
        Standing::NotMet => t("norms-not-met"),
        Standing::Open => "?",
        Standing::Waived => "–",
    };
    let width = t("norms-not-met").chars().count().max(3);
    let article = &check.article;
    format!("  {mark:<width$} {article:<8} {}\n", texts::tell(check))
}

fn verdict_text(verdict: &Verdict, in_full: bool) -> String {
    let numbers = &verdict.numbers;
    let heading = say!(
        "norms-verdict",
        name = output::printable(&verdict.name),
        title = verdict.title.to_string(),
        outcome = verdict.outcome
    );
    let numbers = say!(
        "norms-numbers",
        score = numbers.score,
        points = numbers.score.to_string(),
        games = numbers.games,
        required = numbers.required.map(|score| score.to_string()),
        average = numbers.average,
        performance = numbers.performance
    );
    let shown = |check: &&Check| in_full || check.standing != Standing::Met;
    let checks = verdict.event_faults.iter().chain(&verdict.checks);
    let checks: String = checks.filter(shown).map(check_line).collect();
    format!("\n{heading}\n  {numbers}\n{checks}")
}

/// What the remaining rounds must bring.
pub(crate) fn forecast_text(forecast: &Forecast) -> String {
    let mut lines = vec![say!(
        "norms-forecast",
        name = output::printable(&forecast.name),
        title = forecast.title.to_string(),
        now = forecast.now,
        rounds = forecast.rounds_left
    )];
    if !forecast.has_a_way() {
        lines.push(t("norms-no-result-makes-it").to_owned());
    }
    if let Some(plan) = &forecast.plan {
        lines.extend(plan.scores.iter().map(|plan| {
            let (score, points) = (plan.score, plan.score.to_string());
            say!("norms-more-points", score, points, average = plan.average)
        }));
        if plan.more_main + plan.more_holders + plan.more_federations > 0 {
            lines.push(say!(
                "norms-more-opponents",
                main = plan.more_main,
                holders = plan.more_holders,
                federations = plan.more_federations
            ));
        }
    }
    if let Some(against) = &forecast.against {
        lines.push(say!("norms-with-win", outcome = against.win));
        lines.push(say!("norms-with-draw", outcome = against.draw));
        lines.push(say!("norms-with-loss", outcome = against.loss));
    }
    lines.extend(forecast.unknown.iter().map(|needed| {
        say!(
            "norms-against",
            points = needed.score.to_string(),
            title = needed.title,
            rating = needed.rating,
            outcome = needed.outcome,
            avoid = needed.avoid
        )
    }));
    format!("\n{}\n", lines.join("\n  "))
}
