//! Editions of the rules and their articles.

use std::collections::BTreeMap;

use adoube_rulebook::{
    Article, ArticlePair, Authority, Comparison, Edition, Gap, Hit, ParameterChange, Parameters,
    Reading, Variation,
};
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// The editions at hand.
#[derive(Serialize)]
pub struct EditionList<'a> {
    pub on: Date,
    pub editions: Vec<EditionLine<'a>>,
}

/// An edition in the list.
#[derive(Serialize)]
pub struct EditionLine<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub authority: Authority,
    pub from: Date,
    pub until: Option<Date>,
    pub in_force: bool,
    pub articles: usize,
    pub variations: usize,
}

impl<'a> EditionLine<'a> {
    /// An edition, and whether it is in force on the day asked about.
    pub fn of(edition: &'a Edition, in_force: bool) -> EditionLine<'a> {
        EditionLine {
            id: edition.id(),
            name: edition.name(),
            authority: edition.authority(),
            from: edition.from(),
            until: edition.until(),
            in_force,
            articles: edition.articles().len(),
            variations: edition.variations().len(),
        }
    }
}

/// A whole edition.
#[derive(Serialize)]
pub struct EditionBody<'a> {
    pub edition: &'a str,
    pub name: &'a str,
    pub authority: Authority,
    pub from: Date,
    pub until: Option<Date>,
    pub based_on: Option<&'a str>,
    pub variations_used: &'a [String],
    pub parameters: &'a Parameters,
    pub articles: &'a [Article],
    pub variations: &'a [Variation],
    pub readings: &'a [Reading],
    pub gaps: &'a [Gap],
    pub absent_topics: &'a BTreeMap<String, String>,
}

impl<'a> EditionBody<'a> {
    /// An edition with the parameters that some of its variations give it.
    pub fn of(
        edition: &'a Edition,
        parameters: &'a Parameters,
        variations_used: &'a [String],
    ) -> EditionBody<'a> {
        EditionBody {
            edition: edition.id(),
            name: edition.name(),
            authority: edition.authority(),
            from: edition.from(),
            until: edition.until(),
            based_on: edition.based_on(),
            variations_used,
            parameters,
            articles: edition.articles(),
            variations: edition.variations(),
            readings: edition.readings(),
            gaps: edition.gaps(),
            absent_topics: edition.absent_topics(),
        }
    }
}

/// Articles of an edition.
#[derive(Serialize)]
pub struct ArticlesBody<'a> {
    pub edition: &'a str,
    pub articles: &'a [&'a Article],
    /// The articles about the same in other editions.
    pub counterparts: Vec<Counterpart<'a>>,
    pub parameters_changed: &'a [ParameterChange],
}

/// An article of another edition.
#[derive(Serialize)]
pub struct Counterpart<'a> {
    pub edition: &'a str,
    pub number: &'a str,
}

/// What changed between two editions.
#[derive(Serialize)]
pub struct ComparisonBody<'a> {
    pub from: &'a str,
    pub to: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parameters: Option<&'a [ParameterChange]>,
    #[serde(flatten)]
    pub articles: Option<ArticleChanges<'a>>,
    pub gaps: GapsOfBoth<'a>,
}

/// What changed in the articles.
#[derive(Serialize)]
pub struct ArticleChanges<'a> {
    pub added: &'a [&'a Article],
    pub removed: &'a [&'a Article],
    pub changed: &'a [ArticlePair<'a>],
    pub divided: &'a [ArticlePair<'a>],
    pub renumbered: &'a [ArticlePair<'a>],
}

impl<'a> From<&'a Comparison<'a>> for ArticleChanges<'a> {
    fn from(comparison: &'a Comparison<'a>) -> ArticleChanges<'a> {
        ArticleChanges {
            added: &comparison.added,
            removed: &comparison.removed,
            changed: &comparison.changed,
            divided: &comparison.divided,
            renumbered: &comparison.renumbered,
        }
    }
}

/// What is not known of two editions.
#[derive(Serialize)]
pub struct GapsOfBoth<'a> {
    pub from: &'a [Gap],
    pub to: &'a [Gap],
}

/// The articles that have the words.
#[derive(Serialize)]
pub struct SearchBody<'a> {
    pub words: &'a [String],
    pub hits: Vec<ArticleBody<'a>>,
}

/// An article of an edition.
#[derive(Serialize, ToSchema)]
pub struct ArticleBody<'a> {
    /// The id of the edition.
    pub edition: &'a str,
    /// The number of the article.
    pub number: &'a str,
    /// What it is about.
    pub topic: &'a str,
    /// What it says, in our words.
    pub says: &'a str,
}

impl<'a> From<&Hit<'a>> for ArticleBody<'a> {
    fn from(hit: &Hit<'a>) -> ArticleBody<'a> {
        ArticleBody {
            edition: hit.edition.id(),
            number: &hit.article.number,
            topic: &hit.article.topic,
            says: &hit.article.says,
        }
    }
}
