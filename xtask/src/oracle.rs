//! Tournaments, positions and games whose answers other programs have computed. They are not part of the project:
//! where somebody has them, `ADOUBE_ORACLE` names the folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{root, run_quietly};

/// The known answers, unpacked into the target folder.
pub(crate) struct Oracle {
    /// Tournaments with known pairings.
    pairings: PathBuf,
    /// Tournaments with the tie-breaks of everybody; not among those that are checked as pairings.
    tie_breaks: PathBuf,
    /// Tournaments of the other Swiss systems, which the tests of the engines replay.
    other_swiss: PathBuf,
    /// Files of other programs, as they were found.
    found: PathBuf,
}

impl Oracle {
    /// Unpacks what the variable names; nothing, if it names nothing.
    pub(crate) fn unpack() -> Result<Option<Oracle>, String> {
        let Some(folder) = std::env::var_os("ADOUBE_ORACLE") else {
            return Ok(None);
        };
        let packed = root().join(folder);
        if files(&packed.join("dutch-2026"), "gz").is_empty() {
            return Err("ADOUBE_ORACLE names a folder without dutch-2026/*.tar.gz".to_owned());
        }
        let oracle = Oracle {
            pairings: root().join("target/oracle"),
            tie_breaks: root().join("target/oracle-tiebreaks"),
            other_swiss: root().join("target/oracle-swiss"),
            found: std::path::absolute(packed.join("wild")).map_err(|error| error.to_string())?,
        };
        unpack_folders(&packed.join("dutch-2026"), &oracle.pairings)?;
        unpack_folders(&packed.join("tiebreaks"), &oracle.tie_breaks)?;
        unpack_apart(&packed.join("other-swiss"), &oracle.other_swiss)?;
        unpack_files(&packed.join("rules"), &oracle.rules())?;
        unpack_files(&packed.join("unwinnable"), &oracle.unwinnable())?;
        Ok(Some(oracle))
    }

    /// Positions with their legal moves, and games with the plies at which draws could be claimed.
    fn rules(&self) -> PathBuf {
        self.pairings.join("rules")
    }

    /// Positions of which it is known who can still mate.
    fn unwinnable(&self) -> PathBuf {
        self.pairings.join("unwinnable")
    }

    /// What tells the tests where the answers are.
    pub(crate) fn variables(&self) -> [(&'static str, PathBuf); 6] {
        [
            ("ADOUBE_TRF_FILES", self.pairings.clone()),
            ("ADOUBE_SWISS_CORPUS", self.other_swiss.clone()),
            ("ADOUBE_FOUND_FILES", self.found.clone()),
            ("ADOUBE_RULES_CORPUS", self.rules()),
            ("ADOUBE_UNWINNABLE_CORPUS", self.unwinnable()),
            (
                "ADOUBE_TIEBREAK_CORPUS",
                self.tie_breaks.join("tiebreaks-public"),
            ),
        ]
    }

    /// Pairs every round again, and tries the rounds that have no legal pairing.
    pub(crate) fn check(&self) -> Result<(), String> {
        let folders = [&self.pairings, &self.other_swiss].into_iter();
        for folder in folders.filter(|folder| folder.is_dir()) {
            let mut check = adoube(&["swiss", "check"])?;
            check.arg(folder);
            run_quietly(check)?;
        }
        stuck(&self.pairings.join("stuck"))
    }
}

/// The rounds that have no legal pairing: the answer has to be "no".
fn stuck(folder: &Path) -> Result<(), String> {
    for file in files(folder, "trf") {
        let mut pair = adoube(&["swiss", "pair"])?;
        let answer = pair.arg(&file).output();
        let answer = answer.map_err(|error| error.to_string())?;
        if answer.status.code() != Some(1) || !answer.stdout.is_empty() {
            return Err(format!("{} was paired", file.display()));
        }
    }
    Ok(())
}

/// The program as the build of the tests left it, beside this one.
fn adoube(arguments: &[&str]) -> Result<Command, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut command = Command::new(own.with_file_name("adoube"));
    command.args(arguments);
    Ok(command)
}

/// Unpacks the archives of a folder.
fn unpack_folders(packed: &Path, unpacked: &Path) -> Result<(), String> {
    std::fs::create_dir_all(unpacked).map_err(|error| error.to_string())?;
    for archive in files(packed, "gz") {
        let mut tar = Command::new("tar");
        tar.arg("-xzf").arg(archive).arg("-C").arg(unpacked);
        run_quietly(tar)?;
    }
    Ok(())
}

/// Unpacks the archives of a folder, each into a folder of its own name.
fn unpack_apart(packed: &Path, unpacked: &Path) -> Result<(), String> {
    for archive in files(packed, "gz") {
        let name = archive.file_name().unwrap_or_default().to_string_lossy();
        let folder = unpacked.join(name.trim_end_matches(".tar.gz"));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let mut tar = Command::new("tar");
        tar.arg("-xzf").arg(&archive).arg("-C").arg(&folder);
        run_quietly(tar)?;
    }
    Ok(())
}

/// Unpacks the files of a folder that are packed one by one, and copies those that are not packed.
fn unpack_files(packed: &Path, unpacked: &Path) -> Result<(), String> {
    std::fs::create_dir_all(unpacked).map_err(|error| error.to_string())?;
    for archive in files(packed, "gz") {
        let name = archive.file_stem().unwrap_or_default();
        let mut gzip = Command::new("gzip");
        let unzipped = gzip.arg("-dc").arg(&archive).output();
        let text = unzipped.map_err(|error| error.to_string())?.stdout;
        write(&unpacked.join(name), &text)?;
    }
    for plain in files(packed, "txt") {
        let name = plain.file_name().unwrap_or_default();
        let text = std::fs::read(&plain).map_err(|error| error.to_string())?;
        write(&unpacked.join(name), &text)?;
    }
    Ok(())
}

fn write(file: &Path, text: &[u8]) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
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
