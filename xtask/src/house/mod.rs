//! What the house holds itself to and no lint of Rust looks at: nothing public that nobody can
//! reach, files and functions of a size to be read, documentation that says something, crates that
//! use only those below them, promises that somebody keeps.

mod docs;
mod imports;
mod layers;
mod lengths;
mod lexer;
mod promises;
mod reach;
mod source;

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use layers::Layers;
use source::Source;

/// What is allowed all the same, each with its reason: `xtask/house.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Allowed {
    /// Public items that the program does not use, by path (`laws::scoresheet` has all in it).
    unreached: BTreeMap<String, String>,
    /// Functions over the limit, by path: tables.
    long_functions: BTreeMap<String, String>,
    /// Which crate may use which.
    layers: Layers,
}

/// Something to be mended, and where.
struct Finding {
    file: PathBuf,
    line: usize,
    what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line, self.what)
    }
}

/// Looks at all sources of the workspace.
pub(crate) fn check() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let root = root.canonicalize().map_err(|error| error.to_string())?;
    let read = |path: &Path| {
        std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let allowed = read(&root.join("xtask/house.toml"))?;
    let allowed: Allowed =
        toml::from_str(&allowed).map_err(|error| format!("xtask/house.toml: {error}"))?;
    let sources = source::read_all(&root)?;
    let templates = source::words_of_templates(&root)?;
    let mut findings = reach::check(&sources, &templates, &allowed.unreached);
    findings.extend(lengths::check(&sources, &allowed.long_functions));
    findings.extend(docs::check(&sources));
    findings.extend(layers::check(&root, &sources, &allowed.layers)?);
    findings.extend(promises::check(&root, &sources)?);
    if findings.is_empty() {
        println!("{}", summary(&sources));
        return Ok(());
    }
    for finding in &findings {
        println!("{finding}");
    }
    let count = findings.len();
    Err(format!(
        "the sources have {count} faults of the house (`cargo xtask house`)"
    ))
}

fn summary(sources: &[Source]) -> String {
    let items: usize = sources.iter().map(|source| source.items.len()).sum();
    format!(
        "The house is in order: {} files, {items} items.",
        sources.len()
    )
}
