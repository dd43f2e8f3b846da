//! The real program on a data folder of its own.
#![allow(dead_code)] // Each test file uses its own part of this.

#[cfg(unix)]
pub(crate) mod clone;
pub(crate) mod serving;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A fresh folder, on the disk that the build is on.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// The program with its data in a folder.
pub(crate) fn adoube(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    command
        .env("ADOUBE_DATA", folder)
        .env("ADOUBE_AUTHOR", "Anna Arbiter")
        .env("NO_COLOR", "1")
        .env("ADOUBE_LANGUAGE", "en")
        .env("TZ", "UTC");
    command
}

/// What a command says when it is fed a text.
pub(crate) fn fed(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("adoube starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that refuses its arguments does not read on.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

/// A data folder with events in it.
pub(crate) struct Hall {
    folder: PathBuf,
}

impl Hall {
    pub(crate) fn empty(name: &str) -> Hall {
        Hall {
            folder: folder(name),
        }
    }

    /// What an earlier hall of this name left.
    pub(crate) fn at_data(name: &str) -> Hall {
        Hall {
            folder: Path::new(env!("CARGO_TARGET_TMPDIR")).join(name),
        }
    }

    /// An event `killed` with four players and a paired round.
    pub(crate) fn with_paired_round(name: &str) -> Hall {
        let hall = Hall::empty(name);
        hall.run(&["event", "new", "Killed", "--rounds", "5"]);
        for player in ["Ann", "Bob", "Cid", "Dee"] {
            hall.run(&["event", "add", "killed", player]);
        }
        hall.run(&["event", "numbers", "killed"]);
        hall.run(&["event", "pair", "killed", "1-3", "4-2"]);
        hall
    }

    pub(crate) fn adoube(&self) -> Command {
        adoube(&self.folder)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The SQLite file.
    pub(crate) fn file(&self) -> PathBuf {
        self.path("adoube.db")
    }

    pub(crate) fn output(&self, arguments: &[&str]) -> Output {
        let mut command = self.adoube();
        command.args(arguments).output().expect("adoube starts")
    }

    /// What a command says to an arbiter who reads what is warned of and confirms it.
    pub(crate) fn confirmed(&self, arguments: &[&str]) -> Output {
        let mut arguments: Vec<String> = arguments.iter().map(|word| (*word).to_owned()).collect();
        loop {
            let given: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let output = self.output(&given);
            let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
            let codes = codes(&complaint);
            let new = codes.into_iter().filter(|code| !arguments.contains(code));
            let new: Vec<String> = new.collect();
            if output.status.code() != Some(2) || new.is_empty() {
                return output;
            }
            for code in new {
                arguments.extend(["--confirm".to_owned(), code]);
            }
        }
    }

    /// Runs the program for an arbiter who confirms what is warned of; it must succeed. Returns what it printed.
    pub(crate) fn run(&self, arguments: &[&str]) -> String {
        let output = self.confirmed(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {complaint}");
        String::from_utf8(output.stdout).expect("the output is UTF-8")
    }

    /// Runs the program, which must fail with bad input, and returns its complaint.
    pub(crate) fn refused(&self, arguments: &[&str]) -> String {
        let output = self.output(arguments);
        let printed = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {printed}");
        assert!(
            output.stdout.is_empty(),
            "{arguments:?}: half a result: {printed}"
        );
        String::from_utf8(output.stderr).expect("the complaint is UTF-8")
    }
}

/// The codes of warnings that a complaint names: `kind@section/round:sum`.
pub(crate) fn codes(complaint: &str) -> Vec<String> {
    let words = complaint.split(|c: char| c.is_whitespace() || "[]\",│".contains(c));
    let is_code = |word: &&str| word.contains('@') && word.contains(':');
    words.filter(is_code).map(str::to_owned).collect()
}
