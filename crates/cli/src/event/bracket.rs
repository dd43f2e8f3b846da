//! The bracket of a knockout.

use adoube_conduct::bracket::{BracketSide, bracket};
use adoube_journal::Section;
use adoube_tournament::{BoardNumber, EntrantId, TeamId};
use clap::Args;
use serde::Serialize;

use super::desk::{Desk, cannot, round_or_last};
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, t, tell};

#[derive(Args)]
pub(crate) struct BracketArgs {
    /// The event
    event: String,
    /// After which round; the last one if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
}

/// A round of the bracket.
#[derive(Serialize)]
struct ColumnBody {
    round: usize,
    stage: String,
    matches: Vec<TieBody>,
}

/// A match, from the top of the bracket.
#[derive(Serialize)]
struct TieBody {
    number: u32,
    board: Option<BoardNumber>,
    sides: [SideBody; 2],
}

/// One side of a match.
#[derive(Serialize)]
struct SideBody {
    entrant: Option<u32>,
    name: Option<String>,
    /// The match whose winner it will be: round and number.
    winner_of: Option<[u32; 2]>,
    outcome: Option<String>,
    won: bool,
}

pub(super) async fn show(desk: Desk, args: BracketArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let after = round_or_last(section, args.after);
    let tournament = section
        .snapshot()
        .map_err(|error| cannot(section, &error))?;
    let columns = bracket(&section.settings, &tournament, after);
    let columns = columns.ok_or_else(|| fail!("cli-no-bracket"))?;
    let bodies: Vec<ColumnBody> = columns
        .iter()
        .enumerate()
        .map(|(place, column)| ColumnBody {
            round: place + 1,
            stage: column.stage.as_ref().map_or_else(String::new, tell),
            matches: (column.ties.iter())
                .map(|tie| TieBody {
                    number: tie.id.number,
                    board: tie.board,
                    sides: tie.sides.each_ref().map(|side| body(section, side)),
                })
                .collect(),
        })
        .collect();
    if desk.json {
        output::print_json(&bodies);
        return Ok(());
    }
    for column in bodies {
        output::print_line(&column.stage);
        for tie in column.matches {
            let [one, other] = tie.sides.map(|side| said(&side));
            output::print_line(&format!("  {:>3}  {one} – {other}", tie.number));
        }
    }
    Ok(())
}

fn body(section: &Section, side: &BracketSide) -> SideBody {
    SideBody {
        entrant: side.who.map(|id| id.0),
        name: side.who.map(|id| name(section, id)),
        winner_of: side.from.map(|id| [id.round, id.number]),
        outcome: side.outcome.map(|outcome| outcome.code().to_string()),
        won: side.won,
    }
}

fn name(section: &Section, id: EntrantId) -> String {
    match section.settings.format.ranks_teams() {
        true => {
            (section.team(TeamId(id.0))).map_or_else(String::new, |team| team.details.name.clone())
        }
        false => section.label(id),
    }
}

fn said(side: &SideBody) -> String {
    let name = side.name.as_deref().unwrap_or(t("cli-bracket-open"));
    match &side.outcome {
        Some(outcome) => format!("{name} {outcome}"),
        None => name.to_owned(),
    }
}
