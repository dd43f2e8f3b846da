//! Teams and their boards.

use adoube_journal::Section;
use adoube_tournament::{Entrant, EntrantId, Team};
use askama::Template;

use crate::auth::Right;
use crate::paths;
use crate::ui::choice::Choice;
use crate::ui::collate::name_key;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::place::Place;

/// The teams of a section.
#[derive(Template)]
#[template(path = "teams/teams.html")]
pub(crate) struct TeamsPage {
    head: DeskHead,
    url: String,
    list_url: String,
    teams: Vec<TeamCard>,
    may_enter: bool,
}

struct TeamCard {
    name: String,
    url: String,
    captain: String,
    members: Vec<String>,
}

/// The page of one team: its name, captain and players in board order.
#[derive(Template)]
#[template(path = "teams/team.html")]
pub(crate) struct TeamPage {
    head: DeskHead,
    teams_url: String,
    /// Where an arbiter files line-ups for the team.
    line_ups_url: Option<String>,
    url: String,
    name: String,
    captain: String,
    members: Vec<Member>,
    free: Vec<Choice>,
    may_enter: bool,
}

struct Member {
    id: u32,
    board: usize,
    name: String,
}

impl TeamsPage {
    /// The teams of a section.
    pub(crate) fn of(place: Place<'_>) -> TeamsPage {
        let section = place.section;
        let event = &place.at.event;
        let list_url = place.url();
        let url = paths::desk::Teams::of(event, &section.id).to_string();
        let card = |team: &Team| TeamCard {
            name: team.details.name.clone(),
            url: paths::desk::Team::of(event, &section.id, &team.id.0).to_string(),
            captain: team.details.captain.clone().unwrap_or_default(),
            members: named(section, &team.details.members),
        };
        TeamsPage {
            head: DeskHead::of_section(place.shown, place.at, section, Tab::Entries),
            teams: section.draft.teams.iter().map(card).collect(),
            may_enter: place.at.member.may(Right::Entries) && !section.finished,
            list_url,
            url,
        }
    }
}

impl TeamPage {
    /// A team of a section.
    pub(crate) fn of(place: Place<'_>, team: &Team) -> TeamPage {
        let section = place.section;
        let teams_url = paths::desk::Teams::of(&place.at.event, &section.id).to_string();
        let line_ups = paths::captain::LineUps::of(&place.at.event, &section.id);
        let may_file = place.at.member.may(Right::LineUps);
        let details = &team.details;
        let members = details.members.iter().enumerate();
        let member = |(place, id): (usize, &EntrantId)| Member {
            id: id.0,
            board: place + 1,
            name: section.label(*id),
        };
        TeamPage {
            head: DeskHead::of_section(place.shown, place.at, section, Tab::Entries),
            url: paths::desk::Team::of(&place.at.event, &section.id, &team.id.0).to_string(),
            teams_url,
            line_ups_url: may_file.then(|| format!("{line_ups}?team={}", team.id.0)),
            name: details.name.clone(),
            captain: details.captain.clone().unwrap_or_default(),
            members: members.map(member).collect(),
            free: free(section),
            may_enter: place.at.member.may(Right::Entries) && !section.finished,
        }
    }
}

fn named(section: &Section, members: &[EntrantId]) -> Vec<String> {
    members.iter().map(|id| section.label(*id)).collect()
}

/// Who is in no team, by name.
fn free(section: &Section) -> Vec<Choice> {
    let taken: std::collections::HashSet<EntrantId> = section
        .draft
        .teams
        .iter()
        .flat_map(|team| team.details.members.iter().copied())
        .collect();
    let free = |entrant: &&Entrant| !taken.contains(&entrant.id);
    let mut free: Vec<&Entrant> = section.draft.entrants.iter().filter(free).collect();
    free.sort_by_cached_key(|entrant| name_key(&entrant.player.name));
    let choice = |entrant: &Entrant| Choice {
        value: entrant.id.0.to_string(),
        name: entrant.label(),
        chosen: false,
    };
    free.into_iter().map(choice).collect()
}
