//! The server is one folder for each thing a person does. They do not use each other, except where
//! this says so, and never in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Every feature with the features whose pages or workings it also shows. A feature stands below
/// those it uses, so that there is no circle.
const FEATURES: &[(&str, &[&str])] = &[
    ("account", &[]),
    ("appeals", &[]),
    ("arbiters", &[]),
    ("captain", &[]),
    ("desk", &[]),
    ("entries", &[]),
    ("fairplay", &[]),
    ("fees", &[]),
    ("hall", &[]),
    ("help", &[]),
    ("journal", &[]),
    ("operating", &[]),
    ("organisations", &[]),
    ("people", &[]),
    ("prizes", &[]),
    ("results", &[]),
    ("rounds", &[]),
    ("screens", &[]),
    ("settings", &[]),
    ("standings", &[]),
    ("tables", &[]),
    ("teams", &[]),
    ("tools", &[]),
    // A ruling is found, and a score sheet played over, as among the tools.
    ("incidents", &["tools"]),
    // The screen of the hall shows the standings.
    ("public", &["standings"]),
    // What the next rounds must bring stands on the public card too.
    ("titles", &["public"]),
    // What everybody sees is also printed, and so are cases.
    ("papers", &["appeals", "fairplay", "public", "standings"]),
    (
        "api",
        &[
            "captain", "entries", "hall", "papers", "people", "prizes", "rounds",
        ],
    ),
];

/// Where all features come together.
const MEETING: [&str; 2] = ["lib.rs", "routes.rs"];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path
            .extension()
            .is_some_and(|end| end == "rs" || end == "html")
        {
            found.push(path);
        }
    }
}

/// The features that a text names: as `crate::results`, in `use crate::{results, …}`, or as
/// a template `"results/…"`.
fn named<'f>(text: &str, features: &BTreeSet<&'f str>) -> BTreeSet<&'f str> {
    let mut named = BTreeSet::new();
    for feature in features {
        let paths = [
            format!("crate::{feature}::"),
            format!("crate::{feature};"),
            format!("\"{feature}/"),
        ];
        let grouped = text.split("use crate::{").skip(1).any(|rest| {
            let group = rest.split("};").next().unwrap_or("");
            let mut words = group.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            words.any(|word| word == *feature)
        });
        if grouped || paths.iter().any(|path| text.contains(path.as_str())) {
            named.insert(*feature);
        }
    }
    named
}

#[test]
fn features_use_only_those_that_are_named_here() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let features: BTreeSet<&str> = FEATURES.iter().map(|(name, _)| *name).collect();
    let mut found = Vec::new();
    files(&source, &mut found);
    let mut uses: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for path in found {
        let below = path.strip_prefix(&source).unwrap();
        let top = below.iter().next().unwrap().to_str().unwrap();
        if MEETING.contains(&top) {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let used = named(&text, &features);
        let Some((feature, _)) = FEATURES.iter().find(|(name, _)| *name == top) else {
            assert!(used.is_empty(), "{}: {used:?}", below.display());
            continue;
        };
        let of_feature = uses.entry(*feature).or_default();
        of_feature.extend(used.into_iter().filter(|name| name != feature));
    }
    for (feature, allowed) in FEATURES {
        let allowed: BTreeSet<&str> = allowed.iter().copied().collect();
        let used = uses.remove(feature).unwrap_or_default();
        assert_eq!(used, allowed, "{feature} uses others than are named");
    }
}

#[test]
fn there_is_no_circle_of_features() {
    let mut before = BTreeSet::new();
    for (feature, uses) in FEATURES {
        let later: Vec<&&str> = uses.iter().filter(|used| !before.contains(*used)).collect();
        assert!(later.is_empty(), "{feature} stands above {later:?}");
        before.insert(feature);
    }
}

/// The tests that a text names: what stands in it between backticks and looks like one.
fn promised(text: &str) -> BTreeSet<&str> {
    let quoted = text.split('`').skip(1).step_by(2);
    let is_test = |name: &&str| {
        name.matches('_').count() > 2
            && name
                .chars()
                .all(|one| one.is_ascii_lowercase() || one == '_')
    };
    quoted.filter(is_test).collect()
}

#[test]
fn every_promise_of_security_has_its_test() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let security = std::fs::read_to_string(crates.join("../SECURITY.md")).unwrap();
    let mut sources = Vec::new();
    for part in std::fs::read_dir(&crates).unwrap() {
        for folder in ["src", "tests"] {
            let folder = part.as_ref().unwrap().path().join(folder);
            if folder.is_dir() {
                files(&folder, &mut sources);
            }
        }
    }
    let texts: Vec<String> = (sources.iter())
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    let promised = promised(&security);
    assert!(promised.len() > 30, "{}", promised.len());
    for name in promised {
        let head = format!("fn {name}()");
        assert!(texts.iter().any(|text| text.contains(&head)), "{name}");
    }
}
