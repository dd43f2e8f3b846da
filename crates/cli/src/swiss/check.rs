//! The checker: every round is paired again.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::names::NamesIn;
use adoube_bodies::swiss::{BoardOfFile, CheckBody, DifferenceBody, PlayerBody, RoundPart};
use adoube_conduct::rounds::Because;
use adoube_pairing::check::{self, Difference};
use adoube_pairing::dutch::Pair;
use adoube_pairing::fide::Competitors;
use adoube_pairing::system::SwissSystem;
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
    Rules(Checked),
    UsChess(us::Checked),
}

impl Outcome {
    fn differs(&self) -> bool {
        match self {
            Outcome::Rules(checked) => !checked.differences.is_empty(),
            Outcome::UsChess(checked) => !checked.differences.is_empty(),
        }
    }

    fn rounds(&self) -> usize {
        match self {
            Outcome::Rules(checked) => checked.tournament().rounds().len(),
            Outcome::UsChess(checked) => checked.tournament.rounds().len(),
        }
    }

    fn difference_bodies(&self) -> Vec<DifferenceBody<'_>> {
        match self {
            Outcome::Rules(checked) => (checked.differences.iter())
                .map(|found| checked.difference_body(found))
                .collect(),
            Outcome::UsChess(checked) => checked.difference_bodies(),
        }
    }
}

/// A file that is paired by a system of FIDE.
struct Checked {
    name: String,
    system: SwissSystem,
    among: Competitors<'static>,
    differences: Vec<Difference>,
}

impl Checked {
    fn tournament(&self) -> &Tournament {
        self.among.tournament()
    }
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
    if let Rules::UsChess(section) = &file.rules {
        section.must_know(&file.name, &tournament)?;
        return Ok(Outcome::UsChess(us::Checked::of(
            &file, tournament, section,
        )));
    }
    let (system, facts) = (file.rules.system(), file.rules.facts());
    let among = system.competitors(&tournament);
    Ok(Outcome::Rules(Checked {
        differences: file.without_colourless(check::check(&system, &among, &facts)),
        name: file.name.clone(),
        among: among.into_owned(),
        system,
    }))
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
    let mut by_rules: Vec<&Checked> = Vec::new();
    for file in checked {
        match file {
            Outcome::Rules(file) => by_rules.push(file),
            Outcome::UsChess(file) => output::print(&file.text()),
        }
    }
    if !by_rules.is_empty() {
        output::print(&text(&by_rules));
    }
}

fn text(checked: &[&Checked]) -> String {
    let rounds = checked.iter().map(|file| file.tournament().rounds().len());
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
        system = file.system
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
        let bye = |id: Option<EntrantId>| {
            id.map(|id| label(file.tournament(), id))
                .unwrap_or_default()
        };
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
    let reason = match &difference.expected {
        Err(reason) => Some(say!("swiss-by-the-rules", reason)),
        Ok(_) => file.reason(difference).map(|because| {
            let names = NamesIn(file.tournament());
            output::capitalised(&tell_with(&because, &names)) + "."
        }),
    };
    text += &reason.map_or_else(String::new, |reason| format!("  {reason}\n"));
    text + "\n"
}

impl Checked {
    /// What speaks against the pairing of the file.
    fn reason(&self, difference: &Difference) -> Option<Because> {
        let round = self.tournament().draft().round(difference.round)?;
        let present = check::paired_in(round);
        let (number, found) = (difference.round, &difference.found);
        let judged = (self.system).compare(&self.among, number, &present, found);
        judged.ok().flatten().and_then(Because::of_judgement)
    }

    fn difference_body(&self, difference: &Difference) -> DifferenceBody<'_> {
        let names = NamesIn(self.tournament());
        let because = self.reason(difference);
        let article = because.as_ref().map(|because| tell(&because.article));
        let reason = match &difference.expected {
            Err(reason) => Some(tell(reason)),
            Ok(_) => because.map(|because| tell_with(&because, &names)),
        };
        let system = self.system.name();
        DifferenceBody {
            article,
            reason,
            ..difference_body(&self.name, self.tournament(), system, difference)
        }
    }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

fn pair_text(file: &Checked, pair: Pair) -> String {
    format!(
        "{} – {}",
        label(file.tournament(), pair.white),
        label(file.tournament(), pair.black)
    )
}

/// What differs in a round, without the reason.
pub(super) fn difference_body<'a>(
    file: &'a str,
    tournament: &'a Tournament,
    system: &'static str,
    difference: &Difference,
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
