//! Files in a folder, and the real program working on them.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

use crate::common::Hall;

/// Six players; round 1 is played, round 2 is next.
pub(crate) const SIX: &str = "\
012 Six
142 3
152 W
192 FIDE_DUTCH_2025
001    1      Anderssen, Adolf                  2600                             1.0    1     4 w 1
001    2      Bird, Henry                       2500                             1.0    2     5 b 1
001    3      Captain Evans                     2400                             0.5    4     6 w =
001    4      Dufresne, Jean                    2300                             0.0    5     1 b 0
001    5      Eliskases, Erich                  2200                             0.0    6     2 w 0
001    6      Falkbeer, Ernst                   2100                             0.5    3     3 b =
";

pub(crate) fn read_json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A folder for tournament report files.
pub(crate) struct Desk(Hall);

impl Desk {
    pub(crate) fn new(name: &str) -> Desk {
        Desk(Hall::empty(name))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).expect("a file can be written");
        self.path(name).display().to_string()
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// The program, working in the folder.
    pub(crate) fn adoube(&self) -> Command {
        let mut command = self.0.adoube();
        command.current_dir(self.path(""));
        command
    }

    pub(crate) fn output(&self, arguments: &[&str]) -> Output {
        let mut command = self.adoube();
        command.args(arguments).output().expect("adoube starts")
    }

    /// What is printed, with the exit status that has to be.
    pub(crate) fn run(&self, status: i32, arguments: &[&str]) -> String {
        let output = self.output(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            output.status.code(),
            Some(status),
            "{arguments:?}: {complaint}"
        );
        String::from_utf8(output.stdout).expect("the output is UTF-8")
    }

    /// The complaint, with the exit status that has to be.
    pub(crate) fn complaint(&self, status: i32, arguments: &[&str]) -> String {
        let output = self.output(arguments);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        String::from_utf8(output.stderr).expect("the complaint is UTF-8")
    }

    /// A random tournament.
    pub(crate) fn generate(&self, file: &str, options: &[&str]) -> String {
        let arguments = [&["swiss", "generate", "-o", file], options].concat();
        self.run(0, &arguments);
        self.read(file)
    }
}
