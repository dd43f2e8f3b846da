//! A round typed by hand: a line for each board, `12 5` for number 12 with White against 5, or
//! `7 bye`, `7 half`, `7 full`, `7 zero`. In a section of teams the numbers are those of the teams.

use adoube_conduct::rounds::team_boards;
use adoube_journal::{Pairing, RoundPairings, Section};
use adoube_pairing::schedule::team_match::colour_on_board;
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Colour, EntrantId, PairingNumber, RoundNumber, Team, TeamBye,
    TeamMatch,
};

use crate::texts::fill;

/// The next round as it is typed, or what is wrong with it.
pub(super) fn read_round(section: &Section, text: &str) -> Result<RoundPairings, String> {
    let mut round = RoundPairings::default();
    let teams = section.settings.format.is_of_team_matches();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let read = if teams {
            team_line(section, line, &mut round)
        } else {
            line_of(section, line, &mut round)
        };
        read.ok_or_else(|| fill("rounds-line-unclear", &[&line]))?;
    }
    Ok(round)
}

fn words(line: &str) -> Option<(&str, &str)> {
    let mut words = line
        .split([' ', '-', '–', '\t'])
        .filter(|word| !word.is_empty());
    let pair = words.next().zip(words.next());
    pair.filter(|_| words.next().is_none())
}

fn bye(word: &str) -> Option<ByeKind> {
    Some(match word.to_lowercase().as_str() {
        "bye" => ByeKind::PairingAllocated,
        "full" => ByeKind::FullPoint,
        "half" => ByeKind::HalfPoint,
        "zero" => ByeKind::ZeroPoint,
        _ => return None,
    })
}

fn line_of(section: &Section, line: &str, round: &mut RoundPairings) -> Option<()> {
    let (one, other) = words(line)?;
    let player = numbered(section, one)?;
    if let Some(kind) = bye(other) {
        round.byes.push(Bye {
            entrant: player,
            kind,
        });
        return Some(());
    }
    let table = u32::try_from(round.boards.len() + 1).ok()?;
    round.boards.push(Pairing {
        board: BoardNumber::single(table),
        white: player,
        black: numbered(section, other)?,
    });
    Some(())
}

fn numbered(section: &Section, text: &str) -> Option<EntrantId> {
    let number = PairingNumber::new(text.parse().ok()?)?;
    let mut entrants = section.draft.entrants.iter();
    let found = entrants.find(|entrant| entrant.pairing_number == Some(number));
    found.map(|entrant| entrant.id)
}

fn team_line(section: &Section, line: &str, round: &mut RoundPairings) -> Option<()> {
    let (one, other) = words(line)?;
    let first = team(section, one)?;
    if let Some(kind) = bye(other) {
        round.team_byes.push(TeamBye {
            team: first.id,
            kind,
        });
        return Some(());
    }
    let second = team(section, other)?;
    let table = u32::try_from(round.matches.len() + 1).ok()?;
    round.matches.push(TeamMatch {
        table,
        first: first.id,
        second: second.id,
        forfeit: None,
    });
    let next = section.next_round();
    let players = there(section, first, next).zip(there(section, second, next));
    for ((home, away), board) in players.zip(1..=team_boards(section)) {
        let (white, black) = match colour_on_board(u32::from(board), Colour::White) {
            Colour::White => (home, away),
            Colour::Black => (away, home),
        };
        round.boards.push(Pairing {
            board: BoardNumber::in_match(table, board),
            white,
            black,
        });
    }
    Some(())
}

fn team<'s>(section: &'s Section, text: &str) -> Option<&'s Team> {
    let number = PairingNumber::new(text.parse().ok()?)?;
    let mut teams = section.draft.teams.iter();
    teams.find(|team| team.pairing_number == Some(number))
}

/// The players of a team who take part in a round, in board order.
pub(super) fn there<'s>(
    section: &'s Section,
    team: &'s Team,
    round: RoundNumber,
) -> impl Iterator<Item = EntrantId> + 's {
    let members = team.details.members.iter().copied();
    members.filter(move |member| {
        let entrant = section.entrant(*member);
        entrant.is_some_and(|entrant| entrant.takes_part_in(round))
    })
}
