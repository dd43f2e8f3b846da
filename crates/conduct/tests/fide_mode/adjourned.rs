//! Adjourned games: how they come about, how they end, and what waits for them.

use super::*;

#[test]
fn missing_results_become_adjourned() {
    let mut hall = Hall::new(settings(3));
    hall.enter(8);
    hall.pair(&HowToPair::with_seed(1));
    let how = HowToPair::with_seed(1);
    let next = next_round(&hall.event().details, hall.section(), &how).unwrap();
    assert!(matches!(
        found(&hall, &next.commands)[..],
        [Found::BecomeAdjourned { .. }]
    ));
    assert_eq!(levels(&hall, &next.commands), [Level::Acknowledge]);
    hall.submit(next.commands, "").unwrap();
    // They count as draws: everybody has half a point for the pairing.
    let games = &hall.section().draft.rounds[0].games;
    assert!(
        games
            .iter()
            .all(|game| game.results.reported == GameResult::ADJOURNED)
    );
    // A round later they are named one by one.
    hall.results(|_, _| GameResult::DRAW);
    let next = next_round(&hall.event().details, hall.section(), &how).unwrap();
    assert_eq!(levels(&hall, &next.commands), [Level::Acknowledge; 4]);
}

#[test]
fn an_adjourned_game_ends() {
    let mut hall = after(1);
    hall.pair(&HowToPair::with_seed(1));
    let next = next_round(
        &hall.event().details,
        hall.section(),
        &HowToPair::with_seed(1),
    );
    hall.submit(next.unwrap().commands, "").unwrap();
    let (white, black) = hall.games(2)[0];
    let round = RoundNumber(2);
    let ends = |result| {
        vec![
            Command::ReopenRound(RoundReopened {
                section: id(),
                round,
            }),
            Command::EnterResult(EnterResult {
                section: id(),
                round,
                board: BoardNumber::single(1),
                result,
            }),
            Command::CloseRound(RoundClosed {
                section: id(),
                round,
            }),
        ]
    };
    assert_eq!(levels(&hall, &ends(GameResult::DRAW)), []);
    assert_eq!(
        levels(&hall, &ends(GameResult::WHITE_WINS)),
        [Level::Confirm]
    );
    hall.submit(ends(GameResult::WHITE_WINS), "resumed")
        .unwrap();
    let line = format!("### Adjournment @ Round 2: {white}-{black}: 1-0\n");
    assert!(text(&hall).contains(&line), "{}", text(&hall));
}

#[test]
fn nothing_is_final_while_a_game_is_open() {
    let mut hall = Hall::new(settings(1));
    hall.enter(4);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|white, _| match white.0 {
        1 => GameResult::ADJOURNED,
        _ => GameResult::DRAW,
    });
    assert!(report(hall.event(), hall.section(), None).is_err());
    let last = RoundNumber(1);
    let standings = adoube_conduct::fide_mode::check_final(true, &hall.section().draft, last);
    assert!(standings.is_err());
    let close = Command::CloseRound(RoundClosed {
        section: id(),
        round: last,
    });
    hall.write(vec![close]);
    let finish = [Command::FinishSection(SectionFinished { section: id() })];
    assert_eq!(levels(&hall, &finish), [Level::Refuse]);
}
