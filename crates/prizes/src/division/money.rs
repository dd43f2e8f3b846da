//! The division of money by score: one list of prizes, score group by score group.

use std::cmp::Reverse;
use std::ops::Range;

use super::ladder::Ladder;
use super::points::{points_label, points_pool, points_prize};
use super::{Field, HeldBy, Origin, Pool, PooledPrize, Share, Sharing, articles};
use crate::fund::{Balance, ExcessGoesTo, LimitBalance, LivePrize, Method};
use crate::pool::{Contender, Settled, Tie};
use crate::{Article, Money, PrizeLabel, PrizeManual};

/// Prizes that are divided together: nobody gets more than one of them.
pub(super) struct Run<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) prizes: Vec<LivePrize>,
    origins: Vec<Origin>,
    pub(super) used: Vec<bool>,
    /// Whether prizes for points are part of this division.
    points: bool,
    pub(super) has_share: Vec<bool>,
    pub outcome: Outcome,
}

/// What came of a run.
pub(super) struct Outcome {
    pub pools: Vec<Pool>,
    /// Prizes and balances that nobody won.
    pub left: Vec<LivePrize>,
    /// Fractions of coins that were too small to be passed on.
    pub shaved: Money,
    /// Whether everything that had to be compared was.
    pub exhaustive: bool,
}

/// What one group of the field has before it: the prizes in their order, and everybody's chances.
pub(super) struct Table {
    pub group: Range<usize>,
    /// Their prize for points; amounts in `tie` are what is above it.
    pub floor: Money,
    /// The numbers of the prizes in the run.
    open: Vec<usize>,
    pub tie: Tie,
}

impl<'a> Run<'a> {
    /// A run over some prizes of the fund, each with its number there.
    pub(super) fn new(
        field: &'a Field<'a>,
        prizes: Vec<(usize, LivePrize)>,
        points: bool,
    ) -> Run<'a> {
        let origin = |(number, prize)| (Origin::Fund(number), prize);
        let (origins, prizes): (Vec<_>, Vec<_>) = prizes.into_iter().map(origin).unzip();
        Run {
            field,
            used: vec![false; prizes.len()],
            prizes,
            origins,
            points,
            has_share: vec![false; field.contenders.len()],
            outcome: Outcome {
                pools: Vec::new(),
                left: Vec::new(),
                shaved: Money::ZERO,
                exhaustive: true,
            },
        }
    }

    /// Divides the prizes from the highest score down, then what limits left over.
    pub(super) fn divide(mut self) -> Outcome {
        let groups = self
            .field
            .groups(self.field.fund.rules.method == Method::Rank);
        for group in &groups {
            self.divide_group(group, false);
        }
        // 32C6: what nobody of the prize group took is open to the whole section.
        for number in 0..self.prizes.len() {
            if let Some(balance) = &mut self.prizes[number].balance_of {
                balance.open = true;
            }
        }
        for group in &groups {
            self.divide_group(group, true);
        }
        let used = self.used;
        let left = self.prizes.into_iter().zip(used);
        self.outcome
            .left
            .extend(left.filter(|(_, used)| !used).map(|(prize, _)| prize));
        self.outcome
    }

    fn divide_group(&mut self, group: &Range<usize>, balances: bool) {
        let table = self.table(group.clone(), balances);
        // Scores come from the top: a prize that a higher score could take is not there any more for a lower one.
        let settlement = table.tie.settle();
        self.outcome.exhaustive &= settlement.exhaustive;
        for settled in &settlement.pools {
            self.pay(&table, settled);
        }
        self.pay_points(&table);
    }

    /// The prizes that are worth more than the group's prize for points, and who can win them.
    fn table(&self, group: Range<usize>, balances: bool) -> Table {
        let floor = self.floor(group.start);
        let is_open = |&number: &usize| {
            let prize = &self.prizes[number];
            // A prize that is worth no more than what everybody of the score gets anyway helps nobody here, and
            // may be a gain for a lower score.
            !self.used[number] && prize.cash > floor && (!balances || prize.balance_of.is_some())
        };
        let mut open: Vec<usize> = (0..self.prizes.len()).filter(is_open).collect();
        open.sort_by_key(|&number| {
            let prize = &self.prizes[number];
            let balance = prize.balance_of.is_some();
            // The most valuable first; of equal ones by 32B4, and announced prizes before rests of
            // others.
            (Reverse(prize.cash), prize.precedence, balance)
        });
        let nobody = Contender {
            can_win: vec![false; open.len()],
            cap: None,
        };
        let mut tie = Tie {
            prizes: open
                .iter()
                // Everybody has the prize for points; what is divided is what comes on top of it.
                .map(|&number| self.prizes[number].cash - floor)
                .collect(),
            players: vec![nobody; group.len()],
        };
        for (place, &number) in open.iter().enumerate() {
            for player in self.winners(&group, number) {
                tie.players[player - group.start].can_win[place] = true;
            }
        }
        for (player, contender) in group.clone().zip(&mut tie.players) {
            let [shared, _] = self.caps(player, contender, &tie.prizes, floor);
            contender.cap = shared;
        }
        Table {
            group,
            floor,
            open,
            tie,
        }
    }

    /// The prize for points of a score, if it is part of this division.
    fn floor(&self, contender: usize) -> Money {
        if !self.points {
            return Money::ZERO;
        }
        points_prize(self.field, contender)
    }

    /// What a player may get: first the bound above which the money goes to the others of the
    /// pool, then the bound above which it goes on to others.
    fn caps(
        &self,
        player: usize,
        contender: &Contender,
        amounts: &[Money],
        floor: Money,
    ) -> [Option<Money>; 2] {
        let rules = &self.field.fund.rules;
        let mine = contender.can_win.iter().position(|&can| can);
        let largest = mine.map(|place| amounts[place]);
        // A prize for points is fixed; a limit holds for what comes on top of it.
        let limit = self.field.limits[player].map(|limit| (limit - floor).max(Money::ZERO));
        let lower = |a: Option<Money>, b: Option<Money>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        let mut shared = None;
        let mut hard = limit;
        match rules.excess_goes_to {
            ExcessGoesTo::Tied => shared = largest,
            ExcessGoesTo::Next => hard = lower(hard, largest),
        }
        if rules.limit_balance == LimitBalance::PointGroup {
            shared = lower(shared, limit);
        }
        [shared, hard]
    }

    fn pay(&mut self, table: &Table, settled: &Settled) {
        let hort = self.field.fund.rules.method == Method::Hort && settled.players.len() > 1;
        let ladder = hort.then(|| Ladder::new(self.field, table, settled, &settled.shares));
        let shares: Vec<Share> = (0..settled.players.len())
            .map(|place| self.share(table, settled, place, ladder.as_ref()))
            .collect();
        for share in &shares {
            self.has_share[share.contender] = true;
        }
        for &place in &settled.prizes {
            self.used[table.open[place]] = true;
        }
        let pool = Pool {
            sharing: if hort { Sharing::Hort } else { Sharing::Equal },
            places: (table.group.start + 1, table.group.end),
            prizes: self.pooled(table, settled),
            carried: Money::ZERO,
            articles: self.articles(table, settled, &shares),
            shares,
        };
        self.finish(table, settled, pool);
    }

    fn share(
        &self,
        table: &Table,
        settled: &Settled,
        place: usize,
        ladder: Option<&Ladder>,
    ) -> Share {
        let contender = table.group.start + settled.players[place];
        let equal = settled.shares[place];
        let by_rank = ladder.map(|ladder| ladder.average(place, &table.tie.prizes));
        // Hort: half of the prize by rank and half of the equal share.
        let wanted = by_rank.map_or(equal, |prize| (prize + equal).over(2));
        let chances = &table.tie.players[settled.players[place]];
        let [_, hard] = self.caps(contender, chances, &table.tie.prizes, table.floor);
        let exact = hard.map_or(wanted, |hard| hard.min(wanted));
        // If the pool is not used up, everybody has all he may have.
        let level = settled.shares.iter().max().copied().unwrap_or_default();
        let total: Money = settled
            .prizes
            .iter()
            .map(|&prize| table.tie.prizes[prize])
            .sum();
        let all_held = settled.shares.iter().copied().sum::<Money>() < total;
        let held = exact < wanted || equal < level || all_held;
        let exact = exact + table.floor;
        Share {
            entrant: self.field.contenders[contender].id,
            exact,
            paid: exact,
            held_by: held.then(|| self.held_by(contender, exact)),
            by_rank: by_rank.map(|prize| prize + table.floor),
            contender,
        }
    }

    fn held_by(&self, player: usize, exact: Money) -> HeldBy {
        match self.field.limits[player] {
            Some(limit) if exact >= limit => HeldBy::Limit,
            _ => HeldBy::LargestPrize,
        }
    }

    /// The prizes of a pool, and a prize for points for everybody who brings no other.
    fn pooled(&self, table: &Table, settled: &Settled) -> Vec<PooledPrize> {
        let mut prizes: Vec<PooledPrize> = Vec::new();
        for &place in &settled.prizes {
            let number = table.open[place];
            prizes.push(PooledPrize {
                label: self.prizes[number].label.clone(),
                cash: self.prizes[number].cash,
                origin: self.origins[number],
            });
        }
        if table.floor.is_positive() {
            let score = self.field.contenders[table.group.start].points;
            let more = settled.players.len().saturating_sub(prizes.len());
            prizes.extend(std::iter::repeat_n(points_label(score, table.floor), more));
        }
        prizes
    }

    /// Passes on what nobody of the pool may have.
    fn finish(&mut self, table: &Table, settled: &Settled, mut pool: Pool) {
        let rest = pool.total() - pool.exact();
        if rest.is_positive() {
            let limited = pool
                .shares
                .iter()
                .any(|share| share.held_by == Some(HeldBy::Limit));
            let paid: Vec<Money> = pool.shares.iter().map(|share| share.exact).collect();
            let ladder = Ladder::new(self.field, table, settled, &paid);
            for (place, balance) in ladder.balances(table, &pool) {
                // Whole coins, so that fractions do not grow from group to group.
                let coins = balance.rounded_down(self.field.fund.currency.smallest());
                self.outcome.shaved += balance - coins;
                pool.carried += coins;
                let number = table.open[settled.prizes[place]];
                self.carry(number, coins, limited);
            }
        }
        self.outcome.pools.push(pool);
    }

    fn carry(&mut self, number: usize, cash: Money, limited: bool) {
        let circle = self.field.fund.rules.limit_balance;
        let circle = if limited {
            circle
        } else {
            LimitBalance::PrizeGroup
        };
        let from = &self.prizes[number];
        let open = circle == LimitBalance::Section || from.balance_of.is_some_and(|b| b.open);
        let label = match from.balance_of {
            Some(_) => from.label.clone(),
            None => PrizeLabel::Balance {
                of: Box::new(from.label.clone()),
            },
        };
        let balance = LivePrize {
            label,
            cash,
            object: None,
            title: None,
            balance_of: Some(Balance { open }),
            ..from.clone()
        };
        if !cash.is_positive() {
            return;
        }
        if circle == LimitBalance::Event {
            self.outcome.left.push(balance);
        } else {
            self.prizes.push(balance);
            self.origins.push(Origin::Balance);
            self.used.push(false);
        }
    }

    /// The prize for points of those who won nothing better.
    fn pay_points(&mut self, table: &Table) {
        if !table.floor.is_positive() {
            return;
        }
        let free: Vec<usize> = table
            .group
            .clone()
            .filter(|&player| !self.has_share[player])
            .collect();
        for &player in &free {
            self.has_share[player] = true;
        }
        self.outcome
            .pools
            .extend(points_pool(self.field, &table.group, &free));
    }

    fn articles(&self, table: &Table, settled: &Settled, shares: &[Share]) -> Vec<Article> {
        let source = |place: &usize| self.prizes[table.open[*place]].source;
        let first = settled.prizes.first().map(source);
        let one_list = settled
            .prizes
            .iter()
            .all(|place| Some(source(place)) == first);
        let alone = settled.players.len() == 1;
        let is_balance = |place: &usize| self.prizes[table.open[*place]].balance_of.is_some();
        let of_balance = !settled.prizes.is_empty() && settled.prizes.iter().all(is_balance);
        let mut articles = match self.field.fund.rules.method {
            Method::Us if settled.left => vec![articles::SEVERAL_LISTS],
            Method::Us if alone && of_balance => vec![articles::LIMIT],
            Method::Us if alone && !self.field.fund.rules.one_cash_prize => {
                vec![articles::ANNOUNCED]
            }
            Method::Us if alone => vec![articles::ONE_CASH_PRIZE],
            Method::Us if one_list => vec![articles::ONE_LIST],
            Method::Us => vec![articles::SEVERAL_LISTS],
            Method::Equal if alone => vec![Article::Manual(PrizeManual::Money)],
            Method::Equal => vec![Article::Manual(PrizeManual::MoneyEqual)],
            Method::Hort => vec![Article::Manual(PrizeManual::MoneyHort)],
            Method::Rank => vec![Article::Manual(PrizeManual::MoneyByTieBreak)],
        };
        if shares
            .iter()
            .any(|share| share.held_by == Some(HeldBy::LargestPrize))
        {
            articles.push(articles::SEVERAL_LISTS);
        }
        if shares
            .iter()
            .any(|share| share.held_by == Some(HeldBy::Limit))
        {
            articles.push(articles::LIMIT);
        }
        if table.floor.is_positive() {
            articles.push(articles::POINT_PRIZES);
        }
        articles.dedup();
        articles
    }
}
