//! Teams for programs: line-ups, the boards that come of them, the best of each board, play-offs.

use adoube_bodies::journal::Written;
use adoube_bodies::line_ups::LineUpsBody;
use adoube_bodies::names::SectionNames;
use adoube_bodies::play_off::PlayOffBody;
use adoube_conduct::line_ups::{ToSet, check, of_opponent, set_boards};
use adoube_conduct::rounds::{Ground, PlayOffState, Tie, ties};
use adoube_journal::Section;
use adoube_standings::tables::BoardTable;
use adoube_tournament::{EntrantId, GameResult, RoundNumber, TeamId, TeamMatch};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum_extra::routing::TypedPath;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{ErrorBody, read, whole};
use crate::auth::{Right, Role};
use crate::captain;
use crate::error::{ApiError, PageError};
use crate::params::{DeskSection, OfSection, Params, decoded};
use crate::paths::api as paths;
use crate::texts::{tell, tell_with, words};
use crate::ui::board_rules::board_table;

/// The line-ups of a round: all of them for those who set the boards; for a captain those of the own match,
/// the other one when both have filed or the time is over.
#[utoipa::path(get, path = paths::LineUps::PATH,
    params(paths::LineUps),
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(super) async fn line_ups(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<LineUpsBody>, ApiError> {
    let of = of?;
    let round = RoundNumber(params?.number("round")?);
    let section = of.section();
    let own = match of.at.member.role {
        Role::Captain => Some(captain::team(&of, None)?.id),
        _ => None,
    };
    if own.is_some() && !section.is_public(round) {
        return Err(PageError::NotFound.into());
    }
    let is_own = |one: &TeamMatch| own.is_none_or(|own| [one.first, one.second].contains(&own));
    let now = captain::now();
    let body = LineUpsBody::of(section, round, is_own, |team| match own {
        Some(own) if own != team => of_opponent(section, round, own, now),
        _ => section.line_ups.get(&(round, team)),
    });
    Ok(Json(body.ok_or(PageError::NotFound)?))
}

/// The line-up of a team for a round, board by board.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LineUpRequest {
    /// From board 1 down, by id; boards below the last stay empty.
    players: Vec<u32>,
}

/// Files the line-up of a team, in place of an earlier one. When both teams of a match have filed, its boards
/// are set.
#[utoipa::path(post, path = paths::LineUp::PATH,
    params(paths::LineUp),
    request_body = LineUpRequest,
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn file(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Written>, ApiError> {
    let (of, params) = (of?, params?);
    let LineUpRequest { players } = read(&whole(body)?)?;
    let players: Vec<EntrantId> = players.into_iter().map(EntrantId).collect();
    let (round, team) = meant(&of, &params)?;
    let section = of.section();
    let filing = section.team(team).ok_or(PageError::NotFound)?;
    let faults = check(section, round, filing, &players).faults;
    if let Some(fault) = faults.first() {
        let told = tell_with(fault, &SectionNames::in_section(section));
        return Err(PageError::Refused(told).into());
    }
    let receipt = captain::write(&of, round, team, Some(players)).await?;
    Ok(Json(receipt.into()))
}

/// Withdraws the line-up of a team.
#[utoipa::path(delete, path = paths::LineUp::PATH,
    params(paths::LineUp),
    responses((status = 200, body = Written), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn withdraw(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<Written>, ApiError> {
    let (of, params) = (of?, params?);
    let (round, team) = meant(&of, &params)?;
    let receipt = captain::write(&of, round, team, None).await?;
    Ok(Json(receipt.into()))
}

/// The round and the team of an address. A captain has no other team than the own one.
fn meant(of: &DeskSection, params: &Params) -> Result<(RoundNumber, TeamId), ApiError> {
    let round = RoundNumber(params.number("round")?);
    let asked = TeamId(params.number("team")?);
    match captain::team(of, Some(asked))?.id == asked {
        true => Ok((round, asked)),
        false => Err(PageError::Forbidden.into()),
    }
}

/// Sets the boards of all matches of a round that have none. Who filed no line-up plays with the first of the
/// list.
#[utoipa::path(post, path = paths::RoundBoards::PATH,
    params(paths::RoundBoards),
    responses((status = 200, body = Written), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn boards(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<Written>, ApiError> {
    let of = of?;
    let round = RoundNumber(params?.number("round")?);
    let section = of.section();
    let refused = |told| ApiError(PageError::Refused(told));
    let set = set_boards(section, round, ToSet::All)
        .map_err(|reason| refused(tell_with(&reason, &SectionNames::in_section(section))))?;
    let set = set.ok_or_else(|| refused(tell(&adoube_journal::Refusal::NothingChanges)))?;
    let receipt = of.at.write(of.at.member.submission(vec![set])).await?;
    Ok(Json(receipt.into()))
}

/// The best players of each board after a round, as `adoube event boards` prints them; `order`, `ties`,
/// `credit` and `minimum` say how they are ranked.
#[utoipa::path(get, path = paths::BestByBoard::PATH,
    params(paths::BestByBoard, ("after" = Option<u16>, Query),
        ("order" = Option<String>, Query), ("ties" = Option<String>, Query), ("credit" = Option<String>, Query),
        ("minimum" = Option<usize>, Query)),
    responses((status = 200, body = Object), (status = 404, body = ErrorBody)))]
pub(super) async fn best(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<BoardTable>, ApiError> {
    let of = of?;
    Ok(Json(board_table(of.section(), &params?)?))
}

/// A play-off as it stands after some results: `seed` draws the lots, `results` are those of the games that
/// were proposed, in their order and with a space between them, `board` names a match.
#[utoipa::path(get, path = paths::PlayOff::PATH,
    params(paths::PlayOff, ("board" = Option<String>, Query),
        ("seed" = Option<u64>, Query), ("results" = Option<String>, Query)),
    responses((status = 200, body = Object), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn play_off(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<PlayOffBody>, ApiError> {
    let (of, params) = (of?, params?);
    let word = |name: &str| params.query(name).and_then(decoded).unwrap_or_default();
    let request = PlayOffRequest {
        board: word("board"),
        seed: params.query_number("seed")?.unwrap_or(0),
        results: word("results")
            .split_whitespace()
            .map(str::to_owned)
            .collect(),
        order: Vec::new(),
    };
    let (tie, state) = request.stands(&of)?;
    let body = PlayOffBody::of(of.section(), &tie, request.seed, &state, words());
    Ok(Json(body))
}

/// What came of a play-off.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
pub(super) struct PlayOffRequest {
    /// The board of a match; empty for first place.
    board: String,
    /// From which lots were drawn.
    seed: u64,
    /// The results in the order of the games.
    results: Vec<String>,
    /// Those who were level by id, of players or teams, the winner first, where it was decided otherwise.
    order: Vec<u32>,
}

impl PlayOffRequest {
    fn stands(&self, of: &DeskSection) -> Result<(Tie, PlayOffState), ApiError> {
        let mut all = ties(&of.shown.event.details, of.section()).into_iter();
        let board = |tie: &Tie| match tie {
            Tie::InMatch { board, .. } => board.to_string(),
            Tie::ForFirstPlace { .. } => String::new(),
        };
        let tie = all.find(|tie| board(tie) == self.board);
        let tie = tie.ok_or(PageError::NotFound)?;
        let results = self.results.iter();
        let results: Vec<GameResult> = results
            .map(|text| {
                text.parse()
                    .map_err(|error| PageError::BadRequest(tell(&error)))
            })
            .collect::<Result<_, _>>()?;
        let state = tie.play_off(self.seed, &results);
        let state = state.map_err(|error| PageError::BadRequest(tell(&error)))?;
        Ok((tie, state))
    }

    /// The places by the order that is told.
    fn told(&self, tie: &Tie) -> Option<Vec<(EntrantId, u32, u32)>> {
        let id = |id: EntrantId| id.team().map_or(id.0, |team| team.0);
        let order = self.order.iter().zip(1..);
        order
            .map(|(told, place)| {
                let level = tie.level().iter();
                let who = level.copied().find(|one| id(*one) == *told)?;
                Some((who, place, place))
            })
            .collect()
    }
}

/// Writes down who won a play-off.
#[utoipa::path(post, path = paths::PlayOff::PATH,
    params(paths::PlayOff), request_body = PlayOffRequest,
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn decide(
    of: Result<DeskSection, PageError>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Written>, ApiError> {
    let of = of?;
    let request: PlayOffRequest = read(&whole(body)?)?;
    let (tie, state) = request.stands(&of)?;
    let section: &Section = of.section();
    let (places, ground) = match request.order.is_empty() {
        true => (Some(state.places), Ground::PlayOff { seed: request.seed }),
        false => (request.told(&tie), Ground::PlayOffToldBy),
    };
    let command = places.and_then(|places| tie.decided(section, &places));
    let command = command.ok_or_else(|| {
        let told = tell(&adoube_journal::Refusal::NoPlayOff);
        PageError::Refused(told)
    })?;
    let submission = of.at.member.submission(vec![command]);
    let submission = submission.because(Some(tell(&ground)));
    let receipt = of.at.write_as(Right::Pairings, submission).await?;
    Ok(Json(receipt.into()))
}
