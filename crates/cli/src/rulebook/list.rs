//! `adoube rulebook list`.

use adoube_bodies::rulebook::{EditionLine, EditionList};
use adoube_rulebook::{Edition, Rulebook};
use clap::Args;

use super::{DayArgs, text};
use crate::output;
use crate::texts::{Quoted, say, t, tell};

#[derive(Args)]
pub(crate) struct ListArgs {
    #[command(flatten)]
    day: DayArgs,
}

pub(super) fn list(args: &ListArgs, json: bool) {
    let rulebook = Rulebook::embedded();
    let day = args.day.day();
    let in_force = |edition: &Edition| {
        let chosen = rulebook.in_force(edition.authority(), day);
        chosen.is_some_and(|chosen| chosen.id() == edition.id())
    };
    // A day that was asked for leaves only what is in force then.
    let shown = |edition: &&Edition| args.day.on.is_none() || in_force(edition);
    let editions: Vec<&Edition> = rulebook.editions().iter().filter(shown).collect();
    if json {
        let editions = editions.into_iter();
        let editions = editions.map(|edition| EditionLine::of(edition, in_force(edition)));
        output::print_json(&EditionList {
            on: day,
            editions: editions.collect(),
        });
        return;
    }
    if editions.is_empty() {
        output::print(&(say!("rulebook-none-listed", day) + "\n"));
        return;
    }
    let row = |edition: &&Edition| {
        let mark = in_force(edition).then(|| t("rulebook-in-force"));
        vec![
            edition.id().to_owned(),
            text::dates(edition),
            mark.unwrap_or_default().to_owned(),
            edition.articles().len().to_string(),
            tell(&edition.name_saying()),
        ]
    };
    let rows = editions.iter().map(row).collect();
    let today = say!("rulebook-column-on", day = Quoted(day.to_string()));
    let headings = [
        t("tools-edition"),
        t("rulebook-column-starting"),
        &today,
        t("tools-articles"),
        t("rulebook-column-name"),
    ];
    output::print(&output::wrapped_table(&headings, rows));
}
