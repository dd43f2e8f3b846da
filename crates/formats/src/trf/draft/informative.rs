//! What 801 and 802 repeat of the teams for people to read: points, and in 802 the rounds.

use adoube_tournament::{Colour, Outcome, Points, RoundNumber, TeamId, TeamResult};

use crate::trf::fields::{Fields, points, whole_number};
use crate::trf::source::SourceLine;

/// What a record 801 or 802 says of a team.
pub(super) struct Informative {
    pub team: TeamId,
    pub match_points: Points,
    pub game_points: Points,
    /// The rounds of 802; those of 801 are not read.
    pub rounds: Vec<TeamRound>,
}

/// What a record 802 says of a round.
pub(super) struct TeamRound {
    pub round: RoundNumber,
    against: Against,
    game_points: Points,
}

enum Against {
    /// The opponent, and the colour on board 1.
    Team(TeamId, Option<Colour>),
    Bye(Outcome),
}

/// How wide a short name is, with the blank before it.
const NICKNAME: usize = 6;
/// Where the opponent of round 1 ends in 802, at the earliest, and how wide a round is.
const FIRST_OPPONENT: usize = 30;
const ROUND_WIDTH: usize = 13;

impl Informative {
    /// What a line says; nothing if it is not understood, for nothing depends on it. The columns are
    /// not the same in all files, so that only the number and the short name are told by them.
    pub(super) fn of(line: &SourceLine, is_802: bool) -> Option<Informative> {
        let mut fields = Fields::of(line);
        let (column, text) = *fields.tokens(4).first()?;
        let number = whole_number(text)?;
        let totals = fields.tokens(column + text.len() + NICKNAME);
        let [(_, match_points), (_, game_points), rounds @ ..] = totals.as_slice() else {
            return None;
        };
        Some(Informative {
            team: TeamId(number),
            match_points: points(match_points)?,
            game_points: points(game_points)?,
            rounds: match is_802 {
                true => rounds_of(rounds)?,
                false => Vec::new(),
            },
        })
    }
}

/// `16 w 2.5`, `33 b 4.0f` or `HPB 2.0`, each in the columns of its round.
fn rounds_of(tokens: &[(usize, &str)]) -> Option<Vec<TeamRound>> {
    let mut rounds = Vec::new();
    let mut rest = tokens;
    while let [(column, first), after @ ..] = rest {
        let end = column + first.len() - 1;
        let round = RoundNumber::at_place(end.checked_sub(FIRST_OPPONENT)? / ROUND_WIDTH);
        let (against, brought);
        (against, brought, rest) = match (bye(first), after) {
            (Some(outcome), [(_, brought), rest @ ..]) => (Against::Bye(outcome), brought, rest),
            (None, [(_, letter), (_, brought), rest @ ..]) => {
                let team = TeamId(whole_number(first)?);
                (Against::Team(team, colour(letter)), brought, rest)
            }
            _ => return None,
        };
        rounds.push(TeamRound {
            round,
            against,
            game_points: points(brought.trim_end_matches(['f', 'F']))?,
        });
    }
    Some(rounds)
}

fn colour(letter: &str) -> Option<Colour> {
    match letter {
        "w" | "W" => Some(Colour::White),
        "b" | "B" => Some(Colour::Black),
        _ => None,
    }
}

fn bye(code: &str) -> Option<Outcome> {
    match code {
        "PAB" => Some(Outcome::PairingAllocatedBye),
        "FPB" => Some(Outcome::FullPointBye),
        "HPB" => Some(Outcome::HalfPointBye),
        "ZPB" => Some(Outcome::ZeroPointBye),
        _ => None,
    }
}

impl TeamRound {
    /// Whether the round was that to the team, with the points that were given or taken or without.
    pub(super) fn agrees(&self, result: &TeamResult, given: Points) -> bool {
        let against = match &self.against {
            Against::Team(team, colour) => {
                // A match without a game may have no colours.
                let colours = result.colour.filter(|_| result.is_played).zip(*colour);
                result.opponent == Some(*team) && colours.is_none_or(|(own, told)| own == told)
            }
            Against::Bye(Outcome::ZeroPointBye) => {
                matches!(result.outcome, Outcome::ZeroPointBye | Outcome::NotPaired)
            }
            Against::Bye(outcome) => result.outcome == *outcome,
        };
        let brought = [result.game_points, result.game_points + given];
        against && brought.contains(&self.game_points)
    }
}
