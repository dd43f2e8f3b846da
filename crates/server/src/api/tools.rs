//! What needs no event: rulings, the rulebook, positions and time controls.

use std::time::Duration;

use adoube_bodies::clock::TimeControlBody;
use adoube_bodies::position::{IllegalBody, MoveBody, PositionBody};
use adoube_bodies::rulebook::ArticleBody;
use adoube_bodies::ruling::RulingsInOrder;
use adoube_clock::{Dialect, TimeControl, Venue, classify};
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::position::{Examination, examine, read_fen, write_fen};
use adoube_laws::shakmaty::{CastlingMode, Chess, Position};
use adoube_laws::unwinnable::{Limits, can_mate, dead};
use adoube_laws::{ByColour, Colour};
use adoube_rulebook::{Authority, Edition, Rulebook, search};
use adoube_rulings::{Case, decide_each};
use adoube_words::Words;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum_extra::routing::TypedPath;
use jiff::Zoned;
use serde::Serialize;

use super::{ErrorBody, whole, work_out};
use crate::error::{ApiError, PageError};
use crate::params::{Params, decoded};
use crate::paths::api as paths;
use crate::texts::{t, tell, words};

/// How far a request may look whether somebody can still mate.
const LOOK: Limits = Limits {
    nodes: 200_000,
    time: Some(Duration::from_secs(2)),
};

/// The longest text of a question.
const LONGEST: usize = 400;

/// How many articles one answer has at most.
const MOST: usize = 50;

/// What the arbiter does, from the facts of an incident. The facts are TOML, as
/// `adoube ruling --facts` reads them.
#[utoipa::path(post, path = paths::Rulings::PATH,
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Object), (status = 400, body = ErrorBody)))]
pub(super) async fn rule(
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<impl Serialize>, ApiError> {
    let body = whole(body)?;
    let unfit = |text: String| ApiError(PageError::BadRequest(text));
    let text = std::str::from_utf8(&body).map_err(|_| unfit(t("api-not-utf8").to_owned()))?;
    let case = Case::from_toml(text).map_err(|error| unfit(tell(&error)))?;
    let rulings = work_out(move || decide_each(&case)).await?;
    let rulings = rulings.map_err(|error| unfit(tell(&error)))?;
    Ok(Json(words().in_words(&RulingsInOrder::of(rulings))))
}

/// The articles that match all words, best first.
#[utoipa::path(get, path = paths::Rulebook::PATH, params(("q" = String, Query), ("edition" = Option<String>, Query)),
    responses((status = 200, body = Vec<ArticleBody>), (status = 404, body = ErrorBody)))]
pub(super) async fn rulebook(
    params: Result<Params, PageError>,
) -> Result<Json<Vec<ArticleBody<'static>>>, ApiError> {
    let params = params?;
    let words = params.query("q").and_then(decoded).unwrap_or_default();
    let book = Rulebook::embedded();
    let editions: Vec<_> = match params.query("edition") {
        Some(id) => vec![book.edition(id).ok_or(PageError::NotFound)?],
        None => book.editions().iter().collect(),
    };
    let hits = search(editions, &[words]).into_iter().take(MOST);
    Ok(Json(hits.map(|hit| ArticleBody::from(&hit)).collect()))
}

/// What is asked for under a name, which must be there and not be too long.
fn asked(params: &Params, name: &str) -> Result<String, PageError> {
    let text = params.query(name).and_then(decoded);
    let text = text.filter(|text| !text.is_empty() && text.len() <= LONGEST);
    text.ok_or_else(|| PageError::BadRequest(format!("?{name}= …")))
}

/// The edition that is named, or the one of FIDE that is in force today.
fn edition(params: &Params) -> Result<&'static Edition, PageError> {
    let book = Rulebook::embedded();
    let found = match params.query("edition") {
        Some(id) => book.edition(id),
        None => book.in_force(Authority::Fide, Zoned::now().date()),
    };
    found.ok_or(PageError::NotFound)
}

/// A position: legal moves, check, mate, stalemate, who can still mate.
#[utoipa::path(get, path = paths::Position::PATH,
    params(("fen" = String, Query), ("chess960" = Option<bool>, Query), ("edition" = Option<String>, Query)),
    responses((status = 200, body = PositionBody), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn position(
    params: Result<Params, PageError>,
) -> Result<Json<PositionBody>, ApiError> {
    let params = params?;
    let setup = read_fen(&asked(&params, "fen")?);
    let setup = setup.map_err(|error| PageError::BadRequest(tell(&error)))?;
    let mode = match params.query("chess960") {
        Some("true") => CastlingMode::Chess960,
        _ => CastlingMode::Standard,
    };
    let edition = edition(&params)?;
    let words = words();
    let body = work_out(move || examined(&examine(&setup, mode), edition, words));
    Ok(Json(body.await?))
}

fn examined(examination: &Examination, edition: &Edition, words: Words) -> PositionBody {
    let position = examination.position.as_ref();
    let answers = position.map(|position| ByColour::of(|side| can_mate(position, side, LOOK)));
    let decided = |side| {
        let answers = answers.as_ref()?;
        answers[side].decided()
    };
    let reasons = examination.reasons.iter().map(|reason| IllegalBody {
        code: reason.code(),
        text: words.tell(reason),
        article: edition.cite(reason.topic()).map(str::to_owned),
    });
    PositionBody {
        fen: position.map(write_fen),
        legal_moves: position.map(legal_moves).unwrap_or_default(),
        check: position.is_some_and(Position::is_check),
        checkmate: position.is_some_and(Position::is_checkmate),
        stalemate: position.is_some_and(Position::is_stalemate),
        dead: answers.as_ref().and_then(dead),
        white_can_mate: decided(Colour::White),
        black_can_mate: decided(Colour::Black),
        illegal: reasons.collect(),
    }
}

fn legal_moves(position: &Chess) -> Vec<MoveBody> {
    let spell = |m, style| write(position, m, style, Language::English);
    let moves = position.legal_moves().into_iter().map(|m| MoveBody {
        uci: spell(m, Style::Uci),
        san: spell(m, Style::San),
    });
    let mut moves: Vec<MoveBody> = moves.collect();
    moves.sort_by(|one, other| one.uci.cmp(&other.uci));
    moves
}

/// A time control: its rate of play, and how it is written.
#[utoipa::path(get, path = paths::TimeControl::PATH,
    params(("text" = String, Query), ("edition" = Option<String>, Query)),
    responses((status = 200, body = TimeControlBody), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn time_control(
    params: Result<Params, PageError>,
) -> Result<Json<TimeControlBody>, ApiError> {
    let params = params?;
    let edition = edition(&params)?;
    let usual = match edition.authority() {
        Authority::UsChess => Dialect::Us,
        Authority::Fide => Dialect::Fide,
    };
    let read = TimeControl::read(&asked(&params, "text")?, usual);
    let (control, _) = read.map_err(|error| PageError::BadRequest(tell(&error)))?;
    let class = classify(&control, edition, Venue::OverTheBoard);
    let body = TimeControlBody::of(&control, edition, &class, words());
    Ok(Json(body.without_unwritable()))
}
