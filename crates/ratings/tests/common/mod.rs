//! Tournaments for the tests, from tables of results.
#![allow(
    dead_code,
    reason = "each test file uses another part of what is common"
)]

use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Draft, Entrant, EntrantId, Game, GameResult, Outcome, PairingNumber,
    Player, Results, Round, Tournament,
};

/// An entrant with a number that is its id.
pub(crate) fn entrant(number: u32, player: Player) -> Entrant {
    Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), player)
    }
}

/// A player with a rating, or without if it is 0.
pub(crate) fn rated(rating: u16) -> Player {
    Player {
        fide_rating: Some(rating).filter(|rating| *rating > 0),
        ..Player::named("Somebody")
    }
}

/// A tournament with one card: player 1 meets the others in turn, one in each round. Everybody else
/// is absent.
pub(crate) fn single_card(
    own: Player,
    opponents: Vec<(Player, Outcome)>,
    planned: u16,
) -> Tournament {
    let rounds = opponents
        .iter()
        .zip(2..)
        .map(|((_, outcome), number)| round_of(number, *outcome));
    let rounds = rounds.collect();
    let players = std::iter::once(own).chain(opponents.into_iter().map(|(player, _)| player));
    let draft = Draft {
        planned_rounds: planned,
        entrants: players.zip(1..).map(|(p, n)| entrant(n, p)).collect(),
        rounds,
        ..Draft::default()
    };
    Tournament::new(draft).expect("a proper tournament")
}

/// A round in which only player 1 does something.
fn round_of(opponent: u32, outcome: Outcome) -> Round {
    if let Some(kind) = ByeKind::of(outcome) {
        let bye = Bye {
            entrant: EntrantId(1),
            kind,
        };
        return Round {
            byes: vec![bye],
            ..Round::default()
        };
    }
    if outcome == Outcome::NotPaired {
        return Round::default();
    }
    let game = Game {
        results: Results::reported(GameResult::of(outcome, other(outcome))),
        ..Game::pending(BoardNumber::single(1), EntrantId(1), EntrantId(opponent))
    };
    Round {
        games: vec![game],
        ..Round::default()
    }
}

/// What the opponent made.
pub(crate) fn other(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win => Outcome::Loss,
        Outcome::Loss => Outcome::Win,
        Outcome::UnratedWin => Outcome::UnratedLoss,
        Outcome::UnratedLoss => Outcome::UnratedWin,
        Outcome::ForfeitWin => Outcome::ForfeitLoss,
        Outcome::ForfeitLoss => Outcome::ForfeitWin,
        same => same,
    }
}

/// The outcome of so many half points.
pub(crate) fn outcome(half_points: u32) -> Outcome {
    [Outcome::Loss, Outcome::Draw, Outcome::Win][half_points as usize]
}

/// A round robin by the Berger tables from a cross table of `1`, `=`, `0`, `+`, `-` and `x`.
pub(crate) fn round_robin(players: Vec<Player>, table: &[String]) -> Tournament {
    let n = players.len();
    let rounds = berger(n).into_iter().map(|pairs| {
        let games = pairs.into_iter().zip(1..).map(|((white, black), board)| {
            let cell = |row: usize, column: usize| table[row].chars().nth(column);
            let side = |row, column| {
                let code = cell(row, column).expect("a square table");
                Outcome::from_code(code).expect("a result")
            };
            let result = GameResult::of(side(white, black), side(black, white));
            Game {
                results: Results::reported(result),
                ..Game::pending(BoardNumber::single(board), id(white), id(black))
            }
        });
        Round {
            games: games.collect(),
            ..Round::default()
        }
    });
    let rounds: Vec<Round> = rounds.collect();
    let draft = Draft {
        planned_rounds: rounds.len() as u16,
        fixed_schedule: true,
        entrants: players
            .into_iter()
            .zip(1..)
            .map(|(p, k)| entrant(k, p))
            .collect(),
        rounds,
        ..Draft::default()
    };
    Tournament::new(draft).expect("a proper tournament")
}

fn id(place: usize) -> EntrantId {
    EntrantId(place as u32 + 1)
}

/// Pairs of places for an even number of players.
pub(crate) fn berger(n: usize) -> Vec<Vec<(usize, usize)>> {
    let turn = n - 1;
    let round = |r: usize| {
        let others = (1..n / 2).map(|i| ((r + i) % turn, (r + turn - i) % turn));
        std::iter::once((r, turn)).chain(others).collect()
    };
    (0..turn).map(round).collect()
}
