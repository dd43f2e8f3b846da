//! What is worked out from a section: prizes, ratings, norms.

use adoube_bodies::arbiters::{ArbitersBody, DueBody};
use adoube_bodies::prizes::{BasedOnBody, PrizesBody};
use adoube_bodies::ratings::NormsBody;
use adoube_conduct::arbiters::section_arbiters;
use adoube_conduct::facts::event_facts;
use adoube_ratings::norm::{NormEvent, NormOutcome};
use adoube_ratings::{EventFacts, EventRating, RatingRules, TitleRules, rate};
use adoube_tournament::{RoundNumber, Tournament};
use axum::Json;
use jiff::Zoned;
use serde::Serialize;

use super::{ErrorBody, work_out};
use crate::error::{ApiError, PageError};
use crate::events::PublicEvent;
use crate::guard::AtDesk;
use crate::params::{DeskSection, Params};
use crate::prizes::views::Prizes;
use crate::texts::{t, words};

/// The prize fund divided as things stand.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/prizes",
    params(("event" = String, Path), ("section" = String, Path)),
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
        let starts = details.starts;
        let starts = starts.ok_or_else(|| PageError::Refused(t("api-no-date").to_owned()))?;
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

fn no_rules() -> PageError {
    PageError::Refused(t("api-no-rules").to_owned())
}

/// Rating changes, first ratings and performances after the last round, or after another one.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/ratings",
    params(("event" = String, Path), ("section" = String, Path), ("after" = Option<u16>, Query)),
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
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/arbiters",
    params(("event" = String, Path), ("section" = String, Path)),
    responses((status = 200, body = ArbitersBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn arbiters(
    of: Result<DeskSection, PageError>,
) -> Result<Json<impl Serialize>, ApiError> {
    let of = of?;
    let (details, section) = (&of.shown.event.details, of.section());
    let starts = details.starts;
    let starts = starts.ok_or_else(|| PageError::Refused(t("api-no-date").to_owned()))?;
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
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/norms",
    params(("event" = String, Path), ("section" = String, Path), ("after" = Option<u16>, Query)),
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
