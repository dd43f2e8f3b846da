//! Who gets what.

mod articles;
mod field;
mod ladder;
mod money;
mod objects;
mod points;
mod rounding;
mod sharers;
mod specials;
pub(crate) mod statement;
mod tally;

use adoube_tournament::EntrantId;
use serde::Serialize;

pub(crate) use field::Field;

use statement::PrizeLine;

use crate::{Article, Currency, Finisher, Fund, Money, PrizeLabel, PrizeQuestion, UnawardedReason};
use adoube_types::facts::{all_stated, stated};

/// A fund divided among finishers. `paid`, the cash of `unawarded` and `residue` make up `fund`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Division {
    /// The currency of every amount.
    pub currency: Currency,
    /// Everybody who wins something, in the order of the standings.
    pub awards: Vec<Award>,
    /// How the money was put together and divided, in the order it was done.
    pub pools: Vec<Pool>,
    pub unawarded: Vec<Unawarded>,
    /// What somebody has to decide or find out before the division is final.
    pub questions: Vec<Question>,
    /// Everything there was to win, prizes for points included.
    pub fund: Money,
    /// Everything that is paid.
    pub paid: Money,
    /// What rounding leaves; below zero if rounding paid too much.
    pub residue: Money,
}

/// What one player wins, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Award {
    pub entrant: EntrantId,
    pub name: String,
    /// All the money he gets, rounded.
    pub cash: Money,
    /// Objects: which prize, and what it is.
    pub objects: Vec<ObjectWon>,
    pub titles: Vec<String>,
    /// The statement for the player: each thing won, with its articles.
    #[serde(serialize_with = "all_stated")]
    pub lines: Vec<PrizeLine>,
}

/// A trophy or another thing that is not money, with the prize it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObjectWon {
    /// The prize it belongs to.
    #[serde(serialize_with = "stated")]
    pub prize: PrizeLabel,
    /// What it is: `trophy`.
    pub object: String,
}

/// Prizes that were put together and divided among players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pool {
    /// How it was divided.
    pub sharing: Sharing,
    /// The first and last place of everybody with that score.
    pub places: (usize, usize),
    /// The prizes in the pool.
    pub prizes: Vec<PooledPrize>,
    /// What each player gets.
    pub shares: Vec<Share>,
    /// What nobody of the pool may have; it is won by others as a prize of its own.
    pub carried: Money,
    /// The articles that made it so.
    pub articles: Vec<Article>,
}

impl Pool {
    /// All the money of the pool.
    pub fn total(&self) -> Money {
        self.prizes.iter().map(|prize| prize.cash).sum()
    }

    fn exact(&self) -> Money {
        self.shares.iter().map(|share| share.exact).sum()
    }

    fn paid(&self) -> Money {
        self.shares.iter().map(|share| share.paid).sum()
    }
}

/// How a pool was divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sharing {
    Equal,
    /// Half by rank, half equally.
    Hort,
    /// Everybody gets the prize for the score (33E).
    Points,
    Special,
}

/// A prize in a pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PooledPrize {
    /// What the prize is called in the fund.
    #[serde(serialize_with = "stated")]
    pub label: PrizeLabel,
    /// What is paid for it.
    pub cash: Money,
    /// Where it comes from.
    #[serde(skip)]
    pub(crate) origin: Origin,
}

/// Where a prize of a pool comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The fund, by its number there.
    Fund(usize),
    /// The rest of a prize that somebody may not have.
    Balance,
    /// The prizes for points.
    Points,
}

/// What one player gets of a pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    pub entrant: EntrantId,
    /// The share before rounding.
    pub exact: Money,
    /// What is paid after rounding.
    pub paid: Money,
    /// What kept the player from an equal share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held_by: Option<HeldBy>,
    /// In the Hort system the prize by rank, half of which is paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_rank: Option<Money>,
    /// The player's number in the field.
    #[serde(skip)]
    pub(crate) contender: usize,
}

/// What keeps a player from an equal share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeldBy {
    /// The largest prize the player could have won without a tie (32B3).
    LargestPrize,
    /// A limit on what the player may win (32C6).
    Limit,
}

/// A prize nobody won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unawarded {
    #[serde(serialize_with = "stated")]
    pub label: PrizeLabel,
    /// The money that nobody won.
    pub cash: Money,
    /// The object that nobody won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub object: Option<String>,
    /// Why nobody won it.
    #[serde(serialize_with = "stated")]
    pub reason: UnawardedReason,
}

/// Something a person has to decide or find out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// What has to be decided or found out.
    #[serde(serialize_with = "stated")]
    pub text: PrizeQuestion,
}

/// Why nothing can be divided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "PrizeDivisionError")]
pub enum DivisionError {
    /// The fund contradicts itself.
    Fund(crate::FundError),
    /// Somebody is listed twice.
    Twice { entrant: EntrantId },
    /// There are more players than any tournament has.
    TooMany { most: usize },
}

adoube_types::errors!(DivisionError);

impl From<crate::FundError> for DivisionError {
    fn from(error: crate::FundError) -> DivisionError {
        DivisionError::Fund(error)
    }
}

/// The most finishers of a division.
pub const MOST_FINISHERS: usize = 100_000;

/// Divides a fund. `entries` is the number of entries that counts for prizes based on entries: of
/// the section, or of all sections with a common goal (32C4c).
///
/// # Errors
///
/// [`DivisionError`] if the fund contradicts itself, or somebody is listed twice.
pub fn divide(
    fund: &Fund,
    finishers: &[Finisher],
    entries: u32,
) -> Result<Division, DivisionError> {
    fund.check()?;
    let field = Field::new(fund, finishers)?;
    Ok(tally::divide(&field, entries))
}

impl Division {
    /// What a player wins, if anything.
    pub fn award(&self, entrant: EntrantId) -> Option<&Award> {
        self.awards.iter().find(|award| award.entrant == entrant)
    }

    /// What a player is paid.
    pub fn cash(&self, entrant: EntrantId) -> Money {
        self.award(entrant).map_or(Money::ZERO, |award| award.cash)
    }
}
