//! Currencies: how amounts are written, and their smallest coin.

use serde::{Deserialize, Serialize};

use crate::{Amount, Money};

/// A currency: its code, and how many decimals its smallest coin has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Currency {
    /// The code, such as `USD` or `EUR`.
    pub code: String,
    /// Decimals of the smallest coin: 2 for cents, 0 for yen; at most 4.
    #[serde(default = "two")]
    pub digits: u8,
}

fn two() -> u8 {
    2
}

impl Currency {
    /// A currency with a hundred small coins to the unit.
    pub fn with_cents(code: &str) -> Currency {
        Currency {
            code: code.to_owned(),
            digits: 2,
        }
    }

    /// The smallest amount that can be paid out, such as a cent.
    pub fn smallest(&self) -> Money {
        Money::whole(1).over(10_usize.pow(u32::from(self.digits.min(4))))
    }

    /// An amount as it is paid: `75.00`; as a mixed fraction if no coins make it up.
    pub fn show(&self, amount: Money) -> String {
        amount.with_digits(self.digits)
    }

    /// An amount as it is paid, to be told.
    pub fn amount(&self, amount: Money) -> Amount {
        Amount(self.show(amount))
    }

    /// An amount inside a sum: without decimals where there are none.
    pub(crate) fn short_amount(&self, amount: Money) -> Amount {
        let digits = if amount.is_whole() { 0 } else { self.digits };
        Amount(amount.with_digits(digits))
    }
}

impl Default for Currency {
    fn default() -> Currency {
        Currency::with_cents("USD")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn currencies_know_their_smallest_coin() {
        let yen = Currency {
            code: "JPY".to_owned(),
            digits: 0,
        };
        assert_eq!(yen.show(Money::whole(75)), "75");
        assert_eq!(yen.show(Money::whole(151).over(2)), "75 1/2");
        assert_eq!(Currency::default().show(Money::whole(75)), "75.00");
        assert_eq!(yen.smallest(), Money::whole(1));
    }
}
