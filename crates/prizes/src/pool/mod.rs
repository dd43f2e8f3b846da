//! Which of the tied players share which prizes, and how much each of them gets (32B).
//!
//! A [`Tie`] knows nothing of tournaments: amounts, and who can win which. [`Tie::settle`] forms
//! the pools:
//!
//! 1. The pool of a set of players is the most valuable choice of prizes with at most one for each
//!    player, each prize matched to a player who can win it (`matching`).
//! 2. It is divided equally, but nobody gets more than his cap (`level`).
//! 3. If some of the players alone can win certain prizes, and dividing those among themselves gives
//!    them more than the common pool, they leave it with those prizes; those who gain most leave
//!    first (`leaving`). The rest starts again at step 1.

mod bits;
mod closure;
mod leaving;
mod level;
mod matching;

use bits::Bits;
use leaving::Leaving;
pub(crate) use matching::in_order_of_rank;

use crate::Money;

/// Players with the same score, and the prizes that are left.
pub(crate) struct Tie {
    /// The amounts, best first; among equal ones the one that goes first (32B4).
    pub prizes: Vec<Money>,
    pub players: Vec<Contender>,
}

/// A tied player and the prizes he could win.
#[derive(Clone, Debug)]
pub(crate) struct Contender {
    /// For each prize, whether the player can win it.
    pub can_win: Vec<bool>,
    /// The most the player may get; what is above it goes to the others of the pool.
    pub cap: Option<Money>,
}

/// Players who share prizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settled {
    /// The players, by their numbers in the tie.
    pub players: Vec<usize>,
    /// The prizes they share, by their numbers in the tie.
    pub prizes: Vec<usize>,
    /// What each gets, in the order of `players`. Less than the prizes if everybody is capped.
    pub shares: Vec<Money>,
    /// Whether they left a common pool because they get more by themselves.
    pub left: bool,
}

/// Players who can win the same prizes and have the same cap.
struct Kind {
    can_win: Bits,
    cap: Option<Money>,
    players: Vec<usize>,
}

/// Everything the pools came out as.
pub(crate) struct Settlement {
    pub pools: Vec<Settled>,
    /// Whether all sets of players that could leave were compared. Choosing among sets of
    /// crossing categories is a hard problem, so there is a limit.
    pub exhaustive: bool,
}

impl Tie {
    /// Forms the pools. Players who can win nothing are in none.
    pub(crate) fn settle(&self) -> Settlement {
        let kinds = self.kinds();
        let mut active: Vec<usize> = (0..kinds.len()).collect();
        let mut open: Vec<usize> = (0..self.prizes.len()).collect();
        let mut settlement = Settlement {
            pools: Vec::new(),
            exhaustive: true,
        };
        loop {
            // Whoever can win nothing of what is left only waters down a share.
            active.retain(|&kind| open.iter().any(|&prize| kinds[kind].can_win.has(prize)));
            if active.is_empty() {
                return settlement;
            }
            let stage = Stage {
                amounts: &self.prizes,
                kinds: &kinds,
                active: &active,
                open: &open,
            };
            let Leaving { group, exhaustive } = leaving::best(&stage);
            settlement.exhaustive &= exhaustive;
            // Without anybody who gains by leaving, all who are together share what is there, and that ends it. Each
            // turn takes the players of a pool away, so there are at most as many turns as kinds.
            let left = group.is_some();
            let group = group.unwrap_or_else(|| active.clone());
            let pool = stage.pool(&group, left);
            active.retain(|kind| !group.contains(kind));
            open.retain(|prize| !pool.prizes.contains(prize));
            settlement.pools.push(pool);
        }
    }

    fn kinds(&self) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = Vec::new();
        for (number, player) in self.players.iter().enumerate() {
            let can_win = Bits::of(player.can_win.iter().copied());
            let same = |kind: &&mut Kind| kind.can_win == can_win && kind.cap == player.cap;
            match kinds.iter_mut().find(same) {
                Some(kind) => kind.players.push(number),
                None => kinds.push(Kind {
                    can_win,
                    cap: player.cap,
                    players: vec![number],
                }),
            }
        }
        // The order must come from the prizes, not from the order of the names.
        kinds.sort_by(|a, b| (&a.can_win, a.cap).cmp(&(&b.can_win, b.cap)));
        kinds
    }
}

/// The players who are still together and the prizes that are still there.
struct Stage<'a> {
    amounts: &'a [Money],
    kinds: &'a [Kind],
    active: &'a [usize],
    open: &'a [usize],
}

impl Stage<'_> {
    /// The kinds of players who can win a prize.
    fn winners_of(&self, prize: usize) -> Bits {
        let wins = |kind: &usize| self.kinds[*kind].can_win.has(prize);
        Bits::from_members(self.active.iter().copied().filter(wins))
    }

    /// The most valuable prizes for these kinds, best first; only prizes that nobody else of the
    /// active players can win.
    fn own_prizes(&self, group: &Bits) -> Vec<usize> {
        let own = |prize: &&usize| self.winners_of(**prize).is_within(group);
        let prizes: Vec<usize> = self.open.iter().filter(own).copied().collect();
        matching::most_valuable(&prizes, self.kinds, &group.members().collect::<Vec<_>>())
    }

    fn total(&self, prizes: &[usize]) -> Money {
        prizes.iter().map(|&prize| self.amounts[prize]).sum()
    }

    fn caps(&self, group: &[usize]) -> Vec<(Option<Money>, usize)> {
        let cap = |&kind: &usize| (self.kinds[kind].cap, self.kinds[kind].players.len());
        group.iter().map(cap).collect()
    }

    fn pool(&self, group: &[usize], left: bool) -> Settled {
        let prizes = self.own_prizes(&Bits::from_members(group.iter().copied()));
        let level = level::level(&self.caps(group), self.total(&prizes));
        let mut shares: Vec<(usize, Money)> = Vec::new();
        for &kind in group {
            let kind = &self.kinds[kind];
            let share = kind.cap.map_or(level, |cap| cap.min(level));
            shares.extend(kind.players.iter().map(|&player| (player, share)));
        }
        shares.sort_unstable();
        Settled {
            players: shares.iter().map(|&(player, _)| player).collect(),
            prizes,
            shares: shares.into_iter().map(|(_, share)| share).collect(),
            left,
        }
    }
}
