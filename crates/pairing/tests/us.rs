//! The systems of US Chess: the cases of `vectors/{quads,us}.toml`, and what must hold for every
//! size.

use std::collections::{BTreeMap, BTreeSet};

use adoube_pairing::schedule::crenshaw::{Reversal, colour_corrections, us_round_robin};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::schedule::quads::{Numbers, quads};
use adoube_pairing::schedule::small_swiss::{Guide, may_become_round_robin, table_may_guide};
use adoube_pairing::schedule::{Schedule, ScheduledGame, ScheduledRound, Seat, berger, holland};
use adoube_tournament::{Colour, Points};
use serde::Deserialize;
use serde::de::DeserializeOwned;

fn read<F: DeserializeOwned>(text: &str) -> F {
    toml::from_str(text).unwrap()
}

fn us() -> UsFile {
    read(include_str!("vectors/us.toml"))
}

// ------------------------------------------------------------------------------------- notation

/// `3 4 8`
fn numbers<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> Vec<T> {
    text.split_whitespace()
        .map(|number| number.parse().unwrap())
        .collect()
}

/// `3 4 8`, places in a list, from 1.
fn places(text: &str) -> Vec<usize> {
    numbers::<usize>(text)
        .into_iter()
        .map(|place| place - 1)
        .collect()
}

/// `1500 - 1700`
fn ratings(text: &str) -> Vec<Option<u32>> {
    text.split_whitespace()
        .map(|rating| rating.parse().ok())
        .collect()
}

/// `1-4 5-2 (3)`, places from 1.
fn first_round(text: &str) -> ScheduledRound<usize> {
    let (rests, games): (Vec<_>, Vec<_>) = text
        .split_whitespace()
        .partition(|word| word.starts_with('('));
    let game = |word: &str| {
        let (white, black) = word.split_once('-').unwrap();
        ScheduledGame {
            white: places(white)[0],
            black: places(black)[0],
        }
    };
    ScheduledRound {
        games: games.into_iter().map(game).collect(),
        rests: rests
            .into_iter()
            .map(|word| places(word.trim_matches(['(', ')']))[0])
            .collect(),
    }
}

fn colours(letters: &str) -> Vec<Colour> {
    let colour = |letter| {
        if letter == 'w' {
            Colour::White
        } else {
            Colour::Black
        }
    };
    letters.chars().map(colour).collect()
}

// ------------------------------------------------------------------------------------- US tables

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UsFile {
    table: Vec<UsTable>,
    correction: Vec<Correction>,
    preliminaries: Vec<Preliminaries>,
    finals: Vec<Finals>,
    guide: Vec<GuideCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UsTable {
    name: String,
    article: String,
    players: u32,
    #[serde(default)]
    pairs_only: bool,
    rounds: Vec<String>,
}

#[test]
fn us_tables() {
    for case in us().table {
        let schedule = us_round_robin(case.players).unwrap();
        for (round, printed) in schedule.rounds.iter().zip(&case.rounds) {
            let name = format!("{} ({})", case.name, case.article);
            if case.pairs_only {
                let printed = first_round(printed).games.into_iter();
                let printed = printed.map(|game| [game.white as Seat + 1, game.black as Seat + 1]);
                let printed: BTreeSet<_> = printed.map(BTreeSet::from).collect();
                let pairs = round
                    .games
                    .iter()
                    .map(|game| [game.white, game.black].into());
                assert_eq!(pairs.collect::<BTreeSet<_>>(), printed, "{name}");
            } else {
                assert_eq!(round.to_string(), *printed, "{name}");
            }
        }
    }
}

/// White games less Black games, without the games of some players.
fn surplus(schedule: &Schedule<Seat>, without: &[Seat]) -> BTreeMap<Seat, i32> {
    let mut surplus = BTreeMap::new();
    for game in schedule.rounds.iter().flat_map(|round| &round.games) {
        if !without.contains(&game.white) && !without.contains(&game.black) {
            *surplus.entry(game.white).or_default() += 1;
            *surplus.entry(game.black).or_default() -= 1;
        }
    }
    surplus
}

fn longest_run(schedule: &Schedule<Seat>, seat: Seat) -> usize {
    let games = schedule.rounds.iter().flat_map(|round| &round.games);
    let colours: Vec<bool> = games
        .filter(|game| game.white == seat || game.black == seat)
        .map(|game| game.white == seat)
        .collect();
    colours
        .chunk_by(|one, next| one == next)
        .map(<[bool]>::len)
        .max()
        .unwrap_or(0)
}

#[test]
fn us_tables_are_proper() {
    for players in 2..=40 {
        let schedule = us_round_robin(players).unwrap();
        let games = schedule.rounds.iter().flat_map(|round| &round.games);
        let pairs: BTreeSet<_> = games
            .clone()
            .map(|game| (game.white.min(game.black), game.white.max(game.black)))
            .collect();
        assert_eq!(pairs.len() as u32, players * (players - 1) / 2, "{players}");
        assert_eq!(games.count(), pairs.len(), "{players}");
        for round in &schedule.rounds {
            let games = round.games.iter().flat_map(|game| [game.white, game.black]);
            let mut seated: Vec<Seat> = games.chain(round.rests.iter().copied()).collect();
            seated.sort_unstable();
            assert_eq!(
                seated,
                (1..=players).collect::<Vec<_>>(),
                "{players}: {round}"
            );
        }
        assert!(
            surplus(&schedule, &[])
                .values()
                .all(|surplus| surplus.abs() <= 1),
            "{players}"
        );
        assert!(
            (1..=players).all(|seat| longest_run(&schedule, seat) <= 2),
            "{players}"
        );
    }
    assert!(us_round_robin(1).is_err());
}

// ------------------------------------------------------------------------------------ withdrawals

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Correction {
    name: String,
    article: String,
    players: u32,
    played: u32,
    withdrawn: Vec<Seat>,
    turned: Option<Vec<String>>,
    count: Option<usize>,
}

#[test]
fn corrections() {
    for case in us().correction {
        let schedule = us_round_robin(case.players).unwrap();
        let turned = colour_corrections(&schedule, case.played, &case.withdrawn);
        let turned: Vec<_> = turned
            .iter()
            .map(|turned| format!("{}: {}", turned.round, turned.game))
            .collect();
        let name = format!("{} ({})", case.name, case.article);
        assert_eq!(turned.len(), case.count.unwrap_or(turned.len()), "{name}");
        assert_eq!(turned, case.turned.unwrap_or(turned.clone()), "{name}");
    }
}

fn apply(mut schedule: Schedule<Seat>, turned: &[Reversal]) -> Schedule<Seat> {
    for turned in turned {
        let round = &mut schedule.rounds[turned.round as usize - 1];
        let game = round
            .games
            .iter_mut()
            .find(|game| **game == turned.game.reversed())
            .unwrap();
        *game = turned.game;
    }
    schedule
}

fn squares(schedule: &Schedule<Seat>, without: &[Seat]) -> i32 {
    surplus(schedule, without)
        .values()
        .map(|surplus| surplus * surplus)
        .sum()
}

/// The definition, spelled out: the best of all ways to turn the games that are left.
fn best_by_trial(schedule: &Schedule<Seat>, played: u32, withdrawn: &[Seat]) -> (i32, u32) {
    let left = |game: &ScheduledGame<Seat>| {
        !withdrawn.contains(&game.white) && !withdrawn.contains(&game.black)
    };
    let open: Vec<Reversal> = (1..)
        .zip(&schedule.rounds)
        .skip(played as usize)
        .flat_map(|(round, games)| games.games.iter().map(move |game| (round, *game)))
        .filter(|(_, game)| left(game))
        .map(|(round, game)| Reversal {
            round,
            game: game.reversed(),
        })
        .collect();
    let balance = surplus(schedule, withdrawn);
    let trial = |choice: u32| {
        let mut balance = balance.clone();
        for (_, turned) in open
            .iter()
            .enumerate()
            .filter(|(bit, _)| choice >> bit & 1 == 1)
        {
            *balance.entry(turned.game.white).or_default() += 2;
            *balance.entry(turned.game.black).or_default() -= 2;
        }
        (
            balance.values().map(|surplus| surplus * surplus).sum(),
            choice.count_ones(),
        )
    };
    (0..1 << open.len()).map(trial).min().unwrap()
}

#[test]
fn corrections_are_the_fewest() {
    for players in 3..=8 {
        for schedule in [
            us_round_robin(players).unwrap(),
            berger::schedule(players).unwrap(),
        ] {
            for played in 0..=schedule.rounds.len() as u32 {
                for withdrawn in withdrawals(players) {
                    let left = players as usize - withdrawn.len();
                    let open = (schedule.rounds.len() - played as usize) * (left / 2);
                    if open > 12 {
                        continue;
                    }
                    let turned = colour_corrections(&schedule, played, &withdrawn);
                    assert!(turned.iter().all(|turned| turned.round > played));
                    let after = squares(&apply(schedule.clone(), &turned), &withdrawn);
                    assert_eq!(
                        (after, turned.len() as u32),
                        best_by_trial(&schedule, played, &withdrawn),
                        "{players} players, {played} played, without {withdrawn:?}"
                    );
                }
            }
        }
    }
}

/// One player leaves, or two.
fn withdrawals(players: u32) -> Vec<Vec<Seat>> {
    let one = |first: Seat| std::iter::once(vec![first]);
    let two = move |first: Seat| (first + 1..=players).map(move |second| vec![first, second]);
    (1..=players)
        .flat_map(|first| one(first).chain(two(first)))
        .collect()
}

/// As long as three rounds are to come, colours come out even whoever withdraws.
#[test]
fn corrections_even_out() {
    for players in 4..=40 {
        let schedule = us_round_robin(players).unwrap();
        let rounds = schedule.rounds.len() as u32;
        for played in [0, rounds / 2, rounds.saturating_sub(3)] {
            for withdrawn in 1..=players {
                let turned = colour_corrections(&schedule, played, &[withdrawn]);
                let after = surplus(&apply(schedule.clone(), &turned), &[withdrawn]);
                assert!(
                    after.values().all(|surplus| surplus.abs() <= 1),
                    "{players} players, {played} played, without {withdrawn}: {after:?}"
                );
            }
        }
    }
}

// ------------------------------------------------------------------------------------------ quads

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
    let file: QuadsFile = read(include_str!("vectors/quads.toml"));
    for case in file.case {
        let name = format!("{} ({})", case.name, case.article);
        let made = quads(&ratings(&case.ratings), Numbers::ByRating, 1);
        if let Some(refused) = case.refused {
            assert_eq!(made.unwrap_err().to_string(), refused, "{name}");
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
        let options: Vec<_> = options.iter().map(ToString::to_string).collect();
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

// ---------------------------------------------------------------------------------------- Holland

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Preliminaries {
    name: String,
    article: String,
    ratings: String,
    count: usize,
    balanced: Vec<String>,
    bands: Vec<String>,
}

#[test]
fn preliminaries() {
    for case in us().preliminaries {
        let ratings = ratings(&case.ratings);
        let name = format!("{} ({})", case.name, case.article);
        let groups = |lines: &[String]| lines.iter().map(|line| places(line)).collect::<Vec<_>>();
        let balanced = holland::balanced(&ratings, Some(case.count)).unwrap();
        assert_eq!(balanced, groups(&case.balanced), "{name}");
        let bands = holland::by_bands(&ratings, Some(case.count)).unwrap();
        assert_eq!(bands, groups(&case.bands), "{name}");
    }
}

#[test]
fn preliminaries_of_every_size() {
    for entries in 4..=200 {
        let ratings: Vec<_> = (0..entries as u32)
            .map(|place| Some(3000 - place))
            .collect();
        for groups in [
            holland::balanced(&ratings, None),
            holland::by_bands(&ratings, None),
        ] {
            let groups = groups.unwrap();
            let sizes = groups.iter().map(Vec::len);
            assert!(sizes.clone().max().unwrap() - sizes.clone().min().unwrap() <= 1);
            assert!(
                entries < 16 || sizes.clone().all(|size| (8..=12).contains(&size)),
                "{entries}"
            );
            let mut all: Vec<_> = groups.concat();
            all.sort_unstable();
            assert_eq!(all, (0..entries).collect::<Vec<_>>());
        }
    }
    assert!(holland::balanced(&[None; 3], None).is_err());
    assert!(holland::balanced(&[None; 30], Some(1)).is_err());
    assert!(holland::by_bands(&[None; 30], Some(16)).is_err());
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Finals {
    name: String,
    article: String,
    preliminaries: Vec<Vec<String>>,
    #[serde(default)]
    each: usize,
    #[serde(default)]
    lower: bool,
    #[serde(default)]
    unbalanced: bool,
    #[serde(default)]
    finals: Vec<String>,
    ties: Option<String>,
}

/// `7 2 1.5/3`: player, rank, points and games.
fn standing(line: &str) -> holland::Standing {
    let [player, rank, score] = line.split(' ').collect::<Vec<_>>().try_into().unwrap();
    let (points, games) = score.split_once('/').unwrap();
    holland::Standing {
        player: places(player)[0],
        rank: rank.parse().unwrap(),
        points: points.parse::<Points>().unwrap(),
        games: games.parse().unwrap(),
    }
}

#[test]
fn finals() {
    for case in us().finals {
        let name = format!("{} ({})", case.name, case.article);
        let standings: Vec<Vec<_>> = case
            .preliminaries
            .iter()
            .map(|lines| lines.iter().map(|line| standing(line)).collect())
            .collect();
        let qualified = if case.unbalanced {
            holland::unbalanced_final(&standings).map(|group| vec![group])
        } else {
            holland::finals(&standings, case.each, case.lower)
        };
        match (qualified, case.ties) {
            (Ok(groups), None) => {
                let expected: Vec<_> = case.finals.iter().map(|line| places(line)).collect();
                assert_eq!(groups, expected, "{name}");
            }
            (Err(needed), Some(ties)) => assert_eq!(needed.to_string(), ties, "{name}"),
            (qualified, _) => panic!("{name}: {qualified:?}"),
        }
    }
}

// ------------------------------------------------------------------------------------ small Swiss

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuideCase {
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
