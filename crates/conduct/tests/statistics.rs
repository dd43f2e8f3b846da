//! What the games of a section come to.

mod common;

use adoube_conduct::rounds::{CannotPair, HowToPair, next_round};
use adoube_conduct::statistics::Statistics;
use adoube_journal::SectionSettings;
use adoube_tournament::{Colour, EntrantId, GameResult, Points, RatingUsed, RoundNumber};
use common::Hall;
use proptest::prelude::*;

/// Rounds of players by strength, with results by `result`, as long as the system can pair: after forfeits a small
/// field may have nobody left who may have the bye.
fn played(players: u32, rounds: u16, result: impl Fn(EntrantId, EntrantId) -> GameResult) -> Hall {
    let mut hall = Hall::new(SectionSettings::swiss("Open", rounds));
    hall.enter(players);
    for _ in 0..rounds {
        let how = HowToPair::with_seed(1);
        match next_round(&hall.event().details, hall.section(), &how) {
            Err(CannotPair::NoPairing { .. }) => break,
            _ => hall.pair(&how),
        };
        hall.results(&result);
    }
    hall
}

fn counted(hall: &Hall, after: u16) -> Statistics {
    let tournament = hall.section().snapshot().unwrap();
    Statistics::of(&tournament, RatingUsed::Fide, RoundNumber(after))
}

#[test]
fn a_round_that_the_weaker_players_win() {
    let weaker_wins = |white: EntrantId, black: EntrantId| match white > black {
        true => GameResult::WHITE_WINS,
        false => GameResult::BLACK_WINS,
    };
    let hall = played(8, 1, weaker_wins);
    let found = counted(&hall, 1);
    assert_eq!((found.players, found.rated), (8, 8));
    assert_eq!((found.games.played, found.games.drawn), (4, 0));
    assert_eq!(found.games.white + found.games.black, 4);
    assert_eq!(found.favourites.games, 4);
    assert_eq!(found.favourites.lost, 4);
    assert_eq!(found.upsets.len(), 4);
    let tournament = hall.section().snapshot().unwrap();
    let rating = |id: EntrantId| tournament.entrant(id).unwrap().player.fide_rating.unwrap();
    for upset in &found.upsets {
        assert_eq!(upset.difference, rating(upset.loser) - rating(upset.winner));
        let row = tournament.row(upset.winner, RoundNumber(1)).unwrap();
        assert_eq!(row.colour, Some(upset.colour));
        assert_eq!(row.opponent, Some(upset.loser));
    }
    // One game is too few for a performance.
    assert!(found.performances.is_empty());
    assert_eq!(counted(&hall, 0).games.played, 0);
}

#[test]
fn a_bye_is_no_game_and_a_win_is_a_point_of_the_federation() {
    let hall = played(5, 3, |_, _| GameResult::DRAW);
    let found = counted(&hall, 3);
    assert_eq!(
        (found.games.played, found.games.drawn, found.byes),
        (6, 6, 3)
    );
    assert_eq!(found.forfeits, 0);
    let points: Points = found.federations.iter().map(|line| line.points).sum();
    assert_eq!(points, Points::whole(9));
    let players: usize = found.federations.iter().map(|line| line.players).sum();
    assert_eq!(players, 5);
    for line in &found.performances {
        // As many points as half of the games: the performance is the average of the opponents.
        assert_eq!(line.performance, line.average);
        assert!(line.games >= 3);
    }
    assert!(!found.performances.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn numbers_add_up(players in 5_u32..12, rounds in 1_u16..4, seed in any::<u32>()) {
        let hall = played(players, rounds, |white, black| {
            match (seed / (white.0 * 7 + black.0)) % 4 {
                0 => GameResult::DRAW,
                1 => GameResult::WHITE_WINS,
                2 => GameResult::BLACK_WINS,
                _ => GameResult::WHITE_WINS_BY_FORFEIT,
            }
        });
        let rounds = hall.section().draft.paired_rounds();
        prop_assert!(rounds >= RoundNumber(1));
        let found = counted(&hall, rounds.0);
        let games = found.games;
        prop_assert_eq!(games.white + games.drawn + games.black, games.played);
        let per_round = found.rounds.iter().map(|line| line.games.played);
        prop_assert_eq!(per_round.sum::<usize>(), games.played);
        let boards: usize = hall.section().draft.rounds.iter().map(|round| round.games.len()).sum();
        prop_assert_eq!(games.played + found.forfeits, boards);
        let all = found.favourites;
        prop_assert_eq!(all.won + all.drawn + all.lost, all.games);
        prop_assert!(found.upsets.len() <= all.lost);
        prop_assert!(found.upsets.is_sorted_by_key(|upset| std::cmp::Reverse(upset.difference)));
        let colours = found.upsets.iter().filter(|upset| upset.colour == Colour::White).count();
        prop_assert!(colours <= games.white);
    }
}
