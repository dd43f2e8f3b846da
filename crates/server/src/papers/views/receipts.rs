//! Receipts: what was paid or given back, several on a sheet.

use adoube_conduct::accounts::{Account, Ledger, currency, day_of};
use adoube_journal::{AccountLine, Amount, Event, Section};
use askama::Template;
use jiff::Zoned;
use jiff::civil::Date;

use crate::texts::{fill, t, tell};
use crate::ui::dates::days;
use crate::ui::money::in_currency;

/// Which receipts are printed.
#[derive(Clone, Copy)]
pub(crate) enum Printed {
    /// Of one line.
    Line(u64),
    /// Of all lines of a day.
    Day(Date),
    All,
}

/// A receipt for each payment.
#[derive(Template)]
#[template(path = "papers/receipts.html")]
pub(crate) struct Receipts {
    event: String,
    section: String,
    organiser: Option<String>,
    receipts: Vec<Receipt>,
}

struct Receipt {
    /// The number of the record.
    number: u64,
    day: String,
    name: String,
    item: String,
    note: Option<String>,
    amount: String,
    /// What is left to pay.
    balance: String,
    author: String,
}

impl Receipts {
    /// The receipts of a section, in the order of their numbers.
    pub(crate) fn of(event: &Event, section: &Section, printed: Printed, now: &Zoned) -> Receipts {
        let zone = now.time_zone();
        let is_printed = |line: &&AccountLine| {
            line.item.method().is_some()
                && match printed {
                    Printed::Line(number) => line.entered.seq.0 == number,
                    Printed::Day(day) => day_of(line, zone) == day,
                    Printed::All => true,
                }
        };
        let currency = currency(section);
        let currency = currency.as_deref();
        let ledger = Ledger::of(section, now);
        let receipts = ledger.accounts.iter().flat_map(|account| {
            let lines = account.lines.iter().filter(is_printed);
            lines.map(|line| Receipt {
                number: line.entered.seq.0,
                day: days(Some(day_of(line, zone)), None).unwrap_or_default(),
                name: account.entrant.label(),
                item: tell(&line.item),
                note: line.note.clone(),
                amount: in_currency(line.amount, currency),
                balance: balance(account, currency),
                author: line.entered.author.to_string(),
            })
        });
        let mut receipts: Vec<Receipt> = receipts.collect();
        receipts.sort_by_key(|receipt| receipt.number);
        Receipts {
            event: event.details.name.clone(),
            section: section.settings.name.clone(),
            organiser: event.details.organiser.clone(),
            receipts,
        }
    }
}

fn balance(account: &Account<'_>, currency: Option<&str>) -> String {
    match account.balance() {
        owed if owed > Amount::ZERO => fill("papers-receipt-open", &[&in_currency(owed, currency)]),
        _ => t("papers-receipt-settled").to_owned(),
    }
}
