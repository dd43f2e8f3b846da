//! The list of what is in the program, as CycloneDX: every crate with version, licence and checksum.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Stdio;

use serde::Deserialize;
use serde_json::{Value, json};

use super::put;
use crate::run::{cargo, root};

/// The package that is shipped.
const PROGRAM: &str = "adoube-cli";

/// What cargo tells of the crates.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Crate>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Crate {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    repository: Option<String>,
    source: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

/// Writes the list; `time` is when the sources were committed.
pub(super) fn write(path: &Path, time: u64) -> Result<(), String> {
    let platform = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let mut command = cargo(&[
        "metadata",
        "--format-version",
        "1",
        "--locked",
        "--filter-platform",
        &platform,
    ]);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| error.to_string())?;
    let metadata: Metadata =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let lock = fs::read_to_string(root().join("Cargo.lock")).map_err(|error| error.to_string())?;
    let lock: Lock = toml::from_str(&lock).map_err(|error| error.to_string())?;
    let list = list(&metadata, &lock, time)?;
    let text = serde_json::to_string_pretty(&list).map_err(|error| error.to_string())?;
    put(path, (text + "\n").as_bytes())
}

fn list(metadata: &Metadata, lock: &Lock, time: u64) -> Result<Value, String> {
    let nodes: BTreeMap<&str, &Node> = metadata
        .resolve
        .nodes
        .iter()
        .map(|node| (node.id.as_str(), node))
        .collect();
    let program = metadata.packages.iter().find(|one| one.name == PROGRAM);
    let program = program.ok_or_else(|| format!("{PROGRAM} is not there"))?;
    let inside = inside(&program.id, &nodes);
    let sums: BTreeMap<(&str, &str), &str> = (lock.package.iter())
        .filter_map(|one| {
            Some((
                (one.name.as_str(), one.version.as_str()),
                one.checksum.as_deref()?,
            ))
        })
        .collect();
    let names: BTreeMap<&str, String> = (metadata.packages.iter())
        .map(|one| (one.id.as_str(), address(one)))
        .collect();
    let named = |id: &str| names.get(id).cloned().unwrap_or_default();
    let mut crates: Vec<&Crate> = (metadata.packages.iter())
        .filter(|one| inside.contains(one.id.as_str()) && one.id != program.id)
        .collect();
    crates.sort_by_key(|one| (&one.name, &one.version));
    let components: Vec<Value> = crates
        .iter()
        .map(|one| component(one, &sums, "library"))
        .collect();
    let dependencies = std::iter::once(&program).chain(&crates).map(|one| {
        let needs = nodes
            .get(one.id.as_str())
            .map_or_else(Vec::new, |node| shipped(node));
        let needs: BTreeSet<String> = needs.iter().map(|id| named(id)).collect();
        json!({ "ref": named(&one.id), "dependsOn": needs })
    });
    Ok(json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": component(program, &sums, "application"),
            "properties": [{ "name": "adoube:source-date-epoch", "value": time.to_string() }],
        },
        "components": components,
        "dependencies": dependencies.collect::<Vec<_>>(),
    }))
}

/// Everything that a crate is made of: what it and its parts need when they run, or to be built.
fn inside<'n>(start: &'n str, nodes: &BTreeMap<&'n str, &'n Node>) -> BTreeSet<&'n str> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![start];
    while let Some(id) = waiting.pop() {
        if let Some(node) = nodes.get(id)
            && found.insert(id)
        {
            waiting.extend(shipped(node));
        }
    }
    found
}

/// What a crate needs but for its tests.
fn shipped(node: &Node) -> Vec<&str> {
    let is_shipped = |one: &&Dependency| {
        one.dep_kinds
            .iter()
            .any(|kind| kind.kind.as_deref() != Some("dev"))
    };
    node.deps
        .iter()
        .filter(is_shipped)
        .map(|one| one.pkg.as_str())
        .collect()
}

fn component(one: &Crate, sums: &BTreeMap<(&str, &str), &str>, kind: &str) -> Value {
    let mut component = json!({
        "type": kind,
        "bom-ref": address(one),
        "name": one.name,
        "version": one.version,
        "purl": address(one),
    });
    if let Some(license) = &one.license {
        // An older way of writing `OR`.
        component["licenses"] = json!([{ "expression": license.replace('/', " OR ") }]);
    }
    if let Some(sum) = sums.get(&(one.name.as_str(), one.version.as_str())) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    if let Some(repository) = &one.repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    component
}

/// The package URL. Crates of this workspace come from nowhere else.
fn address(one: &Crate) -> String {
    let own = if one.source.is_none() {
        "?vcs_url=local"
    } else {
        ""
    };
    format!("pkg:cargo/{}@{}{own}", one.name, one.version)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: &str, needs: &[(&str, Option<&str>)]) -> Node {
        let deps = needs.iter().map(|(pkg, kind)| Dependency {
            pkg: (*pkg).to_owned(),
            dep_kinds: vec![DependencyKind {
                kind: kind.map(str::to_owned),
            }],
        });
        Node {
            id: id.to_owned(),
            deps: deps.collect(),
        }
    }

    #[test]
    fn what_only_tests_use_is_not_inside() {
        let all = [
            node(
                "a",
                &[("b", None), ("t", Some("dev")), ("m", Some("build"))],
            ),
            node("b", &[("c", None)]),
            node("c", &[("b", None)]),
            node("m", &[]),
            node("t", &[("u", None)]),
            node("u", &[]),
        ];
        let nodes = all.iter().map(|node| (node.id.as_str(), node)).collect();
        let inside = inside("a", &nodes);
        assert_eq!(inside.into_iter().collect::<Vec<_>>(), ["a", "b", "c", "m"]);
    }
}
