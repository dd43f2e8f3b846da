//! The best players of each board of a section of teams.

use adoube_conduct::ranking::ranks_teams;
use adoube_standings::tables::{BoardCredit, BoardOrder, BoardRules, BoardTable, BoardTies};
use adoube_tournament::RoundNumber;
use clap::{Args, ValueEnum};

use super::desk::{Desk, paired_round};
use super::tables::snapshot;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, tell};

#[derive(Args)]
pub(crate) struct BoardsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// After which round; with all results so far if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// What ranks the players of a board
    #[arg(long, value_enum, default_value = "percentage")]
    order: OrderArg,
    /// What decides between players who are level
    #[arg(long, value_enum, default_value = "shared")]
    ties: TiesArg,
    /// On which board a player's results count
    #[arg(long, value_enum, default_value = "most")]
    credit: CreditArg,
    /// Who has played fewer games has no place
    #[arg(long, value_name = "GAMES", default_value = "1")]
    minimum: usize,
}

#[derive(Clone, Copy, ValueEnum)]
enum OrderArg {
    /// Percentage, then points
    Percentage,
    /// Points, then percentage
    Points,
    /// Performance against rated opponents
    Performance,
}

#[derive(Clone, Copy, ValueEnum)]
enum TiesArg {
    /// Nothing: they share the place
    Shared,
    /// The better performance
    Performance,
    /// More games over the board
    Games,
}

#[derive(Clone, Copy, ValueEnum)]
enum CreditArg {
    /// The board played most often
    Most,
    /// The lowest board played (US Chess 31B1)
    Lowest,
    /// The place in the team's list
    Listed,
    /// Each result on its own board
    Each,
}

impl BoardsArgs {
    fn rules(&self) -> BoardRules {
        BoardRules {
            order: match self.order {
                OrderArg::Percentage => BoardOrder::Percentage,
                OrderArg::Points => BoardOrder::Points,
                OrderArg::Performance => BoardOrder::Performance,
            },
            ties: match self.ties {
                TiesArg::Shared => BoardTies::Shared,
                TiesArg::Performance => BoardTies::Performance,
                TiesArg::Games => BoardTies::Games,
            },
            credit: match self.credit {
                CreditArg::Most => BoardCredit::MostPlayed,
                CreditArg::Lowest => BoardCredit::LowestPlayed,
                CreditArg::Listed => BoardCredit::Listed,
                CreditArg::Each => BoardCredit::Each,
            },
            minimum: self.minimum,
            ..BoardRules::USUAL
        }
    }
}

pub(super) async fn boards(desk: Desk, args: BoardsArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    if !ranks_teams(section.settings.format) {
        return Err(fail!("event-boards-no-teams", name = section.settings.name));
    }
    let after = match args.after {
        Some(0) => RoundNumber(0),
        Some(round) => paired_round(section, Some(round))?,
        None => section.draft.paired_rounds(),
    };
    let table = BoardTable::of(&snapshot(section)?, after, args.rules());
    if desk.json {
        output::print_json(&table);
    } else {
        output::print(&table.text(&|words| tell(words)));
    }
    Ok(())
}
