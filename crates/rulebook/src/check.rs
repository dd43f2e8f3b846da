//! What must hold of the editions, for the tests of this crate and for files from elsewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::number::Key;
use crate::{Article, Authority, Edition, Rulebook, further_articles};

/// How long a statement may be.
const STATEMENT_AT_MOST: usize = 240;

/// Something that must not be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// In which edition.
    pub edition: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.edition, self.what)
    }
}

impl Rulebook {
    /// Everything that is wrong with the editions: dates that overlap or leave holes, articles
    /// that point nowhere, variations and readings that do not fit.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for authority in [Authority::Fide, Authority::UsChess] {
            let editions = self.editions().iter();
            let of_authority = |edition: &&Edition| edition.authority() == authority;
            check_dates(
                &editions.filter(of_authority).collect::<Vec<_>>(),
                &mut faults,
            );
        }
        for edition in self.editions() {
            let mut tell = |what: String| {
                faults.push(Fault {
                    edition: edition.id().to_owned(),
                    what,
                });
            };
            check_articles(edition, &mut tell);
            check_topics(edition, &mut tell);
            check_choices(edition, &mut tell);
            check_gaps(edition, &mut tell);
        }
        faults
    }
}

/// Each edition ends the day before the next begins; only the last may be open.
fn check_dates(editions: &[&Edition], faults: &mut Vec<Fault>) {
    for pair in editions.windows(2) {
        let next = pair[0].until().and_then(|until| until.tomorrow().ok());
        if next != Some(pair[1].from()) {
            faults.push(Fault {
                edition: pair[0].id().to_owned(),
                what: format!("does not end the day before {} begins", pair[1].id()),
            });
        }
    }
}

fn check_articles(edition: &Edition, tell: &mut impl FnMut(String)) {
    let mut numbers = BTreeSet::new();
    for article in edition.articles() {
        let number = &article.number;
        if !numbers.insert(article.key()) || article.key().is_empty() {
            tell(format!("{number} is not a number of its own"));
        }
        let length = article.says.chars().count();
        if article.says.trim().is_empty() || length > STATEMENT_AT_MOST {
            tell(format!("{number}: a statement of {length} characters"));
        }
        for other in &article.see {
            if edition.article(other).is_none() {
                tell(format!("{number}: see {other}, which does not exist"));
            }
        }
    }
}

/// A topic belongs to one article, and to others only under or beside it.
fn check_topics(edition: &Edition, tell: &mut impl FnMut(String)) {
    let mut main: BTreeMap<&str, &Article> = BTreeMap::new();
    for article in edition.articles() {
        let first = *main.entry(&article.topic).or_insert(article);
        let (key, of_first) = (article.key(), first.key());
        if !key.is_under(&of_first) && !key.is_sibling_of(&of_first) {
            let topic = &article.topic;
            tell(format!(
                "{}: {topic} belongs to {}",
                article.number, first.number
            ));
        }
    }
    for article in edition.articles() {
        for topic in &article.also {
            if let Some(other) = main.get(topic.as_str()) {
                tell(format!(
                    "{}: {topic} belongs to {}",
                    article.number, other.number
                ));
            }
        }
        for topic in article.topics().filter(|topic| !is_slug(topic)) {
            tell(format!("{}: {topic:?} is not a topic", article.number));
        }
    }
    for topic in edition.absent_topics().keys() {
        if let Some(article) = edition.articles_about(topic).first() {
            tell(format!(
                "{topic} is said to be absent, but is {}",
                article.number
            ));
        }
    }
}

/// What is not known has no value.
fn check_gaps(edition: &Edition, tell: &mut impl FnMut(String)) {
    for (path, _) in edition.parameters().list() {
        if edition.is_unknown(&path) {
            tell(format!("{path} is said to be unknown, but has a value"));
        }
    }
}

fn is_slug(topic: &str) -> bool {
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    topic
        .split('-')
        .all(|part| !part.is_empty() && part.chars().all(letter))
}

fn check_choices(edition: &Edition, tell: &mut impl FnMut(String)) {
    let mut ids = BTreeSet::new();
    for variation in edition.variations() {
        let id = &variation.id;
        if !ids.insert(Key::new(id)) {
            tell(format!("two variations {id}"));
        }
        let mut further = further_articles(edition.authority()).iter();
        let beside = further.any(|article| article.number == variation.rule);
        if edition.article(&variation.rule).is_none() && !beside {
            tell(format!("{id}: there is no {}", variation.rule));
        }
        let number = variation.takes.as_ref().map(|_| 1);
        if let Err(error) = variation.apply(edition.parameters(), number) {
            tell(error.to_string());
        }
    }
    for reading in edition.readings() {
        for number in &reading.articles {
            if edition.article(number).is_none() {
                tell(format!("{}: there is no {number}", reading.id));
            }
        }
        for alternative in &reading.alternatives {
            if let Err(error) = alternative.apply(edition.parameters()) {
                tell(error.to_string());
            }
        }
    }
}
