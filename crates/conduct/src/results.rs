//! What is to stand on a board, and the command that makes it so.
//!
//! Whether a result is entered, corrected, taken away or left alone follows from what stands there;
//! whoever takes results in asks here, and says only what is to stand.

use adoube_journal::{
    ClearResult, Command, CorrectResult, EnterResult, ResultsVerified, RoundClosed, RoundReopened,
    Section, VerifiedResult,
};
use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use serde::Serialize;

/// What is to stand on a board, and what the writer saw there.
///
/// ```
/// use adoube_conduct::results::{CannotStand, WantedResult};
/// use adoube_journal::{Section, SectionSettings};
/// use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
///
/// let section = Section::new("open".parse().unwrap(), SectionSettings::swiss("Open", 5));
/// let board = BoardNumber::single(1);
/// let wanted = WantedResult { board, result: GameResult::WHITE_WINS, was: None };
/// // Nothing is paired yet, so there is no board where a result could stand.
/// let refused = wanted.command(&section, RoundNumber(1));
/// assert_eq!(refused, Err(CannotStand::NoRound(RoundNumber(1))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedResult {
    pub board: BoardNumber,
    /// What is to stand there; pending to take the result away.
    pub result: GameResult,
    /// What stood there when the writer looked, if they say so.
    pub was: Option<GameResult>,
}

/// Why a result cannot be made to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotStand {
    NoRound(RoundNumber),
    NoBoard {
        round: RoundNumber,
        board: BoardNumber,
    },
    /// Somebody else was faster.
    Changed {
        board: BoardNumber,
        stands: GameResult,
    },
}

adoube_types::errors!(CannotStand);

impl WantedResult {
    /// The command that makes it so; none if it stands already, so that what is sent twice does no
    /// harm.
    ///
    /// # Errors
    ///
    /// There is no such board, or something else stands there than the writer saw.
    pub fn command(
        self,
        section: &Section,
        round: RoundNumber,
    ) -> Result<Option<Command>, CannotStand> {
        let (board, result) = (self.board, self.result);
        let paired = section.draft.round(round);
        let paired = paired.ok_or(CannotStand::NoRound(round))?;
        let game = paired.game(board);
        let game = game.ok_or(CannotStand::NoBoard { round, board })?;
        let stands = game.results.reported;
        if stands == result {
            return Ok(None);
        }
        if self.was.is_some_and(|was| was != stands) {
            return Err(CannotStand::Changed { board, stands });
        }
        let section = section.id.clone();
        Ok(Some(if result == GameResult::PENDING {
            Command::ClearResult(ClearResult {
                section,
                round,
                board,
            })
        } else if stands.is_final() {
            Command::CorrectResult(CorrectResult {
                section,
                round,
                board,
                result,
            })
        } else {
            // An adjourned game is waiting for its result.
            Command::EnterResult(EnterResult {
                section,
                round,
                board,
                result,
            })
        }))
    }

    /// The commands that make it so, whether the round is open or complete: a complete one is opened
    /// again for it and declared complete, in one step, which needs a reason.
    ///
    /// # Errors
    ///
    /// As [`WantedResult::command`].
    pub fn commands(
        self,
        section: &Section,
        round: RoundNumber,
    ) -> Result<Vec<Command>, CannotStand> {
        let Some(command) = self.command(section, round)? else {
            return Ok(Vec::new());
        };
        Ok(in_round(
            section,
            round,
            vec![command],
            self.result.is_final(),
        ))
    }
}

/// Results that were read from the slips a second time, held against those that stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondReading {
    /// Notes those that agree; none if there are none that were not noted before.
    pub command: Option<Command>,
    /// The boards that agree.
    pub agree: Vec<BoardNumber>,
    /// Those whose slip says something else.
    pub differ: Vec<SlipDiffers>,
}

/// A slip that does not say what stands on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SlipDiffers {
    pub board: BoardNumber,
    /// What stands there; pending if there is no result yet.
    pub stands: GameResult,
    /// What the slip says.
    pub slip: GameResult,
}

/// Holds slips against the results of a round.
///
/// # Errors
///
/// There is no such round or board.
pub fn second_reading(
    section: &Section,
    round: RoundNumber,
    slips: &[(BoardNumber, GameResult)],
) -> Result<SecondReading, CannotStand> {
    let paired = section.draft.round(round);
    let paired = paired.ok_or(CannotStand::NoRound(round))?;
    let (mut agree, mut differ, mut boards) = (Vec::new(), Vec::new(), Vec::new());
    for (board, slip) in slips.iter().copied() {
        let game = paired.game(board);
        let game = game.ok_or(CannotStand::NoBoard { round, board })?;
        let stands = game.results.reported;
        if stands != slip || !stands.is_final() {
            differ.push(SlipDiffers {
                board,
                stands,
                slip,
            });
            continue;
        }
        agree.push(board);
        if section.verified(round, board).is_none() {
            boards.push(VerifiedResult {
                board,
                result: slip,
            });
        }
    }
    let is_new = !boards.is_empty();
    let verified = Command::VerifyResults(ResultsVerified {
        section: section.id.clone(),
        round,
        boards,
    });
    Ok(SecondReading {
        command: is_new.then_some(verified),
        agree,
        differ,
    })
}

/// Commands about results of a round: where it is complete it is opened again for them, and then
/// declared complete if it still is.
pub fn in_round(
    section: &Section,
    round: RoundNumber,
    commands: Vec<Command>,
    complete: bool,
) -> Vec<Command> {
    if !section.is_closed(round) {
        return commands;
    }
    let id = || section.id.clone();
    let reopen = Command::ReopenRound(RoundReopened {
        section: id(),
        round,
    });
    let close = complete.then(|| {
        Command::CloseRound(RoundClosed {
            section: id(),
            round,
        })
    });
    let around = [reopen].into_iter().chain(commands);
    around.chain(close).collect()
}
