//! Amounts of money.

use adoube_journal::Amount;

use crate::texts::{fill, tell};

/// An amount with its currency, if that is known.
pub(crate) fn in_currency(amount: Amount, currency: Option<&str>) -> String {
    match currency {
        Some(currency) => fill("prizes-amount", &[&tell(&amount), &currency]),
        None => tell(&amount),
    }
}
