//! The desk: where the people of an event do their work.

mod home;
mod overview;
pub mod views;

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::auth::Right;
use crate::error::PageError;
use crate::guard::{Access, AtDesk};
use crate::live::{Audience, stream_of};
use crate::routes::{Routes, with};

/// The addresses of the desk.
pub fn routes(routes: Routes) -> Routes {
    routes
        .get("/desk", Access::SignedIn, home::show)
        .post("/desk", Access::SignedIn, home::create)
        .get("/desk/{event}", with(Right::See), overview::show)
        .post("/desk/{event}/undo", with(Right::See), overview::undo)
        .get("/desk/{event}/live", with(Right::See), live)
}

/// `GET /desk/{event}/live`: a stream that tells of every change.
async fn live(State(app): State<Arc<App>>, at: AtDesk) -> Result<Response, PageError> {
    stream_of(&app, &at.event, Audience::Desk).await
}
