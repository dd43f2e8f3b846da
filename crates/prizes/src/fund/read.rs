//! A fund from its text, with every fault that is in it.

use std::collections::BTreeSet;

use adoube_tournament::Points;
use jiff::civil::Date;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Category, Fund, Guarantee, Prize};
use crate::{Criterion, Lines, Money};

/// The most prizes a fund can have.
const MOST_PRIZES: usize = 500;
const MOST_ENTRIES: u32 = 100_000;
const MOST_DECIMALS: u8 = 4;

/// Something wrong in a fund.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "FundFault")]
pub struct Fault {
    /// Where it is.
    pub place: FaultPlace,
    /// What is wrong there, and what was expected.
    pub cause: FaultCause,
}

/// A part of a fund.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "FundPlace", rename_all = "kebab-case")]
pub enum FaultPlace {
    Whole,
    /// A field by its name in the file.
    Field(&'static str),
    Category {
        name: String,
    },
    Special {
        name: String,
    },
    Limit {
        number: usize,
    },
    Prize {
        list: Box<FaultPlace>,
        number: usize,
    },
}

/// What is wrong in a part of a fund.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "FundCause", rename_all = "kebab-case")]
pub enum FaultCause {
    NameTwice,
    NoName,
    NoPrizes,
    MorePrizes { most: usize },
    Nothing,
    Decimals { most: u8 },
    Entries { most: u32 },
    Percent,
    NoDay,
    ScoreTwice { score: Points },
    Everybody,
    NoRating,
    UnratedByRating,
    NobodyOfAge,
    NobodyShares,
    TooMuchGuaranteed,
}

/// The text is not a prize fund.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum FundError {
    /// It is not TOML, or has a field that a fund has not. The message shows the line.
    Text(String),
    /// It can be read but contradicts itself.
    Faults(Lines<Fault>),
}

adoube_types::errors!(FundError);

impl Fund {
    /// Reads a fund from TOML and checks it.
    ///
    /// # Errors
    ///
    /// [`FundError`] with line and column, or with everything that contradicts itself.
    pub fn from_toml(text: &str) -> Result<Fund, FundError> {
        Fund::of_event(text, None)
    }

    /// Reads a fund of an event that starts on a day. A fund that names no day for ages keeps none,
    /// and is divided [on](Fund::on) that one.
    ///
    /// # Errors
    ///
    /// As for [`Fund::from_toml`].
    pub fn of_event(text: &str, day: Option<Date>) -> Result<Fund, FundError> {
        let fund: Fund =
            toml::from_str(text).map_err(|error| FundError::Text(error.to_string()))?;
        fund.on(day).check()?;
        Ok(fund)
    }

    /// The fund with a day for which ages are reckoned, unless it names its own.
    pub fn on(&self, day: Option<Date>) -> Fund {
        Fund {
            date: self.date.or(day),
            ..self.clone()
        }
    }

    /// The fund as TOML, to be read again by [`Fund::from_toml`].
    ///
    /// # Errors
    ///
    /// [`FundError`] if an amount cannot be written.
    pub fn to_toml(&self) -> Result<String, FundError> {
        toml::to_string(self).map_err(|error| FundError::Text(error.to_string()))
    }

    /// Everything that contradicts itself.
    ///
    /// # Errors
    ///
    /// [`FundError`] with all contradictions.
    pub fn check(&self) -> Result<(), FundError> {
        let mut faults = Faults::default();
        self.check_frame(&mut faults);
        let place = FaultPlace::Field("place");
        check_prizes(&mut faults, &place, &self.place.prizes, self.place.sharers);
        let mut names = BTreeSet::new();
        for category in &self.categories {
            check_category(&mut faults, category, &mut names);
        }
        for special in &self.specials {
            let name = special.name.clone();
            let place = FaultPlace::Special { name };
            if !names.insert(special.name.trim().to_lowercase()) {
                faults.add(&place, FaultCause::NameTwice);
            }
            if special.prizes.is_empty() {
                faults.add(&place, FaultCause::NoPrizes);
            }
            check_prizes(&mut faults, &place, &special.prizes, None);
            check_criterion(&mut faults, &place, &special.who);
        }
        for (limit, number) in self.limits.iter().zip(1..) {
            check_criterion(&mut faults, &FaultPlace::Limit { number }, &limit.who);
        }
        if faults.0.is_empty() {
            Ok(())
        } else {
            Err(FundError::Faults(Lines(faults.0)))
        }
    }

    fn check_frame(&self, faults: &mut Faults) {
        if self.currency.digits > MOST_DECIMALS {
            let most = MOST_DECIMALS;
            faults.add(
                &FaultPlace::Field("currency"),
                FaultCause::Decimals { most },
            );
        }
        if let Some(based_on) = &self.based_on {
            if !(1..=MOST_ENTRIES).contains(&based_on.entries) {
                let most = MOST_ENTRIES;
                faults.add(&FaultPlace::Field("based_on"), FaultCause::Entries { most });
            }
            if based_on.percent.is_some_and(|percent| percent > 100) {
                faults.add(&FaultPlace::Field("based_on"), FaultCause::Percent);
            }
        }
        if self.all_prizes().count() > MOST_PRIZES {
            let most = MOST_PRIZES;
            faults.add(&FaultPlace::Whole, FaultCause::MorePrizes { most });
        }
        let dated = self.date.is_some();
        if !dated && self.categories.iter().any(|list| list.who.age.is_some()) {
            faults.add(&FaultPlace::Field("date"), FaultCause::NoDay);
        }
        let mut scores = BTreeSet::new();
        for prize in &self.points {
            if !scores.insert(prize.score) {
                let score = prize.score;
                faults.add(
                    &FaultPlace::Field("points"),
                    FaultCause::ScoreTwice { score },
                );
            }
        }
    }
}

/// A day, with or without quotation marks.
pub(super) fn day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Date>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Day {
        Text(String),
        Bare(toml::value::Datetime),
    }
    let text = match Option::<Day>::deserialize(deserializer)? {
        None => return Ok(None),
        Some(Day::Text(text)) => text,
        Some(Day::Bare(day)) => day.to_string(),
    };
    let wrong = |_| D::Error::custom(format!("\"{text}\" is not a day such as 2026-08-14"));
    text.parse().map(Some).map_err(wrong)
}

#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, place: &FaultPlace, cause: FaultCause) {
        self.0.push(Fault {
            place: place.clone(),
            cause,
        });
    }
}

fn check_category(faults: &mut Faults, category: &Category, names: &mut BTreeSet<String>) {
    let name = category.name.clone();
    let place = FaultPlace::Category { name };
    if category.name.trim().is_empty() {
        faults.add(&place, FaultCause::NoName);
    }
    if !names.insert(category.name.trim().to_lowercase()) {
        faults.add(&place, FaultCause::NameTwice);
    }
    if category.who.is_everybody() {
        faults.add(&place, FaultCause::Everybody);
    }
    if category.prizes.is_empty() {
        faults.add(&place, FaultCause::NoPrizes);
    }
    check_prizes(faults, &place, &category.prizes, category.sharers);
    check_criterion(faults, &place, &category.who);
}

fn check_criterion(faults: &mut Faults, place: &FaultPlace, who: &Criterion) {
    if let Some(span) = who.ratings()
        && span
            .highest()
            .is_some_and(|highest| highest < span.lowest())
    {
        faults.add(place, FaultCause::NoRating);
    }
    if who.unrated == Some(crate::Unrated::Only) && who.ratings().is_some() {
        faults.add(place, FaultCause::UnratedByRating);
    }
    if let Some(age) = who.age
        && let (Some(from), Some(under)) = (age.from, age.under)
        && under <= from
    {
        faults.add(place, FaultCause::NobodyOfAge);
    }
}

fn check_prizes(faults: &mut Faults, place: &FaultPlace, prizes: &[Prize], sharers: Option<u32>) {
    if sharers == Some(0) {
        faults.add(place, FaultCause::NobodyShares);
    }
    for (prize, number) in prizes.iter().zip(1..) {
        let list = Box::new(place.clone());
        let place = FaultPlace::Prize { list, number };
        if prize.cash.is_none() && prize.object.is_none() && prize.title.is_none() {
            faults.add(&place, FaultCause::Nothing);
        }
        let cash = prize.cash.unwrap_or(Money::ZERO);
        if let Some(Guarantee::Amount(amount)) = prize.guaranteed
            && amount > cash
        {
            faults.add(&place, FaultCause::TooMuchGuaranteed);
        }
    }
}
