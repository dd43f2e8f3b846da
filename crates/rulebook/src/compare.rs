//! What changed between two editions.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::{Article, Edition, Parameters};

/// What changed between two editions. Articles are matched by their topics.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Comparison<'a> {
    /// Parameters with other values, but for those that an edition's gaps hide.
    pub parameters: Vec<ParameterChange>,
    /// Articles without a counterpart in the first edition.
    pub added: Vec<&'a Article>,
    /// Articles without a counterpart in the second edition.
    pub removed: Vec<&'a Article>,
    /// Articles that say something else.
    pub changed: Vec<ArticlePair<'a>>,
    /// Articles that cover more or fewer topics, because one was divided or several were joined.
    /// They may say something else too.
    pub divided: Vec<ArticlePair<'a>>,
    /// Articles that say the same under another number.
    pub renumbered: Vec<ArticlePair<'a>>,
}

/// A parameter with another value; `None` where an edition has no such rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ParameterChange {
    /// Its path, such as `draws.repetition_end_counts`.
    pub path: String,
    /// What it was.
    pub from: Option<String>,
    /// What it is.
    pub to: Option<String>,
}

/// Two articles about the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ArticlePair<'a> {
    /// In the first edition.
    pub from: &'a Article,
    /// In the second edition.
    pub to: &'a Article,
}

impl Comparison<'_> {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.parameters.is_empty()
            && self.added.is_empty()
            && self.removed.is_empty()
            && self.changed.is_empty()
            && self.divided.is_empty()
            && self.renumbered.is_empty()
    }
}

/// What changed from one edition to another.
///
/// ```
/// use adoube_rulebook::{Rulebook, compare};
///
/// let rulebook = Rulebook::embedded();
/// let [a, b] = ["fide-2018-01", "fide-2023-01"].map(|id| rulebook.edition(id).unwrap());
/// let changed = compare(a, b).changed;
/// assert!(changed.iter().any(|pair| pair.to.topic == "resignation"));
/// ```
pub fn compare<'a>(a: &'a Edition, b: &'a Edition) -> Comparison<'a> {
    let mut parameters = compare_parameters(a.parameters(), b.parameters());
    parameters.retain(|change| !a.is_unknown(&change.path) && !b.is_unknown(&change.path));
    let mut comparison = Comparison {
        parameters,
        added: Vec::new(),
        removed: Vec::new(),
        changed: Vec::new(),
        divided: Vec::new(),
        renumbered: Vec::new(),
    };
    let mut met: BTreeSet<&str> = BTreeSet::new();
    let (before, after) = (by_topic(a), by_topic(b));
    for article in a.articles() {
        if met.insert(&article.topic) {
            let old = &before[article.topic.as_str()];
            let new = after.get(article.topic.as_str());
            comparison.compare_topic(old, new.map_or(&[], Vec::as_slice), a, b);
        }
    }
    for article in b.articles() {
        if met.insert(&article.topic) {
            let new = &after[article.topic.as_str()];
            comparison.compare_topic(&[], new, a, b);
        }
    }
    comparison
}

/// What changed from one set of parameters to another.
pub fn compare_parameters(a: &Parameters, b: &Parameters) -> Vec<ParameterChange> {
    let old: BTreeMap<String, String> = a.list().into_iter().collect();
    let new: BTreeMap<String, String> = b.list().into_iter().collect();
    let paths: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    paths
        .into_iter()
        .filter(|path| old.get(*path) != new.get(*path))
        .map(|path| ParameterChange {
            path: path.clone(),
            from: old.get(path).cloned(),
            to: new.get(path).cloned(),
        })
        .collect()
}

fn by_topic(edition: &Edition) -> BTreeMap<&str, Vec<&Article>> {
    let mut topics: BTreeMap<&str, Vec<&Article>> = BTreeMap::new();
    for article in edition.articles() {
        topics.entry(&article.topic).or_default().push(article);
    }
    topics
}

impl<'a> Comparison<'a> {
    /// Pairs the articles about one topic: those with the same number, then those that say the
    /// same, then the rest in their order. If only one edition has articles of that topic, the
    /// main one is paired with the article that covers it in the other.
    fn compare_topic(
        &mut self,
        old: &[&'a Article],
        new: &[&'a Article],
        a: &'a Edition,
        b: &'a Edition,
    ) {
        let paired = !old.is_empty() && !new.is_empty();
        let (mut old, mut new) = (old.to_vec(), new.to_vec());
        self.pair(&mut old, &mut new, |one, other| one.key() == other.key());
        self.pair(&mut old, &mut new, |one, other| one.says == other.says);
        self.pair(&mut old, &mut new, |_, _| true);
        if let (Some(from), false) = (old.first(), paired)
            && let Some(to) = elsewhere(b, from)
        {
            self.note(old.remove(0), to);
        }
        if let (Some(to), false) = (new.first(), paired)
            && let Some(from) = elsewhere(a, to)
        {
            self.note(from, new.remove(0));
        }
        self.removed.extend(old);
        self.added.extend(new);
    }

    fn pair(
        &mut self,
        old: &mut Vec<&'a Article>,
        new: &mut Vec<&'a Article>,
        fits: impl Fn(&Article, &Article) -> bool,
    ) {
        old.retain(|from| {
            let Some(place) = new.iter().position(|to| fits(from, to)) else {
                return true;
            };
            let to = new.remove(place);
            self.note(from, to);
            false
        });
    }

    fn note(&mut self, from: &'a Article, to: &'a Article) {
        let pair = ArticlePair { from, to };
        if from.topic != to.topic || from.also != to.also {
            self.divided.push(pair);
        } else if from.says != to.says {
            self.changed.push(pair);
        } else if from.number != to.number {
            self.renumbered.push(pair);
        }
    }
}

/// The article of another edition that covers an article's topic among others.
fn elsewhere<'a>(edition: &'a Edition, article: &Article) -> Option<&'a Article> {
    let covers = |other: &&Article| other.also.contains(&article.topic);
    edition.articles().iter().find(covers)
}
