//! The names by which a section says its rules and its pairing system.

use adoube_journal::{Command, Event, SectionSettings};
use adoube_pairing::facts::Row;
use adoube_pairing::system::SwissSystem;
use adoube_rulebook::{Edition, Rulebook};
use serde::Serialize;

use super::system::are_us_rules;
use crate::announcement::edition_named;

/// A section is to be played by something that has another name, or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum UnknownName {
    /// The rules of play.
    Rules {
        name: String,
        known: Row<&'static str>,
    },
    /// The pairing system.
    System {
        name: String,
        known: Row<&'static str>,
    },
}

adoube_types::errors!(UnknownName);

/// The name of rules or of a pairing system as it is kept: small letters, and `us` by its edition.
/// Other systems without an edition are those in force when the event starts.
///
/// ```
/// use adoube_conduct::rounds::full_name;
///
/// assert_eq!(full_name("US"), "us-2025");
/// assert_eq!(full_name("Dutch-2026"), "dutch-2026");
/// ```
pub fn full_name(said: &str) -> String {
    let said = said.trim().to_lowercase();
    match said.parse::<SwissSystem>() {
        Ok(system) if system.us_chess().is_some() => system.name().to_owned(),
        _ => said,
    }
}

/// Looks at the names in a command that makes or changes a section. What a section says already
/// stays as it is: an older journal may have any name.
///
/// # Errors
///
/// [`UnknownName`] if a name is new and nobody knows it.
pub fn check_names(event: &Event, command: &Command) -> Result<(), UnknownName> {
    if let Command::AddSection(added) = command {
        return check_new_names(&added.settings, None);
    }
    if let Command::EditSection(edited) = command {
        let before = event.section(&edited.section).map(|known| &known.settings);
        return check_new_names(&edited.settings, before);
    }
    Ok(())
}

/// Looks at the names in settings that were not there before.
///
/// # Errors
///
/// [`UnknownName`] for the first of them that nobody knows.
pub fn check_new_names(
    settings: &SectionSettings,
    before: Option<&SectionSettings>,
) -> Result<(), UnknownName> {
    let is_new = |name: fn(&SectionSettings) -> Option<&str>| {
        name(settings).filter(|said| before.and_then(name) != Some(*said))
    };
    if let Some(rules) = is_new(|settings| settings.rules.as_deref())
        && !are_known_rules(rules)
    {
        let editions = Rulebook::embedded().editions().iter();
        return Err(UnknownName::Rules {
            name: rules.to_owned(),
            known: Row(editions.map(Edition::id).collect()),
        });
    }
    // Other formats may name the tables or the system of their teams as they like.
    if settings.format.is_swiss()
        && let Some(system) = is_new(|settings| settings.pairing_system.as_deref())
        && !is_known_system(system)
    {
        return Err(UnknownName::System {
            name: system.to_owned(),
            known: Row(SwissSystem::all().iter().map(SwissSystem::name).collect()),
        });
    }
    Ok(())
}

fn are_known_rules(rules: &str) -> bool {
    rules == "fide" || edition_named(rules).is_some() || are_us_rules(Some(rules))
}

fn is_known_system(system: &str) -> bool {
    system.parse::<SwissSystem>().is_ok()
}
