//! Correspondence chess: the cases of `correspondence.toml`.

use adoube_clock::correspondence::*;
use adoube_vectors::{Vectors, tests};
use jiff::civil::Date;
use serde::Deserialize;
use serde_json::{Value, to_value};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("correspondence", |file| {
        file.each("account", accounts);
        file.each("date", dates);
        file.each("silent", silent_opponents);
        file.each("withdrawal", withdrawals);
    });
    vectors.tests(&tests![controls_that_are_rated, penalties_are_charged,]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Account {
    article: String,
    each: Option<u32>,
    #[serde(default)]
    penalty_first: bool,
    replies: Vec<u32>,
    left: Option<i64>,
    verdict: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DateCase {
    article: String,
    from: Date,
    until: Date,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Silent {
    article: String,
    today: Date,
    last_move: Date,
    repeated: Option<Date>,
    does: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithdrawalCase {
    article: String,
    moves: u32,
    started: Date,
    withdrawn: Date,
    scored: String,
}

fn accounts(case: Account) {
    let control = case
        .each
        .map_or(ReflectionControl::STANDARD, ReflectionControl::DaysForEach);
    let policy = match case.penalty_first {
        true => OverstepPolicy::PenaltyFirst,
        false => OverstepPolicy::Forfeit,
    };
    let mut account = ReflectionAccount::new(control, policy);
    let charges: Vec<_> = case
        .replies
        .iter()
        .map(|&days| account.reply(days))
        .collect();
    let last = charges.last().unwrap();
    assert_eq!(
        to_value(last.verdict).unwrap(),
        case.verdict,
        "{}",
        case.article
    );
    if let Some(left) = case.left {
        assert_eq!(account.left(), left, "{}", case.article);
    }
    assert_eq!(account.moves() as usize, case.replies.len());
}

fn controls_that_are_rated() {
    assert!(ReflectionControl::STANDARD.allowed().is_ok());
    assert!(ReflectionControl::DaysForEach(3).allowed().is_ok());
    assert!(ReflectionControl::DaysForEach(2).allowed().is_err());
    let other = ReflectionControl::DaysForMoves {
        days: 40,
        moves: 10,
        most_for_one: 10,
    };
    assert!(other.allowed().is_err());
}

fn penalties_are_charged() {
    let mut account = account();
    assert_eq!(
        [(); 7].map(|()| account.charge(PENALTY_DAYS)),
        [25, 20, 15, 10, 5, 0, -5]
    );
    assert_eq!(account.reply(0).verdict, Verdict::InTime);
    assert_eq!(account.reply(1).verdict, Verdict::Lost);
    // The variation charges by itself.
    let mut lenient =
        ReflectionAccount::new(ReflectionControl::STANDARD, OverstepPolicy::PenaltyFirst);
    assert_eq!(lenient.reply(11).left, 30 - 11 - 5);
}

fn account() -> ReflectionAccount {
    ReflectionAccount::new(ReflectionControl::STANDARD, OverstepPolicy::Forfeit)
}

fn dates(case: DateCase) {
    assert_eq!(complaint_until(case.from), case.until, "{}", case.article);
}

fn silent_opponents(case: Silent) {
    let does = SilentOpponent::on(case.today, case.last_move, case.repeated);
    assert_eq!(to_value(does).unwrap(), case.does, "{}", case.article);
}

fn withdrawals(case: WithdrawalCase) {
    let scored = withdrawal(case.moves, case.started, case.withdrawn);
    assert_eq!(to_value(scored).unwrap(), case.scored, "{}", case.article);
}
