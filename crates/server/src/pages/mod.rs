//! A handler for each page.

pub mod account;
mod crosstable;
pub mod desk;
mod event;
mod events;
mod files;
mod health;
mod pairings;
mod player;
mod players;
mod prizes;
mod qr;
pub mod report;
mod screen;
mod section;
mod standings;
pub mod tools;

use askama::Template;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use crate::cache::Word;
use crate::guard::Access;
use crate::routes::Routes;
use crate::{assets, languages};

/// A list that can also be had by name.
const BY_NAME: &[Word] = &[Word::OneOf("order", &["name"])];

/// The addresses that need no account.
pub fn public(routes: Routes) -> Routes {
    routes
        .get("/", Access::Public, events::show)
        .public("/e/{event}", event::show)
        .get("/e/{event}/", Access::Public, event::redirect)
        .get("/e/{event}/live", Access::Public, event::live)
        .get("/e/{event}/qr", Access::Public, qr::show)
        .get("/e/{event}/{section}", Access::Public, section::show)
        .get("/e/{event}/{section}/", Access::Public, section::show)
        .public_by("/e/{event}/{section}/pairings", BY_NAME, pairings::latest)
        .public_by(
            "/e/{event}/{section}/pairings/{round}",
            BY_NAME,
            pairings::of_round,
        )
        .public_by(
            "/e/{event}/{section}/screen",
            &[Word::OneOf("show", &["both", "pairings", "standings"])],
            screen::show,
        )
        .public_by(
            "/e/{event}/{section}/standings",
            &[Word::Number("after"), Word::Number("category")],
            standings::show,
        )
        // There are too many of these to keep them all.
        .get(
            "/e/{event}/{section}/standings/{after}/{number}/{value}",
            Access::Public,
            standings::explain,
        )
        .public_by(
            "/e/{event}/{section}/crosstable",
            &[Word::Number("after")],
            crosstable::show,
        )
        .public_by("/e/{event}/{section}/players", BY_NAME, players::show)
        .public("/e/{event}/{section}/players/{number}", player::show)
        .public("/e/{event}/{section}/prizes", prizes::show)
        .get(
            "/e/{event}/{section}/report/{code}",
            Access::Public,
            report::show,
        )
        .post(
            "/e/{event}/{section}/report/{code}",
            Access::Public,
            report::report,
        )
        .get(
            "/e/{event}/{section}/files/{name}",
            Access::Public,
            files::show,
        )
        .get("/healthz", Access::Public, health::show)
        .get("/assets/{name}", Access::Public, assets::show)
        .get("/language/{code}", Access::Public, languages::choose)
}

/// A page made from a template.
pub struct Page<T>(pub T);

impl<T: Template> IntoResponse for Page<T> {
    fn into_response(self) -> Response {
        match self.0.render() {
            // What is not public must not stay in a browser that somebody else uses next; public
            // pages get another word on their way through the cache.
            Ok(html) => ([(header::CACHE_CONTROL, "no-store")], Html(html)).into_response(),
            Err(error) => {
                tracing::error!(%error, "a template could not be rendered");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        }
    }
}
