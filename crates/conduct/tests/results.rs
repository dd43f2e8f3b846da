//! What it takes for a result to stand on a board.

mod common;

use adoube_conduct::results::{CannotStand, WantedResult};
use adoube_conduct::rounds::HowToPair;
use adoube_journal::{Command, RoundClosed, SectionSettings};
use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use common::Hall;

const ROUND: RoundNumber = RoundNumber(1);

fn hall() -> Hall {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 5));
    hall.enter(4);
    hall.pair(&HowToPair::with_seed(1));
    hall
}

fn wanted(board: u32, result: GameResult) -> WantedResult {
    WantedResult {
        board: BoardNumber::single(board),
        result,
        was: None,
    }
}

#[test]
fn a_result_is_entered_corrected_or_cleared_by_what_stands() {
    let mut hall = hall();
    let command = |hall: &Hall, result| wanted(1, result).command(hall.section(), ROUND).unwrap();
    let enter = command(&hall, GameResult::ADJOURNED).unwrap();
    assert!(matches!(enter, Command::EnterResult(_)));
    assert_eq!(command(&hall, GameResult::PENDING), None);
    hall.write(vec![enter]);
    let enter = command(&hall, GameResult::WHITE_WINS).unwrap();
    assert!(matches!(enter, Command::EnterResult(_)));
    hall.write(vec![enter]);
    assert_eq!(command(&hall, GameResult::WHITE_WINS), None);
    let correct = command(&hall, GameResult::DRAW).unwrap();
    assert!(matches!(correct, Command::CorrectResult(_)));
    hall.write(vec![correct]);
    let clear = command(&hall, GameResult::PENDING).unwrap();
    assert!(matches!(clear, Command::ClearResult(_)));
    hall.write(vec![clear]);
}

#[test]
fn who_saw_something_else_is_told_what_stands() {
    let mut hall = hall();
    hall.results(|_, _| GameResult::DRAW);
    let stale = WantedResult {
        was: Some(GameResult::PENDING),
        ..wanted(2, GameResult::WHITE_WINS)
    };
    let (board, stands) = (stale.board, GameResult::DRAW);
    assert_eq!(
        stale.command(hall.section(), ROUND),
        Err(CannotStand::Changed { board, stands })
    );
    let nowhere = wanted(9, GameResult::DRAW);
    let (round, board) = (ROUND, nowhere.board);
    assert_eq!(
        nowhere.command(hall.section(), ROUND),
        Err(CannotStand::NoBoard { round, board })
    );
    let never = wanted(1, GameResult::DRAW).command(hall.section(), RoundNumber(2));
    assert_eq!(never, Err(CannotStand::NoRound(RoundNumber(2))));
}

#[test]
fn a_complete_round_is_opened_and_completed_again() {
    let mut hall = hall();
    hall.results(|_, _| GameResult::DRAW);
    let (section, round) = (hall.section().id.clone(), ROUND);
    hall.write(vec![Command::CloseRound(RoundClosed { section, round })]);
    let same = wanted(1, GameResult::DRAW).commands(hall.section(), ROUND);
    assert_eq!(same, Ok(Vec::new()));
    let commands = wanted(1, GameResult::WHITE_WINS).commands(hall.section(), ROUND);
    let commands = commands.unwrap();
    assert!(matches!(
        commands[..],
        [
            Command::ReopenRound(_),
            Command::CorrectResult(_),
            Command::CloseRound(_)
        ]
    ));
    hall.submit(commands, "score sheets compared").unwrap();
    assert!(hall.section().is_closed(ROUND));
    // Without the result the round is not complete.
    let cleared = wanted(1, GameResult::PENDING).commands(hall.section(), ROUND);
    assert!(matches!(
        cleared.unwrap()[..],
        [Command::ReopenRound(_), Command::ClearResult(_)]
    ));
}
