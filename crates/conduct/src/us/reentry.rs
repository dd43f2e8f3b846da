//! Players who enter again (28S): linked entries, of which one counts.

use adoube_journal::{Command, Enter, EntryMarks, Section, Withdraw};
use adoube_pairing::us::entries::carried_entry;
use adoube_tournament::{ByeKind, EntrantId, Player, Points, Purpose, RoundNumber, Tournament};

use crate::rounds::announced_us_settings;

/// The commands with which a player enters again: the earlier entry ends, the new one is linked to it and
/// has `RE` behind the name. What it gets for the rounds that it missed is said by the director (28S4).
pub fn enter_again(
    section: &Section,
    earlier: EntrantId,
    first_round: Option<RoundNumber>,
    missed: Option<ByeKind>,
) -> Vec<Command> {
    let id = section.id.clone();
    let entrant = section.entrant(earlier);
    let plays_on = entrant.is_some_and(|entrant| {
        let mut withdrawals = entrant.withdrawals.iter();
        !withdrawals.any(|span| span.last.is_none())
    });
    let end = plays_on.then(|| {
        Command::Withdraw(Withdraw {
            section: id.clone(),
            entrant: earlier,
            from: None,
        })
    });
    let known = section.marks_of(earlier);
    let player = entrant.map(|entrant| entrant.player.clone());
    let player = player.unwrap_or_default();
    let enter = Command::Enter(Enter {
        section: id.clone(),
        player: Player {
            name: section.name_again(earlier),
            ..player
        },
        first_round,
        missed,
        marks: EntryMarks {
            reentry_of: Some(earlier),
            is_new: known.is_new,
            team: known.team,
            ..EntryMarks::default()
        },
    });
    end.into_iter().chain([enter]).collect()
}

/// The entries of everybody who entered more than once, in the order in which they were made.
pub(crate) fn persons(section: &Section) -> Vec<Vec<EntrantId>> {
    let is_earlier = |id: &EntrantId| {
        let mut marks = section.marks.values();
        marks.any(|marks| marks.reentry_of == Some(*id))
    };
    let again = section.marks.iter();
    let latest = again.filter(|(id, marks)| marks.reentry_of.is_some() && !is_earlier(id));
    latest.map(|(id, _)| section.entries_of(*id)).collect()
}

/// The entry with which each person of several entries goes on in a round, after the others of that person:
/// of those that take part in it the one with the best score, of equal ones the latest, or always the latest
/// where that was announced (28S5); the latest of all if none takes part.
pub(crate) fn carried_last(
    section: &Section,
    tournament: &Tournament,
    round: RoundNumber,
) -> Vec<Vec<EntrantId>> {
    let announced = announced_us_settings(&section.settings);
    let latest_counts = announced.is_ok_and(|settings| settings.latest_entry_counts);
    let before = RoundNumber(round.0.saturating_sub(1));
    let score = |id: EntrantId| tournament.score(id, before, Purpose::Pairing);
    let carried = |mut entries: Vec<EntrantId>| {
        let takes_part = |id: &&EntrantId| {
            let entrant = section.entrant(**id);
            entrant.is_some_and(|entrant| entrant.takes_part_in(round))
        };
        let active = entries.iter().filter(takes_part);
        let active: Vec<(EntrantId, Points)> = active.map(|id| (*id, score(*id))).collect();
        if let Some(carried) = carried_entry(&active, latest_counts) {
            entries.retain(|id| *id != carried);
            entries.push(carried);
        }
        entries
    };
    persons(section).into_iter().map(carried).collect()
}

/// Who of those present is paired, and who is not because another entry of the same person is.
pub(crate) fn one_entry_each(
    section: &Section,
    tournament: &Tournament,
    round: RoundNumber,
    present: Vec<EntrantId>,
) -> (Vec<EntrantId>, Vec<EntrantId>) {
    let persons = carried_last(section, tournament, round);
    let rests = |id: &EntrantId| {
        let mut persons = persons.iter();
        persons.any(|entries| entries.contains(id) && entries.last() != Some(id))
    };
    present.into_iter().partition(|id| !rests(id))
}
