//! What players owe and have paid.

use adoube_bodies::accounts::{FeesBody, FeesShown};
use adoube_conduct::accounts::Ledger;
use adoube_journal::{
    AccountEntered, AccountItem, Amount, Charge, Command, InvalidAmount, PayMethod, Section,
};
use adoube_tournament::EntrantId;
use clap::{Args, Subcommand};
use jiff::Zoned;
use jiff::civil::Date;

use super::announced_fees::{self, AnnounceFeesArgs};
use super::desk::{Desk, player};
use super::records::coded;
use crate::args::expected;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t, tell};

/// What has to do with money.
#[derive(Subcommand)]
pub(crate) enum MoneyCommand {
    /// Announce what an entry costs: entry fee, late fee, deposit, who is free
    AnnounceFees(AnnounceFeesArgs),
    /// Show what players owe and have paid, and what is in the till
    Fees(FeesArgs),
    /// Note that a player paid
    Pay(PayArgs),
    /// Charge a player something: a fee in place of the announced one, a fine, a membership
    Charge(ChargeArgs),
    /// Give money back to a player
    Refund(RefundArgs),
    /// Note that a player need not pay something
    Waive(LineArgs),
}

pub(super) async fn carry_out(desk: Desk, command: MoneyCommand) -> Result<(), Failure> {
    match command {
        MoneyCommand::AnnounceFees(args) => announced_fees::announce(desk, args).await,
        MoneyCommand::Fees(args) => fees(desk, args).await,
        MoneyCommand::Pay(args) => pay(desk, args).await,
        MoneyCommand::Charge(args) => charge(desk, args).await,
        MoneyCommand::Refund(args) => refund(desk, args).await,
        MoneyCommand::Waive(args) => waive(desk, args).await,
    }
}

#[derive(Args)]
pub(crate) struct FeesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The till of this day only, such as 2026-11-20; of all days if it is not given
    #[arg(long, value_name = "DAY", value_parser = |text: &str| expected::<Date>("argument-no-day", text))]
    day: Option<Date>,
    /// Only who owes something
    #[arg(long)]
    owing: bool,
}

async fn fees(desk: Desk, args: FeesArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let shown = FeesShown {
        owing: args.owing,
        day: args.day,
    };
    let event = (journal.id(), journal.event());
    let body = FeesBody::of(event, section, &Zoned::now(), shown);
    if desk.json {
        output::print_json(&body);
        return Ok(());
    }
    output::print(&text(section, &body));
    Ok(())
}

fn text(section: &Section, body: &FeesBody) -> String {
    let rows = body.accounts.iter().map(|account| {
        let number = account.tpn.map(|number| number.to_string());
        let amounts = [
            account.charged,
            account.waived,
            account.paid,
            account.balance,
            account.deposit,
        ];
        let mut row = vec![number.unwrap_or_default(), output::printable(&account.name)];
        row.extend(amounts.map(|amount| tell(&amount)));
        row
    });
    let headings = [
        "event-heading-number",
        "event-heading-name",
        "event-fees-column-charged",
        "event-fees-column-waived",
        "event-fees-column-paid",
        "event-fees-column-balance",
        "event-fees-column-deposit",
    ];
    let right = [0, 2, 3, 4, 5, 6];
    let table = output::table(&headings.map(t), &right, rows.collect());
    let (name, totals) = (&section.settings.name, body.totals);
    let title = say!("event-fees-title", name = name, currency = body.currency);
    let sums = say!(
        "event-fees-totals",
        paid = totals.paid,
        owed = totals.owed,
        deposits = totals.deposits,
    );
    let mut text = format!("{title}\n\n{table}\n{sums}\n");
    if body.announced.entry.is_none() {
        text += &format!("{}\n", t("event-fees-unannounced"));
    }
    text += &format!("\n{}\n", say!("event-fees-till", day = body.till.day));
    for flow in &body.till.methods {
        text += &say!(
            "event-fees-flow",
            method = flow.method,
            taken = flow.taken,
            given = flow.given,
            sum = flow.sum,
        );
        text.push('\n');
    }
    text
}

/// Whose account it is, and what is noted.
#[derive(Args)]
pub(crate) struct LineArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Whose account: a number, # and an entry number, or a part of the name
    player: String,
    /// How much, with at most two decimals; without it everything that is open, or what is announced
    #[arg(value_parser = amount)]
    amount: Option<Amount>,
    /// What else is to be known, such as the number of a cheque
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
}

#[derive(Args)]
pub(crate) struct PayArgs {
    #[command(flatten)]
    line: LineArgs,
    /// How: cash, card, transfer, online, cheque
    #[arg(long, value_name = "METHOD", default_value = "cash", value_parser = coded::<PayMethod>)]
    by: PayMethod,
}

#[derive(Args)]
pub(crate) struct ChargeArgs {
    #[command(flatten)]
    line: LineArgs,
    /// What for: entry-fee, late-fee, re-entry-fee, deposit, membership, fine, other
    #[arg(long = "for", value_name = "WHAT", default_value = "entry-fee", value_parser = coded::<Charge>)]
    charge: Charge,
}

#[derive(Args)]
pub(crate) struct RefundArgs {
    #[command(flatten)]
    line: LineArgs,
    /// How: cash, card, transfer, online, cheque
    #[arg(long, value_name = "METHOD", default_value = "cash", value_parser = coded::<PayMethod>)]
    by: PayMethod,
    /// The deposit is given back, so that it is not due any more
    #[arg(long)]
    deposit: bool,
}

/// Reads an amount.
pub(super) fn amount(text: &str) -> Result<Amount, String> {
    text.parse().map_err(|error: InvalidAmount| tell(&error))
}

async fn pay(desk: Desk, args: PayArgs) -> Result<(), Failure> {
    enter(desk, args.line, AccountItem::Payment(args.by)).await
}

async fn charge(desk: Desk, args: ChargeArgs) -> Result<(), Failure> {
    enter(desk, args.line, AccountItem::Charge(args.charge)).await
}

async fn refund(desk: Desk, args: RefundArgs) -> Result<(), Failure> {
    let item = match args.deposit {
        true => AccountItem::DepositReturned(args.by),
        false => AccountItem::Refund(args.by),
    };
    enter(desk, args.line, item).await
}

async fn waive(desk: Desk, args: LineArgs) -> Result<(), Failure> {
    enter(desk, args, AccountItem::Waiver).await
}

async fn enter(desk: Desk, args: LineArgs, item: AccountItem) -> Result<(), Failure> {
    let line = |section: &Section| {
        let entrant = player(section, &args.player)?;
        let amount = match args.amount {
            Some(amount) => amount,
            None => usual(section, entrant, item)?,
        };
        Ok(Command::EnterAccount(AccountEntered {
            section: section.id.clone(),
            entrant,
            item,
            amount,
            note: args.note,
        }))
    };
    desk.submit_for(&args.event, line).await.map(drop)
}

/// What is meant if no amount is said.
fn usual(section: &Section, entrant: EntrantId, item: AccountItem) -> Result<Amount, Failure> {
    let ledger = Ledger::of(section, &Zoned::now());
    let usual = ledger.usual_amount(entrant, item);
    usual.ok_or_else(|| fail!("event-fees-nothing-open", who = section.label(entrant)))
}
