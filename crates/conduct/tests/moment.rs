//! A round that was paired from results which were changed afterwards.

mod common;

use adoube_conduct::rounds::{
    HowToPair, Moment, Otherwise, change_to, changed_since, explain, explain_paired, standing,
};
use adoube_journal::{
    AssignNumbers, Command, CorrectResult, Format, PointsAdjusted, RoundReopened, SectionSettings,
    Undone,
};
use adoube_tournament::{
    BoardNumber, EntrantId, GameResult, PointAdjustment, Purpose, RoundNumber,
};
use common::{Hall, id};

const SECOND: RoundNumber = RoundNumber(2);

/// Eight players, round 2 paired after four wins of White.
fn hall(format: Format) -> Hall {
    let rounds = if format == Format::RoundRobin { 7 } else { 3 };
    let mut hall = Hall::new(SectionSettings {
        format,
        ..SectionSettings::swiss("Open", rounds)
    });
    hall.enter(8);
    if format != Format::Swiss {
        hall.write(vec![Command::AssignNumbers(AssignNumbers {
            section: id(),
            order: None,
        })]);
    }
    hall.pair(&HowToPair::with_seed(7));
    hall.results(|_, _| GameResult::WHITE_WINS);
    hall.pair(&HowToPair::with_seed(7));
    hall
}

fn reopen(hall: &mut Hall) {
    let reopen = Command::ReopenRound(RoundReopened {
        section: id(),
        round: RoundNumber::FIRST,
    });
    hall.submit(vec![reopen], "a wrong result").unwrap();
}

fn correct(hall: &mut Hall, result: GameResult) {
    let correct = Command::CorrectResult(CorrectResult {
        section: id(),
        round: RoundNumber::FIRST,
        board: BoardNumber::single(1),
        result,
    });
    hall.submit(vec![correct], "score sheet").unwrap();
}

fn penalty(entrant: u32) -> Command {
    Command::AdjustPoints(PointsAdjusted {
        section: id(),
        adjustment: PointAdjustment {
            entrant: EntrantId(entrant),
            round: RoundNumber::FIRST,
            points: "-1".parse().unwrap(),
            purposes: Purpose::ALL.to_vec(),
        },
    })
}

fn is_changed(hall: &Hall) -> bool {
    changed_since(hall.journal(), &id(), SECOND)
}

fn moment(hall: &Hall) -> Moment {
    Moment::of(hall.journal(), &id(), SECOND).unwrap()
}

fn otherwise(hall: &Hall) -> Option<Otherwise> {
    moment(hall).otherwise(&hall.event().details, hall.section())
}

#[test]
fn a_corrected_result_makes_the_rules_pair_otherwise() {
    let mut hall = hall(Format::Swiss);
    assert!(!is_changed(&hall));
    assert_eq!(otherwise(&hall), None);
    reopen(&mut hall);
    assert!(!is_changed(&hall));
    correct(&mut hall, GameResult::BLACK_WINS);
    assert!(is_changed(&hall));
    assert!(!otherwise(&hall).unwrap().boards.is_empty());
    // Back again: records speak of it, but nothing is different.
    correct(&mut hall, GameResult::WHITE_WINS);
    assert!(is_changed(&hall) && !moment(&hall).is_past(hall.section()));
    assert_eq!(otherwise(&hall), None);
}

#[test]
fn what_is_taken_back_does_not_count() {
    let mut hall = hall(Format::Swiss);
    reopen(&mut hall);
    correct(&mut hall, GameResult::BLACK_WINS);
    let seq = hall.journal().head();
    hall.submit(vec![Command::Undo(Undone { seq })], "")
        .unwrap();
    assert!(!is_changed(&hall));
}

#[test]
fn a_penalty_that_is_taken_back_after_the_pairing_counts() {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 3));
    hall.enter(8);
    hall.pair(&HowToPair::with_seed(7));
    hall.results(|_, _| GameResult::WHITE_WINS);
    let punished = hall.games(1)[0].0;
    hall.submit(vec![penalty(punished)], "late").unwrap();
    let seq = hall.journal().head();
    hall.pair(&HowToPair::with_seed(7));
    assert!(!is_changed(&hall));
    hall.submit(vec![Command::Undo(Undone { seq })], "")
        .unwrap();
    assert!(is_changed(&hall));
    assert!(otherwise(&hall).is_some());
}

#[test]
fn a_penalty_counts_and_a_change_by_hand_does_not() {
    let mut hall = hall(Format::Swiss);
    let section = hall.section();
    let (one, other) = (hall.games(2)[0].0, hall.games(2)[1].0);
    let mut wanted = standing(section, SECOND).unwrap();
    wanted.swap(EntrantId(one), EntrantId(other));
    let change = change_to(section, SECOND, &wanted).unwrap();
    hall.submit(vec![change], "agreed").unwrap();
    assert!(!is_changed(&hall));
    assert_eq!(otherwise(&hall), None);
    hall.submit(vec![penalty(one)], "late").unwrap();
    assert!(is_changed(&hall));
    assert!(otherwise(&hall).is_some());
}

#[test]
fn a_bracket_looks_at_results_and_a_table_does_not() {
    let mut knockout = hall(Format::Knockout);
    reopen(&mut knockout);
    correct(&mut knockout, GameResult::BLACK_WINS);
    assert!(!otherwise(&knockout).unwrap().boards.is_empty());
    let mut table = hall(Format::RoundRobin);
    reopen(&mut table);
    correct(&mut table, GameResult::BLACK_WINS);
    assert_eq!(otherwise(&table), None);
}

#[test]
fn a_round_is_explained_from_what_was_known() {
    let mut hall = hall(Format::Swiss);
    let before = explain(&hall.event().details, hall.section(), SECOND).unwrap();
    reopen(&mut hall);
    correct(&mut hall, GameResult::BLACK_WINS);
    let then = explain_paired(&moment(&hall), hall.section()).unwrap();
    assert_eq!(then, before);
    let now = explain(&hall.event().details, hall.section(), SECOND).unwrap();
    assert_ne!(now.players, then.players);
    assert!(now.deviation.is_some() && then.deviation.is_none());

    // What was changed by hand is told all the same.
    let (one, other) = hall.games(2)[0];
    let section = hall.section();
    let mut wanted = standing(section, SECOND).unwrap();
    wanted.swap(EntrantId(one), EntrantId(other));
    let change = change_to(section, SECOND, &wanted).unwrap();
    hall.submit(vec![change], "agreed").unwrap();
    let then = explain_paired(&moment(&hall), hall.section()).unwrap();
    assert_eq!(then.players, before.players);
    let deviation = then.deviation.unwrap();
    assert_eq!(deviation.stands.len(), 1);
    let why = deviation.why.unwrap();
    assert!(!hall.told(&why.why).contains(why.article.code()), "{why:?}");
}

#[test]
fn the_only_bracket_is_everybody() {
    let hall = hall(Format::Swiss);
    let round = |round| {
        let explained = explain(&hall.event().details, hall.section(), RoundNumber(round));
        let groups = explained.unwrap().groups.into_iter();
        groups
            .map(|group| hall.told(&group.title))
            .collect::<Vec<_>>()
    };
    assert_eq!(round(1), ["Everybody, 0 points"]);
    assert_eq!(round(2), ["Bracket, 1 point", "Last bracket, 0 points"]);
}
