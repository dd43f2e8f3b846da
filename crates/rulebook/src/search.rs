//! Finding articles by words.

use crate::number::Key;
use crate::{Article, Edition};

/// An article that was found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit<'a> {
    /// In which edition.
    pub edition: &'a Edition,
    pub article: &'a Article,
}

/// How well an article fits; smaller is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Number,
    Topic,
    Word,
    Part,
}

/// The articles that match all words, best first: a number, then a topic, then what is said.
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
    let words: Vec<String> = words
        .iter()
        .flat_map(|word| word.as_ref().split_whitespace())
        .map(str::to_lowercase)
        .collect();
    let mut hits = Vec::new();
    for edition in editions {
        for article in edition.articles() {
            if let Some(fit) = fit(article, &words) {
                hits.push((fit, Hit { edition, article }));
            }
        }
    }
    hits.sort_by_key(|(fit, _)| fit.clone());
    hits.into_iter().map(|(_, hit)| hit).collect()
}

/// How well every word fits, the best words first; `None` if one does not.
fn fit(article: &Article, words: &[String]) -> Option<Vec<Fit>> {
    let key = Key::new(&words.join(" "));
    if !key.is_empty() && article.key() == key {
        return Some(vec![Fit::Number]);
    }
    let fits: Option<Vec<Fit>> = words.iter().map(|word| fit_word(article, word)).collect();
    let mut fits = fits.filter(|fits| !fits.is_empty())?;
    fits.sort();
    Some(fits)
}

fn fit_word(article: &Article, word: &str) -> Option<Fit> {
    let topics: Vec<&str> = article.topics().collect();
    let says = article.says.to_lowercase();
    if article.number.to_lowercase().starts_with(word) {
        Some(Fit::Number)
    } else if topics
        .iter()
        .any(|topic| topic.split('-').any(|part| part == word))
    {
        Some(Fit::Topic)
    } else if says
        .split(|c: char| !c.is_alphanumeric())
        .any(|part| part == word)
    {
        Some(Fit::Word)
    } else if says.contains(word) || topics.iter().any(|topic| topic.contains(word)) {
        Some(Fit::Part)
    } else {
        None
    }
}
