//! `vectors/us-colours.toml`: what colours say about the next one.

use adoube_pairing::us::{self, Facts, Settings};
use adoube_tournament::{Colour, EntrantId, RoundNumber, Tournament};
use serde::Deserialize;

use super::position::{Line, Position};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    due: Vec<Due>,
    priority: Vec<Priority>,
    count: Vec<Count>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Due {
    article: String,
    colours: String,
    due: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Priority {
    article: String,
    #[allow(dead_code, reason = "for readers of the file")]
    source: String,
    #[serde(default)]
    note: String,
    first: String,
    second: String,
    first_gets: String,
    #[serde(default)]
    score: Option<String>,
    #[serde(default)]
    settings: Settings,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    article: String,
    #[allow(dead_code, reason = "for readers of the file")]
    source: String,
    #[allow(dead_code, reason = "for readers of the file")]
    #[serde(default)]
    note: String,
    players: Vec<String>,
    white: usize,
    black: usize,
    neither: usize,
}

fn file() -> File {
    toml::from_str(include_str!("../vectors/us-colours.toml")).unwrap()
}

fn position(players: &[&str], score: &str) -> Position {
    let line = |(rating, colours): (u16, &&str)| Line::read(&format!("{rating} {score} {colours}"));
    let ratings = (0..).map(|place| 2400 - 10 * place);
    Position {
        round: players[0].len() as u16 + 1,
        rounds: 9,
        lines: ratings.zip(players).map(line).collect(),
        met: Vec::new(),
        toss: None,
    }
}

fn explained(position: &Position, settings: &Settings) -> us::RoundExplanation {
    let tournament = Tournament::new(position.draft()).unwrap();
    let round = RoundNumber(position.round);
    us::explain(
        &tournament,
        round,
        &position.ids(),
        settings,
        &Facts::default(),
    )
    .unwrap()
}

fn letter(colour: Option<Colour>) -> String {
    colour
        .map_or('-', |colour| colour.letter().to_ascii_uppercase())
        .to_string()
}

#[test]
fn due_colours() {
    for case in file().due {
        let position = position(&[&case.colours, &case.colours], "1");
        let notes = explained(&position, &Settings::default()).players;
        assert_eq!(
            letter(notes[0].due),
            case.due,
            "{} {}",
            case.article,
            case.colours
        );
        let signs = notes[0].colours.iter().map(|had| match had {
            Some(Colour::White) => 'W',
            Some(Colour::Black) => 'B',
            None => 'x',
        });
        assert_eq!(signs.collect::<String>(), case.colours);
    }
}

#[test]
fn priority_of_colours() {
    for case in file().priority {
        // The first is the higher rated, then the lower; only rule 5 looks at that.
        let is_rule_five = case.first == case.second;
        for first_is_higher in [true, false] {
            if is_rule_five && !first_is_higher {
                continue;
            }
            let mut players = [case.first.as_str(), case.second.as_str()];
            if !first_is_higher {
                players.reverse();
            }
            let position = position(&players, case.score.as_deref().unwrap_or("2"));
            let explained = explained(&position, &case.settings);
            let pair = explained.pairing.pairs[0];
            let first = EntrantId(if first_is_higher { 1 } else { 2 });
            let gets = if pair.white == first { "W" } else { "B" };
            // 29E4d leaves it to the rank.
            let by_rank = case.article == "29E4d" && !first_is_higher;
            assert_eq!(
                gets == case.first_gets,
                !by_rank,
                "{} {}",
                case.article,
                case.note
            );
            let rule = explained.pairing.colours[0].article();
            if !case.article.starts_with("29E4d") && case.score.is_none() {
                assert_eq!(rule, case.article);
            }
        }
    }
}

#[test]
fn counts_of_the_look_ahead_method() {
    for case in file().count {
        let players: Vec<&str> = case.players.iter().map(String::as_str).collect();
        let explained = explained(&position(&players, "1"), &Settings::default());
        let due = explained.pairing.groups[0].due;
        let expected = (case.white, case.black, case.neither);
        assert_eq!(
            (due.white, due.black, due.neither),
            expected,
            "{}",
            case.article
        );
    }
}

/// 29E4b: in a score group the higher rated, then the lower rated, and so on.
#[test]
fn priority_in_turn() {
    let settings = Settings {
        rule_five: us::RuleFive::Alternating,
        ..Settings::default()
    };
    let pairing = explained(&position(&["WB"; 6], "1"), &settings).pairing;
    let white: Vec<u32> = pairing.pairs.iter().map(|pair| pair.white.0).collect();
    assert_eq!(white, [1, 5, 3]);
}

/// 29E4c: lots decide in the last round, where rule 5 would, and only there.
#[test]
fn lots_in_the_last_round() {
    let settings = |seed| Settings {
        last_round_lots: Some(seed),
        ..Settings::default()
    };
    let mut position = position(&["WBWB"; 8], "2");
    let by_rank = explained(&position, &settings(1)).pairing;
    assert!(
        by_rank
            .colours
            .iter()
            .all(|rule| rule.article() == "29E4 rule 5")
    );
    position.rounds = 5;
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let pairing = explained(&position, &settings(seed)).pairing;
        assert!(pairing.colours.iter().all(|rule| rule.article() == "29E4c"));
        seen.insert(pairing.pairs[0].white);
    }
    assert_eq!(seen.len(), 2);
}
