//! Round robins of teams: the next round from the Berger table of the teams.

use adoube_journal::{Command, Pairing, Provenance, RoundPairings, Section};
use adoube_pairing::schedule::Seat;
use adoube_pairing::schedule::team_match::colour_on_board;
use adoube_tournament::{
    BoardNumber, Colour, EntrantId, PairingNumber, RoundNumber, Team, TeamMatch,
};

use super::fixed;
use crate::failure::Failure;

/// The next round. Each team plays its first players in board order who are there: what the
/// regulations assume where no captain files another line-up (General Regulations 7).
pub fn next_round(section: &Section, boards: u16) -> Result<Command, Failure> {
    let table = fixed::table(section, section.draft.teams.len())?;
    let round = section.next_round();
    let scheduled = table
        .rounds
        .get(round.place())
        .ok_or_else(|| Failure::new(format!("the table has only {} rounds", table.rounds.len())))?;
    let mut pairings = RoundPairings::default();
    for (game, table) in scheduled.games.iter().zip(1..) {
        let (home, away) = (seated(section, game.white)?, seated(section, game.black)?);
        pairings.matches.push(TeamMatch {
            table,
            first: home.id,
            second: away.id,
            forfeit: None,
        });
        let line_ups = (line_up(section, home, round), line_up(section, away, round));
        let players = line_ups.0.zip(line_ups.1).zip(1..=boards);
        let pair = players.map(|((home, away), board)| pairing(table, board, home, away));
        pairings.boards.extend(pair);
    }
    Ok(Command::PairRound {
        section: section.id.clone(),
        round,
        pairings,
        made_by: Provenance {
            engine: "Berger table of teams".to_owned(),
            edition: Some("General Regulations, annex 1".to_owned()),
            ..Provenance::default()
        },
    })
}

fn pairing(table: u32, board: u16, home: EntrantId, away: EntrantId) -> Pairing {
    let (white, black) = match colour_on_board(u32::from(board), Colour::White) {
        Colour::White => (home, away),
        Colour::Black => (away, home),
    };
    Pairing {
        board: BoardNumber::in_match(table, board),
        white,
        black,
    }
}

fn line_up<'s>(
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

fn seated(section: &Section, seat: Seat) -> Result<&Team, Failure> {
    let number = PairingNumber::new(seat);
    let mut teams = section.draft.teams.iter();
    let found = teams.find(|team| team.pairing_number == number);
    found.ok_or_else(|| {
        Failure::new(format!("no team has number {seat}"))
            .help("`adoube event numbers` assigns the numbers")
    })
}
