//! Pairing a round.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::names::NamesIn;
use adoube_bodies::swiss::{CannotPairBody, DutchPairing};
use adoube_formats::{Pairs, write_pairs};
use adoube_pairing::check::paired_in;
use adoube_pairing::dutch::{self, CannotPair, Edition, Pair, RoundPairing};
use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::{Colour, EntrantId, Game, Outcome, PairingNumber, RoundNumber, Tournament};
use clap::Args;

use super::file::{PairingOptions, Rules, SwissFile, label};
use super::{ColourArg, SystemArgs, compat, fide, us};
use crate::failure::Failure;
use crate::schedule::seed_or_new;
use crate::texts::{fail, say, tell_with, words};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct PairArgs {
    #[command(flatten)]
    system: SystemArgs,
    /// A tournament report file; - for standard input
    #[arg(required_unless_present = "compat")]
    file: Option<PathBuf>,
    /// The round to pair, if not the next: one of the file is paired again among those who were paired in it
    #[arg(long)]
    round: Option<u16>,
    /// How many rounds are planned, if the file does not tell it
    #[arg(long, value_name = "NUMBER")]
    rounds: Option<u16>,
    /// The initial colour, if the file does not tell it
    #[arg(long, value_enum, value_name = "COLOUR")]
    initial_colour: Option<ColourArg>,
    /// The seed for drawing the initial colour by lot, if neither the file nor an option tells it
    #[arg(long, conflicts_with = "initial_colour")]
    seed: Option<u64>,
    /// Write the pairs into this file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the check-list, what the pairing looked at for each player, into this file
    #[arg(short = 'l', long, value_name = "FILE")]
    check_list: Option<PathBuf>,
    /// Take the arguments that follow as JaVaFo and bbpPairings take theirs, such as --dutch IN -p OUT
    #[arg(long, num_args = 0.., allow_hyphen_values = true, value_name = "ARGUMENTS")]
    #[arg(conflicts_with_all = ["file", "round", "rounds", "initial_colour", "seed", "output", "check_list"])]
    compat: Option<Vec<OsString>>,
}

pub(super) fn pair(args: PairArgs, json: bool) -> Result<ExitCode, Failure> {
    if let Some(arguments) = args.compat {
        return Ok(compat::run(&arguments, &args.system.options()?));
    }
    let path = args.file.unwrap_or_else(|| PathBuf::from("-"));
    let asked = PairingOptions {
        rounds: args.rounds,
        ..args.system.options()?
    };
    let mut file = SwissFile::read(&path, &asked)?;
    file.warn();
    let told = args.initial_colour.map(Colour::from);
    let seed = settle_initial_colour(&mut file, told, args.seed);
    let tournament = file.tournament()?;
    let round = match args.round {
        Some(round) => RoundNumber(round),
        None => tournament.paired_rounds().next(),
    };
    if let Some(path) = &args.check_list {
        check_list(&file, &tournament, args.round.map(RoundNumber), path)?;
    }
    let edition = match &file.rules {
        Rules::Dutch(edition) => *edition,
        Rules::UsChess(section) => {
            let output = &args.output;
            return pair_us(output, &file, &tournament, round, section, seed, json);
        }
        Rules::Fide(system) => {
            let round = args.round.map(RoundNumber);
            return fide::pair(&args.output, &file, &tournament, round, system, seed, json);
        }
    };
    match pair_round(&file.name, &tournament, round, edition)? {
        Ok(pairing) => {
            let text = if json {
                output::json_line(&DutchPairing::of(&tournament, &pairing, edition, seed))
            } else {
                plain(&pairing.pairs, pairing.bye)
            };
            files::write(args.output.as_deref(), &text)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(reason) => {
            if json {
                output::print_json(&CannotPairBody::of(&tournament, &reason, edition, words()));
            } else {
                let reason = tell_with(&reason.lines(edition), &NamesIn(&tournament));
                output::print_error(&format!("{}: {reason}\n", file.name));
            }
            Ok(ExitCode::from(crate::ANSWER_IS_NO))
        }
    }
}

/// Writes what the pairing of a round looks at: of the next one, or of one of the file again.
fn check_list(
    file: &SwissFile,
    tournament: &Tournament,
    round: Option<RoundNumber>,
    path: &Path,
) -> Result<(), Failure> {
    let (system, facts) = (file.rules.system(), file.rules.facts());
    let among = system.competitors(tournament);
    let round = round.unwrap_or_else(|| among.tournament().paired_rounds().next());
    may_be_paired(&file.name, among.tournament(), round)?;
    let present = match among.tournament().draft().round(round) {
        Some(paired) => paired_in(paired),
        None => system.present(&among, round, &facts),
    };
    let pairing = system
        .pair_competitors(&among, round, &present, &facts)
        .ok();
    let list = system.check_list(&among, round, &present, pairing.as_ref());
    files::write(Some(path), &(list + compat::PROGRAM))
}

fn pair_us(
    output: &Option<PathBuf>,
    file: &SwissFile,
    tournament: &Tournament,
    round: RoundNumber,
    section: &us::Section,
    seed: Option<u64>,
    json: bool,
) -> Result<ExitCode, Failure> {
    let tournament = &section.competitors(tournament);
    may_be_paired(&file.name, tournament, round)?;
    section.must_know(&file.name, tournament)?;
    us::tell_variations(section);
    match us::pair(tournament, round, section) {
        Ok(pairing) => {
            let text = if json {
                output::json_line(&us::pairing_body(tournament, section, &pairing, seed))
            } else {
                plain(&pairing.pairs, pairing.bye)
            };
            files::write(output.as_deref(), &text)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(reason) => Ok(us::cannot_pair(file, tournament, section, &reason, json)),
    }
}

/// Sees to it that there is an initial colour: the one told, the file's, or one drawn by lot, of
/// which the seed is told on standard error.
pub(super) fn settle_initial_colour(
    file: &mut SwissFile,
    told: Option<Colour>,
    seed: Option<u64>,
) -> Option<u64> {
    let known = told.or(file.draft.initial_colour);
    if known.is_some() {
        file.draft.initial_colour = known;
        return None;
    }
    let seed = seed_or_new(seed);
    let colour = Lots::from_seed(seed).colour();
    file.draft.initial_colour = Some(colour);
    let told = say!(
        "swiss-initial-colour-drawn",
        colour,
        seed = seed.to_string()
    );
    output::print_error(&format!("{told}\n"));
    Some(seed)
}

/// Pairs the next round among those who are available, or one of the file again.
pub(super) fn pair_round(
    name: &str,
    tournament: &Tournament,
    round: RoundNumber,
    edition: Edition,
) -> Result<Result<RoundPairing, CannotPair>, Failure> {
    may_be_paired(name, tournament, round)?;
    Ok(match tournament.draft().round(round) {
        Some(paired) => dutch::pair_among(tournament, round, &paired_in(paired), edition),
        None => dutch::pair(tournament, round, edition),
    })
}

/// The round is the next one, or one of the file, and the games before it are finished.
pub(super) fn may_be_paired(
    name: &str,
    tournament: &Tournament,
    round: RoundNumber,
) -> Result<(), Failure> {
    let planned = tournament.draft().planned_rounds;
    let next = tournament.paired_rounds().next();
    if round.0 == 0 || round > next {
        return Err(fail!("swiss-not-next", name, round, next));
    }
    if round.0 > planned {
        return Err(fail!("swiss-all-paired", name, planned));
    }
    must_be_finished(name, tournament, round)
}

/// All games before the round have results.
fn must_be_finished(
    name: &str,
    tournament: &Tournament,
    round: RoundNumber,
) -> Result<(), Failure> {
    let before = tournament.rounds().iter().take(round.place());
    let mut missing = Vec::new();
    for (round, played) in (1_u16..).zip(before) {
        let open = |game: &&Game| game.results.reported.white == Outcome::Pending;
        for game in played.games.iter().filter(open) {
            let [white, black] = [game.white, game.black].map(|id| label(tournament, id));
            missing.push(say!("swiss-unfinished-game", round, white, black));
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    Err(fail!("swiss-unfinished", name, games = missing.join("\n")))
}

/// The form that pairing programs write, with the numbers of the file.
pub(super) fn plain(pairs: &[Pair], bye: Option<EntrantId>) -> String {
    let number = |id: EntrantId| PairingNumber::new(id.0);
    let boards = pairs.iter();
    let boards = boards.filter_map(|pair| Some((number(pair.white)?, number(pair.black)?)));
    write_pairs(&Pairs {
        boards: boards.collect(),
        bye: bye.and_then(number),
    })
}
