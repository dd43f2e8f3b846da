//! The engine against the literal reference where the field is not simply paired group by group with
//! Look Ahead: single groups for themselves, Top Down (29E6b), class pairings (29I), unrated players
//! together (29J), accelerated rounds (28R), and the table of a round robin (29L).
//!
//! `ADOUBE_US_GROUPS` says how many positions; some hundred if it does not.

use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::us::{
    self, Acceleration, ClassPairing, ColourMethod, Facts, Opponents, Settings,
};
use adoube_tournament::{EntrantId, Points, RoundNumber, Tournament};

use super::event::Event;
use super::position::{Line, Position};
use super::random_groups::{engine, facts, position, settings};
use super::random_positions::{chance, engine_pairs, literal_pairs, wanted_groups};

fn compare(seed: u64, position: &Position, settings: &Settings, facts: &Facts) {
    assert_eq!(
        engine(position, settings, facts),
        literal_pairs(position, settings, facts),
        "seed {seed}\n{}\n{settings:?}\n{facts:?}",
        position.listed()
    );
}

#[test]
fn single_groups() {
    for seed in 0..wanted_groups() {
        let lots = &mut Lots::from_seed(seed);
        let mut position = position(lots);
        for line in &mut position.lines {
            line.score = Points::hundredths(150);
        }
        compare(seed, &position, &settings(lots), &Facts::default());
    }
}

#[test]
fn top_down() {
    let mut others = 0;
    for seed in 0..wanted_groups() / 2 {
        let lots = &mut Lots::from_seed(seed);
        let position = position(lots);
        let settings = Settings {
            method: ColourMethod::TopDown,
            ..settings(lots)
        };
        let facts = facts(lots, position.lines.len());
        compare(seed, &position, &settings, &facts);
        let look_ahead = Settings {
            method: ColourMethod::LookAhead,
            ..settings.clone()
        };
        let same = engine(&position, &look_ahead, &facts) == engine(&position, &settings, &facts);
        others += u64::from(!same);
    }
    assert!(others * 20 > wanted_groups() / 2, "{others}");
}

#[test]
fn unrated_players_together() {
    let mut others = 0;
    for seed in 0..wanted_groups() / 2 {
        let lots = &mut Lots::from_seed(seed);
        let mut position = position(lots);
        for line in &mut position.lines {
            line.score += Points::hundredths(50 * i32::from(position.round - 2));
            line.rating = line.rating.filter(|_| !chance(lots, 40));
        }
        let settings = Settings {
            unrated_together: true,
            ..settings(lots)
        };
        let facts = facts(lots, position.lines.len());
        compare(seed, &position, &settings, &facts);
        let apart = Settings {
            unrated_together: false,
            ..settings.clone()
        };
        let same = engine(&position, &apart, &facts) == engine(&position, &settings, &facts);
        others += u64::from(!same);
    }
    assert!(others * 20 > wanted_groups() / 2, "{others}");
}

#[test]
fn classes_in_the_last_round() {
    let mut others = 0;
    for seed in 0..wanted_groups() / 2 {
        let lots = &mut Lots::from_seed(seed);
        let mut position = position(lots);
        if chance(lots, 90) {
            position.rounds = position.round;
        }
        let mut settings = settings(lots);
        let facts = facts(lots, position.lines.len());
        let plain = engine(&position, &settings, &facts);
        for _ in 0..1 + lots.below(2) {
            let players = position.ids().into_iter().filter(|_| chance(lots, 40));
            settings.class_pairings.push(ClassPairing {
                players: players.collect(),
            });
        }
        compare(seed, &position, &settings, &facts);
        others += u64::from(plain != engine(&position, &settings, &facts));
    }
    assert!(others * 10 > wanted_groups() / 2, "{others}");
}

/// The players before a round of an event in which everybody has played.
fn before(tournament: &Tournament, round: u16) -> Position {
    let last = RoundNumber(round - 1);
    let line = |entrant: &adoube_tournament::Entrant| Line {
        rating: entrant.player.national_rating,
        score: tournament.pairing_score(entrant.id, RoundNumber(round)),
        colours: (tournament.card(entrant.id, last))
            .map(|row| row.played_colour())
            .collect(),
        byes: String::new(),
    };
    let games = (tournament.rounds().iter())
        .take(usize::from(round) - 1)
        .flat_map(|round| &round.games);
    Position {
        round,
        rounds: tournament.draft().planned_rounds,
        lines: tournament.entrants().iter().map(line).collect(),
        met: games
            .map(|game| (game.white.0 as usize - 1, game.black.0 as usize - 1))
            .collect(),
        toss: None,
    }
}

/// 28R1: who is in the upper half by rating has a point more.
fn with_added_points(position: &Position) -> Position {
    let mut order: Vec<usize> = (0..position.lines.len()).collect();
    order.sort_by_key(|place| (std::cmp::Reverse(position.lines[*place].rating), *place));
    let mut added = position.clone();
    for place in &order[..order.len() / 2] {
        added.lines[*place].score += Points::ONE;
    }
    added
}

#[test]
fn accelerated_rounds() {
    use Acceleration::{AddedScore, AdjustedRating, Sixths};
    for seed in 0..wanted_groups() / 5 {
        let lots = &mut Lots::from_seed(seed);
        let settings = Settings {
            acceleration: *lots.pick(&[AddedScore, AdjustedRating, Sixths]).unwrap(),
            opponents: match chance(lots, 10) {
                true => Opponents::Neighbours,
                false => Opponents::Halves,
            },
            ..Settings::default()
        };
        let players = *lots.pick(&[4, 6, 8, 8, 10]).unwrap();
        let mut event = Event::new(players, 5, settings.clone(), seed);
        event.chances = [30, 0, 0, 0];
        for round in 1..=3 {
            let tournament = event.tournament();
            let paired = event.pair().unwrap();
            let position = before(&tournament, round);
            let seen = match settings.acceleration {
                AddedScore if round < 3 => with_added_points(&position),
                _ => position,
            };
            let found = engine_pairs(&paired.pairs);
            let expected = literal_pairs(&seen, &settings, &Facts::default());
            assert_eq!(
                Some(found),
                expected,
                "seed {seed}\n{}\n{settings:?}",
                seen.listed()
            );
            event.play(&paired);
        }
    }
}

/// All rounds of a round robin of six, by the circle method, in which the given pairs are one of them.
fn is_round_of_a_table(rounds: &[Vec<(usize, usize)>], players: usize) -> bool {
    let met = |pair: &(usize, usize)| {
        let same = |other: &&(usize, usize)| *other == pair;
        rounds.iter().flatten().filter(same).count()
    };
    let whole = |round: &Vec<(usize, usize)>| round.len() == players / 2;
    rounds.iter().all(whole) && rounds.iter().flatten().all(|pair| met(pair) == 1)
}

/// A small Swiss by the table of a round robin: nobody meets twice in as many rounds as the table has,
/// and the top player has the opponent of the Swiss as long as the table has a round with him
/// that is left (29L).
#[test]
fn small_events_by_the_table() {
    let mut proper = 0;
    let events = wanted_groups() / 10;
    for seed in 0..events {
        let lots = &mut Lots::from_seed(seed);
        let (rounds, players) = *lots
            .pick(&[(4, 5), (4, 6), (5, 6), (5, 8), (6, 7), (6, 8), (7, 8)])
            .unwrap();
        let settings = Settings {
            round_robin_table: true,
            ..Settings::default()
        };
        let mut event = Event::new(players, rounds, settings, seed);
        event.chances = [30, 0, 0, 0];
        let mut played: Vec<Vec<(usize, usize)>> = Vec::new();
        for round in 1..=rounds {
            let tournament = event.tournament();
            let paired = event.pair().unwrap();
            let plain = us::pair(
                &tournament,
                RoundNumber(round),
                &Settings::default(),
                &Facts::default(),
            );
            let of_top = |pairing: &us::RoundPairing| -> Option<EntrantId> {
                let top = pairing.groups[0].members[0];
                pairing.pairs.iter().find_map(|pair| match top {
                    id if id == pair.white => Some(pair.black),
                    id if id == pair.black => Some(pair.white),
                    _ => None,
                })
            };
            let is_proper = plain.is_ok_and(|plain| of_top(&plain) == of_top(&paired));
            proper += u64::from(is_proper);
            played.push(engine_pairs(&paired.pairs));
            event.play(&paired);
        }
        assert!(
            is_round_of_a_table(&played, players as usize),
            "seed {seed}: {played:?}"
        );
    }
    // A third colour running is the only other reason for another opponent.
    assert!(proper > 3 * events, "{proper}");
}
