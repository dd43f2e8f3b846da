//! A folder that looks like a fresh clone of the project, with a shell in it.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::folder;

/// The folder with the README.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder that looks like a fresh clone, and a shell in it that knows the program. Nobody has
/// said who the user is, as in a container.
pub(crate) struct Clone {
    pub folder: PathBuf,
}

impl Clone {
    /// A new folder with this name.
    pub(crate) fn new(name: &str) -> Clone {
        let folder = folder(name);
        for linked in ["examples", "crates"] {
            std::os::unix::fs::symlink(root().join(linked), folder.join(linked)).unwrap();
        }
        Clone { folder }
    }

    /// The status of a command, and what it printed on standard output and standard error.
    pub(crate) fn shell(&self, command: &str) -> (Option<i32>, String, String) {
        let program = Path::new(env!("CARGO_BIN_EXE_adoube"));
        let mut path = vec![program.parent().unwrap().to_owned()];
        path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap()));
        let output = Command::new("sh")
            .args(["-c", command])
            .current_dir(&self.folder)
            .env("PATH", std::env::join_paths(path).unwrap())
            .env("ADOUBE_DATA", self.folder.join("data"))
            .env("NO_COLOR", "1")
            .env("ADOUBE_LANGUAGE", "en")
            .env("TZ", "UTC")
            .env_remove("ADOUBE_AUTHOR")
            .env_remove("USER")
            .env_remove("LOGNAME")
            .env_remove("USERNAME")
            .output()
            .unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (
            output.status.code(),
            text(&output.stdout),
            text(&output.stderr),
        )
    }
}
