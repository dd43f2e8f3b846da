//! What a US section announces beside the settings of its system.

use adoube_journal::{Category, Section, SectionSettings};
use adoube_pairing::us::ClassPairing;
use adoube_tournament::{Entrant, EntrantId, Player, RatingUsed};
use serde::{Deserialize, Serialize};

/// The name under which a section keeps it among its announcements, as JSON.
const US_SECTION: &str = "us_section";

/// What a US section announces beside the settings of its system: what these cannot name, because it
/// follows from the players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UsSection {
    /// Who are teammates, where teammates are kept apart (28N).
    #[serde(skip_serializing_if = "is_usual")]
    pub teammates_are: TeammatesAre,
    /// The classes that are paired for themselves in the last round (29I).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub paired_classes: Vec<PairedClass>,
}

fn is_usual(who: &TeammatesAre) -> bool {
    *who == TeammatesAre::default()
}

/// Who are teammates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeammatesAre {
    /// Players of one team of the section, or of the team that is noted with their entries.
    #[default]
    Team,
    /// Players of one club or school.
    Club,
}

/// A class of players: a category of the section by its name, or a span of ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PairedClass {
    Category(String),
    /// The lowest and the highest rating; "Class A" has 1800 and 1999.
    Ratings {
        from: u16,
        to: u16,
    },
}

impl PairedClass {
    /// A class as somebody writes it: `1800-1999`, `under 1400`, or the name of a category.
    pub fn read(text: &str) -> Option<PairedClass> {
        let text = text.trim();
        let number = |text: &str| text.trim().parse::<u16>().ok();
        let span = text.split_once(['-', '–']);
        if let Some((from, to)) = span.and_then(|(from, to)| Some((number(from)?, number(to)?))) {
            return (from <= to).then_some(PairedClass::Ratings { from, to });
        }
        let lower = text.to_lowercase();
        let under = lower.strip_prefix("under").or(lower.strip_prefix('u'));
        if let Some(under) = under.and_then(number) {
            let to = under.checked_sub(1)?;
            return Some(PairedClass::Ratings { from: 0, to });
        }
        (!text.is_empty()).then(|| PairedClass::Category(text.to_owned()))
    }

    /// A class as [`PairedClass::read`] understands it.
    pub fn written(&self) -> String {
        match self {
            PairedClass::Category(name) => name.clone(),
            PairedClass::Ratings { from, to } => format!("{from}-{to}"),
        }
    }

    /// Whether the section has such a class.
    pub(super) fn is_known(&self, settings: &SectionSettings) -> bool {
        match self {
            PairedClass::Category(name) => {
                let mut categories = settings.categories.iter();
                categories.any(|category| category.name == *name)
            }
            PairedClass::Ratings { .. } => true,
        }
    }

    /// The players of a section who belong to it, house players not among them.
    pub(super) fn members(&self, section: &Section, year: Option<u16>) -> Vec<EntrantId> {
        let competes = |entrant: &&Entrant| {
            let marks = section.marks.get(&entrant.id);
            marks.is_none_or(|marks| marks.house.is_none())
        };
        let entrants = section.draft.entrants.iter().filter(competes);
        let settings = &section.settings;
        let admitted = entrants.filter(|entrant| self.admits(settings, year, &entrant.player));
        admitted.map(|entrant| entrant.id).collect()
    }

    /// Whether a player belongs to it; who is unrated is in no span of ratings.
    fn admits(&self, settings: &SectionSettings, year: Option<u16>, player: &Player) -> bool {
        let rating = settings.rating_used;
        match self {
            PairedClass::Category(name) => {
                let mut categories = settings.categories.iter();
                let category = categories.find(|category| category.name == *name);
                category.is_some_and(|class| is_of(class, player, rating, year))
            }
            PairedClass::Ratings { from, to } => {
                let rating = rating.of(player);
                rating.is_some_and(|rating| (*from..=*to).contains(&rating))
            }
        }
    }
}

/// Whether a player is known to be in a category. Where it asks for an age, the year is needed.
pub(super) fn is_of(
    category: &Category,
    player: &Player,
    rating: RatingUsed,
    year: Option<u16>,
) -> bool {
    let asks_age = category.age_from.is_some() || category.age_to.is_some();
    match year {
        None if asks_age => false,
        year => category.admits(player, rating, year.unwrap_or_default()) == Some(true),
    }
}

impl UsSection {
    /// What the section announces; a text that cannot be read says nothing.
    pub fn read(settings: &SectionSettings) -> UsSection {
        let text = settings.announced.get(US_SECTION);
        let read = text.and_then(|text| serde_json::from_str(text).ok());
        read.unwrap_or_default()
    }

    /// Puts it among what a section announces; what is usual needs no words.
    pub fn announce(&self, settings: &mut SectionSettings) {
        settings.announced.remove(US_SECTION);
        if *self != UsSection::default() {
            // Plain data: it can be written.
            let text = serde_json::to_string(self).unwrap_or_default();
            settings.announced.insert(US_SECTION.to_owned(), text);
        }
    }

    /// The players of each class that is paired for itself, house players not among them.
    pub(crate) fn class_pairings(&self, section: &Section, year: Option<u16>) -> Vec<ClassPairing> {
        let classes = self.paired_classes.iter();
        classes
            .map(|class| class.members(section, year))
            .filter(|players: &Vec<EntrantId>| !players.is_empty())
            .map(|players| ClassPairing { players })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_read_as_they_are_written() {
        let ratings = |from, to| Some(PairedClass::Ratings { from, to });
        assert_eq!(PairedClass::read("1800-1999"), ratings(1800, 1999));
        assert_eq!(PairedClass::read(" Under 1400 "), ratings(0, 1399));
        assert_eq!(PairedClass::read("u1200"), ratings(0, 1199));
        assert_eq!(PairedClass::read("1999-1800"), None);
        assert_eq!(PairedClass::read(""), None);
        let named = PairedClass::read("Class A").unwrap();
        assert_eq!(named, PairedClass::Category("Class A".to_owned()));
        assert_eq!(named.written(), "Class A");
        assert_eq!(ratings(0, 1399).unwrap().written(), "0-1399");
    }
}
