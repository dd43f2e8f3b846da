//! Small Swisses that are guided by the table of a round robin.

use std::collections::BTreeSet;

use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::schedule::small_swiss::{Guide, may_become_round_robin, table_may_guide};
use adoube_pairing::schedule::{ScheduledGame, ScheduledRound, Seat};
use serde::Deserialize;

use super::{colours, first_round, us};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GuideCase {
    name: String,
    article: String,
    first: String,
    seats: Vec<Seat>,
    top: Option<usize>,
    #[serde(default)]
    proper: Vec<usize>,
    #[serde(default)]
    colours: Vec<String>,
    lines: Option<Vec<String>>,
    pairs: Option<String>,
}

#[test]
fn guided_by_a_table() {
    for case in us().guide {
        let name = format!("{} ({})", case.name, case.article);
        let guide = Guide::after_first_round(&first_round(&case.first)).unwrap();
        assert_eq!(guide.seats(), case.seats, "{name}");
        let Some(top) = case.top else { continue };
        let proper: Vec<_> = case.proper.iter().map(|place| place - 1).collect();
        let had: Vec<_> = case
            .colours
            .iter()
            .map(|letters| colours(letters))
            .collect();
        let lines = guide.lines(top - 1, &proper, &had);
        let described = lines.iter().map(|line| {
            let opponent = line
                .opponent
                .map_or("-".to_owned(), |place| (place + 1).to_string());
            let warned = if line.third_colour_inevitable {
                "!"
            } else {
                ""
            };
            format!("{}: {opponent}{warned}", line.table_round)
        });
        assert_eq!(Some(described.collect::<Vec<_>>()), case.lines, "{name}");
        if let Some(pairs) = case.pairs {
            let paired = lines[0]
                .pairs
                .iter()
                .map(|(one, two)| format!("{}-{}", one + 1, two + 1));
            assert_eq!(paired.collect::<Vec<_>>().join(" "), pairs, "{name}");
        }
    }
}

/// Whatever the order of opponents, following the guide to the end makes a round robin.
#[test]
fn a_guide_makes_a_round_robin() {
    for players in 3..=40usize {
        let games = (0..players / 2).map(|one| ScheduledGame {
            white: one,
            black: players / 2 + one,
        });
        let rests: Vec<usize> = (players / 2 * 2..players).collect();
        let first = ScheduledRound {
            games: games.collect(),
            rests,
        };
        let mut guide = Guide::after_first_round(&first).unwrap();
        let mut met: BTreeSet<BTreeSet<usize>> = first
            .games
            .iter()
            .map(|game| [game.white, game.black].into())
            .collect();
        let mut lots = Lots::from_seed(players as u64);
        while let Some(line) = {
            let proper = lots
                .draw(players as u32)
                .into_iter()
                .map(|seat| seat as usize - 1);
            guide
                .lines(0, &proper.collect::<Vec<_>>(), &[])
                .into_iter()
                .next()
        } {
            guide.play(line.table_round).unwrap();
            assert!(guide.play(line.table_round).is_err());
            for (one, other) in line.pairs {
                assert!(met.insert([one, other].into()), "{players}: a rematch");
            }
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
    }
}

#[test]
fn bad_first_rounds_are_refused() {
    for text in ["1-2 2-3", "1-5 2-3", "1-2 (3) (4)"] {
        assert!(
            Guide::after_first_round(&first_round(text)).is_err(),
            "{text}"
        );
    }
}

#[test]
fn sizes_of_small_swisses() {
    let sizes = |rounds| (1..=40).filter(move |players| table_may_guide(rounds, *players));
    let listed: Vec<Vec<u32>> = (2..=9).map(|rounds| sizes(rounds).collect()).collect();
    let range = |from: u32, to: u32| (from..=to).collect::<Vec<_>>();
    let rule = [
        vec![],
        vec![4],
        range(5, 6),
        range(6, 8),
        range(7, 10),
        range(8, 12),
        range(9, 14),
        vec![],
    ];
    assert_eq!(listed, rule);
    let converted: Vec<_> = (1..20)
        .flat_map(|rounds| (1..20).map(move |players| (rounds, players)))
        .filter(|&(rounds, players)| may_become_round_robin(rounds, players))
        .collect();
    assert_eq!(converted, [(3, 4), (5, 6)]);
}
