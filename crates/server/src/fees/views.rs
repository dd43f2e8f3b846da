//! The accounts of a section and the till, as they are shown.

use adoube_conduct::accounts::{Account, Due, Ledger, Till, currency};
use adoube_journal::{AccountItem, AccountLine, Amount, Charge, PayMethod};
use adoube_tournament::Title;
use askama::Template;
use jiff::Zoned;
use serde::Deserialize;

use super::{Typed, code};
use crate::error::PageError;
use crate::params::Params;
use crate::paths;
use crate::texts::{fill, t, tell};
use crate::ui::choice::{Choice, choices};
use crate::ui::collate::name_key;
use crate::ui::dates::written;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::money::in_currency;
use crate::ui::parts::Parts;
use crate::ui::pick::Pick;
use crate::ui::place::Place;

/// What is to be shown of the accounts.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct FeesQuery {
    /// Only who owes something.
    pub owing: String,
    /// The day of the till; today if it is empty, all days for `all`.
    pub day: String,
}

impl FeesQuery {
    pub(super) fn owing(owing: &str) -> FeesQuery {
        FeesQuery {
            owing: owing.to_owned(),
            ..FeesQuery::default()
        }
    }
}

/// What players owe and have paid.
#[derive(Template)]
#[template(path = "fees/fees.html")]
pub(crate) struct FeesPage {
    head: DeskHead,
    url: paths::desk::Fees,
    entries_url: String,
    settings_url: String,
    receipts_url: String,
    /// No entry fee is announced, so nobody owes one.
    unannounced: bool,
    summary: String,
    owing: bool,
    /// There is nobody at all.
    empty: bool,
    lines: Vec<Line>,
    players: Pick,
    /// Where the list goes on, if it is long.
    parts: Option<Parts>,
    items: Vec<(&'static str, Vec<Choice>)>,
    methods: Vec<Choice>,
    typed: Typed,
    wrong: Option<String>,
    till: TillView,
}

/// The account of a player.
struct Line {
    id: u32,
    number: String,
    title: &'static str,
    name: String,
    url: String,
    /// What is to be paid, each with its amount.
    dues: Vec<String>,
    waived: String,
    paid: String,
    /// What is owed; negative if too much was paid.
    balance: String,
    owes: bool,
    overpaid: bool,
    /// What is kept as a deposit; empty if nothing is.
    deposit: String,
    entries: Vec<Entry>,
}

/// Something that was written down.
struct Entry {
    text: String,
    about: String,
    /// The address of its receipt, if money moved.
    receipt: Option<String>,
}

/// The till of a day.
struct TillView {
    /// The day; empty for all days.
    day: String,
    /// The ways in which money changed hands: taken, given, left.
    rows: Vec<[String; 4]>,
    /// The sums, of each currency.
    sums: Vec<[String; 4]>,
}

impl FeesPage {
    /// The accounts of a section, with what was typed if it could not be written.
    pub(crate) fn of(
        place: Place<'_>,
        look: FeesQuery,
        typed: Typed,
        wrong: Option<String>,
        params: &Params,
    ) -> Result<FeesPage, PageError> {
        let (section, at) = (place.section, place.at);
        let now = Zoned::now();
        let ledger = Ledger::of(section, &now);
        let (event, id) = (&at.event, &section.id);
        let receipts_url = paths::desk::PaperReceipts::of(event, id).to_string();
        let owing = !look.owing.is_empty();
        let mut accounts: Vec<&Account<'_>> = ledger.accounts.iter().collect();
        accounts.sort_by_cached_key(|account| name_key(&account.entrant.player.name));
        let is_empty = accounts.is_empty();
        accounts.retain(|account| !owing || account.balance() > Amount::ZERO);
        let text = |account: &&Account<'_>| account.entrant.label();
        let parts = Parts::cut(&mut accounts, params, text)?;
        let lines = accounts.iter();
        Ok(FeesPage {
            head: DeskHead::of_section(place.shown, at, section, Tab::Entries),
            url: paths::desk::Fees::of(event, id),
            entries_url: place.url(),
            settings_url: paths::desk::Settings::of(event, id).to_string(),
            unannounced: ledger.fees.entry.is_none(),
            summary: summary(&ledger, currency(section).as_deref()),
            owing,
            empty: is_empty,
            lines: lines
                .map(|account| Line::of(place, account, &receipts_url))
                .collect(),
            players: Pick::among(section, section.draft.entrants.iter(), &typed.entrant),
            parts,
            items: items(&typed.item),
            methods: choices(&PayMethod::ALL, Some(PayMethod::Cash)),
            till: TillView::of(place, &look, &now),
            receipts_url,
            typed,
            wrong,
        })
    }
}

fn summary(ledger: &Ledger<'_>, currency: Option<&str>) -> String {
    let totals = ledger.totals();
    let show = |amount| in_currency(amount, currency);
    let values = [totals.paid, totals.owed, totals.deposits].map(show);
    fill("fees-summary", &[&values[0], &values[1], &values[2]])
}

/// What a line can be for, by kind.
fn items(chosen: &str) -> Vec<(&'static str, Vec<Choice>)> {
    let choice = |item: AccountItem, name: String| Choice {
        chosen: code(item) == chosen,
        value: code(item),
        name,
    };
    let by = |make: fn(PayMethod) -> AccountItem| {
        let all = PayMethod::ALL.into_iter();
        all.map(|method| choice(make(method), tell(&make(method))))
            .collect()
    };
    let charges = Charge::ALL.into_iter().map(AccountItem::Charge);
    let waiver = AccountItem::Waiver;
    let mut owed: Vec<Choice> = charges.map(|item| choice(item, tell(&item))).collect();
    owed.push(choice(waiver, tell(&waiver)));
    vec![
        (t("fees-payment"), by(AccountItem::Payment)),
        (t("fees-charge"), owed),
        (t("fees-refund"), by(AccountItem::Refund)),
        (t("fees-deposit"), by(AccountItem::DepositReturned)),
    ]
}

impl Line {
    fn of(place: Place<'_>, account: &Account<'_>, receipts: &str) -> Line {
        let entrant = account.entrant;
        let player = &entrant.player;
        let number = entrant.pairing_number.map(|number| number.to_string());
        let some = |amount: Amount| match amount == Amount::ZERO {
            true => String::new(),
            false => tell(&amount),
        };
        let mut dues: Vec<String> = account.dues.iter().map(due).collect();
        dues.extend(account.free.map(free));
        Line {
            id: entrant.id.0,
            number: number.unwrap_or_default(),
            title: player.title.map_or("", Title::abbreviation),
            name: player.name.clone(),
            url: place.entrant_url(entrant.id),
            dues,
            waived: some(account.waived),
            paid: some(account.paid),
            balance: tell(&account.balance()),
            owes: account.balance() > Amount::ZERO,
            overpaid: account.balance() < Amount::ZERO,
            deposit: some(account.deposit()),
            entries: account
                .lines
                .iter()
                .map(|line| Entry::of(line, receipts))
                .collect(),
        }
    }
}

fn due(due: &Due) -> String {
    fill("fees-due", &[&tell(&due.charge), &tell(&due.amount)])
}

fn free(title: Title) -> String {
    fill("fees-free", &[&title.abbreviation()])
}

impl Entry {
    fn of(line: &AccountLine, receipts: &str) -> Entry {
        let text = fill("fees-due", &[&tell(&line.item), &tell(&line.amount)]);
        let entered = &line.entered;
        let about = format!("{} · {}", written(entered.at), entered.author);
        let moved = line.item.method().is_some();
        Entry {
            text: match &line.note {
                Some(note) => format!("{text} ({note})"),
                None => text,
            },
            about,
            receipt: moved.then(|| format!("{receipts}?line={}", entered.seq.0)),
        }
    }
}

impl TillView {
    fn of(place: Place<'_>, look: &FeesQuery, now: &Zoned) -> TillView {
        let day = match look.day.as_str() {
            "all" => None,
            // What is no day is today's till.
            text => Some(text.parse().unwrap_or(now.date())),
        };
        let till = Till::of(&place.shown.event, day, now.time_zone());
        let row = |name: String, currency: Option<&str>, taken, given, left| {
            let show = |amount| in_currency(amount, currency);
            [name, show(taken), show(given), show(left)]
        };
        let rows = till.flows.iter().map(|((currency, method), flow)| {
            let currency = currency.as_deref();
            row(tell(method), currency, flow.taken, flow.given, flow.sum())
        });
        let sums = till.sums();
        let sums = sums.iter().map(|(currency, flow)| {
            let name = t("fees-sum").to_owned();
            let currency = currency.as_deref();
            row(name, currency, flow.taken, flow.given, flow.sum())
        });
        TillView {
            day: day.map_or(String::new(), |day| day.to_string()),
            rows: rows.collect(),
            sums: sums.collect(),
        }
    }
}
