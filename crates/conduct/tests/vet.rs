//! What is said of commands before they are written.

mod common;

use std::collections::BTreeMap;

use adoube_conduct::rounds::{HowToPair, Severity, report};
use adoube_conduct::{NeedsReason, Vetted, record_by_hand, vet};
use adoube_journal::{
    AssignNumbers, ByeRequested, ChangePairings, Command, Format, PairRound, Pairing, Provenance,
    RoundClosed, RoundPairings, SectionEdited, SectionFinished, SectionSettings,
};
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Colour, EntrantId, GameResult, OpenGame, RoundNumber,
};
use common::{Hall, id};

/// A Swiss of eight players after a first round by the rules in which White won.
fn hall() -> Hall {
    let settings = SectionSettings {
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", 5)
    };
    let mut hall = Hall::new(settings);
    hall.enter(8);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|_, _| GameResult::WHITE_WINS);
    hall
}

fn by_hand(hall: &Hall, pairs: &[(u32, u32)]) -> Vec<Command> {
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

fn texts(hall: &Hall, told: &[Vetted]) -> String {
    let texts: Vec<String> = told.iter().map(|one| hall.told(&one.finding)).collect();
    texts.join("\n")
}

/// What the rules make of round 2.
fn by_the_rules() -> Vec<(u32, u32)> {
    let mut other = hall();
    other.pair(&HowToPair::with_seed(1));
    other.games(2)
}

#[test]
fn a_rematch_needs_a_reason() {
    let hall = hall();
    let again = hall.games(1);
    let commands = by_hand(&hall, &again);
    let refused: NeedsReason = vet(hall.event(), &commands, None, None).unwrap_err();
    assert_eq!(refused.round, Some(RoundNumber(2)));
    assert_eq!(refused.findings.0.len(), 4);
    let told = hall.told(&refused);
    assert!(told.contains("met in round 1 (C1)"), "{told}");
    assert!(vet(hall.event(), &commands, Some(" "), None).is_err());
    let told = vet(hall.event(), &commands, Some("the players agreed"), None).unwrap();
    assert!(
        told.iter()
            .any(|one| one.finding.severity == Severity::Breach)
    );
}

#[test]
fn the_pairing_of_the_rules_needs_none_and_nothing_is_said() {
    let hall = hall();
    let commands = by_hand(&hall, &by_the_rules());
    assert_eq!(vet(hall.event(), &commands, None, None), Ok(Vec::new()));
}

#[test]
fn another_order_of_the_boards_and_weaker_pairings_are_told() {
    let hall = hall();
    let mut pairs = by_the_rules();
    pairs.swap(0, 3);
    let told = vet(hall.event(), &by_hand(&hall, &pairs), None, None).unwrap();
    assert!(
        texts(&hall, &told).contains("not in their order"),
        "{}",
        texts(&hall, &told)
    );
    assert!(texts(&hall, &told).contains("C.04.2.D.9"));
    let mut pairs = by_the_rules();
    pairs[0] = (pairs[0].1, pairs[0].0);
    let told = vet(hall.event(), &by_hand(&hall, &pairs), None, None).unwrap();
    assert!(
        texts(&hall, &told).contains("The rules pair the round otherwise"),
        "{}",
        texts(&hall, &told)
    );
}

#[test]
fn a_system_that_nobody_knows_still_forbids_rematches() {
    let mut hall = hall();
    let settings = SectionSettings {
        pairing_system: Some("lim".to_owned()),
        ..hall.section().settings.clone()
    };
    let edit = Command::EditSection(SectionEdited {
        section: id(),
        settings,
    });
    hall.submit(vec![edit], "another system").unwrap();
    let commands = by_hand(&hall, &hall.games(1));
    let refused = vet(hall.event(), &commands, None, None).unwrap_err();
    assert!(hall.told(&refused).contains("C.04.1"), "{refused}");
}

#[test]
fn a_repaired_round_is_held_against_the_rules() {
    let mut hall = hall();
    hall.pair(&HowToPair::with_seed(1));
    let first = hall.games(1)[0];
    let at = |player: u32| {
        let games = hall.games(2);
        let game = games
            .iter()
            .position(|game| game.0 == player || game.1 == player);
        u32::try_from(game.unwrap() + 1).unwrap()
    };
    // The two boards with the players of board 1 of round 1 are made so that they meet again.
    let (one, other) = (at(first.0), at(first.1));
    let games = hall.games(2);
    let rest: Vec<u32> = [one, other]
        .iter()
        .flat_map(|board| {
            let (white, black) = games[*board as usize - 1];
            [white, black]
        })
        .filter(|player| ![first.0, first.1].contains(player))
        .collect();
    let board = |number, white, black| Pairing {
        board: BoardNumber::single(number),
        white: EntrantId(white),
        black: EntrantId(black),
    };
    let change = Command::ChangePairings(ChangePairings {
        section: id(),
        round: RoundNumber(2),
        remove_boards: [one, other].map(BoardNumber::single).to_vec(),
        remove_byes: Vec::new(),
        remove_tables: Vec::new(),
        remove_team_byes: Vec::new(),
        add: RoundPairings {
            boards: vec![board(one, first.0, first.1), board(other, rest[0], rest[1])],
            ..RoundPairings::default()
        },
    });
    let told = vet(hall.event(), &[change], Some("a wish"), None).unwrap();
    assert!(
        texts(&hall, &told).contains("met in round 1"),
        "{}",
        texts(&hall, &told)
    );
}

#[test]
fn a_report_tells_of_rounds_made_otherwise() {
    let mut hall = hall();
    let rules = by_the_rules();
    let again = by_hand(&hall, &rules);
    hall.write(again);
    hall.results(|_, _| GameResult::DRAW);
    let text = report(hall.event(), hall.section(), None).unwrap().text;
    assert!(
        text.contains("192 FIDE_DUTCH"),
        "the same round is the rules' own: {text}"
    );
    assert!(!text.contains("### MPA"), "{text}");
    let before = report(hall.event(), hall.section(), Some(RoundNumber(2))).unwrap();
    let third = by_hand(&hall, &hall.games(1));
    hall.submit(third, "a friendly evening").unwrap();
    let told = report(hall.event(), hall.section(), None).unwrap();
    // The system is the one that was announced; what does not follow it is told beside.
    assert!(told.text.contains("\n192 FIDE_DUTCH"), "{}", told.text);
    let line = told.text.lines().find(|line| line.starts_with("### MPA"));
    let line = line.unwrap();
    assert!(
        line.starts_with("### MPA @ Round 3: ") && line.contains(" => "),
        "{line}"
    );
    let after_two = report(hall.event(), hall.section(), Some(RoundNumber(2))).unwrap();
    assert_eq!(
        after_two.text, before.text,
        "the rounds before it are not touched"
    );
}

fn bye(round: u16) -> Command {
    Command::RequestBye(ByeRequested {
        section: id(),
        entrant: EntrantId(3),
        round: RoundNumber(round),
        bye: ByeKind::HalfPoint,
    })
}

#[test]
fn byes_beyond_the_announced_are_told() {
    let announced = |text: &str| {
        let settings = SectionSettings {
            announced: BTreeMap::from([("byes".to_owned(), text.to_owned())]),
            ..SectionSettings::swiss("Open", 5)
        };
        let mut hall = Hall::new(settings);
        hall.enter(4);
        hall
    };
    let hall = announced(r#"{"most":1,"until_round":3}"#);
    assert_eq!(vet(hall.event(), &[bye(2)], None, None), Ok(Vec::new()));
    let told = vet(hall.event(), &[bye(2), bye(3), bye(5)], None, None).unwrap();
    let told = texts(&hall, &told);
    assert!(
        told.contains("2 byes for") && told.contains("3 byes for"),
        "{told}"
    );
    assert!(told.contains("1 announced"), "{told}");
    assert!(
        told.contains("in round 5, but round 3 is the last"),
        "{told}"
    );
    let hall = announced(r#"{"most":3}"#);
    let told = texts(
        &hall,
        &vet(hall.event(), &[bye(1), bye(5)], None, None).unwrap(),
    );
    assert!(
        told.contains("in the last round (General Regulations 6.8)"),
        "{told}"
    );
    let zero = Command::RequestBye(ByeRequested {
        section: id(),
        entrant: EntrantId(3),
        round: RoundNumber(5),
        bye: ByeKind::ZeroPoint,
    });
    assert_eq!(vet(hall.event(), &[zero], None, None), Ok(Vec::new()));
}

/// A half-point bye that comes with a pairing by hand is one as well.
#[test]
fn byes_given_with_a_round_are_told_too() {
    let mut hall = hall();
    let mut commands = by_hand(&hall, &[(1, 2), (3, 4), (5, 6)]);
    if let Some(Command::PairRound(PairRound { pairings, .. })) = commands.last_mut() {
        for player in [7, 8] {
            pairings.byes.push(Bye {
                entrant: EntrantId(player),
                kind: ByeKind::HalfPoint,
            });
        }
    }
    hall.submit(vec![bye(4)], "").unwrap();
    let told = texts(
        &hall,
        &vet(hall.event(), &commands, Some("train"), None).unwrap(),
    );
    assert!(!told.contains("byes with points"), "one bye each: {told}");
}

#[test]
fn a_section_with_an_adjourned_game_is_finished_with_a_reason() {
    let settings = SectionSettings {
        format: Format::RoundRobin,
        ..SectionSettings::swiss("Open", 3)
    };
    let mut hall = Hall::new(settings);
    hall.enter(4);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    for round in 1..=3 {
        hall.pair(&HowToPair::with_seed(1));
        let last = hall.games(round)[1];
        hall.results(|white, _| match round == 2 && white.0 == last.0 {
            true => GameResult::ADJOURNED,
            false => GameResult::DRAW,
        });
    }
    hall.write(vec![Command::CloseRound(RoundClosed {
        section: id(),
        round: RoundNumber(3),
    })]);
    let finish = vec![Command::FinishSection(SectionFinished { section: id() })];
    let refused = hall.submit(finish.clone(), "").unwrap_err();
    let refused = hall.told(&refused);
    assert!(
        refused.contains("game adjourned: round 2 board 2"),
        "{refused}"
    );
    let open = OpenGame {
        round: RoundNumber(2),
        board: BoardNumber::single(2),
        adjourned: true,
    };
    assert_eq!(hall.section().draft.open_games(RoundNumber(3)), [open]);
    let told = vet(hall.event(), &finish, Some("never resumed"), None).unwrap();
    assert_eq!(texts(&hall, &told), hall.told(&open));
    hall.submit(finish, "never resumed").unwrap();
}
