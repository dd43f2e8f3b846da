//! Quads and a small Swiss from one list (US 30G).

mod common;

use adoube_conduct::quads::{CannotDivide, GroupNames, HowToDivide, LeftoverPlay, divide};
use adoube_conduct::rounds::{HowToPair, next_round};
use adoube_journal::{Command, Format, Section, SectionDivided, SectionSettings};
use adoube_pairing::schedule::quads::Numbers;
use common::Hall;

const HOW: HowToDivide = HowToDivide {
    numbers: Numbers::ByRating,
    rest: LeftoverPlay::Swiss,
    seed: 7,
};

fn hall(players: u32) -> Hall {
    let mut hall = Hall::new(SectionSettings {
        rules: Some("us-2025".to_owned()),
        ..SectionSettings::swiss("Entries", 5)
    });
    hall.enter(players);
    hall
}

fn divided(hall: &Hall, how: HowToDivide) -> Result<SectionDivided, CannotDivide> {
    let names = GroupNames {
        quad: &|number| format!("Quad {number}"),
        rest: "Small Swiss".to_owned(),
    };
    divide(hall.event(), hall.section(), &names, how).map(|division| division.divided)
}

fn section<'h>(hall: &'h Hall, id: &str) -> &'h Section {
    hall.event().section(&id.parse().unwrap()).unwrap()
}

/// The whole of a section, round by round, White first, by pairing numbers.
fn rounds(hall: &mut Hall, id: &str) -> Vec<Vec<(u32, u32)>> {
    let rounds = section(hall, id).settings.rounds;
    for _ in 0..rounds {
        let how = HowToPair::with_seed(1);
        let next = next_round(&hall.event().details, section(hall, id), &how).unwrap();
        hall.submit(next.commands, "seed").unwrap();
        let number = section(hall, id).draft.paired_rounds();
        let games = section(hall, id).draft.rounds[number.place()].games.iter();
        let enter = games.map(|game| {
            Command::EnterResult(adoube_journal::EnterResult {
                section: id.parse().unwrap(),
                round: number,
                board: game.board,
                result: adoube_tournament::GameResult::DRAW,
            })
        });
        let enter = enter.collect();
        hall.write(enter);
    }
    let section = section(hall, id);
    let number = |id| section.entrant(id).unwrap().pairing_number.unwrap().get();
    let games = section.draft.rounds.iter().map(|round| {
        let games = round.games.iter();
        games
            .map(|game| (number(game.white), number(game.black)))
            .collect()
    });
    games.collect()
}

#[test]
fn thirteen_players_are_two_quads_and_a_swiss_of_five() {
    let mut hall = hall(13);
    let divided = divided(&hall, HOW).unwrap();
    let groups: Vec<(&str, Format, u16, usize)> = (divided.groups.iter())
        .map(|group| {
            let settings = &group.settings;
            let players = group.entrants.len();
            (
                group.section.as_str(),
                settings.format,
                settings.rounds,
                players,
            )
        })
        .collect();
    assert_eq!(
        groups,
        [
            ("quad-1", Format::RoundRobin, 3, 4),
            ("quad-2", Format::RoundRobin, 3, 4),
            ("small-swiss", Format::Swiss, 3, 5)
        ]
    );
    let seq = hall.journal().head();
    hall.write(vec![divided.into()]);
    assert_eq!(hall.section().draft.entrants.len(), 0, "they left the list");
    let ids: Vec<u32> = (section(&hall, "quad-2").draft.entrants.iter())
        .map(|entrant| entrant.id.0)
        .collect();
    assert_eq!(ids, [5, 6, 7, 8], "the next four by rating");
    let undo = Command::Undo(adoube_journal::Undone {
        seq: adoube_journal::Seq(seq.0 + 1),
    });
    hall.submit(vec![undo], "too early").unwrap();
    assert_eq!(hall.section().draft.entrants.len(), 13, "one record");
    assert_eq!(hall.event().sections.len(), 1);
}

/// 30G: 1–4 and 2–3, then 3–1 and 4–2, then 1–2 and 3–4 with colours by toss.
#[test]
fn a_quad_is_played_by_its_table() {
    let mut tosses = Vec::new();
    for seed in 0..8 {
        let mut hall = hall(4);
        let made = divided(&hall, HowToDivide { seed, ..HOW }).unwrap();
        hall.write(vec![made.into()]);
        let rounds = rounds(&mut hall, "quad-1");
        assert_eq!(rounds[0], [(1, 4), (2, 3)]);
        assert_eq!(rounds[1], [(3, 1), (4, 2)]);
        let unordered: Vec<(u32, u32)> = (rounds[2].iter())
            .map(|(white, black)| (*white.min(black), *white.max(black)))
            .collect();
        assert_eq!(unordered, [(1, 2), (3, 4)]);
        tosses.push(rounds[2].clone());
    }
    tosses.sort();
    tosses.dedup();
    assert_eq!(tosses.len(), 4, "each game has a toss of its own");
}

#[test]
fn those_who_are_left_play_three_rounds_and_nobody_meets_twice() {
    for players in [5, 6, 7] {
        let mut hall = hall(players);
        let made = divided(&hall, HOW).unwrap();
        assert_eq!(made.groups.len(), 1, "{players}");
        hall.write(vec![made.into()]);
        let rounds = rounds(&mut hall, "small-swiss");
        let mut met: Vec<(u32, u32)> = (rounds.iter().flatten())
            .map(|(white, black)| (*white.min(black), *white.max(black)))
            .collect();
        assert_eq!(met.len(), 3 * (players as usize / 2));
        met.sort_unstable();
        met.dedup();
        assert_eq!(
            met.len(),
            3 * (players as usize / 2),
            "{players}: {rounds:?}"
        );
    }
}

#[test]
fn five_may_agree_on_a_round_robin_and_late_entries_make_the_next_quads() {
    let five = HowToDivide {
        rest: LeftoverPlay::RoundRobin,
        ..HOW
    };
    let hall_of_six = hall(6);
    let refused = divided(&hall_of_six, five).unwrap_err();
    assert_eq!(refused, CannotDivide::NotFive { left: 6 });
    assert!(!hall_of_six.told(&refused).is_empty());
    assert!(divided(&hall(3), HOW).is_err(), "three are too few");
    let mut hall = hall(9);
    let made = divided(&hall, five).unwrap();
    hall.write(vec![made.into()]);
    assert_eq!(rounds(&mut hall, "small-swiss").len(), 5);
    hall.enter(4);
    let made = divided(&hall, HOW).unwrap();
    assert_eq!(made.groups[0].section.as_str(), "quad-2");
}
