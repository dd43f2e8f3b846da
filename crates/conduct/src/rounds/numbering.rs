//! Numbers that are given together with round 1, where nobody has one yet. In a Swiss of players they come
//! with every pairing.

use adoube_journal::{AssignNumbers, Command, Format, Section};
use adoube_tournament::PairingNumber;

use super::{CannotPair, Ground, HowToPair, draw_numbers};

/// A section that got its numbers, and the command that gives them.
pub(super) struct Numbered {
    pub section: Section,
    pub command: Command,
    pub reason: Option<Ground>,
}

/// By lot at a table of players (General Regulations, annex 1); by rating where that seeds a bracket;
/// teams as they are numbered.
pub(super) fn with_round_1(
    section: &Section,
    how: &HowToPair,
) -> Result<Option<Numbered>, CannotPair> {
    let format = section.settings.format;
    if !how.assign_numbers || format.is_swiss_of_players() || !lack_all(section) {
        return Ok(None);
    }
    let drawn = match format {
        Format::RoundRobin | Format::Match => draw_numbers(section, false, how.seed).ok(),
        _ => None,
    };
    let Some(drawing) = drawn else {
        return Ok(Some(Numbered {
            section: section.numbered()?,
            command: Command::AssignNumbers(AssignNumbers {
                section: section.id.clone(),
                order: None,
            }),
            reason: None,
        }));
    };
    let mut numbered = section.clone();
    if let Command::AssignNumbers(AssignNumbers {
        order: Some(order), ..
    }) = &drawing.command
    {
        for entrant in &mut numbered.draft.entrants {
            let place = order.iter().position(|id| *id == entrant.id);
            entrant.pairing_number = place.map(PairingNumber::at_place);
        }
    }
    Ok(Some(Numbered {
        section: numbered,
        command: drawing.command,
        reason: Some(drawing.reason),
    }))
}

/// Whether nobody has a number, in a section in which nothing is paired.
pub fn lack_all(section: &Section) -> bool {
    let draft = &section.draft;
    let mut players = draft.entrants.iter().map(|entrant| entrant.pairing_number);
    let mut teams = draft.teams.iter().map(|team| team.pairing_number);
    draft.rounds.is_empty()
        && !draft.entrants.is_empty()
        && players.all(|number| number.is_none())
        && teams.all(|number| number.is_none())
}
