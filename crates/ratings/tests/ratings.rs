//! Rating changes, coefficients and first ratings against the examples of the regulations.

mod common;

use adoube_ratings::first_rating::{PooledEvent, Publication, initial, pooled};
use adoube_ratings::performance::tournament_performance;
use adoube_ratings::us::{
    Basis, Foreign, assignment_fault, highest, merged_established, merged_provisional,
    must_disclose,
};
use adoube_ratings::{
    Coefficient, CoefficientRule, EventFacts, HalfPoints, History, RatingList, RatingNote,
    RatingRules, coefficient, facts, percent, rate, scale,
};
use adoube_tournament::{EntrantId, RoundNumber};
use jiff::civil::Date;
use serde::Deserialize;

#[derive(Deserialize)]
struct Scale {
    difference: Rows<[i32; 2]>,
    expected: Rows<[i32; 4]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows<T> {
    article: String,
    rows: Vec<T>,
}

#[test]
fn every_row_of_the_scale() {
    let tables: Scale = toml::from_str(include_str!("vectors/scale.toml")).unwrap();
    assert_eq!(tables.difference.rows.len(), 101);
    for [percent, difference] in tables.difference.rows {
        let article = &tables.difference.article;
        assert_eq!(
            scale::difference(percent as u32),
            difference,
            "{article}: {percent} %"
        );
    }
    assert_eq!(tables.expected.rows.len(), 51);
    for [first, last, higher, lower] in tables.expected.rows {
        for difference in first..=last {
            let article = &tables.expected.article;
            assert_eq!(
                scale::expected(difference) as i32,
                higher,
                "{article}: {difference}"
            );
            if difference > 0 {
                assert_eq!(
                    scale::expected(-difference) as i32,
                    lower,
                    "{article}: {difference}"
                );
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Changes {
    case: Vec<ChangeCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeCase {
    name: String,
    article: String,
    edition: String,
    list: Option<String>,
    rating: u16,
    games_before: Option<u32>,
    #[serde(default)]
    other_games: u32,
    #[serde(default)]
    reached_2400: bool,
    opponents: Vec<u16>,
    scores: Vec<u32>,
    differences: Option<Vec<i32>>,
    gains: Option<Vec<i32>>,
    gain: i32,
    exact: i32,
    new_rating: i32,
    performance: Option<i32>,
}

#[test]
fn rating_changes() {
    let changes: Changes = toml::from_str(include_str!("vectors/changes.toml")).unwrap();
    for case in changes.case {
        let name = format!("{} ({})", case.name, case.article);
        let rules: RatingRules = case.edition.parse().unwrap();
        let mut facts = EventFacts::starting(rules.from());
        facts.list = case
            .list
            .map_or(RatingList::Standard, |list| list.parse().unwrap());
        let history = History {
            games: case.games_before,
            reached_2400: case.reached_2400,
            other_games_in_period: case.other_games,
            ..History::default()
        };
        facts.histories.insert(EntrantId(1), history);
        let games = case.opponents.iter().zip(&case.scores);
        let games = games.map(|(rating, score)| (common::rated(*rating), common::outcome(*score)));
        let event = common::single_card(common::rated(case.rating), games.collect(), 20);
        let rated = rate(&event, &facts, rules, RoundNumber(20));
        let player = &rated.players[0];
        let change = player.change.unwrap();
        if let Some(differences) = case.differences {
            let counted: Vec<i32> = player.games.iter().map(|game| game.counted).collect();
            assert_eq!(counted, differences, "{name}");
        }
        if let Some(gains) = case.gains {
            let found: Vec<i32> = player.games.iter().map(|game| game.gain).collect();
            assert_eq!(found, gains, "{name}");
        }
        assert_eq!(change.gain, case.gain, "{name}");
        assert_eq!(change.exact, case.exact, "{name}");
        assert_eq!(change.rating, case.new_rating, "{name}");
        if let Some(performance) = case.performance {
            assert_eq!(player.performance, Some(performance), "{name}");
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Coefficients {
    case: Vec<CoefficientCase>,
    limit: Rows<[u32; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoefficientCase {
    article: String,
    edition: String,
    start: Date,
    list: Option<String>,
    rating: u16,
    games: Option<u32>,
    born: Option<String>,
    published: Option<u16>,
    #[serde(default)]
    reached_2400: bool,
    #[serde(default)]
    reached_2300: bool,
    k: u16,
    #[serde(default)]
    assumed: bool,
}

#[test]
fn coefficients() {
    let vectors: Coefficients = toml::from_str(include_str!("vectors/coefficients.toml")).unwrap();
    for case in vectors.case {
        let history = History {
            coefficient: case.published,
            games: case.games,
            reached_2400: case.reached_2400,
            reached_2300: case.reached_2300,
            ..History::default()
        };
        let list = case
            .list
            .map_or(RatingList::Standard, |list| list.parse().unwrap());
        let rules = case.edition.parse().unwrap();
        let born = case.born.map(|born| born.parse().unwrap());
        let found = coefficient(rules, list, case.start, case.rating, born, &history);
        assert_eq!(found.value, case.k, "{}", case.article);
        assert_eq!(found.assumed, case.assumed, "{}", case.article);
    }
    for [k, games, limited] in vectors.limit.rows {
        let article = &vectors.limit.article;
        let k = Coefficient {
            value: k as u16,
            unlimited: k as u16,
            rule: CoefficientRule::Usual,
            assumed: false,
        };
        for rules in [RatingRules::Fide2017, RatingRules::Fide2024] {
            let found = k.limited(rules, games).value;
            assert_eq!(u32::from(found), limited, "{article}: {games}");
        }
        assert_eq!(
            k.limited(RatingRules::Fide2014, games).value,
            k.value,
            "2014: {games}"
        );
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstRatings {
    case: Vec<FirstCase>,
    pool: Vec<PoolCase>,
    round_robin: RoundRobinCase,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstCase {
    name: String,
    article: String,
    edition: String,
    first: Option<bool>,
    opponents: Vec<i32>,
    score: u32,
    average: Option<i32>,
    rating: Option<i32>,
    publication: serde_json::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PoolCase {
    name: String,
    article: String,
    edition: String,
    list: Date,
    events: Vec<PoolEvent>,
    games: u32,
    rating: Option<i32>,
    publication: serde_json::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PoolEvent {
    period: Date,
    opponents: Vec<i32>,
    score: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundRobinCase {
    name: String,
    article: String,
    ratings: Vec<u16>,
    table: Vec<String>,
    first: Vec<i32>,
    gains: Vec<i32>,
    changes_20: Vec<i32>,
    changes_10: Vec<i32>,
}

fn first_ratings() -> FirstRatings {
    toml::from_str(include_str!("vectors/first_ratings.toml")).unwrap()
}

#[test]
fn first_ratings_of_one_event() {
    for case in first_ratings().case {
        let name = format!("{} ({})", case.name, case.article);
        let rules = case.edition.parse().unwrap();
        let first = case.first.unwrap_or(true);
        let found = initial(rules, &case.opponents, HalfPoints(case.score), first);
        assert_eq!(found.average, case.average, "{name}");
        assert_eq!(found.rating, case.rating, "{name}");
        assert_eq!(
            serde_json::to_value(found.publication).unwrap(),
            case.publication,
            "{name}"
        );
    }
}

#[test]
fn first_ratings_of_several_events() {
    for case in first_ratings().pool {
        let name = format!("{} ({})", case.name, case.article);
        let events: Vec<PooledEvent> = case
            .events
            .into_iter()
            .map(|event| PooledEvent {
                period: event.period,
                opponents: event.opponents,
                score: HalfPoints(event.score),
            })
            .collect();
        let found = pooled(case.edition.parse().unwrap(), &events, case.list);
        assert_eq!(found.games, case.games, "{name}");
        if case.rating.is_some() {
            assert_eq!(found.rating, case.rating, "{name}");
        }
        assert_eq!(
            serde_json::to_value(found.publication).unwrap(),
            case.publication,
            "{name}"
        );
    }
}

#[test]
fn a_round_robin_with_unrated_players() {
    let case = first_ratings().round_robin;
    let name = format!("{} ({})", case.name, case.article);
    let players = case
        .ratings
        .iter()
        .map(|rating| common::rated(*rating))
        .collect();
    let event = common::round_robin(players, &case.table);
    for (k, changes) in [(20, &case.changes_20), (10, &case.changes_10)] {
        let mut facts = EventFacts::starting(RatingRules::Fide2017.from());
        facts.system = facts::System::RoundRobin;
        for id in 1..=6 {
            let history = History {
                coefficient: Some(k),
                ..History::default()
            };
            facts.histories.insert(EntrantId(id), history);
        }
        let rated = rate(&event, &facts, RatingRules::Fide2017, RoundNumber(5));
        for (place, player) in rated.players.iter().enumerate() {
            let first = player.first.and_then(|first| first.rating);
            assert_eq!(first.unwrap_or(0), case.first[place], "{name}: {place}");
            if let Some(change) = player.change {
                assert_eq!(change.gain, case.gains[place], "{name}: {place}");
                assert_eq!(change.rounded, changes[place], "{name}: {place}");
            }
        }
        assert_eq!(rated.totals.rated_games, 15, "{name}");
    }
}

/// Since 2022 games against unrated players are not rated in a round robin either (8.3.1), and one
/// with a missing game never was (6.4).
#[test]
fn other_round_robins_are_rated_as_a_swiss() {
    let case = first_ratings().round_robin;
    let players = || {
        case.ratings
            .iter()
            .map(|rating| common::rated(*rating))
            .collect()
    };
    let mut facts = EventFacts::starting(RatingRules::Fide2024.from());
    facts.system = facts::System::RoundRobin;
    let event = common::round_robin(players(), &case.table);
    let rated = rate(&event, &facts, RatingRules::Fide2024, RoundNumber(5));
    assert_eq!(rated.players[0].games.len(), 3);
    assert_eq!(rated.players[4].games.len(), 4);
    assert_eq!(rated.totals.rated_games, 14);

    let mut table = case.table.clone();
    table[0] = "x=111+".to_owned();
    table[5] = "-00=0x".to_owned();
    let event = common::round_robin(players(), &table);
    let rated = rate(&event, &facts, RatingRules::Fide2017, RoundNumber(5));
    assert_eq!(rated.players[0].games.len(), 3);
    assert!(rated.notes.contains(&RatingNote::RatedAsSwiss));
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Us {
    conversion: Vec<Conversion>,
    highest: Vec<Highest>,
    merged: Vec<Merged>,
    disclosed: Vec<Disclosed>,
    assigned: Vec<Assigned>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Conversion {
    article: String,
    from: Foreign,
    rating: i32,
    no_prize_below: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Merged {
    article: String,
    established: Option<u16>,
    provisional: Vec<(u16, u32)>,
    rating: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Disclosed {
    article: String,
    established: bool,
    published_in_two_years: bool,
    asked: bool,
    must: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Highest {
    article: String,
    ratings: Vec<Foreign>,
    rating: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Assigned {
    article: String,
    basis: Basis,
    rating: u16,
    #[serde(default)]
    categories: Vec<u16>,
    fault: Option<String>,
}

#[test]
fn us_chess() {
    let us: Us = toml::from_str(include_str!("vectors/us.toml")).unwrap();
    for case in us.conversion {
        let found = case.from.converted();
        assert_eq!(found.rating, case.rating, "{:?}", case.from);
        assert_eq!(found.rule, case.article, "{:?}", case.from);
        assert_eq!(found.no_prize_below, case.no_prize_below, "{:?}", case.from);
    }
    for case in us.highest {
        let found = highest(&case.ratings).map(|found| found.rating);
        assert_eq!(found, Some(case.rating), "{}", case.article);
    }
    assert_eq!(highest(&[]), None);
    for case in us.merged {
        let found = match case.established {
            Some(established) => Some(merged_established(established, &case.provisional)),
            None => merged_provisional(&case.provisional),
        };
        let (article, ratings) = (&case.article, &case.provisional);
        assert_eq!(found, Some(case.rating), "{article} {ratings:?}");
    }
    assert_eq!(merged_provisional(&[]), None);
    for case in us.disclosed {
        let must = must_disclose(case.established, case.published_in_two_years, case.asked);
        assert_eq!(must, case.must, "{}", case.article);
    }
    for case in us.assigned {
        let found = assignment_fault(case.basis, case.rating, &case.categories);
        let name = found.map(|fault| match serde_json::to_value(fault).unwrap() {
            serde_json::Value::Object(map) => map.keys().next().unwrap().clone(),
            text => text.as_str().unwrap().to_owned(),
        });
        assert_eq!(name, case.fault, "{} {}", case.article, case.rating);
    }
}

/// 7 of 9 against an average of 2380 is a performance of 2600 (B.01, 0.5).
#[test]
fn the_performance_of_a_grandmaster() {
    assert_eq!(percent(HalfPoints(14), 9), 78);
    assert_eq!(tournament_performance(&[2380; 9], 14), Some(2600));
}

/// B.02 rapid and blitz, 7.2.1: whoever has no rating on the list of the event plays with the standard one, and counts
/// with it for the opponents.
#[test]
fn rapid_falls_back_to_the_standard_rating() {
    let games = vec![
        (common::rated(1800), common::outcome(2)),
        (common::rated(0), common::outcome(1)),
        (common::rated(0), common::outcome(2)),
    ];
    let event = common::single_card(common::rated(0), games, 3);
    let mut facts = EventFacts::starting(jiff::civil::date(2024, 5, 1));
    facts.list = RatingList::Rapid;
    let standard = |rating| History {
        standard_rating: Some(rating),
        games: Some(100),
        ..History::default()
    };
    facts.histories.insert(EntrantId(1), standard(2000));
    facts.histories.insert(EntrantId(3), standard(2200));
    let rated = rate(&event, &facts, RatingRules::Fide2024, RoundNumber(3));
    let player = &rated.players[0];
    assert_eq!(player.rating, Some(2000));
    // 2000 against 1800 expects 76 %, against 2200 24 %; the third opponent has no rating at all.
    let gains: Vec<i32> = player.games.iter().map(|game| game.gain).collect();
    assert_eq!(gains, [24, 26]);
    assert_eq!(player.change.map(|change| change.exact), Some(1000));
    // In a standard event the standard rating is the rating of the entry, and none means unrated.
    facts.list = RatingList::Standard;
    let rated = rate(&event, &facts, RatingRules::Fide2024, RoundNumber(3));
    assert_eq!(rated.players[0].rating, None);
}

/// B.02, 8.5.6 (2017), 8.3.3: the limit takes all games of the period, those of other events too, and only cuts.
#[test]
fn the_games_of_the_whole_period_limit_k() {
    for (edition, k, games, other, limited) in [
        (RatingRules::Fide2017, 40, 9, 8, 40),
        (RatingRules::Fide2017, 40, 9, 9, 38),
        (RatingRules::Fide2022, 20, 9, 27, 19),
        (RatingRules::Fide2024, 20, 9, 26, 20),
        (RatingRules::Fide2025, 10, 9, 62, 9),
        (RatingRules::Fide2014, 40, 9, 100, 40),
    ] {
        let opponents = vec![(common::rated(2000), common::outcome(1)); games];
        let event = common::single_card(common::rated(2000), opponents, 9);
        let mut facts = EventFacts::starting(edition.from());
        let history = History {
            coefficient: Some(k),
            other_games_in_period: other,
            ..History::default()
        };
        facts.histories.insert(EntrantId(1), history);
        let rated = rate(&event, &facts, edition, RoundNumber(9));
        let change = rated.players[0].change.unwrap();
        assert_eq!(
            change.coefficient.value, limited,
            "{edition}: {k}, {games} + {other}"
        );
    }
}

/// B.02, 8.2 (2024): two drawn games against 1800 are added, so that nobody has all points or none; at most 2200, at
/// least 1400.
#[test]
fn first_ratings_of_2024_by_hand() {
    for (opponents, half_points, rating, published) in [
        // 1800 × 7 / 7; 6 of 7 are 86 %.
        (vec![1800; 5], 10, 2109, true),
        // (5 × 2100 + 3600) / 7 = 2014; with 309 more than 2200.
        (vec![2100; 5], 10, 2200, true),
        // (5 × 1500 + 3600) / 7 = 1585.7; half a point and one of seven: 21 %, less 230.
        (vec![1500; 5], 1, 1356, false),
        // (9 × 1650 + 3600) / 11 = 1677.3; 4½ and one of eleven: 50 %.
        (vec![1650; 9], 9, 1677, true),
        // Four games are too few.
        (vec![1800; 4], 4, 1800, false),
    ] {
        let found = initial(
            RatingRules::Fide2024,
            &opponents,
            HalfPoints(half_points),
            false,
        );
        assert_eq!(found.rating, Some(rating), "{opponents:?} {half_points}");
        let is_published = found.publication == Publication::Published;
        assert_eq!(is_published, published, "{opponents:?} {half_points}");
    }
}
