//! The cases of `tests/vectors/olympiad.toml`.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use adoube_tournament::{Colour, EntrantId, Points, RoundNumber};
use serde::Deserialize;

use super::super::Engine;
use super::super::field::{Competitor, Field, PastRound};
use super::super::median::exchange_order;
use super::teams::Teams;
use super::{OlympiadEngine, sides};

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    what: String,
    #[serde(default)]
    field: Vec<Line>,
    #[serde(default)]
    bye: u32,
    /// How many teams have how many match points.
    #[serde(default)]
    points: Vec<[u32; 2]>,
    expect: Option<toml::Value>,
}

#[derive(Clone, Default, Deserialize)]
struct Line {
    n: u32,
    #[serde(default)]
    score: i32,
    #[serde(default)]
    met: Vec<u32>,
    #[serde(default)]
    colours: String,
    #[serde(default)]
    no_pab: bool,
}

/// Colours that end with the round before, as rounds.
fn past(text: &str, rounds: usize) -> Vec<PastRound> {
    let letters = std::iter::repeat_n('-', rounds - text.len()).chain(text.chars());
    let colour = |letter| match letter {
        'W' => Some(Colour::White),
        'B' => Some(Colour::Black),
        _ => None,
    };
    letters
        .map(|letter| PastRound {
            colour: colour(letter),
            float: None,
            is_played: colour(letter).is_some(),
        })
        .collect()
}

fn field(lines: &[Line]) -> Field {
    let rounds = lines.iter().map(|line| line.colours.len()).max();
    let rounds = rounds.unwrap_or(0);
    let mut lines = lines.to_vec();
    lines.sort_by_key(|line| (-line.score, line.n));
    let competitor = |line: &Line| {
        let past = past(&line.colours, rounds);
        Competitor {
            id: EntrantId(line.n),
            number: line.n,
            ordinal: line.n,
            score: Points::whole(line.score),
            real_score: Points::whole(line.score),
            secondary: None,
            rating: 0,
            games: past.iter().filter(|past| past.is_played).count() as u32,
            past,
            may_have_bye: !line.no_pab,
        }
    };
    let have_met =
        |one: &Line, other: &Line| one.met.contains(&other.n) || other.met.contains(&one.n);
    let barred = |one: &Line| {
        let others = (0..).zip(&lines).filter(|(_, other)| have_met(one, other));
        others.map(|(place, _)| place).collect()
    };
    Field {
        round: RoundNumber(rounds as u16 + 1),
        planned_rounds: 11,
        initial_colour: Colour::White,
        win: Points::whole(2),
        competitors: lines.iter().map(competitor).collect(),
        barred: lines.iter().map(barred).collect(),
    }
}

fn engine(field: &Field) -> OlympiadEngine<'_> {
    OlympiadEngine {
        teams: Teams::new(field),
        made: OnceCell::new(),
    }
}

/// The pairs as white and black, by number, and the bye.
fn pair(field: &Field) -> (BTreeSet<(u32, u32)>, u32) {
    let engine = engine(field);
    let paired = engine.pair().unwrap();
    let number = |place: usize| field.competitors[place].number;
    let mut pairs = BTreeSet::new();
    for group in &paired.groups {
        for (one, other) in &group.pairs {
            pairs.insert(match engine.colours(group, *one, *other).0 {
                Colour::White => (number(*one), number(*other)),
                Colour::Black => (number(*other), number(*one)),
            });
        }
    }
    (pairs, paired.bye.map_or(0, number))
}

fn pairs(text: &str) -> BTreeSet<(u32, u32)> {
    let pairs = text
        .split_whitespace()
        .filter_map(|pair| pair.split_once('-'));
    pairs
        .map(|(one, other)| (one.parse().unwrap(), other.parse().unwrap()))
        .collect()
}

fn without_colours(pairs: BTreeSet<(u32, u32)>) -> BTreeSet<(u32, u32)> {
    let pairs = pairs.into_iter();
    pairs
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect()
}

fn cases() -> Vec<Case> {
    let text = include_str!("../../../tests/vectors/olympiad.toml");
    toml::from_str::<Cases>(text).unwrap().case
}

fn texts(case: &Case) -> Vec<&str> {
    let expected = case.expect.as_ref().and_then(toml::Value::as_array);
    let expected = expected.into_iter().flatten();
    expected.filter_map(toml::Value::as_str).collect()
}

#[test]
fn examples() {
    for case in cases() {
        let id = &case.id;
        let field = field(&case.field);
        let expected = pairs(&texts(&case).join(" "));
        match case.what.as_str() {
            "round" => assert_eq!(pair(&field), (expected, case.bye), "{id}"),
            "pairs" => {
                let (found, bye) = pair(&field);
                assert_eq!((without_colours(found), bye), (expected, case.bye), "{id}");
            }
            "bye" => assert_eq!(pair(&field).1, case.bye, "{id}"),
            "colour" => {
                let white = match Teams::new(&field).colours(0, 1).0 {
                    Colour::White => field.competitors[0].number,
                    Colour::Black => field.competitors[1].number,
                };
                let expected = case.expect.as_ref().and_then(toml::Value::as_str);
                assert_eq!(Some(white.to_string().as_str()), expected, "{id}");
            }
            "median" => median(&case),
            "table" => table(&case),
            other => panic!("{id}: {other}"),
        }
    }
}

/// V-OL-4: the group of the middle team is paired last.
fn median(case: &Case) {
    let mut lines = Vec::new();
    for [teams, points] in &case.points {
        for _ in 0..*teams {
            lines.push(Line {
                n: lines.len() as u32 + 1,
                score: *points as i32,
                ..Line::default()
            });
        }
    }
    let field = field(&lines);
    let made = sides::pair(&Teams::new(&field)).unwrap();
    let last = made.groups.last().unwrap().residents[0];
    let points = case.expect.as_ref().and_then(toml::Value::as_integer);
    assert_eq!(
        field.competitors[last].score,
        Points::whole(points.unwrap() as i32)
    );
}

/// V-OL-1: all pairings of six teams in the order in which they are tried.
fn table(case: &Case) {
    fn all(list: &[usize]) -> Vec<Vec<(usize, usize)>> {
        let Some(first) = list.first() else {
            return vec![Vec::new()];
        };
        exchange_order(list)
            .flat_map(|other| {
                let left = list
                    .iter()
                    .copied()
                    .filter(|one| one != first && *one != other);
                let left: Vec<usize> = left.collect();
                all(&left)
                    .into_iter()
                    .map(move |rest| [vec![(*first, other)], rest].concat())
            })
            .collect()
    }
    let found: Vec<String> = (all(&[1, 2, 3, 4, 5, 6]).iter())
        .map(|pairs| {
            let pairs = pairs.iter().map(|(one, other)| format!("{one}-{other}"));
            pairs.collect::<Vec<String>>().join(" ")
        })
        .collect();
    assert_eq!(found, texts(case));
}
