//! Lists of players: what follows once they are entered.

use adoube_formats::duplicates::{Certainty, Duplicate, duplicates};
use adoube_journal::{
    AddTeam, AssignNumbers, Change, Command, EntryMarks, ExchangeNumbers, Format, MarksSet, Need,
    Needs, NeedsSet, PlayerEdited, Receipt, Scratch, Section, SectionId, TeamEdited,
};
use adoube_tournament::{EntrantId, Player, TeamDetails};

/// Entries of a section that are more likely than not the same person, the earlier one first.
pub fn same_person(section: &Section) -> Vec<(EntrantId, EntrantId, Duplicate)> {
    let entrants = &section.draft.entrants;
    let found = duplicates(entrants.iter().map(|entrant| &entrant.player));
    let likely = found.into_iter();
    let likely = likely.filter(|pair| pair.certainty >= Certainty::Likely);
    let likely = likely.filter(|pair| {
        let later = entrants[pair.second].id;
        // An entry anew is meant to be there (US 28S).
        section.marks_of(later).reentry_of.is_none()
    });
    likely
        .map(|pair| (entrants[pair.first].id, entrants[pair.second].id, pair))
        .collect()
}

/// Makes one entry of two: the other goes, and what only it knows of the player is kept. The journal refuses
/// it if the other took part or has an account.
pub fn one_entry(section: &Section, kept: EntrantId, other: EntrantId) -> Vec<Command> {
    let scratch = Command::Scratch(Scratch {
        section: section.id.clone(),
        entrant: other,
    });
    let (one, two) = (section.entrant(kept), section.entrant(other));
    let filled = one.zip(two).map(|(one, two)| {
        let player = filled(&one.player, &two.player);
        (player != one.player).then(|| {
            Command::EditPlayer(PlayerEdited {
                section: section.id.clone(),
                entrant: kept,
                player,
            })
        })
    });
    [scratch].into_iter().chain(filled.flatten()).collect()
}

/// What is known of a player, and where nothing is, what another entry says.
fn filled(one: &Player, two: &Player) -> Player {
    let (own, other) = (one.clone(), two.clone());
    Player {
        title: own.title.or(other.title),
        federation: own.federation.or(other.federation),
        birth: own.birth.or(other.birth),
        sex: own.sex.or(other.sex),
        club: own.club.or(other.club),
        fide_id: own.fide_id.or(other.fide_id),
        national_id: own.national_id.or(other.national_id),
        fide_rating: own.fide_rating.or(other.fide_rating),
        national_rating: own.national_rating.or(other.national_rating),
        ..own
    }
}

/// Lets two players exchange their pairing numbers: those of equal rating at any time that the rules leave,
/// others until round 1 is paired, which needs a reason and is not for a Swiss in FIDE mode.
pub fn exchanged(section: &Section, one: EntrantId, other: EntrantId) -> Command {
    let used = section.settings.rating_used;
    let rating = |id: EntrantId| used.of(&section.entrant(id)?.player);
    let numbers = section.draft.entrants.iter();
    let all_numbered = numbers
        .clone()
        .all(|entrant| entrant.pairing_number.is_some());
    let is_swiss = section.settings.format.is_swiss();
    let only_equals = is_swiss && (rating(one) == rating(other) || section.is_in_fide_mode());
    if only_equals || !section.draft.rounds.is_empty() || !all_numbered {
        return Command::ExchangeNumbers(ExchangeNumbers {
            section: section.id.clone(),
            one,
            other,
        });
    }
    let mut order: Vec<(_, EntrantId)> = numbers
        .map(|entrant| {
            let id = match entrant.id {
                id if id == one => other,
                id if id == other => one,
                id => id,
            };
            (entrant.pairing_number, id)
        })
        .collect();
    order.sort();
    Command::AssignNumbers(AssignNumbers {
        section: section.id.clone(),
        order: Some(order.into_iter().map(|(_, id)| id).collect()),
    })
}

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
