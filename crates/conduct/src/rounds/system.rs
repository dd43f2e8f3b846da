//! The Swiss system by which a section is paired.

use adoube_journal::{EventDetails, Section};
use adoube_pairing::dutch::Edition;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us;
use adoube_rulebook::{Authority, Rulebook};

use super::CannotPair;

/// The system of a section: the one announced; that of US Chess where its rules are; or the FIDE
/// (Dutch) system in the edition in force when the event starts.
pub fn swiss_system(event: &EventDetails, section: &Section) -> Result<SwissSystem, CannotPair> {
    let system = match &section.settings.pairing_system {
        Some(name) => name
            .parse()
            .map_err(|_| CannotPair::UnknownSystem(name.clone()))?,
        None if plays_by_us_chess(section) => SwissSystem::UsChess(Box::default()),
        None => SwissSystem::Dutch(edition_in_force(event)),
    };
    Ok(match system {
        SwissSystem::UsChess(_) => SwissSystem::UsChess(Box::new(us_settings(section))),
        dutch => dutch,
    })
}

/// The edition of the Dutch system in force when the event starts; the latest if that is not known.
pub(super) fn edition_in_force(event: &EventDetails) -> Edition {
    event.starts.map_or(Edition::Dutch2026, |starts| {
        Edition::in_force((starts.year(), starts.month(), starts.day()))
    })
}

/// Whether the section is played by the rules of US Chess: an edition of the rulebook, such as
/// `us-2025`, or the name by year, such as `us-chess-2025`.
pub(crate) fn plays_by_us_chess(section: &Section) -> bool {
    let rules = section.settings.rules.as_deref();
    rules.is_some_and(|rules| {
        let edition = Rulebook::embedded().edition(rules);
        edition.is_some_and(|edition| edition.authority() == Authority::UsChess)
            || rules.starts_with("us-chess")
    })
}

/// The settings of the US system that follow from what the section announces; everything else is
/// the main rule.
fn us_settings(section: &Section) -> us::Settings {
    let acceleration = if section.draft.virtual_points.is_empty() {
        us::Acceleration::None
    } else {
        us::Acceleration::AddedScore
    };
    us::Settings {
        rating: section.settings.rating_used,
        acceleration,
        ..us::Settings::default()
    }
}
