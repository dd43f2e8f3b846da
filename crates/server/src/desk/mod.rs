//! The desk: where the people of an event do their work.

mod deleting;
mod find;
mod home;
mod overview;
mod personal;
pub(crate) mod views;

use axum::response::Response;
use axum_extra::routing::TypedPath;

use crate::auth::Right;
use crate::error::PageError;
use crate::guard::{Access, AtDesk};
use crate::live::{Audience, stream_of};
use crate::paths;
use crate::routes::{Routes, with};

/// The addresses of the desk.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::desk::Home::PATH, Access::SignedIn, home::show)
        .post(paths::desk::Home::PATH, Access::SignedIn, home::create)
        .get(
            paths::desk::Overview::PATH,
            with(Right::See),
            overview::show,
        )
        .post(paths::desk::Undo::PATH, with(Right::See), overview::undo)
        .post(
            paths::desk::Delete::PATH,
            with(Right::Deletion),
            deleting::delete,
        )
        .post(
            paths::desk::Recover::PATH,
            Access::Deleted(Right::Deletion),
            deleting::recover,
        )
        .get(
            paths::desk::Personal::PATH,
            with(Right::Deletion),
            personal::show,
        )
        .post(
            paths::desk::Personal::PATH,
            with(Right::Deletion),
            personal::erase,
        )
        .get(paths::desk::Find::PATH, with(Right::See), find::show)
        .get(paths::desk::Live::PATH, with(Right::See), live)
}

/// `GET /desk/{event}/live`: a stream that tells of every change.
async fn live(at: AtDesk) -> Result<Response, PageError> {
    stream_of(&at.app, &at.event, Audience::Desk).await
}
