//! Whose personal data are to be erased.

use askama::Template;

use crate::events::EventView;
use crate::guard::AtDesk;
use crate::ui::collate::name_key;
use crate::ui::desk::DeskHead;

/// Everybody whose personal data can be erased.
#[derive(Template)]
#[template(path = "desk/personal.html")]
pub(crate) struct PersonalPage {
    head: DeskHead,
    players: Vec<(String, String)>,
}

impl PersonalPage {
    /// The players of all sections, by name.
    pub(crate) fn of(shown: &EventView, at: &AtDesk) -> PersonalPage {
        let sections = shown.event.sections.iter();
        let players = sections.flat_map(|section| {
            let entrants = section.draft.entrants.iter();
            entrants.map(move |entrant| {
                let value = format!("{}/{}", section.id, entrant.id.0);
                let name = format!("{} · {}", entrant.player.name, section.settings.name);
                (value, name)
            })
        });
        let mut players: Vec<(String, String)> = players.collect();
        players.sort_by_cached_key(|(_, name)| name_key(name));
        PersonalPage {
            head: DeskHead::of_event(shown, at, "announcement"),
            players,
        }
    }
}
