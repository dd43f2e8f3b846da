//! The JSON interface, under `/api/v1`: what the pages do, for programs. Keys are stable; the
//! document at `/api/v1/openapi.json` describes them.

mod cases;
mod commands;
mod desk;
mod document;
mod entries;
mod events;
mod fees;
mod figures;
mod hall;
mod import;
pub(crate) mod page;
mod papers;
mod people;
mod rating_lists;
mod sections;
mod teams;
mod tools;
mod us;
mod visitors;

use adoube_bodies::failure::ErrorBody;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;

use crate::auth::Right;
use crate::cache::QueryParam;
use crate::error::{ApiError, PageError};
use crate::guard::Access;
use crate::routes::{Routes, with};
use crate::ui::board_rules;

/// The largest list of players.
const LARGEST_LIST: usize = 4 << 20;

/// The addresses of the interface.
pub(crate) fn routes(routes: Routes) -> Routes {
    let routes = routes
        .get("/api/v1", Access::Public, document::page)
        .get("/api/v1/openapi.json", Access::Public, document::show)
        .get("/api/v1/events", Access::Public, events::list)
        .public("/api/v1/events/{event}", events::show)
        .public("/api/v1/events/{event}/calendar", visitors::calendar)
        .public("/api/v1/events/{event}/screens", visitors::screens);
    let routes = of_sections(routes);
    let routes = of_sections_at_the_desk(routes);
    let routes = of_entries_at_the_desk(routes);
    let routes = of_sections_on_record(routes);
    let routes = of_teams(routes);
    let routes = at_the_desk(routes);
    routes
        .get("/api/v1/rulebook", Access::Public, tools::rulebook)
        .post("/api/v1/rulings", Access::Public, tools::rule)
        .get("/api/v1/position", Access::Public, tools::position)
        .get("/api/v1/time-control", Access::Public, tools::time_control)
}

/// What everybody may see of a section.
fn of_sections(routes: Routes) -> Routes {
    routes
        .public(
            "/api/v1/events/{event}/sections/{section}/entrants",
            sections::entrants,
        )
        .public(
            "/api/v1/events/{event}/sections/{section}/entrants/{number}",
            sections::entrant,
        )
        .public(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}",
            sections::round,
        )
        .public_by(
            "/api/v1/events/{event}/sections/{section}/standings",
            &[QueryParam::Number("after")],
            sections::standings,
        )
        .public_by(
            "/api/v1/events/{event}/sections/{section}/standings/explanation",
            &[
                QueryParam::Number("entrant"),
                QueryParam::Text("tie_break"),
                QueryParam::Number("after"),
            ],
            sections::explanation,
        )
        .public_by(
            "/api/v1/events/{event}/sections/{section}/crosstable",
            &[QueryParam::Number("after")],
            sections::crosstable,
        )
        .public_by(
            "/api/v1/events/{event}/sections/{section}/statistics",
            &[QueryParam::Number("after")],
            visitors::statistics,
        )
}

/// What those with a role see of a section and do in it.
fn of_sections_at_the_desk(routes: Routes) -> Routes {
    routes
        .get(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}/explanation",
            with(Right::See),
            desk::explanation,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/announcement",
            with(Right::See),
            desk::announcement,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/report",
            with(Right::See),
            desk::report,
        )
        .get(
            "/api/v1/events/{event}/us-report",
            with(Right::See),
            desk::us_report,
        )
        .get(
            "/api/v1/events/{event}/us-report/files",
            with(Right::See),
            desk::us_report_files,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/pair",
            with(Right::Pairings),
            desk::pair,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/check",
            with(Right::Pairings),
            desk::check,
        )
}

/// What those with a role see of the entries of a section, and of what follows from them.
fn of_entries_at_the_desk(routes: Routes) -> Routes {
    routes
        .upload(
            "/api/v1/events/{event}/sections/{section}/import",
            with(Right::Entries),
            LARGEST_LIST,
            entries::import,
        )
        .get(
            "/api/v1/rating-lists",
            Access::SignedIn,
            rating_lists::lists,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/rating-check",
            with(Right::See),
            rating_lists::check,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/rating-check",
            with(Right::Entries),
            rating_lists::update,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/ties",
            with(Right::See),
            rating_lists::ties,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/entries",
            with(Right::See),
            entries::list,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/fees",
            with(Right::Entries),
            fees::list,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/fees",
            with(Right::Entries),
            fees::enter,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/prizes",
            with(Right::See),
            figures::prizes,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/ratings",
            with(Right::See),
            figures::ratings,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/norms",
            with(Right::See),
            figures::norms,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/arbiters",
            with(Right::Settings),
            figures::arbiters,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/papers",
            with(Right::See),
            papers::list,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/papers/{name}",
            with(Right::See),
            papers::show,
        )
}

/// What was written down of a section: incidents, cases, notes, the round in the hall.
fn of_sections_on_record(routes: Routes) -> Routes {
    routes
        .get(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}/hall",
            with(Right::See),
            hall::show,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}/hall",
            with(Right::Results),
            hall::note,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/incidents",
            with(Right::See),
            entries::incidents,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/appeals",
            with(Right::See),
            cases::appeals,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/fairplay",
            with(Right::Confidential),
            cases::fair_play,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/needs",
            with(Right::See),
            cases::needs,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/us-settings",
            with(Right::See),
            us::settings,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/us-settings",
            with(Right::Settings),
            us::announce_settings,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/marks",
            with(Right::See),
            us::marks,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/notes",
            with(Right::See),
            entries::notes,
        )
}

/// Line-ups, boards and play-offs.
fn of_teams(routes: Routes) -> Routes {
    routes
        .get(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}/line-ups",
            with(Right::LineUps),
            teams::line_ups,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}/line-ups/{team}",
            with(Right::LineUps),
            teams::file,
        )
        .delete(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}/line-ups/{team}",
            with(Right::LineUps),
            teams::withdraw,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}/boards",
            with(Right::Pairings),
            teams::boards,
        )
        .public_by(
            "/api/v1/events/{event}/sections/{section}/boards",
            board_rules::QUERY,
            teams::best,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/play-off",
            with(Right::See),
            teams::play_off,
        )
        .post(
            "/api/v1/events/{event}/sections/{section}/play-off",
            with(Right::Pairings),
            teams::decide,
        )
}

fn at_the_desk(routes: Routes) -> Routes {
    routes
        .post(
            "/api/v1/events/{event}/commands",
            with(Right::See),
            commands::submit,
        )
        .upload(
            "/api/v1/events/{event}/import",
            with(Right::Settings),
            LARGEST_LIST,
            import::import,
        )
        .post(
            "/api/v1/events/{event}/undo",
            with(Right::See),
            commands::undo,
        )
        .get("/api/v1/events/{event}/log", with(Right::See), desk::log)
        .get(
            "/api/v1/events/{event}/proof",
            with(Right::See),
            desk::proof,
        )
        .get(
            "/api/v1/events/{event}/journal",
            with(Right::See),
            desk::journal,
        )
        .get(
            "/api/v1/events/{event}/people",
            with(Right::People),
            people::members,
        )
        .post(
            "/api/v1/events/{event}/people/{account}",
            with(Right::People),
            people::change,
        )
        .delete(
            "/api/v1/events/{event}/people/{account}",
            with(Right::People),
            people::remove,
        )
        .get(
            "/api/v1/events/{event}/invitations",
            with(Right::People),
            people::invitations,
        )
        .delete(
            "/api/v1/events/{event}/invitations/{invitation}",
            with(Right::People),
            people::withdraw,
        )
        .get(
            "/api/v1/events/{event}/tokens",
            with(Right::See),
            people::tokens,
        )
        .post(
            "/api/v1/events/{event}/tokens",
            with(Right::See),
            people::make_token,
        )
        .delete(
            "/api/v1/events/{event}/tokens/{token}",
            with(Right::See),
            people::revoke_token,
        )
        .post(
            "/api/v1/events/{event}/invitations",
            with(Right::People),
            people::invite,
        )
}

/// The body of a request, if it is not too large.
fn whole(body: Result<Bytes, BytesRejection>) -> Result<Bytes, ApiError> {
    body.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            PageError::TooLarge.into()
        } else {
            PageError::BadRequest(rejection.body_text()).into()
        }
    })
}

/// The body of a request, as JSON of a given shape.
fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, ApiError> {
    serde_json::from_slice(body).map_err(|error| ApiError(PageError::BadRequest(error.to_string())))
}

/// How much is worked out at the same time. The rest of the computer is for everybody else.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// Works something out that takes a while, beside the requests that do not.
async fn work_out<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let _turn = AT_ONCE.acquire().await.map_err(PageError::broken)?;
    let done = tokio::task::spawn_blocking(work).await;
    Ok(done.map_err(PageError::broken)?)
}
