//! The JSON interface, under `/api/v1`: what the pages do, for programs.

mod commands;

use crate::people::Right;
use crate::routes::{Routes, with};

/// The addresses of the interface.
pub fn routes(routes: Routes) -> Routes {
    routes.post(
        "/api/v1/events/{event}/commands",
        with(Right::See),
        commands::submit,
    )
}
