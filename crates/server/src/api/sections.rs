//! What everybody may see of a section.

use adoube_bodies::entrant::{CardBody, EntrantBody};
use adoube_bodies::failure::ErrorBody;
use adoube_bodies::round::{CardRound, CrosstableBody, CrosstableLine, RoundBody};
use adoube_bodies::standings::{Ranked, StandingsBody, ValueBody};
use adoube_standings::Explanation;
use adoube_tournament::{EntrantId, PairingNumber, Purpose, RoundNumber};
use axum::Json;
use axum_extra::routing::TypedPath;

use crate::error::{ApiError, PageError};
use crate::events::PublicSection;
use crate::params::{OfSection, Params, decoded};
use crate::paths::api as paths;
use crate::texts::words;
use crate::ui::ranking::{ranking, ranking_of_players};

fn entrant_body(section: &PublicSection, id: EntrantId) -> Option<EntrantBody> {
    let entrant = section.tournament.entrant(id)?;
    Some(EntrantBody::of(entrant, section.settings.rating_used))
}

/// The players of a section.
#[utoipa::path(get, path = paths::Entrants::PATH,
    params(paths::Entrants),
    responses((status = 200, body = Vec<EntrantBody>), (status = 404, body = ErrorBody)))]
pub(super) async fn entrants(
    of: Result<OfSection, PageError>,
) -> Result<Json<Vec<EntrantBody>>, ApiError> {
    let of = of?;
    let section = of.section();
    let ids = section
        .tournament
        .entrants()
        .iter()
        .map(|entrant| entrant.id);
    Ok(Json(
        ids.filter_map(|id| entrant_body(section, id)).collect(),
    ))
}

/// A player's card, by pairing number.
#[utoipa::path(get, path = paths::Entrant::PATH,
    params(paths::Entrant),
    responses((status = 200, body = CardBody), (status = 404, body = ErrorBody)))]
pub(super) async fn entrant(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<CardBody>, ApiError> {
    let of = of?;
    let section = of.section();
    let number = PairingNumber::new(params?.number("number")?);
    let mut entrants = section.tournament.entrants().iter();
    let entrant = entrants.find(|entrant| entrant.pairing_number == number && number.is_some());
    let id = entrant.ok_or(PageError::NotFound)?.id;
    let latest = section.latest_round();
    let rounds = (1..=latest.0).map(|round| card_round(section, id, RoundNumber(round)));
    let points = section.tournament.score(id, latest, Purpose::Standings);
    Ok(Json(CardBody {
        player: entrant_body(section, id).ok_or(PageError::NotFound)?,
        points: points.to_string(),
        rounds: rounds.collect(),
    }))
}

fn card_round(section: &PublicSection, id: EntrantId, number: RoundNumber) -> CardRound {
    CardRound::of(id, number, section.round(number))
}

/// The boards of a round.
#[utoipa::path(get, path = paths::Round::PATH,
    params(paths::Round),
    responses((status = 200, body = RoundBody), (status = 404, body = ErrorBody)))]
pub(super) async fn round(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<RoundBody>, ApiError> {
    let of = of?;
    let number = RoundNumber(params?.number("round")?);
    if number.0 == 0 {
        return Err(PageError::NotFound.into());
    }
    let round = of.section().round(number).ok_or(PageError::NotFound)?;
    let progress = of.section().progress(number);
    let closed = progress.is_some_and(|progress| progress.closed);
    Ok(Json(RoundBody::of(
        number,
        round,
        closed,
        &of.section().rooms,
    )))
}

/// The standings after the last complete round, or after another one.
#[utoipa::path(get, path = paths::Standings::PATH,
    params(paths::Standings, ("after" = Option<u16>, Query)),
    responses((status = 200, body = StandingsBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn standings(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<StandingsBody>, ApiError> {
    let of = of?;
    let section = of.section();
    let after = after(section, &params?)?;
    section.check_final(after)?;
    let ranked = Ranked::from(&*ranking(of.event(), section, after));
    let open_games = section.tournament.draft().open_games(after);
    Ok(Json(ranked.for_interface(after, open_games)))
}

/// Why a value of the standings is what it is.
#[utoipa::path(get, path = paths::TieBreakExplanation::PATH,
    params(paths::TieBreakExplanation, ("entrant" = u32, Query, description = "the id"),
        ("tie_break" = String, Query, description = "the code, as in the standings"), ("after" = Option<u16>, Query)),
    responses((status = 200, body = ValueBody), (status = 404, body = ErrorBody)))]
pub(super) async fn explanation(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<ValueBody>, ApiError> {
    let (of, params) = (of?, params?);
    let section = of.section();
    let after = after(section, &params)?;
    let entrant: u32 = params.query_number("entrant")?.ok_or(PageError::NotFound)?;
    let code = params.query("tie_break").and_then(decoded);
    let ranking = ranking(of.event(), section, after);
    let (field, tie_breaks) = (&ranking.field, &ranking.tie_breaks);
    let number =
        (tie_breaks.iter()).position(|tie_break| Some(tie_break.code()) == code.as_deref());
    let place = (field.participants().iter()).position(|one| one.id == entrant);
    let (number, place) = number.zip(place).ok_or(PageError::NotFound)?;
    let explained = Explanation::of(field, tie_breaks, ranking.rules, number, place);
    let explained = explained.ok_or(PageError::NotFound)?;
    Ok(Json(ValueBody::of(entrant, after, &explained, words())))
}

/// The round that is asked for, or the last one that is complete.
pub(super) fn after(section: &PublicSection, params: &Params) -> Result<RoundNumber, PageError> {
    let after = params.query_number("after")?.map(RoundNumber);
    let after = after.unwrap_or(section.last_closed());
    if after > section.latest_round() {
        return Err(PageError::NotFound);
    }
    Ok(after)
}

/// The cross table after the last complete round, or after another one.
#[utoipa::path(get, path = paths::Crosstable::PATH,
    params(paths::Crosstable, ("after" = Option<u16>, Query)),
    responses((status = 200, body = CrosstableBody), (status = 404, body = ErrorBody)))]
pub(super) async fn crosstable(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<CrosstableBody>, ApiError> {
    let (of, params) = (of?, params?);
    let section = of.section();
    let after = after(section, &params)?;
    let ranking = ranking_of_players(of.event(), section, after);
    let lines = ranking.standings.lines().iter().map(|line| {
        let entrant = ranking.field.participants()[line.place].id;
        let round = |round| card_round(section, EntrantId(entrant), RoundNumber(round));
        CrosstableLine {
            rank: line.rank,
            entrant,
            points: line.points.to_string(),
            rounds: (1..=after.0).map(round).collect(),
        }
    });
    Ok(Json(CrosstableBody {
        after: after.0,
        lines: lines.collect(),
    }))
}
