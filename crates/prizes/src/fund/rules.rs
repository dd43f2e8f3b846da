//! How a fund is divided. Each choice that the rules leave open is a setting here.

use serde::{Deserialize, Serialize};

use crate::Money;

/// The rules of a division. The default is the US rules without variations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Rules {
    /// How tied players divide money.
    pub method: Method,
    /// Nobody wins more than one cash prize, nor parts of more prizes than players tied (32B1).
    /// Without it every category is divided by itself.
    pub one_cash_prize: bool,
    /// Prizes for points come on top of other prizes. Otherwise they are the one cash prize of
    /// whoever cannot win more.
    pub points_in_addition: bool,
    /// What a tied player may not have because nobody may get more than the largest prize he
    /// could have won alone (32B3). The rules do not say where it goes.
    pub excess_goes_to: ExcessGoesTo,
    /// Where the rest of a limited prize is looked for a winner first (32C6).
    pub limit_balance: LimitBalance,
    /// Nobody wins more than one object (33D1). Without it every category is awarded by itself.
    pub one_object: bool,
    /// How objects are awarded.
    pub objects: ObjectRule,
    /// An object for an age or a school grade can be won besides another one (variation 32F2).
    pub age_objects_in_addition: bool,
    /// Which entry of a player who re-entered counts (32C5).
    pub re_entry: ReEntryRule,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            method: Method::default(),
            one_cash_prize: true,
            points_in_addition: false,
            excess_goes_to: ExcessGoesTo::default(),
            limit_balance: LimitBalance::default(),
            one_object: true,
            objects: ObjectRule::default(),
            age_objects_in_addition: false,
            re_entry: ReEntryRule::default(),
        }
    }
}

/// How tied players divide money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// The US rules, 32B: equal division of one prize for each player, with the exceptions for
    /// prizes that only some of the tied players can win.
    #[default]
    Us,
    /// Equal division (FIDE Arbiters' Manual, system a). The same pools as in the US rules.
    Equal,
    /// Half by the tie-break, half in equal parts (FIDE Arbiters' Manual, system c).
    Hort,
    /// By the tie-break alone (system b); those whose tie was not broken share, such as players
    /// knocked out in the same stage.
    Rank,
}

/// Where the excess over the largest possible prize goes (32B3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExcessGoesTo {
    /// To the others of the same pool, in equal parts.
    #[default]
    Tied,
    /// On to the players with fewer points.
    Next,
}

/// Where the rest of a limited prize is looked for a winner first (32C6). If there is none, the
/// next wider circle is tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LimitBalance {
    /// Among the others with the same points.
    #[default]
    PointGroup,
    /// Among those who can win the same kind of prize, in the order of scores.
    PrizeGroup,
    /// Among everybody in the section, in the order of scores.
    Section,
    /// Somewhere else in the event: it is only reported.
    Event,
}

/// How objects are awarded when prizes of money and objects are offered together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectRule {
    /// Apart from the money (33D2).
    #[default]
    Separate,
    /// With the money (variation 33D2a).
    WithMoney,
}

/// Which entry of a player who re-entered counts for prizes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReEntryRule {
    /// The entry that was made last (32C5).
    #[default]
    Latest,
    /// The best, if that was announced.
    Best,
}

/// What happens to fractions of coins. The rules are silent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Rounding {
    /// Every payment is a multiple of this; without it, of the smallest coin. Nothing (0) keeps
    /// the exact fractions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<Money>,
    /// Who gets what is left.
    pub rest: RoundingRest,
}

/// Who gets what rounding leaves of a pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundingRest {
    /// Nobody: shares are rounded down and the rest is reported.
    #[default]
    Report,
    /// Shares are rounded down, and the rest goes unit by unit to the best tie-breaks of the
    /// pool. What an unbroken tie leaves undecided is reported.
    TieBreak,
    /// Shares are rounded to the nearest unit, half up. The rest can be a little too much paid.
    Nearest,
}
