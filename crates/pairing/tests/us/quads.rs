//! Quads.

use std::collections::BTreeSet;

use adoube_pairing::schedule::ScheduledGame;
use adoube_pairing::schedule::quads::{Numbers, quads};
use serde::Deserialize;

use super::{first_round, places, ratings, read};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuadsFile {
    case: Vec<QuadsCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuadsCase {
    name: String,
    article: String,
    ratings: String,
    #[serde(default)]
    quads: Vec<String>,
    rounds: Option<Vec<String>>,
    leftover: Option<String>,
    #[serde(default)]
    options: Vec<String>,
    refused: Option<String>,
}

#[test]
fn quads_by_rating() {
    let file: QuadsFile = read(include_str!("../vectors/quads.toml"));
    for case in file.case {
        let name = format!("{} ({})", case.name, case.article);
        let made = quads(&ratings(&case.ratings), Numbers::ByRating, 1);
        if let Some(refused) = case.refused {
            assert_eq!(
                adoube_words::Words::of(adoube_words::Language::english()).tell(&made.unwrap_err()),
                refused,
                "{name}"
            );
            continue;
        }
        let made = made.unwrap();
        let players: Vec<_> = made.quads.iter().map(|quad| quad.players.clone()).collect();
        let expected: Vec<_> = case.quads.iter().map(|quad| places(quad)).collect();
        assert_eq!(players, expected, "{name}");
        for (quad, printed) in made.quads.iter().zip(&case.rounds) {
            let tossed = turned_either_way(&printed[2]);
            let rounds: Vec<String> = quad
                .schedule
                .rounds
                .iter()
                .map(ToString::to_string)
                .collect();
            assert_eq!(rounds[..2], printed[..2], "{name}");
            assert!(tossed.contains(&rounds[2]), "{name}: {}", rounds[2]);
        }
        let left = made.leftover.as_ref();
        let expected = case.leftover.as_deref().map(places);
        assert_eq!(left.map(|left| left.players.clone()), expected, "{name}");
        let options = left.map(|left| left.options()).unwrap_or_default();
        let words = adoube_words::Words::of(adoube_words::Language::english());
        let options: Vec<_> = options.iter().map(|one| words.tell(one)).collect();
        assert_eq!(options, case.options, "{name}");
    }
}

/// Two games with each choice of colours.
fn turned_either_way(round: &str) -> Vec<String> {
    let games = first_round(round).games;
    let seat = |game: ScheduledGame<usize>| format!("{}-{}", game.white + 1, game.black + 1);
    let both = |game: ScheduledGame<usize>| [seat(game), seat(game.reversed())];
    let second = both(games[1]);
    both(games[0])
        .iter()
        .flat_map(|one| second.iter().map(move |two| format!("{one} {two}")))
        .collect()
}

#[test]
fn quads_of_every_size() {
    let mut third_rounds = BTreeSet::new();
    for entries in 4..=40u32 {
        let ratings: Vec<_> = (0..entries).map(|place| Some(2000 - place)).collect();
        for numbers in [Numbers::ByRating, Numbers::ByLot] {
            let made = quads(&ratings, numbers, u64::from(entries)).unwrap();
            assert_eq!(made, quads(&ratings, numbers, u64::from(entries)).unwrap());
            let groups = made.quads.iter().map(|quad| quad.players.clone());
            let left = made.leftover.iter().map(|left| left.players.clone());
            let mut all = Vec::new();
            for mut group in groups.chain(left) {
                group.sort_unstable();
                all.extend(group);
            }
            assert_eq!(all, (0..entries as usize).collect::<Vec<_>>());
            let left = made.leftover.map_or(0, |left| left.players.len());
            assert!(matches!(left, 0 | 5..=7), "{entries} entries leave {left}");
            third_rounds.extend(
                made.quads
                    .iter()
                    .map(|quad| quad.schedule.rounds[2].to_string()),
            );
        }
    }
    assert_eq!(third_rounds.len(), 4, "each game has a toss of its own");
}
