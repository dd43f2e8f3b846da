//! One prize of a fund.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::Money;

/// Money, an object, a title, or several of them together.
///
/// In a fund file a prize of money alone is just the amount.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prize {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cash: Option<Money>,
    /// Something that cannot be divided: a trophy, a plaque, a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub object: Option<String>,
    /// A title, such as "champion of the state". It goes to the best player of the category,
    /// whatever else that player wins (32G1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// A name in place of "1st prize" or "1st A".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What is paid whatever the number of entries (32E).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guaranteed: Option<Guarantee>,
    /// The place of the object in a posted ranking of objects (33D1a), 1 the most desirable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<u32>,
}

impl Prize {
    /// A prize of money alone.
    pub fn cash(amount: Money) -> Prize {
        Prize {
            cash: Some(amount),
            ..Prize::default()
        }
    }
}

/// How much of a prize is guaranteed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Guarantee {
    /// All of it, or nothing.
    Whole(bool),
    /// This much of it.
    Amount(Money),
}

/// The same fields once more, for reading a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct Table {
    cash: Option<Money>,
    object: Option<String>,
    title: Option<String>,
    name: Option<String>,
    guaranteed: Option<Guarantee>,
    order: Option<u32>,
}

impl<'de> Deserialize<'de> for Prize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Prize, D::Error> {
        deserializer.deserialize_any(PrizeVisitor)
    }
}

struct PrizeVisitor;

impl<'de> Visitor<'de> for PrizeVisitor {
    type Value = Prize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount of money, or a table with cash, object or title")
    }

    fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<Prize, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<Prize, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Prize, E> {
        self.visit_str(&value.to_string())
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Prize, E> {
        Money::read(text).map(Prize::cash)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Prize, A::Error> {
        let table = Table::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Prize {
            cash: table.cash,
            object: table.object,
            title: table.title,
            name: table.name,
            guaranteed: table.guaranteed,
            order: table.order,
        })
    }
}
