//! Whole tournaments, played many times.

use std::process::ExitCode;

use adoube_bodies::swiss::SimulationBody;
use adoube_pairing::generate::{CannotGenerate, GeneratorSettings};
use adoube_pairing::simulate::{RoundFigures, Simulation, Wins, seeds};
use clap::Args;
use rayon::prelude::*;

use super::progress;
use super::settings::{SettingsArgs, Untold};
use crate::failure::Failure;
use crate::output;
use crate::schedule::seed_or_new;
use crate::texts::{say, t, words};

/// Everybody plays every round unless something else is asked for.
#[derive(Args)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    settings: SettingsArgs,
    /// How many tournaments
    #[arg(long, value_name = "NUMBER", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    runs: u32,
    /// The seed; the same seed and options give the same figures
    #[arg(long)]
    seed: Option<u64>,
}

pub(super) fn simulate(args: SimulateArgs, json: bool) -> Result<ExitCode, Failure> {
    let defaults = GeneratorSettings::default().without_absences();
    let settings = args.settings.settings(Untold::Usual(defaults))?;
    let seed = seed_or_new(args.seed);
    let simulation = play(&settings, seed, args.runs)?;
    if json {
        output::print_json(&SimulationBody::of(&simulation, &settings, seed));
    } else {
        output::print(&figures_text(&simulation, &settings, seed));
    }
    Ok(ExitCode::SUCCESS)
}

fn play(settings: &GeneratorSettings, seed: u64, runs: u32) -> Result<Simulation, CannotGenerate> {
    let seeds: Vec<u64> = seeds(seed).take(runs as usize).collect();
    let bar = progress(u64::from(runs));
    let all = (seeds.par_iter())
        .map(|seed| {
            let run = Simulation::of_run(settings, *seed);
            bar.inc(1);
            run
        })
        .try_reduce(Simulation::default, |mut one, other| {
            one.merge(&other);
            Ok(one)
        });
    bar.finish_and_clear();
    all
}

/// How many of the winners have a line of their own.
const SHOWN_WINNERS: usize = 10;

fn figures_text(simulation: &Simulation, settings: &GeneratorSettings, seed: u64) -> String {
    let mut text = say!(
        "swiss-simulated",
        runs = simulation.runs,
        rounds = settings.rounds,
        system = settings.system,
        seed = seed.to_string()
    ) + "\n";
    if simulation.unfinished > 0 {
        text += &(say!("swiss-ended-early", runs = simulation.unfinished) + "\n");
    }
    if simulation.finished() == 0 {
        return text;
    }
    text + &format!(
        "\n{}\n{}\n{}",
        winners(simulation),
        rounds(simulation),
        colours(simulation)
    )
}

fn winners(simulation: &Simulation) -> String {
    let runs = simulation.finished();
    let row =
        |who: String, wins: Wins| vec![who, percent(wins.alone, runs), percent(wins.shared, runs)];
    let mut rows: Vec<Vec<String>> = (simulation.winners.iter().take(SHOWN_WINNERS))
        .map(|(number, wins)| row(number.to_string(), *wins))
        .collect();
    let mut others = Wins::default();
    for wins in simulation.winners.values().skip(SHOWN_WINNERS) {
        others.alone += wins.alone;
        others.shared += wins.shared;
    }
    if others != Wins::default() {
        rows.push(row(t("swiss-others").to_owned(), others));
    }
    let headings = [
        "swiss-column-player",
        "swiss-column-first-alone",
        "swiss-column-first-shared",
    ];
    output::table(&headings.map(t), &[0, 1, 2], rows)
}

fn rounds(simulation: &Simulation) -> String {
    let runs = simulation.finished();
    let row = |(round, figures): (usize, &RoundFigures)| {
        vec![
            round.to_string(),
            percent(figures.floats, figures.pairs),
            tenths(figures.leaders * 10, runs),
            percent(figures.lone_leaders, runs),
        ]
    };
    let rows = (1..).zip(&simulation.rounds).map(row).collect();
    let headings = [
        "swiss-column-round",
        "swiss-column-floats",
        "swiss-column-leaders",
        "swiss-column-one-leader",
    ];
    output::table(&headings.map(t), &[0, 1, 2, 3], rows)
}

fn colours(simulation: &Simulation) -> String {
    let players: u64 = simulation.colour_differences.values().sum();
    let share = |(difference, count): (&u32, &u64)| {
        say!(
            "swiss-colour-share",
            difference,
            share = percent(*count, players)
        )
    };
    let shares: Vec<String> = simulation.colour_differences.iter().map(share).collect();
    format!(
        "{}\n{}\n",
        say!("swiss-colours-differ", shares = shares.join(", ")),
        say!(
            "swiss-three-in-a-row",
            share = percent(simulation.three_in_a_row, players)
        )
    )
}

/// `12.3%`.
fn percent(part: u64, of: u64) -> String {
    format!("{}%", tenths(part * 1000, of))
}

/// A number of tenths divided by another number, rounded to a tenth.
fn tenths(part: u64, of: u64) -> String {
    let rounded = (part + of / 2).checked_div(of).unwrap_or(0);
    words().decimal(&format!("{}.{}", rounded / 10, rounded % 10))
}
