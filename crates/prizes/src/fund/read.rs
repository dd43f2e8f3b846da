//! A fund from its text, with every fault that is in it.

use std::collections::BTreeSet;
use std::fmt;

use jiff::civil::Date;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::{Category, Fund, Guarantee, Prize};
use crate::{Criterion, Money};

/// The most prizes a fund can have.
const MOST_PRIZES: usize = 500;
const MOST_ENTRIES: u32 = 100_000;

/// Something wrong in a fund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Where: `category "A", prize 2`.
    pub place: String,
    /// What is wrong there, and what was expected.
    pub cause: String,
}

/// The text is not a prize fund.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FundError {
    /// It is not TOML, or has a field that a fund has not. The message shows the line.
    #[error("{0}")]
    Text(String),
    /// It can be read but contradicts itself.
    #[error("{}", Listed(.0))]
    Faults(Vec<Fault>),
}

struct Listed<'a>(&'a [Fault]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            let between = if number == 0 { "" } else { "\n" };
            write!(f, "{between}{}: {}", fault.place, fault.cause)?;
        }
        Ok(())
    }
}

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
        check_prizes(&mut faults, "place", &self.place.prizes, self.place.sharers);
        let mut names = BTreeSet::new();
        for category in &self.categories {
            check_category(&mut faults, category, &mut names);
        }
        for special in &self.specials {
            let place = format!("special \"{}\"", special.name);
            if !names.insert(special.name.trim().to_lowercase()) {
                faults.add(&place, "this name is used twice");
            }
            if special.prizes.is_empty() {
                faults.add(&place, "there are no prizes");
            }
            check_prizes(&mut faults, &place, &special.prizes, None);
            check_criterion(&mut faults, &place, &special.who);
        }
        for (limit, number) in self.limits.iter().zip(1..) {
            check_criterion(&mut faults, &format!("limit {number}"), &limit.who);
        }
        if faults.0.is_empty() {
            Ok(())
        } else {
            Err(FundError::Faults(faults.0))
        }
    }

    fn check_frame(&self, faults: &mut Faults) {
        if self.currency.digits > 4 {
            faults.add("currency", "at most 4 decimals");
        }
        if let Some(based_on) = &self.based_on {
            if !(1..=MOST_ENTRIES).contains(&based_on.entries) {
                let cause = format!("entries must be from 1 to {MOST_ENTRIES}");
                faults.add("based_on", &cause);
            }
            if based_on.percent.is_some_and(|percent| percent > 100) {
                faults.add("based_on", "percent is above 100");
            }
        }
        if self.all_prizes().count() > MOST_PRIZES {
            faults.add("the fund", &format!("more than {MOST_PRIZES} prizes"));
        }
        let dated = self.date.is_some();
        if !dated && self.categories.iter().any(|list| list.who.age.is_some()) {
            faults.add("date", "a category by age needs the day of the tournament");
        }
        let mut scores = BTreeSet::new();
        for prize in &self.points {
            if !scores.insert(prize.score) {
                let cause = format!("the score {} is listed twice", prize.score);
                faults.add("points", &cause);
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
    fn add(&mut self, place: &str, cause: &str) {
        self.0.push(Fault {
            place: place.to_owned(),
            cause: cause.to_owned(),
        });
    }
}

fn check_category(faults: &mut Faults, category: &Category, names: &mut BTreeSet<String>) {
    let place = format!("category \"{}\"", category.name);
    if category.name.trim().is_empty() {
        faults.add(&place, "a category needs a name");
    }
    if !names.insert(category.name.trim().to_lowercase()) {
        faults.add(&place, "this name is used twice");
    }
    if category.who.is_everybody() {
        faults.add(
            &place,
            "nobody is left out; prizes for everybody are under [place]",
        );
    }
    if category.prizes.is_empty() {
        faults.add(&place, "there are no prizes");
    }
    check_prizes(faults, &place, &category.prizes, category.sharers);
    check_criterion(faults, &place, &category.who);
}

fn check_criterion(faults: &mut Faults, place: &str, who: &Criterion) {
    if let Some(span) = who.ratings()
        && span
            .highest()
            .is_some_and(|highest| highest < span.lowest())
    {
        faults.add(place, "no rating is in this span");
    }
    if who.unrated == Some(crate::Unrated::Only) && who.ratings().is_some() {
        faults.add(place, "unrated players have no rating");
    }
    if let Some(age) = who.age
        && let (Some(from), Some(under)) = (age.from, age.under)
        && under <= from
    {
        faults.add(place, "nobody is of this age");
    }
}

fn check_prizes(faults: &mut Faults, place: &str, prizes: &[Prize], sharers: Option<u32>) {
    if sharers == Some(0) {
        faults.add(place, "somebody must share: sharers is 0");
    }
    for (prize, number) in prizes.iter().zip(1..) {
        let place = format!("{place}, prize {number}");
        if prize.cash.is_none() && prize.object.is_none() && prize.title.is_none() {
            faults.add(&place, "neither cash nor object nor title");
        }
        let cash = prize.cash.unwrap_or(Money::ZERO);
        if let Some(Guarantee::Amount(amount)) = prize.guaranteed
            && amount > cash
        {
            faults.add(&place, "more is guaranteed than the prize");
        }
    }
}
