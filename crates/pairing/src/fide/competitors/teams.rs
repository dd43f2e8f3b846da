//! A team event as a tournament of its teams.

use std::collections::HashMap;

use adoube_tournament::{
    BoardNumber, Bye, ByeRequest, Draft, Entrant, EntrantId, Game, GameResult, Outcome, Player,
    PointAdjustment, PointSystem, Points, PrimaryScore, ProhibitedPairing, Purpose, RatingUsed,
    Results, Round, RoundNumber, Team, TeamId, TeamMatch, TeamResult, Tournament, VirtualPoints,
};

/// The entrant that stands for a team.
fn entrant(team: TeamId) -> EntrantId {
    EntrantId(team.0)
}

fn all(teams: &[TeamId]) -> Vec<EntrantId> {
    teams.iter().map(|team| entrant(*team)).collect()
}

/// The teams as entrants, their matches as games, and the score that does not make the scoregroups,
/// round by round. The points are what a round is worth in the score that makes them.
pub(super) fn draft(
    tournament: &Tournament,
    primary: PrimaryScore,
    points: &PointSystem,
    rating: impl Fn(&Team) -> Option<u16>,
) -> (Draft, HashMap<EntrantId, Vec<Points>>) {
    let before = tournament.draft();
    let results = tournament.team_results_for(tournament.paired_rounds(), Purpose::Pairing);
    let mut secondary: HashMap<EntrantId, Vec<Points>> = HashMap::new();
    let mut adjustments = Vec::new();
    for (place, round) in results.iter().enumerate() {
        let number = RoundNumber::at_place(place);
        for result in round {
            let (first, second) = match primary {
                PrimaryScore::MatchPoints => (result.match_points, result.game_points),
                PrimaryScore::GamePoints => (result.game_points, result.match_points),
            };
            let id = entrant(result.team);
            secondary.entry(id).or_default().push(second);
            adjustments.extend(adjustment(id, number, first, seen(result), points));
        }
    }
    let rounds = (before.rounds.iter().zip(&results))
        .map(|(round, results)| round_of_teams(round, results))
        .collect();
    let draft = Draft {
        planned_rounds: before.planned_rounds,
        point_system: points.clone(),
        initial_colour: before.initial_colour,
        entrants: before
            .teams
            .iter()
            .map(|team| as_entrant(team, rating(team)))
            .collect(),
        rounds,
        adjustments,
        bye_requests: bye_requests(before),
        virtual_points: virtual_points(before, primary),
        prohibited: prohibited(before),
        ..Draft::default()
    };
    (draft, secondary)
}

/// What makes the points of an outcome the score of a round.
pub(super) fn adjustment(
    entrant: EntrantId,
    round: RoundNumber,
    score: Points,
    outcome: Outcome,
    system: &PointSystem,
) -> Option<PointAdjustment> {
    let points = score - system.points(outcome);
    (points != Points::ZERO).then(|| PointAdjustment {
        entrant,
        round,
        points,
        purposes: Purpose::ALL.to_vec(),
    })
}

/// A team has its rating under every name, whichever the settings look at.
fn as_entrant(team: &Team, rating: Option<u16>) -> Entrant {
    let player = Player {
        fide_rating: rating,
        national_rating: rating,
        ..Player::named(&name_of(team))
    };
    Entrant {
        pairing_number: team.pairing_number,
        ..Entrant::new(entrant(team.id), player)
    }
}

/// The name of a team as one of a player may be: nobody looks at those of teams so closely.
fn name_of(team: &Team) -> String {
    let name = team.details.name.trim().chars().filter(|c| !c.is_control());
    let name: String = name.take(100).collect();
    match name.trim() {
        "" => team.id.0.to_string(),
        name => name.to_owned(),
    }
}

/// The average rating of the best players, as many as a match has boards, rounded.
pub(super) fn average_rating(tournament: &Tournament, team: &Team) -> Option<u16> {
    let members = team.details.members.iter();
    let players = members.filter_map(|member| tournament.entrant(*member));
    let mut ratings: Vec<u32> = players
        .filter_map(|entrant| RatingUsed::default().of(&entrant.player))
        .map(u32::from)
        .collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    ratings.truncate(tournament.team_boards().max(1));
    let count = u32::try_from(ratings.len())
        .ok()
        .filter(|count| *count > 0)?;
    u16::try_from((ratings.iter().sum::<u32>() + count / 2) / count).ok()
}

fn round_of_teams(round: &Round, results: &[TeamResult]) -> Round {
    let outcomes: HashMap<TeamId, &TeamResult> =
        results.iter().map(|result| (result.team, result)).collect();
    let game = |table: &TeamMatch| {
        let side = |team| {
            outcomes
                .get(&team)
                .map_or(Outcome::Pending, |one| seen(one))
        };
        Game {
            board: BoardNumber::single(table.table),
            white: entrant(table.first),
            black: entrant(table.second),
            results: Results::reported(GameResult {
                white: side(table.first),
                black: side(table.second),
            }),
        }
    };
    let byes = round.team_byes.iter().map(|bye| Bye {
        entrant: entrant(bye.team),
        kind: bye.kind,
    });
    Round {
        games: round.matches.iter().map(game).collect(),
        byes: byes.collect(),
        ..Round::default()
    }
}

/// What a match was to a team. One of which no board was played is no meeting, whatever its forfeits
/// brought.
fn seen(result: &TeamResult) -> Outcome {
    match result.outcome {
        Outcome::Win | Outcome::Draw | Outcome::Loss if !result.is_played => Outcome::ForfeitLoss,
        outcome => outcome,
    }
}

fn bye_requests(draft: &Draft) -> Vec<ByeRequest> {
    let requests = draft.team_bye_requests.iter();
    requests
        .map(|request| ByeRequest {
            entrant: entrant(request.team),
            round: request.round,
            kind: request.kind,
        })
        .collect()
}

fn virtual_points(draft: &Draft, primary: PrimaryScore) -> Vec<VirtualPoints> {
    let given = draft.team_virtual_points.iter();
    given
        .map(|given| VirtualPoints {
            entrants: all(&given.teams),
            rounds: given.rounds,
            points: match primary {
                PrimaryScore::MatchPoints => given.match_points,
                PrimaryScore::GamePoints => given.game_points,
            },
        })
        .collect()
}

fn prohibited(draft: &Draft) -> Vec<ProhibitedPairing> {
    let bans = draft.team_prohibited.iter();
    bans.map(|ban| ProhibitedPairing {
        entrants: all(&ban.teams),
        rounds: ban.rounds,
    })
    .collect()
}
