//! Every setting and every fact changes some pairing of the vectors, or what another test looks at.

use std::collections::BTreeSet;

use adoube_pairing::us::{self, Facts, PlayerFacts, RoundPairing, Settings};
use adoube_tournament::EntrantId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::events;
use super::positions::{self, Trial};

/// Settings that say nothing about who meets whom now, with the test that looks at them.
const ELSEWHERE: [(&str, &str); 7] = [
    ("last_round_lots", "history::lots_in_the_last_round"),
    ("expulsion", "desk::expelled_players"),
    ("latest_entry_counts", "desk::reentries"),
    (
        "double_games",
        "conduct: teams::a_us_section_plays_two_games_a_round",
    ),
    ("estimates_for_teams", "conduct: us_teams"),
    ("is_house_player", "desk::the_house_player"),
    ("reentry_of", "desk::reentries"),
];

fn trials() -> Vec<Trial> {
    let mut trials = positions::trials();
    trials.extend(events::trials());
    trials
}

fn table(value: &impl Serialize) -> Table {
    match Value::try_from(value).unwrap() {
        Value::Table(table) => table,
        other => panic!("{other:?}"),
    }
}

fn read<T: DeserializeOwned>(table: Table) -> T {
    Value::Table(table).try_into().unwrap()
}

fn paired(trial: &Trial, settings: &Settings, facts: &Facts) -> Option<RoundPairing> {
    us::pair_among(
        &trial.tournament,
        trial.round,
        &trial.present,
        settings,
        facts,
    )
    .ok()
}

fn must_all_have_been_seen(keys: impl Iterator<Item = String>, seen: &BTreeSet<String>) {
    let is_elsewhere = |key: &String| ELSEWHERE.iter().any(|(name, _)| name == key);
    let unseen: Vec<String> = keys
        .filter(|key| !seen.contains(key) && !is_elsewhere(key))
        .collect();
    assert!(
        unseen.is_empty(),
        "no vector shows the effect of {unseen:?}"
    );
}

#[test]
fn every_setting_has_an_effect() {
    let mut seen = BTreeSet::new();
    for trial in trials() {
        let with = paired(&trial, &trial.settings, &trial.facts);
        let usual = table(&Settings::default());
        let own = table(&trial.settings);
        for (key, value) in own
            .iter()
            .filter(|(key, value)| usual.get(*key) != Some(value))
        {
            let mut without = own.clone();
            match usual.get(key) {
                Some(usual) => without.insert(key.clone(), usual.clone()),
                None => without.remove(key),
            };
            let without = paired(&trial, &read(without), &trial.facts);
            if without != with {
                seen.insert(key.clone());
                // Each kind of acceleration is a setting of its own.
                seen.extend(value.as_str().map(|value| format!("{key} {value}")));
            }
        }
    }
    let everything = Settings {
        unrated_as: Some(1),
        last_round_lots: Some(1),
        ..Settings::default()
    };
    let accelerations = ["added_score", "adjusted_rating", "sixths"];
    let kinds = accelerations.map(|kind| format!("acceleration {kind}"));
    let keys = table(&everything).keys().cloned().collect::<Vec<_>>();
    must_all_have_been_seen(keys.into_iter().chain(kinds), &seen);
}

#[test]
fn every_fact_has_an_effect() {
    let mut seen = BTreeSet::new();
    for trial in trials() {
        let with = paired(&trial, &trial.settings, &trial.facts);
        for (at, player) in trial.facts.players.iter().enumerate() {
            for key in table(player).keys().filter(|key| *key != "entrant") {
                let mut without = table(player);
                without.remove(key);
                let mut facts = trial.facts.clone();
                facts.players[at] = read(without);
                if paired(&trial, &trial.settings, &facts) != with {
                    seen.insert(key.clone());
                }
            }
        }
        for at in 0..trial.facts.requests.len() {
            let mut facts = trial.facts.clone();
            facts.requests[at].until = None;
            if paired(&trial, &trial.settings, &facts) != with {
                seen.insert("until".to_owned());
            }
            facts.requests.remove(at);
            if paired(&trial, &trial.settings, &facts) != with {
                seen.insert("requests".to_owned());
            }
        }
    }
    let everything = PlayerFacts {
        team: Some("Elm".to_owned()),
        reentry_of: Some(EntrantId(2)),
        ..PlayerFacts::of(EntrantId(1))
    };
    let keys = table(&everything).keys().cloned().collect::<Vec<_>>();
    let keys = keys.into_iter().filter(|key| key != "entrant");
    let requests = ["requests", "until"].map(str::to_owned);
    must_all_have_been_seen(keys.chain(requests), &seen);
}

/// The example shows every setting, and they are the main rules.
#[test]
fn the_example_has_every_setting() {
    let text = |name: &str| {
        let path = format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap()
    };
    let settings = text("us-settings.toml");
    assert_eq!(
        toml::from_str::<Settings>(&settings).unwrap(),
        Settings::default()
    );
    let every = table(&Settings {
        unrated_as: Some(1000),
        last_round_lots: Some(7),
        ..Settings::default()
    });
    for key in every.keys() {
        assert!(settings.contains(&format!("{key} = ")), "{key}");
    }
    let told = text("us-facts.toml");
    let facts: Facts = toml::from_str(&told).unwrap();
    assert_eq!(facts.check(), Ok(()));
    let mut player = PlayerFacts::of(EntrantId(1));
    player.team = Some("A".to_owned());
    player.reentry_of = Some(EntrantId(2));
    for key in table(&player).keys() {
        assert!(told.contains(&format!("{key} = ")), "{key}");
    }
}
