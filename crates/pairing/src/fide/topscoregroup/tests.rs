//! The cases of `tests/vectors/swiss-team-double.toml`, and that a narrow view sees enough.

use adoube_tournament::{Colour, EntrantId, Float, Points, RoundNumber};
use serde::Deserialize;

use super::*;
use crate::fide::double_swiss::DoubleSwiss;
use crate::fide::field::PastRound;
use crate::fide::readings::{Reading, Readings};
use crate::fide::team::{Preferences, SwissTeam};
use crate::schedule::lots::Lots;

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    system: String,
    what: String,
    #[serde(rename = "text")]
    _text: String,
    #[serde(rename = "type")]
    preferences: Option<String>,
    reading: Option<String>,
    initial: Option<String>,
    #[serde(rename = "secondary")]
    _secondary: Option<bool>,
    round: Option<u16>,
    rounds: Option<u16>,
    #[serde(default)]
    field: Vec<Member>,
    expect: Option<toml::Value>,
    bye: Option<u32>,
    #[serde(rename = "pool")]
    _pool: Option<toml::Value>,
    #[serde(rename = "profile")]
    _profile: Option<toml::Value>,
    #[serde(rename = "pairs")]
    _pairs: Option<toml::Value>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Member {
    n: u32,
    score: f64,
    met: Vec<u32>,
    colours: String,
    floated: bool,
    no_pab: bool,
}

fn competitor(member: &Member) -> Competitor {
    let past = member.colours.chars().map(|letter| PastRound {
        colour: match letter {
            'W' => Some(Colour::White),
            'B' => Some(Colour::Black),
            _ => None,
        },
        float: None,
        is_played: letter != '-',
    });
    let mut past: Vec<PastRound> = past.collect();
    if member.floated {
        past.pop();
        past.push(PastRound {
            colour: None,
            float: Some(Float::Up),
            is_played: true,
        });
    }
    let score = Points::hundredths((member.score * 100.0) as i32);
    Competitor {
        id: EntrantId(member.n),
        number: member.n,
        ordinal: member.n,
        score,
        real_score: score,
        secondary: None,
        rating: 0,
        games: past.iter().filter(|round| round.is_played).count() as u32,
        past,
        may_have_bye: !member.no_pab,
    }
}

fn field(members: &[Member], round: u16, rounds: u16, initial: Colour) -> Field {
    let mut competitors: Vec<Competitor> = members.iter().map(competitor).collect();
    competitors.sort_by_key(|one| (-one.score, one.number));
    let place = |number: u32| competitors.iter().position(|one| one.number == number);
    let mut barred = vec![Vec::new(); members.len()];
    for member in members {
        let others = member.met.iter().filter_map(|number| place(*number));
        let mut others: Vec<u32> = others.map(|place| place as u32).collect();
        others.sort_unstable();
        if let Some(place) = place(member.n) {
            barred[place] = others;
        }
    }
    Field {
        round: RoundNumber(round),
        planned_rounds: rounds,
        initial_colour: initial,
        win: Points::whole(2),
        competitors,
        barred,
    }
}

impl Case {
    fn field(&self) -> Field {
        let initial = match self.initial.as_deref() {
            Some("B") => Colour::Black,
            _ => Colour::White,
        };
        let (round, rounds) = (self.round.unwrap_or(1), self.rounds.unwrap_or(9));
        field(&self.field, round, rounds, initial)
    }

    fn procedure<'e>(&self, field: &'e Field) -> Procedure<'e> {
        let readings: Readings = match self.reading.as_deref() {
            Some("c6 = graded") => [Reading::FollowingGraded].into_iter().collect(),
            Some("last-round-zero-cd = none") => {
                [Reading::NoPreferenceInLastRound].into_iter().collect()
            }
            _ => Readings::USUAL,
        };
        if self.system == "fide-double" {
            return DoubleSwiss { readings }.procedure(field);
        }
        let preferences = match self.preferences.as_deref() {
            Some("B") => Preferences::TypeB,
            _ => Preferences::TypeA,
        };
        let team = SwissTeam {
            preferences,
            readings,
            ..SwissTeam::default()
        };
        team.procedure(field)
    }

    fn strings(&self) -> Vec<String> {
        let expected = self.expect.clone().map(toml::Value::try_into);
        expected.unwrap().unwrap()
    }
}

/// The pairs `white-black`, or by number, in the order of the numbers.
fn pairs(procedure: &Procedure, paired: &Paired, is_coloured: bool) -> Vec<String> {
    let number = |place: usize| procedure.competitor(place).number;
    let groups = paired.groups.iter();
    let mut pairs: Vec<(u32, u32)> = groups
        .flat_map(|group| &group.pairs)
        .map(|(one, other)| {
            let (first, second) = (number(*one), number(*other));
            let is_turned = match is_coloured {
                true => (procedure.allocation)(*one, *other).0 == Colour::Black,
                false => first > second,
            };
            if is_turned {
                (second, first)
            } else {
                (first, second)
            }
        })
        .collect();
    pairs.sort_by_key(|(one, other)| *one.min(other));
    let pairs = pairs.iter();
    pairs.map(|(one, other)| format!("{one}-{other}")).collect()
}

fn check(case: &Case) {
    let field = case.field();
    let procedure = case.procedure(&field);
    let number = |place: usize| procedure.competitor(place).number;
    let id = &case.id;
    match case.what.as_str() {
        "round" | "pairs" | "bye" => {
            let paired = procedure.pair().unwrap();
            let bye = paired.bye.map_or(0, number);
            assert_eq!(Some(bye), case.bye, "{id}");
            if case.what != "bye" {
                let found = pairs(&procedure, &paired, case.what == "round");
                let mut expected = case.strings();
                let smaller = |pair: &String| -> u32 {
                    let numbers = pair.split('-').map(|number| number.parse().unwrap());
                    numbers.min().unwrap()
                };
                expected.sort_by_key(smaller);
                assert_eq!(found, expected, "{id}");
            }
        }
        "upfloaters" => {
            let everybody: Vec<usize> = (0..field.len()).collect();
            let chosen = procedure.upfloaters(&procedure.split(&everybody), None);
            let set: Vec<u32> = chosen.unwrap().set.into_iter().map(number).collect();
            let expected: Vec<u32> = case.expect.clone().unwrap().try_into().unwrap();
            assert_eq!(set, expected, "{id}");
        }
        "colour" => {
            let white = match (procedure.allocation)(0, 1).0 {
                Colour::White => number(0),
                Colour::Black => number(1),
            };
            let expected = case.expect.as_ref().and_then(toml::Value::as_str);
            assert_eq!(Some(white.to_string().as_str()), expected, "{id}");
        }
        // The orders are looked at below, and with the twin that makes all pairings.
        "sets" | "identifier" => {}
        other => panic!("{id}: {other}"),
    }
}

#[test]
fn vectors() {
    let text = include_str!("../../../tests/vectors/swiss-team-double.toml");
    let cases: Cases = toml::from_str(text).unwrap();
    assert_eq!(cases.case.len(), 21);
    for case in &cases.case {
        check(case);
    }
}

/// V-ST-1: three upfloaters, two with 3 points and one with 2½. Those who may not float, because
/// they have met all residents, show the order of all sets.
#[test]
fn v_st_1_sets_of_upfloaters() {
    let order = [
        [2, 6, 1],
        [2, 6, 3],
        [2, 6, 5],
        [2, 8, 1],
        [2, 8, 3],
        [2, 8, 5],
        [6, 8, 1],
        [6, 8, 3],
        [6, 8, 5],
    ];
    let pool = [2, 6, 8, 1, 3, 5];
    let residents = [4, 7, 9];
    for left_out in 0..1u32 << pool.len() {
        let is_out = |number: u32| {
            let place = pool.iter().position(|one| *one == number);
            place.is_some_and(|place| left_out >> place & 1 == 1)
        };
        let is_possible = |set: &&[u32; 3]| !set.iter().any(|number| is_out(*number));
        let Some(expected) = order.iter().find(is_possible) else {
            continue;
        };
        let met = |number: u32| -> Vec<u32> {
            let all = residents.iter().chain(&pool).chain(&[10]).copied();
            all.filter(|other| {
                let is_resident = |one: u32| residents.contains(&one);
                let both = is_resident(number) && is_resident(*other);
                let barred = (is_out(number) && is_resident(*other))
                    || (is_out(*other) && is_resident(number));
                let last = [number, *other].contains(&10);
                let low = [1, 3, 5].iter().any(|one| [number, *other].contains(one));
                *other != number && (both || barred || (last && low))
            })
            .collect()
        };
        let member = |n: u32, score: f64| Member {
            n,
            score,
            met: met(n),
            ..Member::default()
        };
        let members: Vec<Member> = (residents.iter().map(|n| member(*n, 4.0)))
            .chain(pool[..3].iter().map(|n| member(*n, 3.0)))
            .chain(pool[3..].iter().map(|n| member(*n, 2.5)))
            .chain([member(10, 0.0)])
            .collect();
        let field = field(&members, 5, 9, Colour::White);
        let procedure = DoubleSwiss::default().procedure(&field);
        let everybody: Vec<usize> = (0..field.len()).collect();
        let chosen = procedure.upfloaters(&procedure.split(&everybody), None);
        let set: Vec<u32> = (chosen.unwrap().set.into_iter())
            .map(|place| field.competitors[place].number)
            .collect();
        assert_eq!(set, expected, "without {left_out:b}");
    }
}

/// A random field in which everybody has met a few.
fn random_field(lots: &mut Lots) -> Field {
    let size = 20 + 2 * lots.below(20);
    let scores = 1 + lots.below(12);
    let meetings = lots.below(4);
    let mut members: Vec<Member> = (1..=size)
        .map(|n| Member {
            n,
            score: f64::from(lots.below(scores)),
            colours: "-".to_owned(),
            floated: lots.below(3) == 0,
            ..Member::default()
        })
        .collect();
    for _ in 0..meetings * size / 2 {
        let (one, other) = (lots.below(size), lots.below(size));
        // Those of about the same score have met most often.
        let near = |one: u32| members[one as usize].score;
        if one != other && (near(one) - near(other)).abs() < 2.5 {
            members[one as usize].met.push(other + 1);
            members[other as usize].met.push(one + 1);
        }
    }
    for member in &mut members {
        member.met.sort_unstable();
        member.met.dedup();
    }
    field(&members, 2, 9, Colour::White)
}

/// In large fields no more is looked at than has to be. What is chosen must be the same as if
/// everything had been.
#[test]
fn looks_far_enough() {
    let mut lots = Lots::from_seed(1);
    let mut narrow = 0;
    for number in 0..400 {
        let field = random_field(&mut lots);
        let readings: Readings = match number % 3 {
            0 => Readings::USUAL,
            1 => [Reading::FollowingGraded].into_iter().collect(),
            _ => [Reading::FollowingOccupied].into_iter().collect(),
        };
        let procedure = DoubleSwiss { readings }.procedure(&field);
        let Some(paired) = procedure.pair() else {
            continue;
        };
        for group in 0..paired.groups.len() {
            let left = procedure.left_at(&paired, group);
            let whole = procedure.upfloaters_of_all(&left, None).unwrap();
            assert_eq!(paired.groups[group].joined, whole.set, "{number}");
            let fails = paired.groups[group].failures.iter();
            let is_failed = fails
                .map(|(criterion, _)| *criterion)
                .any(|criterion| criterion == Criterion::NextGroup);
            if !whole.set.is_empty() {
                assert_eq!(is_failed, whole.shortfall > 1, "{number}");
                narrow += usize::from(left.pool.len() > 10);
            }
        }
    }
    assert!(narrow > 100, "{narrow}");
}
