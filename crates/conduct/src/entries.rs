//! Lists of players: what follows once they are entered.

use adoube_journal::{AddTeam, Change, Command, Receipt, Section, TeamEdited};
use adoube_tournament::{EntrantId, TeamDetails};

/// The teams of a list whose players were just entered: new teams, or more players for those there
/// are. `teams` names the team of each player, in the order of the list. Members can only be named
/// once the journal has given them their ids, so this needs the receipt.
pub fn teams_of_list<'t>(
    section: &Section,
    receipt: &Receipt,
    teams: impl IntoIterator<Item = Option<&'t str>>,
) -> Vec<Command> {
    let mut listed: Vec<TeamDetails> = Vec::new();
    for (name, id) in teams.into_iter().zip(registered(receipt)) {
        let Some(name) = name else { continue };
        match listed.iter_mut().find(|team| team.name == name) {
            Some(team) => team.members.push(id),
            None => listed.push(TeamDetails {
                name: name.to_owned(),
                captain: None,
                members: vec![id],
            }),
        }
    }
    let command = |details| joined(section, details);
    listed.into_iter().map(command).collect()
}

/// Who was entered, in order.
fn registered(receipt: &Receipt) -> impl Iterator<Item = EntrantId> + '_ {
    let changes = receipt.records.iter().map(|record| &record.change);
    changes.filter_map(|change| {
        let Change::Registered(entry) = change else {
            return None;
        };
        Some(entry.entrant)
    })
}

/// A new team, or more players for the one of that name.
fn joined(section: &Section, mut details: TeamDetails) -> Command {
    let mut known = section.draft.teams.iter();
    let known = known.find(|team| team.details.name == details.name);
    let section = section.id.clone();
    let Some(team) = known else {
        return Command::AddTeam(AddTeam { section, details });
    };
    let mut joined = team.details.clone();
    joined.members.append(&mut details.members);
    Command::EditTeam(TeamEdited {
        section,
        team: team.id,
        details: joined,
    })
}
