//! Random small events.

use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Draft, Entrant, EntrantId, Game, GameResult, MatchForfeit,
    PairingNumber, Player, PointSystem, Points, Results, Round, Team, TeamBye, TeamDetails, TeamId,
    TeamMatch, TeamScoring, Tournament,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// What a player does in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    Play,
    Bye(ByeKind),
    Absent,
}

/// An event before anybody has a number: players are places from 0.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub players: usize,
    pub three_points: bool,
    ratings: Vec<Option<u16>>,
    /// The round from which a player is withdrawn.
    leaves: Vec<usize>,
    rounds: Vec<PlannedRound>,
}

#[derive(Clone, Debug)]
struct PlannedRound {
    order: Vec<usize>,
    intents: Vec<Intent>,
    results: Vec<GameResult>,
}

fn intent() -> impl Strategy<Value = Intent> {
    prop_oneof![
        24 => Just(Intent::Play),
        1 => Just(Intent::Bye(ByeKind::FullPoint)),
        2 => Just(Intent::Bye(ByeKind::HalfPoint)),
        2 => Just(Intent::Bye(ByeKind::ZeroPoint)),
        1 => Just(Intent::Absent),
    ]
}

fn result() -> impl Strategy<Value = GameResult> {
    prop_oneof![
        8 => Just(GameResult::WHITE_WINS),
        6 => Just(GameResult::BLACK_WINS),
        8 => Just(GameResult::DRAW),
        1 => Just(GameResult::WHITE_WINS_BY_FORFEIT),
        1 => Just(GameResult::BLACK_WINS_BY_FORFEIT),
        1 => Just(GameResult::DOUBLE_FORFEIT),
        1 => Just(GameResult::PENDING),
    ]
}

fn rating() -> impl Strategy<Value = Option<u16>> {
    prop_oneof![9 => (1000_u16..2800).prop_map(Some), 1 => Just(None)]
}

fn planned_round(players: usize) -> impl Strategy<Value = PlannedRound> {
    let order = Just((0..players).collect::<Vec<usize>>()).prop_shuffle();
    let intents = vec(intent(), players);
    let results = vec(result(), players / 2);
    (order, intents, results).prop_map(|(order, intents, results)| PlannedRound {
        order,
        intents,
        results,
    })
}

/// Events of up to this many players and rounds, paired at random: some meet twice, some never.
pub(crate) fn plan(players: usize, rounds: usize) -> impl Strategy<Value = Plan> {
    (0..=players, 0..=rounds).prop_flat_map(|(players, rounds)| {
        let leaves = vec(prop_oneof![4 => Just(usize::MAX), 1 => 0..8_usize], players);
        let ratings = vec(rating(), players);
        let all_rated = any::<bool>();
        let rounds = vec(planned_round(players), rounds);
        (any::<bool>(), all_rated, ratings, leaves, rounds).prop_map(
            move |(three_points, all_rated, mut ratings, leaves, rounds)| {
                if all_rated {
                    ratings.iter_mut().for_each(|rating| {
                        rating.get_or_insert(1500);
                    });
                }
                Plan {
                    players,
                    three_points,
                    ratings,
                    leaves,
                    rounds,
                }
            },
        )
    })
}

impl Plan {
    /// The event with these pairing numbers, which are the ids too.
    pub(crate) fn tournament(&self, numbers: &[u32]) -> Tournament {
        let entrants = (0..self.players).map(|place| Entrant {
            pairing_number: PairingNumber::new(numbers[place]),
            ..Entrant::new(
                EntrantId(numbers[place]),
                Player {
                    fide_rating: self.ratings[place],
                    ..Player::named(&format!("Player {}", numbers[place]))
                },
            )
        });
        let mut entrants: Vec<Entrant> = entrants.collect();
        entrants.sort_by_key(|entrant| entrant.id);
        let rounds = (0..self.rounds.len()).map(|round| self.round(round, numbers));
        let draft = Draft {
            planned_rounds: self.rounds.len() as u16,
            point_system: self.point_system(),
            entrants,
            rounds: rounds.collect(),
            ..Draft::default()
        };
        Tournament::new(draft).unwrap()
    }

    pub(crate) fn point_system(&self) -> PointSystem {
        if self.three_points {
            PointSystem::three_one_zero()
        } else {
            PointSystem::one_half_zero()
        }
    }

    fn round(&self, number: usize, numbers: &[u32]) -> Round {
        let planned = &self.rounds[number];
        let mut round = Round::default();
        let mut waiting = None;
        let mut results = planned.results.iter().zip(1..);
        for place in &planned.order {
            let entrant = EntrantId(numbers[*place]);
            let intent = match self.leaves[*place] {
                leaves if leaves <= number => Intent::Absent,
                _ => planned.intents[*place],
            };
            match (intent, waiting) {
                (Intent::Absent, _) => {}
                (Intent::Bye(kind), _) => round.byes.push(Bye { entrant, kind }),
                (Intent::Play, None) => waiting = Some(entrant),
                (Intent::Play, Some(white)) => {
                    let (result, board) = results.next().unwrap();
                    round.games.push(Game {
                        results: Results::reported(*result),
                        ..Game::pending(BoardNumber::single(board), white, entrant)
                    });
                    waiting = None;
                }
            }
        }
        let kind = ByeKind::PairingAllocated;
        let left_over = waiting.map(|entrant| Bye { entrant, kind });
        round.byes.extend(left_over);
        round
    }
}

/// What happens to two teams that meet.
#[derive(Clone, Debug)]
enum Meeting {
    Games(Vec<GameResult>),
    Forfeit(MatchForfeit),
}

fn meeting(boards: usize) -> impl Strategy<Value = Meeting> {
    prop_oneof![
        8 => vec(result(), boards).prop_map(Meeting::Games),
        1 => Just(Meeting::Games(Vec::new())),
        1 => (0..3_usize).prop_map(|way| Meeting::Forfeit(MatchForfeit::ALL[way])),
    ]
}

/// Events of teams, up to this many.
pub(crate) fn team_event(teams: usize) -> impl Strategy<Value = Tournament> {
    (0..=teams, 1..=3_usize, 0..=4_usize).prop_flat_map(|(teams, boards, rounds)| {
        let order = Just((0..teams).collect::<Vec<usize>>()).prop_shuffle();
        let round = (order, vec(meeting(boards), teams / 2), any::<bool>());
        vec(round, rounds).prop_map(move |rounds| team_tournament(teams, boards, &rounds))
    })
}

fn member(team: usize, board: usize) -> EntrantId {
    EntrantId((team * 10 + board + 1) as u32)
}

fn team_tournament(
    teams: usize,
    boards: usize,
    rounds: &[(Vec<usize>, Vec<Meeting>, bool)],
) -> Tournament {
    let places = (0..teams).flat_map(|team| (0..boards).map(move |board| member(team, board)));
    let entrants = places.map(|id| Entrant {
        pairing_number: PairingNumber::new(id.0),
        ..Entrant::new(id, Player::named("Somebody"))
    });
    let teams = (0..teams).map(|team| Team {
        id: TeamId(team as u32 + 1),
        pairing_number: PairingNumber::new(team as u32 + 1),
        details: TeamDetails {
            name: format!("Team {team}"),
            captain: None,
            members: (0..boards).map(|board| member(team, board)).collect(),
        },
    });
    let draft = Draft {
        planned_rounds: rounds.len() as u16,
        entrants: entrants.collect(),
        teams: teams.collect(),
        team_scoring: TeamScoring {
            boards: boards as u16,
            bye_game_points: Some(Points::ONE),
            ..TeamScoring::default()
        },
        rounds: rounds.iter().map(team_round).collect(),
        ..Draft::default()
    };
    Tournament::new(draft).unwrap()
}

fn team_round((order, meetings, bye): &(Vec<usize>, Vec<Meeting>, bool)) -> Round {
    let mut round = Round::default();
    let pairs = order.chunks(2);
    for ((pair, meeting), table) in pairs.clone().zip(meetings).zip(1..) {
        let (first, second) = (pair[0], pair[1]);
        let forfeit = match meeting {
            Meeting::Forfeit(forfeit) => Some(*forfeit),
            Meeting::Games(_) => None,
        };
        round.matches.push(TeamMatch {
            table,
            first: TeamId(first as u32 + 1),
            second: TeamId(second as u32 + 1),
            forfeit,
        });
        if let Meeting::Games(results) = meeting {
            for (board, result) in results.iter().enumerate() {
                let seat = BoardNumber::in_match(table, board as u16 + 1);
                round.games.push(Game {
                    results: Results::reported(*result),
                    ..Game::pending(seat, member(first, board), member(second, board))
                });
            }
        }
    }
    if let Some([left_over]) = pairs.last().filter(|_| *bye) {
        round.team_byes.push(TeamBye {
            team: TeamId(*left_over as u32 + 1),
            kind: ByeKind::PairingAllocated,
        });
    }
    round
}
