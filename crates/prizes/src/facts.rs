//! What is said of prizes, as facts: `adoube-words` has a sentence for each in every language.

use adoube_tournament::Points;
use serde::Serialize;

/// A place or the number of a prize, told as in "3rd".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ordinal {
    pub number: usize,
}

/// An amount with the decimals of its currency.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Amount(pub(crate) String);

/// Amounts that are added up, told as in "150 + 75".
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sum(pub Vec<Amount>);

pub use adoube_types::facts::{Row, Series};

/// Things told a line each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lines<T>(pub Vec<T>);

/// What a prize is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeLabel {
    /// Its own name.
    Named(String),
    /// A prize for a place.
    Place { number: Ordinal },
    /// A prize of a category or a special prize with several.
    Category { number: Ordinal, name: String },
    /// A prize for a score (33E).
    Points { score: Points },
    /// What is left of a prize.
    Balance { of: Box<PrizeLabel> },
}

/// An article by which something is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Article {
    /// By its number in the rules.
    Rule(&'static str),
    /// A part of the Arbiters' Manual.
    Manual(#[serde(serialize_with = "adoube_types::facts::stated")] PrizeManual),
}

/// What the Arbiters' Manual says of prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeManual {
    Money,
    /// System a: equal parts.
    MoneyEqual,
    /// System b: the tie-breaks decide.
    MoneyByTieBreak,
    /// System c: half and half.
    MoneyHort,
    Ratings,
}

/// Why nobody won a prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnawardedReason {
    TooFewPlayers,
    PaidWithinEvent,
    NobodyOfSection,
    NobodyEligible,
    NobodyLeft,
    NoWinnerKnown,
}

/// Something a person has to decide or find out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeQuestion {
    /// Something that a category asks for is not known of some players.
    NotKnown {
        category: String,
        what: PrizeCondition,
        who: Whose,
    },
    /// The same for those whom a limit is meant for.
    NotKnownForLimit { what: PrizeCondition, who: Whose },
    /// An object cannot be divided among players who are still tied.
    TieNotBroken {
        prize: PrizeLabel,
        claims: Vec<String>,
    },
    /// Too many categories cross each other.
    NotAllCompared,
}

/// What a prize may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeCondition {
    DateOfBirth,
    DayOfTournament,
    Federation,
    FullDateOfBirth,
    Sex,
}

/// The players of whom something is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    All(Series<String>),
    /// Some of them by name, and how many more there are.
    Some {
        names: Series<String>,
        more: usize,
    },
}

impl Whose {
    /// Everybody by name, or the first of very many.
    pub(crate) fn of(names: &[&str]) -> Whose {
        let named = |names: &[&str]| Series(names.iter().map(|&name| name.to_owned()).collect());
        match names.len() {
            0..=5 => Whose::All(named(names)),
            count => Whose::Some {
                names: named(&names[..4]),
                more: count - 4,
            },
        }
    }
}
