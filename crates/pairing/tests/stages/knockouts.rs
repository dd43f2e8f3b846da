//! Brackets and mini matches of knockouts.

use adoube_pairing::schedule::Seat;
use adoube_pairing::schedule::individual_match::MatchStatus;
use adoube_pairing::schedule::knockout::{Bracket, BracketMatch, MiniMatch, usual_ladder};
use adoube_pairing::schedule::lots::Lots;
use proptest::prelude::*;
use serde::Deserialize;

use super::{SEEDS, result_for, texts, told};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Knockouts {
    bracket: Vec<BracketCase>,
    mini_match: Vec<MiniMatchCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BracketCase {
    name: String,
    players: u32,
    #[serde(default)]
    third_place: bool,
    rounds: Vec<String>,
    first: Vec<String>,
    #[serde(default)]
    byes: Vec<Seat>,
    #[serde(default)]
    winners: Vec<Vec<Seat>>,
    #[serde(default)]
    placings: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MiniMatchCase {
    name: String,
    standard: u32,
    blitz: u32,
    results: Vec<String>,
    stages: Vec<u32>,
    status: String,
}

fn knockouts() -> Knockouts {
    toml::from_str(include_str!("../vectors/knockout.toml")).unwrap()
}

#[test]
fn brackets() {
    for case in knockouts().bracket {
        let name = &case.name;
        let make = if case.third_place {
            Bracket::with_third_place
        } else {
            Bracket::new
        };
        let mut bracket = make(case.players).unwrap();
        let rounds = (1..=bracket.rounds()).map(|round| bracket.name_of(round).unwrap());
        assert_eq!(told(rounds), case.rounds, "{name}");
        assert_eq!(texts(bracket.matches_of(1)), case.first, "{name}");
        assert_eq!(bracket.byes(), case.byes, "{name}");
        for (round, winners) in (1..).zip(&case.winners) {
            bracket.advance(round, winners).unwrap();
        }
        assert_eq!(texts(bracket.placings()), case.placings, "{name}");
    }
}

#[test]
fn mini_matches() {
    for (case, seed) in knockouts()
        .mini_match
        .iter()
        .flat_map(|case| SEEDS.map(move |seed| (case, seed)))
    {
        let name = format!("{} with seed {seed}", case.name);
        let mut duel =
            MiniMatch::new([1, 2], usual_ladder(case.standard, case.blitz), seed).unwrap();
        let mut last_black = 0;
        for (own, stage) in case.results.iter().zip(&case.stages) {
            let next = duel.next_game().unwrap_or_else(|| panic!("{name}: over"));
            assert_eq!(next.stage, *stage, "{name}");
            assert_eq!(next.draw_odds, *stage == 4, "{name}");
            if next.number > 1 {
                assert_eq!(next.game.white, last_black, "{name}: colours alternate");
            }
            last_black = next.game.black;
            duel.record(result_for(1, next.game, own)).unwrap();
        }
        let status = match duel.status() {
            MatchStatus::Open => "open".to_owned(),
            MatchStatus::Level => "level".to_owned(),
            MatchStatus::Won(winner) if case.status == "won by Black" => {
                assert_eq!(winner, last_black, "{name}");
                case.status.clone()
            }
            MatchStatus::Won(winner) => format!("won by {winner}"),
        };
        assert_eq!(status, case.status, "{name}");
        assert_eq!(duel.next_game().is_some(), status == "open", "{name}");
    }
}

/// Plays a bracket out. The favourite wins each match.
fn play_favourites(players: u32) -> Bracket {
    let mut bracket = Bracket::new(players).unwrap();
    let mut matches = 0;
    while let Some(round) = bracket.current_round() {
        let left = 1 << (bracket.rounds() - round + 1);
        let mut pairs: Vec<[Seat; 2]> = bracket
            .matches_of(round)
            .iter()
            .map(|game| game.players().unwrap())
            .collect();
        matches += pairs.len();
        for pair in &mut pairs {
            pair.sort();
            assert_eq!(
                pair[0] + pair[1],
                left + 1,
                "{players} players, round {round}"
            );
        }
        bracket
            .advance(round, &pairs.iter().map(|pair| pair[0]).collect::<Vec<_>>())
            .unwrap();
    }
    assert_eq!(matches + 1, players as usize);
    bracket
}

#[test]
fn favourites_meet_in_seed_order() {
    for players in (2..=40).chain([63, 64, 65, 100, 128, 500, 1000, 4097]) {
        let bracket = play_favourites(players);
        assert_eq!(bracket.winner(), Some(1));
        let ranked: Vec<Seat> = bracket
            .placings()
            .iter()
            .map(|placing| placing.player)
            .collect();
        assert_eq!(
            ranked,
            (1..=players).collect::<Vec<_>>(),
            "{players} players"
        );
    }
}

#[test]
fn byes_are_for_the_highest_seeds() {
    for players in 2..=40 {
        let bracket = Bracket::new(players).unwrap();
        let mut playing: Vec<Seat> = bracket
            .matches_of(1)
            .iter()
            .flat_map(|game| game.players().unwrap())
            .collect();
        playing.sort();
        let byes = players.next_power_of_two() - players;
        assert_eq!(bracket.byes(), (1..=byes).collect::<Vec<_>>());
        assert_eq!(playing, (byes + 1..=players).collect::<Vec<_>>());
    }
}

#[test]
fn a_bracket_refuses_what_cannot_be() {
    assert!(Bracket::new(1).is_err());
    assert!(Bracket::with_third_place(3).is_err());
    let mut bracket = Bracket::new(4).unwrap();
    assert!(bracket.advance(2, &[1]).is_err(), "not the current round");
    assert!(bracket.advance(1, &[1]).is_err(), "a winner too few");
    assert!(bracket.advance(1, &[1, 4]).is_err(), "not in that match");
    assert_eq!(texts(bracket.matches_of(2)), ["W1.1 v W1.2"]);
    let later = bracket.matches_of(2).into_iter();
    assert_eq!(
        told(later.map(|one| one.contest())),
        ["winner of 1.1 v winner of 1.2"]
    );
    assert_eq!(bracket.matches_of(0), []);
    assert_eq!(bracket.matches_of(9), []);
}

proptest! {
    #[test]
    fn any_winners_give_everybody_a_place(players in 4u32..=40, choice: u64, third: bool) {
        let make = if third { Bracket::with_third_place } else { Bracket::new };
        let mut bracket = make(players).unwrap();
        let mut lots = Lots::from_seed(choice);
        while let Some(round) = bracket.current_round() {
            let matches = bracket.matches_of(round);
            let pick = |game: &BracketMatch| {
                *lots.pick(&game.players().unwrap()).unwrap()
            };
            let winners: Vec<Seat> = matches.iter().map(pick).collect();
            bracket.advance(round, &winners).unwrap();
        }
        let placings = bracket.placings();
        let mut ranked: Vec<Seat> = placings.iter().map(|placing| placing.player).collect();
        ranked.sort();
        prop_assert_eq!(ranked, (1..=players).collect::<Vec<_>>());
        for (place, placing) in (1..).zip(placings) {
            prop_assert!(placing.from <= place && place <= placing.to);
        }
    }
}
