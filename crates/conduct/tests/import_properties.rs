//! Whatever happens in a section, its report becomes the same section again.

mod common;

use adoube_conduct::rounds::HowToPair;
use adoube_journal::{ByeRequested, Command, LateEnter, PointsAdjusted, SectionSettings, Withdraw};
use adoube_tournament::{
    ByeKind, EntrantId, GameResult, Outcome, PointAdjustment, PointSystem, Points, Purpose,
    RoundNumber,
};
use common::back::{made, only, read, there_and_back};
use common::{Hall, id, player};
use proptest::prelude::*;

const SYSTEMS: [&str; 6] = [
    "dutch-2026",
    "dutch-2017",
    "burstein-2026",
    "dubov-2026",
    "lim-2026",
    "us-2025",
];

const RESULTS: [GameResult; 10] = [
    GameResult::WHITE_WINS,
    GameResult::BLACK_WINS,
    GameResult::DRAW,
    GameResult::WHITE_WINS_BY_FORFEIT,
    GameResult::BLACK_WINS_BY_FORFEIT,
    GameResult::DOUBLE_FORFEIT,
    GameResult::of(Outcome::UnratedWin, Outcome::UnratedLoss),
    GameResult::of(Outcome::UnratedDraw, Outcome::UnratedDraw),
    GameResult::of(Outcome::Loss, Outcome::Draw),
    GameResult::ADJOURNED,
];

/// Something that happens between two rounds.
#[derive(Clone, Copy, Debug)]
enum Happens {
    Nothing,
    Bye(u32, ByeKind),
    Leaves(u32),
    Comes,
    Penalty(u32),
}

fn happens() -> impl Strategy<Value = Happens> {
    let kind = prop_oneof![
        Just(ByeKind::HalfPoint),
        Just(ByeKind::ZeroPoint),
        Just(ByeKind::FullPoint),
    ];
    prop_oneof![
        3 => Just(Happens::Nothing),
        2 => (1u32..6, kind).prop_map(|(who, kind)| Happens::Bye(who, kind)),
        1 => (1u32..6).prop_map(Happens::Leaves),
        1 => Just(Happens::Comes),
        1 => (1u32..6).prop_map(Happens::Penalty),
    ]
}

/// Lets it happen, if the journal has nothing against it.
fn let_happen(hall: &mut Hall, what: Happens) {
    let (section, round) = (id(), hall.section().next_round());
    let command = match what {
        Happens::Nothing => return,
        Happens::Bye(who, bye) => Command::RequestBye(ByeRequested {
            section,
            entrant: EntrantId(who),
            // Also for a round that lies ahead.
            round: RoundNumber(round.0 + who as u16 % 2),
            bye,
        }),
        Happens::Leaves(who) => Command::Withdraw(Withdraw {
            section,
            entrant: EntrantId(who),
            from: None,
        }),
        Happens::Comes => Command::LateEnter(LateEnter {
            section,
            player: player(60 + u32::from(round.0)),
            first_round: round,
            missed: Some(ByeKind::HalfPoint),
        }),
        Happens::Penalty(who) => Command::AdjustPoints(PointsAdjusted {
            section,
            adjustment: PointAdjustment {
                entrant: EntrantId(who),
                round: RoundNumber(round.0.saturating_sub(1).max(1)),
                points: Points::hundredths(-50),
                purposes: vec![Purpose::Pairing, Purpose::Standings],
            },
        }),
    };
    let _ = hall.submit(vec![command], "it happened");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn every_section_there_and_back(
        system in 0..SYSTEMS.len(),
        players in 7u32..13,
        three_points in any::<bool>(),
        between in proptest::collection::vec(happens(), 4),
        results in proptest::collection::vec(0..RESULTS.len(), 40),
    ) {
        let mut settings = SectionSettings {
            pairing_system: Some(SYSTEMS[system].to_owned()),
            tie_breaks: vec!["BH/C1".to_owned(), "WIN".to_owned()],
            ..SectionSettings::swiss("Open", 6)
        };
        if three_points {
            settings.point_system = PointSystem::of(Points::whole(3), Points::ONE, Points::ZERO);
        }
        let mut hall = Hall::new(settings);
        hall.enter(players);
        for (round, what) in between.into_iter().enumerate() {
            let_happen(&mut hall, what);
            let how = HowToPair::with_seed(9);
            let event = hall.event().details.clone();
            if adoube_conduct::rounds::next_round(&event, hall.section(), &how).is_err() {
                break;
            }
            hall.pair(&how);
            there_and_back(hall.event(), hall.section());
            hall.results(|white, black| {
                let place = white.0 as usize * 3 + black.0 as usize * 5 + round * 11;
                RESULTS[results[place % results.len()]]
            });
            there_and_back(hall.event(), hall.section());
        }
        // What the rules paired breaks none of them after the import either.
        let written = adoube_conduct::rounds::report(hall.event(), hall.section(), None);
        if let Ok(written) = written {
            let event = made(&read(&written.text));
            let found = &only(&event).imported.as_ref().unwrap().deviations;
            prop_assert!(found.is_empty(), "{found:?}\n{}", written.text);
        }
    }
}
