//! What a field of the settings form holds, and what there is to choose from.

use adoube_conduct::announcement::InvitationItem;
use adoube_journal::SectionSettings;
use adoube_pairing::fide::Reading;
use adoube_pairing::system::SwissSystem;
use adoube_rulebook::Rulebook;
use adoube_tournament::Title;
use serde_json::{Map, Value};

use super::fields::{Field, Kind, Storage};
use super::values::{announced, code, setting};
use crate::texts::tell;

impl Field {
    /// Where it is among the announcements, if it is one of them.
    pub(crate) fn path(&self) -> Option<&'static [&'static str]> {
        match self.kept {
            Storage::Announced(path) => Some(path),
            Storage::Settings | Storage::Nowhere => None,
        }
    }

    /// It belongs to the settings.
    pub(crate) fn is_setting(&self) -> bool {
        self.kept == Storage::Settings
    }

    /// The subject of remarks that are about it.
    pub(crate) fn subject(&self) -> &'static str {
        match (self.path(), self.name) {
            (Some(path), _) => path.first().copied().unwrap_or(self.name),
            (None, "win" | "draw" | "loss" | "bye") => "point_system",
            (
                None,
                "team_boards" | "team_primary" | "match_points" | "match_rule" | "team_scores",
            ) => "team_scoring",
            (None, name) => name,
        }
    }

    /// What there is to choose from: what is stored and, unless the choice has a text of the page, what
    /// it is called.
    pub(crate) fn options(&self) -> Vec<(String, Option<String>)> {
        let coded = |codes: &[&str]| {
            codes
                .iter()
                .map(|code| ((*code).to_owned(), None))
                .collect()
        };
        match self.kind {
            Kind::YesNo => coded(&["yes", "no"]),
            Kind::Choice(codes) | Kind::Always(codes) => coded(codes),
            Kind::Rules => {
                let editions = Rulebook::embedded().editions().iter();
                editions
                    .map(|edition| (edition.id().to_owned(), Some(tell(&edition.name_saying()))))
                    .collect()
            }
            Kind::System => {
                let all = SwissSystem::all().into_iter();
                all.map(|system| (system.name().to_owned(), Some(tell(&system))))
                    .collect()
            }
            Kind::Readings => {
                let readings = Reading::ALL.iter();
                let told = |reading: &Reading| (reading.key().to_owned(), Some(tell(reading)));
                readings.map(told).collect()
            }
            Kind::Invitation => {
                let items = InvitationItem::ALL.iter();
                items.map(|item| (code(item), Some(tell(item)))).collect()
            }
            Kind::Titles => {
                let titles = Title::ALL.iter();
                titles
                    .map(|title| (code(title), Some(title.abbreviation().to_owned())))
                    .collect()
            }
            Kind::Text | Kind::Lines | Kind::Number | Kind::Points | Kind::Amount => Vec::new(),
            Kind::Day | Kind::Moment => Vec::new(),
        }
    }

    /// Whether nothing need be chosen.
    pub(crate) fn may_be_empty(&self) -> bool {
        !matches!(self.kind, Kind::Always(_))
    }

    /// What the field holds.
    pub(crate) fn value(&self, settings: &SectionSettings, said: &Map<String, Value>) -> String {
        match self.kept {
            Storage::Settings => setting(self.name, settings),
            Storage::Announced(path) => announced(path, said),
            Storage::Nowhere => String::new(),
        }
    }
}
