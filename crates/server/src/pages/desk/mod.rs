//! The desk: where the people of an event do their work.

mod announcement;
mod entries;
mod home;
mod incidents;
mod log;
mod overview;
pub mod papers;
pub mod people;
mod prizes;
mod results;
pub mod rounds;
mod settings;
mod standings;

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::error::PageError;
use crate::guard::{Access, AtDesk};
use crate::live::{Audience, stream_of};
use crate::people::Right;
use crate::routes::{Routes, with};

/// The addresses of the desk.
pub fn routes(routes: Routes) -> Routes {
    let routes = entries::routes(routes);
    let routes = results::routes(routes);
    let routes = rounds::routes(routes);
    let routes = standings::routes(routes);
    let routes = prizes::routes(routes);
    let routes = papers::routes(routes);
    let routes = incidents::routes(routes);
    routes
        .get("/desk", Access::SignedIn, home::show)
        .post("/desk", Access::SignedIn, home::create)
        .get("/desk/{event}", with(Right::See), overview::show)
        .post("/desk/{event}/undo", with(Right::See), overview::undo)
        .get("/desk/{event}/live", with(Right::See), live)
        .get("/desk/{event}/log", with(Right::See), log::show)
        .post("/desk/{event}/redo", with(Right::See), log::redo)
        .get("/desk/{event}/people", with(Right::People), people::show)
        .post("/desk/{event}/people", with(Right::People), people::invite)
        .post(
            "/desk/{event}/people/role",
            with(Right::People),
            people::change,
        )
        .post(
            "/desk/{event}/people/remove",
            with(Right::People),
            people::remove,
        )
        .post(
            "/desk/{event}/people/withdraw",
            with(Right::People),
            people::withdraw,
        )
        .get(
            "/desk/{event}/announcement",
            with(Right::Settings),
            announcement::show,
        )
        .post(
            "/desk/{event}/announcement",
            with(Right::Settings),
            announcement::edit,
        )
        .get(
            "/desk/{event}/new-section",
            with(Right::Settings),
            settings::plan,
        )
        .post(
            "/desk/{event}/new-section",
            with(Right::Settings),
            settings::add,
        )
        .post(
            "/desk/{event}/check",
            with(Right::Settings),
            settings::check,
        )
        .get(
            "/desk/{event}/{section}/settings",
            with(Right::See),
            settings::show,
        )
        .post(
            "/desk/{event}/{section}/settings",
            with(Right::Settings),
            settings::edit,
        )
}

/// `GET /desk/{event}/live`: a stream that tells of every change.
async fn live(State(app): State<Arc<App>>, at: AtDesk) -> Result<Response, PageError> {
    stream_of(&app, &at.event, Audience::Desk).await
}
