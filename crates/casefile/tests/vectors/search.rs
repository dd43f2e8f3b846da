//! What people type, in each language, and the kinds of incidents it must find.

use adoube_casefile::search::search;
use adoube_rulebook::{Edition, Rulebook};
use adoube_vectors::{Vectors, tests};
use adoube_words::{Language, Words};
use toml::{Table, Value};

pub(super) fn register(vectors: &mut Vectors) {
    for language in Language::all() {
        let code = language.code();
        vectors.file(&format!("search-{code}"), |file| {
            file.whole("found", move |rows| what_people_say_is_found(code, rows));
        });
    }
    vectors.tests(&tests![
        the_order_of_words_does_not_matter,
        every_title_and_every_name_finds_its_own_kind,
        a_family_is_found_by_its_name,
        what_means_nothing_finds_nothing,
        an_article_finds_what_is_ruled_on_by_it,
    ]);
}

/// Among how many the kinds must be where several are meant.
const FIRST: usize = 6;

fn edition() -> &'static Edition {
    Rulebook::embedded()
        .edition("fide-2023-01")
        .expect("an edition")
}

fn words(code: &str) -> Words {
    Words::of(code.parse().expect("a language"))
}

fn found(words: Words, text: &str) -> Vec<&'static str> {
    let found = search(words, edition(), text);
    found.into_iter().map(|entry| entry.kind.name).collect()
}

/// Whether what is wanted stands where it should: one kind first of all, several among the first.
fn fits(wanted: &Value, found: &[&str]) -> bool {
    let first = &found[..found.len().min(FIRST)];
    match wanted {
        Value::String(kind) => found.first() == Some(&kind.as_str()),
        Value::Array(kinds) => kinds
            .iter()
            .all(|kind| first.contains(&kind.as_str().unwrap_or_default())),
        _ => false,
    }
}

/// The rows of a file: what somebody types, and what must be found.
fn what_people_say_is_found(code: &str, rows: Table) {
    assert!(rows.len() >= 60, "{code}");
    let mut wrong = Vec::new();
    for (asked, wanted) in rows {
        let found = found(words(code), &asked);
        if !fits(&wanted, &found) {
            wrong.push(format!("{asked:?}: {wanted}, found {found:?}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

fn the_order_of_words_does_not_matter() {
    let english = words("en");
    for (one, other) in [
        ("clock broken", "broken clock"),
        ("illegal second", "second illegal"),
        ("offer draw", "draw offer"),
    ] {
        assert_eq!(found(english, one), found(english, other), "{one}");
    }
}

fn every_title_and_every_name_finds_its_own_kind() {
    for language in Language::all() {
        let words = Words::of(language);
        for entry in adoube_casefile::search::entries() {
            let by_name = found(words, entry.kind.name);
            assert_eq!(by_name, [entry.kind.name]);
            let by_title = found(words, &entry.title(words));
            let first = &by_title[..by_title.len().min(3)];
            assert!(
                first.contains(&entry.kind.name),
                "{language:?} {}: {by_title:?}",
                entry.kind.name
            );
        }
    }
}

fn a_family_is_found_by_its_name() {
    let kinds = found(words("en"), "correspondence");
    assert!(
        kinds
            .iter()
            .filter(|kind| kind.starts_with("mail-"))
            .count()
            >= 6,
        "{kinds:?}"
    );
}

fn what_means_nothing_finds_nothing() {
    for text in ["", "xyzzy", "qqqq wwww", "?", "the"] {
        assert_eq!(found(words("en"), text), [""; 0], "{text:?}");
    }
}

fn an_article_finds_what_is_ruled_on_by_it() {
    for (article, kind) in [
        ("7.5.5", "illegal-move"),
        ("art. 7.5.5", "illegal-move"),
        ("9.2", "draw-claim"),
        ("11.3.2", "device"),
        ("6.11.1", "interruption"),
        ("14E", "flag-fall"),
    ] {
        let kinds = found(words("en"), article);
        assert!(kinds.contains(&kind), "{article}: {kinds:?}");
    }
}
