//! Finding articles by words.

use crate::number::Key;
use crate::{Article, Edition};

/// What people say before a number.
const BEFORE_NUMBERS: [&str; 4] = ["rule", "rules", "article", "art."];

/// Words that say nothing by themselves.
const SMALL_WORDS: [&str; 16] = [
    "a", "an", "and", "do", "does", "for", "how", "if", "in", "is", "of", "the", "to", "what",
    "when", "who",
];

/// An article that was found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit<'a> {
    /// In which edition.
    pub edition: &'a Edition,
    pub article: &'a Article,
}

/// How well an article fits; smaller is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum MatchQuality {
    /// All that was asked for is its number.
    Itself,
    /// All that was asked for is one of its topics or of what people look for.
    Name,
    Number,
    Topic,
    Word,
    Part,
}

/// The articles that match all words, best first: a number, then a topic or what people look for when they
/// mean it, then what is said. Hyphens, apostrophes and the plural of a word make no difference.
///
/// ```
/// use adoube_rulebook::{Rulebook, search};
///
/// let hits = search(Rulebook::embedded().editions(), &["resigns", "draw"]);
/// assert_eq!(hits[0].article.number, "5.1.2");
/// assert_eq!(hits[0].edition.id(), "fide-2023-01");
/// ```
pub fn search<'a, S: AsRef<str>>(
    editions: impl IntoIterator<Item = &'a Edition>,
    words: &[S],
) -> Vec<Hit<'a>> {
    let asked = SearchTerms::of(words);
    let mut hits = Vec::new();
    for edition in editions {
        for article in edition.articles() {
            if let Some(fit) = asked.fit(article) {
                hits.push((fit, Hit { edition, article }));
            }
        }
    }
    hits.sort_by_key(|(fit, _)| fit.clone());
    hits.into_iter().map(|(_, hit)| hit).collect()
}

/// What is looked for.
struct SearchTerms {
    /// If it is a number: as it was typed, and without what people say before one. Some numbers have such a
    /// word in them ("29E4 rule 4").
    keys: [Key; 2],
    words: Vec<Sought>,
    /// All of it as one name.
    name: String,
}

impl SearchTerms {
    fn of<S: AsRef<str>>(words: &[S]) -> SearchTerms {
        let words = words
            .iter()
            .flat_map(|word| word.as_ref().split_whitespace());
        let words: Vec<String> = words.map(str::to_lowercase).collect();
        let number: Vec<&str> = words
            .iter()
            .map(String::as_str)
            .filter(|word| !BEFORE_NUMBERS.contains(word))
            .collect();
        SearchTerms {
            keys: [words.join(" "), number.join(" ")].map(|text| Key::new(&text)),
            name: name(&words.join(" ")),
            words: telling(words).into_iter().map(Sought::of).collect(),
        }
    }

    /// How well every word fits, the best words first; `None` if one does not.
    fn fit(&self, article: &Article) -> Option<Vec<MatchQuality>> {
        let is_its_number = |key: &Key| !key.is_empty() && article.key() == *key;
        if self.keys.iter().any(is_its_number) {
            return Some(vec![MatchQuality::Itself]);
        }
        let called = |one: &str| name(one) == self.name;
        if !self.name.is_empty() && names_of(article).any(called) {
            return Some(vec![MatchQuality::Name]);
        }
        let fits: Option<Vec<MatchQuality>> =
            self.words.iter().map(|word| word.fit(article)).collect();
        let mut fits = fits.filter(|fits| !fits.is_empty())?;
        fits.sort();
        Some(fits)
    }
}

/// The words without the small ones, if there are others.
fn telling(words: Vec<String>) -> Vec<String> {
    let is_small = |word: &String| SMALL_WORDS.contains(&word.as_str());
    match words.iter().all(is_small) {
        true => words,
        false => words.into_iter().filter(|word| !is_small(word)).collect(),
    }
}

/// A word that is looked for.
struct Sought {
    typed: String,
    /// It without hyphens and plural.
    name: String,
    parts: Vec<String>,
}

impl Sought {
    fn of(typed: String) -> Sought {
        Sought {
            name: name(&typed),
            parts: words_of(&typed),
            typed,
        }
    }

    fn fit(&self, article: &Article) -> Option<MatchQuality> {
        let typed = self.typed.as_str();
        let mut called = names_of(article);
        if article.number.to_lowercase().starts_with(typed) {
            return Some(MatchQuality::Number);
        }
        if called.any(|one| self.is_in(one)) {
            return Some(MatchQuality::Topic);
        }
        let says = article.says.to_lowercase();
        if self.is_in(&article.number) || self.is_in(&says) {
            return Some(MatchQuality::Word);
        }
        let part = says.contains(typed) || article.topics().any(|topic| topic.contains(typed));
        part.then_some(MatchQuality::Part)
    }

    /// Whether a text has it, or its parts one after the other if it has a hyphen, or two words of
    /// which it is made: `re-entry`, `reentry`.
    fn is_in(&self, text: &str) -> bool {
        let words = words_of(text);
        let joined = |pair: &[String]| self.name.strip_prefix(&pair[0]) == Some(&pair[1]);
        let parts = self.parts.len();
        words.contains(&self.name)
            || words.windows(2).any(joined)
            || (parts > 1 && words.windows(parts).any(|some| some == self.parts))
    }
}

/// What an article is called: its topics, and what people look for.
fn names_of(article: &Article) -> impl Iterator<Item = &str> {
    let words = article.words.iter().map(String::as_str);
    article.topics().chain(words)
}

/// The words of a text, each without its plural.
fn words_of(text: &str) -> Vec<String> {
    let letters = text.replace(['\'', '’'], "").to_lowercase();
    let words = letters.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(singular).collect()
}

/// A text without anything but letters and figures, to compare names.
fn name(text: &str) -> String {
    words_of(text).concat()
}

fn singular(word: &str) -> String {
    let stem = match word.strip_suffix("ies") {
        Some(stem) if stem.len() > 1 => return format!("{stem}y"),
        _ => word.strip_suffix('s').filter(|stem| !stem.ends_with('s')),
    };
    stem.filter(|stem| stem.len() > 2)
        .unwrap_or(word)
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_a_word() {
        for (text, word) in [
            ("re-entry", "reentry"),
            ("reentry", "re-entries"),
            ("tie-break", "tiebreaks"),
            ("half-point-bye", "half-point"),
            ("half-point bye", "byes"),
            ("driver's license", "drivers"),
        ] {
            assert!(Sought::of(word.to_owned()).is_in(text), "{text}: {word}");
        }
        for (text, word) in [("bypass", "pass"), ("chess", "ches"), ("entry", "re-entry")] {
            assert!(!Sought::of(word.to_owned()).is_in(text), "{text}: {word}");
        }
        assert_eq!(name("80-point rule"), name("80 point rules"));
    }
}
