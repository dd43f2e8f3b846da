//! Players report their own results, each by a link of their own.

use std::sync::Arc;

use adoube_journal::{
    Author, Command, EnterResult, EventId, Journal, ReportResult, Section, SectionId, Submission,
};
use adoube_tournament::{EntrantId, Game, GameResult, RoundNumber};
use axum::extract::State;
use jiff::Timestamp;
use serde::Deserialize;

use super::views::report::ReportPage;
use crate::app::App;
use crate::auth::equal;
use crate::consent;
use crate::error::PageError;
use crate::events::EventView;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{Fields, Params};
use crate::paths;
use crate::texts::{fill, t};
use crate::ui::Page;
use crate::ui::report_link::code_of;

/// How a player can say that a game ended. Everything else is for the arbiter.
pub(crate) const REPORTED: [GameResult; 3] = [
    GameResult::WHITE_WINS,
    GameResult::DRAW,
    GameResult::BLACK_WINS,
];

/// The player of a link, and where the player is.
struct Player {
    shown: Arc<EventView>,
    event: EventId,
    section: SectionId,
    entrant: EntrantId,
}

impl Player {
    async fn with_link(app: &App, params: &Params) -> Result<Player, PageError> {
        let event: EventId = params.name("event")?;
        let id: SectionId = params.name("section")?;
        let code: String = params.name("code")?;
        let shown = app.events.read(&event).await?;
        let section = shown.event.section(&id).ok_or(PageError::NotFound)?;
        let mut entrants = section.draft.entrants.iter();
        let found = entrants.find(|entrant| equal(&code, &code_of(app, &event, &id, entrant.id)));
        let entrant = found.ok_or(PageError::NotFound)?.id;
        Ok(Player {
            shown,
            event,
            section: id,
            entrant,
        })
    }

    fn section(&self) -> Result<&Section, PageError> {
        let section = self.shown.event.section(&self.section);
        let section = section.ok_or(PageError::NotFound)?;
        if section.settings.players_report {
            Ok(section)
        } else {
            Err(PageError::Refused(t("results-players-do-not").to_owned()))
        }
    }
}

/// The player's game in the last public round, while that round is open.
fn game_of(section: &Section, entrant: EntrantId) -> Option<(RoundNumber, &Game)> {
    let round = section.public_rounds();
    if section.is_closed(round) || section.finished {
        return None;
    }
    let mut games = section.draft.round(round)?.games.iter();
    let game = games.find(|game| game.white == entrant || game.black == entrant)?;
    Some((round, game))
}

/// `GET /e/{event}/{section}/report/{code}`
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    params: Params,
) -> Result<Page<ReportPage>, PageError> {
    let player = Player::with_link(&app, &params).await?;
    let section = player.section()?;
    let game = game_of(section, player.entrant);
    Ok(Page(ReportPage::of(
        &player.shown,
        &player.event,
        section,
        player.entrant,
        game,
    )))
}

/// What a player says.
#[derive(Deserialize)]
pub(crate) struct PlayerReport {
    result: GameResult,
    /// The board that the page showed: not that of a round that came meanwhile.
    round: u16,
}

/// `POST /e/{event}/{section}/report/{code}`: a player says how the game ended. When both say the
/// same, the result is entered in their names.
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    params: Params,
    Fields(said): Fields<PlayerReport>,
) -> Result<RedirectWithMessage, PageError> {
    let player = Player::with_link(&app, &params).await?;
    let section = player.section()?;
    let (round, game) = game_of(section, player.entrant)
        .filter(|(round, _)| round.0 == said.round)
        .ok_or_else(|| PageError::Refused(t("report-no-game").to_owned()))?;
    if !REPORTED.contains(&said.result) {
        return Err(PageError::BadRequest(fill(
            "results-not-one",
            &[&said.result],
        )));
    }
    let board = game.board;
    let reports = section.reports.get(&(round, board)).copied();
    let own = reports.and_then(|reports| match game.white == player.entrant {
        true => reports.white,
        false => reports.black,
    });
    if own != Some(said.result) {
        let command = Command::ReportResult(ReportResult {
            section: section.id.clone(),
            round,
            board,
            by: player.entrant,
            result: said.result,
        });
        let author = author(&[name(section, player.entrant)]);
        submit(&app, &player.event, author, command).await?;
    }
    let entered = enter_agreed(&app, &player, round, game).await?;
    let code: String = params.name("code")?;
    let back = paths::public::Report::of(&player.event, &player.section, &code).to_string();
    let key = if entered {
        "report-agreed"
    } else {
        "report-noted"
    };
    Ok(redirect_with(back, t(key)))
}

/// Enters the result on which both players agree. Whoever was a moment faster has done the same.
async fn enter_agreed(
    app: &App,
    player: &Player,
    round: RoundNumber,
    game: &Game,
) -> Result<bool, PageError> {
    let shown = app.events.read(&player.event).await?;
    let section = shown.event.section(&player.section);
    let section = section.ok_or(PageError::NotFound)?;
    let Some(result) = section.agreed(round, game.board) else {
        return Ok(false);
    };
    let command = Command::EnterResult(EnterResult {
        section: section.id.clone(),
        round,
        board: game.board,
        result,
    });
    let author = author(&[name(section, game.white), name(section, game.black)]);
    match submit(app, &player.event, author, command).await {
        Ok(()) | Err(PageError::Refused(_)) => Ok(true),
        Err(error) => Err(error),
    }
}

fn name(section: &Section, entrant: EntrantId) -> String {
    let entrant = section.entrant(entrant);
    entrant.map_or_else(String::new, |entrant| entrant.player.name.clone())
}

/// The author of what players say: their names, as far as they fit.
fn author(names: &[String]) -> Option<Author> {
    let names: Vec<String> = names
        .iter()
        .map(|name| {
            let letters = name.chars().filter(|letter| !letter.is_control());
            letters.take(40).collect()
        })
        .collect();
    format!("{} (players)", names.join(" / ")).parse().ok()
}

async fn submit(
    app: &App,
    event: &EventId,
    author: Option<Author>,
    command: Command,
) -> Result<(), PageError> {
    let author = author.ok_or(PageError::NotFound)?;
    let submission = Submission::new(author, Timestamp::now(), vec![command]);
    let asked = submission.clone();
    let permit = |journal: &Journal| consent::check(journal, &asked, false).map(drop);
    app.events.submit(event, submission, permit).await?;
    Ok(())
}
