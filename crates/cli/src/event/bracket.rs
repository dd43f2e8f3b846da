//! The bracket of a knockout.

use adoube_bodies::bracket::{SideBody, columns};
use adoube_conduct::bracket::bracket;
use clap::Args;

use super::desk::{Desk, round_or_last};
use super::tables::snapshot;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, t, words};

#[derive(Args)]
pub(crate) struct BracketArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// After which round; the last one if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
}

pub(super) async fn show(desk: Desk, args: BracketArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let after = round_or_last(section, args.after);
    let tournament = snapshot(section)?;
    let settings = &section.settings;
    let found = bracket(settings, &tournament, after).ok_or_else(|| fail!("cli-no-bracket"))?;
    let rounds = columns(settings, &tournament, &found, words());
    if desk.json {
        output::print_json(&rounds);
        return Ok(());
    }
    for round in rounds {
        output::print_line(&round.stage);
        for tie in round.matches {
            let [one, other] = tie.sides.map(|side| said(&side));
            output::print_line(&format!("  {:>3}  {one} – {other}", tie.number));
        }
    }
    Ok(())
}

fn said(side: &SideBody) -> String {
    let name = side.name.as_deref().unwrap_or(t("cli-bracket-open"));
    match &side.outcome {
        Some(outcome) => format!("{name} {outcome}"),
        None => name.to_owned(),
    }
}
