//! The manual is the same in every language: chapters, headings, tables, commands, and links that lead somewhere.

use std::collections::BTreeSet;
use std::path::Path;

use adoube_words::{Language, manual};

/// The chapters that there are as files of a language.
fn files(code: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("manual")
        .join(code);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|_| panic!("no manual in {code}"));
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    entries.map(|entry| name(&entry.unwrap().path())).collect()
}

#[test]
fn every_language_has_every_chapter() {
    let listed: BTreeSet<String> = manual::chapters(Language::english())
        .map(|chapter| chapter.name.to_owned())
        .collect();
    for language in Language::all() {
        assert_eq!(files(language.code()), listed, "in {}", language.code());
    }
}

/// What a chapter is made of, whatever the language: levels of headings, rows of tables, commands.
fn skeleton(text: &str) -> (Vec<usize>, usize, Vec<String>) {
    let hashes = |line: &str| line.chars().take_while(|one| *one == '#').count();
    let mut in_code = false;
    let (mut headings, mut rows, mut commands) = (Vec::new(), 0, Vec::new());
    for line in text.lines() {
        if line.starts_with("```") {
            in_code = !in_code;
        } else if in_code {
            commands.push(line.to_owned());
        } else if line.starts_with('#') {
            headings.push(hashes(line));
        } else if line.starts_with('|') {
            rows += 1;
        }
    }
    (headings, rows, commands)
}

#[test]
fn translations_have_the_shape_of_the_english_text() {
    for language in Language::all() {
        for english in manual::chapters(Language::english()) {
            let own = manual::chapter(language, english.name).unwrap();
            let place = format!("{} in {}", english.name, language.code());
            assert_eq!(skeleton(own.text), skeleton(english.text), "{place}");
            assert!(own.text.starts_with("# "), "{place}");
        }
    }
}

#[test]
fn links_lead_to_chapters() {
    for language in Language::all() {
        for chapter in manual::chapters(language) {
            for link in chapter.text.split("](").skip(1) {
                let target = link.split(')').next().unwrap();
                let known = target
                    .strip_suffix(".md")
                    .is_some_and(|name| manual::chapter(language, name).is_some());
                let on_page = target.starts_with('/');
                assert!(known || on_page, "{} links to {target}", chapter.name);
            }
        }
    }
}
