//! Lists of players: what follows once they are entered.

use adoube_journal::{
    AddTeam, Change, Command, EntryMarks, Format, MarksSet, Need, Needs, NeedsSet, Receipt,
    Section, SectionId, TeamEdited,
};
use adoube_tournament::{EntrantId, Player, TeamDetails};

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

/// The team of each player of a list: as the list says; where players score for their teams and the list names
/// none, their school or club (US 31A).
pub fn teams_in_list<'t>(
    section: &Section,
    rows: impl IntoIterator<Item = (Option<&'t str>, &'t Player)>,
) -> Vec<Option<&'t str>> {
    let rows: Vec<(Option<&str>, &Player)> = rows.into_iter().collect();
    let is_told = rows.iter().any(|(team, _)| team.is_some());
    let by_school = section.settings.format == Format::IndividualTeams && !is_told;
    let team = |(team, player): (Option<&'t str>, &'t Player)| match by_school {
        true => player.club.as_deref(),
        false => team,
    };
    rows.into_iter().map(team).collect()
}

/// What the players of a list need, who were just entered; `needs` is what stands in the list for each, in
/// order.
pub fn needs_of_list<'t>(
    section: &SectionId,
    receipt: &Receipt,
    needs: impl IntoIterator<Item = Option<&'t str>>,
) -> Vec<Command> {
    let listed = needs.into_iter().zip(registered(receipt));
    let command = |(text, entrant): (Option<&str>, EntrantId)| {
        let needs = read_needs(text?);
        let section = section.clone();
        (!needs.is_empty()).then_some(Command::SetNeeds(NeedsSet {
            section,
            entrant,
            needs,
        }))
    };
    listed.filter_map(command).collect()
}

/// Who has never played a rated event, of the players of a list who were just entered (US 28D6).
pub fn new_players_of_list(
    section: &SectionId,
    receipt: &Receipt,
    is_new: impl IntoIterator<Item = bool>,
) -> Vec<Command> {
    let listed = is_new.into_iter().zip(registered(receipt));
    let command = |(_, entrant): (bool, EntrantId)| {
        Command::SetMarks(MarksSet {
            section: section.clone(),
            entrant,
            marks: EntryMarks {
                is_new: true,
                ..EntryMarks::default()
            },
        })
    };
    listed.filter(|(is_new, _)| *is_new).map(command).collect()
}

/// What people write for a need besides its own name.
const SAID_FOR: [(Need, &[&str]); 3] = [
    (
        Need::Sight,
        &[
            "blind",
            "visually impaired",
            "sehbehindert",
            "aveugle",
            "malvoyant",
            "ciego",
            "ciega",
        ],
    ),
    (
        Need::Wheelchair,
        &["rollstuhl", "fauteuil roulant", "silla de ruedas"],
    ),
    (
        Need::Hearing,
        &[
            "deaf",
            "gehörlos",
            "schwerhörig",
            "sourd",
            "sourde",
            "sordo",
            "sorda",
        ],
    ),
];

/// What a player needs, from a list with semicolons or commas: the names of needs, and what is none of them
/// in the player's own words, so that nothing is lost.
pub fn read_needs(text: &str) -> Needs {
    let mut needs = Needs::default();
    let mut words: Vec<&str> = Vec::new();
    let parts = text.split([';', ',']).map(str::trim);
    for part in parts.filter(|part| !part.is_empty()) {
        match need(part) {
            Some(need) => {
                needs.kinds.insert(need);
            }
            None => words.push(part),
        }
    }
    needs.words = (!words.is_empty()).then(|| words.join("; "));
    needs
}

fn need(text: &str) -> Option<Need> {
    let text = text.to_lowercase();
    let name = text.replace([' ', '_'], "-");
    let mut all = Need::ALL.into_iter();
    let named = all.find(|need| need_name(*need) == name);
    named.or_else(|| {
        let mut said = SAID_FOR.iter();
        let said = said.find(|(_, words)| words.contains(&text.as_str()));
        said.map(|(need, _)| *need)
    })
}

/// What a player needs as a list with semicolons, as [`read_needs`] reads it.
pub fn written_needs(needs: &Needs) -> String {
    let kinds = needs.kinds.iter().map(|need| need_name(*need).to_owned());
    let all: Vec<String> = kinds.chain(needs.words.clone()).collect();
    all.join("; ")
}

fn need_name(need: Need) -> &'static str {
    match need {
        Need::Sight => "sight",
        Need::Wheelchair => "wheelchair",
        Need::Hearing => "hearing",
        Need::MovingAssistant => "moving-assistant",
        Need::ClockAssistant => "clock-assistant",
        Need::RecordingAssistant => "recording-assistant",
        Need::FixedTable => "fixed-table",
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needs_are_read_as_they_are_written() {
        let needs = read_needs("Wheelchair; moving assistant;near the door, blind");
        let kinds = [Need::Sight, Need::Wheelchair, Need::MovingAssistant];
        assert_eq!(needs.kinds, kinds.into());
        assert_eq!(needs.words.as_deref(), Some("near the door"));
        assert_eq!(read_needs(&written_needs(&needs)), needs);
        assert!(read_needs(" ; ").is_empty());
        for need in Need::ALL {
            assert_eq!(read_needs(need_name(need)).kinds, [need].into());
        }
    }
}
