//! The cases of `vectors/olympiad.toml` by the literal implementation; those of the engine are told
//! with it.

use std::collections::BTreeSet;

use adoube_tournament::{Colour, Points};
use serde::Deserialize;

use crate::literal::{Round, Team};

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
    expect: Option<toml::Value>,
}

#[derive(Deserialize)]
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

impl Case {
    fn round(&self) -> Round {
        let rounds = self.field.iter().map(|line| line.colours.len()).max();
        let rounds = rounds.unwrap_or(0);
        let team = |line: &Line| Team {
            number: line.n,
            points: Points::whole(line.score),
            met: line.met.clone(),
            colours: colours(&line.colours, rounds),
            may_have_bye: !line.no_pab,
            is_odd: line.n % 2 == 1,
        };
        Round {
            teams: self.field.iter().map(team).collect(),
            initial: Colour::White,
        }
    }

    fn expected(&self) -> BTreeSet<(u32, u32)> {
        let pairs = self.expect.as_ref().and_then(toml::Value::as_array);
        let pairs = pairs.into_iter().flatten().filter_map(toml::Value::as_str);
        pairs
            .filter_map(|pair| pair.split_once('-'))
            .map(|(one, other)| (one.parse().unwrap(), other.parse().unwrap()))
            .collect()
    }
}

/// Colours that end with the round before, as a list of all rounds.
fn colours(text: &str, rounds: usize) -> Vec<Option<Colour>> {
    let had = text.chars().map(|letter| match letter {
        'W' => Some(Colour::White),
        'B' => Some(Colour::Black),
        _ => None,
    });
    let before = std::iter::repeat_n(None, rounds - text.len());
    before.chain(had).collect()
}

#[test]
fn examples() {
    let cases: Cases = toml::from_str(include_str!("../vectors/olympiad.toml")).unwrap();
    let mut judged = 0;
    for case in &cases.case {
        let sorted = |(one, other): (u32, u32)| (one.min(other), one.max(other));
        match case.what.as_str() {
            "round" | "pairs" => {
                let (pairs, bye) = case.round().pair().unwrap();
                let pairs = match case.what.as_str() {
                    "pairs" => pairs.into_iter().map(sorted).collect(),
                    _ => pairs,
                };
                assert_eq!(pairs, case.expected(), "{}", case.id);
                assert_eq!(bye.unwrap_or(0), case.bye, "{}", case.id);
            }
            "bye" => {
                let (_, bye) = case.round().pair().unwrap();
                assert_eq!(bye, Some(case.bye), "{}", case.id);
            }
            "colour" => {
                let round = case.round();
                let [higher, lower] = [&round.teams[0], &round.teams[1]];
                let white = match round.colour(higher, lower) {
                    Colour::White => higher.number,
                    Colour::Black => lower.number,
                };
                let expected = case.expect.as_ref().and_then(toml::Value::as_str);
                assert_eq!(Some(white.to_string().as_str()), expected, "{}", case.id);
            }
            _ => continue,
        }
        judged += 1;
    }
    assert!(judged >= 12, "{judged}");
}
