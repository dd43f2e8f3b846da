//! Matches of a fixed number of games.

use adoube_pairing::schedule::Seat;
use adoube_pairing::schedule::individual_match::{ColourOrder, IndividualMatch, MatchStatus, Plan};
use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::*;
use proptest::prelude::*;

use super::{SEEDS, result_for};

/// White of each game of a match, as player 1 or 2.
fn whites(plan: Plan) -> Vec<Seat> {
    let played = IndividualMatch::new([1, 2], plan).unwrap();
    (1..=plan.games)
        .map(|game| played.colours_of(game).white)
        .collect()
}

#[test]
fn colours_in_matches() {
    let plan = |games, order| Plan { games, order };
    assert_eq!(
        whites(plan(6, ColourOrder::Alternating)),
        [1, 2, 1, 2, 1, 2]
    );
    let half_time = ColourOrder::ReversedAtHalfTime;
    assert_eq!(
        whites(plan(12, half_time)),
        [1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1]
    );
    assert_eq!(whites(plan(6, half_time)), [1, 2, 1, 1, 2, 1]);
    assert_eq!(whites(plan(5, half_time)), [1, 2, 1, 1, 2]);
    let sudden_death = ColourOrder::ReversedAfterOddGames;
    assert_eq!(whites(plan(7, sudden_death)), [1, 2, 2, 1, 1, 2, 2]);
}

#[test]
fn lots_give_both_colours() {
    let first = |seed| {
        let lots = &mut Lots::from_seed(seed);
        IndividualMatch::by_lot([1, 2], Plan::of(2), lots)
            .unwrap()
            .colours_of(1)
            .white
    };
    assert!(SEEDS.map(first).any(|white| white == 1));
    assert!(SEEDS.map(first).any(|white| white == 2));
}

#[test]
fn games_after_the_decision_are_kept_but_not_rated() {
    let mut played = IndividualMatch::new([1, 2], Plan::of(4)).unwrap();
    for own in ["1", "½", "1", "0"] {
        let next = played.colours_of(played.games().count() as u32 + 1);
        played.record(result_for(1, next, own)).unwrap();
    }
    assert_eq!(played.status(), MatchStatus::Won(1));
    assert_eq!(played.decided_after(), Some(3));
    assert_eq!(played.score(2).to_string(), "1.5");
    let rated: Vec<bool> = played.games().map(|game| game.before_decision).collect();
    assert_eq!(rated, [true, true, true, false]);
    assert!(played.record(GameResult::DRAW).is_err());
}

#[test]
fn a_game_both_lost_leaves_fewer_points_to_share() {
    let mut played = IndividualMatch::new([1, 2], Plan::of(2)).unwrap();
    played.record("0-0".parse().unwrap()).unwrap();
    played.record(GameResult::BLACK_WINS).unwrap();
    assert_eq!(played.status(), MatchStatus::Won(1), "1-0 of 2");
    assert!(played.record(GameResult::PENDING).is_err());
    assert!(IndividualMatch::new([1, 1], Plan::of(2)).is_err());
    assert!(IndividualMatch::new([1, 2], Plan::of(0)).is_err());
}

proptest! {
    #[test]
    fn a_match_is_decided_when_nobody_can_catch_up(games in 1u32..=14, choices in proptest::collection::vec(0usize..3, 14)) {
        let kinds = [GameResult::WHITE_WINS, GameResult::DRAW, GameResult::BLACK_WINS];
        let plan = Plan::of(games);
        let mut played = IndividualMatch::new([1, 2], plan).unwrap();
        while let Some((number, _)) = played.next_game() {
            played.record(kinds[choices[number as usize - 1]]).unwrap();
        }
        let best = played.score(1).max(played.score(2));
        match played.status() {
            MatchStatus::Won(winner) => {
                prop_assert_eq!(played.score(winner), best);
                prop_assert!(best >= plan.points_to_win());
            }
            status => {
                prop_assert_eq!(status, MatchStatus::Level);
                prop_assert!(best < plan.points_to_win());
            }
        }
    }
}
