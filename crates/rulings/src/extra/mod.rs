//! Articles that the rulebook's index does not reach, such as the chapters of US Chess beyond rule 24.
//! Each table is a file of its own.

mod disabled;
mod teams;
mod us_blitz;
mod us_correspondence;
mod us_online;

use adoube_rulebook::Authority;

use crate::Citation;

/// An article and its topic.
struct Extra {
    topic: &'static str,
    article: &'static str,
    says: &'static str,
}

const fn extra(topic: &'static str, article: &'static str, says: &'static str) -> Extra {
    Extra {
        topic,
        article,
        says,
    }
}

const FIDE: &[&[Extra]] = &[disabled::FIDE, teams::FIDE];
const US_CHESS: &[&[Extra]] = &[
    us_blitz::TABLE,
    us_correspondence::TABLE,
    us_online::TABLE,
    disabled::US_CHESS,
    teams::US_CHESS,
];

/// What an authority's further chapters say about a topic.
pub(crate) fn articles(authority: Authority, topic: &str) -> impl Iterator<Item = Citation> {
    let about = all(authority).filter(move |extra| extra.topic == topic);
    about.map(citation)
}

/// The articles that rulings cite beyond the rulebook's index: other chapters and regulations of the
/// same authority.
pub fn further_articles(authority: Authority) -> Vec<Citation> {
    all(authority).map(citation).collect()
}

fn all(authority: Authority) -> impl Iterator<Item = &'static Extra> {
    let tables = match authority {
        Authority::UsChess => US_CHESS,
        Authority::Fide => FIDE,
    };
    tables.iter().flat_map(|table| table.iter())
}

fn citation(extra: &Extra) -> Citation {
    Citation {
        article: extra.article.to_owned(),
        says: extra.says.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use adoube_rulebook::{Authority, Rulebook};

    use super::articles;
    use crate::topics::OF_RULINGS;

    #[test]
    fn every_topic_has_an_article_somewhere() {
        for topic in OF_RULINGS {
            let mut editions = Rulebook::embedded().editions().iter();
            let indexed = editions.any(|edition| edition.cite(*topic).is_some());
            let authorities = [Authority::Fide, Authority::UsChess];
            let mut found = authorities.iter().flat_map(|a| articles(*a, topic.0));
            assert!(indexed || found.next().is_some(), "{topic:?}");
        }
    }
}
