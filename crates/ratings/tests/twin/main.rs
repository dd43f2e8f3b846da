//! Ratings and norms of whole random events against the regulations written out a second time:
//! `rules.rs` shares no line with the crate.

mod events;
mod rules;

use adoube_ratings::facts::{Arbiter, ArbiterTitle, Level, Role, System};
use adoube_ratings::norm::{Foreigners, NormEvent, NormOutcome, NormTitle};
use adoube_ratings::{EventFacts, RatingRules, TitleRules, rate};
use adoube_tournament::RoundNumber;
use jiff::civil::{Date, date};

use events::{Dice, Event, Habits, Kind, id};
use rules::{Occasion, Year};

fn kinds() -> [Kind; 4] {
    [
        Kind::Swiss,
        Kind::RoundRobin,
        Kind::RoundRobin,
        Kind::DoubleRoundRobin,
    ]
}

/// What is known of an event that nothing stands against.
fn facts(event: &Event, start: Date) -> EventFacts {
    let mut facts = EventFacts::starting(start);
    facts.host = "POL".parse().ok();
    facts.registered_on = start.checked_sub(jiff::Span::new().days(60)).ok();
    facts.system = match event.kind {
        Kind::Swiss => System::Swiss,
        Kind::RoundRobin => System::RoundRobin,
        Kind::DoubleRoundRobin => System::DoubleRoundRobin,
    };
    let control = adoube_clock::TimeControl::read("90+30", adoube_clock::Dialect::Fide);
    facts.play_at(control.unwrap().0);
    facts.round_dates = start.series(jiff::Span::new().days(1)).take(25).collect();
    facts.arbiters = vec![Arbiter {
        name: "Anna Arbiter".to_owned(),
        fide_id: None,
        title: Some(ArbiterTitle::International),
        licensed: Some(true),
        role: Role::Chief,
        plays_as: None,
    }];
    facts
}

/// How many events are looked at: more in a long run.
fn events(usual: u64) -> u64 {
    let asked = std::env::var("ADOUBE_TWIN_EVENTS");
    asked
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

#[test]
fn rating_changes_first_ratings_and_performances() {
    for seed in 0..events(400) {
        let mut dice = Dice::new(seed);
        let kind = kinds()[dice.below(4) as usize];
        let habits = Habits {
            forfeits: [0, 0, 4][dice.below(3) as usize],
            unrated: [0, 10, 30][dice.below(3) as usize],
            unfinished: true,
            strong: dice.chance(30),
        };
        let event = Event::random(&mut dice, kind, &habits);
        let tournament = event.snapshot();
        for (rules, year) in [
            (RatingRules::Fide2014, 2014),
            (RatingRules::Fide2017, 2017),
            (RatingRules::Fide2022, 2022),
            (RatingRules::Fide2024, 2024),
            (RatingRules::Fide2025, 2025),
        ] {
            // Born in a year only, somebody of 18 is perhaps a junior until 2021: not asked here.
            let start = date(year, 12, 31);
            let mut facts = facts(&event, start);
            // Any game is slow enough.
            let slow = adoube_clock::TimeControl::read("120+30", adoube_clock::Dialect::Fide);
            facts.play_at(slow.unwrap().0);
            let found = rate(&tournament, &facts, rules, tournament.paired_rounds());
            let wanted = rules::rate(&event, Year(year.into()), year.into());
            for (who, (player, wanted)) in found.players.iter().zip(&wanted).enumerate() {
                let told = format!("event {seed} {kind:?}, {rules}, player {}", who + 1);
                if event.people[who].born == i64::from(year) - 18 && year < 2022 {
                    continue;
                }
                let change = player.change.map(|change| {
                    let k = i64::from(change.coefficient.value);
                    (i64::from(change.gain), k, i64::from(change.rating))
                });
                assert_eq!(player.games.len(), wanted.games, "{told}");
                assert_eq!(change, wanted.change, "{told}");
                let first = player.first.as_ref().and_then(|first| first.rating);
                assert_eq!(first.map(i64::from), wanted.first, "{told}");
                let performance = player.performance.map(i64::from);
                assert_eq!(performance, wanted.performance, "{told}");
            }
        }
    }
}

#[test]
fn norms() {
    let (mut made, mut refused) = (0, 0);
    for seed in 0..events(150) {
        let mut dice = Dice::new(seed + 1_000_000);
        let kind = kinds()[dice.below(4) as usize];
        let unfinished = dice.chance(50);
        let habits = Habits {
            forfeits: [0, 3, 8][dice.below(3) as usize],
            // Whether an unrated player will score is open until the end.
            unrated: if unfinished {
                0
            } else {
                [0, 10][dice.below(2) as usize]
            },
            unfinished,
            strong: true,
        };
        let event = Event::random(&mut dice, kind, &habits);
        let tournament = event.snapshot();
        for (rules, year) in [
            (TitleRules::Fide2017, 2017),
            (TitleRules::Fide2022, 2022),
            (TitleRules::Fide2024, 2024),
        ] {
            let facts = facts(&event, date(year, 9, 1));
            let after = RoundNumber(event.rounds.len() as u16);
            let judged = NormEvent::new(&tournament, &facts, rules, after);
            assert_eq!(judged.faults().count(), 0);
            for who in 0..event.people.len() {
                for (place, title) in NormTitle::ALL.into_iter().enumerate() {
                    if title >= NormTitle::Wgm && !event.people[who].woman {
                        continue;
                    }
                    let verdict = judged.verdict(id(who), title).unwrap();
                    let norm = verdict.outcome == NormOutcome::Norm;
                    let found = norm.then_some(i64::from(verdict.counted_games));
                    let at = Occasion {
                        host: "POL",
                        team_championship: false,
                    };
                    let wanted = rules::norm(&event, who, place, Year(year.into()), at);
                    assert_eq!(
                        found,
                        wanted,
                        "event {seed} {kind:?}, {rules}, player {}, {title}: {verdict:#?}",
                        who + 1
                    );
                    made += u32::from(norm);
                    refused += u32::from(!norm);
                }
            }
        }
    }
    // A test that never sees a norm tests nothing.
    assert!(made > 100 && refused > 100, "{made} norms, {refused} not");
}

/// Swisses with about twenty foreigners, and team championships of seven to nine rounds: what waives the
/// rule on federations.
#[test]
fn norms_without_the_rule_on_federations() {
    let (mut made, mut refused) = (0, 0);
    for seed in 0..events(60) {
        let mut dice = Dice::new(seed + 2_000_000);
        let team = dice.chance(40);
        let habits = Habits {
            forfeits: [0, 1, 3][dice.below(3) as usize],
            unrated: 0,
            unfinished: false,
            strong: true,
        };
        let size = if team {
            12
        } else {
            42 + dice.below(8) as usize
        };
        let rounds = if team { 7 + dice.below(3) as usize } else { 9 };
        let event = Event::swiss(&mut dice, size, rounds, &habits);
        let tournament = event.snapshot();
        let at = Occasion {
            host: "GER",
            team_championship: team,
        };
        for (rules, year) in [(TitleRules::Fide2017, 2017), (TitleRules::Fide2024, 2024)] {
            let mut facts = facts(&event, date(year, 9, 1));
            facts.host = "GER".parse().ok();
            if team {
                facts.system = System::TeamSwiss;
                facts.level = Level::TeamChampionship;
            }
            let after = RoundNumber(event.rounds.len() as u16);
            let judged = NormEvent::new(&tournament, &facts, rules, after);
            for who in 0..event.people.len() {
                for (place, title) in [NormTitle::Gm, NormTitle::Im].into_iter().enumerate() {
                    let verdict = judged.verdict(id(who), title).unwrap();
                    let norm = verdict.outcome == NormOutcome::Norm;
                    let found = norm.then_some(i64::from(verdict.counted_games));
                    let wanted = rules::norm(&event, who, place, Year(year.into()), at);
                    let told = format!("event {seed}, {rules}, player {}, {title}", who + 1);
                    assert_eq!(found, wanted, "{told}: {verdict:#?}");
                    made += u32::from(norm && verdict.foreigners != Foreigners::Met);
                    refused += u32::from(!norm);
                }
            }
        }
    }
    assert!(made > 10 && refused > 100, "{made} norms, {refused} not");
}
