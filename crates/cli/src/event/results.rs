//! Results and penalties.

use std::collections::HashSet;

use adoube_conduct::results::in_round;
use adoube_conduct::us::pair_without;
use adoube_journal::{
    AdjustResult, ClearResult, Command, CorrectResult, EnterResult, PointsAdjusted, Section,
    SectionId,
};
use adoube_pairing::us::incidents::Unreported;
use adoube_tournament::{BoardNumber, GameResult, PointAdjustment, Points, Purpose, RoundNumber};
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::desk::{Desk, cannot, paired_round, player, round_or_last};
use crate::args::value;
use crate::failure::Failure;
use crate::texts::{fail, say};

#[derive(Args)]
pub(crate) struct ResultArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// BOARD=RESULT: 1=1-0 2=½-½ 3=+/- (also 1/2-1/2, 0-0, ½-0, -/-, W-L, adjourned)
    #[arg(required_unless_present = "clear")]
    results: Vec<String>,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// Replace results that stand
    #[arg(long)]
    correct: bool,
    /// Take the result of this board away; may be repeated
    #[arg(long, value_name = "BOARD", value_parser = value::<BoardNumber>)]
    clear: Vec<BoardNumber>,
    /// Let the results count so for one purpose only; BOARD=reported takes that back
    #[arg(long = "for", value_enum, value_name = "PURPOSE", conflicts_with_all = ["correct", "clear"])]
    purpose: Option<PurposeArg>,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PurposeArg {
    /// The next pairing
    Pairing,
    /// Standings and prizes
    Standings,
    /// The rating report
    Rating,
}

impl From<PurposeArg> for Purpose {
    fn from(purpose: PurposeArg) -> Purpose {
        match purpose {
            PurposeArg::Pairing => Purpose::Pairing,
            PurposeArg::Standings => Purpose::Standings,
            PurposeArg::Rating => Purpose::Rating,
        }
    }
}

#[derive(Args)]
pub(crate) struct UnreportedArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The board whose result nobody reported
    #[arg(value_parser = value::<BoardNumber>)]
    board: BoardNumber,
    /// How the next round is paired without it
    #[arg(value_enum)]
    way: WayArg,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
}

#[derive(Clone, Copy, ValueEnum)]
enum WayArg {
    /// Both are left out of the next round without points (29H2)
    ForfeitNextRound,
    /// Both are scored and paired as having lost (29H3)
    BothLose,
    /// Both have half-point byes in the next round (29H4)
    HalfPointByes,
    /// The higher rated is paired as having won, the other as having lost (29H5)
    GuessWinner,
    /// The higher rated is paired as having won, the other as having drawn (29H6)
    WinAndDraw,
    /// Both are paired as having won (29H7)
    BothWin,
}

impl From<WayArg> for Unreported {
    fn from(way: WayArg) -> Unreported {
        match way {
            WayArg::ForfeitNextRound => Unreported::ForfeitNextRound,
            WayArg::BothLose => Unreported::BothLose,
            WayArg::HalfPointByes => Unreported::HalfPointByes,
            WayArg::GuessWinner => Unreported::GuessWinner,
            WayArg::WinAndDraw => Unreported::WinAndDraw,
            WayArg::BothWin => Unreported::BothWin,
        }
    }
}

pub(super) async fn unreported(mut desk: Desk, args: UnreportedArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = paired_round(section, args.round)?;
    let way = Unreported::from(args.way);
    let commands = pair_without(section, round, args.board, way);
    let commands = commands.map_err(|reason| cannot(section, &reason))?;
    let reason = || say!("event-unreported-reason", value = way.article());
    desk.reason = desk.reason.or_else(|| Some(reason()));
    desk.submit(&mut journal, commands).await
}

/// What is to be done with the boards of a round.
struct Boards {
    section: SectionId,
    round: RoundNumber,
    correct: bool,
    purpose: Option<Purpose>,
}

pub(super) async fn result(desk: Desk, args: ResultArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let boards = Boards {
        section: section.id.clone(),
        round: paired_round(section, args.round)?,
        correct: args.correct,
        purpose: args.purpose.map(Purpose::from),
    };
    let results = args.results.iter().map(|text| boards.command(text));
    let clear = args
        .clear
        .iter()
        .map(|board| Ok((*board, boards.clear(*board))));
    let given = results
        .chain(clear)
        .collect::<Result<Vec<(BoardNumber, Command)>, _>>()?;
    let mut seen = HashSet::new();
    if let Some((board, _)) = given.iter().find(|(board, _)| !seen.insert(*board)) {
        return Err(fail!("event-board-twice", board = board));
    }
    let all_final = args.clear.is_empty();
    let commands = given.into_iter().map(|(_, command)| command).collect();
    // With a reason a complete round is opened for its results and completed again. How results
    // count can be said of it as it is.
    let commands = match desk.reason.is_some() && args.purpose.is_none() {
        true => in_round(section, boards.round, commands, all_final),
        false => commands,
    };
    desk.submit(&mut journal, commands).await
}

impl Boards {
    fn command(&self, text: &str) -> Result<(BoardNumber, Command), Failure> {
        let (board, result) = text
            .split_once('=')
            .ok_or_else(|| fail!("event-no-result", text = text))?;
        let board: BoardNumber = board.parse().map_err(|error| failed(text, &error))?;
        if self.purpose.is_some() && result == "reported" {
            return Ok((board, self.adjust(board, None)));
        }
        let result: GameResult = result.parse().map_err(|error| failed(text, &error))?;
        let (section, round) = (self.section.clone(), self.round);
        let command = match (self.purpose, self.correct) {
            (Some(_), _) => self.adjust(board, Some(result)),
            (None, true) => Command::CorrectResult(CorrectResult {
                section,
                round,
                board,
                result,
            }),
            (None, false) => Command::EnterResult(EnterResult {
                section,
                round,
                board,
                result,
            }),
        };
        Ok((board, command))
    }

    fn adjust(&self, board: BoardNumber, result: Option<GameResult>) -> Command {
        Command::AdjustResult(AdjustResult {
            section: self.section.clone(),
            round: self.round,
            board,
            purpose: self.purpose.unwrap_or(Purpose::Pairing),
            result,
        })
    }

    fn clear(&self, board: BoardNumber) -> Command {
        Command::ClearResult(ClearResult {
            section: self.section.clone(),
            round: self.round,
            board,
        })
    }
}

fn failed(text: &str, error: &impl Serialize) -> Failure {
    fail!("event-wrong-word", word = text, problem = error)
}

#[derive(Args)]
pub(crate) struct PenaltyArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The player: a pairing number, # and the number of an entry, or a part of the name
    player: String,
    /// What is added to the score, such as -1 or 0.5
    #[arg(allow_hyphen_values = true, value_parser = value::<Points>)]
    points: Points,
    /// From which round on it counts; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// For which scores it counts
    #[arg(long = "for", value_enum, value_delimiter = ',', default_values = ["pairing", "standings"], value_name = "PURPOSE")]
    purposes: Vec<PurposeArg>,
}

pub(super) async fn penalty(desk: Desk, args: PenaltyArgs) -> Result<(), Failure> {
    let adjust = |section: &Section| {
        let adjustment = PointAdjustment {
            entrant: player(section, &args.player)?,
            round: round_or_last(section, args.round),
            points: args.points,
            purposes: args.purposes.into_iter().map(Purpose::from).collect(),
        };
        Ok(Command::AdjustPoints(PointsAdjusted {
            section: section.id.clone(),
            adjustment,
        }))
    };
    desk.submit_for(&args.event, adjust).await.map(drop)
}
