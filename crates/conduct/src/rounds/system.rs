//! The Swiss system by which a section is paired.

use adoube_journal::{EventDetails, Format, Section, SectionSettings};
use adoube_pairing::fide::Readings;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us;
use adoube_rulebook::Authority;
use adoube_tournament::{PointSystem, RatingUsed, TeamScoring};

use super::CannotPair;
use crate::announcement::{edition_named, stored};
use crate::us::UsSection;

/// The system of a section: the one announced; that of US Chess where its rules are; or the FIDE
/// system for players (Dutch) or teams in the edition in force when the event starts.
///
/// # Errors
///
/// [`CannotPair`] if the announced name is that of no system.
pub fn swiss_system(event: &EventDetails, section: &Section) -> Result<SwissSystem, CannotPair> {
    let settings = &section.settings;
    let of_teams = settings.format == Format::TeamSwiss;
    let name = match settings.pairing_system.as_deref() {
        Some(name) => name,
        None if of_teams && plays_by_us_chess(section) => "us-team",
        None if of_teams => "team",
        None if plays_by_us_chess(section) => "us",
        None => "dutch",
    };
    let starts = event.starts;
    let starts = starts.map(|day| (day.year(), day.month(), day.day()));
    let system = SwissSystem::named(name, starts)
        .filter(|system| system.is_for_teams() == of_teams)
        .ok_or_else(|| CannotPair::UnknownSystem {
            name: name.to_owned(),
        })?;
    let scoring = &settings.team_scoring;
    Ok(system
        .with_us_settings(|| us_settings(event, section))?
        .with_team_scores(scoring.primary, true)
        .with_readings(readings(section)))
}

/// The readings of the system's text that the section has announced.
fn readings(section: &Section) -> Readings {
    let announced = stored::read(&section.settings.announced);
    announced.pairing_readings.into_iter().collect()
}

/// Whether the section is played by the rules of US Chess: an edition of the rulebook, such as
/// `us-2025` or `us`, or the name by year, such as `us-chess-2025`.
pub(crate) fn plays_by_us_chess(section: &Section) -> bool {
    are_us_rules(section.settings.rules.as_deref())
}

pub(crate) fn are_us_rules(rules: Option<&str>) -> bool {
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
fn us_settings(event: &EventDetails, section: &Section) -> Result<us::Settings, CannotPair> {
    let mut settings = announced_us_settings(&section.settings)?;
    settings.rating = section.settings.rating_used;
    let year = event.starts.and_then(|day| u16::try_from(day.year()).ok());
    let classes = UsSection::read(&section.settings).class_pairings(section, year);
    settings.class_pairings.extend(classes);
    let games = stored::read(&section.settings.announced).match_games;
    settings.double_games |= games == Some(2);
    let draft = &section.draft;
    if !(draft.virtual_points.is_empty() && draft.team_virtual_points.is_empty()) {
        settings.acceleration = us::Acceleration::AddedScore;
    }
    Ok(settings)
}

/// The settings of the US system that the section has announced.
pub(crate) fn announced_us_settings(section: &SectionSettings) -> Result<us::Settings, CannotPair> {
    match section.announced.get(US_SETTINGS) {
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

/// What a match of teams is worth if nobody says it: a point by the rules of US Chess (31E), else two.
pub fn usual_match_points(settings: &SectionSettings) -> PointSystem {
    match is_us(settings) && settings.format.is_of_team_matches() {
        true => PointSystem::one_half_zero(),
        false => TeamScoring::default().match_points,
    }
}

/// The rating that ranks the players of a new section if nobody says which: US Chess looks at its
/// own first (28C).
pub fn usual_rating(settings: &SectionSettings) -> RatingUsed {
    if is_us(settings) {
        us::Settings::default().rating
    } else {
        RatingUsed::default()
    }
}

/// Whether a section is paired by US Chess, or plays by its rules and does not say how it is paired.
fn is_us(settings: &SectionSettings) -> bool {
    let system = settings.pairing_system.as_deref().map(str::parse);
    match system {
        Some(Ok(system)) => SwissSystem::us_chess(&system).is_some(),
        _ => are_us_rules(settings.rules.as_deref()),
    }
}
