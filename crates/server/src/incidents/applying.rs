//! A ruling at the desk: the dialogue starts with what the event knows of the board, and what it ends in
//! is applied in one step.

use adoube_casefile::decision::proposed_result;
use adoube_casefile::dialogue::{Dialogue, Known};
use adoube_casefile::{BoardInPlay, Decision, Imposed, known_of_section};
use adoube_clock::Span;
use adoube_conduct::results::WantedResult;
use adoube_journal::{AmendIncident, Command, Decider, DecidingRole, Section, Seq};
use adoube_rulebook::Edition;
use adoube_rulings::{Case, CaseError, MeasureKind, Ruling};
use adoube_tournament::{Colour, GameResult, Points};
use jiff::Timestamp;

use super::ruling_view::DeskRulingPage;
use super::views::asked_board;
use super::{back, no_board, seen, unfit};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields};
use crate::paths;
use crate::texts::{t, tell};
use crate::tools::dialogue::{Followed, follow};
use crate::tools::{ToolQuery, editions};
use crate::ui::Page;

/// What stands in a form for a result that is left as it is.
pub(super) const STAYS: &str = "stays";

/// `GET /desk/{event}/{section}/incidents/ruling`
pub(super) async fn ruling(
    of: DeskSection,
    asked: ToolQuery,
) -> Result<Page<DeskRulingPage>, PageError> {
    let edition = edition(&of, &asked)?;
    DeskRulingPage::of(&of, &asked, edition).map(Page)
}

/// The edition that is asked for, or the one the section is played by.
pub(super) fn edition(of: &DeskSection, asked: &ToolQuery) -> Result<&'static Edition, PageError> {
    match asked.get("edition") {
        Some(id) => editions::asked(Some(id)),
        None => editions::of_section(&of.shown.event, of.section()),
    }
}

/// What the event knows of the board that is asked about.
pub(super) fn known(section: &Section, asked: &ToolQuery, edition: &Edition) -> Known {
    match board(section, asked) {
        Some(board) => board.known(edition),
        None => known_of_section(section, edition),
    }
}

/// The case and its ruling, if everything that matters is answered.
pub(super) fn ruled(
    section: &Section,
    asked: &ToolQuery,
    edition: &Edition,
) -> Result<Option<Box<Dialogue>>, CaseError> {
    let followed = follow(asked, edition, known(section, asked, edition))?;
    Ok(match followed {
        Followed::At { dialogue, .. } if dialogue.question().is_none() => Some(dialogue),
        Followed::At { .. } | Followed::Open => None,
    })
}

/// The board that is asked about; if an incident is told anew, as it was before it.
pub(super) fn board<'e>(section: &'e Section, asked: &ToolQuery) -> Option<BoardInPlay<'e>> {
    let (round, board) = asked_board(asked)?;
    let board = BoardInPlay::find(section, round, board)?;
    Some(BoardInPlay {
        before: amended(asked),
        ..board
    })
}

/// The incident that is told anew.
pub(super) fn amended(asked: &ToolQuery) -> Option<Seq> {
    asked.get("amends")?.parse().ok().map(Seq)
}

/// `POST /desk/{event}/{section}/incidents/ruling`: the dialogue is followed once more, and its ruling is
/// written down with everything that it changes. Each part takes the right that it takes elsewhere.
pub(super) async fn apply(
    of: DeskSection,
    Fields(words): Fields<Vec<(String, String)>>,
) -> Result<RedirectWithMessage, PageError> {
    let asked = ToolQuery::of(words);
    let section = of.section();
    let edition = edition(&of, &asked)?;
    let at = board(section, &asked).ok_or_else(no_board)?;
    let ruled = ruled(section, &asked, edition);
    let ruled = ruled.map_err(|error| PageError::BadRequest(tell(&error)))?;
    let ruled = ruled.ok_or_else(|| unfit("incident-not-ruled"))?;
    let decision = decision(at, edition, (ruled.case(), ruled.ruling()), &asked)?;
    let said = decision
        .said
        .clone()
        .unwrap_or_else(|| decision.facts.clone());
    let commands = decision.commands().map_err(|_| no_board())?;
    let commands = match amended(&asked) {
        Some(incident) => amending(commands, incident, &decision, section),
        None => commands,
    };
    let submission = of.at.member.submission(commands);
    let submission = submission.seen(seen(&asked)?).because(Some(said));
    of.at.write(submission).await?;
    let back = match asked.get("then") {
        Some("next") => next_at(&of, &decision.board),
        _ => back(&of, &asked),
    };
    Ok(redirect_with(back, t("incident-applied")))
}

/// Where the next incident of the same game is ruled.
fn next_at(of: &DeskSection, board: &BoardInPlay) -> String {
    let ruling = paths::desk::IncidentRuling::of(&of.at.event, &of.section().id);
    format!("{ruling}?round={}&board={}", board.round, board.game.board)
}

/// The same commands, but the incident is told anew instead of a second time.
fn amending(
    commands: Vec<Command>,
    incident: Seq,
    decision: &Decision,
    section: &Section,
) -> Vec<Command> {
    let anew = Command::AmendIncident(AmendIncident {
        section: section.id.clone(),
        incident,
        report: decision.report(),
    });
    let rest = commands.into_iter();
    let rest = rest.filter(|command| !matches!(command, Command::ReportIncident(_)));
    std::iter::once(anew).chain(rest).collect()
}

fn decision<'a>(
    board: BoardInPlay<'a>,
    edition: &'static Edition,
    (case, ruling): (&'a Case, &'a Ruling),
    asked: &ToolQuery,
) -> Result<Decision<'a>, PageError> {
    let text = |name: &str| asked.get(name).map(str::to_owned);
    let imposed: Vec<Imposed> = imposed(asked)?.into_iter().collect();
    Ok(Decision {
        board,
        edition,
        case,
        ruling,
        facts: text("facts").ok_or_else(|| unfit("incident-no-facts"))?,
        said: text("ruling"),
        result: result(asked, ruling, &imposed)?,
        imposed,
        others: others(asked)?,
        decided_by: decider(asked),
        at: Timestamp::now(),
    })
}

/// The result that is to stand: the one that follows from the ruling, unless another is chosen.
fn result(
    asked: &ToolQuery,
    ruling: &Ruling,
    imposed: &[Imposed],
) -> Result<Option<GameResult>, PageError> {
    match asked.get("result") {
        None => Ok(proposed_result(ruling, imposed)),
        Some(STAYS) => Ok(None),
        Some(text) => parsed(text).map(Some),
    }
}

fn parsed<T: std::str::FromStr>(text: &str) -> Result<T, PageError>
where
    T::Err: serde::Serialize,
{
    let error = |error: T::Err| PageError::BadRequest(tell(&error));
    text.parse().map_err(error)
}

/// What the arbiter imposes where the rules leave it open.
fn imposed(asked: &ToolQuery) -> Result<Option<Imposed>, PageError> {
    let measure = asked.get("measure").and_then(MeasureKind::named);
    let Some(measure) = measure.filter(|measure| *measure != MeasureKind::None) else {
        return Ok(None);
    };
    let side = match asked.get("measure_of") {
        Some("white") => Colour::White,
        Some("black") => Colour::Black,
        _ => return Err(unfit("incident-measure-whose")),
    };
    let time = asked.get("measure_time").map(parsed::<Span>).transpose()?;
    let points = asked
        .get("measure_points")
        .map(parsed::<Points>)
        .transpose()?;
    let missing = match measure {
        MeasureKind::OpponentMoreTime | MeasureKind::OffenderLessTime => time.is_none(),
        MeasureKind::OpponentMorePoints | MeasureKind::OffenderFewerPoints => points.is_none(),
        _ => false,
    };
    if missing {
        return Err(unfit("incident-measure-amount"));
    }
    Ok(Some(Imposed {
        side,
        measure,
        time,
        points,
        note: asked.get("measure_note").map(str::to_owned),
    }))
}

/// Results of other boards of the match: `result.2.1=-/+`.
fn others(asked: &ToolQuery) -> Result<Vec<WantedResult>, PageError> {
    let words = asked.iter();
    let boards = words.filter_map(|(name, value)| Some((name.strip_prefix("result.")?, value)));
    boards
        .filter(|(_, value)| *value != STAYS)
        .map(|(board, value)| {
            Ok(WantedResult {
                board: parsed(board)?,
                result: parsed(value)?,
                was: None,
            })
        })
        .collect()
}

fn decider(asked: &ToolQuery) -> Option<Decider> {
    let role = asked.get("role")?;
    let role = DecidingRole::ALL
        .into_iter()
        .find(|one| one.name() == role)?;
    Some(Decider {
        name: asked.get("decider")?.to_owned(),
        role,
    })
}
