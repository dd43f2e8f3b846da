//! The editions of the rules: searched, shown, held against each other.

use adoube_rulebook::{Article, ArticlePair, Edition, ParameterChange, Rulebook, compare, search};
use askama::Template;

use super::{Tool, ToolsHead, article_url};
use crate::error::PageError;
use crate::params::encoded;
use crate::paths;
use crate::texts::{fill, tell};
use crate::tools::ToolQuery;
use crate::tools::editions::{self, EditionChoice};

/// So many articles are listed of a search.
const MOST_HITS: usize = 200;

/// A page of the rulebook.
#[derive(Template)]
#[template(path = "tools/rulebook.html")]
pub(crate) struct RulebookPage {
    head: ToolsHead,
    editions: Vec<EditionChoice>,
    /// The second edition, to be compared with.
    others: Vec<EditionChoice>,
    words: String,
    edition_name: String,
    dates: String,
    gaps: Vec<(String, String)>,
    shown: Listing,
}

enum Listing {
    /// Articles of the edition, or those that were found.
    List(Vec<ArticleLine>),
    /// One article with those under it, and its counterparts elsewhere.
    Article {
        articles: Vec<ArticleLine>,
        counterparts: Vec<ArticleLine>,
    },
    /// What changed from one edition to another.
    Compared(Box<Differences>),
}

struct ArticleLine {
    edition: String,
    number: String,
    url: String,
    topic: String,
    /// The search for the topic, in every edition.
    topic_url: String,
    says: String,
    see: Vec<(String, String)>,
    /// The counterparts in the FIDE Handbook.
    handbook: String,
}

struct Differences {
    from: String,
    to: String,
    parameters: Vec<(String, String, String)>,
    changed: Vec<PairLine>,
    divided: Vec<PairLine>,
    added: Vec<ArticleLine>,
    removed: Vec<ArticleLine>,
    renumbered: Vec<PairLine>,
}

struct PairLine {
    old: String,
    new: String,
    topic: String,
    said: String,
    says: String,
}

impl RulebookPage {
    /// What is asked for.
    pub(crate) fn of(asked: &ToolQuery) -> Result<RulebookPage, PageError> {
        let edition = editions::asked(asked.get("edition"))?;
        let other = asked.get("with").map(|id| editions::asked(Some(id)));
        let other = other.transpose()?;
        let words = asked.get("q").unwrap_or_default();
        let shown = match (other, asked.get("article")) {
            (Some(other), _) => Listing::Compared(Box::new(Differences::of(edition, other))),
            (None, Some(number)) => article(edition, number)?,
            (None, None) if !words.is_empty() => Listing::List(found(asked, edition, words)),
            (None, None) => Listing::List(lines(edition, edition.articles())),
        };
        let gaps = edition.gaps().iter();
        Ok(RulebookPage {
            head: ToolsHead::of(Tool::Rulebook),
            editions: editions::choices(asked.get("edition").unwrap_or(edition.id())),
            others: editions::choices(other.map_or("", Edition::id)),
            words: words.to_owned(),
            edition_name: tell(&edition.name_saying()),
            dates: match edition.until() {
                Some(until) => fill("tools-in-force-until", &[&edition.from(), &until]),
                None => fill("tools-in-force-from", &[&edition.from()]),
            },
            gaps: gaps
                .map(|gap| (gap.part.clone(), gap.why.clone()))
                .collect(),
            shown,
        })
    }
}

/// The articles with all the words, in the edition that was named or in every one.
fn found(asked: &ToolQuery, edition: &'static Edition, words: &str) -> Vec<ArticleLine> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let hits = match asked.get("edition") {
        Some(_) => search([edition], &words),
        None => search(Rulebook::embedded().editions(), &words),
    };
    let hits = hits.into_iter().take(MOST_HITS);
    hits.map(|hit| line(hit.edition, hit.article)).collect()
}

fn article(edition: &Edition, number: &str) -> Result<Listing, PageError> {
    let mut found = edition.articles_under(number);
    if found.is_empty() {
        found = edition.articles_about(&number.to_lowercase());
    }
    let first = found.first().ok_or_else(|| {
        PageError::BadRequest(fill(
            "tools-no-article",
            &[&number, &tell(&edition.name_saying())],
        ))
    })?;
    let others = Rulebook::embedded().editions().iter();
    let others = others.filter(|other| other.id() != edition.id());
    let counterparts = others.filter_map(|other| {
        let article = other.articles_about(&first.topic).into_iter().next()?;
        Some(line(other, article))
    });
    Ok(Listing::Article {
        counterparts: counterparts.collect(),
        articles: found.iter().map(|article| line(edition, article)).collect(),
    })
}

fn lines<'a>(
    edition: &Edition,
    articles: impl IntoIterator<Item = &'a Article>,
) -> Vec<ArticleLine> {
    let articles = articles.into_iter();
    articles.map(|article| line(edition, article)).collect()
}

fn line(edition: &Edition, article: &Article) -> ArticleLine {
    let see = article.see.iter();
    ArticleLine {
        edition: edition.id().to_owned(),
        number: article.number.clone(),
        url: article_url(edition.id(), &article.number),
        topic: article.topic.clone(),
        topic_url: format!(
            "{}?q={}",
            paths::tools::Rulebook::of(),
            encoded(&article.topic)
        ),
        says: tell(&article.saying()),
        see: see
            .map(|number| (number.clone(), article_url(edition.id(), number)))
            .collect(),
        handbook: article.fide.join(", "),
    }
}

impl Differences {
    fn of(from: &Edition, to: &Edition) -> Differences {
        let compared = compare(from, to);
        let value = |value: &Option<String>| value.clone().unwrap_or_else(|| "–".to_owned());
        let parameter = |change: &ParameterChange| {
            (
                change.path.replace(['_', '.'], " "),
                value(&change.from),
                value(&change.to),
            )
        };
        Differences {
            from: tell(&from.name_saying()),
            to: tell(&to.name_saying()),
            parameters: compared.parameters.iter().map(parameter).collect(),
            changed: compared.changed.iter().map(pair).collect(),
            divided: compared.divided.iter().map(pair).collect(),
            added: lines(to, compared.added.iter().copied()),
            removed: lines(from, compared.removed.iter().copied()),
            renumbered: compared.renumbered.iter().map(pair).collect(),
        }
    }

    fn is_empty(&self) -> bool {
        self.parameters.is_empty()
            && self.changed.is_empty()
            && self.divided.is_empty()
            && self.added.is_empty()
            && self.removed.is_empty()
            && self.renumbered.is_empty()
    }
}

fn pair(pair: &ArticlePair<'_>) -> PairLine {
    PairLine {
        old: pair.from.number.clone(),
        new: pair.to.number.clone(),
        topic: pair.to.topic.clone(),
        said: tell(&pair.from.saying()),
        says: tell(&pair.to.saying()),
    }
}
