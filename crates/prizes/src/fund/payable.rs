//! What has to be paid for each prize, given the number of entries (32C4, 32E), and the order of
//! prizes among each other (32B4).

use std::cmp::Reverse;

use serde::Serialize;

use super::{BasedOn, Fund, Guarantee, Prize};
use crate::{Criterion, Money, Ordinal, PrizeLabel};

/// The part of each prize that has to be paid at least, as two whole numbers: the part and the
/// whole (32C4a, 32C4b).
pub fn required_fraction(based_on: &BasedOn, advertised: Money, entries: u32) -> (u32, u32) {
    let goal = based_on.entries.max(1);
    let entries = entries.min(goal);
    // Half of odd goals stays a fraction of whole numbers.
    if is_half(based_on, advertised, entries) {
        (1, 2)
    } else {
        (entries, goal)
    }
}

/// Whether half of each prize is more than its proportion, and has to be paid (32C4b).
fn is_half(based_on: &BasedOn, advertised: Money, entries: u32) -> bool {
    let total = based_on.advertised_total.unwrap_or(advertised);
    total > based_on.half_above && u64::from(entries) * 2 < u64::from(based_on.entries.max(1))
}

/// Where a prize of the division comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Place,
    /// A category, by its number in the fund.
    Category(usize),
    /// A special prize, by its number in the fund.
    Special(usize),
}

/// A prize with what is paid for it.
#[derive(Clone, Debug)]
pub(crate) struct LivePrize {
    pub source: Source,
    /// 1 for the first prize of its list.
    pub number: usize,
    pub label: PrizeLabel,
    pub cash: Money,
    pub object: Option<String>,
    pub title: Option<String>,
    /// The posted order of objects (33D1a).
    pub order: Option<u32>,
    /// Whether enough players completed the event for it.
    pub offered: bool,
    /// What comes first among equal amounts (32B4).
    pub precedence: Precedence,
    /// The rest of a limited or capped prize: the prize it comes from, and whether it is open to
    /// everybody.
    pub balance_of: Option<Balance>,
}

/// The rest of a prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Balance {
    /// Everybody in the section can win it, not only those who could win the prize.
    pub open: bool,
}

/// Place prizes, then classes from the highest down, then everything else in the order of the
/// fund (32B4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Precedence {
    kind: u8,
    ratings: Reverse<(u16, u16)>,
    list: usize,
    number: usize,
}

impl Precedence {
    fn new(source: Source, who: Option<&Criterion>, number: usize) -> Precedence {
        let span = who.and_then(Criterion::ratings);
        let (kind, list) = match (source, span) {
            (Source::Place, _) => (0, 0),
            (Source::Category(list), Some(_)) => (1, list),
            (Source::Category(list), None) => (2, list),
            (Source::Special(list), _) => (3, list),
        };
        let ratings = span.map_or((0, 0), |span| {
            (span.highest().unwrap_or(u16::MAX), span.lowest())
        });
        Precedence {
            kind,
            ratings: Reverse(ratings),
            list,
            number,
        }
    }
}

/// Every prize of the fund, with what is paid at this number of entries.
pub(crate) fn live_prizes(fund: &Fund, entries: u32) -> Vec<LivePrize> {
    let place = List {
        source: Source::Place,
        who: None,
        name: "",
        prizes: &fund.place.prizes,
    };
    let categories = fund
        .categories
        .iter()
        .enumerate()
        .map(|(index, list)| List {
            source: Source::Category(index),
            who: Some(&list.who),
            name: &list.name,
            prizes: &list.prizes,
        });
    let specials = fund.specials.iter().enumerate().map(|(index, list)| List {
        source: Source::Special(index),
        who: Some(&list.who),
        name: &list.name,
        prizes: &list.prizes,
    });
    std::iter::once(place)
        .chain(categories)
        .chain(specials)
        .flat_map(|list| list.live(fund, entries))
        .collect()
}

/// The prizes of a place list, a category or a special prize.
struct List<'a> {
    source: Source,
    who: Option<&'a Criterion>,
    name: &'a str,
    prizes: &'a [Prize],
}

impl List<'_> {
    fn live(&self, fund: &Fund, entries: u32) -> Vec<LivePrize> {
        let live = |(prize, number): (&Prize, usize)| LivePrize {
            source: self.source,
            number,
            label: self.label(prize, number),
            cash: payable(fund, prize, entries),
            object: prize.object.clone(),
            title: prize.title.clone(),
            order: prize.order,
            offered: true,
            precedence: Precedence::new(self.source, self.who, number),
            balance_of: None,
        };
        self.prizes.iter().zip(1..).map(live).collect()
    }

    fn label(&self, prize: &Prize, number: usize) -> PrizeLabel {
        let alone = self.prizes.len() == 1;
        let name = self.name.to_owned();
        let number = Ordinal { number };
        match (&prize.name, self.source) {
            (Some(name), _) => PrizeLabel::Named(name.clone()),
            (None, Source::Special(_)) if alone => PrizeLabel::Named(name),
            (None, Source::Place) => PrizeLabel::Place { number },
            (None, _) => PrizeLabel::Category { number, name },
        }
    }
}

/// Why a prize is what it is at a number of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeNowReason {
    /// It does not depend on entries.
    NotBasedOn,
    /// As many entered as the prizes are based on.
    GoalReached,
    /// In proportion to the entries (32C4a).
    InProportion { entries: u32, goal: u32 },
    /// Half at least, of a fund of this size (32C4b).
    Half { above: Money },
    /// It is guaranteed, as a whole or this much of it (32E).
    Guaranteed,
    /// The organiser pays more than must be paid.
    Offered { percent: u32 },
}

/// A prize as it was advertised, and what it is at a number of entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrizeNow {
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub label: PrizeLabel,
    pub advertised: Money,
    /// What has to be paid as things stand.
    pub now: Money,
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub reason: PrizeNowReason,
}

/// What the prizes of a fund are at a number of entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FundNow {
    /// The entries that were counted.
    pub entries: u32,
    /// The entries at which everything is paid in full; nothing if that does not matter.
    pub goal: Option<u32>,
    /// The sum of all sections that decides whether half is the least; nothing without a goal.
    pub advertised_total: Option<Money>,
    /// The money of the fund as advertised.
    pub advertised: Money,
    /// The money of the fund as things stand.
    pub now: Money,
    /// The prizes with money in them.
    pub prizes: Vec<PrizeNow>,
}

/// What each prize of a fund is, now that so many entered.
///
/// ```
/// use adoube_prizes::{Fund, Money, fund_now};
///
/// // 32E: 2000 based on 60 entries, the first prize guaranteed; 30 enter.
/// let fund = Fund::from_toml(r#"
///     based_on.entries = 60
///     place.prizes = [{ cash = 500, guaranteed = true }, 900, 600]
/// "#)?;
/// assert_eq!(fund_now(&fund, 30).now, Money::whole(1250));
/// # Ok::<(), adoube_prizes::FundError>(())
/// ```
pub fn fund_now(fund: &Fund, entries: u32) -> FundNow {
    let prizes = fund.all_prizes().zip(live_prizes(fund, entries));
    let prizes = prizes.filter_map(|(prize, live)| {
        Some(PrizeNow {
            label: live.label,
            advertised: prize.cash?,
            now: live.cash,
            reason: reason(fund, prize, entries),
        })
    });
    let prizes: Vec<PrizeNow> = prizes.collect();
    let based_on = fund.based_on.as_ref();
    FundNow {
        entries,
        goal: based_on.map(|based_on| based_on.entries),
        advertised_total: based_on
            .map(|based_on| based_on.advertised_total.unwrap_or(fund.advertised())),
        advertised: fund.advertised(),
        now: prizes.iter().map(|prize| prize.now).sum(),
        prizes,
    }
}

/// What asks for the most decides; of equal amounts what the rules demand.
fn reason(fund: &Fund, prize: &Prize, entries: u32) -> PrizeNowReason {
    let Some(based_on) = &fund.based_on else {
        return PrizeNowReason::NotBasedOn;
    };
    let part = Part::of(fund, based_on, prize, entries);
    if part.required >= part.guaranteed && part.required >= part.offered {
        return match required_fraction(based_on, fund.advertised(), entries) {
            (entries, goal) if entries >= goal => PrizeNowReason::GoalReached,
            _ if is_half(based_on, fund.advertised(), entries) => PrizeNowReason::Half {
                above: based_on.half_above,
            },
            (entries, goal) => PrizeNowReason::InProportion { entries, goal },
        };
    }
    match part.guaranteed >= part.offered {
        true => PrizeNowReason::Guaranteed,
        false => PrizeNowReason::Offered {
            percent: based_on.percent.unwrap_or(0).min(100),
        },
    }
}

/// What speaks for paying how much of a prize.
struct Part {
    /// What the number of entries demands.
    required: Money,
    /// What the organiser offers.
    offered: Money,
    guaranteed: Money,
}

impl Part {
    fn of(fund: &Fund, based_on: &BasedOn, prize: &Prize, entries: u32) -> Part {
        let advertised = prize.cash.unwrap_or(Money::ZERO);
        let (part, whole) = required_fraction(based_on, fund.advertised(), entries);
        // At least in proportion: a coin more rather than a fraction less.
        let unit = (fund.rounding.unit).unwrap_or_else(|| fund.currency.smallest());
        let required = advertised.times(part as usize).over(whole as usize);
        let offered = based_on.percent.unwrap_or(0).min(100);
        Part {
            required: required.rounded_up(unit).min(advertised),
            offered: advertised.times(offered as usize).over(100),
            guaranteed: match prize.guaranteed {
                Some(Guarantee::Whole(true)) => advertised,
                Some(Guarantee::Amount(amount)) => amount.min(advertised),
                Some(Guarantee::Whole(false)) | None => Money::ZERO,
            },
        }
    }
}

fn payable(fund: &Fund, prize: &Prize, entries: u32) -> Money {
    let Some(based_on) = &fund.based_on else {
        return prize.cash.unwrap_or(Money::ZERO);
    };
    let part = Part::of(fund, based_on, prize, entries);
    part.required.max(part.offered).max(part.guaranteed)
}
