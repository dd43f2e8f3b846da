//! The worked examples of the text, by the engine and by the literal implementation.

use std::collections::BTreeSet;

use adoube_pairing::fide::lim::Lim;
use adoube_pairing::fide::{Reading, Readings};
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Facts;
use adoube_tournament::{Colour, Draft, EntrantId, RoundNumber, Tournament};

use crate::event::{Standing, entrant, with_standings};
use crate::literal;

/// A round of 9 (or as planned) among players of whom only this is known: number, score, one letter
/// a round (W, B or nothing), floats, whom they have met.
struct Case<'c> {
    lines: &'c [&'c str],
    ratings: &'c [u16],
    planned_rounds: u16,
    readings: Readings,
}

fn case<'c>(lines: &'c [&'c str]) -> Case<'c> {
    Case {
        lines,
        ratings: &[],
        planned_rounds: 9,
        readings: Readings::USUAL,
    }
}

impl Case<'_> {
    /// The pairs as `white-black`, and the bye, of the engine and of the literal implementation.
    fn pair(&self) -> BTreeSet<(u32, u32)> {
        let standings: Vec<Standing> = (self.lines.iter())
            .map(|line| Standing::parse(line))
            .collect();
        let draft = Draft {
            planned_rounds: self.planned_rounds,
            initial_colour: Some(Colour::White),
            ..Draft::default()
        };
        let mut draft = with_standings(draft, &standings);
        for (standing, rating) in standings.iter().zip(self.ratings) {
            let mut entrants = draft.entrants.iter_mut();
            let entrant = entrants.find(|entrant| entrant.id.0 == standing.number);
            entrant.unwrap().player.fide_rating = Some(*rating);
        }
        let round = draft.paired_rounds().next();
        let present: Vec<EntrantId> = (standings.iter())
            .map(|standing| EntrantId(standing.number))
            .collect();
        both(draft, round, &present, self.readings)
    }

    /// Without the colours.
    fn meetings(&self) -> BTreeSet<(u32, u32)> {
        let pairs = self.pair().into_iter();
        pairs
            .map(|(one, other)| (one.min(other), one.max(other)))
            .collect()
    }
}

fn both(
    draft: Draft,
    round: RoundNumber,
    present: &[EntrantId],
    readings: Readings,
) -> BTreeSet<(u32, u32)> {
    let tournament = Tournament::new(draft).unwrap();
    let system = SwissSystem::Lim(Lim { readings });
    let among = system.competitors(&tournament);
    let made = system.pair_competitors(&among, round, present, &Facts::default());
    let made = made.unwrap();
    let pairs: BTreeSet<(u32, u32)> = (made.pairs.iter())
        .map(|pair| (pair.white.0, pair.black.0))
        .collect();
    let (literal, bye) = literal::pair(&tournament, round, present, readings).unwrap();
    let literal = literal.iter().map(|(white, black)| (white.0, black.0));
    assert_eq!((&pairs, made.bye), (&literal.collect(), bye));
    pairs
}

fn pairs(text: &str) -> BTreeSet<(u32, u32)> {
    let number = |text: &str| text.parse::<u32>().unwrap();
    let pairs = text
        .split_whitespace()
        .filter_map(|pair| pair.split_once('-'));
    pairs
        .map(|(one, other)| (number(one), number(other)))
        .collect()
}

/// V-LI-1: the tables of 4.2 and 4.3, with those met who make the proposals fail one by one.
#[test]
fn exchanges_of_six_players() {
    let table = [
        ("", "", "1-4 2-5 3-6"),
        ("4", "", "1-5 2-4 3-6"),
        ("4 5", "", "1-6 2-4 3-5"),
        ("4 5 6", "", "1-3 2-5 4-6"),
        ("4 5 6 3", "", "1-2 3-5 4-6"),
        ("4 5", "4", "1-6 2-5 3-4"),
        ("4 5", "4 5", "1-6 2-3 4-5"),
        ("4 5", "4 5 3", "1-3 2-6 4-5"),
        ("4 5", "4 5 3 6", "1-2 3-5 4-6"),
    ];
    for (met_by_1, met_by_2, expected) in table {
        let lines = [
            format!("1 | 1 | .. | -- | {met_by_1}"),
            format!("2 | 1 | .. | -- | {met_by_2}"),
            "3 | 1 | ..".to_owned(),
            "4 | 1 | ..".to_owned(),
            "5 | 1 | ..".to_owned(),
            "6 | 1 | ..".to_owned(),
        ];
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!(
            case(&lines).meetings(),
            pairs(expected),
            "{met_by_1}, {met_by_2}"
        );
        // Below the median the table is mirrored: 1 is the lowest numbered.
        let mirror = |number: u32| 7 - number;
        let mirrored: Vec<String> = (lines.iter())
            .map(|line| {
                let of_six = |word: &str| match word.parse::<u32>() {
                    Ok(number) => mirror(number).to_string(),
                    Err(_) => word.to_owned(),
                };
                let (number, rest) = line.split_once(" | 1 | ").unwrap();
                let rest: Vec<String> = rest.split(' ').map(of_six).collect();
                format!("{} | 0 | {}", of_six(number), rest.join(" "))
            })
            .collect();
        let mirrored: Vec<&str> = mirrored.iter().map(String::as_str).collect();
        let expected = pairs(expected).into_iter();
        let expected = expected.map(|(one, other)| (mirror(other), mirror(one)));
        assert_eq!(
            case(&mirrored).meetings(),
            expected.collect(),
            "{mirrored:?}"
        );
    }
}

/// V-LI-2: 4.4.2 and 4.4.1, with somebody next door for those who float.
#[test]
fn floaters_when_only_one_opponent_is_left_for_two() {
    let even = [
        "1 | 2 | .. | -- | 2 3 4 5",
        "2 | 2 | .. | -- | 1 3 4 5",
        "3 | 2 | ..",
        "4 | 2 | ..",
        "5 | 2 | ..",
        "6 | 2 | ..",
        "7 | 1 | ..",
        "8 | 1 | ..",
    ];
    assert_eq!(case(&even).meetings(), pairs("1-6 3-4 2-7 5-8"));
    let odd = [
        "1 | 2 | .. | -- | 2 3 4 5",
        "2 | 2 | .. | -- | 1 3 4 5 6 7",
        "3 | 2 | ..",
        "4 | 2 | ..",
        "5 | 2 | ..",
        "6 | 2 | ..",
        "7 | 2 | ..",
        "8 | 1 | ..",
    ];
    assert_eq!(case(&odd).meetings(), pairs("1-6 3-5 4-7 2-8"));
}

/// V-LI-3: round 1 with forty players.
#[test]
fn first_round() {
    for colour in [Colour::White, Colour::Black] {
        let draft = Draft {
            planned_rounds: 9,
            initial_colour: Some(colour),
            entrants: (1..=40).map(entrant).collect(),
            ..Draft::default()
        };
        let tournament = Tournament::new(draft).unwrap();
        let system = SwissSystem::Lim(Lim::default());
        let made = system.pair(&tournament, RoundNumber::FIRST).unwrap();
        let made = made.pairs.iter().map(|pair| (pair.white.0, pair.black.0));
        let expected =
            (1..=20).map(
                |number| match (number % 2 == 1) == (colour == Colour::White) {
                    true => (number, number + 20),
                    false => (number + 20, number),
                },
            );
        assert_eq!(made.collect::<BTreeSet<_>>(), expected.collect());
    }
}

/// V-LI-4: who floats to make the number even (3.2.2, 3.2.3, 3.9, 3.10).
#[test]
fn who_floats() {
    let down = [
        "1 | 1 | B",
        "2 | 1 | W",
        "3 | 1 | B",
        "4 | 1 | B",
        "5 | 1 | W",
        "6 | 0.5 | .",
    ];
    assert!(case(&down).meetings().contains(&(4, 6)));
    let maxi = Case {
        ratings: &[2500, 2400, 2300, 2200, 2050, 2000],
        readings: [Reading::Maxi].into_iter().collect(),
        ..case(&down)
    };
    assert!(maxi.meetings().contains(&(5, 6)));
    let up = [
        "1 | 0 | B",
        "2 | 0 | W",
        "3 | 0 | B",
        "4 | 0 | B",
        "5 | 0 | W",
        "6 | 0.5 | .",
    ];
    assert!(case(&up).meetings().contains(&(1, 6)));
    let kinds = [
        "1 | 4 | ....",
        "2 | 4 | ....",
        "3 | 4 | .... | -- | 4 5",
        "4 | 3 | ....",
        "5 | 3 | ....",
        "6 | 2 | ....",
    ];
    assert_eq!(case(&kinds).meetings(), pairs("1-3 2-4 5-6"));
    let floated = [
        "1 | 1 | W",
        "2 | 1 | W",
        "3 | 1 | W",
        "4 | 1 | W",
        "5 | 1 | W | v-",
        "6 | 0.5 | .",
    ];
    assert!(case(&floated).meetings().contains(&(4, 6)));
}

/// V-LI-5: a pair below the median is undone (2.6.1).
#[test]
fn a_blocked_median() {
    let lines = [
        "1 | 2 | WB | -- | 4",
        "2 | 2 | BW | -- | 4",
        "3 | 2 | WB | -- | 4",
        "4 | 1 | BW",
        "5 | 0 | WB",
        "6 | 0 | BW",
    ];
    let blocked = Case {
        planned_rounds: 5,
        ..case(&lines)
    };
    assert_eq!(blocked.meetings(), pairs("1-2 3-6 4-5"));
}

/// V-LI-6: the colours of 5.4.
#[test]
fn colours_of_equal_claims() {
    let table = [
        (["3 | 1 | WB", "7 | 1 | WB"], "3-7"),
        (["3 | 2 | WB", "7 | 2 | WB"], "3-7"),
        (["3 | 0 | WB", "7 | 0 | WB"], "7-3"),
        (["4 | 1.5 | BWB", "8 | 1.5 | WBB"], "8-4"),
    ];
    for (lines, expected) in table {
        assert_eq!(case(&lines).pair(), pairs(expected), "{lines:?}");
    }
}

/// In the last round colours keep nobody apart (6).
#[test]
fn last_round() {
    let lines = ["1 | 2 | WW", "2 | 2 | WW", "3 | 0 | BB", "4 | 0 | BB"];
    assert_eq!(case(&lines).meetings(), pairs("1-3 2-4"));
    let last = Case {
        planned_rounds: 3,
        ..case(&lines)
    };
    assert_eq!(last.meetings(), pairs("1-2 3-4"));
}

/// In round 1 the bye goes to the lowest rated (7.1).
#[test]
fn the_lowest_rated_has_the_bye() {
    let mut draft = Draft {
        planned_rounds: 5,
        initial_colour: Some(Colour::White),
        entrants: (1..=5).map(entrant).collect(),
        ..Draft::default()
    };
    for (entrant, rating) in draft
        .entrants
        .iter_mut()
        .zip([2000, 1500, 1800, 1500, 1900])
    {
        entrant.player.fide_rating = Some(rating);
    }
    let present: Vec<EntrantId> = (1..=5).map(EntrantId).collect();
    let made = both(draft, RoundNumber::FIRST, &present, Readings::USUAL);
    assert_eq!(made, pairs("1-3 5-2"));
}

/// The other readings: 5.4 by score, 3.8 residents first, 7.2 by place.
#[test]
fn other_readings() {
    let with = |lines: &[&str], reading: Option<Reading>| {
        Case {
            readings: reading.into_iter().collect(),
            ..case(lines)
        }
        .pair()
    };
    // 4 has more points, 1 the smaller number; both had W B.
    let lines = ["4 | 2 | WB", "1 | 1 | WB"];
    assert_eq!(with(&lines, None), pairs("1-4"));
    let by_score = Some(Reading::HigherRankedByScore);
    assert_eq!(with(&lines, by_score), pairs("4-1"));
    // 7 comes down and 1 comes up to 5 and 6.
    let lines = [
        "7 | 4 | ....",
        "5 | 2 | ....",
        "6 | 2 | ....",
        "1 | 0 | ....",
    ];
    let meetings = |pairs: BTreeSet<(u32, u32)>| -> BTreeSet<(u32, u32)> {
        let pairs = pairs.into_iter();
        pairs
            .map(|(one, other)| (one.min(other), one.max(other)))
            .collect()
    };
    assert_eq!(meetings(with(&lines, None)), pairs("1-7 5-6"));
    let residents = Some(Reading::ResidentsFirst);
    assert_eq!(meetings(with(&lines, residents)), pairs("1-6 5-7"));
}

/// 7.2: odd by number, or by the place in the list without the bye.
#[test]
fn odd_numbers() {
    for (reading, expected) in [(None, "4-2 3-5"), (Some(Reading::OddByPlace), "2-4 5-3")] {
        let mut draft = Draft {
            planned_rounds: 5,
            initial_colour: Some(Colour::White),
            entrants: (1..=5).map(entrant).collect(),
            ..Draft::default()
        };
        for (entrant, rating) in draft
            .entrants
            .iter_mut()
            .zip([1000, 2000, 2000, 2000, 2000])
        {
            entrant.player.fide_rating = Some(rating);
        }
        let present: Vec<EntrantId> = (1..=5).map(EntrantId).collect();
        let readings = reading.into_iter().collect();
        let made = both(draft, RoundNumber::FIRST, &present, readings);
        assert_eq!(made, pairs(expected), "{reading:?}");
    }
}
