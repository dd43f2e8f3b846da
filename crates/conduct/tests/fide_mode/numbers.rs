//! Colours of round robins by hand, and numbers that are exchanged.

use adoube_journal::{ExchangeNumbers, Register};
use adoube_tournament::Player;

use super::*;

/// Q102: in a double round robin by hand nobody gets one colour three times running.
#[test]
fn a_double_round_robin_by_hand_has_no_third_colour() {
    let mut hall = Hall::new(SectionSettings {
        format: Format::RoundRobin,
        ..settings(6)
    });
    hall.enter(4);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    for games in [[(1, 2), (3, 4)], [(1, 3), (2, 4)]] {
        hall.submit(pairs(&hall, &games), "by hand").unwrap();
        hall.results(|_, _| GameResult::DRAW);
    }
    let is_third = |found: &Found| matches!(found, Found::ThirdColourOfDouble { .. });
    let third = pairs(&hall, &[(1, 4), (2, 3)]);
    let told = found(&hall, &third);
    let one = Found::ThirdColourOfDouble {
        player: EntrantId(1),
    };
    assert_eq!(
        told.iter().filter(|found| is_third(found)).count(),
        2,
        "{told:?}"
    );
    assert!(told.contains(&one), "{told:?}");
    assert!(levels(&hall, &third).contains(&Level::Refuse));
    let fine = found(&hall, &pairs(&hall, &[(4, 1), (2, 3)]));
    assert!(!fine.iter().any(is_third), "{fine:?}");
    // The table may have them where its cycles meet.
    let mut table = Hall::new(SectionSettings {
        format: Format::RoundRobin,
        ..settings(6)
    });
    table.enter(4);
    table.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    for _ in 1..=6 {
        table.pair(&HowToPair::with_seed(1));
        table.results(|_, _| GameResult::DRAW);
    }
}

/// Two who exchange their numbers after round 1 do so with consent, and the report has one line of it.
#[test]
fn an_exchange_is_one_line_of_the_report() {
    let mut hall = Hall::new(settings(5));
    let register = |number: u32| {
        let player = Player {
            fide_rating: Some(2000),
            ..Player::named(&format!("Player {number:02}"))
        };
        Command::Register(Register {
            section: id(),
            player,
        })
    };
    hall.write((1..=8).map(register).collect());
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|_, _| GameResult::WHITE_WINS);
    let exchange = |one, other| {
        vec![Command::ExchangeNumbers(ExchangeNumbers {
            section: id(),
            one: EntrantId(one),
            other: EntrantId(other),
        })]
    };
    let equal = exchange(1, 2);
    assert!(matches!(
        found(&hall, &equal)[..],
        [Found::NumbersExchanged { .. }]
    ));
    hall.submit(equal, "a wrong rating").unwrap();
    let text = text(&hall);
    let lines = text
        .lines()
        .filter(|line| line.contains("### Exchange @ Round 1: "));
    assert_eq!(lines.count(), 1, "{text}");
    let last = hall.journal().head();
    hall.submit(vec![Command::Undo(Undone { seq: last })], "")
        .unwrap();
    assert!(!self::text(&hall).contains("### Exchange"));
}
