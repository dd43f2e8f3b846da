//! The links that players are given, and their pictures.

use adoube_journal::{EventId, SectionId};
use adoube_tournament::EntrantId;
use qrcode::QrCode;
use qrcode::render::svg;

use crate::app::App;

/// The code in a player's link, which nobody else can make.
pub(crate) fn code_of(
    app: &App,
    event: &EventId,
    section: &SectionId,
    entrant: EntrantId,
) -> String {
    app.people
        .code(&format!("report/{event}/{section}/{}", entrant.0))
}

/// A QR code as SVG: made of our own link only, so it goes into the page as it is.
pub(crate) fn picture(url: &str) -> String {
    let Ok(code) = QrCode::new(url) else {
        return String::new();
    };
    let drawn = code
        .render::<svg::Color>()
        .min_dimensions(120, 120)
        .quiet_zone(true)
        .build();
    // Within a page the declaration of XML has no place.
    drawn
        .find("<svg")
        .map_or_else(String::new, |start| drawn[start..].to_owned())
}
