//! What players owe and have paid, and what is in the till.
//!
//! What is announced is due without being written down: the entry fee, the late fee and the deposit of a
//! section. A charge of the same kind in the account of a player stands in place of it, and a waiver makes
//! less of whatever is due.
//!
//! The rules say nothing of when an entry is late. Here it is late if the entry fee is not paid before the
//! day that was announced; who is free by title has nothing to be late with.

use std::collections::BTreeMap;

use adoube_journal::{
    AccountItem, AccountLine, Amount, Charge, Event, PayMethod, Section, SectionId,
};
use adoube_tournament::{Entrant, EntrantId, Title};
use jiff::Zoned;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::Serialize;

use crate::announcement::{Fees, stored};

/// The accounts of a section as they stand at a moment.
pub struct Ledger<'s> {
    /// What an entry costs.
    pub fees: Fees,
    /// Everybody, in the order of their ids.
    pub accounts: Vec<Account<'s>>,
}

/// The account of one player.
pub struct Account<'s> {
    pub entrant: &'s Entrant,
    /// What is to be paid.
    pub dues: Vec<Due>,
    /// The title for which there is no entry fee to pay.
    pub free: Option<Title>,
    /// What need not be paid after all.
    pub waived: Amount,
    /// The deposits that were given back.
    pub returned: Amount,
    /// What was paid and not given back.
    pub paid: Amount,
    /// What was written down.
    pub lines: &'s [AccountLine],
}

/// Something to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Due {
    pub charge: Charge,
    pub amount: Amount,
    /// It is announced for everybody, and nobody wrote it down for this player.
    pub announced: bool,
}

/// The sums of a ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LedgerTotals {
    /// What is to be paid.
    pub charged: Amount,
    pub waived: Amount,
    /// The deposits that were given back.
    pub returned: Amount,
    /// What was paid and not given back.
    pub paid: Amount,
    /// What is still owed, less what some paid too much.
    pub balance: Amount,
    /// What those owe who owe something.
    pub owed: Amount,
    /// The deposits that are kept for players.
    pub deposits: Amount,
}

impl<'s> Ledger<'s> {
    /// The accounts of a section at a moment. Days are those of its time zone.
    pub fn of(section: &'s Section, now: &Zoned) -> Ledger<'s> {
        let fees = stored::read(&section.settings.announced).fees;
        let fees = fees.unwrap_or_default();
        let entrants = section.draft.entrants.iter();
        let accounts = entrants.map(|entrant| Account::of(section, &fees, entrant, now));
        Ledger {
            accounts: accounts.collect(),
            fees,
        }
    }

    /// The account of a player.
    pub fn account(&self, id: EntrantId) -> Option<&Account<'s>> {
        let mut accounts = self.accounts.iter();
        accounts.find(|account| account.entrant.id == id)
    }

    /// What is meant by a line without an amount: everything that is open, what was announced, what can be
    /// given back. `None` if there is no such amount.
    pub fn usual_amount(&self, id: EntrantId, item: AccountItem) -> Option<Amount> {
        let account = self.account(id)?;
        let amount = match item {
            AccountItem::Payment(_) | AccountItem::Waiver => Some(account.balance()),
            AccountItem::Refund(_) => Some(-account.balance()),
            AccountItem::DepositReturned(_) => Some(account.deposit()),
            AccountItem::Charge(charge) => match charge {
                Charge::EntryFee => self.fees.entry,
                Charge::LateFee => self.fees.late,
                Charge::ReEntryFee => self.fees.re_entry,
                Charge::Deposit => self.fees.deposit,
                Charge::Membership | Charge::Fine | Charge::Other => None,
            },
        };
        amount.filter(|amount| *amount > Amount::ZERO)
    }

    /// What all accounts come to together.
    pub fn totals(&self) -> LedgerTotals {
        let mut totals = LedgerTotals::default();
        for account in &self.accounts {
            totals.charged += account.charged();
            totals.waived += account.waived;
            totals.returned += account.returned;
            totals.paid += account.paid;
            totals.balance += account.balance();
            totals.owed += account.balance().max(Amount::ZERO);
            totals.deposits += account.deposit();
        }
        totals
    }
}

impl<'s> Account<'s> {
    fn of(section: &'s Section, fees: &Fees, entrant: &'s Entrant, now: &Zoned) -> Account<'s> {
        let lines = section.accounts.get(&entrant.id);
        let lines = lines.map_or(&[][..], Vec::as_slice);
        let mut account = Account {
            entrant,
            dues: Vec::new(),
            free: None,
            waived: Amount::ZERO,
            returned: Amount::ZERO,
            paid: lines.iter().map(AccountLine::into_till).sum(),
            lines,
        };
        for line in lines {
            match line.item {
                AccountItem::Charge(charge) => account.dues.push(Due {
                    charge,
                    amount: line.amount,
                    announced: false,
                }),
                AccountItem::DepositReturned(_) => account.returned += line.amount,
                AccountItem::Waiver => account.waived += line.amount,
                AccountItem::Payment(_) | AccountItem::Refund(_) => {}
            }
        }
        account.announced(fees, now);
        account
    }

    /// Puts what is due by the announcement before what was charged by hand.
    fn announced(&mut self, fees: &Fees, now: &Zoned) {
        let mut dues = Vec::new();
        let mut due = |charge, amount: Option<Amount>| {
            let amount = amount.filter(|amount| *amount > Amount::ZERO);
            dues.extend(amount.map(|amount| Due {
                charge,
                amount,
                announced: true,
            }));
        };
        if !self.has(Charge::EntryFee) {
            let title = self.entrant.player.title;
            self.free = title.filter(|title| fees.free.contains(title));
            if self.free.is_none() {
                due(Charge::EntryFee, fees.entry);
                if !self.has(Charge::LateFee) && self.is_late(fees, now) {
                    due(Charge::LateFee, fees.late);
                }
            }
        }
        if !self.has(Charge::Deposit) {
            due(Charge::Deposit, fees.deposit);
        }
        dues.append(&mut self.dues);
        self.dues = dues;
    }

    fn has(&self, charge: Charge) -> bool {
        self.dues.iter().any(|due| due.charge == charge)
    }

    /// Whether the entry fee was not paid before it became more.
    fn is_late(&self, fees: &Fees, now: &Zoned) -> bool {
        let (Some(entry), Some(from)) = (fees.entry, fees.late_from) else {
            return false;
        };
        let in_time = |line: &&AccountLine| day_of(line, now.time_zone()) < from;
        let settled = self
            .lines
            .iter()
            .filter(in_time)
            .map(|line| match line.item {
                AccountItem::Waiver => line.amount,
                _ => line.into_till(),
            });
        now.date() >= from && settled.sum::<Amount>() < entry
    }

    /// What is to be paid, waivers and returned deposits not looked at.
    pub fn charged(&self) -> Amount {
        self.dues.iter().map(|due| due.amount).sum()
    }

    /// What is still to be paid; less than nothing if too much was.
    pub fn balance(&self) -> Amount {
        self.charged() - self.waived - self.returned - self.paid
    }

    /// The deposit that is kept for the player: what was paid of it and not given back.
    pub fn deposit(&self) -> Amount {
        let dues = self.dues.iter().filter(|due| due.charge == Charge::Deposit);
        let asked: Amount = dues.map(|due| due.amount).sum();
        (asked - self.returned).min(self.paid).max(Amount::ZERO)
    }
}

/// How many entries there are for which something was paid and kept, beside a deposit.
pub(crate) fn paid_entries(section: &Section) -> usize {
    let fees = stored::read(&section.settings.announced).fees;
    let deposit = fees.and_then(|fees| fees.deposit).unwrap_or_default();
    let accounts = section.accounts.values();
    accounts.filter(|lines| is_paid(lines, deposit)).count()
}

fn is_paid(lines: &[AccountLine], announced: Amount) -> bool {
    let (mut paid, mut charged, mut returned) = (Amount::ZERO, None, Amount::ZERO);
    for line in lines {
        paid += line.into_till();
        match line.item {
            AccountItem::Charge(Charge::Deposit) => {
                charged = Some(charged.unwrap_or_default() + line.amount);
            }
            AccountItem::DepositReturned(_) => returned += line.amount,
            _ => {}
        }
    }
    let kept = charged.unwrap_or(announced) - returned;
    paid > kept.max(Amount::ZERO)
}

/// The day on which a line was written.
pub fn day_of(line: &AccountLine, zone: &TimeZone) -> Date {
    line.entered.at.to_zoned(zone.clone()).date()
}

/// The money of an event that came in and went out, of one day or of all.
pub struct Till<'e> {
    pub day: Option<Date>,
    /// What was written down, in order.
    pub lines: Vec<TillLine<'e>>,
    /// By currency and by how it changed hands.
    pub flows: BTreeMap<(Option<String>, PayMethod), Flow>,
}

/// A line of the till.
pub struct TillLine<'e> {
    pub section: &'e SectionId,
    pub entrant: &'e Entrant,
    pub line: &'e AccountLine,
}

/// Money that came in and went out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Flow {
    pub taken: Amount,
    pub given: Amount,
}

impl Flow {
    /// What is left.
    pub fn sum(self) -> Amount {
        self.taken - self.given
    }
}

impl<'e> Till<'e> {
    /// The till of all sections, of a day or of all days.
    pub fn of(event: &'e Event, day: Option<Date>, zone: &TimeZone) -> Till<'e> {
        let mut till = Till {
            day,
            lines: Vec::new(),
            flows: BTreeMap::new(),
        };
        for section in &event.sections {
            let currency = currency(section);
            for (id, lines) in &section.accounts {
                let Some(entrant) = section.entrant(*id) else {
                    continue;
                };
                let of_day = |line: &&AccountLine| day.is_none_or(|day| day_of(line, zone) == day);
                for line in lines.iter().filter(of_day) {
                    till.take(section, entrant, line, currency.as_ref());
                }
            }
        }
        till.lines.sort_by_key(|line| line.line.entered.seq);
        till
    }

    fn take(
        &mut self,
        section: &'e Section,
        entrant: &'e Entrant,
        line: &'e AccountLine,
        currency: Option<&String>,
    ) {
        let Some(method) = line.item.method() else {
            return;
        };
        let flow = self.flows.entry((currency.cloned(), method)).or_default();
        let amount = line.into_till();
        flow.taken += amount.max(Amount::ZERO);
        flow.given += (-amount).max(Amount::ZERO);
        self.lines.push(TillLine {
            section: &section.id,
            entrant,
            line,
        });
    }

    /// What is in the till of each currency.
    pub fn sums(&self) -> BTreeMap<Option<String>, Flow> {
        let mut sums: BTreeMap<Option<String>, Flow> = BTreeMap::new();
        for ((currency, _), flow) in &self.flows {
            let sum = sums.entry(currency.clone()).or_default();
            sum.taken += flow.taken;
            sum.given += flow.given;
        }
        sums
    }
}

/// The currency of a section's accounts: that of its fees, or else that of its prizes.
pub fn currency(section: &Section) -> Option<String> {
    let announced = stored::read(&section.settings.announced);
    let of_fees = announced.fees.and_then(|fees| fees.currency);
    of_fees.or_else(|| announced.prizes.and_then(|prizes| prizes.currency))
}
