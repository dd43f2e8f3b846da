//! Every language has every message, with the same values, and every message is asked for.

mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant,
};
use fluent_syntax::parser::parse;

/// The language that has a message for everything.
const ENGLISH: &str = "en";

/// What values are called that come with another one.
const DERIVED: [&str; 3] = ["-code", "-count", "-opponent"];

/// The messages of a language: id and names of values.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|other| other == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn languages() -> Vec<String> {
    let folders = std::fs::read_dir(locales()).unwrap();
    let name = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = folders.map(|entry| name(entry.unwrap())).collect();
    names.sort();
    names
}

/// The messages of a language, but for those of the rulebook, or only those.
fn messages(language: &str, of_rulebook: bool) -> Messages {
    let mut messages = Messages::new();
    for file in files(&locales().join(language), "ftl") {
        let in_rulebook = file
            .parent()
            .is_some_and(|folder| folder.ends_with("rulebook"));
        if in_rulebook != of_rulebook {
            continue;
        }
        let text = std::fs::read_to_string(&file).unwrap();
        let resource: Resource<&str> = parse(text.as_str())
            .unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", file.display()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                assert!(
                    !matches!(entry, Entry::Junk { .. }),
                    "{}: {entry:?}",
                    file.display()
                );
                continue;
            };
            let mut values = BTreeSet::new();
            if let Some(pattern) = &message.value {
                collect(pattern, &mut values);
            }
            for part in &message.attributes {
                let mut values = BTreeSet::new();
                collect(&part.value, &mut values);
                messages.insert(format!("{}.{}", message.id.name, part.id.name), values);
            }
            let id = message.id.name.to_owned();
            let twice = messages.insert(id, values);
            assert!(
                twice.is_none(),
                "{}: {} twice",
                file.display(),
                message.id.name
            );
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_of(expression, values);
        }
    }
}

fn collect_of(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    let (inline, variants): (_, &[Variant<&str>]) = match expression {
        Expression::Inline(inline) => (inline, &[]),
        Expression::Select { selector, variants } => (selector, variants),
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_of(expression, values),
        _ => {}
    }
    for variant in variants {
        collect(&variant.value, values);
    }
}

#[test]
fn every_language_has_every_message() {
    for of_rulebook in [false, true] {
        let all: BTreeMap<String, Messages> = languages()
            .into_iter()
            .map(|language| (language.clone(), messages(&language, of_rulebook)))
            .collect();
        // What the rulebook says in English stands in the rulebook itself.
        let model = if of_rulebook { "de" } else { ENGLISH };
        let expected: BTreeSet<&String> = all[model].keys().collect();
        assert!(expected.len() > 1000, "{model}");
        for (language, messages) in &all {
            if of_rulebook && language == ENGLISH {
                continue;
            }
            let found: BTreeSet<&String> = messages.keys().collect();
            let missing: Vec<_> = expected.difference(&found).collect();
            assert!(missing.is_empty(), "{language} has no {missing:?}");
            let unknown: Vec<_> = found.difference(&expected).collect();
            assert!(
                unknown.is_empty(),
                "{model} has no {unknown:?}, {language} has"
            );
        }
    }
}

#[test]
fn no_language_asks_for_other_values_than_english() {
    let english = messages(ENGLISH, false);
    for language in languages() {
        for (id, values) in messages(&language, false) {
            let known = english.get(&id).cloned().unwrap_or_default();
            let is_known = |value: &String| {
                let stem = DERIVED.iter().find_map(|end| value.strip_suffix(end));
                known.contains(value)
                    || stem.is_some_and(|stem| {
                        let of_stem = |other: &String| other.starts_with(stem);
                        known.iter().any(of_stem)
                    })
                    || DERIVED
                        .iter()
                        .any(|end| known.contains(&format!("{value}{end}")))
            };
            let unknown: Vec<&String> = values.iter().filter(|value| !is_known(value)).collect();
            assert!(unknown.is_empty(), "{language} {id}: {unknown:?}");
        }
    }
}

#[test]
fn every_message_is_asked_for_and_every_fact_has_one() {
    let english = messages(ENGLISH, false);
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sources = sources::Sources::read(&crates);
    let mut made = BTreeSet::new();
    let mut missing = Vec::new();
    let facts = sources.facts();
    let declared = facts.iter().filter(|fact| fact.declared);
    let declared: BTreeSet<String> = declared.map(|fact| fact.name.clone()).collect();
    for fact in facts {
        // Another type has the same name by chance.
        if !fact.declared && declared.contains(&fact.name) {
            continue;
        }
        // A type is told in words if one of its messages is there; then all must be.
        if fact.ids.iter().any(|id| english.contains_key(id)) || fact.declared {
            let none = fact.ids.iter().filter(|id| !english.contains_key(*id));
            missing.extend(none.cloned());
            made.extend(fact.ids);
        }
        // What holds another fact may have a message, and need not.
        made.extend(fact.wrapping);
    }
    assert!(missing.is_empty(), "no message: {missing:#?}");
    let unused: Vec<&String> = english
        .keys()
        .filter(|id| !id.contains('.') && !made.contains(*id) && !sources.mentions(id))
        .collect();
    assert!(unused.is_empty(), "nobody asks for {unused:#?}");
}

/// An incident is found by what people say for it: each title has a part `.words`, in every language its
/// own (that every language has what English has is tested above).
#[test]
fn every_kind_of_incident_has_words_to_find_it_by() {
    let english = messages(ENGLISH, false);
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut kinds = 0;
    for file in files(&crates.join("rulings/src/families"), "rs") {
        let text = std::fs::read_to_string(&file).unwrap();
        for title in english.keys().filter(|id| !id.contains('.')) {
            let Some(kind) = title.strip_prefix("incident-") else {
                continue;
            };
            if text.contains(&format!(": \"{kind}\" {{")) {
                kinds += 1;
                assert!(english.contains_key(&format!("{title}.words")), "{title}");
            }
        }
    }
    assert!(kinds > 100, "{kinds}");
}

#[test]
fn every_statement_of_the_rulebook_is_translated() {
    let translated = messages("de", true);
    let mut said = BTreeSet::new();
    for edition in adoube_rulebook::Rulebook::embedded().editions() {
        said.insert(edition.name_saying().id);
        said.extend(edition.articles().iter().map(|one| one.saying().id));
        for variation in edition.variations() {
            said.insert(variation.saying().id);
        }
        for reading in edition.readings() {
            said.insert(reading.question_saying().id);
            said.insert(reading.default_saying().id);
            let others = reading.alternatives.iter();
            said.extend(others.map(|other| reading.alternative_saying(other).id));
        }
        let gaps = edition.gap_sayings();
        said.extend(gaps.flat_map(|(part, why)| [part.id, why.id]));
        let further = adoube_rulebook::further_articles(edition.authority());
        said.extend(further.iter().map(|one| one.saying().id));
        let absent = edition.absent_topics().keys();
        said.extend(absent.map(|topic| format!("{}-absent-{topic}", edition.id())));
    }
    let missing: Vec<&String> = said
        .iter()
        .filter(|id| !translated.contains_key(*id))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
    let unused: Vec<&String> = translated.keys().filter(|id| !said.contains(*id)).collect();
    // What a later edition replaced is still said by the one before it.
    assert!(unused.is_empty(), "{unused:#?}");
}
