//! What the director of a section by the rules of US Chess decides between two rounds.

mod common;

use adoube_conduct::rounds::{CannotPair, HowToPair, change_to, next_round, standing};
use adoube_conduct::us::{
    CannotPairWithout, NoLadder, PairedClass, UsSection, ladder_down, pair_without, ways_without,
};
use adoube_conduct::{Vetted, vet, vet_made};
use adoube_journal::{
    ByeRequested, Command, EnterResult, PrizeFundSet, Refusal, RoundTime, SectionSettings,
};
use adoube_pairing::us::incidents::Unreported;
use adoube_tournament::{
    BoardNumber, ByeKind, Colour, EntrantId, GameResult, Outcome, Points, Purpose, RoundNumber,
};
use common::{Hall, id};

fn settings(rounds: u16) -> SectionSettings {
    SectionSettings {
        rules: Some("us-2025".to_owned()),
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", rounds)
    }
}

/// After a first round in which White won but for board 1, which has no result.
fn one_is_missing() -> Hall {
    let mut hall = Hall::new(settings(3));
    hall.enter(8);
    hall.pair(&HowToPair::with_seed(1));
    assert_eq!(hall.games(1)[0], (1, 5));
    let enter = (2..=4).map(|board| {
        Command::EnterResult(EnterResult {
            section: id(),
            round: RoundNumber(1),
            board: BoardNumber::single(board),
            result: GameResult::WHITE_WINS,
        })
    });
    hall.write(enter.collect());
    hall
}

fn without(hall: &Hall, way: Unreported) -> Vec<Command> {
    pair_without(hall.section(), RoundNumber(1), BoardNumber::single(1), way).unwrap()
}

fn score(hall: &Hall, player: u32, purpose: Purpose) -> Points {
    let snapshot = hall.section().snapshot().unwrap();
    snapshot.score(EntrantId(player), RoundNumber(1), purpose)
}

/// 29H: six ways to pair the next round without a result.
#[test]
fn a_round_is_paired_without_a_result() {
    let hall = one_is_missing();
    let how = HowToPair::with_seed(1);
    let waits = next_round(&hall.event().details, hall.section(), &how);
    let missing = Refusal::MissingResults {
        round: RoundNumber(1),
        boards: vec![BoardNumber::single(1)],
    };
    assert_eq!(waits.unwrap_err(), CannotPair::from(missing));
    let ways = ways_without(hall.section(), RoundNumber(1), BoardNumber::single(1));
    assert_eq!(ways, Unreported::ALL);
    let scores = [
        (Unreported::GuessWinner, "1", "0"),
        (Unreported::WinAndDraw, "1", "0.5"),
        (Unreported::BothWin, "1", "1"),
        (Unreported::BothLose, "0", "0"),
    ];
    for (way, higher, lower) in scores {
        let mut hall = one_is_missing();
        let commands = without(&hall, way);
        hall.submit(commands, way.article()).unwrap();
        let points = |text: &str| text.parse::<Points>().unwrap();
        assert_eq!(score(&hall, 1, Purpose::Pairing), points(higher), "{way:?}");
        assert_eq!(score(&hall, 5, Purpose::Pairing), points(lower), "{way:?}");
        hall.pair(&how);
        let game = &hall.section().draft.rounds[0].games[0];
        assert_eq!(game.results.reported, GameResult::PENDING);
        let is_scored = game.results.counted_for(Purpose::Standings).is_final();
        assert_eq!(is_scored, way == Unreported::BothLose);
    }
}

#[test]
fn who_reports_nothing_sits_out() {
    let sits_out = [
        (Unreported::HalfPointByes, ByeKind::HalfPoint),
        (Unreported::ForfeitNextRound, ByeKind::ZeroPoint),
    ];
    for (way, kind) in sits_out {
        let mut hall = one_is_missing();
        let commands = without(&hall, way);
        hall.submit(commands, way.article()).unwrap();
        hall.pair(&HowToPair::with_seed(1));
        let byes = &hall.section().draft.rounds[1].byes;
        let byes: Vec<(u32, ByeKind)> = byes.iter().map(|bye| (bye.entrant.0, bye.kind)).collect();
        assert_eq!(byes, [(1, kind), (5, kind)]);
    }
}

#[test]
fn a_known_result_is_not_done_without() {
    let mut hall = one_is_missing();
    let board = BoardNumber::single;
    let round = RoundNumber(1);
    let ask = |hall: &Hall, table| {
        pair_without(hall.section(), round, board(table), Unreported::BothWin).unwrap_err()
    };
    assert_eq!(
        ask(&hall, 2),
        CannotPairWithout::Reported {
            round,
            board: board(2)
        }
    );
    assert_eq!(
        ask(&hall, 9),
        CannotPairWithout::NoGame {
            round,
            board: board(9)
        }
    );
    hall.results(|_, _| GameResult::DRAW);
    assert!(ways_without(hall.section(), round, board(1)).is_empty());
    let mut fide = Hall::new(SectionSettings::swiss("Open", 3));
    fide.enter(4);
    fide.pair(&HowToPair::with_seed(1));
    assert_eq!(ask(&fide, 1), CannotPairWithout::OtherRules);
}

/// In the last round nobody can sit out.
#[test]
fn there_is_no_round_after_the_last() {
    let mut hall = Hall::new(settings(1));
    hall.enter(4);
    hall.pair(&HowToPair::with_seed(1));
    let board = BoardNumber::single(1);
    let ways = ways_without(hall.section(), RoundNumber(1), board);
    assert!(!ways.contains(&Unreported::HalfPointByes));
    assert!(!ways.contains(&Unreported::ForfeitNextRound));
    assert_eq!(ways.len(), 4);
}

/// 29G1: the top board falls out, and its lower player is laddered down to a bye.
#[test]
fn the_opponent_of_who_leaves_is_laddered_down() {
    let mut hall = Hall::new(settings(4));
    hall.enter(8);
    for _ in 0..2 {
        hall.pair(&HowToPair::with_seed(1));
        hall.results(|white, black| match white < black {
            true => GameResult::WHITE_WINS,
            false => GameResult::BLACK_WINS,
        });
    }
    hall.pair(&HowToPair::with_seed(1));
    let round = RoundNumber(3);
    let (leaves, widow) = hall.games(3)[0];
    let before = standing(hall.section(), round).unwrap();
    let event = hall.event().details.clone();
    let leaver = EntrantId(leaves);
    let laddered = ladder_down(&event, hall.section(), round, &before, leaver).unwrap();
    let command = change_to(hall.section(), round, &laddered).unwrap();
    hall.submit(vec![command], "29G1").unwrap();
    // Everybody is in the round once, who left without points.
    let mut there: Vec<u32> = (hall.games(3).iter())
        .flat_map(|(white, black)| [*white, *black])
        .collect();
    assert!(there.contains(&widow) && !there.contains(&leaves));
    let byes = &hall.section().draft.rounds[2].byes;
    assert_eq!(byes.len(), 2);
    let of = |kind| byes.iter().find(|bye| bye.kind == kind).unwrap().entrant;
    assert_eq!(of(ByeKind::ZeroPoint), leaver);
    // The bye came to the lowest score, and each new pair plays on a board that was there.
    let last = of(ByeKind::PairingAllocated);
    let snapshot = hall.section().snapshot().unwrap();
    let score = |player| snapshot.score(player, RoundNumber(2), Purpose::Pairing);
    let lowest = there.iter().map(|player| score(EntrantId(*player))).min();
    assert!(Some(score(last)) <= lowest);
    there.extend(byes.iter().map(|bye| bye.entrant.0));
    there.sort_unstable();
    assert_eq!(there, [1, 2, 3, 4, 5, 6, 7, 8]);
    let boards = before.boards.iter().map(|pairing| pairing.board);
    let boards: Vec<BoardNumber> = boards.collect();
    assert!(hall.tables(3).iter().all(|board| boards.contains(board)));
}

#[test]
fn nobody_else_is_laddered_down() {
    let mut hall = Hall::new(settings(4));
    hall.enter(5);
    hall.pair(&HowToPair::with_seed(1));
    let round = RoundNumber(1);
    let event = hall.event().details.clone();
    let stands = standing(hall.section(), round).unwrap();
    let player = stands.byes[0].entrant;
    let found = ladder_down(&event, hall.section(), round, &stands, player);
    assert_eq!(found, Err(NoLadder::NoOpponent { player, round }));
    let mut fide = Hall::new(SectionSettings::swiss("Open", 3));
    fide.enter(4);
    fide.pair(&HowToPair::with_seed(1));
    let stands = standing(fide.section(), round).unwrap();
    let found = ladder_down(&event, fide.section(), round, &stands, EntrantId(1));
    assert_eq!(found, Err(NoLadder::OtherRules));
}

fn kinds(told: &[Vetted]) -> Vec<String> {
    let kind = |one: &Vetted| serde_json::to_value(&one.finding.found).unwrap();
    let kinds = told.iter().map(kind);
    kinds
        .filter_map(|found| found.as_object()?.keys().next().cloned())
        .collect()
}

/// 29I: a class is not paired for itself while one of it can win more from the places than its first prize.
#[test]
fn a_class_that_may_win_a_place() {
    // After round 1 player 5 has a point, and a second one wins the first or the second place.
    let told = |first_of_class: u32| {
        let mut settings = settings(2);
        let classes = UsSection {
            paired_classes: vec![PairedClass::read("2520-2550").unwrap()],
            ..UsSection::default()
        };
        classes.announce(&mut settings);
        let mut hall = Hall::new(settings);
        hall.enter(8);
        let fund = format!(
            "[place]\nprizes = [500, 300]\n[[category]]\nname = \"A\"\nwho = {{ rating = {{ from = 2520, to = 2550 }} }}\nprizes = [{first_of_class}]\n"
        );
        hall.write(vec![Command::SetPrizeFund(PrizeFundSet {
            section: id(),
            fund: Some(fund),
        })]);
        hall.pair(&HowToPair::with_seed(1));
        hall.results(|white, black| match (white, black) {
            (EntrantId(5), _) => GameResult::WHITE_WINS,
            (_, EntrantId(5)) => GameResult::BLACK_WINS,
            _ => GameResult::DRAW,
        });
        let how = HowToPair::with_seed(1);
        let next = next_round(&hall.event().details, hall.section(), &how).unwrap();
        kinds(&vet_made(hall.event(), &next.commands))
    };
    assert_eq!(told(400), ["ClassMayWinPlace"]);
    assert!(told(500).is_empty());
}

/// 22C: half-point byes in the second half, asked for too late, and of the last round after the first game.
#[test]
fn requests_for_half_point_byes() {
    let mut settings = settings(5);
    let day = |round: u16| RoundTime {
        round: RoundNumber(round),
        starts: format!("2026-11-{:02}T10:00:00", round + 1)
            .parse()
            .unwrap(),
    };
    settings.schedule = (1..=5).map(day).collect();
    let mut hall = Hall::new(settings);
    hall.enter(4);
    let told = |hall: &Hall, round: u16, now: &str| {
        let request = Command::RequestBye(ByeRequested {
            section: id(),
            entrant: EntrantId(1),
            round: RoundNumber(round),
            bye: ByeKind::HalfPoint,
        });
        let now = Some(now.parse().unwrap());
        kinds(&vet(hall.event(), &[request], None, now).unwrap())
    };
    let early = "2026-11-01T10:00:00";
    assert!(told(&hall, 3, early).is_empty());
    assert_eq!(told(&hall, 4, early), ["HalfPointByeInSecondHalf"]);
    assert!(told(&hall, 3, "2026-11-04T09:00:00").is_empty());
    assert_eq!(told(&hall, 3, "2026-11-04T09:01:00"), ["ByeAskedLate"]);
    assert_eq!(told(&hall, 5, early), ["HalfPointByeInSecondHalf"]);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|_, _| GameResult::of(Outcome::Draw, Outcome::Draw));
    let late = told(&hall, 5, early);
    assert_eq!(late, ["HalfPointByeInSecondHalf", "LateCommitment"]);
}
