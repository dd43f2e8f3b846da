//! Which crate may use which, and which ones touch nothing of the world outside.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;

use super::Finding;
use super::lexer::Mention;
use super::source::Source;

/// Crates and what they may use: `xtask/house.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Layers {
    /// The crates of the workspace that each crate uses, no more and no fewer.
    uses: BTreeMap<String, BTreeSet<String>>,
    /// Crates that read no files, no clock and draw no lots.
    pure: BTreeSet<String>,
    /// Modules in them that do all the same.
    exceptions: BTreeMap<String, String>,
}

/// What a pure crate does not name.
const WORLD: [&str; 7] = [
    "fs",
    "net",
    "env",
    "SystemTime",
    "Instant",
    "getrandom",
    "process",
];

/// The parts of a manifest that matter here.
#[derive(Deserialize)]
struct Manifest {
    package: Package,
    #[serde(default)]
    dependencies: BTreeMap<String, toml::Value>,
}

#[derive(Deserialize)]
struct Package {
    license: String,
}

/// Lists crates that use others than they may, or have a licence that those do not allow, and
/// pure ones that are not.
pub(super) fn check(
    root: &Path,
    sources: &[Source],
    layers: &Layers,
) -> Result<Vec<Finding>, String> {
    let manifests = manifests(root)?;
    let mut findings = Vec::new();
    for (name, manifest) in &manifests {
        let mut find = |what: String| {
            let file = Path::new("crates").join(name).join("Cargo.toml");
            findings.push(Finding {
                file,
                line: 1,
                what,
            });
        };
        let used = manifest.dependencies.keys();
        let used: BTreeSet<String> = used
            .filter_map(|name| name.strip_prefix("adoube-"))
            .map(str::to_owned)
            .collect();
        if layers.uses.get(name) != Some(&used) {
            find(format!(
                "{name} uses {used:?}; xtask/house.toml and ARCHITECTURE.md say otherwise"
            ));
        }
        let is_free = |name: &str| {
            let manifest = manifests.get(name);
            manifest.is_some_and(|manifest| manifest.package.license == "MIT OR Apache-2.0")
        };
        let binding = used.iter().find(|used| is_free(name) && !is_free(used));
        if let Some(binding) = binding {
            find(format!("{name} is MIT OR Apache-2.0, {binding} is not"));
        }
    }
    findings.extend(impure(sources, layers));
    Ok(findings)
}

fn manifests(root: &Path) -> Result<BTreeMap<String, Manifest>, String> {
    let folders = std::fs::read_dir(root.join("crates")).map_err(|error| error.to_string())?;
    let mut manifests = BTreeMap::new();
    for folder in folders.flatten() {
        let file = folder.path().join("Cargo.toml");
        let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let text = std::fs::read_to_string(&file).map_err(|error| told(&error))?;
        let manifest = toml::from_str(&text).map_err(|error| told(&error))?;
        let name = folder.file_name().to_string_lossy().into_owned();
        manifests.insert(name, manifest);
    }
    Ok(manifests)
}

fn impure(sources: &[Source], layers: &Layers) -> Vec<Finding> {
    let mut findings = Vec::new();
    for source in sources.iter().filter(|source| source.is_product) {
        let of_crate = source.module.split("::").next().unwrap_or("");
        let is_exception = layers.exceptions.contains_key(&source.module);
        if !layers.pure.contains(of_crate) || is_exception {
            continue;
        }
        let imported = source.imports.names.values();
        let imported = imported.filter(|path| path.first().is_some_and(|first| first == "std"));
        let names_world = imported
            .flatten()
            .any(|part| WORLD.contains(&part.as_str()));
        for item in &source.items {
            let touches = |mention: &Mention| match mention {
                Mention::Qualified(above, word) => {
                    (above == "std" && WORLD.contains(&word.as_str()))
                        || (word == "now" && above != "self")
                }
                Mention::Plain(_) | Mention::Method(_) => false,
            };
            if names_world || item.mentions.iter().any(touches) {
                findings.push(Finding {
                    file: source.file.clone(),
                    line: item.line,
                    what: format!("{} reads files, a clock or lots", item.path),
                });
                break;
            }
        }
    }
    findings
}
