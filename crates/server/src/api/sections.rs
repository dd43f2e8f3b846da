//! What everybody may see of a section.

use adoube_conduct::ranking::Ranking;
use adoube_standings::Explanation;
use adoube_tournament::{EntrantId, PairingNumber, Purpose, RoundNumber};
use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use super::ErrorBody;
use crate::error::{ApiError, PageError};
use crate::events::PublicSection;
use crate::params::{OfSection, Params, decoded};
use crate::ui::ranking::{ranking, ranking_of_players};

/// A player.
#[derive(Serialize, ToSchema)]
pub struct EntrantBody {
    /// Given once and for ever.
    id: u32,
    /// The pairing number, once there is one.
    number: Option<u32>,
    /// The name.
    name: String,
    /// The title.
    title: Option<String>,
    /// The federation, as a code of three letters.
    federation: Option<String>,
    /// The rating by which players are ranked.
    rating: Option<u16>,
    /// The FIDE identity number.
    fide_id: Option<u32>,
    /// Club, school or town.
    club: Option<String>,
}

/// A player and the rounds so far.
#[derive(Serialize, ToSchema)]
pub struct CardBody {
    /// Who.
    player: EntrantBody,
    /// The points.
    points: String,
    /// What each round was.
    rounds: Vec<CardRound>,
}

/// A round on a player's card.
#[derive(Serialize, ToSchema)]
pub struct CardRound {
    /// Which round.
    round: u16,
    /// Against whom, by id.
    opponent: Option<u32>,
    /// With which pieces: `white` or `black`.
    colour: Option<&'static str>,
    /// How it ended for the player, by its code; `*` for not yet.
    outcome: String,
    /// Whether it counts in the standings. It does not where a player left before half of a round
    /// robin (General Regulations 6.7).
    counts: bool,
}

/// A round.
#[derive(Serialize, ToSchema)]
pub struct RoundBody {
    /// Which round.
    round: u16,
    /// Declared complete.
    closed: bool,
    /// The boards.
    boards: Vec<BoardBody>,
    /// Who does not play.
    byes: Vec<ByeBody>,
}

/// A board.
#[derive(Serialize, ToSchema)]
pub struct BoardBody {
    /// Which board.
    board: String,
    /// Who has the white pieces, by id.
    white: u32,
    /// Who has the black pieces, by id.
    black: u32,
    /// The result as it is written in commands; nothing while it is not known.
    result: Option<String>,
}

/// A bye.
#[derive(Serialize, ToSchema)]
pub struct ByeBody {
    /// Who, by id.
    entrant: u32,
    /// Which kind, by its code: U allocated, F full point, H half point, Z none.
    kind: String,
}

/// Who is where.
#[derive(Serialize, ToSchema)]
pub struct StandingsBody {
    /// Who is ranked: `players`, or `teams` where teams compete.
    of: &'static str,
    /// After which round.
    after: u16,
    /// The tie-breaks in order, by their codes.
    tie_breaks: Vec<String>,
    /// The players in order.
    lines: Vec<StandingsLine>,
    /// The games that the standings still wait for.
    open_games: Vec<OpenGameBody>,
}

/// A game without a result.
#[derive(Serialize, ToSchema)]
pub struct OpenGameBody {
    /// In which round.
    round: u16,
    /// On which board.
    board: String,
    /// It was adjourned; else nobody reported a result.
    adjourned: bool,
}

/// A line of the standings.
#[derive(Serialize, ToSchema)]
pub struct StandingsLine {
    /// The place; those level in everything share it.
    rank: usize,
    /// Who, by id: a player, or a team where teams compete.
    entrant: u32,
    /// The points.
    points: String,
    /// The values of the tie-breaks.
    values: Vec<Option<String>>,
}

fn entrant_body(section: &PublicSection, id: EntrantId) -> Option<EntrantBody> {
    let entrant = section.tournament.entrant(id)?;
    let player = &entrant.player;
    Some(EntrantBody {
        id: id.0,
        number: entrant.pairing_number.map(PairingNumber::get),
        name: player.name.clone(),
        title: player.title.map(|title| title.to_string()),
        federation: player.federation.map(|code| code.to_string()),
        rating: section.settings.rating_used.of(player),
        fide_id: player.fide_id,
        club: player.club.clone(),
    })
}

/// The players of a section.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/entrants",
    params(("event" = String, Path), ("section" = String, Path)),
    responses((status = 200, body = Vec<EntrantBody>), (status = 404, body = ErrorBody)))]
pub async fn entrants(
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
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/entrants/{number}",
    params(("event" = String, Path), ("section" = String, Path), ("number" = u32, Path)),
    responses((status = 200, body = CardBody), (status = 404, body = ErrorBody)))]
pub async fn entrant(
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
    let round = section.round(number);
    let mut games = round.into_iter().flat_map(|round| &round.games);
    let game = games.find(|game| game.white == id || game.black == id);
    let mut byes = round.into_iter().flat_map(|round| &round.byes);
    let bye = byes.find(|bye| bye.entrant == id);
    let outcome = match (game, bye) {
        (Some(game), _) => {
            let result = game.results.reported;
            let own = if game.white == id {
                result.white
            } else {
                result.black
            };
            own.code().to_string()
        }
        (None, Some(bye)) => bye.kind.outcome().code().to_string(),
        (None, None) => "-".to_owned(),
    };
    CardRound {
        round: number.0,
        opponent: game.map(|game| {
            if game.white == id {
                game.black.0
            } else {
                game.white.0
            }
        }),
        colour: game.map(|game| if game.white == id { "white" } else { "black" }),
        outcome,
        counts: game.is_none_or(|game| !game.results.is_cancelled()),
    }
}

/// The boards of a round.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/rounds/{round}",
    params(("event" = String, Path), ("section" = String, Path), ("round" = u16, Path)),
    responses((status = 200, body = RoundBody), (status = 404, body = ErrorBody)))]
pub async fn round(
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
    let boards = round.games.iter().map(|game| BoardBody {
        board: game.board.to_string(),
        white: game.white.0,
        black: game.black.0,
        result: (game.results.reported.is_final()).then(|| game.results.reported.to_string()),
    });
    let byes = round.byes.iter().map(|bye| ByeBody {
        entrant: bye.entrant.0,
        kind: bye.kind.outcome().code().to_string(),
    });
    Ok(Json(RoundBody {
        round: number.0,
        closed: progress.is_some_and(|progress| progress.closed),
        boards: boards.collect(),
        byes: byes.collect(),
    }))
}

/// The standings after the last complete round, or after another one.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/standings",
    params(("event" = String, Path), ("section" = String, Path), ("after" = Option<u16>, Query)),
    responses((status = 200, body = StandingsBody), (status = 404, body = ErrorBody)))]
pub async fn standings(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<StandingsBody>, ApiError> {
    let of = of?;
    let section = of.section();
    let after = after(section, &params?)?;
    let Ranking {
        field,
        tie_breaks,
        standings,
        ..
    } = ranking(of.event(), section, after);
    let line = |line: &adoube_standings::Line| StandingsLine {
        rank: line.rank,
        entrant: field.participants()[line.place].id,
        points: line.points.to_string(),
        values: line
            .values
            .iter()
            .map(|value| value.map(|value| value.to_string()))
            .collect(),
    };
    Ok(Json(StandingsBody {
        of: if field.is_for_teams() {
            "teams"
        } else {
            "players"
        },
        after: after.0,
        tie_breaks: tie_breaks
            .iter()
            .map(|tie_break| tie_break.code().to_owned())
            .collect(),
        lines: standings.lines().iter().map(line).collect(),
        open_games: open_games(section, after),
    }))
}

fn open_games(section: &PublicSection, after: RoundNumber) -> Vec<OpenGameBody> {
    let open = section.tournament.draft().open_games(after).into_iter();
    open.map(|game| OpenGameBody {
        round: game.round.0,
        board: game.board.to_string(),
        adjourned: game.adjourned,
    })
    .collect()
}

/// The arithmetic of one value of the standings.
#[derive(Serialize, ToSchema)]
pub struct ValueBody {
    /// Whose, by id.
    entrant: u32,
    /// Which tie-break, by its code.
    tie_break: String,
    /// After which round.
    after: u16,
    /// The value.
    value: Option<String>,
    /// How it comes about, line by line.
    text: String,
}

/// Why a value of the standings is what it is.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/standings/explanation",
    params(("event" = String, Path), ("section" = String, Path), ("entrant" = u32, Query, description = "the id"),
        ("tie_break" = String, Query, description = "the code, as in the standings"), ("after" = Option<u16>, Query)),
    responses((status = 200, body = ValueBody), (status = 404, body = ErrorBody)))]
pub async fn explanation(
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
    Ok(Json(ValueBody {
        entrant,
        tie_break: explained.tie_break.code().to_owned(),
        after: after.0,
        value: explained.value.map(|value| value.to_string()),
        text: explained.to_string(),
    }))
}

/// The round that is asked for, or the last one that is complete.
fn after(section: &PublicSection, params: &Params) -> Result<RoundNumber, PageError> {
    let after = params.query_number("after")?.map(RoundNumber);
    let after = after.unwrap_or(section.last_closed());
    if after > section.latest_round() {
        return Err(PageError::NotFound);
    }
    Ok(after)
}

/// Who met whom.
#[derive(Serialize, ToSchema)]
pub struct CrosstableBody {
    /// After which round.
    after: u16,
    /// The players in the order of the standings.
    lines: Vec<CrosstableLine>,
}

/// A line of the cross table.
#[derive(Serialize, ToSchema)]
pub struct CrosstableLine {
    /// The place; those level in everything share it.
    rank: usize,
    /// Who, by id.
    entrant: u32,
    /// The points.
    points: String,
    /// What each round was.
    rounds: Vec<CardRound>,
}

/// The cross table after the last complete round, or after another one.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/crosstable",
    params(("event" = String, Path), ("section" = String, Path), ("after" = Option<u16>, Query)),
    responses((status = 200, body = CrosstableBody), (status = 404, body = ErrorBody)))]
pub async fn crosstable(
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
