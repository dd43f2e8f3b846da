//! The public addresses of an event as codes to be photographed.

use std::fmt::Write;

use askama::Template;
use qrcode::{Color, EcLevel, QrCode};

use crate::address::Address;
use crate::events::PublicEvent;
use crate::ui::urls::{SectionUrls, event_url};

/// White around a code, in modules, without which cameras do not find it.
const MARGIN: usize = 4;

/// The codes of an event and its sections.
#[derive(Template)]
#[template(path = "public/qr.html")]
pub(crate) struct QrPage {
    event: String,
    event_url: String,
    /// The codes lead nowhere from another computer.
    only_here: bool,
    codes: Vec<Code>,
}

/// An address as a code.
struct Code {
    name: String,
    /// Where it leads, on this server.
    url: String,
    /// The whole address.
    address: String,
    /// The side of the picture, in modules.
    side: usize,
    /// The dark modules, as the path of a picture.
    path: String,
}

impl QrPage {
    /// The codes of an event at a server; `None` if an address is too long for a code.
    pub(crate) fn of(event: &PublicEvent, address: &Address) -> Option<QrPage> {
        let server = address.site.as_str();
        let own = Code::of(&event.details.name, server, &event_url(&event.id));
        let sections = event.sections.iter().map(|section| {
            let url = SectionUrls::of(event, section).latest_pairings();
            Code::of(&section.settings.name, server, &url)
        });
        Some(QrPage {
            event: event.details.name.clone(),
            event_url: event_url(&event.id),
            only_here: address.only_here,
            codes: std::iter::once(own)
                .chain(sections)
                .collect::<Option<_>>()?,
        })
    }
}

impl Code {
    fn of(name: &str, server: &str, url: &str) -> Option<Code> {
        let address = format!("{server}{url}");
        let code = QrCode::with_error_correction_level(&address, EcLevel::M).ok()?;
        Some(Code {
            name: name.to_owned(),
            url: url.to_owned(),
            side: code.width() + 2 * MARGIN,
            path: dark_modules(&code),
            address,
        })
    }
}

/// A square for each dark module, neighbours of a row in one.
fn dark_modules(code: &QrCode) -> String {
    let mut path = String::new();
    let colours = code.to_colors();
    for (row, modules) in colours.chunks(code.width()).enumerate() {
        let mut column = 0;
        for run in modules.chunk_by(|one, other| one == other) {
            if run[0] == Color::Dark {
                let (x, y, width) = (column + MARGIN, row + MARGIN, run.len());
                // Writing to a string cannot fail.
                let _ = write!(path, "M{x} {y}h{width}v1h-{width}z");
            }
            column += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_in_the_path() {
        let code = QrCode::new(b"http://hall.example/e/open").unwrap();
        let dark = code
            .to_colors()
            .iter()
            .filter(|one| **one == Color::Dark)
            .count();
        let path = dark_modules(&code);
        let drawn: usize = path
            .split('h')
            .skip(1)
            .filter_map(|rest| rest.split('v').next()?.parse::<usize>().ok())
            .sum();
        assert_eq!(drawn, dark);
        // The three corners begin with seven dark modules in a row.
        assert!(path.starts_with("M4 4h7v1h-7z"), "{path}");
    }
}
