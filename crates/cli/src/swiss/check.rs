//! The checker: every round is paired again.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::names::NamesIn;
use adoube_bodies::swiss::{BoardOfFile, CheckBody, DifferenceBody, PlayerBody, RoundPart};
use adoube_conduct::rounds::Because;
use adoube_pairing::check::{self, Difference};
use adoube_pairing::dutch::{self, Edition, Pair, RoundPairing, Verdict};
use adoube_tournament::{EntrantId, Tournament};
use clap::Args;
use rayon::prelude::*;

use super::file::{PairingOptions, Rules, SwissFile, label};
use super::{SystemArgs, progress, us};
use crate::failure::Failure;
use crate::texts::{fail, say, t, tell, tell_with};
use crate::{files, output, warnings};

#[derive(Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    system: SystemArgs,
    /// Tournament report files, and folders that are searched for files whose ending starts with trf; - for standard input
    #[arg(required = true, value_name = "FILE|DIR")]
    files: Vec<PathBuf>,
}

/// What came of a file.
enum Outcome {
    Dutch(Checked),
    UsChess(us::Checked),
}

impl Outcome {
    fn differs(&self) -> bool {
        match self {
            Outcome::Dutch(checked) => !checked.differences.is_empty(),
            Outcome::UsChess(checked) => !checked.differences.is_empty(),
        }
    }

    fn rounds(&self) -> usize {
        match self {
            Outcome::Dutch(checked) => checked.tournament.rounds().len(),
            Outcome::UsChess(checked) => checked.tournament.rounds().len(),
        }
    }

    fn difference_bodies(&self) -> Vec<DifferenceBody<'_>> {
        match self {
            Outcome::Dutch(checked) => (checked.differences.iter())
                .map(|found| dutch_body(checked, found))
                .collect(),
            Outcome::UsChess(checked) => checked.difference_bodies(),
        }
    }
}

/// A file that is paired by the Dutch system.
struct Checked {
    name: String,
    edition: Edition,
    tournament: Tournament,
    differences: Vec<Difference>,
}

pub(super) fn check(args: CheckArgs, json: bool) -> Result<ExitCode, Failure> {
    let files = files_of(&args.files)?;
    let asked = args.system.options()?;
    let bar = progress(files.len() as u64);
    let outcomes: Vec<Result<Outcome, Failure>> = (files.par_iter())
        .map(|path| {
            let checked = check_file(path, &asked);
            bar.inc(1);
            checked
        })
        .collect();
    bar.finish_and_clear();
    let (mut checked, mut failures) = (Vec::new(), Vec::new());
    for (path, outcome) in files.iter().zip(outcomes) {
        match outcome {
            Ok(file) => checked.push(file),
            Err(failure) => failures.push((files::name_of(path), failure)),
        }
    }
    report(&failures, json);
    if !checked.is_empty() {
        print(&checked, json);
    }
    let differ = checked.iter().any(Outcome::differs);
    Ok(match (failures.is_empty(), differ) {
        (false, _) => ExitCode::from(crate::BAD_INPUT),
        (true, true) => ExitCode::from(crate::ANSWER_IS_NO),
        (true, false) => ExitCode::SUCCESS,
    })
}

/// How many files with a fault of the same kind are told of.
const REPORTED: usize = 3;

/// Tells which files cannot be checked. A folder of one program has one fault in every file.
fn report(failures: &[(String, Failure)], json: bool) {
    let mut kinds: HashMap<String, usize> = HashMap::new();
    let mut untold = 0;
    for (name, failure) in failures {
        let kind = warnings::shape(&failure.to_string().replace(name, ""));
        let count = kinds.entry(kind).or_default();
        *count += 1;
        if json || *count <= REPORTED {
            failure.report(json);
        } else {
            untold += 1;
        }
    }
    if untold > 0 {
        let told = say!("swiss-more-faults", files = untold);
        output::print_error(&format!("{told}\n"));
    }
}

fn check_file(path: &Path, asked: &PairingOptions) -> Result<Outcome, Failure> {
    let file = SwissFile::read(path, asked)?;
    let tournament = file.tournament()?;
    file.warn_of_day();
    Ok(match &file.rules {
        Rules::Dutch(edition) => Outcome::Dutch(Checked {
            differences: file.without_colourless(check::check(&tournament, *edition)),
            name: file.name.clone(),
            edition: *edition,
            tournament,
        }),
        Rules::UsChess(section) => {
            section.must_know(&file.name, &tournament)?;
            Outcome::UsChess(us::Checked::of(&file, tournament, section))
        }
    })
}

/// The files, those of a folder in alphabetical order.
fn files_of(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let before = files.len();
        search(path, &mut files)?;
        files[before..].sort();
        if files.len() == before {
            return Err(fail!(
                "swiss-no-reports",
                folder = path.display().to_string()
            ));
        }
    }
    Ok(files)
}

fn search(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| Failure::new(format!("{}: {error}", folder.display()));
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let path = entry.path();
        // A link to a folder is not followed, so that no search goes round in circles.
        if entry.file_type().map_err(unreadable)?.is_dir() {
            search(&path, files)?;
        } else if is_report(&path) && path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// `.trf`, `.trfx`, `.trf26` and the like.
fn is_report(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| ending.to_ascii_lowercase().starts_with("trf"))
}

fn print(checked: &[Outcome], json: bool) {
    if json {
        let differences = checked.iter().flat_map(Outcome::difference_bodies);
        output::print_json(&CheckBody {
            files: checked.len(),
            rounds: checked.iter().map(Outcome::rounds).sum(),
            differences: differences.collect(),
        });
        return;
    }
    let mut dutch: Vec<&Checked> = Vec::new();
    for file in checked {
        match file {
            Outcome::Dutch(file) => dutch.push(file),
            Outcome::UsChess(file) => output::print(&file.text()),
        }
    }
    if !dutch.is_empty() {
        output::print(&dutch_text(&dutch));
    }
}

fn dutch_text(checked: &[&Checked]) -> String {
    let rounds = checked.iter().map(|file| file.tournament.rounds().len());
    let different = |file: &&Checked| {
        let texts = file
            .differences
            .iter()
            .map(|one| difference_text(file, one));
        texts.collect::<Vec<String>>()
    };
    let different: Vec<String> = checked.iter().flat_map(different).collect();
    let told = say!(
        "swiss-checked",
        files = checked.len(),
        rounds = rounds.sum::<usize>(),
        different = different.len()
    );
    format!("{}{told}\n", different.concat())
}

fn difference_text(file: &Checked, difference: &Difference) -> String {
    let mut text = say!(
        "swiss-difference",
        name = file.name,
        round = difference.round,
        system = file.edition
    ) + "\n";
    let mut rows: BTreeMap<usize, [String; 2]> = BTreeMap::new();
    let sides = [difference.found_pairs(), difference.expected_pairs()];
    for (side, pairs) in sides.into_iter().enumerate() {
        for (board, pair) in pairs {
            rows.entry(board).or_default()[side] = pair_text(file, pair);
        }
    }
    let mut rows: Vec<Vec<String>> = (rows.into_iter())
        .map(|(board, [found, expected])| vec![board.to_string(), found, expected])
        .collect();
    if difference.byes_differ() {
        let bye =
            |id: Option<EntrantId>| id.map(|id| label(&file.tournament, id)).unwrap_or_default();
        rows.push(vec![
            t("swiss-bye").to_owned(),
            bye(difference.found.bye),
            bye(difference.expected_bye()),
        ]);
    }
    let headings = [
        "swiss-column-board",
        "swiss-column-found",
        "swiss-column-expected",
    ];
    text += &indented(&output::table(&headings.map(t), &[0], rows));
    match (&difference.expected, verdict(file, difference)) {
        (Err(reason), _) => text += &format!("  {}\n", say!("swiss-by-the-rules", reason)),
        (Ok(_), Some(verdict)) => {
            let reason = verdict_text(file, verdict);
            text += &format!("  {}.\n", output::capitalised(&reason));
        }
        (Ok(_), None) => {}
    }
    text + "\n"
}

/// A verdict with its article.
fn verdict_text(file: &Checked, verdict: Verdict) -> String {
    let names = NamesIn(&file.tournament);
    match verdict.article(file.edition) {
        Some(article) => {
            let why = verdict.into();
            tell_with(&Because { why, article }, &names)
        }
        None => tell(&verdict),
    }
}

/// What speaks against the pairing of the file.
fn verdict(file: &Checked, difference: &Difference) -> Option<Verdict> {
    let round = file.tournament.draft().round(difference.round)?;
    let other = RoundPairing {
        round: difference.round,
        pairs: difference.found.pairs.clone(),
        bye: difference.found.bye,
        brackets: Vec::new(),
    };
    let present = check::paired_in(round);
    dutch::compare(&file.tournament, file.edition, &present, &other).ok()
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

fn pair_text(file: &Checked, pair: Pair) -> String {
    format!(
        "{} – {}",
        label(&file.tournament, pair.white),
        label(&file.tournament, pair.black)
    )
}

/// What differs in a round, without the reason.
pub(super) fn difference_body<'a, E>(
    file: &'a str,
    tournament: &'a Tournament,
    system: &'static str,
    difference: &Difference<E>,
) -> DifferenceBody<'a> {
    let round = difference.round;
    let part = |pairs: Vec<(usize, Pair)>, bye: Option<EntrantId>| {
        let boards = pairs.into_iter();
        let boards = boards.map(|(board, pair)| BoardOfFile::of(tournament, round, board, pair));
        let bye = bye.filter(|_| difference.byes_differ());
        RoundPart {
            boards: boards.collect(),
            bye: bye.map(|id| PlayerBody::of(tournament, id, round)),
        }
    };
    DifferenceBody {
        file,
        round,
        system,
        found: part(difference.found_pairs(), difference.found.bye),
        expected: part(difference.expected_pairs(), difference.expected_bye()),
        article: None,
        reason: None,
        differences: None,
    }
}

fn dutch_body<'a>(file: &'a Checked, difference: &Difference) -> DifferenceBody<'a> {
    let verdict = verdict(file, difference);
    let article = verdict.as_ref();
    let article = article.and_then(|verdict| verdict.article(file.edition));
    let reason = match (&difference.expected, verdict) {
        (Err(reason), _) => Some(tell(reason)),
        (Ok(_), Some(verdict)) => Some(verdict_text(file, verdict)),
        (Ok(_), None) => None,
    };
    let system = file.edition.name();
    DifferenceBody {
        article: article.map(|article| tell(&article)),
        reason,
        ..difference_body(&file.name, &file.tournament, system, difference)
    }
}
