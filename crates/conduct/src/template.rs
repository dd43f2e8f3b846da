//! A new event like one that there was.
//!
//! Every year's open and every month's club evening are announced as the last one: the new event takes over
//! what was announced, and nothing of what happened: no players, no rounds, no days.

use adoube_journal::{Command, Event, EventDetails, PrizeFundSet, SectionAdded, SectionSettings};

/// What is announced of an event like another: where, by whom, with which arbiters. Whatever is named in
/// `own` stays as it is there.
pub fn details_like(model: &EventDetails, own: EventDetails) -> EventDetails {
    let mut like = model.clone();
    let arbiters = own.chief_arbiter.is_none();
    if !arbiters {
        like.arbiters = Vec::new();
        like.deputy_arbiters = Vec::new();
    }
    EventDetails {
        name: own.name,
        starts: own.starts,
        ends: own.ends,
        place: own.place.or(like.place),
        federation: own.federation.or(like.federation),
        organiser: own.organiser.or(like.organiser),
        chief_arbiter: own.chief_arbiter.or(like.chief_arbiter),
        deputy_arbiters: like.deputy_arbiters,
        arbiters: like.arbiters,
    }
}

/// The sections of an event with their settings and prize funds, as commands for a new one. When rounds
/// start and what was drawn by lot belongs to the event that was.
pub fn sections_like(model: &Event) -> Vec<Command> {
    let mut commands = Vec::new();
    for section in &model.sections {
        let settings = SectionSettings {
            schedule: Vec::new(),
            initial_colour: None,
            ..section.settings.clone()
        };
        let section_id = section.id.clone();
        commands.push(Command::AddSection(SectionAdded {
            section: section_id.clone(),
            settings,
        }));
        if let Some(fund) = &section.prize_fund {
            commands.push(Command::SetPrizeFund(PrizeFundSet {
                section: section_id,
                fund: Some(fund.clone()),
            }));
        }
    }
    commands
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model() -> EventDetails {
        EventDetails {
            place: Some("Hall".to_owned()),
            chief_arbiter: Some("IA Anna".to_owned()),
            deputy_arbiters: vec!["Ben".to_owned()],
            starts: "2025-11-15".parse().ok(),
            ..EventDetails::named("Open 2025")
        }
    }

    #[test]
    fn what_is_announced_is_taken_over_and_days_are_not() {
        let like = details_like(&model(), EventDetails::named("Open 2026"));
        assert_eq!((like.name.as_str(), like.starts), ("Open 2026", None));
        assert_eq!(like.place.as_deref(), Some("Hall"));
        assert_eq!(like.deputy_arbiters, ["Ben"]);
    }

    #[test]
    fn another_chief_arbiter_brings_other_deputies() {
        let own = EventDetails {
            chief_arbiter: Some("Carla".to_owned()),
            place: Some("Town".to_owned()),
            ..EventDetails::named("Open 2026")
        };
        let like = details_like(&model(), own);
        assert_eq!(like.place.as_deref(), Some("Town"));
        assert_eq!(like.chief_arbiter.as_deref(), Some("Carla"));
        assert!(like.deputy_arbiters.is_empty());
    }
}
