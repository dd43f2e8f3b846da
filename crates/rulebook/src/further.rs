//! Articles beyond the editions of the rules of play: other regulations and chapters of the same
//! authority, as far as rulings cite them. They are files in `regulations/`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::{Article, Authority, Topic};

static FIDE: LazyLock<Vec<Article>> =
    LazyLock::new(|| articles("fide", include_str!("../regulations/fide.toml")));

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    articles: Vec<Article>,
}

fn articles(name: &str, text: &str) -> Vec<Article> {
    let mut file: File = toml::from_str(text).expect("the embedded regulations are tested");
    for article in &mut file.articles {
        article.source = format!("regulations-{name}");
    }
    file.articles
}

/// What an authority says beside its rules of play, in the order of its regulations.
pub fn further_articles(authority: Authority) -> &'static [Article] {
    match authority {
        Authority::Fide => &FIDE,
        // The edition has all chapters of its book that are at hand.
        Authority::UsChess => &[],
    }
}

/// The articles beside the rules of play that are about a topic, the main one first.
pub fn further_articles_about(
    authority: Authority,
    topic: Topic,
) -> impl Iterator<Item = &'static Article> {
    let all = further_articles(authority).iter();
    all.filter(move |article| article.topics().any(|one| one == topic.0))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn an_article_is_there_once_for_each_topic_and_short() {
        let mut numbers = BTreeSet::new();
        for article in further_articles(Authority::Fide) {
            let key = (&article.number, &article.topic);
            assert!(numbers.insert(key), "{key:?} twice");
            let length = article.says.chars().count();
            assert!((1..=240).contains(&length), "{}: {length}", article.number);
        }
    }
}
