//! `adoube rulebook list`.

use adoube_bodies::rulebook::{EditionLine, EditionList};
use adoube_rulebook::{Edition, Rulebook};
use clap::Args;

use super::{DayArgs, text};
use crate::output;

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
        output::print(&format!("No edition at hand was in force on {day}.\n"));
        return;
    }
    let row = |edition: &&Edition| {
        let mark = if in_force(edition) { "in force" } else { "" };
        vec![
            edition.id().to_owned(),
            text::dates(edition),
            mark.to_owned(),
            edition.articles().len().to_string(),
            edition.name().to_owned(),
        ]
    };
    let rows = editions.iter().map(row).collect();
    let today = format!("On {day}");
    let headings = [
        "Edition",
        "Competitions starting",
        &today,
        "Articles",
        "Name",
    ];
    output::print(&output::wrapped_table(&headings, rows));
}
