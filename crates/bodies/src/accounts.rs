//! Accounts of players, and the till.

use adoube_conduct::accounts::{Account, Due, Flow, Ledger, LedgerTotals, Till, currency};
use adoube_conduct::announcement::Fees;
use adoube_journal::{
    AccountItem, AccountLine, Amount, Event, EventId, PayMethod, Section, SectionId,
};
use adoube_tournament::EntrantId;
use jiff::{Timestamp, Zoned};
use serde::Serialize;
use utoipa::ToSchema;

/// The accounts of a section, and the till of the event.
#[derive(Serialize, ToSchema)]
pub struct FeesBody {
    #[schema(value_type = String)]
    pub event: EventId,
    #[schema(value_type = String)]
    pub section: SectionId,
    /// The code of the currency, if one is announced.
    pub currency: Option<String>,
    /// What is announced of the fees.
    #[schema(value_type = Object)]
    pub announced: Fees,
    pub accounts: Vec<AccountBody>,
    /// Of the accounts shown. Amounts are texts with two decimals.
    #[schema(value_type = Object)]
    pub totals: LedgerTotals,
    pub till: TillBody,
}

/// The account of a player.
#[derive(Serialize, ToSchema)]
pub struct AccountBody {
    /// The id of the entrant.
    pub entrant: u32,
    /// The pairing number.
    pub tpn: Option<u32>,
    pub name: String,
    /// What is to be paid.
    #[schema(value_type = Vec<Object>)]
    pub charges: Vec<Due>,
    /// There is no entry fee to pay for a player of this title.
    pub free: Option<&'static str>,
    #[schema(value_type = String)]
    pub charged: Amount,
    #[schema(value_type = String)]
    pub waived: Amount,
    /// The deposits that were given back.
    #[schema(value_type = String)]
    pub returned: Amount,
    /// What was paid and not given back.
    #[schema(value_type = String)]
    pub paid: Amount,
    /// What is still to be paid; negative if too much was.
    #[schema(value_type = String)]
    pub balance: Amount,
    /// The deposit that is kept for the player.
    #[schema(value_type = String)]
    pub deposit: Amount,
    pub lines: Vec<AccountLineBody>,
}

/// A line of an account.
#[derive(Serialize, ToSchema)]
pub struct AccountLineBody {
    /// The number of the record, which is that of the receipt.
    pub seq: u64,
    #[schema(value_type = String)]
    pub at: Timestamp,
    pub author: String,
    #[schema(value_type = Object)]
    pub item: AccountItem,
    #[schema(value_type = String)]
    pub amount: Amount,
    pub note: Option<String>,
}

/// What came in and went out.
#[derive(Serialize, ToSchema)]
pub struct TillBody {
    /// The day; nothing for all days.
    #[schema(value_type = Option<String>)]
    pub day: Option<jiff::civil::Date>,
    pub methods: Vec<FlowBody>,
    pub lines: Vec<TillLineBody>,
}

/// The money of one currency that changed hands in one way.
#[derive(Serialize, ToSchema)]
pub struct FlowBody {
    pub currency: Option<String>,
    #[schema(value_type = String)]
    pub method: PayMethod,
    #[schema(value_type = String)]
    pub taken: Amount,
    #[schema(value_type = String)]
    pub given: Amount,
    #[schema(value_type = String)]
    pub sum: Amount,
}

/// A line of the till.
#[derive(Serialize, ToSchema)]
pub struct TillLineBody {
    #[schema(value_type = String)]
    pub section: SectionId,
    pub entrant: u32,
    pub name: String,
    #[serde(flatten)]
    pub line: AccountLineBody,
}

impl FeesBody {
    /// The accounts of a section at a moment, of those who owe something or of everybody; the till of a
    /// day, or of all.
    pub fn of(
        (id, event): (&EventId, &Event),
        section: &Section,
        now: &Zoned,
        shown: FeesShown,
    ) -> FeesBody {
        let mut ledger = Ledger::of(section, now);
        if shown.owing {
            ledger
                .accounts
                .retain(|account| account.balance() > Amount::ZERO);
        }
        FeesBody {
            event: id.clone(),
            section: section.id.clone(),
            currency: currency(section),
            accounts: ledger.accounts.iter().map(AccountBody::of).collect(),
            totals: ledger.totals(),
            announced: ledger.fees,
            till: TillBody::of(&Till::of(event, shown.day, now.time_zone())),
        }
    }
}

/// What is to be shown of the accounts.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeesShown {
    /// Only who owes something.
    pub owing: bool,
    /// The till of this day only.
    pub day: Option<jiff::civil::Date>,
}

impl AccountBody {
    fn of(account: &Account<'_>) -> AccountBody {
        let entrant = account.entrant;
        AccountBody {
            entrant: entrant.id.0,
            tpn: entrant.pairing_number.map(|number| number.get()),
            name: entrant.player.name.clone(),
            charges: account.dues.clone(),
            free: account.free.map(|title| title.abbreviation()),
            charged: account.charged(),
            waived: account.waived,
            returned: account.returned,
            paid: account.paid,
            balance: account.balance(),
            deposit: account.deposit(),
            lines: account.lines.iter().map(AccountLineBody::of).collect(),
        }
    }
}

impl AccountLineBody {
    fn of(line: &AccountLine) -> AccountLineBody {
        AccountLineBody {
            seq: line.entered.seq.0,
            at: line.entered.at,
            author: line.entered.author.to_string(),
            item: line.item,
            amount: line.amount,
            note: line.note.clone(),
        }
    }
}

impl TillBody {
    fn of(till: &Till<'_>) -> TillBody {
        let methods = till.flows.iter();
        let methods = methods.map(|((currency, method), flow): (_, &Flow)| FlowBody {
            currency: currency.clone(),
            method: *method,
            taken: flow.taken,
            given: flow.given,
            sum: flow.sum(),
        });
        let lines = till.lines.iter().map(|one| TillLineBody {
            section: one.section.clone(),
            entrant: one.entrant.id.0,
            name: one.entrant.player.name.clone(),
            line: AccountLineBody::of(one.line),
        });
        TillBody {
            day: till.day,
            methods: methods.collect(),
            lines: lines.collect(),
        }
    }
}

/// A line for the account of a player, as programs ask for it.
#[derive(serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountRequest {
    /// The id of the entrant.
    #[schema(value_type = u32)]
    pub entrant: EntrantId,
    /// `{"charge": "entry_fee"}`, `{"payment": "cash"}`, `{"refund": "card"}`,
    /// `{"deposit_returned": "cash"}` or `"waiver"`.
    #[schema(value_type = Object)]
    pub item: AccountItem,
    /// A text with at most two decimals, or a whole number.
    #[schema(value_type = String)]
    pub amount: Amount,
    #[serde(default)]
    pub note: Option<String>,
}
