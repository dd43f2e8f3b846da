//! Rounds of teams: the next one from the Berger table, and the boards of matches from line-ups.

use std::collections::BTreeSet;

use adoube_journal::{Command, PairRound, Pairing, Provenance, RoundPairings, Section};
use adoube_pairing::schedule::Seat;
use adoube_pairing::schedule::team_match::colour_on_board;
use adoube_pairing::system::PairedRound;
use adoube_tournament::{
    BoardNumber, ByeKind, Colour, EmptyBoard, EntrantId, PairingNumber, RoundNumber, Team, TeamBye,
    TeamId, TeamMatch, Tournament,
};

use crate::line_ups::by_captains;

use super::competitors::{standing_for, team_of};
use super::table::{TABLES, scheduled, table};
use super::{CannotPair, HowToPair, NextRound};

/// The next round.
pub(super) fn next_round(section: &Section, how: &HowToPair) -> Result<NextRound, CannotPair> {
    let round = section.next_round();
    let mut pairings = RoundPairings {
        matches: matches(section, round)?,
        ..RoundPairings::default()
    };
    let are_known = at_once(section, round, how);
    seat_players(section, round, how, &mut pairings, are_known)?;
    let pair = Command::PairRound(PairRound {
        section: section.id.clone(),
        round,
        pairings,
        made_by: Provenance {
            engine: "Berger table of teams".to_owned(),
            edition: Some(TABLES.to_owned()),
            ..Provenance::default()
        },
    });
    Ok(NextRound {
        commands: vec![pair],
        ..NextRound::default()
    })
}

/// The matches and byes of a round that a Swiss system has paired.
pub(super) fn pairings(
    section: &Section,
    round: RoundNumber,
    how: &HowToPair,
    paired: &PairedRound,
    absent: &[EntrantId],
) -> Result<RoundPairings, CannotPair> {
    let bye = |entrant: &EntrantId, kind| TeamBye {
        team: team_of(*entrant),
        kind,
    };
    let absent = absent.iter().map(|id| bye(id, ByeKind::ZeroPoint));
    let allocated = paired
        .bye
        .iter()
        .map(|id| bye(id, ByeKind::PairingAllocated));
    let matches = (1..).zip(&paired.pairs);
    let mut pairings = RoundPairings {
        matches: matches
            .map(|(table, pair)| TeamMatch {
                table,
                first: team_of(pair.white),
                second: team_of(pair.black),
                forfeit: None,
            })
            .collect(),
        team_byes: allocated.chain(absent).collect(),
        ..RoundPairings::default()
    };
    let are_known = at_once(section, round, how);
    seat_players(section, round, how, &mut pairings, are_known)?;
    Ok(pairings)
}

/// The teams that are to be paired, and those of which nobody is there, as entrants that stand for
/// them.
pub(super) fn presence(
    section: &Section,
    tournament: &Tournament,
    round: RoundNumber,
    how: &HowToPair,
) -> (Vec<EntrantId>, Vec<EntrantId>) {
    let asked = |team: TeamId| {
        let mut requests = tournament.draft().team_bye_requests.iter();
        requests.any(|request| request.team == team && request.round == round)
    };
    let is_there = |team: &Team| {
        let mut members = team.details.members.iter();
        members.any(|member| is_there(section, *member, round, how))
    };
    let teams = section.draft.teams.iter().filter(|team| !asked(team.id));
    let (there, absent): (Vec<&Team>, Vec<&Team>) = teams.partition(|team| is_there(team));
    let stand_in = |teams: Vec<&Team>| teams.iter().map(|team| standing_for(team.id)).collect();
    (stand_in(there), stand_in(absent))
}

/// Fills the boards of matches from the line-ups. Where one team has nobody for a board, whoever
/// sits there has no opponent.
pub(crate) fn seat_players(
    section: &Section,
    round: RoundNumber,
    how: &HowToPair,
    pairings: &mut RoundPairings,
    are_known: impl Fn(&TeamMatch) -> bool,
) -> Result<(), CannotPair> {
    let boards = how.team_boards.unwrap_or_else(|| team_boards(section));
    for meeting in pairings.matches.iter().filter(|one| are_known(one)) {
        let line_up = |id| match section.team(id) {
            Some(team) => line_up(section, team, round, how),
            None => Ok(Vec::new()),
        };
        let (home, away) = (line_up(meeting.first)?, line_up(meeting.second)?);
        let (mut home, mut away) = (home.into_iter(), away.into_iter());
        for board in 1..=boards {
            match (home.next(), away.next()) {
                (Some(home), Some(away)) => {
                    let pairing = pairing(meeting.table, board, home, away);
                    pairings.boards.push(pairing);
                }
                (Some(entrant), None) | (None, Some(entrant)) => {
                    let board = BoardNumber::in_match(meeting.table, board);
                    pairings.empty_boards.push(EmptyBoard { board, entrant });
                }
                (None, None) => break,
            }
        }
    }
    Ok(())
}

/// Whether the boards of a match are set with the pairing: where captains file once the matches are
/// known, only if both have.
fn at_once<'s>(
    section: &'s Section,
    round: RoundNumber,
    how: &'s HowToPair,
) -> impl Fn(&TeamMatch) -> bool + 's {
    let wait = by_captains(section);
    move |meeting| {
        let mut teams = [meeting.first, meeting.second].into_iter();
        !wait || teams.all(|team| filed(section, round, how, team).is_some())
    }
}

/// The line-up that was filed for a team, or that the arbiter gives.
fn filed<'s>(
    section: &'s Section,
    round: RoundNumber,
    how: &'s HowToPair,
    team: TeamId,
) -> Option<&'s Vec<EntrantId>> {
    let kept = || section.line_ups.get(&(round, team));
    how.line_ups
        .get(&team)
        .or_else(|| kept().map(|line_up| &line_up.players))
}

/// On how many boards a match of teams is played if nothing says otherwise.
const USUAL_BOARDS: u16 = 4;

/// On how many boards a match of the section is played: as announced, or else as in the last round.
pub fn team_boards(section: &Section) -> u16 {
    let announced = section.settings.team_scoring.boards;
    if announced > 0 {
        return announced;
    }
    let last = section.draft.rounds.last().into_iter();
    let boards = last.flat_map(|round| &round.games);
    let largest = boards.filter_map(|game| game.board.board).max();
    largest.unwrap_or(USUAL_BOARDS)
}

/// The matches that a round of the table makes.
pub(super) fn matches(section: &Section, round: RoundNumber) -> Result<Vec<TeamMatch>, CannotPair> {
    let table = table(section, section.draft.teams.len())?;
    let games = scheduled(&table, round)?.games.iter().zip(1..);
    games
        .map(|(game, table)| {
            Ok(TeamMatch {
                table,
                first: seated(section, game.white)?.id,
                second: seated(section, game.black)?.id,
                forfeit: None,
            })
        })
        .collect()
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

/// The line-up that was filed. Where none was, each team plays its first players in board order who
/// are there: what the regulations assume (General Regulations 7).
fn line_up(
    section: &Section,
    team: &Team,
    round: RoundNumber,
    how: &HowToPair,
) -> Result<Vec<EntrantId>, CannotPair> {
    let is_there = |member: EntrantId| is_there(section, member, round, how);
    let members = &team.details.members;
    let Some(filed) = filed(section, round, how, team.id) else {
        return Ok(members
            .iter()
            .copied()
            .filter(|one| is_there(*one))
            .collect());
    };
    let mut named = BTreeSet::new();
    for player in filed {
        let (player, team) = (*player, team.id);
        if !members.contains(&player) || !is_there(player) {
            return Err(CannotPair::NotInTeam { player, team });
        }
        if !named.insert(player) {
            return Err(CannotPair::TwiceInLineUp { player, team });
        }
    }
    Ok(filed.clone())
}

fn is_there(section: &Section, member: EntrantId, round: RoundNumber, how: &HowToPair) -> bool {
    can_play(section, member, round) && !how.absent.contains(&member)
}

/// Whether a player takes part in a round and has not asked for a bye.
pub(crate) fn can_play(section: &Section, member: EntrantId, round: RoundNumber) -> bool {
    let entrant = section.entrant(member);
    let mut requests = section.draft.bye_requests.iter();
    let asked = requests.any(|request| request.entrant == member && request.round == round);
    !asked && entrant.is_some_and(|entrant| entrant.takes_part_in(round))
}

pub(super) fn seated(section: &Section, seat: Seat) -> Result<&Team, CannotPair> {
    let number = PairingNumber::new(seat);
    let mut teams = section.draft.teams.iter();
    let found = teams.find(|team| team.pairing_number == number);
    found.ok_or(CannotPair::EmptyTeamSeat { seat })
}
