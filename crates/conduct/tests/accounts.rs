//! What players owe and have paid, what is in the till, and what prizes are by the entries.

mod common;

use adoube_conduct::accounts::{Ledger, Till};
use adoube_conduct::announcement::{Announced, Fees, InvitationItem, Observed, lint, stored};
use adoube_conduct::prizes::{entries_counted, fund_of};
use adoube_journal::{
    AccountEntered, AccountItem, Amount, Charge, Command, EventDetails, PayMethod, PrizeFundSet,
    Register, SectionAdded, SectionSettings, Withdraw,
};
use adoube_prizes::{Money, PrizeNowReason, fund_now};
use adoube_tournament::{EntrantId, Player, Title};
use common::{Hall, id, player};
use jiff::Zoned;
use jiff::tz::TimeZone;
use proptest::prelude::*;

fn units(amount: i64) -> Amount {
    Amount::hundredths(100 * amount)
}

/// An entry costs 45, from 3 November 55, and a deposit of 20; grandmasters are free.
fn fees() -> Fees {
    Fees {
        currency: Some("USD".to_owned()),
        entry: Some(units(45)),
        late: Some(units(10)),
        late_from: "2026-11-03".parse().ok(),
        re_entry: Some(units(25)),
        deposit: Some(units(20)),
        free: [Title::Gm].into(),
    }
}

fn settings(fees: Option<Fees>) -> SectionSettings {
    let announced = Announced {
        fees,
        ..Announced::default()
    };
    let mut settings = SectionSettings::swiss("Open", 5);
    stored::write(&announced, &mut settings.announced);
    settings
}

/// Player 1 is a grandmaster, 2 and 3 are not.
fn three() -> Hall {
    let mut hall = Hall::new(settings(Some(fees())));
    let master = Player {
        title: Some(Title::Gm),
        ..player(1)
    };
    let register = |player| {
        Command::Register(Register {
            section: id(),
            player,
        })
    };
    hall.write([master, player(2), player(3)].map(register).into());
    hall
}

fn line(entrant: u32, item: AccountItem, amount: Amount) -> Command {
    Command::EnterAccount(AccountEntered {
        section: id(),
        entrant: EntrantId(entrant),
        item,
        amount,
        note: None,
    })
}

/// Lines are written on 2 November.
fn on(day: &str) -> Zoned {
    format!("{day}T12:00:00[UTC]").parse().unwrap()
}

fn balances(hall: &Hall, day: &str) -> Vec<Amount> {
    let ledger = Ledger::of(hall.section(), &on(day));
    let accounts = ledger.accounts.iter();
    accounts.map(|account| account.balance()).collect()
}

const CASH: PayMethod = PayMethod::Cash;

#[test]
fn what_is_announced_is_due_and_more_of_it_later() {
    let mut hall = three();
    // The deposit is everybody's, the entry fee not that of a grandmaster.
    assert_eq!(balances(&hall, "2026-11-02"), [20, 65, 65].map(units));
    assert_eq!(balances(&hall, "2026-11-03"), [20, 75, 75].map(units));
    // Who paid the entry fee in time is not late, whatever else is open.
    hall.write(vec![
        line(2, AccountItem::Payment(CASH), units(45)),
        line(3, AccountItem::Payment(CASH), units(44)),
    ]);
    assert_eq!(balances(&hall, "2026-11-03"), [20, 20, 31].map(units));
}

#[test]
fn a_charge_stands_in_place_of_what_is_announced_and_a_waiver_takes_off() {
    let mut hall = three();
    hall.write(vec![
        line(1, AccountItem::Charge(Charge::EntryFee), units(5)),
        line(2, AccountItem::Charge(Charge::EntryFee), units(30)),
        line(2, AccountItem::Charge(Charge::Fine), units(7)),
        line(3, AccountItem::Waiver, units(45)),
    ]);
    // A waived entry fee is settled in time.
    assert_eq!(balances(&hall, "2026-11-09"), [25, 57, 20].map(units));
    let ledger = Ledger::of(hall.section(), &on("2026-11-09"));
    let usual = |item| ledger.usual_amount(EntrantId(2), item);
    assert_eq!(usual(AccountItem::Payment(CASH)), Some(units(57)));
    assert_eq!(
        usual(AccountItem::Charge(Charge::ReEntryFee)),
        Some(units(25))
    );
    assert_eq!(usual(AccountItem::Charge(Charge::Other)), None);
    assert_eq!(usual(AccountItem::Refund(CASH)), None);
}

#[test]
fn a_deposit_is_kept_as_far_as_it_is_paid_and_given_back_once() {
    let mut hall = three();
    hall.write(vec![line(1, AccountItem::Payment(CASH), units(12))]);
    let deposit = |hall: &Hall| {
        let ledger = Ledger::of(hall.section(), &on("2026-11-02"));
        ledger.account(EntrantId(1)).unwrap().deposit()
    };
    assert_eq!(deposit(&hall), units(12));
    hall.write(vec![line(1, AccountItem::Payment(CASH), units(8))]);
    assert_eq!(deposit(&hall), units(20));
    hall.write(vec![line(1, AccountItem::DepositReturned(CASH), units(20))]);
    assert_eq!(deposit(&hall), Amount::ZERO);
    assert_eq!(balances(&hall, "2026-11-02")[0], Amount::ZERO);
}

#[test]
fn without_an_announcement_only_what_is_charged_is_due() {
    let mut hall = Hall::new(settings(None));
    hall.enter(2);
    hall.write(vec![line(2, AccountItem::Charge(Charge::Other), units(3))]);
    assert_eq!(balances(&hall, "2026-11-02"), [0, 3].map(units));
}

#[test]
fn the_till_of_a_day_has_the_lines_of_that_day() {
    let mut hall = three();
    hall.write(vec![
        line(1, AccountItem::Payment(PayMethod::Card), units(20)),
        line(2, AccountItem::Payment(CASH), units(65)),
        line(2, AccountItem::Refund(CASH), units(5)),
        line(3, AccountItem::Waiver, units(65)),
    ]);
    let till = |day: &str| Till::of(hall.event(), day.parse().ok(), &TimeZone::UTC);
    let of_day = till("2026-11-02");
    assert_eq!(of_day.lines.len(), 3);
    let usd = Some("USD".to_owned());
    let cash = of_day.flows[&(usd.clone(), CASH)];
    assert_eq!((cash.taken, cash.given), (units(65), units(5)));
    assert_eq!(of_day.sums()[&usd].sum(), units(80));
    assert!(till("2026-11-03").lines.is_empty());
}

#[test]
fn fees_that_are_announced_need_no_tick() {
    let lacks_fees = |more: &Announced| {
        let event = EventDetails::named("Open");
        let remarks = lint(&event, &SectionSettings::swiss("A", 7), more);
        remarks.iter().any(|remark| match &remark.says {
            Observed::InvitationLacks { items } => items.contains(&InvitationItem::Fees),
            _ => false,
        })
    };
    assert!(lacks_fees(&Announced::default()));
    let fees = Some(fees());
    assert!(!lacks_fees(&Announced {
        fees,
        ..Announced::default()
    }));
}

fn item() -> impl Strategy<Value = AccountItem> {
    let method = prop::sample::select(PayMethod::ALL.to_vec());
    prop_oneof![
        prop::sample::select(Charge::ALL.to_vec()).prop_map(AccountItem::Charge),
        method.clone().prop_map(AccountItem::Payment),
        method.clone().prop_map(AccountItem::Payment),
        method.clone().prop_map(AccountItem::Refund),
        method.prop_map(AccountItem::DepositReturned),
        Just(AccountItem::Waiver),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// What everybody owes is what is charged and not waived, less what is in the till and what left it as
    /// deposits; the till of all days is what everybody paid.
    #[test]
    fn accounts_and_till_balance(lines in prop::collection::vec((1..4_u32, item(), 1..9000_i64), 0..30)) {
        let mut hall = three();
        for (entrant, item, amount) in lines {
            // More than was paid cannot be given back.
            let _ = hall.submit(vec![line(entrant, item, Amount::hundredths(amount))], "");
        }
        let ledger = Ledger::of(hall.section(), &on("2026-11-05"));
        let totals = ledger.totals();
        let till = Till::of(hall.event(), None, &TimeZone::UTC);
        let in_till: Amount = till.sums().values().map(|flow| flow.sum()).sum();
        prop_assert_eq!(in_till, totals.paid);
        prop_assert_eq!(totals.balance, totals.charged - totals.waived - totals.returned - in_till);
        for account in &ledger.accounts {
            prop_assert!(account.paid >= Amount::ZERO);
            prop_assert!(account.deposit() <= account.paid);
        }
    }
}

/// A section with this fund and so many players.
fn with_fund(fund: &str, players: u32) -> Hall {
    let mut hall = Hall::new(settings(Some(fees())));
    hall.enter(players);
    let fund = Some(fund.to_owned());
    hall.write(vec![Command::SetPrizeFund(PrizeFundSet {
        section: id(),
        fund,
    })]);
    hall
}

/// How many entries count, and what the prizes are by them.
fn now(hall: &Hall) -> (u32, Money, Vec<PrizeNowReason>) {
    let fund = fund_of(hall.event(), hall.section()).unwrap().unwrap();
    let counted = entries_counted(hall.event(), hall.section(), &fund);
    let now = fund_now(&fund, counted.entries);
    let reasons = now.prizes.iter().map(|prize| prize.reason);
    (counted.entries, now.now, reasons.collect())
}

/// The examples of 32C4 and 32E.
#[test]
fn prizes_based_on_entries() {
    let cases = [
        ("based_on.entries = 100\nplace.prizes = [600, 400]", 30, 500),
        ("based_on.entries = 100\nplace.prizes = [600, 400]", 70, 700),
        ("based_on.entries = 40\nplace.prizes = [250, 150]", 10, 100),
        (
            "based_on.entries = 60\nplace.prizes = [{ cash = 500, guaranteed = true }, 900, 600]",
            30,
            1250,
        ),
        ("based_on.entries = 20\nplace.prizes = [600, 400]", 30, 1000),
    ];
    for (fund, players, paid) in cases {
        let (entries, sum, _) = now(&with_fund(fund, players));
        assert_eq!((entries, sum), (players, Money::whole(paid)), "{fund}");
    }
}

#[test]
fn each_prize_has_its_reason() {
    use PrizeNowReason::*;
    let reasons = |fund: &str| now(&with_fund(fund, 3)).2;
    let half = Half {
        above: Money::whole(500),
    };
    let proportion = InProportion {
        entries: 3,
        goal: 10,
    };
    assert_eq!(
        reasons("based_on.entries = 10\nplace.prizes = [{ cash = 500, guaranteed = true }, 400]"),
        [Guaranteed, half]
    );
    assert_eq!(
        reasons("based_on.entries = 10\nplace.prizes = [100]"),
        [proportion]
    );
    assert_eq!(
        reasons("based_on = { entries = 10, percent = 80 }\nplace.prizes = [100]"),
        [Offered { percent: 80 }]
    );
    assert_eq!(
        reasons("based_on.entries = 3\nplace.prizes = [100]"),
        [GoalReached]
    );
    assert_eq!(reasons("place.prizes = [100]"), [NotBasedOn]);
}

#[test]
fn sections_with_a_common_goal_are_counted_together() {
    let mut hall = with_fund(
        "based_on = { entries = 10, together_with = [\"reserve\", \"novice\"] }\nplace.prizes = [300]",
        3,
    );
    let reserve: adoube_journal::SectionId = "reserve".parse().unwrap();
    let register = |number| {
        Command::Register(Register {
            section: reserve.clone(),
            player: player(number),
        })
    };
    let mut commands = vec![Command::AddSection(SectionAdded {
        section: reserve.clone(),
        settings: settings(None),
    })];
    commands.extend((11..13).map(register));
    hall.write(commands);
    let fund = fund_of(hall.event(), hall.section()).unwrap().unwrap();
    let counted = entries_counted(hall.event(), hall.section(), &fund);
    assert_eq!(counted.entries, 5);
    assert_eq!(counted.missing, ["novice"]);
    // 5 of 10 of 300.
    assert_eq!(now(&hall).1, Money::whole(150));
    // With the fund of the other section more than 500 is advertised: half at least (32C4b).
    let fund = Some("based_on.entries = 10\nplace.prizes = [400]".to_owned());
    hall.write(vec![Command::SetPrizeFund(PrizeFundSet {
        section: reserve.clone(),
        fund,
    })]);
    let other = hall.event().section(&reserve).unwrap();
    let fund = fund_of(hall.event(), other).unwrap().unwrap();
    let counted = entries_counted(hall.event(), other, &fund);
    assert_eq!(counted.entries, 2);
    assert_eq!(fund_now(&fund, counted.entries).now, Money::whole(200));
}

#[test]
fn who_left_before_the_first_round_is_no_turnout_and_only_paid_entries_if_announced() {
    let mut hall = with_fund("based_on.entries = 4\nplace.prizes = [100]", 4);
    hall.write(vec![Command::Withdraw(Withdraw {
        section: id(),
        entrant: EntrantId(4),
        from: None,
    })]);
    assert_eq!(now(&hall).0, 3);
    let paid = "based_on = { entries = 4, counts = \"paid\" }\nplace.prizes = [100]";
    let fund = Some(paid.to_owned());
    hall.write(vec![
        Command::SetPrizeFund(PrizeFundSet {
            section: id(),
            fund,
        }),
        line(1, AccountItem::Payment(CASH), units(65)),
        // A deposit alone is no fee.
        line(2, AccountItem::Payment(CASH), units(20)),
    ]);
    assert_eq!(now(&hall).0, 1);
}
