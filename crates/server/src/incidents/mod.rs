//! Incidents: the log, a new one, the dialogue that leads to a ruling, and score sheets.

mod applying;
mod one;
mod one_view;
mod ruling_view;
pub(crate) mod views;

use adoube_conduct::announcement::stored;
use adoube_conduct::results::WantedResult;
use adoube_journal::{
    Command, Counted, IncidentReported, PointsAdjusted, RecordGame, Section, Seq,
};
use adoube_tournament::{
    BoardNumber, EntrantId, Game, GameResult, PointAdjustment, Points, Purpose, RoundNumber,
};
use axum_extra::routing::TypedPath;

use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::incidents::views::{AtBoard, DeskGamePage, IncidentsPage};
use crate::params::{DeskSection, Fields};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, t};
use crate::tools::ToolQuery;
use crate::tools::sheet;
use crate::tools::sheets::MISSING_PAIRS;
use crate::ui::Page;

/// The addresses of the incidents.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::desk::Incidents::PATH, with(Right::See), list)
        .post(paths::desk::Incidents::PATH, with(Right::Incidents), report)
        .get(
            paths::desk::IncidentRuling::PATH,
            with(Right::See),
            applying::ruling,
        )
        .post(
            paths::desk::IncidentRuling::PATH,
            with(Right::Incidents),
            applying::apply,
        )
        .get(paths::desk::Incident::PATH, with(Right::See), one::show)
        .post(
            paths::desk::AmendIncident::PATH,
            with(Right::Incidents),
            one::amend,
        )
        .post(
            paths::desk::WithdrawIncident::PATH,
            with(Right::Incidents),
            one::withdraw,
        )
        .get(paths::desk::IncidentGame::PATH, with(Right::See), game)
        .post(paths::desk::IncidentGame::PATH, with(Right::See), read_game)
        .post(
            paths::desk::SaveGame::PATH,
            with(Right::Incidents),
            save_game,
        )
}

/// `GET /desk/{event}/{section}/incidents`
async fn list(of: DeskSection, asked: ToolQuery) -> Result<Page<IncidentsPage>, PageError> {
    Ok(Page(IncidentsPage::of(&of, &asked)))
}

/// `GET /desk/{event}/{section}/incidents/game`: the moves of a board that are kept, or none yet.
async fn game(of: DeskSection, asked: ToolQuery) -> Result<Page<DeskGamePage>, PageError> {
    let board = AtBoard::of(of.section(), &asked);
    let key = board.as_ref().map(|board| (board.round, board.board));
    let kept = key.and_then(|key| of.section().movetexts.get(&key));
    let asked = match (asked.get("text"), kept) {
        (None, Some(kept)) => asked.with("text", kept),
        _ => asked,
    };
    game_page(of, asked).await
}

/// `POST /desk/{event}/{section}/incidents/game`: a sheet played over; nothing is written.
async fn read_game(
    of: DeskSection,
    Fields(words): Fields<Vec<(String, String)>>,
) -> Result<Page<DeskGamePage>, PageError> {
    game_page(of, ToolQuery::of(words)).await
}

async fn game_page(of: DeskSection, asked: ToolQuery) -> Result<Page<DeskGamePage>, PageError> {
    let edition = applying::edition(&of, &asked)?;
    let announced = stored::read(&of.section().settings.announced).missing_pairs;
    let asked = match (asked.get(MISSING_PAIRS), announced) {
        (None, Some(pairs)) => asked.with(MISSING_PAIRS, &pairs.to_string()),
        _ => asked,
    };
    let url = paths::desk::IncidentGame::of(&of.at.event, &of.section().id).to_string();
    let sheet = sheet::view(&asked, edition, &url).await?;
    Ok(Page(DeskGamePage::of(&of, &asked, sheet)))
}

/// `POST /desk/{event}/{section}/incidents/game/save`: keeps the moves of a board.
async fn save_game(
    of: DeskSection,
    Fields(words): Fields<Vec<(String, String)>>,
) -> Result<RedirectWithMessage, PageError> {
    let asked = ToolQuery::of(words);
    let section = of.section();
    let board = AtBoard::of(section, &asked).ok_or_else(no_board)?;
    let text = asked.get("text").map(str::to_owned);
    let command = Command::RecordGame(RecordGame {
        section: section.id.clone(),
        round: board.round,
        board: board.board,
        movetext: text,
    });
    let submission = of.at.member.submission(vec![command]).seen(seen(&asked)?);
    of.at.write(submission).await?;
    let back = format!(
        "{}?round={}&board={}",
        paths::desk::IncidentGame::of(&of.at.event, &section.id),
        board.round.0,
        board.board
    );
    let said = fill("incident-game-saved", &[&board.round.0, &board.board]);
    Ok(redirect_with(back, said))
}

fn no_board() -> PageError {
    PageError::BadRequest(t("incident-no-board").to_owned())
}

/// `POST /desk/{event}/{section}/incidents`: writes an incident down, with what it changes: each
/// part takes the right that it takes elsewhere.
async fn report(
    of: DeskSection,
    Fields(words): Fields<Vec<(String, String)>>,
) -> Result<RedirectWithMessage, PageError> {
    let asked = ToolQuery::of(words);
    let section = of.section();
    let report = Report::read(section, &asked)?;
    let commands = report.commands(section)?;
    let submission = of
        .at
        .member
        .submission(commands)
        .seen(seen(&asked)?)
        .because(Some(report.reason().to_owned()));
    of.at.write(submission).await?;
    let back = paths::desk::Incidents::of(&of.at.event, &section.id).to_string();
    Ok(redirect_with(back, t("incident-recorded")))
}

/// The last record that the page showed.
fn seen(asked: &ToolQuery) -> Result<Option<Seq>, PageError> {
    let number = asked.get("seen").map(str::parse);
    let number = number.transpose();
    number
        .map(|number| number.map(Seq))
        .map_err(|_| PageError::BadRequest(t("incident-unfit").to_owned()))
}

/// An incident as it was typed, understood.
struct Report {
    round: RoundNumber,
    board: Option<BoardNumber>,
    entrants: Vec<EntrantId>,
    facts: String,
    ruling: Option<String>,
    result: Option<WantedResult>,
    points: Option<(EntrantId, Points)>,
    /// What it counts for whom; not known where it was at no board.
    counts: Option<Vec<Counted>>,
}

impl Report {
    fn read(section: &Section, asked: &ToolQuery) -> Result<Report, PageError> {
        let round = asked.get("round").and_then(|text| text.parse().ok());
        let round = round.filter(|round: &u16| *round > 0).map(RoundNumber);
        let round = round.ok_or_else(|| unfit("incident-no-round"))?;
        let board: Option<BoardNumber> = asked
            .get("board")
            .map(str::parse)
            .transpose()
            .map_err(|error| PageError::BadRequest(crate::texts::tell(&error)))?;
        let game = board.and_then(|board| game_at(section, round, board));
        if board.is_some() && game.is_none() {
            return Err(no_board());
        }
        let facts = asked
            .get("facts")
            .ok_or_else(|| unfit("incident-no-facts"))?;
        let result = match (asked.get("result"), game) {
            (None, _) => None,
            (Some(text), Some(game)) => {
                let result: GameResult = text
                    .parse()
                    .map_err(|error| PageError::BadRequest(crate::texts::tell(&error)))?;
                Some(WantedResult {
                    board: game.board,
                    result,
                    was: None,
                })
            }
            (Some(_), None) => return Err(no_board()),
        };
        Ok(Report {
            round,
            board,
            entrants: entrants(section, asked, game)?,
            facts: facts.to_owned(),
            ruling: asked.get("ruling").map(str::to_owned),
            result,
            points: points(asked, game)?,
            counts: game.map(|game| one::counts(asked, game)),
        })
    }

    /// Why something changes: the ruling, or else what happened.
    fn reason(&self) -> &str {
        self.ruling.as_deref().unwrap_or(&self.facts)
    }

    fn commands(&self, section: &Section) -> Result<Vec<Command>, PageError> {
        let mut commands = vec![Command::ReportIncident(IncidentReported {
            section: section.id.clone(),
            round: self.round,
            board: self.board,
            entrants: self.entrants.clone(),
            facts: self.facts.clone(),
            ruling: self.ruling.clone(),
            counts: self.counts.clone(),
            case: None,
        })];
        if let Some(wanted) = self.result {
            let command = wanted.command(section, self.round);
            commands.extend(command.map_err(|_| no_board())?);
        }
        commands.extend(self.points.map(|(entrant, points)| {
            Command::AdjustPoints(PointsAdjusted {
                section: section.id.clone(),
                adjustment: PointAdjustment {
                    entrant,
                    round: self.round,
                    points,
                    purposes: vec![Purpose::Standings],
                },
            })
        }));
        Ok(commands)
    }
}

/// Where to go when it is written: to the appeal that it was amended for, or to all incidents.
fn back(of: &DeskSection, asked: &ToolQuery) -> String {
    let (event, section) = (&of.at.event, of.section());
    let appeal = asked.get("appeal").and_then(|text| text.parse().ok());
    let mut appeals = section.appeals.iter();
    match appeals.find(|one| Some(one.id.0) == appeal) {
        Some(one) => paths::desk::Appeal::of(event, &section.id, &one.id.0).to_string(),
        None => paths::desk::Incidents::of(event, &section.id).to_string(),
    }
}

fn unfit(key: &'static str) -> PageError {
    PageError::BadRequest(t(key).to_owned())
}

fn game_at(section: &Section, round: RoundNumber, board: BoardNumber) -> Option<&Game> {
    section.draft.rounds.get(round.place())?.game(board)
}

/// Who is concerned: the players of the board that were ticked, and others by their numbers.
fn entrants(
    section: &Section,
    asked: &ToolQuery,
    game: Option<&Game>,
) -> Result<Vec<EntrantId>, PageError> {
    let mut entrants = Vec::new();
    if let Some(game) = game {
        entrants.extend(asked.get("white").map(|_| game.white));
        entrants.extend(asked.get("black").map(|_| game.black));
    }
    let others = asked.get("others").unwrap_or_default();
    for word in others
        .split([',', ';', ' '])
        .filter(|word| !word.is_empty())
    {
        let found = section.draft.entrants.iter().find(|entrant| {
            let number = entrant.pairing_number.map(|number| number.to_string());
            number.as_deref() == Some(word)
        });
        let found =
            found.ok_or_else(|| PageError::BadRequest(fill("incident-no-player", &[&word])))?;
        if !entrants.contains(&found.id) {
            entrants.push(found.id);
        }
    }
    Ok(entrants)
}

/// Points that are given or taken, for the standings.
fn points(
    asked: &ToolQuery,
    game: Option<&Game>,
) -> Result<Option<(EntrantId, Points)>, PageError> {
    let Some(text) = asked.get("points") else {
        return Ok(None);
    };
    let points: Points = text
        .parse()
        .map_err(|error| PageError::BadRequest(crate::texts::tell(&error)))?;
    let game = game.ok_or_else(no_board)?;
    match asked.get("points_of") {
        Some("white") => Ok(Some((game.white, points))),
        Some("black") => Ok(Some((game.black, points))),
        _ => Err(unfit("incident-points-whose")),
    }
}
