//! A round changed by hand, as one command.

use adoube_journal::{ChangePairings, Command, Pairing, Refusal, RoundPairings, Section};
use adoube_tournament::RoundNumber;

/// A paired round as it stands.
///
/// # Errors
///
/// [`Refusal::NotPaired`] if it is not paired.
pub fn standing(section: &Section, round: RoundNumber) -> Result<RoundPairings, Refusal> {
    let paired = section.draft.round(round);
    let paired = paired.ok_or(Refusal::NotPaired(round))?;
    Ok(RoundPairings {
        boards: (paired.games.iter())
            .map(|game| Pairing {
                board: game.board,
                white: game.white,
                black: game.black,
            })
            .collect(),
        byes: paired.byes.clone(),
        matches: paired.matches.clone(),
        team_byes: paired.team_byes.clone(),
        empty_boards: paired.empty_boards.clone(),
    })
}

/// The command that makes a round into another one. What stays as it is is not touched, so that
/// boards with results can stay. It is refused if nothing differs.
///
/// # Errors
///
/// [`Refusal`] if the round is not paired, or stays as it is.
pub fn change_to(
    section: &Section,
    round: RoundNumber,
    wanted: &RoundPairings,
) -> Result<Command, Refusal> {
    let stands = standing(section, round)?;
    let gone = without(&stands.matches, &wanted.matches);
    let remove_tables: Vec<u32> = gone.iter().map(|meeting| meeting.table).collect();
    // A match that is dissolved takes its boards with it; those that stay come again.
    let is_kept = |pairing: &&Pairing| {
        stands.boards.contains(pairing) && !remove_tables.contains(&pairing.board.table)
    };
    let dissolved = without(&stands.boards, &wanted.boards);
    let filled = without(&stands.empty_boards, &wanted.empty_boards);
    let add = RoundPairings {
        boards: (wanted.boards.iter())
            .filter(|pairing| !is_kept(pairing))
            .copied()
            .collect(),
        byes: without(&wanted.byes, &stands.byes),
        matches: without(&wanted.matches, &stands.matches),
        team_byes: without(&wanted.team_byes, &stands.team_byes),
        empty_boards: (wanted.empty_boards.iter())
            .filter(|empty| {
                !stands.empty_boards.contains(empty) || remove_tables.contains(&empty.board.table)
            })
            .copied()
            .collect(),
    };
    let remove_byes = without(&stands.byes, &wanted.byes);
    let remove_team_byes = without(&stands.team_byes, &wanted.team_byes);
    let command = ChangePairings {
        section: section.id.clone(),
        round,
        remove_boards: (dissolved.iter().map(|pairing| pairing.board))
            .chain(filled.iter().map(|empty| empty.board))
            .filter(|board| !remove_tables.contains(&board.table))
            .collect(),
        remove_byes: remove_byes.iter().map(|bye| bye.entrant).collect(),
        remove_team_byes: remove_team_byes.iter().map(|bye| bye.team).collect(),
        remove_tables,
        add,
    };
    let nothing = dissolved.is_empty()
        && filled.is_empty()
        && gone.is_empty()
        && remove_byes.is_empty()
        && remove_team_byes.is_empty()
        && command.add == RoundPairings::default();
    if nothing {
        return Err(Refusal::NothingChanges);
    }
    Ok(command.into())
}

fn without<T: PartialEq + Copy>(all: &[T], others: &[T]) -> Vec<T> {
    let left = all.iter().filter(|one| !others.contains(one));
    left.copied().collect()
}
