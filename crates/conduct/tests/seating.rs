//! The plan of the tables: where pairs sit, and that nothing else depends on it.

mod common;

use std::collections::BTreeSet;

use adoube_conduct::rounds::{
    HowToPair, SeatingRemark, Severity, TableRequest, check_change, report, seat, standing,
};
use adoube_journal::{
    Access, AddTeam, AssignNumbers, BoardFixed, Command, Format, Need, Needs, NeedsSet, Room,
    SectionSettings, TablesPlanned,
};
use adoube_pairing::facts::Series;
use adoube_tournament::{Colour, EntrantId, GameResult, RoundNumber, TeamDetails};
use common::{Hall, id};
use proptest::prelude::*;

fn room(name: &str, first: u32, last: u32, accessible: &[u32]) -> Room {
    Room {
        name: name.to_owned(),
        first,
        last,
        accessible: accessible.iter().copied().collect(),
    }
}

fn plan(rooms: Vec<Room>) -> Command {
    Command::PlanTables(TablesPlanned {
        section: id(),
        rooms,
    })
}

fn fix(entrant: u32, table: u32) -> Command {
    Command::FixBoard(BoardFixed {
        section: id(),
        entrant: EntrantId(entrant),
        table: Some(table),
    })
}

fn needs(entrant: u32, kind: Need) -> Command {
    Command::SetNeeds(NeedsSet {
        section: id(),
        entrant: EntrantId(entrant),
        needs: Needs {
            kinds: [kind].into(),
            words: None,
        },
    })
}

fn settings(format: Format, rounds: u16) -> SectionSettings {
    SectionSettings {
        format,
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", rounds)
    }
}

fn tables(hall: &Hall, round: u16) -> Vec<u32> {
    let boards = hall.tables(round).into_iter();
    boards.map(|board| board.table).collect()
}

#[test]
fn rooms_are_filled_in_their_order_and_needs_come_first() {
    let mut hall = Hall::new(settings(Format::Swiss, 3));
    hall.enter(12);
    hall.write(vec![
        plan(vec![
            room("Hall B", 41, 43, &[42]),
            room("Hall A", 1, 2, &[1]),
        ]),
        needs(5, Need::Sight),
        needs(6, Need::Wheelchair),
        needs(7, Need::Hearing),
    ]);
    let next = hall.pair(&HowToPair::with_seed(1));
    // By the rules 1–7, 8–2, 3–9, 10–4, 5–11, 12–6. Number 6 cannot take steps and chooses first, number 5 has
    // what is left; who is hard of hearing sits as the pairing has it.
    let seated: Vec<(u32, (u32, u32))> = tables(&hall, 1).into_iter().zip(hall.games(1)).collect();
    assert_eq!(
        seated,
        [
            (1, (5, 11)),
            (2, (3, 9)),
            (41, (1, 7)),
            (42, (12, 6)),
            (43, (8, 2)),
            (44, (10, 4)),
        ]
    );
    let outside = SeatingRemark::OutsidePlan {
        tables: Series(vec![44]),
    };
    assert_eq!(next.seating, [outside]);
    // The order of the other boards is that of the rules.
    let stands = standing(hall.section(), RoundNumber(1)).unwrap();
    let found = check_change(
        &hall.event().details,
        hall.section(),
        RoundNumber(1),
        &stands,
    );
    assert!(
        found.iter().all(|one| one.severity != Severity::Breach),
        "{found:?}"
    );
}

#[test]
fn two_with_a_table_of_their_own_who_meet_are_told() {
    let mut hall = Hall::new(settings(Format::Swiss, 3));
    hall.enter(4);
    hall.write(vec![fix(1, 4), fix(3, 9), needs(2, Need::Wheelchair)]);
    let next = hall.pair(&HowToPair::with_seed(1));
    let displaced = SeatingRemark::Displaced {
        player: EntrantId(3),
        table: 9,
        at: 4,
    };
    // Without a plan nobody knows which tables are accessible.
    assert_eq!(next.seating, std::slice::from_ref(&displaced));
    assert_eq!(
        hall.told(&displaced),
        "Two with a table of their own meet: Player 03 (3) sits at table 4, not at 9"
    );
    assert_eq!(tables(&hall, 1), [1, 4]);
}

#[test]
fn who_finds_no_accessible_table_is_told() {
    let mut hall = Hall::new(settings(Format::Swiss, 3));
    hall.enter(8);
    hall.write(vec![
        plan(vec![room("Hall", 1, 8, &[3])]),
        needs(1, Need::ClockAssistant),
        needs(2, Need::Wheelchair),
    ]);
    let next = hall.pair(&HowToPair::with_seed(1));
    let without = SeatingRemark::NotAccessible {
        player: EntrantId(1),
        at: 1,
    };
    assert_eq!(next.seating, [without]);
    assert_eq!(hall.games(1)[2], (6, 2));
}

#[test]
fn matches_of_teams_and_brackets_have_tables_too() {
    let mut hall = Hall::new(settings(Format::TeamRoundRobin, 3));
    hall.enter(8);
    let team = |number: u32| {
        Command::AddTeam(AddTeam {
            section: id(),
            details: TeamDetails {
                name: format!("Team {number}"),
                captain: None,
                members: (2 * number - 1..=2 * number).map(EntrantId).collect(),
            },
        })
    };
    let numbers = Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    });
    hall.write((1..=4).map(team).chain([numbers.clone()]).collect());
    hall.write(vec![
        plan(vec![room("Hall", 11, 14, &[11])]),
        needs(4, Need::Wheelchair),
    ]);
    hall.pair(&HowToPair::with_seed(1));
    let matches = &hall.section().draft.rounds[0].matches;
    let seated: Vec<(u32, u32, u32)> = matches
        .iter()
        .map(|one| (one.table, one.first.0, one.second.0))
        .collect();
    assert_eq!(seated, [(11, 2, 3), (12, 1, 4)]);

    let mut cup = Hall::new(settings(Format::Knockout, 2));
    cup.enter(4);
    cup.write(vec![
        numbers,
        plan(vec![room("Hall", 11, 14, &[])]),
        fix(2, 14),
    ]);
    cup.pair(&HowToPair::with_seed(1));
    assert_eq!(tables(&cup, 1), [11, 14]);
    cup.results(|_, _| GameResult::WHITE_WINS);
    cup.pair(&HowToPair::with_seed(1));
    assert_eq!(cup.games(2).len(), 1);
}

/// What a pair asks for, and the rooms there are.
fn cases() -> impl Strategy<Value = (Vec<TableRequest>, Vec<Room>)> {
    let access = prop::sample::select(vec![
        None,
        None,
        None,
        Some(Access::Space),
        Some(Access::StepFree),
    ]);
    let wish =
        (prop::collection::vec(0_u32..30, 0..3), access).prop_map(|(fixed, access)| TableRequest {
            // Most always sit nowhere.
            fixed: fixed.into_iter().filter(|table| table % 3 == 0).collect(),
            access,
        });
    let stretches = prop::collection::vec((0_u32..4, 0_u32..6, any::<u32>()), 0..4);
    let rooms = (stretches, any::<bool>()).prop_map(|(stretches, reversed)| {
        let mut next = 1;
        let mut rooms = Vec::new();
        for (gap, length, marks) in stretches {
            let (first, last) = (next + gap, next + gap + length);
            let accessible = (first..=last).filter(|table| marks >> (table % 32) & 3 == 3);
            rooms.push(room("Hall", first, last, &accessible.collect::<Vec<_>>()));
            next = last + 1;
        }
        if reversed {
            rooms.reverse();
        }
        rooms
    });
    (prop::collection::vec(wish, 0..14), rooms)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Every pair sits at one table and no table is used twice; a fixed table is kept unless somebody else has
    /// it; no accessible table is given away while somebody needs it; the others fill the rooms in order.
    #[test]
    fn everybody_is_seated_once((wishes, rooms) in cases()) {
        let tables = seat(&wishes, &rooms);
        prop_assert_eq!(tables.len(), wishes.len());
        let used: BTreeSet<u32> = tables.iter().copied().collect();
        prop_assert_eq!(used.len(), wishes.len());
        prop_assert!(!used.contains(&0));
        let accessible: BTreeSet<u32> =
            rooms.iter().flat_map(|room| room.accessible.iter().copied()).collect();
        let last = rooms.iter().map(|room| room.last).max().unwrap_or(0);
        let order: Vec<u32> =
            rooms.iter().flat_map(|room| room.first..=room.last).chain(last + 1..last + 60).collect();
        let mut others = Vec::new();
        for (wish, table) in wishes.iter().zip(&tables) {
            if wish.fixed.contains(table) {
                continue;
            }
            prop_assert!(wish.fixed.iter().all(|fixed| *fixed == 0 || used.contains(fixed)));
            match wish.access {
                Some(_) if accessible.contains(table) => continue,
                Some(access) => {
                    let as_urgent = |at: u32| {
                        let place = tables.iter().position(|table| *table == at);
                        place.is_some_and(|place| {
                            let other = &wishes[place];
                            other.fixed.contains(&at) || other.access.is_some_and(|other| other <= access)
                        })
                    };
                    prop_assert!(accessible.iter().all(|at| as_urgent(*at)));
                }
                None => {}
            }
            others.push(order.iter().position(|at| at == table).unwrap());
        }
        prop_assert!(others.is_sorted(), "{tables:?}");
        let filled = others.last().map_or(0, |last| last + 1);
        prop_assert!(order[..filled].iter().all(|table| used.contains(table)));
    }

    /// Whatever is planned, the same players meet with the same colours, and reports are the same.
    #[test]
    fn who_meets_whom_does_not_depend_on_the_plan(
        players in 6_u32..15,
        fixed in prop::collection::btree_map(1_u32..15, 1_u32..12, 0..4),
        needing in prop::collection::btree_set(1_u32..15, 0..4),
        seed in 0_u64..1000,
    ) {
        let halls = [false, true].map(|planned| {
            let mut hall = Hall::new(settings(Format::Swiss, 3));
            hall.enter(players);
            if planned {
                hall.write(vec![plan(vec![room("B", 21, 23, &[22, 23]), room("A", 3, 4, &[])])]);
                for (player, table) in &fixed {
                    // Whom nobody entered, or at a table that is taken, is refused.
                    let _ = hall.submit(vec![fix(*player, *table)], "");
                }
                for player in &needing {
                    let _ = hall.submit(vec![needs(*player, Need::Wheelchair)], "");
                }
            }
            for _ in 0..3 {
                hall.pair(&HowToPair::with_seed(seed));
                hall.results(|white, black| match (white.0 * 7 + black.0 * 3 + seed as u32) % 3 {
                    0 => GameResult::DRAW,
                    1 => GameResult::WHITE_WINS,
                    _ => GameResult::BLACK_WINS,
                });
            }
            let games: Vec<BTreeSet<(u32, u32)>> =
                (1..=3).map(|round| hall.games(round).into_iter().collect()).collect();
            let text = report(hall.event(), hall.section(), None);
            (games, text.unwrap().text)
        });
        prop_assert_eq!(&halls[0].0, &halls[1].0);
        prop_assert_eq!(&halls[0].1, &halls[1].1);
    }
}
