//! What the tests need beside Rust, and getting it where that is possible.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::run;
use crate::steps::Steps;

/// Something the tests can use.
struct Need {
    /// What it is called.
    name: &'static str,
    /// What cannot be tested without it.
    without: &'static str,
    /// The Debian packages, with blanks between.
    packages: &'static str,
    /// Whether it is there.
    found: fn() -> bool,
}

const NEEDS: [Need; 2] = [
    Need {
        name: "PostgreSQL",
        without: "the PostgreSQL store",
        packages: "postgresql",
        found: postgres_found,
    },
    Need {
        name: "Chromium with chromedriver",
        without: "the web app in a browser",
        packages: "chromium chromium-driver",
        found: browser_found,
    },
];

/// A program that is used where it is installed. It is never installed for somebody: building one
/// takes longer than the tests.
pub(crate) struct Tool {
    program: &'static str,
    /// What is left out without it, or how it is done then.
    without: &'static str,
}

impl Tool {
    pub(crate) const NEXTEST: Tool = Tool {
        program: "cargo-nextest",
        without: "tests of different files side by side",
    };
    pub(crate) const DENY: Tool = Tool {
        program: "cargo-deny",
        without: "licences, versions and sources of dependencies",
    };
    pub(crate) const TYPOS: Tool = Tool {
        program: "typos",
        without: "spelling",
    };

    /// Whether it is installed; if not, that is said.
    pub(crate) fn found_or_skipped(&self, steps: &Steps) -> bool {
        let found = in_path(self.program).is_some();
        if !found {
            let Tool { program, without } = self;
            steps.skip(format!("SKIPPED: {without}: {program} is not installed"));
        }
        found
    }
}

/// Whether cargo-deny has looked for known faults before, and kept the list.
pub(crate) fn advisories_at_hand() -> bool {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    home.is_some_and(|home| home.join("advisory-dbs").is_dir())
}

/// Installs what is missing if this is a Debian system and we are root. Returns a line for
/// everything that will be skipped.
pub(crate) fn provide() -> Vec<String> {
    let missing: Vec<&Need> = NEEDS.iter().filter(|need| !(need.found)()).collect();
    if !missing.is_empty() && can_install() {
        let packages = missing.iter().flat_map(|need| need.packages.split(' '));
        let packages: Vec<&str> = packages.collect();
        if let Err(problem) = install(&packages) {
            println!("{problem}");
        }
    }
    let still_missing = missing.into_iter().filter(|need| !(need.found)());
    still_missing
        .map(|need| {
            format!(
                "SKIPPED: tests of {}: {} is not installed (Debian: apt-get install {})",
                need.without, need.name, need.packages
            )
        })
        .collect()
}

fn can_install() -> bool {
    let root = Command::new("id").arg("-u").output();
    let root = root.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    root && in_path("apt-get").is_some()
}

fn install(packages: &[&str]) -> Result<(), String> {
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command
            .env("DEBIAN_FRONTEND", "noninteractive")
            .args(arguments);
        run(command)
    };
    apt(&["update", "-qq"])?;
    apt(&[
        &["install", "-y", "-qq", "--no-install-recommends"],
        packages,
    ]
    .concat())
}

/// PostgreSQL's server, in the path or where Debian puts it.
fn postgres_found() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut debian = versions
        .flatten()
        .map(|entry| entry.path().join("bin/initdb"));
    in_path("initdb").is_some() || debian.any(|initdb| initdb.exists())
}

/// A browser and its driver, in the path or where the variables say.
pub(crate) fn browser_found() -> bool {
    let found = |variable: &str, names: &[&str]| {
        std::env::var_os(variable).is_some() || names.iter().any(|name| in_path(name).is_some())
    };
    found("CHROMEDRIVER", &["chromedriver"])
        && found(
            "CHROMIUM",
            &["chromium", "chromium-browser", "google-chrome"],
        )
}

/// Where a program is, if it is in the path.
pub(crate) fn in_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut candidates = std::env::split_paths(&path).map(|folder| folder.join(program));
    candidates.find(|candidate: &PathBuf| Path::new(candidate).is_file())
}
