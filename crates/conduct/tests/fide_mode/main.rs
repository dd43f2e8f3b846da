//! FIDE mode: what it locks, warns of and writes down, and that nothing passes without consent.

mod adjourned;
#[path = "../common/mod.rs"]
mod common;
mod numbers;

use adoube_conduct::rounds::{Found, next_round};
use adoube_conduct::rounds::{HowToPair, Level, Locked, report};
use adoube_conduct::{NotCleared, Warnings, clear, record_by_hand, vet_made};
use adoube_journal::{
    AssignNumbers, Author, ByeRequested, ChangePairings, Command, CorrectResult, EnterResult,
    EntryMarks, Format, LeaveFideMode, MarksSet, OutsideFide, Pairing, PairingsProhibited,
    Provenance, RoundClosed, RoundPairings, RoundReopened, SectionAdded, SectionEdited,
    SectionFinished, SectionSettings, Submission, Undone, VirtualPointsSet,
};
use adoube_tournament::{
    BoardNumber, ByeKind, Colour, EntrantId, GameResult, PointSystem, Points, ProhibitedPairing,
    RoundNumber, RoundSpan, VirtualPoints,
};
use common::{Hall, id};

fn settings(rounds: u16) -> SectionSettings {
    SectionSettings {
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", rounds)
    }
}

/// A Swiss of eight players after so many rounds by the rules in which White won.
fn after(rounds: u16) -> Hall {
    let mut hall = Hall::new(settings(5));
    hall.enter(8);
    for _ in 0..rounds {
        hall.pair(&HowToPair::with_seed(1));
        hall.results(|_, _| GameResult::WHITE_WINS);
    }
    hall
}

fn submission(commands: Vec<Command>, confirmed: &[String]) -> Submission {
    let author: Author = "Anna Arbiter".parse().unwrap();
    let at = "2026-11-02T09:00:00Z".parse().unwrap();
    Submission::new(author, at, commands)
        .because(Some("the arbiter says so".to_owned()))
        .confirming(confirmed.iter().cloned())
}

/// What stands between commands and the journal; nothing if they pass.
fn warned(hall: &Hall, commands: &[Command], confirmed: &[String]) -> Option<Warnings> {
    let submission = submission(commands.to_vec(), confirmed);
    match clear(hall.journal(), &submission, false, None) {
        Ok(_) => None,
        Err(NotCleared::Warnings(warnings)) => Some(warnings),
        Err(NotCleared::NeedsReason(reason)) => panic!("{reason}"),
    }
}

fn levels(hall: &Hall, commands: &[Command]) -> Vec<Level> {
    let warnings = warned(hall, commands, &[]);
    let open = warnings.into_iter().flat_map(|warnings| warnings.open);
    open.map(|warning| warning.vetted.level).collect()
}

fn found(hall: &Hall, commands: &[Command]) -> Vec<Found> {
    let warnings = warned(hall, commands, &[]);
    let open = warnings.into_iter().flat_map(|warnings| warnings.open);
    open.map(|warning| warning.vetted.finding.found).collect()
}

fn edited(hall: &Hall, change: impl FnOnce(&mut SectionSettings)) -> Vec<Command> {
    let mut settings = hall.section().settings.clone();
    change(&mut settings);
    vec![Command::EditSection(SectionEdited {
        section: id(),
        settings,
    })]
}

fn correct(hall: &Hall, round: u16, result: GameResult) -> Vec<Command> {
    let (section, round) = (id(), RoundNumber(round));
    let board = BoardNumber::single(1);
    let mut commands = vec![Command::CorrectResult(CorrectResult {
        section: section.clone(),
        round,
        board,
        result,
    })];
    if hall.section().is_closed(round) {
        commands.insert(
            0,
            Command::ReopenRound(RoundReopened {
                section: section.clone(),
                round,
            }),
        );
        commands.push(Command::CloseRound(RoundClosed { section, round }));
    }
    commands
}

fn leave() -> Vec<Command> {
    vec![Command::LeaveFideMode(LeaveFideMode { section: id() })]
}

fn text(hall: &Hall) -> String {
    let report = report(hall.event(), hall.section(), None).unwrap();
    report.text.replace('\r', "\n")
}

#[test]
fn fide_systems_are_in_the_mode_and_us_chess_is_not() {
    for format in [
        Format::Swiss,
        Format::RoundRobin,
        Format::Match,
        Format::TeamSwiss,
    ] {
        let hall = Hall::new(SectionSettings {
            format,
            ..settings(5)
        });
        assert!(hall.section().is_in_fide_mode(), "{format:?}");
    }
    let hall = Hall::new(SectionSettings {
        rules: Some("us-2025".to_owned()),
        ..settings(5)
    });
    assert_eq!(hall.section().left_fide_mode, Some(RoundNumber(0)));
}

#[test]
fn leaving_takes_two_answers_and_is_for_good() {
    let mut hall = after(2);
    let first = warned(&hall, &leave(), &[]).unwrap();
    assert!(!first.is_refused());
    assert_eq!(first.open[0].vetted.level, Level::ConfirmTwice);
    let mut codes = vec![first.open[0].code()];
    assert!(
        codes[0].starts_with("leaves-fide-mode@open/2:"),
        "{codes:?}"
    );
    let second = warned(&hall, &leave(), &codes).unwrap();
    assert!(second.open[0].is_second);
    // The second answer alone is none.
    let again = second.open[0].code();
    assert!(warned(&hall, &leave(), std::slice::from_ref(&again)).is_some());
    codes.push(again);
    assert!(warned(&hall, &leave(), &codes).is_none());
    hall.submit(leave(), "a friendly event").unwrap();
    assert_eq!(hall.section().left_fide_mode, Some(RoundNumber(2)));
    assert!(text(&hall).contains("### FIDE mode exited @ Round 2\n"));
    // Neither again nor back.
    assert!(hall.submit(leave(), "once more").is_err());
    let seq = hall.journal().head();
    let undo = vec![Command::Undo(Undone { seq })];
    assert!(hall.submit(undo, "sorry").is_err());
    // Outside the mode the arbiter decides.
    let rounds = edited(&hall, |settings| settings.rounds = 7);
    assert_eq!(levels(&hall, &rounds), []);
    let generous = edited(&hall, |settings| {
        settings.point_system = PointSystem::of(Points::ONE, Points::hundredths(80), Points::ZERO);
    });
    assert_eq!(levels(&hall, &generous), []);
}

#[test]
fn the_line_of_the_mode_before_round_1() {
    let mut hall = Hall::new(settings(5));
    hall.enter(8);
    hall.submit(leave(), "a friendly event").unwrap();
    hall.pair(&HowToPair::with_seed(1));
    let text = text(&hall);
    assert!(
        text.contains("### FIDE mode exited before Round 1 was paired\n"),
        "{text}"
    );
}

#[test]
fn points_outside_the_rules_are_refused() {
    let hall = Hall::new(settings(5));
    let with = |points: PointSystem| {
        let settings = SectionSettings {
            point_system: points,
            ..settings(5)
        };
        let section = "other".parse().unwrap();
        found(
            &hall,
            &[Command::AddSection(SectionAdded { section, settings })],
        )
    };
    let generous = PointSystem::of(Points::ONE, Points::hundredths(80), Points::ZERO);
    let what = OutsideFide::Draws;
    assert_eq!(with(generous), [Found::OutsideFideRules { what }]);
    let standard = PointSystem::one_half_zero();
    let two = standard
        .clone()
        .with_pairing_allocated_bye(Points::whole(2));
    let what = OutsideFide::ByeAboveWin;
    assert_eq!(with(two), [Found::OutsideFideRules { what }]);
    let quarter = standard.with_pairing_allocated_bye(Points::hundredths(25));
    let what = OutsideFide::ByeValue;
    assert_eq!(with(quarter), [Found::OutsideFideRules { what }]);
    assert_eq!(with(PointSystem::three_one_zero()), []);
    let own = PointSystem::of(Points::whole(5), Points::whole(2), Points::ZERO);
    assert_eq!(with(own.with_pairing_allocated_bye(Points::whole(3))), []);
}

#[test]
fn what_is_locked_once_round_1_is_paired() {
    let before = Hall::new(settings(5));
    let hall = after(1);
    let locked = |change: fn(&mut SectionSettings)| {
        assert_eq!(found(&before, &edited(&before, change)), []);
        let commands = edited(&hall, change);
        assert!(warned(&hall, &commands, &[]).unwrap().is_refused());
        found(&hall, &commands)
    };
    let what = |what: Locked| vec![Found::LockedInFideMode { what }];
    assert_eq!(locked(|it| it.rounds = 7), what(Locked::Rounds));
    let points = |it: &mut SectionSettings| it.point_system = PointSystem::three_one_zero();
    assert_eq!(locked(points), what(Locked::Points));
    let bye = |it: &mut SectionSettings| it.point_system.pairing_allocated_bye = Points::HALF;
    assert_eq!(locked(bye), what(Locked::ByeValue));
    let system = |it: &mut SectionSettings| it.pairing_system = Some("burstein".to_owned());
    assert_eq!(locked(system), what(Locked::System));
    let list = |it: &mut SectionSettings| it.tie_breaks = vec!["BH".to_owned()];
    assert_eq!(locked(list), what(Locked::TieBreaks));
    // What touches no pairing can change.
    assert_eq!(
        levels(&hall, &edited(&hall, |it| it.players_report = true)),
        []
    );
}

#[test]
fn acceleration_and_prohibitions_are_locked_too() {
    let (before, hall) = (Hall::new(settings(5)), after(1));
    let two = vec![EntrantId(1), EntrantId(2)];
    let span = RoundSpan::from(RoundNumber::FIRST);
    let accelerate = [Command::SetVirtualPoints(VirtualPointsSet {
        section: id(),
        virtual_points: vec![VirtualPoints {
            entrants: two.clone(),
            rounds: span,
            points: Points::ONE,
        }],
    })];
    let what = Locked::Acceleration;
    assert_eq!(
        found(&hall, &accelerate),
        [Found::LockedInFideMode { what }]
    );
    let prohibit = [Command::ProhibitPairings(PairingsProhibited {
        section: id(),
        prohibited: vec![ProhibitedPairing {
            entrants: two,
            rounds: span,
        }],
    })];
    let what = Locked::Prohibitions;
    assert_eq!(found(&hall, &prohibit), [Found::LockedInFideMode { what }]);
    assert_eq!(found(&before, &prohibit), []);
}

#[test]
fn undo_does_not_get_around_the_locks() {
    let mut hall = Hall::new(settings(5));
    hall.enter(8);
    let rounds = edited(&hall, |settings| settings.rounds = 4);
    hall.submit(rounds, "fewer").unwrap();
    let seq = hall.journal().head();
    hall.pair(&HowToPair::with_seed(1));
    let undo = [Command::Undo(Undone { seq })];
    let what = Locked::Rounds;
    assert_eq!(found(&hall, &undo), [Found::LockedInFideMode { what }]);
}

#[test]
fn corrections_of_the_last_round_but_one_and_of_earlier_ones() {
    let mut hall = after(3);
    // The round that is played is corrected without a word.
    assert_eq!(levels(&hall, &correct(&hall, 3, GameResult::DRAW)), []);
    let second = correct(&hall, 2, GameResult::DRAW);
    assert_eq!(levels(&hall, &second), [Level::Confirm]);
    assert_eq!(
        levels(&hall, &correct(&hall, 1, GameResult::DRAW)),
        [Level::Refuse]
    );
    let code = warned(&hall, &second, &[]).unwrap().open[0].code();
    let codes = [code];
    assert!(warned(&hall, &second, &codes).is_none());
    // Consent to one result is no consent to another.
    let other = correct(&hall, 2, GameResult::BLACK_WINS);
    assert!(warned(&hall, &other, &codes).is_some());
    let (white, black) = hall.games(2)[0];
    hall.submit(second, "score sheets compared").unwrap();
    let line = format!("### Correction @ Round 2: {white}-{black}: 1-0 => =-=\n");
    assert!(text(&hall).contains(&line), "{}", text(&hall));
    // As it was again: nothing to tell.
    hall.submit(correct(&hall, 2, GameResult::WHITE_WINS), "no")
        .unwrap();
    assert!(!text(&hall).contains("### Correction"));
}

#[test]
fn taking_a_correction_back_takes_its_line_away() {
    let mut hall = after(2);
    let head = hall.journal().head().0;
    hall.submit(correct(&hall, 1, GameResult::DRAW), "sheets")
        .unwrap();
    assert!(text(&hall).contains("### Correction @ Round 1"));
    for seq in [head + 3, head + 2, head + 1] {
        let undo = Command::Undo(Undone {
            seq: adoube_journal::Seq(seq),
        });
        hall.submit(vec![undo], "no").unwrap();
    }
    assert!(!text(&hall).contains("###"), "{}", text(&hall));
}

fn pairs(hall: &Hall, pairs: &[(u32, u32)]) -> Vec<Command> {
    let boards = (1..).zip(pairs).map(|(board, (white, black))| Pairing {
        board: BoardNumber::single(board),
        white: EntrantId(*white),
        black: EntrantId(*black),
    });
    let pairings = RoundPairings {
        boards: boards.collect(),
        ..RoundPairings::default()
    };
    record_by_hand(hall.section(), pairings, Provenance::by_hand())
}

#[test]
fn a_round_by_hand_is_held_against_the_rules() {
    let mut hall = after(1);
    let again = hall.games(1);
    let rematch = pairs(&hall, &again);
    assert!(levels(&hall, &rematch).contains(&Level::Confirm));
    assert!(
        found(&hall, &rematch)
            .iter()
            .any(|found| matches!(found, Found::Met { .. }))
    );
    let mut other = after(1);
    other.pair(&HowToPair::with_seed(1));
    let rules = other.games(2);
    assert_eq!(levels(&hall, &pairs(&hall, &rules)), []);
    let mut otherwise = rules.clone();
    (otherwise[0].1, otherwise[1].1) = (otherwise[1].1, otherwise[0].1);
    let otherwise = pairs(&hall, &otherwise);
    let found = found(&hall, &otherwise);
    assert!(
        found
            .iter()
            .any(|found| matches!(found, Found::Otherwise { .. })),
        "{found:?}"
    );
    hall.submit(otherwise, "a wish").unwrap();
    assert!(text(&hall).contains("### MPA @ Round 2: "));
    // Paired again by the rules, the line is gone.
    let seq = hall.journal().head();
    hall.submit(vec![Command::Undo(Undone { seq })], "no")
        .unwrap();
    hall.pair(&HowToPair::with_seed(1));
    assert!(!text(&hall).contains("### MPA"));
}

#[test]
fn a_changed_round_is_asked_about_too() {
    let mut hall = after(1);
    hall.pair(&HowToPair::with_seed(1));
    let games = hall.games(2);
    let board = |table: u32, white: u32, black: u32| Pairing {
        board: BoardNumber::single(table),
        white: EntrantId(white),
        black: EntrantId(black),
    };
    let change = Command::ChangePairings(ChangePairings {
        section: id(),
        round: RoundNumber(2),
        remove_boards: vec![BoardNumber::single(1)],
        remove_byes: Vec::new(),
        remove_tables: Vec::new(),
        remove_team_byes: Vec::new(),
        add: RoundPairings {
            boards: vec![board(1, games[0].1, games[0].0)],
            ..RoundPairings::default()
        },
    });
    assert!(!levels(&hall, &[change]).is_empty());
}

#[test]
fn byes_with_points() {
    let mut hall = after(1);
    let bye = |round: u16, bye: ByeKind| {
        vec![Command::RequestBye(ByeRequested {
            section: id(),
            entrant: EntrantId(3),
            round: RoundNumber(round),
            bye,
        })]
    };
    assert_eq!(levels(&hall, &bye(3, ByeKind::HalfPoint)), []);
    assert_eq!(levels(&hall, &bye(3, ByeKind::ZeroPoint)), []);
    assert_eq!(
        levels(&hall, &bye(3, ByeKind::FullPoint)),
        [Level::Acknowledge]
    );
    hall.write(bye(2, ByeKind::HalfPoint));
    assert_eq!(levels(&hall, &bye(3, ByeKind::HalfPoint)), [Level::Confirm]);
    let mark = Command::SetMarks(MarksSet {
        section: id(),
        entrant: EntrantId(4),
        marks: EntryMarks {
            no_half_point_bye: true,
            ..EntryMarks::default()
        },
    });
    hall.write(vec![mark]);
    let entitled = Command::RequestBye(ByeRequested {
        section: id(),
        entrant: EntrantId(4),
        round: RoundNumber(3),
        bye: ByeKind::HalfPoint,
    });
    assert_eq!(levels(&hall, &[entitled]), [Level::Refuse]);
}

#[test]
fn full_point_byes_are_in_the_report() {
    let mut hall = after(1);
    hall.write(vec![Command::RequestBye(ByeRequested {
        section: id(),
        entrant: EntrantId(3),
        round: RoundNumber(2),
        bye: ByeKind::FullPoint,
    })]);
    hall.pair(&HowToPair::with_seed(1));
    assert!(
        text(&hall).contains("### FPB @ Round 2: 3=FPB\n"),
        "{}",
        text(&hall)
    );
}

#[test]
fn buchholz_is_refused_in_a_round_robin() {
    let hall = Hall::new(settings(5));
    for code in ["BH", "BH/C1", "FB", "AOB"] {
        let settings = SectionSettings {
            format: Format::RoundRobin,
            tie_breaks: vec!["DE".to_owned(), code.to_owned()],
            ..settings(3)
        };
        let section = "other".parse().unwrap();
        let add = [Command::AddSection(SectionAdded { section, settings })];
        assert_eq!(levels(&hall, &add), [Level::Refuse], "{code}");
    }
}

#[test]
fn too_many_rounds_are_told_before_the_start() {
    let mut hall = Hall::new(settings(5));
    hall.enter(4);
    let next = next_round(
        &hall.event().details,
        hall.section(),
        &HowToPair::with_seed(1),
    );
    let told = vet_made(hall.event(), &next.unwrap().commands);
    let (rounds, players) = (5, 4);
    let found: Vec<Found> = told.into_iter().map(|one| one.finding.found).collect();
    assert_eq!(found, [Found::TooManyRounds { rounds, players }]);
}

#[test]
fn a_round_robin_by_hand_brings_everybody_together() {
    let mut hall = Hall::new(SectionSettings {
        format: Format::RoundRobin,
        ..settings(3)
    });
    hall.enter(4);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    for games in [[(1, 2), (3, 4)], [(3, 1), (2, 4)]] {
        hall.submit(pairs(&hall, &games), "by hand").unwrap();
        hall.results(|_, _| GameResult::DRAW);
    }
    let again = found(&hall, &pairs(&hall, &[(2, 1), (4, 3)]));
    assert!(
        again
            .iter()
            .any(|found| matches!(found, Found::MeetAgain { .. })),
        "{again:?}"
    );
    assert!(
        again
            .iter()
            .any(|found| matches!(found, Found::NeverMeet { .. })),
        "{again:?}"
    );
    let all = found(&hall, &pairs(&hall, &[(1, 4), (2, 3)]));
    let is_of_meetings =
        |found: &Found| matches!(found, Found::MeetAgain { .. } | Found::NeverMeet { .. });
    assert!(!all.iter().any(is_of_meetings), "{all:?}");
}

#[test]
fn numbers_that_move_are_asked_about() {
    let mut hall = after(1);
    let order = |order: [u32; 8]| {
        vec![Command::AssignNumbers(AssignNumbers {
            section: id(),
            order: Some(order.map(EntrantId).to_vec()),
        })]
    };
    let exchange = order([2, 1, 3, 4, 5, 6, 7, 8]);
    assert!(matches!(
        found(&hall, &exchange)[..],
        [Found::NumbersExchanged { .. }]
    ));
    let anew = order([2, 3, 1, 4, 5, 6, 7, 8]);
    assert!(matches!(
        found(&hall, &anew)[..],
        [Found::NumbersMadeAnew { players: 3 }]
    ));
    hall.submit(exchange, "a wrong rating").unwrap();
    assert!(
        text(&hall).contains("### Exchange @ Round 1: "),
        "{}",
        text(&hall)
    );
}

#[test]
fn the_last_two_rounds_of_a_cycle_are_interchanged_if_wanted() {
    let third = |interchanged: Option<&str>| {
        let mut announced = std::collections::BTreeMap::new();
        if let Some(said) = interchanged {
            announced.insert("interchange_last_rounds".to_owned(), said.to_owned());
        }
        let mut hall = Hall::new(SectionSettings {
            format: Format::RoundRobin,
            announced,
            ..settings(6)
        });
        hall.enter(4);
        hall.write(vec![Command::AssignNumbers(AssignNumbers {
            section: id(),
            order: None,
        })]);
        for _ in 0..3 {
            hall.pair(&HowToPair::with_seed(1));
            hall.results(|_, _| GameResult::DRAW);
        }
        (hall.games(2), hall.games(3))
    };
    let (plain, usual) = (third(Some("false")), third(None));
    assert_ne!(plain, usual);
    assert_eq!(plain, (usual.1.clone(), usual.0.clone()));
    assert_eq!(usual, third(Some("true")));
}
