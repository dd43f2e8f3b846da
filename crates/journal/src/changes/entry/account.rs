//! The account of a player: what is to be paid for an entry, what was paid, what was given back.

use adoube_tournament::EntrantId;
use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, Stamp, Task, UndoLimit, writes_entrant};
use crate::checks::{at_most, named};
use crate::{AccountLine, Amount, Event, Item, Refusal, SectionId};

/// The longest note to a line, in bytes.
const LONGEST_NOTE: usize = 500;

/// A line was written into the account of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AccountEntered {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub item: AccountItem,
    /// Never nothing, never negative: the item says which way it goes.
    pub amount: Amount,
    /// What else is to be known: the number of a cheque, for whom else it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What a line of an account is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AccountItem {
    /// The player has to pay it.
    Charge(Charge),
    /// The player paid it.
    Payment(PayMethod),
    /// What was paid was given back.
    Refund(PayMethod),
    /// A deposit was given back: it is not due any more, and was paid out.
    DepositReturned(PayMethod),
    /// The player need not pay it.
    Waiver,
}

impl AccountItem {
    /// How money came in or went out; `None` if none moved.
    pub fn method(self) -> Option<PayMethod> {
        match self {
            AccountItem::Payment(method)
            | AccountItem::Refund(method)
            | AccountItem::DepositReturned(method) => Some(method),
            AccountItem::Charge(_) | AccountItem::Waiver => None,
        }
    }

    /// What it brings into the till: less than nothing if it takes out.
    pub fn into_till(self, amount: Amount) -> Amount {
        match self {
            AccountItem::Payment(_) => amount,
            AccountItem::Refund(_) | AccountItem::DepositReturned(_) => -amount,
            AccountItem::Charge(_) | AccountItem::Waiver => Amount::ZERO,
        }
    }
}

/// What a player has to pay for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Charge {
    EntryFee,
    /// What an entry costs more that comes late.
    LateFee,
    ReEntryFee,
    /// It is given back to who plays to the end.
    Deposit,
    /// Membership of a federation or club.
    Membership,
    Fine,
    Other,
}

impl Charge {
    /// All of them, in the order they are offered.
    pub const ALL: [Charge; 7] = [
        Charge::EntryFee,
        Charge::LateFee,
        Charge::ReEntryFee,
        Charge::Deposit,
        Charge::Membership,
        Charge::Fine,
        Charge::Other,
    ];
}

/// How money changes hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PayMethod {
    Cash,
    Card,
    /// From bank to bank.
    Transfer,
    /// Through a website.
    Online,
    Cheque,
}

impl PayMethod {
    /// All of them, in the order they are offered.
    pub const ALL: [PayMethod; 5] = [
        PayMethod::Cash,
        PayMethod::Card,
        PayMethod::Transfer,
        PayMethod::Online,
        PayMethod::Cheque,
    ];
}

impl Fact for AccountEntered {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    /// Money is paid back after the last round too, so a finished section keeps its accounts open.
    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        let who = section.entered(self.entrant)?.label();
        if self.amount <= Amount::ZERO {
            return Err(Refusal::NoAmount);
        }
        if self.amount > Amount::LARGEST {
            return Err(Refusal::AmountTooLarge {
                most: Amount::LARGEST,
            });
        }
        if let Some(note) = &self.note {
            named(note, Item::AccountNote)?;
            at_most(note.len(), LONGEST_NOTE, Item::AccountNote)?;
        }
        let account = section.accounts.get(&self.entrant);
        let lines = account.into_iter().flatten();
        let paid: Amount = lines.map(AccountLine::into_till).sum();
        if paid + self.item.into_till(self.amount) < Amount::ZERO {
            return Err(Refusal::MoreThanPaid { who, paid });
        }
        let account = section.accounts.entry(self.entrant).or_default();
        account.push(AccountLine {
            item: self.item,
            amount: self.amount,
            note: self.note.clone(),
            entered: stamp.trace(),
        });
        Ok(())
    }
}
