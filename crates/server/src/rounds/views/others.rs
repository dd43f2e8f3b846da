//! Players and sections of the event beyond the section that is looked at.

use adoube_conduct::ranking::is_of_us_chess;
use adoube_journal::{Section, SectionId};

use crate::auth::Right;
use crate::events::EventView;
use crate::guard::AtDesk;

/// Everybody who could play an extra game, where the rules know such games.
pub(super) fn everybody(
    shown: &EventView,
    at: &AtDesk,
    section: &Section,
) -> Vec<(String, String)> {
    if !is_of_us_chess(&section.settings) || !at.member.may(Right::Pairings) {
        return Vec::new();
    }
    let all = shown.event.sections.iter().flat_map(|section| {
        let entrants = section.draft.entrants.iter();
        entrants.map(move |entrant| {
            let name = format!("{} ({})", entrant.player.name, section.settings.name);
            (format!("{}:{}", section.id, entrant.id.0), name)
        })
    });
    let mut all: Vec<(String, String)> = all.collect();
    all.sort_by(|one, other| one.1.cmp(&other.1));
    all
}

/// The other schedules of the event that have come as far as this one.
pub(super) fn joinable(shown: &EventView, section: &Section) -> Vec<(SectionId, String)> {
    let fits = |other: &&Section| {
        other.id != section.id
            && !other.finished
            && !other.draft.entrants.is_empty()
            && other.settings.format.is_swiss_of_players()
            && other.settings.rounds == section.settings.rounds
            && other.draft.paired_rounds() == section.draft.paired_rounds()
            && other.draft.paired_rounds().0 > 0
    };
    let others = shown.event.sections.iter().filter(fits);
    others
        .map(|other| (other.id.clone(), other.settings.name.clone()))
        .collect()
}
