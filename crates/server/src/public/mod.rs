//! What everybody may see of an event.

mod desk;
mod event;
mod events;
mod files;
mod health;
mod pairings;
mod player;
mod players;
mod qr;
mod screen;
mod section;
pub mod views;

use crate::auth::Right;
use crate::cache::QueryParam;
use crate::guard::Access;
use crate::routes::{Routes, with};
use crate::{assets, languages};

/// A list that can also be had by name.
const BY_NAME: &[QueryParam] = &[QueryParam::OneOf("order", &["name"])];

/// The addresses that need no account.
pub fn routes(routes: Routes) -> Routes {
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
            &[QueryParam::OneOf(
                "show",
                &["both", "pairings", "standings"],
            )],
            screen::show,
        )
        .public_by("/e/{event}/{section}/players", BY_NAME, players::show)
        .public("/e/{event}/{section}/players/{number}", player::show)
        .get(
            "/e/{event}/{section}/files/{name}",
            Access::Public,
            files::show,
        )
        .get(
            "/desk/{event}/{section}/pairings/{round}",
            with(Right::See),
            desk::pairings,
        )
        .get(
            "/desk/{event}/{section}/players/{number}",
            with(Right::See),
            desk::player,
        )
        .get("/healthz", Access::Public, health::show)
        .get("/assets/{name}", Access::Public, assets::show)
        .get("/language/{code}", Access::Public, languages::choose)
}
