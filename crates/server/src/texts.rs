//! The words of the pages, in the language of the request.
//!
//! A page asks `adoube-words` for a text by its key, with [`t`], or with [`fill`] where values go
//! into it, and for the sentence of a fact with [`tell`]. The language belongs to the request:
//! [`speaking`] sets it for everything that happens inside.

use std::fmt::Display;
use std::future::Future;

pub(crate) use adoube_words::Language;
use adoube_words::{Names, Values, Words};
use serde::Serialize;

/// The names of the places in a text with several values.
const PLACES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// What a script looks for in a text, to put its own values there.
const MARKS: [&str; 6] = ["{0}", "{1}", "{2}", "{3}", "{4}", "{5}"];

tokio::task_local! {
    static SPOKEN: Language;
}

/// Lets everything inside speak a language.
pub(crate) async fn speaking<F: Future>(language: Language, inside: F) -> F::Output {
    SPOKEN.scope(language, inside).await
}

/// Lets what is made inside speak another language than the request.
pub(crate) fn in_language<T>(language: Language, inside: impl FnOnce() -> T) -> T {
    SPOKEN.sync_scope(language, inside)
}

/// The language of the request; English outside of any.
pub(crate) fn spoken() -> Language {
    SPOKEN.try_with(|language| *language).unwrap_or_default()
}

/// The words of the language of the request.
pub(crate) fn words() -> Words {
    Words::of(spoken())
}

/// A number with a point in it, as the language writes it.
pub(crate) fn decimal(number: &str) -> String {
    words().decimal(number)
}

/// A fact as a sentence.
pub(crate) fn tell<F: Serialize + ?Sized>(fact: &F) -> String {
    words().tell(fact)
}

/// A fact as a sentence, with names for those whom it is about.
pub(crate) fn tell_with<F: Serialize + ?Sized>(fact: &F, names: &dyn Names) -> String {
    words().tell_with(fact, names)
}

/// The text with this key.
pub(crate) fn t(key: &str) -> &str {
    words().text(key)
}

/// The text with this key and values: `$value` if there is one, else `$first`, `$second` …
pub(crate) fn fill(key: &str, values: &[&dyn Display]) -> String {
    words().fill(key, &places(values))
}

/// The text with this key and marks where a script puts its values: `{0}`, `{1}` …
pub(crate) fn template(key: &str) -> String {
    fill(key, &MARKS.each_ref().map(|mark| mark as &dyn Display))
}

/// The text for a number of things, with the number as `$count`.
pub(crate) fn count(key: &str, number: usize) -> String {
    plural(key, number, &[])
}

/// The text for a number of things, `$count`, with values as [`fill`] puts them.
pub(crate) fn plural(key: &str, number: usize, values: &[&dyn Display]) -> String {
    words().fill(key, &places(values).and("count", &number))
}

fn places(values: &[&dyn Display]) -> Values {
    let named = PLACES.iter().zip(values);
    let all = named.fold(Values::default(), |all, (name, value)| {
        all.and(name, &value.to_string())
    });
    let only = values.first().map(ToString::to_string);
    all.and("value", &only.unwrap_or_default())
}

/// How many results of a round are there.
pub(crate) fn results_of(finished: usize, boards: usize) -> String {
    plural("results-n-of", boards, &[&finished, &boards])
}

/// The same with places for the numbers, for a script that counts on.
pub(crate) fn results_of_so_many(boards: usize) -> String {
    plural("results-n-of", boards, &[&MARKS[0], &MARKS[1]])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_request_speaks_its_language() {
        assert_eq!(spoken(), Language::english());
        let german = Language::with_code("de").unwrap();
        let said = speaking(german, async { t("sign-in").to_owned() }).await;
        assert_eq!(said, "Anmelden");
        assert_eq!(t("sign-in"), "Sign in");
    }

    #[tokio::test]
    async fn a_number_agrees_with_what_it_counts() {
        for (code, expected) in [
            (
                "en",
                ["0 results missing", "1 result missing", "2 results missing"],
            ),
            (
                "de",
                [
                    "0 Ergebnisse fehlen",
                    "1 Ergebnis fehlt",
                    "2 Ergebnisse fehlen",
                ],
            ),
            (
                "fr",
                [
                    "0 résultat manquant",
                    "1 résultat manquant",
                    "2 résultats manquants",
                ],
            ),
            (
                "es",
                [
                    "faltan 0 resultados",
                    "falta 1 resultado",
                    "faltan 2 resultados",
                ],
            ),
        ] {
            let language = Language::with_code(code).unwrap();
            for (number, expected) in expected.into_iter().enumerate() {
                let said = speaking(language, async { count("next-missing", number) });
                assert_eq!(said.await, expected);
            }
        }
    }

    #[test]
    fn a_script_finds_its_marks() {
        assert_eq!(template("results-conflict-ask").matches('{').count(), 3);
        assert!(results_of_so_many(7).contains("{0}"));
    }
}
