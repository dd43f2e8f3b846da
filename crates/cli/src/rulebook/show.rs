//! `adoube rulebook show`.

use adoube_bodies::rulebook::{ArticlesBody, Counterpart, EditionBody};
use adoube_rulebook::{Article, Edition, Parameters, Rulebook, VariationError, compare_parameters};
use clap::Args;

use super::{DayArgs, compare, text};
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t, tell};

/// The title of what `--variation` does.
const CHANGED: &str = "rulebook-changed-by-variations";

#[derive(Args)]
pub(crate) struct ShowArgs {
    /// The edition: its id, a date, or `fide` or `us` for the one in force
    edition: String,
    /// An article by its number, however it is spelled (4.3a, 10i2), or a topic
    #[arg(value_name = "ARTICLE")]
    article: Option<String>,
    /// Use this variation; ID=NUMBER if it takes a number
    #[arg(long, value_name = "ID")]
    variation: Vec<String>,
    #[command(flatten)]
    day: DayArgs,
}

pub(super) fn show(args: &ShowArgs, json: bool) -> Result<(), Failure> {
    let edition = args.day.edition(&args.edition)?;
    let used = edition
        .with_variations(&args.variation)
        .map_err(|error| unusable(edition, error))?;
    match (&args.article, json) {
        (Some(asked), _) => {
            let articles = find(edition, asked)?;
            let changes = compare_parameters(edition.parameters(), &used);
            if json {
                let others = counterparts(edition, &articles).into_iter();
                let others = others.map(|(edition, number)| Counterpart { edition, number });
                output::print_json(&ArticlesBody {
                    edition: edition.id(),
                    articles: &articles,
                    counterparts: others.collect(),
                    parameters_changed: &changes,
                });
            } else {
                let printed = articles_text(edition, &articles);
                output::print(&(printed + &compare::parameters_text(CHANGED, &changes)));
            }
        }
        (None, true) => output::print_json(&EditionBody::of(edition, &used, &args.variation)),
        (None, false) => output::print(&whole_text(edition, &used)),
    }
    Ok(())
}

impl From<VariationError> for Failure {
    fn from(error: VariationError) -> Failure {
        Failure::of(&error)
    }
}

fn unusable(edition: &Edition, error: VariationError) -> Failure {
    let unknown = matches!(error, VariationError::Unknown { .. });
    let failure = Failure::from(error);
    if !unknown {
        return failure;
    }
    let ids: Vec<&str> = edition
        .variations()
        .iter()
        .map(|one| one.id.as_str())
        .collect();
    failure.help(say!("rulebook-has-variations", variations = ids.join(", ")))
}

/// The article with this number and those under it, or the articles about a topic.
fn find<'a>(edition: &'a Edition, asked: &str) -> Result<Vec<&'a Article>, Failure> {
    let mut found = edition.articles_under(asked);
    if found.is_empty() {
        found = edition.articles_about(&asked.to_lowercase());
    }
    match found.is_empty() {
        false => Ok(found),
        true => Err(unknown_article(edition, asked)),
    }
}

fn unknown_article(edition: &Edition, asked: &str) -> Failure {
    let failure = fail!("rulebook-no-article", edition = edition.id(), asked);
    if let Some(reason) = edition.absent_saying(&asked.to_lowercase()) {
        return failure.help(tell(&reason));
    }
    let mut near: Vec<&str> = edition
        .near(asked)
        .iter()
        .map(|one| one.number.as_str())
        .collect();
    if near.is_empty() {
        near = near_topics(edition, &asked.to_lowercase());
    }
    match near.is_empty() {
        true => failure.help(t("rulebook-search")),
        false => failure.help(say!("rulebook-near", near = near.join(", "))),
    }
}

/// Topics that have a word in common with what was asked for.
fn near_topics<'a>(edition: &'a Edition, asked: &str) -> Vec<&'a str> {
    let words: Vec<&str> = asked.split(|c: char| !c.is_alphanumeric()).collect();
    let alike = |topic: &&str| topic.split('-').any(|part| words.contains(&part));
    let mut topics: Vec<&str> = edition
        .articles()
        .iter()
        .flat_map(Article::topics)
        .collect();
    topics.dedup();
    topics.into_iter().filter(alike).take(5).collect()
}

/// The main articles about the same topics in the other editions.
fn counterparts(edition: &Edition, articles: &[&Article]) -> Vec<(&'static str, &'static str)> {
    let Some(topic) = articles.first().map(|article| article.topic.as_str()) else {
        return Vec::new();
    };
    let others = Rulebook::embedded().editions().iter();
    others
        .filter(|other| other.id() != edition.id())
        .filter_map(|other| {
            let article = other.articles_about(topic).into_iter().next()?;
            Some((other.id(), article.number.as_str()))
        })
        .collect()
}

fn articles_text(edition: &Edition, articles: &[&Article]) -> String {
    let rows = text::articles(articles.iter().copied());
    let mut printed = format!("{}\n\n", tell(&edition.name_saying()));
    printed += &output::wrapped_table(&text::ARTICLE.map(t), rows);
    let others = counterparts(edition, articles);
    let others: Vec<String> = others
        .iter()
        .map(|(id, number)| format!("{number} ({id})"))
        .collect();
    if !others.is_empty() {
        let told = say!("rulebook-elsewhere", articles = others.join(", "));
        printed += &format!("\n{told}\n");
    }
    printed
}

fn whole_text(edition: &Edition, used: &Parameters) -> String {
    let authority = text::authority(edition.authority());
    let mut printed = format!("{} ({})\n", tell(&edition.name_saying()), edition.id());
    let dates = text::dates(edition);
    printed += &(say!("rulebook-starting", authority, dates) + "\n");
    if let Some(base) = edition.based_on() {
        printed += &(say!("rulebook-based-on", edition = base) + "\n");
    }
    let changes = compare_parameters(edition.parameters(), used);
    printed += &compare::parameters_text(CHANGED, &changes);
    printed += &text::section(
        "rulebook-parameters",
        &["tools-parameter", "rulebook-column-value"],
        text::parameters(used.list()),
    );
    let variations = edition.variations().iter().map(|variation| {
        let says = tell(&variation.saying());
        let effect = match &variation.takes {
            Some(takes) => say!("rulebook-takes", says, what = takes.what),
            None => says,
        };
        vec![variation.id.clone(), effect, tell(&variation.notice)]
    });
    printed += &text::section(
        "rulebook-variations",
        &[
            "rulebook-column-variation",
            "rulebook-column-effect",
            "rulebook-column-notice",
        ],
        variations.collect(),
    );
    let readings = edition.readings().iter().map(|reading| {
        let others = reading.alternatives.iter();
        let others = others.map(|other| tell(&reading.alternative_saying(other)));
        let others = others.reduce(|one, other| say!("rulebook-or", one, other));
        vec![
            reading.articles.join(", "),
            tell(&reading.question_saying()),
            tell(&reading.default_saying()),
            others.unwrap_or_default(),
        ]
    });
    printed += &text::section(
        "rulebook-readings",
        &[
            "tools-articles",
            "rulebook-column-question",
            "rulebook-column-read-as",
            "rulebook-column-or",
        ],
        readings.collect(),
    );
    let gaps = edition.gap_sayings();
    let gaps = gaps.map(|(part, why)| vec![tell(&part), tell(&why)]);
    let headings = ["rulebook-column-part", "rulebook-column-why"];
    printed += &text::section("rulebook-gaps", &headings, gaps.collect());
    let articles = text::articles(edition.articles());
    printed + &text::section("tools-articles", &text::ARTICLE, articles)
}
