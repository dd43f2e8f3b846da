//! Results as they come in, one at a time or a sheet of them.

use std::sync::Arc;

use adoube_conduct::results::{CannotStand, WantedResult};
use adoube_journal::{Command, Section, Seq};
use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::{entered, paired};
use crate::app::{App, Wish};
use crate::error::{ApiError, PageError};
use crate::flash::done;
use crate::guard::AtDesk;
use crate::pages::Page;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::{count, fill, t};
use crate::views::desk::results::corrections::{CorrectionsPage, Wish as Seen};
use crate::views::desk::results::{Standing, kinds};

/// What is to stand on a board, and what the writer saw there.
pub struct Wanted {
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

    /// The same for a page that shows it.
    fn seen(&self) -> Seen {
        Seen {
            board: self.board,
            was: self.was,
            result: self.result,
        }
    }

    /// The command that makes it so; none if it stands already, so that what is sent twice does no
    /// harm.
    pub fn command(
        &self,
        section: &Section,
        round: RoundNumber,
    ) -> Result<Option<Command>, PageError> {
        let command = self.result().command(section, round);
        command.map_err(told)
    }

    fn result(&self) -> WantedResult {
        WantedResult {
            board: self.board,
            result: self.result,
            was: self.was,
        }
    }
}

fn told(reason: CannotStand) -> PageError {
    match reason {
        CannotStand::NoRound(_) => PageError::NotFound,
        CannotStand::NoBoard { round, board } => {
            PageError::Refused(fill("results-no-board", &[&board, &round]))
        }
        CannotStand::Changed { board, stands } => {
            let stands = kinds::printed(stands);
            PageError::Conflict(fill("results-conflict", &[&board, &stands]))
        }
    }
}

/// What a page or a form sends: `board-7` is what is to stand on board 7 and `was-7` what stood
/// there; `set` is one board and its result, `board` and `result` likewise.
struct Sent(Vec<(String, String)>);

impl Sent {
    fn field(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    }

    fn was(&self, board: &str) -> Option<&str> {
        self.field(&format!("was-{board}"))
    }

    /// The one board that a page sends by itself.
    fn single(&self) -> Option<Result<Wanted, PageError>> {
        let (board, result) = (self.field("board")?, self.field("result")?);
        Some(Wanted::read(board, result, self.field("was")))
    }

    fn wishes(&self) -> Result<Vec<Wanted>, PageError> {
        if let Some(wanted) = self.single() {
            return Ok(vec![wanted?]);
        }
        if let Some((board, result)) = self.field("set").and_then(|set| set.split_once(' ')) {
            return Ok(vec![Wanted::read(board, result, self.was(board))?]);
        }
        let boards = self.0.iter().filter_map(|(name, value)| {
            let board = name.strip_prefix("board-")?;
            Some(Wanted::read(board, value, self.was(board)))
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
    stands: Stands,
}

/// What stands on the boards that somebody entered.
#[derive(Serialize)]
#[serde(untagged)]
enum Stands {
    One { stands: Option<Standing> },
    Each { boards: Vec<Standing> },
}

/// `POST …/results/{round}/entry`: one result, or several in one step, all of them or none. The
/// answer says what stands on the board now, or on each of the boards.
pub async fn now(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(fields): Fields<Vec<(String, String)>>,
) -> Result<Response, ApiError> {
    let (sent, round) = (Sent(fields), paired(of.section(), &params)?);
    let wishes = sent.wishes()?;
    if wishes.is_empty() {
        return Err(PageError::Unfit(t("results-nothing-new").to_owned()).into());
    }
    let written = enter(&app, &at, &of, round, &wishes, sent.reason()).await;
    let shown = app.events.read(&at.event).await?;
    let section = shown.event.section(&of.section().id);
    let section = section.ok_or(PageError::NotFound)?;
    let entered = entered(&app, &at, section, round).await?;
    let stands = |wanted: &Wanted| Standing::on(section, round, wanted.board, &entered);
    let stands = match (sent.single(), &wishes[..]) {
        (Some(_), [wanted]) => Stands::One {
            stands: stands(wanted),
        },
        _ => Stands::Each {
            boards: wishes.iter().filter_map(stands).collect(),
        },
    };
    match written {
        Ok(_) => Ok(match stands {
            Stands::One { stands } => Json(stands).into_response(),
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
pub async fn sheet(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(fields): Fields<Vec<(String, String)>>,
) -> Result<Response, PageError> {
    let (sent, round) = (Sent(fields), paired(of.section(), &params)?);
    let wishes = sent.wishes()?.into_iter();
    let wishes: Vec<Wanted> = wishes
        .filter(|wanted| wanted.was != Some(wanted.result))
        .collect();
    let own = format!("/desk/{}/{}/results/{round}", at.event, of.section().id);
    let back = sent.field("back").filter(|back| back.starts_with(&own));
    let back = back.unwrap_or(&own);
    let asked = sent.field("asked").is_some();
    let says_why = sent
        .reason()
        .is_some_and(|reason| !reason.trim().is_empty());
    if !asked && !says_why {
        let seen: Vec<Seen> = wishes.iter().map(Wanted::seen).collect();
        let corrections = CorrectionsPage::of(&of.shown, &at, of.section(), round, &seen, back);
        if let Some(page) = corrections {
            return Ok(Page(page).into_response());
        }
    }
    let entered = enter(&app, &at, &of, round, &wishes, sent.reason()).await?;
    let said = if entered == 0 {
        t("results-nothing-new").to_owned()
    } else {
        count("results-entered", entered)
    };
    Ok(done(back, said).into_response())
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
    let commands = wanted.result().commands(of.section(), round);
    let commands = commands.map_err(told)?;
    if commands.is_empty() {
        return Ok(());
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
    wishes: &[Wanted],
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
