//! Articles are cited by topic, or through a table that has them for each edition. This looks through
//! the sources of all crates for article numbers that are spelled anywhere else.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use adoube_rulebook::Rulebook;

/// Files that are such a table: one place for the articles of one subject.
const TABLES: &[&str] = &[
    // Of engines, by edition.
    "pairing/src/dutch/criteria.rs",
    "pairing/src/dutch/explain.rs",
    "pairing/src/dutch/colours.rs",
    "pairing/src/dutch/check_list.rs",
    "pairing/src/fide/double_swiss/mod.rs",
    "pairing/src/fide/lim/mod.rs",
    "pairing/src/fide/team/mod.rs",
    "pairing/src/us/bars.rs",
    "pairing/src/us/variations.rs",
    "pairing/src/us/bye.rs",
    "pairing/src/us/colours.rs",
    "pairing/src/us/explain.rs",
    "pairing/src/us/incidents.rs",
    "pairing/src/schedule/withdrawal.rs",
    "prizes/src/division/articles.rs",
    "prizes/src/lint/announce.rs",
    "prizes/src/lint/classes.rs",
    "prizes/src/lint/mod.rs",
    "ratings/src/arbiters/articles.rs",
    "ratings/src/event/articles.rs",
    "ratings/src/norm/articles.rs",
    "ratings/src/rejections.rs",
    "ratings/src/titles/application.rs",
    "ratings/src/titles/articles.rs",
    "ratings/src/us.rs",
    "standings/src/method.rs",
    "standings/src/explain/articles.rs",
    "standings/src/lists/articles.rs",
    // Of regulations that no engine has.
    "conduct/src/articles.rs",
    "conduct/src/announcement/articles.rs",
    "conduct/src/announcement/books.rs",
    // The name of a layout.
    "formats/src/us_report/layout.rs",
];

/// Outlines of pieces and flags, in which numbers and letters follow each other.
const OUTLINES: &[&str] = &["laws/src/position/svg/shapes.rs", "server/src/ui/flags.rs"];

/// What looks like a rule and is none: ranks of a position, the name of a layout.
const NO_RULES: &[&str] = &["4K3", "4P3", "2C"];

#[test]
fn article_numbers_are_spelled_in_tables_only() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for folder in fs::read_dir(crates).unwrap() {
        find(&folder.unwrap().path().join("src"), &mut files);
    }
    assert!(files.len() > 300, "the sources are looked at");
    files.sort();
    let mut faults = Vec::new();
    for path in files {
        let name = path.strip_prefix(crates).unwrap().to_string_lossy();
        if TABLES.contains(&&*name) || OUTLINES.contains(&&*name) || is_test(&name) {
            continue;
        }
        let found = texts_with_articles(&fs::read_to_string(&path).unwrap());
        if !found.is_empty() {
            faults.push(format!("{name}: {found:#?}"));
        }
    }
    let idle = TABLES.iter().filter(|name| {
        let table = fs::read_to_string(crates.join(name)).unwrap_or_default();
        texts_with_articles(&table).is_empty()
    });
    faults.extend(idle.map(|name| format!("{name} is no table of articles")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn is_test(name: &str) -> bool {
    name.ends_with("/tests.rs") || name.contains("/tests/")
}

/// The string literals outside comments and tests that hold the number of an article.
fn texts_with_articles(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.collect::<Vec<_>>().join("\n");
    let texts = literals(&code).into_iter();
    texts.filter(|text| has_article(text)).collect()
}

/// The texts between quotation marks. A quoted mark in a character literal is skipped.
fn literals(code: &str) -> Vec<String> {
    let code = code.replace("'\"'", "");
    let mut texts = Vec::new();
    let mut letters = code.chars();
    while letters.by_ref().any(|letter| letter == '"') {
        let mut text = String::new();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' => text.extend(letters.next()),
                '"' => break,
                _ => text.push(letter),
            }
        }
        texts.push(text);
    }
    texts
}

fn has_article(text: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '.';
    let words = text.split(|letter| !is_part(letter));
    let mut words = words.map(|word| word.trim_end_matches('.'));
    words.any(|word| is_us_rule(word) || is_regulation(word) || is_law(word))
        || is_criterion(text.trim_matches(['(', ')']))
        || text.contains("General Regulations ")
}

/// `27A1`, `28J`, `29E5f1`.
fn is_us_rule(word: &str) -> bool {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = word.split_at(digits);
    let mut rest = rest.chars();
    let is_rule = !number.starts_with('0')
        && number
            .parse::<u32>()
            .is_ok_and(|rule| (1..=42).contains(&rule));
    let is_letter = rest
        .next()
        .is_some_and(|letter| ('A'..='Y').contains(&letter));
    is_rule && is_letter && rest.all(|c| c.is_ascii_digit() || ('a'..='i').contains(&c))
}

/// `C.04.2.B.3`, `B.02`, `C.07`.
fn is_regulation(word: &str) -> bool {
    let mut parts = word.split('.');
    let is_book = matches!(parts.next(), Some("A" | "B" | "C"));
    let is_number = |part: &str| part.len() == 2 && part.starts_with('0');
    is_book && parts.next().is_some_and(is_number)
}

/// `8.5.1`. Versions and addresses begin with zero or have larger numbers.
fn is_law(word: &str) -> bool {
    let parts: Vec<&str> = word.split('.').collect();
    let is_number = |part: &&str| {
        part.parse::<u32>()
            .is_ok_and(|number| (1..=30).contains(&number))
    };
    (3..=4).contains(&parts.len()) && parts.iter().all(is_number)
}

/// A text that is nothing but `C.2` or `C2`.
fn is_criterion(text: &str) -> bool {
    let rest = text.strip_prefix(['C', 'D', 'E']);
    let number = rest.map(|rest| rest.strip_prefix('.').unwrap_or(rest));
    number.is_some_and(|number| number.len() <= 2 && number.parse::<u32>().is_ok())
}

/// Whatever rule of US Chess code or catalogues name, the edition has it.
#[test]
fn every_us_rule_named_anywhere_exists() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for folder in fs::read_dir(crates).unwrap() {
        find(&folder.unwrap().path().join("src"), &mut files);
    }
    let mut named = Vec::new();
    for path in &files {
        let name = path.strip_prefix(crates).unwrap().to_string_lossy();
        if !is_test(&name) && !OUTLINES.contains(&&*name) {
            let source = fs::read_to_string(path).unwrap();
            let texts = texts_with_articles(&source).into_iter();
            named.extend(texts.map(|text| (name.to_string(), text)));
        }
    }
    let catalogues = crates.join("words/locales/en");
    for path in with_extension(&catalogues, "ftl") {
        let text = fs::read_to_string(&path).unwrap();
        named.push((path.display().to_string(), text));
    }
    let edition = Rulebook::embedded().edition("us-2025").unwrap();
    let (mut missing, mut known) = (BTreeSet::new(), 0);
    for (place, text) in &named {
        for word in text.split(|letter: char| !letter.is_ascii_alphanumeric()) {
            match is_us_rule(word) && !NO_RULES.contains(&word) {
                true if edition.article(word).is_none() => _ = missing.insert((place, word)),
                true => known += 1,
                false => {}
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(known > 150, "{known} rules are named");
}

fn with_extension(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(with_extension(&path, extension));
        } else if path.extension().is_some_and(|of| of == extension) {
            found.push(path);
        }
    }
    found
}

#[test]
fn what_is_an_article_number() {
    let articles = [
        "27A1",
        "(28J)",
        "see 29E5f1.",
        "C.04.2.B.3",
        "(8.5.1)",
        "C.2",
        "C2",
        "6A: General Regulations 6.8",
    ];
    for text in articles {
        assert!(has_article(text), "{text}");
    }
    for text in [
        "36MB",
        "02X",
        "0.1.0",
        "127.0.0.1",
        "A4",
        "G/60 d/5",
        "90+30",
        "Chapter 3",
        "C",
        "UTF8",
    ] {
        assert!(!has_article(text), "{text}");
    }
}
