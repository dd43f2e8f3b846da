//! The players who can win something, in the order of the standings.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::Points;

use super::{DivisionError, MOST_FINISHERS, Question};
use crate::fund::{LivePrize, ReEntryRule, Source};
use crate::{
    Completion, Criterion, Eligibility, Finisher, Fund, Money, PrizeCondition, PrizeQuestion, Whose,
};

/// The players entitled to prizes, and what each can win.
pub(crate) struct Field<'a> {
    pub fund: &'a Fund,
    /// In the order of points, rank and entry.
    pub contenders: Vec<&'a Finisher>,
    /// For each category who can win it.
    categories: Vec<Vec<bool>>,
    /// For each special prize who can win it.
    specials: Vec<Vec<bool>>,
    /// The most each contender may win.
    pub limits: Vec<Option<Money>>,
    pub questions: Vec<Question>,
}

impl<'a> Field<'a> {
    /// The contenders of a fund: one entry of each person, without those who withdrew, and who of
    /// them can win what.
    ///
    /// # Errors
    ///
    /// Somebody is listed twice, or there are more than [`MOST_FINISHERS`].
    pub(crate) fn new(
        fund: &'a Fund,
        finishers: &'a [Finisher],
    ) -> Result<Field<'a>, DivisionError> {
        if finishers.len() > MOST_FINISHERS {
            return Err(DivisionError::TooMany {
                most: MOST_FINISHERS,
            });
        }
        let mut ids = BTreeSet::new();
        if let Some(twice) = finishers.iter().find(|finisher| !ids.insert(finisher.id)) {
            return Err(DivisionError::Twice { entrant: twice.id });
        }
        let mut contenders = counted_entries(finishers, fund.rules.re_entry);
        // 32C1: whoever does not complete the tournament has no prize, unless the director says so.
        contenders.retain(|finisher| finisher.completion != Completion::Withdrawn);
        contenders.sort_by_key(|finisher| (Reverse(finisher.points), finisher.rank, finisher.id));
        let mut field = Field {
            fund,
            contenders,
            categories: Vec::new(),
            specials: Vec::new(),
            limits: Vec::new(),
            questions: Vec::new(),
        };
        let name = |name: &'a String, who| (name.as_str(), who);
        let categories = fund
            .categories
            .iter()
            .map(|list| name(&list.name, &list.who));
        field.categories = categories
            .map(|(name, who)| field.admitted(Some(name), who))
            .collect();
        let specials = fund.specials.iter().map(|list| name(&list.name, &list.who));
        field.specials = specials
            .map(|(name, who)| field.admitted(Some(name), who))
            .collect();
        field.limits = field.limits();
        Ok(field)
    }

    /// Who meets a criterion of a category, or of a limit, which has no name. Whoever may or may not
    /// meet it does not, and is asked for.
    fn admitted(&mut self, name: Option<&str>, who: &Criterion) -> Vec<bool> {
        let mut missing: BTreeMap<PrizeCondition, Vec<&str>> = BTreeMap::new();
        let (day, rule) = (self.fund.date, self.fund.age_rule);
        let mut admitted = Vec::with_capacity(self.contenders.len());
        for finisher in &self.contenders {
            // Not known is not yes: money that is paid out cannot be taken back, a question can still be answered.
            let answer = who.admits(finisher, day, rule);
            if let Eligibility::Unknown(what) = answer {
                missing.entry(what).or_default().push(&finisher.name);
            }
            admitted.push(answer == Eligibility::Yes);
        }
        for (what, names) in missing {
            let who = Whose::of(&names);
            let text = match name.map(str::to_owned) {
                Some(category) => PrizeQuestion::NotKnown {
                    category,
                    what,
                    who,
                },
                None => PrizeQuestion::NotKnownForLimit { what, who },
            };
            self.questions.push(Question { text });
        }
        admitted
    }

    fn limits(&mut self) -> Vec<Option<Money>> {
        let mut limits: Vec<Option<Money>> = Vec::new();
        limits.extend(self.contenders.iter().map(|finisher| finisher.limit));
        for limit in &self.fund.limits {
            for (number, meant) in self.admitted(None, &limit.who).into_iter().enumerate() {
                if meant {
                    // Limits do not add up; whoever several of them mean may have what the lowest allows.
                    let lowest = limits[number].map_or(limit.cash, |now| now.min(limit.cash));
                    limits[number] = Some(lowest);
                }
            }
        }
        limits
    }

    /// Whether a contender can win a prize.
    pub(crate) fn can_win(&self, contender: usize, prize: &LivePrize) -> bool {
        // What a limit left over has passed through its own prize group already and is open to everybody.
        if prize.balance_of.is_some_and(|balance| balance.open) {
            return true;
        }
        match prize.source {
            Source::Place => true,
            Source::Category(list) => self.categories[list][contender],
            Source::Special(list) => self.specials[list][contender],
        }
    }

    /// How many contenders can win a category.
    pub(crate) fn eligible(&self, category: usize) -> usize {
        self.categories[category].iter().filter(|&&can| can).count()
    }

    /// The contenders in groups of equal points, or of equal points and rank.
    pub(crate) fn groups(&self, by_rank: bool) -> Vec<std::ops::Range<usize>> {
        let key = |number: usize| {
            let finisher = self.contenders[number];
            (finisher.points, if by_rank { finisher.rank } else { 0 })
        };
        let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
        for number in 0..self.contenders.len() {
            match groups.last_mut() {
                Some(group) if key(group.start) == key(number) => group.end = number + 1,
                _ => groups.push(number..number + 1),
            }
        }
        groups
    }
}

/// One entry of each person: the latest, or the best if that was announced (32C5).
fn counted_entries(finishers: &[Finisher], rule: ReEntryRule) -> Vec<&Finisher> {
    let key = |finisher: &Finisher| match rule {
        ReEntryRule::Latest => (Points::ZERO, finisher.entry, finisher.id),
        ReEntryRule::Best => (finisher.points, finisher.entry, finisher.id),
    };
    let mut counted: BTreeMap<u32, &Finisher> = BTreeMap::new();
    for finisher in finishers {
        if let Some(person) = finisher.person {
            let best = counted.entry(person).or_insert(finisher);
            // The last parts of the key decide between entries that are otherwise the same, so that the answer
            // does not depend on the order of the list.
            if key(finisher) > key(best) {
                *best = finisher;
            }
        }
    }
    let counts = |finisher: &&Finisher| {
        let person = finisher.person;
        person.is_none_or(|person| {
            counted
                .get(&person)
                .is_some_and(|best| best.id == finisher.id)
        })
    };
    finishers.iter().filter(counts).collect()
}
