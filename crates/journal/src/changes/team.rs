//! Teams.

use std::collections::HashSet;

use adoube_tournament::{EntrantId, RoundNumber, Team, TeamDetails, TeamId};
use serde::{Deserialize, Serialize};

use super::Ids;
use super::fact::{Fact, ProposalContext, Propose, Setting, Stamp, Task, in_section};
use crate::{Event, Item, Refusal, Section, SectionId, Subject};

/// What both kinds of change say of the team they are about.
macro_rules! writes_team {
    () => {
        in_section!();

        fn writes(&self) -> Vec<Subject> {
            vec![Subject::Team {
                section: self.section.clone(),
                team: self.team,
            }]
        }

        fn sets(&self) -> Option<Setting<'_>> {
            Some(Setting::Team(&self.section, self.team))
        }

        fn about_entrant(&self, entrant: EntrantId) -> bool {
            self.details.members.contains(&entrant)
        }

        fn about_team(&self, team: TeamId) -> bool {
            self.team == team
        }
    };
}

/// A team was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamAdded {
    pub section: SectionId,
    pub team: TeamId,
    pub details: TeamDetails,
}

impl Fact for TeamAdded {
    const TASK: Task = Task::Entries;

    writes_team!();

    fn note_ids(&self, ids: &mut Ids) {
        ids.gave_team(&self.section, self.team);
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        if section.team(self.team).is_some() {
            return Err(Refusal::TeamExists(self.team));
        }
        check_team(section, self.team, &self.details)?;
        section.draft.teams.push(Team {
            id: self.team,
            pairing_number: None,
            details: self.details.clone(),
        });
        Ok(())
    }
}

/// Enter a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddTeam {
    pub section: SectionId,
    /// Its name and players.
    pub details: TeamDetails,
}

impl Propose for AddTeam {
    type Becomes = TeamAdded;

    fn propose(self, given: &ProposalContext) -> Result<TeamAdded, Refusal> {
        Ok(TeamAdded {
            team: given.ids.next_team(&self.section),
            section: self.section,
            details: self.details,
        })
    }
}

/// A team changed: its name, its players or their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamEdited {
    pub section: SectionId,
    pub team: TeamId,
    /// The corrected data.
    pub details: TeamDetails,
}

impl Fact for TeamEdited {
    const TASK: Task = Task::Entries;

    writes_team!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        check_team(section, self.team, &self.details)?;
        let mut teams = section.draft.teams.iter_mut();
        let team = teams.find(|team| team.id == self.team);
        team.ok_or(Refusal::NoTeam(self.team))?.details = self.details.clone();
        Ok(())
    }
}

fn check_team(section: &Section, id: TeamId, details: &TeamDetails) -> Result<(), Refusal> {
    if details.name.trim().is_empty() {
        return Err(Refusal::NoName { item: Item::Team });
    }
    let mut named = HashSet::new();
    for member in &details.members {
        let who = section.entered(*member)?.label();
        if !named.insert(member) {
            return Err(Refusal::NamedTwice { who });
        }
        let elsewhere = |team: &&Team| team.id != id && team.details.members.contains(member);
        if let Some(team) = section.draft.teams.iter().find(elsewhere) {
            return Err(Refusal::InAnotherTeam {
                who,
                team: team.details.name.clone(),
            });
        }
    }
    still_of_their_teams(section, id, details)
}

/// Who has played for a team stays in it: a round that was played cannot lose its team.
fn still_of_their_teams(
    section: &Section,
    id: TeamId,
    details: &TeamDetails,
) -> Result<(), Refusal> {
    let Some(team) = section.team(id) else {
        return Ok(());
    };
    let removed = |member: &&EntrantId| !details.members.contains(member);
    for member in team.details.members.iter().filter(removed) {
        section.absent_since(section.entered(*member)?, RoundNumber::FIRST)?;
    }
    Ok(())
}
