//! Tournaments, positions and games whose answers other programs have computed. They are not part of the project:
//! where somebody has them, `ADOUBE_ORACLE` names the folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{cargo, root, run};

/// Replays what is known; the answer is a line that says why not, if not.
pub fn replay() -> Result<Option<String>, String> {
    let Some(folder) = std::env::var_os("ADOUBE_ORACLE") else {
        let why = "skipped: ADOUBE_ORACLE names no folder with known answers";
        return Ok(Some(why.to_owned()));
    };
    let archives = files(&root().join(&folder).join("dutch-2026"), "gz");
    if archives.is_empty() {
        return Err("ADOUBE_ORACLE names a folder without dutch-2026/*.tar.gz".to_owned());
    }
    let unpacked = root().join("target/oracle");
    std::fs::create_dir_all(&unpacked).map_err(|error| error.to_string())?;
    for archive in &archives {
        let mut tar = Command::new("tar");
        tar.arg("-xzf").arg(archive).arg("-C").arg(&unpacked);
        run(tar)?;
    }
    let mut check = adoube(&["swiss", "check"]);
    check.arg(&unpacked);
    run(check)?;
    let mut read = cargo(&[
        "test",
        "--package",
        "adoube-formats",
        "--test",
        "trf_oracle",
    ]);
    read.env("ADOUBE_TRF_FILES", &unpacked);
    run(read)?;
    stuck(&unpacked.join("stuck"))?;
    let folder = root().join(&folder);
    rules(&folder.join("rules"), &unpacked.join("rules"))?;
    unwinnable(&folder.join("unwinnable"), &unpacked.join("unwinnable"))?;
    // Not among the tournaments that are checked as pairings.
    let beside = root().join("target/oracle-tiebreaks");
    tie_breaks(&folder.join("tiebreaks"), &beside)?;
    Ok(None)
}

/// Tournaments with the tie-breaks of everybody.
fn tie_breaks(packed: &Path, unpacked: &Path) -> Result<(), String> {
    std::fs::create_dir_all(unpacked).map_err(|error| error.to_string())?;
    for archive in files(packed, "gz") {
        let mut tar = Command::new("tar");
        tar.arg("-xzf").arg(archive).arg("-C").arg(unpacked);
        run(tar)?;
    }
    let mut test = cargo(&["test", "--package", "adoube-standings"]);
    test.args(["--test", "corpus", "--", "--nocapture"]);
    test.env("ADOUBE_TIEBREAK_CORPUS", unpacked.join("tiebreaks-public"));
    run(test)
}

/// Positions with their legal moves, and games with the plies at which draws could be claimed.
fn rules(packed: &Path, unpacked: &Path) -> Result<(), String> {
    unpack(packed, unpacked)?;
    let mut test = cargo(&["test", "--package", "adoube-laws", "--test", "rules_corpus"]);
    test.env("ADOUBE_RULES_CORPUS", unpacked);
    run(test)
}

/// Positions of which it is known who can still mate.
fn unwinnable(packed: &Path, unpacked: &Path) -> Result<(), String> {
    unpack(packed, unpacked)?;
    for plain in files(packed, "txt") {
        let name = plain.file_name().unwrap_or_default();
        let read = std::fs::read(&plain);
        let copied = read.and_then(|text| std::fs::write(unpacked.join(name), text));
        copied.map_err(|error| format!("{}: {error}", plain.display()))?;
    }
    let mut test = cargo(&["test", "--package", "adoube-laws"]);
    test.args(["--test", "unwinnable_corpus", "--", "--nocapture"]);
    test.env("ADOUBE_UNWINNABLE_CORPUS", unpacked);
    run(test)
}

/// Unpacks the files of a folder that are packed one by one.
fn unpack(packed: &Path, unpacked: &Path) -> Result<(), String> {
    std::fs::create_dir_all(unpacked).map_err(|error| error.to_string())?;
    for archive in files(packed, "gz") {
        let name = archive.file_stem().unwrap_or_default();
        let file = std::fs::File::create(unpacked.join(name)).map_err(|error| error.to_string())?;
        let mut gzip = Command::new("gzip");
        gzip.arg("-dc").arg(&archive).stdout(file);
        run(gzip)?;
    }
    Ok(())
}

/// The rounds that have no legal pairing: the answer has to be "no".
fn stuck(folder: &Path) -> Result<(), String> {
    let files = files(folder, "trf");
    println!("\n{} rounds without a legal pairing", files.len());
    for file in files {
        let mut pair = adoube(&["swiss", "pair"]);
        let answer = pair
            .arg(&file)
            .output()
            .map_err(|error| error.to_string())?;
        if answer.status.code() != Some(1) || !answer.stdout.is_empty() {
            return Err(format!("{} was paired", file.display()));
        }
    }
    Ok(())
}

fn adoube(arguments: &[&str]) -> Command {
    let mut command = cargo(&["run", "--quiet", "--package", "adoube-cli", "--"]);
    command.args(arguments);
    command
}

/// The files of a folder with this ending, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|own| own == ending))
        .collect();
    files.sort();
    files
}
