//! A team that does not come to its match.

use adoube_journal::{Command, EnterResult, Refusal, Section};
use adoube_tournament::{
    BoardNumber, Game, GameResult, MatchForfeit, Outcome, RoundNumber, TeamId, TeamMatch,
};

use super::change::{change_to, standing};

/// The commands that note that a team did not come to its match of a round. If its opponent has not
/// come either, as was noted before, neither team has.
///
/// Where the boards are set, each of them is forfeited, so that it stays known who was there. Where
/// they are not, or a board is empty for want of a player of the team that came, the match as a whole
/// is forfeited, which changes the round by hand and needs a reason.
///
/// # Errors
///
/// The team has no match in the round, it is noted already, or a game has a result.
pub fn walk_over(
    section: &Section,
    round: RoundNumber,
    team: TeamId,
) -> Result<Vec<Command>, Refusal> {
    let paired = section.draft.round(round);
    let paired = paired.ok_or(Refusal::NotPaired(round))?;
    let meeting = *paired.match_of(team).ok_or_else(|| Refusal::NoMatch {
        team: name(section, team),
        round,
    })?;
    let games = paired.games.iter();
    let games: Vec<&Game> = games.filter(|game| at(&meeting, game.board)).collect();
    let mut known = games
        .iter()
        .filter(|game| game.results.reported != GameResult::PENDING);
    if let Some(game) = known.next() {
        return Err(Refusal::HasResult {
            round,
            board: game.board,
            result: game.results.reported,
        });
    }
    let absent = |player| {
        let members = section.team(team).map(|team| &team.details.members);
        members.is_some_and(|members| members.contains(&player))
    };
    let alone = paired.empty_boards.iter();
    let mut alone = alone.filter(|empty| at(&meeting, empty.board));
    if games.is_empty() || alone.any(|empty| absent(empty.entrant)) {
        return Ok(vec![forfeit(section, round, meeting, team)?]);
    }
    let lost = |game: &&Game| {
        let (white, black) = match absent(game.white) {
            true => (Outcome::ForfeitLoss, Outcome::ForfeitWin),
            false => (Outcome::ForfeitWin, Outcome::ForfeitLoss),
        };
        Command::EnterResult(EnterResult {
            section: section.id.clone(),
            round,
            board: game.board,
            result: GameResult::of(white, black),
        })
    };
    Ok(games.iter().map(lost).collect())
}

/// The match is forfeited as a whole; what boards it has are gone.
fn forfeit(
    section: &Section,
    round: RoundNumber,
    meeting: TeamMatch,
    absent: TeamId,
) -> Result<Command, Refusal> {
    let lost = match meeting.first == absent {
        true => MatchForfeit::SecondWins,
        false => MatchForfeit::FirstWins,
    };
    let forfeit = match meeting.forfeit {
        Some(before) if before == lost.reversed() => MatchForfeit::Both,
        Some(before) => before,
        None => lost,
    };
    let mut wanted = standing(section, round)?;
    wanted.boards.retain(|pairing| !at(&meeting, pairing.board));
    wanted
        .empty_boards
        .retain(|empty| !at(&meeting, empty.board));
    for one in &mut wanted.matches {
        if one.table == meeting.table {
            one.forfeit = Some(forfeit);
        }
    }
    change_to(section, round, &wanted)
}

fn at(meeting: &TeamMatch, board: BoardNumber) -> bool {
    board.table == meeting.table
}

fn name(section: &Section, team: TeamId) -> String {
    let found = section.team(team);
    found.map_or_else(|| team.to_string(), |team| team.details.name.clone())
}
