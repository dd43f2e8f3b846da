//! Results held against the slips.

use std::process::ExitCode;

use adoube_conduct::results::{CannotStand, second_reading};
use adoube_journal::Refusal;
use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use clap::Args;
use serde::Serialize;

use super::desk::{Desk, paired_round};
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say};

#[derive(Args)]
pub(crate) struct SlipsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// BOARD=RESULT as the slips have it: 1=1-0 2=½-½
    #[arg(required = true)]
    slips: Vec<String>,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
}

/// What came of a second reading.
#[derive(Serialize)]
struct SlipsBody {
    round: RoundNumber,
    agree: Vec<BoardNumber>,
    differ: Vec<DiffersBody>,
}

/// A slip that says something else.
#[derive(Serialize)]
struct DiffersBody {
    board: BoardNumber,
    entered: GameResult,
    slip: GameResult,
}

pub(super) async fn slips(desk: Desk, args: SlipsArgs) -> Result<ExitCode, Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = paired_round(section, args.round)?;
    let slips = args.slips.iter().map(|text| read(text));
    let slips = slips.collect::<Result<Vec<_>, Failure>>()?;
    let reading = second_reading(section, round, &slips).map_err(|why| match why {
        CannotStand::NoRound(round) => Failure::of(&Refusal::NotPaired(round)),
        CannotStand::NoBoard { board, .. } | CannotStand::Changed { board, .. } => {
            Failure::of(&Refusal::NoBoard { round, board })
        }
    })?;
    if let Some(command) = reading.command {
        let receipt = desk.write(&mut journal, vec![command]).await?;
        if !desk.json {
            desk.tell(&journal, &receipt);
        }
    }
    let differ: Vec<DiffersBody> = reading
        .differ
        .iter()
        .map(|slip| DiffersBody {
            board: slip.board,
            entered: slip.stands,
            slip: slip.slip,
        })
        .collect();
    let code = ExitCode::from(u8::from(!differ.is_empty()));
    if desk.json {
        let agree = reading.agree;
        output::print_json(&SlipsBody {
            round,
            agree,
            differ,
        });
        return Ok(code);
    }
    for slip in differ {
        output::print_line(&say!(
            "cli-slip-differs",
            board = slip.board,
            entered = slip.entered,
            slip = slip.slip
        ));
    }
    Ok(code)
}

fn read(text: &str) -> Result<(BoardNumber, GameResult), Failure> {
    let (board, result) = text
        .split_once('=')
        .ok_or_else(|| fail!("event-no-result", text = text))?;
    let board = board.parse().map_err(|error| wrong(text, &error))?;
    let result = result.parse().map_err(|error| wrong(text, &error))?;
    Ok((board, result))
}

fn wrong(text: &str, error: &impl Serialize) -> Failure {
    fail!("event-wrong-word", word = text, problem = error)
}
