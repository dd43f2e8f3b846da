//! The way of a section into a report file and back.

use adoube_conduct::import::{Destination, Import, import};
use adoube_conduct::rounds::report;
use adoube_formats::read_trf;
use adoube_journal::{Event, Section, attempt};

/// What a file becomes in an event of its own.
#[track_caller]
pub(crate) fn read(text: &str) -> Import {
    let trf = read_trf(text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let into = Destination {
        event: None,
        name: None,
    };
    import(&trf, "file.trf", into).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// The event that comes of an import.
pub(crate) fn made(found: &Import) -> Event {
    let event = Event {
        details: found.details.clone(),
        ..Event::default()
    };
    attempt(&event, found.command(), None).unwrap()
}

pub(crate) fn only(event: &Event) -> &Section {
    &event.sections[0]
}

/// A report becomes a section, and the report of that section is the same, letter for letter.
#[track_caller]
pub(crate) fn there_and_back(event: &Event, section: &Section) {
    let written = report(event, section, None).unwrap().text;
    let again = made(&read(&written));
    let back = report(&again, only(&again), None).unwrap().text;
    assert_eq!(back, written, "{:?}", section.settings.format);
}
