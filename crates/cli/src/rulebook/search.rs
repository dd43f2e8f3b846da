//! `adoube rulebook search`.

use std::process::ExitCode;

use adoube_bodies::rulebook::{ArticleBody, SearchBody};
use adoube_rulebook::{Edition, Rulebook};
use clap::Args;

use super::{DayArgs, text};
use crate::failure::Failure;
use crate::texts::{t, tell};
use crate::{ANSWER_IS_NO, output};

#[derive(Args)]
pub(crate) struct SearchArgs {
    /// What to look for: all words must be there
    #[arg(required = true)]
    words: Vec<String>,
    /// Only in this edition
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    #[command(flatten)]
    day: DayArgs,
}

pub(super) fn search(args: &SearchArgs, json: bool) -> Result<ExitCode, Failure> {
    let editions: Vec<&Edition> = match &args.edition {
        Some(name) => vec![args.day.edition(name)?],
        None => Rulebook::embedded().editions().iter().collect(),
    };
    let hits = adoube_rulebook::search(editions, &args.words);
    if json {
        output::print_json(&SearchBody {
            words: &args.words,
            hits: hits.iter().map(ArticleBody::from).collect(),
        });
    } else if hits.is_empty() {
        output::print(&format!("{}\n", t("tools-nothing-found")));
    } else {
        let rows = hits.iter().map(|hit| {
            let article = hit.article;
            vec![
                hit.edition.id().to_owned(),
                article.number.clone(),
                article.topic.clone(),
                tell(&article.saying()),
            ]
        });
        let [number, topic, says] = text::ARTICLE;
        let headings = ["tools-edition", number, topic, says].map(t);
        output::print(&output::wrapped_table(&headings, rows.collect()));
    }
    Ok(match hits.is_empty() {
        true => ExitCode::from(ANSWER_IS_NO),
        false => ExitCode::SUCCESS,
    })
}
