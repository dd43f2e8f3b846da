//! What is worked out from a section: prizes, ratings, norms.

use adoube_bodies::arbiters::{ArbitersBody, DueBody};
use adoube_bodies::prizes::{BasedOnBody, PrizesBody};
use adoube_bodies::ratings::NormsBody;
use adoube_bodies::titles::{SectionTitlesBody, TitleCardBody};
use adoube_conduct::arbiters::section_arbiters;
use adoube_conduct::facts::event_facts;
use adoube_conduct::titles::section_titles;
use adoube_ratings::norm::{NormEvent, NormOutcome};
use adoube_ratings::{EventFacts, EventRating, RatingRules, TitleRules, rate};
use adoube_tournament::{EntrantId, RoundNumber, Tournament};
use axum::Json;
use axum_extra::routing::TypedPath;
use jiff::Zoned;
use jiff::civil::Date;
use serde::Serialize;

use super::{ErrorBody, work_out};
use crate::error::{ApiError, PageError};
use crate::events::PublicEvent;
use crate::guard::AtDesk;
use crate::params::{DeskSection, Params};
use crate::paths::api as paths;
use crate::prizes::views::Prizes;
use crate::texts::{t, words};

/// The prize fund divided as things stand.
#[utoipa::path(get, path = paths::Prizes::PATH,
    params(paths::Prizes),
    responses((status = 200, body = PrizesBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn prizes(
    at: AtDesk,
    of: Result<DeskSection, PageError>,
) -> Result<Json<impl Serialize>, ApiError> {
    let of = of?;
    let divided = work_out(move || {
        let section = of.section();
        let event = PublicEvent::at_desk(&at.event, &of.shown.event)?;
        let seen = event.section(&section.id).ok_or(PageError::NotFound)?;
        let prizes = Prizes::of(&of.shown.event, &event, seen, section);
        Ok::<_, PageError>(PrizesBody {
            finished: section.finished,
            based_on: prizes.based_on().cloned().map(BasedOnBody::from),
            division: prizes.divided().map_err(PageError::Refused)?,
        })
    });
    Ok(Json(words().in_words::<PrizesBody>(&divided.await??)))
}

/// A section as ratings look at it.
struct Rated {
    tournament: Tournament,
    facts: EventFacts,
    after: RoundNumber,
}

impl Rated {
    fn of(of: &DeskSection, params: &Params) -> Result<Rated, PageError> {
        let (details, section) = (&of.shown.event.details, of.section());
        let starts = first_day(of)?;
        let tournament = Tournament::new(section.draft.clone())?;
        let latest = tournament.paired_rounds();
        let after = params.query_number("after")?.map_or(latest, RoundNumber);
        if after > latest {
            return Err(PageError::NotFound);
        }
        Ok(Rated {
            facts: event_facts(details, section, starts),
            tournament,
            after,
        })
    }
}

/// The first day, by which rules are chosen.
fn first_day(of: &DeskSection) -> Result<Date, PageError> {
    let starts = of.shown.event.details.starts;
    starts.ok_or_else(|| PageError::Refused(t("api-no-date").to_owned()))
}

fn no_rules() -> PageError {
    PageError::Refused(t("api-no-rules").to_owned())
}

/// Rating changes, first ratings and performances after the last round, or after another one.
#[utoipa::path(get, path = paths::Ratings::PATH,
    params(paths::Ratings, ("after" = Option<u16>, Query)),
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn ratings(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<impl Serialize>, ApiError> {
    let rated = Rated::of(&of?, &params?)?;
    let rules = RatingRules::on(rated.facts.start).ok_or_else(no_rules)?;
    let rated = work_out(move || rate(&rated.tournament, &rated.facts, rules, rated.after));
    Ok(Json(words().in_words::<EventRating>(&rated.await?)))
}

/// The arbiters of a section: who they are, what stands against them, the norms they make, and when the
/// reports are due.
#[utoipa::path(get, path = paths::Arbiters::PATH,
    params(paths::Arbiters),
    responses((status = 200, body = ArbitersBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn arbiters(
    of: Result<DeskSection, PageError>,
) -> Result<Json<impl Serialize>, ApiError> {
    let of = of?;
    let (details, section) = (&of.shown.event.details, of.section());
    let starts = first_day(&of)?;
    let facts = event_facts(details, section, starts);
    let due = RatingRules::on(starts).and_then(|rules| facts.deadlines(rules));
    let body = ArbitersBody {
        section: section.id.to_string(),
        found: section_arbiters(details, section, starts),
        due: due.and_then(|due| DueBody::of(due, Zoned::now().date())),
    };
    Ok(Json(words().in_words::<ArbitersBody>(&body)))
}

/// Title norms that are made or still within reach, after the last round or after another one.
#[utoipa::path(get, path = paths::Norms::PATH,
    params(paths::Norms, ("after" = Option<u16>, Query)),
    responses((status = 200, body = NormsBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn norms(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<impl Serialize>, ApiError> {
    let rated = Rated::of(&of?, &params?)?;
    let rules = TitleRules::on(rated.facts.start).ok_or_else(no_rules)?;
    let body = work_out(move || {
        let judged = NormEvent::new(&rated.tournament, &rated.facts, rules, rated.after);
        let verdicts = judged.verdicts();
        let verdicts = verdicts.filter(|verdict| verdict.outcome != NormOutcome::Failed);
        NormsBody {
            rules,
            after: rated.after.0,
            verdicts: verdicts.collect(),
            conditions: judged.conditions.clone(),
        }
    });
    Ok(Json(words().in_words::<NormsBody>(&body.await?)))
}

/// What the players of a section have earned for titles: norms, places in a championship, ratings, and what an
/// application lacks.
#[utoipa::path(get, path = paths::Titles::PATH,
    params(paths::Titles),
    responses((status = 200, body = SectionTitlesBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn titles(
    of: Result<DeskSection, PageError>,
) -> Result<Json<impl Serialize>, ApiError> {
    let of = of?;
    let starts = first_day(&of)?;
    let body = work_out(move || {
        let section = of.section();
        let tournament = Tournament::new(section.draft.clone())?;
        let found = section_titles(&of.shown.event, section, &tournament, starts);
        Ok::<_, PageError>(SectionTitlesBody {
            section: section.id.to_string(),
            found: found.ok_or_else(no_rules)?,
        })
    });
    Ok(Json(words().in_words::<SectionTitlesBody>(&body.await??)))
}

/// What a player has earned for titles, what is missing, and what the next rounds must bring.
#[utoipa::path(get, path = paths::TitleCard::PATH,
    params(paths::TitleCard),
    responses((status = 200, body = TitleCardBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn title_card(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<impl Serialize>, ApiError> {
    let of = of?;
    let id = EntrantId(params?.number("entrant")?);
    let starts = first_day(&of)?;
    let body = work_out(move || {
        let section = of.section();
        section.entrant(id).ok_or(PageError::NotFound)?;
        let tournament = Tournament::new(section.draft.clone())?;
        let event = &of.shown.event;
        let card = adoube_conduct::titles::title_card(event, section, &tournament, starts, id);
        Ok::<_, PageError>(TitleCardBody {
            section: section.id.to_string(),
            card: card.ok_or_else(no_rules)?,
        })
    });
    Ok(Json(words().in_words::<TitleCardBody>(&body.await??)))
}
