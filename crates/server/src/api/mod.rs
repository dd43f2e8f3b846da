//! The JSON interface, under `/api/v1`: what the pages do, for programs. Keys are stable; the
//! document at `/api/v1/openapi.json` describes them.

mod commands;
mod desk;
mod document;
mod events;
mod people;
mod sections;
mod tools;

use axum::body::Bytes;
use serde::de::DeserializeOwned;

use crate::error::{ApiError, PageError};
use crate::guard::Access;
use crate::people::Right;
use crate::routes::{Routes, with};

/// The addresses of the interface.
pub fn routes(routes: Routes) -> Routes {
    let routes = routes
        .get("/api/v1", Access::Public, document::page)
        .get("/api/v1/openapi.json", Access::Public, document::show)
        .get("/api/v1/events", Access::Public, events::list)
        .get("/api/v1/events/{event}", Access::Public, events::show);
    let routes = of_sections(routes);
    let routes = at_the_desk(routes);
    routes
        .get("/api/v1/rulebook", Access::Public, tools::rulebook)
        .post("/api/v1/rulings", Access::Public, tools::rule)
}

fn of_sections(routes: Routes) -> Routes {
    let public = Access::Public;
    routes
        .get(
            "/api/v1/events/{event}/sections/{section}/entrants",
            public,
            sections::entrants,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/entrants/{number}",
            public,
            sections::entrant,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/rounds/{round}",
            public,
            sections::round,
        )
        .get(
            "/api/v1/events/{event}/sections/{section}/standings",
            public,
            sections::standings,
        )
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
        .post(
            "/api/v1/events/{event}/sections/{section}/import",
            with(Right::Entries),
            desk::import,
        )
}

fn at_the_desk(routes: Routes) -> Routes {
    routes
        .post(
            "/api/v1/events/{event}/commands",
            with(Right::See),
            commands::submit,
        )
        .get("/api/v1/events/{event}/log", with(Right::See), desk::log)
        .get(
            "/api/v1/events/{event}/people",
            with(Right::People),
            people::members,
        )
        .post(
            "/api/v1/events/{event}/invitations",
            with(Right::People),
            people::invite,
        )
}

/// The body of a request, as JSON of a given shape.
fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, ApiError> {
    serde_json::from_slice(body).map_err(|error| ApiError(PageError::Unfit(error.to_string())))
}
