//! The event in which a random tournament is played, where it is more than the games of those who are
//! paired: matches of two games, or teams with their boards.

use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Colour, Draft, Entrant, EntrantId, Game, GameResult, MatchForfeit,
    PairingNumber, Player, PointSystem, Points, PrimaryScore, ProhibitedTeams, Results, Round,
    RoundNumber, RoundSpan, Team, TeamBye, TeamByeRequest, TeamDetails, TeamId, TeamMatch,
    TeamScoring, TeamVirtualPoints,
};

use super::{Chance, GeneratorSettings};
use crate::dutch::Pair;
use crate::schedule::lots::Lots;
use crate::schedule::team_match::colour_on_board;

/// On how many boards the teams of random events play.
const BOARDS: u16 = 4;

/// How many members a team has: one more than boards.
const MEMBERS: u32 = BOARDS as u32 + 1;

/// How often the reserve plays.
const RESERVE_PLAYS: Chance = Chance::percent(25);

/// How far the ratings of a team's players are apart.
const SPREAD: u32 = 200;

/// The first and the second round of a match of two games.
fn games_of(number: RoundNumber) -> [RoundNumber; 2] {
    [2 * number.0 - 1, 2 * number.0].map(RoundNumber)
}

fn games_of_span(rounds: RoundSpan) -> RoundSpan {
    RoundSpan {
        first: games_of(rounds.first)[0],
        last: rounds.last.map(|last| games_of(last)[1]),
    }
}

/// Matches of two games among the players of a plan (C.04.5). The bye is worth a win and a draw
/// unless something else was asked for.
pub(super) fn of_matches(plan: &Draft) -> Draft {
    let mut event = plan.clone();
    event.planned_rounds *= 2;
    event.bye_requests.clear();
    let points = &mut event.point_system;
    if points.pairing_allocated_bye == points.win {
        let both = points.win + points.draw;
        points.pairing_allocated_bye = Points::hundredths(both.as_hundredths() / 2);
    }
    for entrant in &mut event.entrants {
        // Absences are byes of the rounds.
        entrant.first_round = RoundNumber::FIRST;
        entrant.withdrawals.clear();
    }
    for given in &mut event.virtual_points {
        given.rounds = games_of_span(given.rounds);
    }
    for ban in &mut event.prohibited {
        ban.rounds = games_of_span(ban.rounds);
    }
    event
}

/// Teams with players in board order, a reserve last, in place of the entrants of a plan.
pub(super) fn of_teams(plan: &Draft, primary: PrimaryScore, lots: &mut Lots) -> Draft {
    let mut event = Draft {
        planned_rounds: plan.planned_rounds,
        point_system: PointSystem::default(),
        initial_colour: plan.initial_colour,
        team_scoring: scoring(&plan.point_system, primary),
        ..Draft::default()
    };
    for entrant in &plan.entrants {
        let members = members(entrant, lots);
        event.teams.push(Team {
            id: TeamId(entrant.id.0),
            pairing_number: entrant.pairing_number,
            details: TeamDetails {
                name: entrant.player.name.replace("Player", "Team"),
                captain: None,
                members: members.iter().map(|member| member.id).collect(),
            },
        });
        event.entrants.extend(members);
    }
    let teams = |ids: &[EntrantId]| ids.iter().map(|id| TeamId(id.0)).collect();
    event.team_virtual_points = (plan.virtual_points.iter())
        .map(|given| TeamVirtualPoints {
            teams: teams(&given.entrants),
            rounds: given.rounds,
            match_points: given.points,
            game_points: Points::ZERO,
        })
        .collect();
    event.team_prohibited = (plan.prohibited.iter())
        .map(|ban| ProhibitedTeams {
            teams: teams(&ban.entrants),
            rounds: ban.rounds,
        })
        .collect();
    event
}

/// Match points, and a bye that is worth a drawn match.
fn scoring(match_points: &PointSystem, primary: PrimaryScore) -> TeamScoring {
    let draw = match_points.draw;
    let boards = i32::from(BOARDS);
    TeamScoring {
        match_points: match_points.clone().with_pairing_allocated_bye(draw),
        primary,
        boards: BOARDS,
        bye_game_points: Some(Points::hundredths(boards * Points::HALF.as_hundredths())),
        ..TeamScoring::default()
    }
}

fn members(team: &Entrant, lots: &mut Lots) -> Vec<Entrant> {
    let strength = team.player.fide_rating.unwrap_or(1400);
    let first = MEMBERS * (team.id.0 - 1);
    let mut ratings: Vec<u16> = (0..MEMBERS)
        .map(|_| {
            strength
                .saturating_add(lots.below(SPREAD) as u16)
                .saturating_sub(SPREAD as u16 / 2)
        })
        .collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    (1..)
        .zip(ratings)
        .map(|(place, rating)| {
            let number = first + place;
            let player = Player {
                fide_rating: Some(rating),
                ..Player::named(&format!("Player {:03}.{place}", team.id.0))
            };
            Entrant {
                pairing_number: PairingNumber::new(number),
                ..Entrant::new(EntrantId(number), player)
            }
        })
        .collect()
}

/// Who plays for a team in a round: its first players, now and then the reserve for one of them.
pub(super) fn line_up(team: &Team, lots: &mut Lots) -> Vec<EntrantId> {
    let mut players = team.details.members.clone();
    let out = match RESERVE_PLAYS.happens(lots) {
        true => lots.below(u32::from(BOARDS)) as usize,
        false => players.len().saturating_sub(1),
    };
    if out < players.len() {
        players.remove(out);
    }
    players
}

/// A match of teams: its table, and its boards if it is played.
pub(super) struct PlayedMatch {
    pub table: TeamMatch,
    pub games: Vec<Game>,
}

/// The boards of a match from both line-ups, White on board 1 for the first.
pub(super) fn boards(
    table: u32,
    first: &[EntrantId],
    second: &[EntrantId],
) -> impl Iterator<Item = (BoardNumber, Pair)> {
    let players = first.iter().copied().zip(second.iter().copied());
    players.zip(1..=BOARDS).map(move |((one, other), board)| {
        let (white, black) = match colour_on_board(u32::from(board), Colour::White) {
            Colour::White => (one, other),
            Colour::Black => (other, one),
        };
        (BoardNumber::in_match(table, board), Pair { white, black })
    })
}

/// How a whole match is forfeited.
pub(super) fn forfeit(result: GameResult) -> MatchForfeit {
    match result {
        GameResult::WHITE_WINS_BY_FORFEIT => MatchForfeit::FirstWins,
        GameResult::BLACK_WINS_BY_FORFEIT => MatchForfeit::SecondWins,
        _ => MatchForfeit::Both,
    }
}

/// Adds a round of teams.
pub(super) fn push_matches(event: &mut Draft, matches: Vec<PlayedMatch>, byes: &[Bye]) {
    let mut round = Round {
        team_byes: (byes.iter())
            .map(|bye| TeamBye {
                team: TeamId(bye.entrant.0),
                kind: bye.kind,
            })
            .collect(),
        ..Round::default()
    };
    for played in matches {
        round.matches.push(played.table);
        round.games.extend(played.games);
    }
    event.rounds.push(round);
}

/// Adds the two rounds of matches of two games: the results of the first and of the second, whose
/// colours are reversed.
pub(super) fn push_games(event: &mut Draft, pairs: &[(Pair, [GameResult; 2])], byes: &[Bye]) {
    for second in [false, true] {
        let games = (1..).zip(pairs).map(|(board, (pair, results))| {
            let (white, black) = match second {
                false => (pair.white, pair.black),
                true => (pair.black, pair.white),
            };
            Game {
                board: BoardNumber::single(board),
                white,
                black,
                results: Results::reported(results[usize::from(second)]),
            }
        });
        event.rounds.push(Round {
            games: games.collect(),
            byes: byes.to_vec(),
            ..Round::default()
        });
    }
}

/// Notes in an event that ended early who is absent from the round that cannot be paired.
pub(super) fn note_absences(
    event: &mut Draft,
    settings: &GeneratorSettings,
    round: RoundNumber,
    absent: &[EntrantId],
) {
    if settings.system.is_for_teams() {
        let requests = absent.iter().map(|id| TeamByeRequest {
            team: TeamId(id.0),
            round,
            kind: ByeKind::ZeroPoint,
        });
        event.team_bye_requests.extend(requests);
    } else {
        for round in games_of(round) {
            let requests = absent.iter().map(|entrant| adoube_tournament::ByeRequest {
                entrant: *entrant,
                round,
                kind: ByeKind::ZeroPoint,
            });
            event.bye_requests.extend(requests);
        }
    }
}
