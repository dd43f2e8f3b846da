//! `adoube rulebook compare`.

use adoube_bodies::rulebook::{ArticleChanges, ComparisonBody, GapsOfBoth};
use adoube_rulebook::{Article, ArticlePair, Comparison, Edition, ParameterChange};
use clap::Args;

use super::{DayArgs, text};
use crate::failure::Failure;
use crate::output;
use crate::texts::{say, t, tell};

#[derive(Args)]
pub(crate) struct CompareArgs {
    /// The first edition: its id, a date, or `fide` or `us` for the one in force
    a: String,
    /// The second edition
    b: String,
    /// Only the parameters
    #[arg(long, conflicts_with = "articles")]
    parameters: bool,
    /// Only the articles
    #[arg(long)]
    articles: bool,
    #[command(flatten)]
    day: DayArgs,
}

pub(super) fn compare(args: &CompareArgs, json: bool) -> Result<(), Failure> {
    let (a, b) = (args.day.edition(&args.a)?, args.day.edition(&args.b)?);
    let comparison = adoube_rulebook::compare(a, b);
    if json {
        output::print_json(&ComparisonBody {
            from: a.id(),
            to: b.id(),
            parameters: (!args.articles).then_some(&comparison.parameters),
            articles: (!args.parameters).then(|| ArticleChanges::from(&comparison)),
            gaps: GapsOfBoth {
                from: a.gaps(),
                to: b.gaps(),
            },
        });
        return Ok(());
    }
    let (from, to) = (a.name_saying(), b.name_saying());
    let mut printed = say!("rulebook-compared", from, to) + "\n";
    if comparison.is_empty() {
        printed += &format!("{}\n", t("tools-nothing-changed"));
    }
    if !args.articles {
        printed += &parameters_text("rulebook-parameters", &comparison.parameters);
        printed += &unknown_text(a);
        printed += &unknown_text(b);
    }
    if !args.parameters {
        printed += &articles_text(&comparison);
        printed += &gaps_text(a, &comparison.added);
        printed += &gaps_text(b, &comparison.removed);
    }
    output::print(&printed);
    Ok(())
}

/// The parameters that cannot be compared, because the edition's text is not at hand.
fn unknown_text(edition: &Edition) -> String {
    let gaps = edition.gaps().iter();
    let unknown: Vec<&str> = gaps
        .flat_map(|gap| gap.parameters.iter().map(String::as_str))
        .collect();
    if unknown.is_empty() {
        return String::new();
    }
    let unknown = unknown.join(", ");
    format!(
        "\n{}\n",
        say!(
            "rulebook-unknown",
            edition = edition.id(),
            parameters = unknown
        )
    )
}

/// A table of parameters that changed.
pub(super) fn parameters_text(title: &str, changes: &[ParameterChange]) -> String {
    let value = |found: &Option<String>| found.as_deref().map_or("—".to_owned(), text::value);
    let rows = changes
        .iter()
        .map(|change| vec![change.path.clone(), value(&change.from), value(&change.to)]);
    let headings = [
        "tools-parameter",
        "rulebook-column-from",
        "rulebook-column-to",
    ];
    text::section(title, &headings, rows.collect())
}

fn articles_text(comparison: &Comparison) -> String {
    let renumbered = comparison.renumbered.iter().map(|pair| {
        vec![
            numbers(pair),
            pair.to.topic.clone(),
            tell(&pair.to.saying()),
        ]
    });
    let alone = |title: &str, articles: &[&Article]| {
        let articles = text::articles(articles.iter().copied());
        text::section(title, &text::ARTICLE, articles)
    };
    [
        pairs_text("tools-changed", &comparison.changed),
        pairs_text("tools-divided", &comparison.divided),
        alone("tools-added", &comparison.added),
        alone("tools-removed", &comparison.removed),
        text::section("tools-renumbered", &text::ARTICLE, renumbered.collect()),
    ]
    .concat()
}

/// What an edition may have had although it is not indexed, if articles have no counterpart in it.
fn gaps_text(edition: &Edition, alone: &[&Article]) -> String {
    if alone.is_empty() {
        return String::new();
    }
    let gaps = edition.gap_sayings();
    let gaps = gaps.map(|(part, _)| {
        let told = say!("rulebook-not-indexed", edition = edition.id(), part);
        format!("\n{told}\n")
    });
    gaps.collect()
}

fn pairs_text(title: &str, pairs: &[ArticlePair]) -> String {
    let rows = pairs.iter().map(|pair| {
        vec![
            numbers(pair),
            pair.to.topic.clone(),
            format!(
                "{} → {}",
                tell(&pair.from.saying()),
                tell(&pair.to.saying())
            ),
        ]
    });
    let [number, topic, _] = text::ARTICLE;
    let headings = [number, topic, "rulebook-column-said"];
    text::section(title, &headings, rows.collect())
}

fn numbers(pair: &ArticlePair) -> String {
    match pair.from.number == pair.to.number {
        true => pair.to.number.clone(),
        false => format!("{} → {}", pair.from.number, pair.to.number),
    }
}
