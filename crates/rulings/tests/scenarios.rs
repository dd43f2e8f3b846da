//! Scenarios: facts, and what every edition makes of them. Each file in `tests/scenarios` is a list of
//! tables; see `Scenario` for what they say.

mod common;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use common::expect::{Expected, differences};
use libtest_mimic::{Arguments, Trial};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenarios {
    scenario: Vec<Scenario>,
}

/// One table: a name, where it comes from, the case without its edition, and what is expected by which
/// editions (an id, or one of the names in [`editions`]).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    name: String,
    source: String,
    case: toml::Table,
    expect: BTreeMap<String, Expected>,
}

/// The editions that a key of `expect` stands for.
fn editions(key: &str) -> Vec<&str> {
    const FIDE: [&str; 4] = [
        "fide-2014-07",
        "fide-2017-07",
        "fide-2018-01",
        "fide-2023-01",
    ];
    match key {
        "fide" => FIDE.to_vec(),
        "fide-2014" => FIDE[..1].to_vec(),
        "fide-2017" => FIDE[1..2].to_vec(),
        "fide-2018" => FIDE[2..3].to_vec(),
        "fide-2023" => FIDE[3..].to_vec(),
        "fide-until-2017" => FIDE[..2].to_vec(),
        "fide-until-2018" => FIDE[..3].to_vec(),
        "fide-since-2017" => FIDE[1..].to_vec(),
        "fide-since-2018" => FIDE[2..].to_vec(),
        "us" => vec!["us-2025"],
        id => vec![id],
    }
}

/// The files that a run needs: all of them, or the one of the test that is asked for by its name. A
/// test that is alone in its process need not read the scenarios of the others.
fn files(arguments: &Arguments) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let wanted = arguments.filter.as_deref().filter(|_| arguments.exact);
    if let Some((file, _)) = wanted.and_then(|name| name.split_once("::")) {
        return vec![folder.join(file).with_extension("toml")];
    }
    let entries = std::fs::read_dir(folder).expect("the folder of scenarios");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn check(scenario: &Scenario) -> Vec<String> {
    let mut wrong = Vec::new();
    for (key, expected) in &scenario.expect {
        for edition in editions(key) {
            let found = common::decide(&scenario.case, edition);
            let differences = match &found {
                Ok(ruling) => differences(expected, ruling),
                Err(error) => vec![error.to_string()],
            };
            if differences.is_empty() {
                continue;
            }
            let printed = found
                .map(|ruling| common::in_english(&ruling))
                .unwrap_or_default();
            wrong.push(format!(
                "{} ({}), {edition}\n    {}\n  the ruling was:\n  {}",
                scenario.name,
                scenario.source,
                differences.join("\n    "),
                printed.replace('\n', "\n  ")
            ));
        }
    }
    wrong
}

/// The scenarios of a file, each as a test with the names of both.
fn trials(file: &Path) -> Vec<Trial> {
    let text = std::fs::read_to_string(file).unwrap();
    let read: Scenarios =
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert!(!read.scenario.is_empty(), "{} is empty", file.display());
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let trial = |scenario: Scenario| {
        Trial::test(format!("{stem}::{}", scenario.name), move || {
            let wrong = check(&scenario);
            if wrong.is_empty() {
                return Ok(());
            }
            Err(wrong.join("\n\n").into())
        })
    };
    read.scenario.into_iter().map(trial).collect()
}

fn main() {
    let arguments = Arguments::from_args();
    let trials: Vec<Trial> = files(&arguments)
        .iter()
        .flat_map(|file| trials(file))
        .collect();
    assert!(!trials.is_empty(), "there are no scenarios");
    libtest_mimic::run(&arguments, trials).exit()
}
