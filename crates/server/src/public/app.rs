//! The pages of an event as an app: what a phone needs to install it, and what keeps pages for the time
//! without a connection.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::assets;
use crate::error::PageError;
use crate::params::OfEvent;
use crate::texts::spoken;
use crate::ui::event_url;

/// The app of an event (W3C: Web Application Manifest).
#[derive(Serialize)]
struct Manifest {
    id: String,
    name: String,
    short_name: String,
    lang: &'static str,
    start_url: String,
    scope: String,
    display: &'static str,
    background_color: &'static str,
    theme_color: &'static str,
    icons: [Icon; 3],
}

#[derive(Serialize)]
struct Icon {
    src: String,
    sizes: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
}

/// How many letters fit below an icon.
const SHORT: usize = 14;

/// `GET /e/{event}/app.webmanifest`
pub(super) async fn manifest(of: OfEvent) -> Result<Response, PageError> {
    let event = of.event();
    let url = event_url(&event.id);
    let icon = |name, sizes, kind| Icon {
        src: assets::url(name),
        sizes,
        kind,
    };
    let name = event.details.name.trim();
    let manifest = Manifest {
        id: url.clone(),
        name: name.to_owned(),
        short_name: name
            .chars()
            .take(SHORT)
            .collect::<String>()
            .trim()
            .to_owned(),
        lang: spoken().code(),
        start_url: url.clone(),
        scope: url,
        display: "standalone",
        background_color: "#fbfaf5",
        theme_color: "#2d5a45",
        icons: [
            icon("icon.svg", "any", "image/svg+xml"),
            icon("icon-192.png", "192x192", "image/png"),
            icon("icon-512.png", "512x512", "image/png"),
        ],
    };
    let text = serde_json::to_string(&manifest).map_err(PageError::broken)?;
    let about = [(header::CONTENT_TYPE, "application/manifest+json")];
    Ok((about, text).into_response())
}

/// `GET /service-worker.js`: at the root, so that it may look after all public pages. A browser asks for it
/// again and again, so its address has no version.
pub(super) async fn service_worker() -> Result<Response, PageError> {
    let content = assets::content("service-worker.js").ok_or(PageError::NotFound)?;
    let about = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((about, content).into_response())
}
