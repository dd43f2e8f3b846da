//! The words of the pages, one catalogue a language (`locales/`).
//!
//! A page asks for a text by its key, with [`t`], or with [`fill`] where values go into it. The
//! language belongs to the request: [`speaking`] sets it for everything that happens inside.
//! What a language has no text for is said in English.

use std::collections::HashMap;
use std::fmt::Display;
use std::future::Future;
use std::sync::LazyLock;

use adoube_words::{Names, Words};
use serde::Serialize;

/// A language that the pages speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Language {
    /// English, which has every text.
    #[default]
    English,
    German,
    French,
    Spanish,
}

impl Language {
    /// Every language that the pages speak, in the order of the chooser.
    pub(crate) const ALL: [Language; 4] = [
        Language::English,
        Language::German,
        Language::French,
        Language::Spanish,
    ];

    /// The code, as in `lang="de"`.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Spanish => "es",
        }
    }

    /// What its speakers call it.
    pub(crate) fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Spanish => "Español",
        }
    }

    /// Whether it is the language of the request.
    pub(crate) fn is_spoken(self) -> bool {
        self == spoken()
    }

    /// The language with this code.
    pub(crate) fn with_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The first language of an `Accept-Language` header that we speak. Browsers write them in
    /// order of preference.
    pub(crate) fn accepted(header: &str) -> Option<Language> {
        let tags = header
            .split(',')
            .map(|tag| tag.split(';').next().unwrap_or(""));
        tags.filter_map(|tag| Language::with_code(tag.trim().get(..2)?))
            .next()
    }
}

tokio::task_local! {
    static SPOKEN: Language;
}

/// Lets everything inside speak a language.
pub(crate) async fn speaking<F: Future>(language: Language, inside: F) -> F::Output {
    SPOKEN.scope(language, inside).await
}

/// The language of the request; English outside of any.
pub(crate) fn spoken() -> Language {
    SPOKEN.try_with(|language| *language).unwrap_or_default()
}

/// The words of the language of the request.
pub(crate) fn words() -> Words {
    Words::of(spoken().code().parse().unwrap_or_default())
}

/// A fact as a sentence in the language of the request.
pub(crate) fn tell<F: Serialize + ?Sized>(fact: &F) -> String {
    words().tell(fact)
}

/// A fact as a sentence in the language of the request, with names for those whom it is about.
pub(crate) fn tell_with<F: Serialize + ?Sized>(fact: &F, names: &dyn Names) -> String {
    words().tell_with(fact, names)
}

/// The text with this key.
pub(crate) fn t(key: &str) -> &str {
    let own = CATALOGUES[spoken() as usize].get(key);
    let text = own.or_else(|| CATALOGUES[Language::English as usize].get(key));
    text.map_or(key, String::as_str)
}

/// The text with this key and values in place of `{0}`, `{1}` …
pub(crate) fn fill(key: &str, values: &[&dyn Display]) -> String {
    let mut text = t(key).to_owned();
    for (place, value) in values.iter().enumerate() {
        text = text.replace(&format!("{{{place}}}"), &value.to_string());
    }
    text
}

/// The text for a number of things: `key-one` or `key-many`, with the number as `{0}`.
pub(crate) fn count(key: &str, number: usize) -> String {
    plural(key, number, &[&number])
}

/// The text for a number of things: `key-one` or `key-many`, with values in place of `{0}`, `{1}` …,
/// one of which is the number.
pub(crate) fn plural(key: &str, number: usize, values: &[&dyn Display]) -> String {
    fill(&form(key, number), values)
}

/// The key of the text for a number of things: `key-one` or `key-many`.
fn form(key: &str, number: usize) -> String {
    let one = format!("{key}-one");
    // French counts nothing like one thing; "the only round" is no form for nothing.
    let like_one = number == 0 && Language::French.is_spoken() && t(&one).contains('{');
    match number == 1 || like_one {
        true => one,
        false => format!("{key}-many"),
    }
}

/// How many results of a round are there.
pub(crate) fn results_of(finished: usize, boards: usize) -> String {
    plural("results-n-of", boards, &[&finished, &boards])
}

/// The same with places for the numbers, for a script that counts on.
pub(crate) fn results_of_so_many(boards: usize) -> String {
    t(&form("results-n-of", boards)).to_owned()
}

type Catalogue = HashMap<String, String>;

static CATALOGUES: LazyLock<[Catalogue; 4]> = LazyLock::new(|| SOURCES.map(read));

const SOURCES: [&str; 4] = [
    include_str!("../locales/en.toml"),
    include_str!("../locales/de.toml"),
    include_str!("../locales/fr.toml"),
    include_str!("../locales/es.toml"),
];

/// The files are part of the program, and a test reads them all.
fn read(source: &str) -> Catalogue {
    toml::from_str(source).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_catalogue_can_be_read_and_only_translates_what_there_is() {
        for (language, source) in Language::ALL.into_iter().zip(SOURCES) {
            let read: Result<Catalogue, _> = toml::from_str(source);
            let catalogue = read.unwrap_or_else(|error| panic!("{language:?}: {error}"));
            assert!(!catalogue.is_empty(), "{language:?}");
            for (key, text) in &catalogue {
                let english = CATALOGUES[0].get(key);
                let english = english.unwrap_or_else(|| panic!("{language:?} {key}: not English"));
                assert_eq!(places(text), places(english), "{language:?} {key}");
            }
        }
    }

    #[test]
    fn every_text_that_is_asked_for_is_there_and_every_text_is_asked_for() {
        let mut asked = BTreeSet::new();
        let mut sources = String::new();
        collect(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
            &mut sources,
        );
        // A call that is too long for a line has its key on the next one.
        let pieces: Vec<&str> = sources.split('(').map(str::trim_start).collect();
        let sources = pieces.join("(");
        for (call, ends) in [
            ("t(\"", vec![""]),
            ("fill(\"", vec![""]),
            ("count(\"", vec!["-one", "-many"]),
            ("plural(\"", vec!["-one", "-many"]),
        ] {
            for (place, _) in sources.match_indices(call) {
                // Not the end of another name, such as that of `try_get`.
                let before = sources[..place].chars().next_back();
                if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
                    continue;
                }
                let key = sources[place + call.len()..]
                    .split('"')
                    .next()
                    .unwrap_or("");
                asked.extend(ends.iter().map(|end| format!("{key}{end}")));
            }
        }
        asked.retain(|key| {
            key.chars().all(|letter| {
                letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
            }) && key.len() > 1
        });
        let missing: Vec<&String> = asked
            .iter()
            .filter(|key| !CATALOGUES[0].contains_key(*key))
            .collect();
        assert!(
            missing.is_empty(),
            "not in the English catalogue: {missing:?}"
        );
        let unused: Vec<&String> = CATALOGUES[0]
            .keys()
            .filter(|key| {
                // Keys that are put together, such as a role's, appear with their stem.
                let stem = key.rsplit_once('-').map_or(key.as_str(), |(stem, _)| stem);
                !sources.contains(&format!("\"{key}\""))
                    && !sources.contains(&format!("\"{stem}-{{"))
                    && !sources.contains(&format!("count(\"{stem}\""))
                    && !sources.contains(&format!("plural(\"{stem}\""))
            })
            .collect();
        assert!(
            unused.is_empty(),
            "in the catalogue, but nobody asks: {unused:?}"
        );
    }

    fn places(text: &str) -> BTreeSet<&str> {
        text.split('{')
            .skip(1)
            .filter_map(|rest| rest.split_once('}'))
            .map(|(place, _)| place)
            .collect()
    }

    fn collect(folder: &Path, sources: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, sources);
            } else {
                sources.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }

    /// What is said with a number of things that are never one or none.
    const ALWAYS_MANY: [&str; 2] = [
        // More than can be entered at once.
        "entries-long-list",
        // Fifty at least.
        "tools-quiet",
    ];

    /// What ends like a word for several things and is none.
    const NO_THINGS: [&str; 14] = [
        "This", "against", "always", "becomes", "floats", "gets", "has", "invites", "is", "meets",
        "moves", "rules", "takes", "was",
    ];

    #[test]
    fn what_is_said_of_several_things_has_a_form_for_one() {
        let words = |rest: &str| {
            let after = rest.split_once("} ").map_or("", |(_, after)| after);
            let words = after.split(|letter: char| !letter.is_alphanumeric());
            let words = words.filter(|word| !["more", "other"].contains(word));
            words.take(1).map(str::to_owned).collect::<String>()
        };
        for (key, text) in &CATALOGUES[0] {
            let forms = key.ends_with("-one") || key.ends_with("-many");
            if forms || ALWAYS_MANY.contains(&key.as_str()) {
                continue;
            }
            for word in text.split('{').skip(1).map(words) {
                let several = word.len() > 2 && word.ends_with('s') && word != word.to_uppercase();
                let things = several && !NO_THINGS.contains(&word.as_str());
                assert!(!things, "{key}: {text}");
            }
        }
    }

    #[tokio::test]
    async fn a_number_agrees_with_what_it_counts() {
        let stems: Vec<&str> = CATALOGUES[0]
            .keys()
            .filter_map(|key| key.strip_suffix("-one"))
            .filter(|stem| CATALOGUES[0].contains_key(&format!("{stem}-many")))
            .collect();
        assert!(stems.len() > 20);
        for language in Language::ALL {
            let catalogue = &CATALOGUES[language as usize];
            for stem in &stems {
                let form = |end: &str| {
                    let text = catalogue.get(&format!("{stem}-{end}"));
                    text.unwrap_or_else(|| panic!("{language:?} {stem}-{end}"))
                };
                let fixed = form("one").replace("{1}", "");
                assert!(!fixed.contains('1'), "{language:?} {stem}");
                for number in [0, 1, 2] {
                    let said = speaking(language, async {
                        plural(stem, number, &[&number, &number, &number, &number])
                    });
                    let like_one = language == Language::French && form("one").contains('{');
                    let expected = match number {
                        1 => form("one"),
                        0 if like_one => form("one"),
                        _ => form("many"),
                    };
                    let expected = (0..4).fold(expected.clone(), |text, place| {
                        text.replace(&format!("{{{place}}}"), &number.to_string())
                    });
                    assert_eq!(said.await, expected, "{language:?} {stem} {number}");
                }
            }
        }
        let missing = |language, number: usize| {
            speaking(language, async move { count("next-missing", number) })
        };
        for (language, expected) in [
            (
                Language::English,
                ["0 results missing", "1 result missing", "2 results missing"],
            ),
            (
                Language::German,
                [
                    "0 Ergebnisse fehlen",
                    "1 Ergebnis fehlt",
                    "2 Ergebnisse fehlen",
                ],
            ),
            (
                Language::French,
                [
                    "0 résultat manque",
                    "1 résultat manque",
                    "2 résultats manquent",
                ],
            ),
            (
                Language::Spanish,
                [
                    "faltan 0 resultados",
                    "falta 1 resultado",
                    "faltan 2 resultados",
                ],
            ),
        ] {
            for (number, expected) in expected.into_iter().enumerate() {
                assert_eq!(missing(language, number).await, expected);
            }
        }
    }

    #[tokio::test]
    async fn a_request_speaks_its_language() {
        assert_eq!(spoken(), Language::English);
        let said = speaking(Language::German, async { t("sign-in").to_owned() }).await;
        assert_eq!(said, "Anmelden");
        assert_eq!(t("sign-in"), "Sign in");
        assert_eq!(
            Language::accepted("pt-BR, fr;q=0.8, en"),
            Some(Language::French)
        );
        assert_eq!(Language::accepted("*"), None);
    }
}
