//! The Swiss system by which a section is paired.

use adoube_journal::{EventDetails, Section, SectionSettings};
use adoube_pairing::dutch::Edition;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us;
use adoube_rulebook::Authority;
use adoube_tournament::RatingUsed;

use super::CannotPair;
use crate::announcement::edition_named;

/// The system of a section: the one announced; that of US Chess where its rules are; or the FIDE
/// (Dutch) system in the edition in force when the event starts.
pub fn swiss_system(event: &EventDetails, section: &Section) -> Result<SwissSystem, CannotPair> {
    let system = match &section.settings.pairing_system {
        Some(name) => name
            .parse()
            .map_err(|_| CannotPair::UnknownSystem { name: name.clone() })?,
        None if plays_by_us_chess(section) => SwissSystem::UsChess(Box::default()),
        None => SwissSystem::Dutch(edition_in_force(event)),
    };
    Ok(match system {
        SwissSystem::UsChess(_) => SwissSystem::UsChess(Box::new(us_settings(section)?)),
        dutch => dutch,
    })
}

/// The edition of the Dutch system in force when the event starts; the latest if that is not known.
fn edition_in_force(event: &EventDetails) -> Edition {
    event.starts.map_or(Edition::Dutch2026, |starts| {
        Edition::in_force((starts.year(), starts.month(), starts.day()))
    })
}

/// Whether the section is played by the rules of US Chess: an edition of the rulebook, such as
/// `us-2025` or `us`, or the name by year, such as `us-chess-2025`.
pub(crate) fn plays_by_us_chess(section: &Section) -> bool {
    are_us_rules(section.settings.rules.as_deref())
}

pub(super) fn are_us_rules(rules: Option<&str>) -> bool {
    rules.is_some_and(|rules| {
        let edition = edition_named(rules);
        edition.is_some_and(|edition| edition.authority() == Authority::UsChess)
            || rules.starts_with("us-chess")
    })
}

/// The name under which a section keeps the settings of the US system among its announcements, as
/// JSON.
const US_SETTINGS: &str = "us_settings";

/// The settings of the US system: those the section has announced, and what follows from the rest
/// of what it announces; everything else is the main rule.
fn us_settings(section: &Section) -> Result<us::Settings, CannotPair> {
    let mut settings = announced_us_settings(section)?;
    settings.rating = section.settings.rating_used;
    if !section.draft.virtual_points.is_empty() {
        settings.acceleration = us::Acceleration::AddedScore;
    }
    Ok(settings)
}

/// The settings of the US system that the section has announced.
pub(super) fn announced_us_settings(section: &Section) -> Result<us::Settings, CannotPair> {
    match section.settings.announced.get(US_SETTINGS) {
        Some(text) => {
            let read = serde_json::from_str(text);
            read.map_err(|error| CannotPair::UsSettings {
                fault: error.to_string(),
            })
        }
        None => Ok(us::Settings::default()),
    }
}

/// Puts settings of the US system among the announcements of a section; the main rules alone need
/// no words. Which rating counts is not among them: the section says it for every system.
pub fn announce_us_settings(section: &mut SectionSettings, settings: us::Settings) {
    let usual = us::Settings::default();
    let said = us::Settings {
        rating: usual.rating,
        ..settings
    };
    section.announced.remove(US_SETTINGS);
    if said != usual {
        // Settings are plain data: they can be written.
        let text = serde_json::to_string(&said).unwrap_or_default();
        section.announced.insert(US_SETTINGS.to_owned(), text);
    }
}

/// The rating that ranks the players of a new section if nobody says which: US Chess looks at its
/// own first (28C).
pub fn usual_rating(settings: &SectionSettings) -> RatingUsed {
    let system = settings.pairing_system.as_deref().map(str::parse);
    let is_us = match system {
        Some(Ok(system)) => matches!(system, SwissSystem::UsChess(_)),
        _ => are_us_rules(settings.rules.as_deref()),
    };
    if is_us {
        us::Settings::default().rating
    } else {
        RatingUsed::default()
    }
}
