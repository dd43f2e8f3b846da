//! Correspondence chess: the cases of `vectors/correspondence.toml`.

mod common;

use adoube_clock::correspondence::*;
use common::read_vectors;
use jiff::Timestamp;
use jiff::civil::{Date, date};
use serde::Deserialize;
use serde_json::{Value, to_value};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vectors {
    postal: Vec<Postal>,
    electronic: Vec<Electronic>,
    account: Vec<Account>,
    date: Vec<DateCase>,
    silent: Vec<Silent>,
    withdrawal: Vec<WithdrawalCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Postal {
    article: String,
    received: Date,
    postmarked: Date,
    days: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Electronic {
    article: String,
    received: Timestamp,
    sent: Timestamp,
    days: Option<u32>,
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
    rule: String,
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

fn vectors() -> Vectors {
    read_vectors("correspondence")
}

#[test]
fn days_used() {
    for case in vectors().postal {
        assert_eq!(
            postal_days(case.received, case.postmarked),
            case.days,
            "{}",
            case.article
        );
    }
    for case in vectors().electronic {
        assert_eq!(
            electronic_days(case.received, case.sent),
            case.days,
            "{}",
            case.article
        );
    }
}

#[test]
fn accounts() {
    for case in vectors().account {
        let control = case
            .each
            .map_or(ReflectionControl::STANDARD, ReflectionControl::DaysForEach);
        let policy = match case.penalty_first {
            true => OverstepPolicy::PenaltyFirst,
            false => OverstepPolicy::Forfeit,
        };
        let mut account = ReflectionAccount::new(control, policy);
        let day = date(2026, 1, 1);
        let charges: Vec<_> = case
            .replies
            .iter()
            .map(|&days| account.reply(day, day, days))
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
}

#[test]
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

#[test]
fn penalties_are_charged() {
    let mut account = account();
    assert_eq!(
        [(); 7].map(|()| account.charge(PENALTY_DAYS)),
        [25, 20, 15, 10, 5, 0, -5]
    );
    let day = date(2026, 1, 1);
    assert_eq!(account.reply(day, day, 0).verdict, Verdict::InTime);
    assert_eq!(account.reply(day, day, 1).verdict, Verdict::Lost);
    // The variation charges by itself.
    let mut lenient =
        ReflectionAccount::new(ReflectionControl::STANDARD, OverstepPolicy::PenaltyFirst);
    assert_eq!(lenient.reply(day, day, 11).left, 30 - 11 - 5);
}

fn account() -> ReflectionAccount {
    ReflectionAccount::new(ReflectionControl::STANDARD, OverstepPolicy::Forfeit)
}

#[test]
fn excused_days_do_not_count() {
    let (received, sent) = (date(2026, 3, 1), date(2026, 3, 21));
    let days = postal_days(received, sent).unwrap();
    assert_eq!(account().reply(received, sent, days).verdict, Verdict::Lost);
    let mut excused = account();
    excused
        .excuse(date(2026, 3, 1), date(2026, 3, 5), date(2026, 3, 14), false)
        .unwrap();
    let charge = excused.reply(received, sent, days);
    assert_eq!((charge.days, charge.verdict), (10, Verdict::InTime));
}

#[test]
fn a_move_ends_excused_time() {
    let mut account = account();
    account
        .excuse(date(2026, 2, 1), date(2026, 3, 1), date(2026, 3, 30), false)
        .unwrap();
    assert_eq!(account.excused_in(2026), 30);
    account.reply(date(2026, 3, 1), date(2026, 3, 10), 9);
    assert_eq!(account.excused_in(2026), 10);
    let later = account.reply(date(2026, 3, 12), date(2026, 3, 15), 3);
    assert_eq!(later.days, 3);
}

#[test]
fn excused_time_has_limits() {
    let mut account = account();
    let told = date(2025, 12, 1);
    // Ten days of 2025 and twenty of 2026.
    account
        .excuse(told, date(2025, 12, 22), date(2026, 1, 20), false)
        .unwrap();
    assert_eq!(
        (account.excused_in(2025), account.excused_in(2026)),
        (10, 20)
    );
    let more = account.excuse(told, date(2026, 6, 1), date(2026, 6, 11), false);
    assert_eq!(
        more,
        Err(ExcusedFault::TooMuch {
            year: 2026,
            days: 31,
            most: 30
        })
    );
    assert_eq!(
        account.excuse(told, date(2026, 6, 1), date(2026, 6, 11), true),
        Ok(())
    );
    let late = account.excuse(date(2026, 8, 1), date(2026, 8, 1), date(2026, 8, 2), false);
    assert_eq!(late, Err(ExcusedFault::NotInAdvance));
    let turned = account.excuse(told, date(2026, 8, 2), date(2026, 8, 1), false);
    assert_eq!(turned, Err(ExcusedFault::EndsBeforeBeginning));
}

#[test]
fn dates() {
    let vectors = vectors();
    for case in vectors.date {
        let until = match case.rule.as_str() {
            "inquiry" => inquiry_answer_until(case.from),
            "complaint" => complaint_until(case.from),
            "end" => game_ends(case.from),
            "adjudication" => adjudication_until(case.from),
            "appeal" => appeal_until(case.from),
            "replacement" => replacement_until(case.from),
            other => panic!("{other}"),
        };
        assert_eq!(until, case.until, "{}", case.article);
    }
    for case in vectors.silent {
        let does = SilentOpponent::on(case.today, case.last_move, case.repeated);
        assert_eq!(to_value(does).unwrap(), case.does, "{}", case.article);
    }
    for case in vectors.withdrawal {
        let scored = withdrawal(case.moves, case.started, case.withdrawn);
        assert_eq!(to_value(scored).unwrap(), case.scored, "{}", case.article);
    }
}
