//! Random tournaments as files.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::swiss::GeneratedBody;
use adoube_conduct::checker::with_places;
use adoube_formats::{EventData, Trf, TrfVersion, write_trf};
use adoube_pairing::generate::{self, CannotGenerate, GeneratorSettings, PlayedTournament};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::{CannotPair, CodedSystem, SwissSystem};
use adoube_standings::TieBreak;
use adoube_tournament::Tournament;
use clap::Args;
use rayon::prelude::*;

use super::progress;
use super::settings::{SettingsArgs, Untold};
use crate::convert::VersionArg;
use crate::failure::Failure;
use crate::schedule::seed_or_new;
use crate::standings::parse;
use crate::texts::{fail, say, t, tell};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct GenerateArgs {
    #[command(flatten)]
    settings: SettingsArgs,
    /// The seed; the same seed and options give the same file
    #[arg(long)]
    seed: Option<u64>,
    /// How many tournaments; more than one are written into the folder -o, each with the next seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Keep a tournament that ends early because a round has no legal pairing, instead of another try
    #[arg(long)]
    unfinished: bool,
    /// The tie-breaks of the file, such as BH-C1,BH,SB; the places in it follow them
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tiebreaks: Option<Vec<String>>,
    /// The version of the file
    #[arg(long, value_enum, default_value_t = VersionArg::Trf26)]
    to: VersionArg,
    /// Write into this file, or with --count into this folder
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
}

/// A tournament that was made.
struct GeneratedTournament {
    seed: u64,
    text: String,
    players: usize,
    rounds: usize,
    stopped: Option<CannotPair>,
}

impl GeneratedTournament {
    fn body(&self) -> GeneratedBody<'_> {
        GeneratedBody {
            seed: self.seed,
            players: self.players,
            rounds: self.rounds,
            stopped: self.stopped.as_ref().map(tell),
            trf: None,
            file: None,
        }
    }
}

pub(super) fn generate(args: GenerateArgs, json: bool) -> Result<ExitCode, Failure> {
    let seed = seed_or_new(args.seed);
    let tie_breaks = args.tiebreaks.as_deref().map(parse).transpose()?;
    let make = |seed| {
        let settings = args.settings.settings(Untold::Drawn(seed))?;
        let tie_breaks = tie_breaks.clone();
        let tie_breaks = tie_breaks.unwrap_or_else(|| drawn_tie_breaks(&settings.system, seed));
        let writing = Writing {
            tie_breaks: &tie_breaks,
            version: args.to.into(),
        };
        make(&settings, seed, args.unfinished, &writing)
    };
    if args.count == 1 {
        let made = make(seed)?;
        one(&made, args.output.as_deref(), json)?;
    } else {
        let folder = args.output.ok_or_else(|| fail!("swiss-needs-folder"))?;
        many(seed, args.count, &folder, make, json)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn one(made: &GeneratedTournament, path: Option<&Path>, json: bool) -> Result<(), Failure> {
    let mut body = made.body();
    match (json, path) {
        (true, None) => body.trf = Some(&made.text),
        _ => files::write(path, &made.text)?,
    }
    if json {
        output::print_json(&body);
    } else {
        output::print_error(&format!("{}\n", sentence(made)));
    }
    Ok(())
}

/// Writes a file for each seed, named after it.
fn many(
    first: u64,
    count: u32,
    folder: &Path,
    make: impl Fn(u64) -> Result<GeneratedTournament, Failure> + Sync,
    json: bool,
) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::new(format!("{}: {error}", folder.display())))?;
    let seeds: Vec<u64> = (0..u64::from(count))
        .map(|step| first.wrapping_add(step))
        .collect();
    let path = |seed: u64| folder.join(format!("{seed}.trf"));
    let bar = progress(u64::from(count));
    let made: Vec<Result<GeneratedTournament, Failure>> = (seeds.par_iter())
        .map(|seed| {
            let made = make(*seed)?;
            files::write(Some(&path(*seed)), &made.text)?;
            bar.inc(1);
            Ok(GeneratedTournament {
                text: String::new(),
                ..made
            })
        })
        .collect();
    bar.finish_and_clear();
    // The first failure by seed, whichever came first by the clock.
    let made: Vec<GeneratedTournament> = made.into_iter().collect::<Result<_, Failure>>()?;
    if json {
        for made in &made {
            output::print_json(&GeneratedBody {
                file: Some(path(made.seed).display().to_string()),
                ..made.body()
            });
        }
        return Ok(());
    }
    let stopped = made.iter().filter(|made| made.stopped.is_some());
    stopped.for_each(|made| output::print_error(&format!("{}\n", sentence(made))));
    let last = seeds.last().copied().unwrap_or(first);
    let [first, last] = [first, last].map(|seed| seed.to_string());
    let told = say!(
        "swiss-generated-many",
        count,
        first,
        last,
        folder = folder.display().to_string()
    );
    output::print(&format!("{told}\n"));
    Ok(())
}

fn make(
    settings: &GeneratorSettings,
    seed: u64,
    unfinished: bool,
    writing: &Writing<'_>,
) -> Result<GeneratedTournament, Failure> {
    let played = if unfinished {
        generate::play(settings, seed)?
    } else {
        PlayedTournament {
            tournament: generate::generate(settings, seed)?,
            stopped: None,
        }
    };
    Ok(GeneratedTournament {
        seed,
        text: report(&played.tournament, settings, seed, writing)?,
        players: played.tournament.entrants().len(),
        rounds: played.tournament.rounds().len(),
        stopped: played.stopped,
    })
}

/// The day on which random tournaments start: the first of the newest rules.
const STARTS: (i16, i8, i8) = (2026, 3, 1);

/// How a tournament is written.
pub(super) struct Writing<'w> {
    pub tie_breaks: &'w [TieBreak],
    pub version: TrfVersion,
}

/// Lists that events announce.
const LISTS: [&str; 5] = [
    "BH/C1,BH,SB,DE,WIN,BPG",
    "BH/C1,BH,DE,ARO/C1,WIN",
    "DE,BH/M1,SB/C1,PS",
    "FB/C1,AOB,TPR,WON",
    "SB,BH,REP,STD,TPN",
];
const TEAM_LISTS: [&str; 2] = ["MPVGP,DE,BH/C1,BH,EMGSB", "MPVGP,BH/C1,EMMSB,BC"];

/// A list by lot.
pub(super) fn drawn_tie_breaks(system: &SwissSystem, seed: u64) -> Vec<TieBreak> {
    let lists: &[&str] = match (system.us_chess(), system.is_for_teams()) {
        (Some(_), false) => &["MMED,SOLK,CUM,CUMO"],
        (Some(_), true) => &["MPVGP,USAT"],
        (None, true) => &TEAM_LISTS,
        (None, false) => &LISTS,
    };
    let drawn = Lots::from_seed(seed.wrapping_add(1)).pick(lists).copied();
    let codes = drawn.unwrap_or_default().split(',');
    codes.filter_map(|code| code.parse().ok()).collect()
}

/// The tournament as a file, with the places of its tie-breaks.
pub(super) fn report(
    tournament: &Tournament,
    settings: &GeneratorSettings,
    seed: u64,
    writing: &Writing<'_>,
) -> Result<String, Failure> {
    let coded = CodedSystem {
        system: settings.system.clone(),
        is_baku: settings.baku,
    };
    let event = EventData {
        name: format!("Random tournament, seed {seed}"),
        tournament_type: coded.system.tournament_type().to_owned(),
        pairing_controller: "Adoube".to_owned(),
        start_date: format!("{:04}/{:02}/{:02}", STARTS.0, STARTS.1, STARTS.2),
        encoded_type: coded.code(Some(STARTS)),
        tie_breaks: (writing.tie_breaks.iter().map(TieBreak::code))
            .collect::<Vec<_>>()
            .join(","),
        ..EventData::default()
    };
    let written = Trf::from_tournament(tournament, &event, TrfVersion::Trf26)
        .and_then(|written| with_places(&written.trf))
        .and_then(|trf| match writing.version {
            TrfVersion::Trf26 => Ok(trf),
            version => trf.convert_to(version).map(|converted| converted.trf),
        });
    Ok(write_trf(&written.map_err(|errors| Failure::of(&errors))?))
}

fn sentence(made: &GeneratedTournament) -> String {
    say!(
        "swiss-generated",
        players = made.players,
        rounds = made.rounds,
        seed = made.seed.to_string(),
        stopped = made.stopped
    )
}

impl From<CannotGenerate> for Failure {
    fn from(error: CannotGenerate) -> Failure {
        let failure = Failure::of(&error);
        match error {
            CannotGenerate::Incomplete { .. } => failure.help(t("swiss-keep-unfinished")),
            _ => failure,
        }
    }
}
