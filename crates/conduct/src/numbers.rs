//! Pairing numbers: whose place a regeneration or an exchange changes.

use adoube_journal::{AssignNumbers, Command, Event, ExchangeNumbers, Section, SectionId, foresee};
use adoube_tournament::{EntrantId, PairingNumber, RoundNumber};

use crate::rounds::{Finding, Found, Severity};

/// Whose place among those who had a number before changes: who only moves down because somebody else
/// entered is not one of them.
pub fn moved(before: &Section, after: &Section) -> Vec<EntrantId> {
    let order = |section: &Section| {
        let numbered = section.draft.entrants.iter();
        let numbered = numbered.filter(|entrant| {
            let had = before.entrant(entrant.id);
            had.is_some_and(|had| had.pairing_number.is_some())
        });
        let mut order: Vec<(Option<PairingNumber>, EntrantId)> = numbered
            .map(|entrant| (entrant.pairing_number, entrant.id))
            .collect();
        order.sort();
        order
    };
    let (old, new) = (order(before), order(after));
    let both = old.iter().zip(&new);
    let differ = both.filter(|((_, old), (_, new))| old != new);
    differ.map(|(_, (_, id))| *id).collect()
}

/// What is to be said of numbers that are made anew: once a round is paired it touches what the pairings
/// went by.
pub(crate) fn regeneration_remarks(
    event: &Event,
    command: &Command,
    wanted: &AssignNumbers,
    reason: Option<&str>,
) -> Vec<Finding> {
    let after = foresee(event, std::slice::from_ref(command), reason);
    let both = both_of(event, &after, &wanted.section);
    let Some((before, after)) = both.filter(|(before, _)| !before.draft.rounds.is_empty()) else {
        return Vec::new();
    };
    let moved = moved(before, after);
    match moved.len() {
        0 | 1 => Vec::new(),
        count => vec![Finding::plain(
            Severity::Breach,
            Found::NumbersRegenerated {
                players: count,
                after: before.draft.paired_rounds(),
            },
            &[],
        )],
    }
}

/// What is to be said of an exchange of two numbers.
pub(crate) fn exchange_remarks(event: &Event, wanted: &ExchangeNumbers) -> Vec<Finding> {
    let section = event.section(&wanted.section);
    let after = section.map_or(RoundNumber(0), |section| section.draft.paired_rounds());
    let found = Found::NumbersExchange {
        one: wanted.one,
        other: wanted.other,
        after,
    };
    vec![Finding::plain(Severity::Breach, found, &[])]
}

fn both_of<'e>(
    before: &'e Event,
    after: &'e Event,
    section: &SectionId,
) -> Option<(&'e Section, &'e Section)> {
    before.section(section).zip(after.section(section))
}
