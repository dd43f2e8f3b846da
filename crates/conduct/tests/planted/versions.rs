//! Faults planted in files of every version, of generators and of round robins, and in files of other programs.

use std::path::Path;

use adoube_conduct::checker::{FileFault, PairedBy, Wrong, check, rules_of};
use adoube_formats::trf::{PlayerRecord, Record};
use adoube_formats::{Trf, TrfVersion, read_trf};
use adoube_pairing::dutch::Edition;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Facts;
use adoube_tournament::{EntrantId, Points, RoundNumber};

use super::{made, of_table};
use crate::{checked, reversed, round_robin};

/// The players' records, to be changed.
fn with_players(trf: &Trf, change: impl FnOnce(&mut [&mut PlayerRecord])) -> Trf {
    let mut records = trf.records().to_vec();
    let players = records.iter_mut().filter_map(|record| match record {
        Record::Player(player) => Some(player),
        _ => None,
    });
    change(&mut players.collect::<Vec<_>>());
    Trf::from_records(records).unwrap()
}

/// The faults of points and places, by their players. Nobody is paired for them.
fn named(trf: &Trf) -> (Vec<EntrantId>, Vec<EntrantId>) {
    let (mut points, mut places) = (Vec::new(), Vec::new());
    let found = trf.to_draft().unwrap();
    let checked = check(trf, &found, PairedBy::Otherwise, &Facts::default()).unwrap();
    for fault in checked.faults {
        match fault.what {
            Wrong::Table(FileFault::Points { player, .. }) => points.push(player),
            Wrong::Table(FileFault::Place { player, .. }) => places.push(player),
            _ => {}
        }
    }
    (points, places)
}

/// Half a point more for somebody, and the places of two who are not level, are found in a file that was right.
#[track_caller]
fn points_and_places_are_named(trf: &Trf, about: &str) {
    let mut changed = None;
    let richer = with_players(trf, |players| {
        let player = &mut players[0];
        changed = Some(EntrantId(player.person.number));
        player.points = player.points.map(|points| points + Points::HALF);
    });
    let (points, places) = named(&richer);
    assert_eq!(
        (points, places),
        (Vec::from_iter(changed), vec![]),
        "{about}"
    );
    let mut moved = Vec::new();
    let exchanged = with_players(trf, |players| {
        let points = players[0].points;
        let other = (1..players.len()).find(|place| players[*place].points != points);
        let other = other.expect("somebody with other points");
        moved = [0, other]
            .map(|place| EntrantId(players[place].person.number))
            .to_vec();
        let rank = players[0].rank;
        players[0].rank = players[other].rank;
        players[other].rank = rank;
    });
    let (points, mut places) = named(&exchanged);
    places.sort();
    moved.sort();
    assert_eq!((points, places), (vec![], moved), "{about}");
}

#[test]
fn points_and_places_are_named_in_every_version() {
    for seed in 1..=8 {
        let made = made(&SwissSystem::from(Edition::Dutch2026), seed);
        for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
            let trf = made.trf.convert_to(version).unwrap().trf;
            points_and_places_are_named(&trf, &format!("{made}, {version:?}"));
        }
    }
    // The version of 2006 does not say what a bye is worth, nor whose it was.
    for players in [6, 8, 10] {
        let table = of_table(&round_robin(players));
        let trf = table.convert_to(TrfVersion::Trf06).unwrap().trf;
        points_and_places_are_named(&trf, &format!("{players} players, 2006"));
    }
}

#[test]
fn points_places_and_colours_of_a_round_robin_are_named() {
    for players in [5, 6, 8, 9] {
        let draft = round_robin(players);
        points_and_places_are_named(&of_table(&draft), &format!("{players} players"));
        for place in 0..draft.rounds.len() {
            let mut wrong = draft.clone();
            reversed(&mut wrong.rounds[place].games[0]);
            let found = checked(&of_table(&wrong)).differences;
            let rounds: Vec<RoundNumber> = found.iter().map(|one| one.round).collect();
            assert_eq!(rounds, [RoundNumber::at_place(place)], "{players} players");
        }
    }
}

/// Those files of other programs, where somebody has them, whose points are right.
#[test]
fn points_are_named_in_files_from_the_wild() {
    let Some(folder) = std::env::var_os("ADOUBE_ORACLE") else {
        println!("skipped: ADOUBE_ORACLE names no folder");
        return;
    };
    let Ok(files) = std::fs::read_dir(Path::new(&folder).join("wild/trf")) else {
        println!("skipped: it has no wild/trf");
        return;
    };
    let mut held = 0;
    for file in files {
        let path = file.unwrap().path();
        let Ok(trf) = read_trf(&std::fs::read(&path).unwrap()) else {
            continue;
        };
        let is_known = |found| rules_of(&found, None).is_some();
        if !trf.to_draft().is_ok_and(is_known) || !named(&trf).0.is_empty() {
            continue;
        }
        let mut changed = None;
        let richer = with_players(&trf, |players| {
            let mut with_points = players.iter_mut().filter(|one| one.points.is_some());
            if let Some(player) = with_points.next() {
                changed = Some(EntrantId(player.person.number));
                player.points = player.points.map(|points| points + Points::HALF);
            }
        });
        held += 1;
        assert_eq!(
            named(&richer).0,
            Vec::from_iter(changed),
            "{}",
            path.display()
        );
    }
    println!("{held} files");
    assert!(held > 30, "{held}");
}
