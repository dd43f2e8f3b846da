//! The command lines of JaVaFo and bbpPairings, so that Adoube can stand in for them.
//!
//! ```text
//! [-r] [--dutch|--burstein] FILE -p [OUTPUT] [-l [LIST]]             pairs the next round
//! [-r] [--dutch|--burstein] FILE -c [-l [LIST]]                      checks every round
//! [-r] [--dutch|--burstein] -g [CONFIGURATION] -o FILE [-s SEED]     makes a tournament
//! [-r] [--dutch|--burstein] MODEL -g -o FILE [-s SEED]               makes one like another
//! ```
//!
//! `-l` writes the check-list: what each pairing looked at. Without a name it is called as the file
//! that is read, or made, with the ending `.list`.
//!
//! The exit status is theirs too: 0 fine, 1 no legal pairing, 3 a wrong request or a faulty file,
//! 5 a file that cannot be read or written. Differences that a check finds are no error.

use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_formats::TrfVersion;
use adoube_pairing::check::{Difference, check_round, paired_in};
use adoube_pairing::dutch::{Edition, Pair};
use adoube_pairing::generate::{CannotGenerate, GeneratorSettings, generate};
use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::{EntrantId, RoundNumber};

use super::configuration::Configuration;
use super::file::{PairingOptions, SwissFile};
use super::generate::{Writing, drawn_tie_breaks, report};
use super::pair::{may_be_paired, plain, settle_initial_colour};
use super::settings::like;
use crate::failure::Failure;
use crate::schedule::seed_or_new;
use crate::texts::{fail, tell};
use crate::{files, output};

const NO_LEGAL_PAIRING: u8 = 1;
const WRONG_REQUEST: u8 = 3;
const NO_ACCESS: u8 = 5;

/// Why a request was not carried out.
enum Refusal {
    NoLegalPairing(String),
    WrongRequest(Failure),
    NoAccess(Failure),
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Refusal {
        Refusal::WrongRequest(failure)
    }
}

/// What is asked for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Request {
    /// The file to pair or check, or the model of the generator.
    input: Option<PathBuf>,
    program_information: bool,
    /// `--burstein` of bbpPairings; without it the system of the file.
    burstein: bool,
    check: bool,
    /// Where the pairs go; standard output if nothing is named.
    pair: Option<Option<PathBuf>>,
    /// The configuration of the generator.
    generate: Option<Option<PathBuf>>,
    /// Where the check-list goes; beside the file if nothing is named.
    check_list: Option<Option<PathBuf>>,
    output: Option<PathBuf>,
    seed: Option<u64>,
}

pub(super) fn run(arguments: &[OsString], asked: &PairingOptions) -> ExitCode {
    let outcome = Request::read(arguments)
        .map_err(Refusal::from)
        .and_then(|request| request.carry_out(asked));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Refusal::NoLegalPairing(reason)) => {
            output::print_error(&format!("{reason}\n"));
            ExitCode::from(NO_LEGAL_PAIRING)
        }
        Err(Refusal::WrongRequest(failure)) => {
            failure.report(false);
            ExitCode::from(WRONG_REQUEST)
        }
        Err(Refusal::NoAccess(failure)) => {
            failure.report(false);
            ExitCode::from(NO_ACCESS)
        }
    }
}

impl Request {
    fn read(arguments: &[OsString]) -> Result<Request, Failure> {
        let mut request = Request::default();
        let mut left = arguments.iter().peekable();
        while let Some(argument) = left.next() {
            let mut value = || {
                let value = left.next_if(|next| !is_option(next));
                value.map(PathBuf::from)
            };
            match argument.to_str() {
                Some("--dutch" | "--" | "-w") => {}
                Some("--burstein") => request.burstein = true,
                Some("-q") => drop(value()),
                Some("-r") => request.program_information = true,
                Some("-c") => request.check = true,
                Some("-p") => request.pair = Some(value()),
                Some("-g") => request.generate = Some(value()),
                Some("-l") => request.check_list = Some(value()),
                Some("-o") => request.output = Some(value().ok_or_else(wrong_shape)?),
                Some("-s") => request.seed = Some(seed(value())?),
                _ if is_option(argument) || request.input.is_some() => return Err(wrong_shape()),
                _ => request.input = Some(PathBuf::from(argument)),
            }
        }
        Ok(request)
    }

    fn carry_out(&self, asked: &PairingOptions) -> Result<(), Refusal> {
        if self.program_information {
            output::print(&format!("{PROGRAM}\n"));
        }
        let asked = &PairingOptions {
            system: match self.burstein {
                true => "burstein".parse().ok(),
                false => asked.system.clone(),
            },
            ..asked.clone()
        };
        match (&self.pair, self.check, &self.generate, &self.input) {
            (Some(output), false, None, Some(input)) => {
                let list = self.check_list_beside(input);
                pair(input, output.as_deref(), list.as_deref(), asked)
            }
            (None, true, None, Some(input)) => {
                check(input, self.check_list_beside(input).as_deref(), asked)
            }
            (None, false, Some(configuration), input) => {
                let output = self.output.as_deref().ok_or_else(wrong_shape)?;
                let seed = seed_or_new(self.seed);
                let settings = match (configuration, input) {
                    (configuration, None) => configured(configuration.as_deref(), seed, asked)?,
                    (None, Some(model)) => like(&opened(model, asked)?)?,
                    (Some(_), Some(_)) => return Err(wrong_shape().into()),
                };
                make(&settings, output, seed)?;
                match self.check_list_beside(output) {
                    Some(list) => write_check_list(output, &list, asked),
                    None => Ok(()),
                }
            }
            (None, false, None, None) if self.program_information => Ok(()),
            _ => Err(wrong_shape().into()),
        }
    }
}

impl Request {
    /// Where the check-list goes, if one is asked for.
    fn check_list_beside(&self, file: &Path) -> Option<PathBuf> {
        let list = self.check_list.clone()?;
        let has_folder = |path: &Path| path.parent().is_some_and(|folder| folder != Path::new(""));
        Some(match list {
            Some(list) if has_folder(&list) => list,
            // A name alone is meant in the folder of the file.
            Some(list) => file.with_file_name(list),
            None => file.with_extension("list"),
        })
    }
}

fn is_option(argument: &OsString) -> bool {
    argument.len() > 1 && argument.as_encoded_bytes().starts_with(b"-")
}

fn seed(value: Option<PathBuf>) -> Result<u64, Failure> {
    let text = value.ok_or_else(wrong_shape)?;
    let seed = text.to_str().and_then(|text| text.parse().ok());
    seed.ok_or_else(|| fail!("swiss-no-seed", text = text.display().to_string()))
}

/// How it is called.
const SHAPES: &str = "[-r] [--dutch|--burstein] FILE -p [OUTPUT] [-l [LIST]]\n\
     [-r] [--dutch|--burstein] FILE -c [-l [LIST]]\n\
     [-r] [--dutch|--burstein] (MODEL -g | -g [CONFIGURATION]) -o FILE [-s SEED] [-l [LIST]]";

fn wrong_shape() -> Failure {
    fail!("swiss-no-shape").help(SHAPES)
}

/// Reads a file, after a look whether it can be opened at all.
fn opened(path: &Path, asked: &PairingOptions) -> Result<SwissFile, Refusal> {
    must_open(path)?;
    Ok(SwissFile::read(path, asked)?)
}

fn must_open(path: &Path) -> Result<(), Refusal> {
    match File::open(path) {
        Err(error) if path != Path::new("-") => {
            let message = format!("{}: {error}", path.display());
            Err(Refusal::NoAccess(Failure::new(message)))
        }
        _ => Ok(()),
    }
}

fn pair(
    input: &Path,
    output: Option<&Path>,
    list: Option<&Path>,
    asked: &PairingOptions,
) -> Result<(), Refusal> {
    let mut file = opened(input, asked)?;
    settle_initial_colour(&mut file, None, None);
    let tournament = file.tournament()?;
    let round = tournament.paired_rounds().next();
    let none = |reason: String| Refusal::NoLegalPairing(format!("{}: {reason}", file.name));
    may_be_paired(&file.name, &tournament, round)?;
    let system = file.rules.system();
    let among = system.competitors(&tournament);
    let number = among.tournament().paired_rounds().next();
    let facts = file.rules.facts();
    let present = system.present(&among, number, &facts);
    let pairing = system.pair_competitors(&among, number, &present, &facts);
    if let Some(list) = list {
        let made = pairing.as_ref().ok();
        let text = system.check_list(&among, number, &present, made) + PROGRAM;
        files::write(Some(list), &text).map_err(Refusal::NoAccess)?;
    }
    let pairing = pairing.map_err(|reason| none(tell(&reason)))?;
    let text = plain(&pairing.pairs, pairing.bye);
    files::write(output, &text).map_err(Refusal::NoAccess)
}

/// Who made a check-list.
pub(super) const PROGRAM: &str = concat!("Adoube ", env!("CARGO_PKG_VERSION"));

/// The check-lists of all rounds of a file, each with what the rules pair.
fn write_check_list(input: &Path, list: &Path, asked: &PairingOptions) -> Result<(), Refusal> {
    let file = opened(input, asked)?;
    let tournament = file.tournament()?;
    let (system, facts) = (file.rules.system(), file.rules.facts());
    let among = system.competitors(&tournament);
    let mut text = String::new();
    for (played, number) in among.tournament().rounds().iter().zip(1..) {
        let (round, present) = (RoundNumber(number), paired_in(played));
        let pairing = system
            .pair_competitors(&among, round, &present, &facts)
            .ok();
        text += &format!("Round #{number}\n");
        text += &system.check_list(&among, round, &present, pairing.as_ref());
    }
    files::write(Some(list), &(text + PROGRAM)).map_err(Refusal::NoAccess)
}

fn check(input: &Path, list: Option<&Path>, asked: &PairingOptions) -> Result<(), Refusal> {
    if let Some(list) = list {
        write_check_list(input, list, asked)?;
    }
    let file = opened(input, asked)?;
    let tournament = file.tournament()?;
    let stem = input
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let mut text = String::new();
    let (system, facts) = (file.rules.system(), file.rules.facts());
    let among = system.competitors(&tournament);
    for round in 1..=among.tournament().paired_rounds().0 {
        text += &format!("{stem}: Round #{round}\n");
        let found = check_round(&system, &among, RoundNumber(round), &facts);
        let told = found.map(|one| columns(&one));
        text += &told.unwrap_or_default();
    }
    output::print(&(text + "\n"));
    Ok(())
}

/// The pairs that differ, ours on the left, those of the file on the right.
fn columns(difference: &Difference) -> String {
    if let Err(reason) = &difference.expected {
        return format!("  {}\n\n", tell(reason));
    }
    let bye = |id: Option<EntrantId>| id.filter(|_| difference.byes_differ()).map(|id| (id.0, 0));
    let side = |pairs: Vec<(usize, Pair)>, bye: Option<(u32, u32)>| {
        let pairs = pairs
            .into_iter()
            .map(|(_, pair)| (pair.white.0, pair.black.0));
        pairs.chain(bye).map(numbers).collect::<Vec<String>>()
    };
    let ours = side(difference.expected_pairs(), bye(difference.expected_bye()));
    let theirs = side(difference.found_pairs(), bye(difference.found.bye));
    side_by_side(&ours, &theirs)
}

fn numbers((white, black): (u32, u32)) -> String {
    format!("{white:>3} - {black:>3}")
}

fn side_by_side(ours: &[String], theirs: &[String]) -> String {
    let mut text = format!("  {:<24}{}\n", "Checker pairings", "Tournament pairings");
    for place in 0..ours.len().max(theirs.len()) {
        let cell = |side: &[String]| side.get(place).cloned().unwrap_or_default();
        let line = format!("    {:<25}{}", cell(ours), cell(theirs));
        text += &format!("{}\n", line.trim_end());
    }
    text + "\n"
}

/// The settings of a configuration, or all drawn by lot.
fn configured(
    path: Option<&Path>,
    seed: u64,
    asked: &PairingOptions,
) -> Result<GeneratorSettings, Refusal> {
    let mut configuration = Configuration::drawn(&mut Lots::from_seed(seed));
    if let Some(path) = path {
        must_open(path)?;
        configuration.read(&files::name_of(path), &files::read(path)?)?;
    }
    asked.us.must_be_empty()?;
    let system = asked.system.as_ref().map(|name| name.on(None));
    let system = system.unwrap_or_else(|| Edition::Dutch2026.into());
    match system.dutch() {
        Some(edition) => Ok(configuration.settings(edition)),
        None => Err(fail!("swiss-configuration-is-dutch").into()),
    }
}

fn make(settings: &GeneratorSettings, output: &Path, seed: u64) -> Result<(), Refusal> {
    let tournament = generate(settings, seed).map_err(|error| match error {
        CannotGenerate::Incomplete { .. } => Refusal::NoLegalPairing(tell(&error)),
        _ => Refusal::WrongRequest(error.into()),
    })?;
    let tie_breaks = drawn_tie_breaks(&settings.system, seed);
    let writing = Writing {
        tie_breaks: &tie_breaks,
        version: TrfVersion::Trf26,
    };
    let text = report(&tournament, settings, seed, &writing)?;
    files::write(Some(output), &text).map_err(Refusal::NoAccess)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(line: &str) -> Result<Request, Failure> {
        let arguments: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
        Request::read(&arguments)
    }

    #[test]
    fn the_shapes_of_both_programs() {
        for (line, list) in [
            ("--dutch in.trf -p out.txt -l list", "list"),
            ("in.trf -p out.txt -l", "in.list"),
            ("-- in.trf -p out.txt -l", "in.list"),
        ] {
            let named = Some(PathBuf::from(list)).filter(|_| list == "list");
            let expected = Request {
                input: Some("in.trf".into()),
                pair: Some(Some("out.txt".into())),
                check_list: Some(named),
                ..Request::default()
            };
            let found = request(line).unwrap();
            assert_eq!(found, expected, "{line}");
            let beside = found.check_list_beside(Path::new("in.trf"));
            assert_eq!(beside, Some(PathBuf::from(list)), "{line}");
        }
        let checked = request("-r --dutch in.trf -c").unwrap();
        assert!(checked.check && checked.program_information);
        let made = request("--dutch -g config.txt -o out.trf -s 42").unwrap();
        assert_eq!(made.generate, Some(Some("config.txt".into())));
        assert_eq!((made.output, made.seed), (Some("out.trf".into()), Some(42)));
        let like = request("model.trf -g -o out.trf").unwrap();
        assert_eq!(
            (like.input, like.generate),
            (Some("model.trf".into()), Some(None))
        );
        assert!(request("--burstein in.trf -p").unwrap().burstein);
        assert_eq!(request("- -p").unwrap().input, Some("-".into()));
    }

    #[test]
    fn other_shapes_are_refused() {
        for line in [
            "--lim in.trf -p",
            "in.trf out.trf -p",
            "in.trf -x",
            "-g -o",
            "-g -o out.trf -s many",
        ] {
            assert!(request(line).is_err(), "{line}");
        }
    }
}
