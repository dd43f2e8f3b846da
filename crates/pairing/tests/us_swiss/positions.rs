//! `vectors/us-positions.toml`, `vectors/us-groups.toml` and `vectors/us-book.toml`: positions with the pairing the rules give.

use adoube_pairing::us::{Facts, Settings};
use adoube_tournament::{EntrantId, RoundNumber, Tournament};
use serde::Deserialize;

use super::position::{Line, Position};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    position: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    /// `given` by the book, `derived` from its rules, or `recon`structed from damaged data.
    source: String,
    round: u16,
    #[serde(default)]
    rounds: u16,
    players: Vec<String>,
    #[serde(default)]
    met: String,
    #[serde(default)]
    settings: Settings,
    #[serde(default)]
    facts: Facts,
    pairs: String,
    #[serde(default)]
    note: String,
}

/// A pairing that settings and facts can be tried on.
pub(crate) struct Trial {
    pub settings: Settings,
    pub facts: Facts,
    pub tournament: Tournament,
    pub round: RoundNumber,
    pub present: Vec<EntrantId>,
}

/// All positions.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |case: Case| {
        let position = case.position();
        Trial {
            tournament: Tournament::new(position.draft()).unwrap(),
            round: RoundNumber(case.round),
            present: position.ids(),
            settings: case.settings,
            facts: case.facts,
        }
    };
    cases().into_iter().map(trial).collect()
}

fn cases() -> Vec<Case> {
    let texts = [
        include_str!("../vectors/us-positions.toml"),
        include_str!("../vectors/us-groups.toml"),
        include_str!("../vectors/us-book.toml"),
    ];
    let read = |text| toml::from_str::<File>(text).unwrap().position;
    texts.into_iter().flat_map(read).collect()
}

impl Case {
    fn position(&self) -> Position {
        let mut position = Position {
            round: self.round,
            rounds: if self.rounds == 0 {
                self.round + 1
            } else {
                self.rounds
            },
            lines: self.players.iter().map(|line| Line::read(line)).collect(),
            met: Vec::new(),
            toss: None,
        };
        let pair = |text: &str| {
            let (one, other) = text.split_once('-').unwrap();
            (position.place(one), position.place(other))
        };
        position.met = self.met.split_whitespace().map(pair).collect();
        position
    }
}

#[test]
fn every_position_is_paired_as_the_rules_pair_it() {
    let mut wrong = Vec::new();
    for case in cases() {
        assert!(["given", "derived", "recon"].contains(&case.source.as_str()));
        assert!(!case.article.is_empty());
        let position = case.position();
        let pairing = position.pair(&case.settings, &case.facts);
        let found = position.text(&pairing);
        if found != case.pairs {
            wrong.push(format!(
                "{} {}\n  found    {found}\n  expected {}",
                case.name, case.note, case.pairs
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
