//! The checker: every round is paired again.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::names::NamesIn;
use adoube_bodies::swiss::{
    AssumedBody, BoardOfFile, CheckBody, DifferenceBody, FaultBody, PlayerBody, RoundPart,
};
use adoube_conduct::checker::{self, PairedBy, rules_of};
use adoube_conduct::rounds::Because;
use adoube_pairing::check::{self, Difference};
use adoube_pairing::dutch::Pair;
use adoube_pairing::system::SwissSystem;
use adoube_tournament::{EntrantId, Tournament};
use clap::Args;
use rayon::prelude::*;

use super::file::{PairingOptions, ReportFile, Rules, SwissFile, label, other_system};
use super::{SystemArgs, progress, us};
use crate::failure::Failure;
use crate::texts::{fail, say, t, tell, tell_with, words};
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
    fn checked(&self) -> (&str, &checker::Checked) {
        match self {
            Outcome::Rules(file) => (&file.name, &file.checked),
            Outcome::UsChess(file) => (&file.name, &file.checked),
        }
    }

    fn rounds(&self) -> usize {
        let (_, checked) = self.checked();
        checked.among.tournament().rounds().len()
    }

    fn assumed(&self) -> Option<AssumedBody<'_>> {
        let (file, checked) = self.checked();
        let is_assumed = matches!(self, Outcome::Rules(file) if file.assumed);
        match &checked.paired_by {
            PairedBy::Swiss(system) if is_assumed => Some(AssumedBody {
                file,
                system: system.name(),
            }),
            _ => None,
        }
    }

    fn fault_bodies(&self) -> impl Iterator<Item = FaultBody<'_>> {
        let (name, checked) = self.checked();
        let faults = checked.faults.iter();
        faults.map(move |fault| FaultBody::of(name, checked, fault, words()))
    }

    fn difference_bodies(&self) -> Vec<DifferenceBody<'_>> {
        match self {
            Outcome::Rules(file) => (file.checked.differences.iter())
                .map(|found| file.difference_body(found))
                .collect(),
            Outcome::UsChess(file) => file.difference_bodies(),
        }
    }
}

/// A file that is paired by a system of FIDE, or by a table.
struct Checked {
    name: String,
    checked: checker::Checked,
    /// The file names no system.
    assumed: bool,
}

impl Checked {
    fn tournament(&self) -> &Tournament {
        self.checked.among.tournament()
    }

    fn system(&self) -> Option<&SwissSystem> {
        match &self.checked.paired_by {
            PairedBy::Swiss(system) => Some(system),
            PairedBy::RoundRobin | PairedBy::Otherwise => None,
        }
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
    let differ = checked.iter().any(|file| !file.checked().1.is_right());
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
    let ReportFile {
        name,
        trf,
        mut found,
    } = ReportFile::read(path)?;
    let rules = rules_of(&found, asked.system.as_ref());
    let rules = rules.ok_or_else(|| other_system(&name, &found.event))?;
    let contradicts = |why| fail!("swiss-unusable", name = files::name_of(path), why);
    if !matches!(rules.paired_by, PairedBy::Swiss(_)) {
        let facts = adoube_pairing::us::Facts::default();
        let checked = checker::check(&trf, &found, rules.paired_by, &facts).map_err(contradicts)?;
        return Ok(Outcome::Rules(Checked {
            name,
            checked,
            assumed: false,
        }));
    }
    let file = SwissFile::of(name, found.clone(), asked)?;
    let tournament = file.tournament()?;
    file.warn_of_day();
    if let Rules::UsChess(section) = &file.rules {
        section.must_know(&file.name, &tournament)?;
    }
    found.draft = file.draft;
    let (paired_by, facts) = (PairedBy::Swiss(file.rules.system()), file.rules.facts());
    let checked = checker::check(&trf, &found, paired_by, &facts).map_err(contradicts)?;
    let (name, assumed) = (file.name, file.assumed);
    Ok(match file.rules {
        Rules::UsChess(_) => Outcome::UsChess(us::Checked { name, checked }),
        Rules::Dutch(_) | Rules::Fide(_) => Outcome::Rules(Checked {
            name,
            checked,
            assumed,
        }),
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
            assumed: checked.iter().filter_map(Outcome::assumed).collect(),
            differences: differences.collect(),
            faults: checked.iter().flat_map(Outcome::fault_bodies).collect(),
        });
        return;
    }
    let mut by_rules: Vec<&Outcome> = Vec::new();
    for outcome in checked {
        match outcome {
            Outcome::Rules(_) => by_rules.push(outcome),
            Outcome::UsChess(file) => output::print(&(file.text() + &fault_lines(outcome))),
        }
    }
    if !by_rules.is_empty() {
        output::print(&text(&by_rules));
    }
}

/// A line for each fault of a file.
fn fault_lines(outcome: &Outcome) -> String {
    let line = |fault: FaultBody<'_>| {
        let (name, round, board) = (fault.file, fault.round, fault.board);
        let what = output::capitalised(&fault.told.text);
        let article = fault.article;
        say!("swiss-fault", name, round, board, what, article) + "\n"
    };
    outcome.fault_bodies().map(line).collect()
}

fn text(checked: &[&Outcome]) -> String {
    let (mut text, mut different, mut faults) = (String::new(), 0, 0);
    for outcome in checked {
        if let Outcome::Rules(file) = outcome {
            let found = &file.checked.differences;
            different += found.len();
            faults += file.checked.faults.len();
            let told = found.iter().map(|one| difference_text(file, one));
            text += &told.collect::<String>();
            text += &fault_lines(outcome);
        }
    }
    let rounds = checked.iter().map(|file| file.rounds());
    let told = say!(
        "swiss-checked",
        files = checked.len(),
        rounds = rounds.sum::<usize>(),
        different,
        faults
    );
    format!("{text}{told}\n")
}

fn difference_text(file: &Checked, difference: &Difference) -> String {
    let (name, round) = (&file.name, difference.round);
    let mut text = match file.system() {
        Some(system) => say!("swiss-difference", name, round, system),
        None => say!("swiss-table-difference", name, round),
    } + "\n";
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
        let judged = (self.system()?).compare(&self.checked.among, number, &present, found);
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
        let system = self.system().map_or(BERGER, SwissSystem::name);
        DifferenceBody {
            article,
            reason,
            ..difference_body(&self.name, self.tournament(), system, difference)
        }
    }
}

/// What the tables of round robins are called where others name a system.
const BERGER: &str = "berger";

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
