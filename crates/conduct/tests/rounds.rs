//! The next round of every format, and properties that hold in every round.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use adoube_conduct::rounds::{
    CannotPair, Ground, HowToPair, Severity, check_change, draw_numbers, explain, explain_next,
    next_round, settle, standing,
};
use adoube_journal::{
    AddTeam, AdjustResult, AssignNumbers, BoardFixed, Command, Format, LateEnter, PairRound,
    Refusal, SectionSettings, Withdraw,
};
use adoube_pairing::facts::Series;
use adoube_tournament::{
    BoardNumber, ByeKind, Colour, EntrantId, GameResult, Purpose, RoundNumber, TeamDetails, TeamId,
};
use common::{Hall, id, player};
use proptest::prelude::*;

fn settings(format: Format, rounds: u16) -> SectionSettings {
    SectionSettings {
        format,
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", rounds)
    }
}

/// A player who always sits at one table.
fn fixed(entrant: u32, table: u32) -> Command {
    Command::FixBoard(BoardFixed {
        section: id(),
        entrant: EntrantId(entrant),
        table: Some(table),
    })
}

fn numbers() -> Command {
    Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })
}

#[test]
fn one_button_numbers_draws_and_pairs() {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 3));
    hall.enter(4);
    let how = HowToPair::with_seed(7);
    let next = hall.pair(&how);
    let kinds: Vec<&str> = (next.commands.iter())
        .map(|command| match command {
            Command::AssignNumbers(_) => "numbers",
            Command::EditSection(_) => "initial colour",
            Command::PairRound(PairRound { made_by, .. }) => {
                assert_eq!(made_by.seed, Some(7));
                assert_eq!(made_by.edition.as_deref(), Some("dutch-2026"));
                "pairing"
            }
            _ => "something else",
        })
        .collect();
    assert_eq!(kinds, ["numbers", "initial colour", "pairing"]);

    // Games without a result would be adjourned.
    let early = next_round(&hall.event().details, hall.section(), &how).unwrap();
    let is_adjourned = |command: &&Command| match command {
        Command::EnterResult(enter) => enter.result == GameResult::ADJOURNED,
        _ => false,
    };
    assert_eq!(early.commands.iter().filter(is_adjourned).count(), 2);
    hall.results(|_, _| GameResult::DRAW);
    let next = hall.pair(&how);
    assert!(matches!(next.commands[0], Command::CloseRound(_)));
    assert_eq!(next.commands.len(), 2);
}

#[test]
fn without_leave_to_number_nobody_is_numbered() {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 3));
    hall.enter(2);
    let how = HowToPair {
        assign_numbers: false,
        ..HowToPair::with_seed(7)
    };
    let refused = next_round(&hall.event().details, hall.section(), &how);
    let players = Series(vec![EntrantId(1), EntrantId(2)]);
    assert_eq!(refused, Err(CannotPair::NoNumbers { players }));
}

/// A late entry finds its place in the ranking before round 4 is paired, with the byes for the
/// rounds that were missed (C.04.2.B.3, C.3).
#[test]
fn a_late_entry_is_numbered_with_the_pairing() {
    let mut hall = Hall::new(settings(Format::Swiss, 5));
    hall.enter(4);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|_, _| GameResult::WHITE_WINS);
    hall.write(vec![Command::LateEnter(LateEnter {
        section: id(),
        player: player(0),
        first_round: RoundNumber(2),
        missed: Some(ByeKind::HalfPoint),
    })]);
    hall.pair(&HowToPair::with_seed(1));
    let late = EntrantId(5);
    let number = hall.section().entrant(late).unwrap().pairing_number;
    assert_eq!(number.map(|number| number.get()), Some(1));
    let tournament = hall.section().snapshot().unwrap();
    let score = tournament.score(late, RoundNumber(1), Purpose::Pairing);
    assert_eq!(score, "0.5".parse().unwrap());
    let explained = explain(&hall.event().details, hall.section(), RoundNumber(2)).unwrap();
    assert_eq!(explained.deviation, None);
}

/// The rules of US Chess bring its system with them.
#[test]
fn a_section_by_the_us_rules_is_paired_by_the_us_system() {
    for rules in ["us-chess-7", "us-2025"] {
        pairs_by_the_us_system(rules);
    }
}

fn pairs_by_the_us_system(rules: &str) {
    let mut hall = Hall::new(SectionSettings {
        rules: Some(rules.to_owned()),
        ..settings(Format::Swiss, 4)
    });
    hall.enter(7);
    for round in 1..=4 {
        hall.pair(&HowToPair::with_seed(1));
        let (details, section) = (&hall.event().details, hall.section());
        let made_by = &section.rounds[round - 1].made_by;
        assert_eq!(made_by.edition.as_deref(), Some("us-2025"));
        let explained = explain(details, section, RoundNumber(round as u16)).unwrap();
        assert_eq!(explained.system.name(), "us-2025");
        assert_eq!(explained.deviation, None);
        let pairs = explained.groups.iter().map(|group| group.pairs.len());
        assert_eq!(pairs.sum::<usize>(), 3, "{explained:#?}");
        let bye = explained.bye.clone().unwrap();
        let why = hall.told(&bye.why.unwrap());
        assert!(why.contains("full-point bye"), "{why}");
        hall.results(|white, black| match (white.0 + black.0) % 3 {
            0 => GameResult::DRAW,
            1 => GameResult::WHITE_WINS,
            _ => GameResult::BLACK_WINS,
        });
    }
    let over = next_round(
        &hall.event().details,
        hall.section(),
        &HowToPair::with_seed(1),
    );
    let refusal = Refusal::NoSuchRound {
        round: RoundNumber(5),
        rounds: 4,
    };
    assert_eq!(over, Err(refusal.into()));
}

#[test]
fn a_round_without_a_legal_pairing_says_who_is_the_trouble() {
    let mut hall = Hall::new(settings(Format::Swiss, 3));
    hall.enter(2);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|_, _| GameResult::DRAW);
    let how = HowToPair::with_seed(1);
    let reason = next_round(&hall.event().details, hall.section(), &how).unwrap_err();
    let text = hall.told(&reason);
    assert!(
        text.contains("Player 01 (1) meets Player 02 (2), although they met in round 1 (C1)"),
        "{text}"
    );
    assert!(reason.help().is_some());
    assert!(explain_next(&hall.event().details, hall.section(), &how, None).is_err());
}

#[test]
fn a_round_robin_follows_its_table_and_settles_withdrawals() {
    let mut hall = Hall::new(settings(Format::RoundRobin, 5));
    hall.enter(6);
    let how = HowToPair::with_seed(3);
    let by_hand = HowToPair {
        assign_numbers: false,
        ..how.clone()
    };
    let empty = next_round(&hall.event().details, hall.section(), &by_hand);
    assert_eq!(empty, Err(CannotPair::EmptySeat { seat: 1 }));
    // Else they are drawn with the round, and the same seed draws the same.
    let drawn = next_round(&hall.event().details, hall.section(), &how).unwrap();
    assert_eq!(drawn.reason, Some(Ground::Lots { seed: 3 }));
    assert!(matches!(drawn.commands[0], Command::AssignNumbers(_)));
    let again = next_round(&hall.event().details, hall.section(), &how);
    assert_eq!(again, Ok(drawn));
    hall.write(vec![numbers(), fixed(5, 1)]);
    hall.pair(&how);
    assert_eq!(hall.games(1), [(2, 5), (1, 6), (3, 4)]);
    hall.results(|_, _| GameResult::WHITE_WINS);
    hall.write(vec![Command::Withdraw(Withdraw {
        section: id(),
        entrant: EntrantId(5),
        from: None,
    })]);
    // One of five games is less than half: it no longer counts.
    let settled = settle(hall.section()).unwrap();
    assert_eq!(settled.len(), 1, "{settled:?}");
    for round in 2..=5 {
        let next = hall.pair(&how);
        assert_eq!(
            next.reason,
            Some(Ground::Withdrawal("General Regulations 6.7"))
        );
        let table: Vec<(u32, u32)> = hall.games(round);
        assert!(table[0].0 == 5 || table[0].1 == 5, "{table:?}");
        hall.results(|_, _| GameResult::WHITE_WINS);
        let explained = explain(&hall.event().details, hall.section(), RoundNumber(round));
        assert_eq!(explained.unwrap().deviation, None);
    }
    let tournament = hall.section().snapshot().unwrap();
    let left = tournament.score(EntrantId(5), RoundNumber(5), Purpose::Standings);
    assert_eq!(left, "0".parse().unwrap());
    let over = next_round(&hall.event().details, hall.section(), &how);
    assert_eq!(over, Err(CannotPair::TableIsOver { rounds: 5 }));
}

#[test]
fn nobody_is_left_out_of_a_table() {
    let mut hall = Hall::new(settings(Format::RoundRobin, 3));
    hall.enter(4);
    hall.write(vec![numbers()]);
    let how = HowToPair {
        absent: vec![EntrantId(2)],
        ..HowToPair::with_seed(1)
    };
    let refused = next_round(&hall.event().details, hall.section(), &how);
    assert!(matches!(refused, Err(CannotPair::Seated { .. })));
}

#[test]
fn lots_give_everybody_a_number() {
    let mut hall = Hall::new(settings(Format::RoundRobin, 9));
    hall.enter(10);
    let drawing = draw_numbers(hall.section(), false, 5).unwrap();
    let reason = hall.told(&drawing.reason);
    assert_eq!(reason, "drawing of lots, seed 5");
    hall.submit(vec![drawing.command], &reason).unwrap();
    let drawn = hall.section().draft.entrants.iter();
    let drawn: BTreeSet<u32> = drawn
        .filter_map(|entrant| Some(entrant.pairing_number?.get()))
        .collect();
    assert_eq!(drawn, (1..=10).collect());
    let federations = draw_numbers(hall.section(), true, 5).unwrap_err();
    let text = hall.told(&federations);
    assert!(text.starts_with("Player 01 ("), "{text}");
    assert!(text.ends_with("has no federation"), "{text}");
}

#[test]
fn a_knockout_goes_through_its_bracket() {
    let mut hall = Hall::new(settings(Format::Knockout, 2));
    hall.enter(4);
    hall.write(vec![numbers()]);
    let how = HowToPair::with_seed(1);
    hall.pair(&how);
    assert_eq!(hall.games(1), [(1, 4), (2, 3)]);
    hall.results(|_, _| GameResult::DRAW);
    let drawn = next_round(&hall.event().details, hall.section(), &how);
    assert!(matches!(drawn, Err(CannotPair::Bracket(_))));
    let adjust = |board| {
        Command::AdjustResult(AdjustResult {
            section: id(),
            round: RoundNumber(1),
            board: BoardNumber::single(board),
            purpose: Purpose::Pairing,
            result: Some(GameResult::WHITE_WINS),
        })
    };
    hall.submit(vec![adjust(1), adjust(2)], "play-off").unwrap();
    hall.pair(&how);
    assert_eq!(hall.games(2), [(1, 2)]);
    for round in [1, 2] {
        let explained = explain(&hall.event().details, hall.section(), RoundNumber(round));
        assert_eq!(explained.unwrap().deviation, None, "round {round}");
    }
    hall.results(|_, _| GameResult::WHITE_WINS);
    let over = next_round(&hall.event().details, hall.section(), &how);
    assert_eq!(over, Err(CannotPair::FinalPlayed));
}

/// Both are out, and who was to meet the winner goes through without a game.
#[test]
fn a_double_forfeit_knocks_both_out() {
    let mut hall = Hall::new(settings(Format::Knockout, 3));
    hall.enter(8);
    hall.write(vec![numbers()]);
    let how = HowToPair::with_seed(1);
    hall.pair(&how);
    assert_eq!(hall.games(1), [(1, 8), (4, 5), (3, 6), (2, 7)]);
    hall.results(|white, _| match white {
        EntrantId(4) => GameResult::DOUBLE_FORFEIT,
        _ => GameResult::WHITE_WINS,
    });
    hall.pair(&how);
    assert_eq!(hall.games(2), [(3, 2)], "1 has no opponent");
    hall.results(|_, _| GameResult::WHITE_WINS);
    hall.pair(&how);
    assert_eq!(hall.games(3), [(1, 3)]);
    hall.results(|_, _| GameResult::BLACK_WINS);
    let over = next_round(&hall.event().details, hall.section(), &how);
    assert_eq!(over, Err(CannotPair::FinalPlayed));
}

/// A final that nobody is left to play is not paired.
#[test]
fn a_final_may_fall_away() {
    let mut hall = Hall::new(settings(Format::Knockout, 2));
    hall.enter(4);
    hall.write(vec![numbers()]);
    let how = HowToPair::with_seed(1);
    hall.pair(&how);
    hall.results(|white, _| match white {
        EntrantId(1) => GameResult::WHITE_WINS,
        _ => GameResult::DOUBLE_FORFEIT,
    });
    let over = next_round(&hall.event().details, hall.section(), &how);
    assert_eq!(over, Err(CannotPair::FinalPlayed));
}

fn teams() -> Hall {
    let mut hall = Hall::new(settings(Format::TeamRoundRobin, 3));
    hall.enter(12);
    let team = |place: u32| {
        Command::AddTeam(AddTeam {
            section: id(),
            details: TeamDetails {
                name: format!("Team {place}"),
                captain: None,
                members: (3 * place - 2..=3 * place).map(EntrantId).collect(),
            },
        })
    };
    hall.write((1..=4).map(team).chain([numbers()]).collect());
    hall
}

#[test]
fn teams_play_their_first_players_or_the_line_up_that_was_filed() {
    let mut hall = teams();
    let how = HowToPair {
        team_boards: Some(2),
        absent: vec![EntrantId(10)],
        line_ups: BTreeMap::from([(TeamId(1), vec![EntrantId(1), EntrantId(3)])]),
        ..HowToPair::with_seed(1)
    };
    hall.pair(&how);
    assert_eq!(hall.games(1), [(1, 11), (12, 3), (4, 7), (8, 5)]);
    let explained = explain(&hall.event().details, hall.section(), RoundNumber(1)).unwrap();
    assert_eq!(explained.deviation, None);
    assert_eq!(explained.groups[0].matches.len(), 2);
    hall.results(|_, _| GameResult::DRAW);

    let line_up = |players: &[u32]| {
        let how = HowToPair {
            line_ups: BTreeMap::from([(
                TeamId(1),
                players.iter().copied().map(EntrantId).collect(),
            )]),
            ..HowToPair::with_seed(1)
        };
        next_round(&hall.event().details, hall.section(), &how).unwrap_err()
    };
    assert!(matches!(line_up(&[4]), CannotPair::NotInTeam { .. }));
    assert!(matches!(line_up(&[1, 1]), CannotPair::TwiceInLineUp { .. }));
}

/// A Swiss of some players, played to the end or as far as it can be paired.
#[derive(Clone, Debug)]
struct Plan {
    system: &'static str,
    players: u32,
    rounds: u16,
    seed: u64,
    absent: Vec<BTreeSet<u32>>,
    fixed: BTreeMap<u32, u32>,
}

fn plans() -> impl Strategy<Value = Plan> {
    let systems = prop::sample::select(vec!["dutch-2026", "dutch-2025", "dutch-2017", "us-2025"]);
    (systems, 4_u32..14, 1_u16..5, 0_u64..1000).prop_flat_map(|(system, players, rounds, seed)| {
        let absent = prop::collection::btree_set(1..=players, 0..3);
        let absent = prop::collection::vec(absent, usize::from(rounds));
        let fixed = prop::collection::btree_map(1..=players, 1_u32..10, 0..3);
        (absent, fixed).prop_map(move |(absent, fixed)| Plan {
            system,
            players,
            rounds,
            seed,
            absent,
            fixed,
        })
    })
}

fn result(seed: u64, round: u16, white: EntrantId, black: EntrantId) -> GameResult {
    let mixed = seed
        .wrapping_mul(31)
        .wrapping_add(u64::from(round) * 7 + u64::from(white.0 * 13 + black.0 * 5));
    match mixed % 7 {
        0 | 1 => GameResult::DRAW,
        2..=4 => GameResult::WHITE_WINS,
        5 => GameResult::BLACK_WINS,
        _ => GameResult::BLACK_WINS_BY_FORFEIT,
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 40,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// A round that was paired is explained without a deviation, and nothing is found in it.
    #[test]
    fn what_is_paired_is_what_is_explained(plan in plans()) {
        let mut hall = Hall::new(SectionSettings {
            pairing_system: Some(plan.system.to_owned()),
            ..SectionSettings::swiss("Open", plan.rounds)
        });
        hall.enter(plan.players);
        for (player, table) in &plan.fixed {
            // A table that is taken already is refused.
            let _ = hall.submit(vec![fixed(*player, *table)], "");
        }
        for (round, absent) in (1..).zip(&plan.absent) {
            let how = HowToPair {
                absent: absent.iter().copied().map(EntrantId).collect(),
                ..HowToPair::with_seed(plan.seed)
            };
            let (details, section) = (&hall.event().details, hall.section());
            let Ok(next) = next_round(details, section, &how) else {
                // A small field runs out of opponents.
                break;
            };
            let proposed = explain_next(details, section, &how, None).unwrap();
            hall.submit(next.commands.clone(), "pairing").unwrap();
            let (details, section) = (&hall.event().details, hall.section());
            let stands = standing(section, RoundNumber(round)).unwrap();
            let everybody: BTreeSet<u32> = stands.entrants().map(|id| id.0).collect();
            prop_assert_eq!(everybody, (1..=plan.players).collect());
            let tables: BTreeSet<BoardNumber> = hall.tables(round).into_iter().collect();
            prop_assert_eq!(tables.len(), stands.boards.len());

            let explained = explain(details, section, RoundNumber(round)).unwrap();
            prop_assert_eq!(&explained.deviation, &None);
            let pairs = |explanation: &adoube_conduct::rounds::Explanation| -> Vec<(u32, u32)> {
                let pairs = explanation.groups.iter().flat_map(|group| &group.pairs);
                let mut pairs: Vec<(u32, u32)> =
                    pairs.map(|pair| (pair.white.0, pair.black.0)).collect();
                pairs.sort_unstable();
                pairs
            };
            prop_assert_eq!(pairs(&explained), pairs(&proposed));
            let mut games = hall.games(round);
            games.sort_unstable();
            prop_assert_eq!(pairs(&explained), games);

            let findings = check_change(details, section, RoundNumber(round), &stands);
            // What no pairing could avoid is found all the same, but not that another is better.
            let is_us = plan.system == "us-2025";
            let worse = findings.iter().filter(|finding| {
                finding.severity != Severity::Remark
                    && !(is_us && finding.article.is_some_and(|it| ["27A1", "29E5f"].contains(&it.code())))
            });
            prop_assert_eq!(worse.count(), 0, "{:?}", findings);
            hall.results(|white, black| result(plan.seed, round, white, black));
        }
    }
}
