//! Results as they come in, one at a time or a sheet of them.

use std::sync::Arc;

use adoube_journal::{Command, Section, Seq};
use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::{entered, paired};
use crate::app::{App, Wish};
use crate::error::{ApiError, PageError};
use crate::flash::{Done, done};
use crate::guard::AtDesk;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::{count, fill, t};
use crate::views::desk::results::{Standing, kinds};

/// What is to stand on a board, and what the writer saw there.
pub struct Wanted {
    /// Which board.
    pub board: BoardNumber,
    /// What is to stand there; pending to take the result away.
    pub result: GameResult,
    /// What stood there when the writer looked, if they say so.
    pub was: Option<GameResult>,
}

impl Wanted {
    /// A wish as it was typed.
    pub fn read(board: &str, result: &str, was: Option<&str>) -> Result<Wanted, PageError> {
        let read = |text: &str| {
            kinds::typed(text).ok_or_else(|| PageError::Unfit(fill("results-not-one", &[&text])))
        };
        Ok(Wanted {
            board: board
                .parse()
                .map_err(|error: adoube_tournament::InvalidBoard| {
                    PageError::Unfit(error.to_string())
                })?,
            result: read(result)?,
            was: was.map(read).transpose()?,
        })
    }

    /// The command that makes it so; none if it stands already, so that what is sent twice does no
    /// harm.
    pub fn command(
        &self,
        section: &Section,
        round: RoundNumber,
    ) -> Result<Option<Command>, PageError> {
        let (board, result) = (self.board, self.result);
        let paired = section.draft.round(round).ok_or(PageError::NotFound)?;
        let game = paired.games.iter().find(|game| game.board == board);
        let game =
            game.ok_or_else(|| PageError::Refused(fill("results-no-board", &[&board, &round])))?;
        let stands = game.results.reported;
        if stands == result {
            return Ok(None);
        }
        if self.was.is_some_and(|was| was != stands) {
            let stands = kinds::printed(stands);
            return Err(PageError::Conflict(fill(
                "results-conflict",
                &[&board, &stands],
            )));
        }
        let section = section.id.clone();
        Ok(Some(if result == GameResult::PENDING {
            Command::ClearResult {
                section,
                round,
                board,
            }
        } else if stands.is_final() {
            Command::CorrectResult {
                section,
                round,
                board,
                result,
            }
        } else {
            Command::EnterResult {
                section,
                round,
                board,
                result,
            }
        }))
    }
}

/// A result that a page sends by itself.
#[derive(Deserialize)]
pub struct Sent {
    board: String,
    result: String,
    #[serde(default)]
    was: Option<String>,
    #[serde(default)]
    reason: Option<String>,
}

/// Why a result was not entered, and what stands there instead.
#[derive(Serialize)]
struct NotEntered {
    error: String,
    stands: Option<Standing>,
}

/// `POST …/results/{round}/entry`: one result. The answer says what stands on the board now.
pub async fn one(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(sent): Fields<Sent>,
) -> Result<Response, ApiError> {
    let round = paired(of.section(), &params)?;
    let wanted = Wanted::read(&sent.board, &sent.result, sent.was.as_deref())?;
    let written = enter(&app, &at, &of, round, &[&wanted], sent.reason).await;
    let shown = app.events.read(&at.event).await?;
    let section = shown.event.section(&of.section().id);
    let section = section.ok_or(PageError::NotFound)?;
    let entered = entered(&app, &at, section, round).await?;
    let stands = Standing::on(section, round, wanted.board, &entered);
    match written {
        Ok(_) => Ok(Json(stands).into_response()),
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

/// `POST …/results/{round}`: a sheet of results, without any script: `board-7` is what is typed
/// for board 7 and `was-7` what stood there; `set` is one board and its result.
pub async fn sheet(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(fields): Fields<Vec<(String, String)>>,
) -> Result<Done, PageError> {
    let round = paired(of.section(), &params)?;
    let field = |name: &str| {
        let mut fields = fields.iter();
        let found = fields.find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    };
    let mut wishes = Vec::new();
    if let Some((board, result)) = field("set").and_then(|set| set.split_once(' ')) {
        wishes.push(Wanted::read(board, result, field(&format!("was-{board}")))?);
    } else {
        for (name, value) in &fields {
            let Some(board) = name.strip_prefix("board-") else {
                continue;
            };
            let wanted = Wanted::read(board, value, field(&format!("was-{board}")))?;
            if wanted.was != Some(wanted.result) {
                wishes.push(wanted);
            }
        }
    }
    let wishes: Vec<&Wanted> = wishes.iter().collect();
    let reason = field("reason").map(str::to_owned);
    let entered = enter(&app, &at, &of, round, &wishes, reason).await?;
    let own = format!("/desk/{}/{}/results/{round}", at.event, of.section().id);
    let back = field("back").filter(|back| back.starts_with(&own));
    let said = if entered == 0 {
        t("results-nothing-new").to_owned()
    } else {
        count("results-entered", entered)
    };
    Ok(done(back.unwrap_or(&own), said))
}

/// Writes what differs from what stands on a board of a complete round: the round is opened again
/// for it and declared complete, in one step.
pub async fn correct_complete(
    app: &App,
    at: &AtDesk,
    of: &DeskSection,
    round: RoundNumber,
    wanted: &Wanted,
    reason: String,
) -> Result<(), PageError> {
    let Some(command) = wanted.command(of.section(), round)? else {
        return Ok(());
    };
    let section = of.section().id.clone();
    let mut commands = vec![
        Command::ReopenRound {
            section: section.clone(),
            round,
        },
        command,
    ];
    // Without the result the round is not complete.
    if wanted.result.is_final() {
        commands.push(Command::CloseRound { section, round });
    }
    let seen = Some(Seq(of.shown.seq.0));
    let wish = Wish::of(commands).seen(seen).because(Some(reason));
    app.write(&at.event, &at.member, wish).await?;
    Ok(())
}

/// Writes what differs from what stands, and says how many boards that were.
pub async fn enter(
    app: &App,
    at: &AtDesk,
    of: &DeskSection,
    round: RoundNumber,
    wishes: &[&Wanted],
    reason: Option<String>,
) -> Result<usize, PageError> {
    let commands = wishes
        .iter()
        .filter_map(|wanted| wanted.command(of.section(), round).transpose())
        .collect::<Result<Vec<Command>, PageError>>()?;
    let number = commands.len();
    if number > 0 {
        // The commands were chosen by what stood there at this record.
        let seen = Some(Seq(of.shown.seq.0));
        let wish = Wish::of(commands).seen(seen).because(reason);
        app.write(&at.event, &at.member, wish).await?;
    }
    Ok(number)
}
