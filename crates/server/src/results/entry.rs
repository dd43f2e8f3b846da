//! Results as they come in, one at a time or a sheet of them.

use adoube_conduct::results::{CannotStand, WantedResult};
use adoube_journal::{Command, Seq};
use adoube_tournament::{InvalidBoard, RoundNumber};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::views::BoardState;
use super::views::corrections::CorrectionsPage;
use super::{entered, paired};
use crate::error::{ApiError, PageError};
use crate::flash::redirect_with;
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::texts::{count, fill, t, tell};
use crate::ui::Page;
use crate::ui::result_kinds;

/// What was typed for a board, and what its writer saw there.
pub(super) fn read(
    board: &str,
    result: &str,
    was: Option<&str>,
) -> Result<WantedResult, PageError> {
    let read = |text: &str| {
        result_kinds::typed(text)
            .ok_or_else(|| PageError::BadRequest(fill("results-not-one", &[&text])))
    };
    let board = board.parse();
    let board = board.map_err(|error: InvalidBoard| PageError::BadRequest(tell(&error)))?;
    Ok(WantedResult {
        board,
        result: read(result)?,
        was: was.map(read).transpose()?,
    })
}

pub(super) fn told(reason: CannotStand) -> PageError {
    match reason {
        CannotStand::NoRound(_) => PageError::NotFound,
        CannotStand::NoBoard { round, board } => {
            PageError::Refused(fill("results-no-board", &[&board, &round]))
        }
        CannotStand::Changed { board, stands } => {
            let stands = result_kinds::printed(stands);
            PageError::Conflict(fill("results-conflict", &[&board, &stands]))
        }
    }
}

/// What a page or a form sends: `board-7` is what is to stand on board 7 and `was-7` what stood
/// there; `set` is one board and its result, `board` and `result` likewise.
#[derive(Deserialize)]
#[serde(transparent)]
pub(super) struct ResultForm(FormFields);

impl ResultForm {
    fn field(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(other, _)| *other == name);
        found.map(|(_, value)| value)
    }

    fn was(&self, board: &str) -> Option<&str> {
        self.field(&format!("was-{board}"))
    }

    /// The one board that a page sends by itself.
    fn single(&self) -> Option<Result<WantedResult, PageError>> {
        let (board, result) = (self.field("board")?, self.field("result")?);
        Some(read(board, result, self.field("was")))
    }

    fn entries(&self) -> Result<Vec<WantedResult>, PageError> {
        if let Some(entry) = self.single() {
            return Ok(vec![entry?]);
        }
        if let Some((board, result)) = self.field("set").and_then(|set| set.split_once(' ')) {
            return Ok(vec![read(board, result, self.was(board))?]);
        }
        let boards = self.0.iter().filter_map(|(name, value)| {
            let board = name.strip_prefix("board-")?;
            Some(read(board, value, self.was(board)))
        });
        boards.collect()
    }

    fn reason(&self) -> Option<String> {
        self.field("reason").map(str::to_owned)
    }
}

/// Why results were not entered, and what stands there instead: on the one board, or on each of
/// several.
#[derive(Serialize)]
struct NotEntered {
    error: String,
    #[serde(flatten)]
    stands: CurrentResults,
}

/// What stands on the boards that somebody entered.
#[derive(Serialize)]
#[serde(untagged)]
enum CurrentResults {
    One { stands: Option<BoardState> },
    Each { boards: Vec<BoardState> },
}

/// `POST …/results/{round}/entry`: one result, or several in one step, all of them or none. The
/// answer says what stands on the board now, or on each of the boards.
pub(super) async fn now(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ResultForm>,
) -> Result<Response, ApiError> {
    let round = paired(of.section(), &params)?;
    let entries = form.entries()?;
    if entries.is_empty() {
        return Err(PageError::BadRequest(t("results-nothing-new").to_owned()).into());
    }
    let written = enter(&of, round, &entries, form.reason()).await;
    let shown = of.at.app.events.read(&of.at.event).await?;
    let section = shown.event.section(&of.section().id);
    let section = section.ok_or(PageError::NotFound)?;
    let entered = entered(&of.at, section, round).await?;
    let stands = |entry: &WantedResult| BoardState::on(section, round, entry.board, &entered);
    let stands = match (form.single(), &entries[..]) {
        (Some(_), [entry]) => CurrentResults::One {
            stands: stands(entry),
        },
        _ => CurrentResults::Each {
            boards: entries.iter().filter_map(stands).collect(),
        },
    };
    match written {
        Ok(_) => Ok(match stands {
            CurrentResults::One { stands } => Json(stands).into_response(),
            each => Json(each).into_response(),
        }),
        Err(error @ (PageError::Conflict(_) | PageError::Refused(_))) => {
            let status = match error {
                PageError::Conflict(_) => StatusCode::CONFLICT,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            let error = error.to_string();
            Ok((status, Json(NotEntered { error, stands })).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// `POST …/results/{round}`: a sheet of results, without any script. Where results that stand would
/// be changed, and no reason is given, nothing is written yet: the answer shows what would change
/// and asks, once for all.
pub(super) async fn sheet(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ResultForm>,
) -> Result<Response, PageError> {
    let round = paired(of.section(), &params)?;
    let entries = form.entries()?.into_iter();
    let entries: Vec<WantedResult> = entries
        .filter(|entry| entry.was != Some(entry.result))
        .collect();
    let own = paths::desk::RoundResults::of(&of.at.event, &of.section().id, &round).to_string();
    let back = form.field("back").filter(|back| back.starts_with(&own));
    let back = back.unwrap_or(&own);
    let asked = form.field("asked").is_some();
    let says_why = form
        .reason()
        .is_some_and(|reason| !reason.trim().is_empty());
    if !asked && !says_why {
        let corrections =
            CorrectionsPage::of(&of.shown, &of.at, of.section(), round, &entries, back);
        if let Some(page) = corrections {
            return Ok(Page(page).into_response());
        }
    }
    let entered = enter(&of, round, &entries, form.reason()).await?;
    let said = if entered == 0 {
        t("results-nothing-new").to_owned()
    } else {
        count("results-entered", entered)
    };
    Ok(redirect_with(back, said).into_response())
}

/// Writes what differs from what stands on a board of a complete round: the round is opened again
/// for it and declared complete, in one step.
pub(super) async fn correct_complete(
    of: &DeskSection,
    round: RoundNumber,
    entry: &WantedResult,
    reason: String,
) -> Result<(), PageError> {
    let commands = entry.commands(of.section(), round);
    let commands = commands.map_err(told)?;
    if commands.is_empty() {
        return Ok(());
    }
    let seen = Some(Seq(of.shown.seq.0));
    let submission = of
        .at
        .member
        .submission(commands)
        .seen(seen)
        .because(Some(reason));
    of.at.write(submission).await?;
    Ok(())
}

/// Writes what differs from what stands, and says how many boards that were.
pub(super) async fn enter(
    of: &DeskSection,
    round: RoundNumber,
    entries: &[WantedResult],
    reason: Option<String>,
) -> Result<usize, PageError> {
    let commands = entries
        .iter()
        .filter_map(|entry| entry.command(of.section(), round).map_err(told).transpose())
        .collect::<Result<Vec<Command>, PageError>>()?;
    let number = commands.len();
    if number > 0 {
        // The commands were chosen by what stood there at this record.
        let seen = Some(Seq(of.shown.seq.0));
        let submission = of.at.member.submission(commands).seen(seen).because(reason);
        of.at.write(submission).await?;
    }
    Ok(number)
}
