//! The whole division: every list of prizes, then the sums.

use super::money::{Outcome, Run};
use super::points::points_pool;
use super::{
    Award, Division, Field, ObjectWon, Origin, Pool, Question, Unawarded, objects, rounding,
    specials, statement,
};
use crate::fund::{LimitBalance, LivePrize, Source, live_prizes};
use crate::{Article, Finisher, Money, PrizeLine, PrizeQuestion, UnawardedReason};

/// Every prize with its number, which is its place.
type Prizes = Vec<(usize, LivePrize)>;

pub(super) fn divide(field: &Field, entries: u32) -> Division {
    let mut all: Prizes = live_prizes(field.fund, entries)
        .into_iter()
        .enumerate()
        .collect();
    let mut tally = Tally {
        field,
        pools: Vec::new(),
        unawarded: Vec::new(),
        questions: field.questions.clone(),
        residue: Money::ZERO,
        fund: all.iter().map(|(_, prize)| prize.cash).sum(),
        won: Vec::new(),
        titles: Vec::new(),
    };
    // Numbers are given before anything is withdrawn, so that they name the same prize from here on.
    tally.withdraw(&mut all);
    let (main, apart) = lists(field, &all);
    let rules = &field.fund.rules;
    // Where nobody has more than one cash prize, a prize for points is the least that each of a score
    // gets, and part of the division. Otherwise it is money of its own.
    let points_apart = rules.points_in_addition || !rules.one_cash_prize;
    tally.take(Run::new(field, main, !points_apart).divide());
    for list in apart {
        tally.take(Run::new(field, list, false).divide());
    }
    if points_apart {
        tally.points_in_addition();
    }
    tally.specials(&all);
    tally.objects(&all);
    tally.finish(&all)
}

struct Tally<'a> {
    field: &'a Field<'a>,
    pools: Vec<Pool>,
    /// What nobody won, with the prize it is or was a part of.
    unawarded: Vec<((Source, usize), Unawarded)>,
    questions: Vec<Question>,
    residue: Money,
    fund: Money,
    /// Contender and number of the prize whose object was won, with the article.
    won: Vec<(usize, usize, Article)>,
    titles: Vec<(usize, usize, Article)>,
}

/// The prizes of which nobody wins two, and the lists that are divided each by itself.
fn lists(field: &Field, all: &Prizes) -> (Prizes, Vec<Prizes>) {
    let fund = field.fund;
    let mut main = Vec::new();
    let mut apart: Vec<Prizes> = vec![Vec::new(); fund.categories.len()];
    for (number, prize) in all.iter().filter(|(_, prize)| prize.offered) {
        match prize.source {
            Source::Category(list)
                if fund.categories[list].in_addition || !fund.rules.one_cash_prize =>
            {
                apart[list].push((*number, prize.clone()));
            }
            Source::Place | Source::Category(_) => main.push((*number, prize.clone())),
            // Special prizes depend on who won money before, so they come last.
            Source::Special(_) => {}
        }
    }
    (main, apart)
}

impl Tally<'_> {
    /// Takes away the prizes of categories with fewer players than advertised.
    fn withdraw(&mut self, all: &mut Prizes) {
        for (_, prize) in all {
            if let Source::Category(list) = prize.source {
                let least = self.field.fund.categories[list].at_least.unwrap_or(0);
                prize.offered = self.field.eligible(list) >= least as usize;
            }
            if !prize.offered {
                let reason = UnawardedReason::TooFewPlayers;
                self.leave(prize, reason);
                self.leave_object(prize, reason);
            }
        }
    }

    /// The object of a prize that nobody won: told with its money, if nobody won that either.
    fn leave_object(&mut self, prize: &LivePrize, reason: UnawardedReason) {
        let Some(object) = &prize.object else {
            return;
        };
        let key = (prize.source, prize.number);
        let same = |(other, left): &&mut ((Source, usize), Unawarded)| {
            *other == key
                && (left.object.is_none(), &left.label, left.reason) == (true, &prize.label, reason)
        };
        if let Some((_, left)) = self.unawarded.iter_mut().find(same) {
            left.object = Some(object.clone());
            return;
        }
        let left = Unawarded {
            label: prize.label.clone(),
            cash: Money::ZERO,
            object: Some(object.clone()),
            reason,
        };
        self.unawarded.push((key, left));
    }

    fn leave(&mut self, prize: &LivePrize, reason: UnawardedReason) {
        if prize.cash.is_positive() {
            let left = Unawarded {
                label: prize.label.clone(),
                cash: prize.cash,
                object: None,
                reason,
            };
            self.unawarded.push(((prize.source, prize.number), left));
        }
    }

    fn take(&mut self, outcome: Outcome) {
        for prize in &outcome.left {
            let reason = self.reason(prize);
            self.leave(prize, reason);
        }
        self.residue += outcome.shaved;
        if !outcome.exhaustive {
            self.questions.push(Question {
                text: PrizeQuestion::NotAllCompared,
            });
        }
        for pool in &outcome.pools {
            self.fund += points_part(pool);
        }
        self.pools.extend(outcome.pools);
    }

    fn reason(&self, prize: &LivePrize) -> UnawardedReason {
        let event = self.field.fund.rules.limit_balance == LimitBalance::Event;
        match (prize.balance_of, prize.source) {
            (Some(_), _) if event => UnawardedReason::PaidWithinEvent,
            (Some(_), _) => UnawardedReason::NobodyOfSection,
            (None, Source::Category(list)) if self.field.eligible(list) == 0 => {
                UnawardedReason::NobodyEligible
            }
            (None, _) => UnawardedReason::NobodyLeft,
        }
    }

    fn points_in_addition(&mut self) {
        for group in self.field.groups(false) {
            let players: Vec<usize> = group.clone().collect();
            let pool = points_pool(self.field, &group, &players);
            self.fund += pool.iter().map(Pool::total).sum();
            self.pools.extend(pool);
        }
    }

    fn specials(&mut self, all: &Prizes) {
        for special in 0..self.field.fund.specials.len() {
            // Looked up anew for each: a special prize is cash too, and stands in the way of the next one.
            let mut has_cash = vec![false; self.field.contenders.len()];
            for share in self.pools.iter().flat_map(|pool| &pool.shares) {
                has_cash[share.contender] = true;
            }
            let outcome = specials::divide(self.field, special, all, &has_cash);
            for number in outcome.left {
                self.leave(&all[number].1, UnawardedReason::NoWinnerKnown);
                self.leave_object(&all[number].1, UnawardedReason::NoWinnerKnown);
            }
            self.pools.extend(outcome.pools);
            self.won.extend(outcome.objects);
        }
    }

    fn objects(&mut self, all: &Prizes) {
        let objects = objects::award(self.field, all, &self.pools);
        for number in objects.left {
            let reason = self.reason(&all[number].1);
            self.leave_object(&all[number].1, reason);
        }
        let titles = objects::titles(self.field, all);
        self.won.extend(objects.won);
        self.titles.extend(titles.won);
        self.questions.extend(objects.questions);
        self.questions.extend(titles.questions);
    }

    fn finish(mut self, all: &Prizes) -> Division {
        for pool in &mut self.pools {
            // Only now: shares are exact until all pools are made, and what rounding leaves is told as one sum, so
            // that paid, left and residue make up the fund.
            rounding::round(self.field, pool);
            self.residue += pool.exact() - pool.paid();
        }
        let awards = self.awards(all);
        Division {
            currency: self.field.fund.currency.clone(),
            paid: self.pools.iter().map(Pool::paid).sum(),
            awards,
            pools: self.pools,
            unawarded: self.unawarded.into_iter().map(|(_, left)| left).collect(),
            questions: self.questions,
            fund: self.fund,
            residue: self.residue,
        }
    }

    fn awards(&self, all: &Prizes) -> Vec<Award> {
        let nothing = |finisher: &&Finisher| Award {
            entrant: finisher.id,
            name: finisher.name.clone(),
            cash: Money::ZERO,
            objects: Vec::new(),
            titles: Vec::new(),
            lines: Vec::new(),
        };
        let mut awards: Vec<Award> = self.field.contenders.iter().map(nothing).collect();
        for pool in &self.pools {
            for share in &pool.shares {
                let award = &mut awards[share.contender];
                award.cash += share.paid;
                award.lines.push(statement::money(self.field, pool, share));
            }
        }
        for &(winner, number, article) in &self.won {
            let prize = &all[number].1;
            let object = prize.object.clone().unwrap_or_default();
            awards[winner].lines.push(statement::object(prize, article));
            awards[winner].objects.push(ObjectWon {
                prize: prize.label.clone(),
                object,
            });
        }
        for &(winner, number, article) in &self.titles {
            let title = all[number].1.title.clone().unwrap_or_default();
            awards[winner].titles.push(title.clone());
            awards[winner]
                .lines
                .push(PrizeLine::Title { title, article });
        }
        awards.retain(|award| !award.lines.is_empty());
        awards
    }
}

/// What prizes for points add to the fund.
fn points_part(pool: &Pool) -> Money {
    let points = pool
        .prizes
        .iter()
        .filter(|prize| prize.origin == Origin::Points);
    points.map(|prize| prize.cash).sum()
}
