//! The division of money, by trying everything: all sets of players, all assignments of prizes.
//! It shares nothing with the crate but amounts of money.

use std::collections::BTreeSet;

use adoube_prizes::Money;

/// Prizes, each an amount and who can win it, the first of equal ones first (32B4).
type Prizes = [(Money, Vec<bool>)];

/// What each player can get, score group by score group. There is more than one answer only if sets
/// with the same claim can leave in different orders. Players may have limits.
pub(crate) fn divide(
    prizes: &Prizes,
    groups: &[Vec<usize>],
    limits: &[Option<Money>],
) -> BTreeSet<Vec<Money>> {
    let start = (vec![Money::ZERO; limits.len()], (0..prizes.len()).collect());
    let mut states: BTreeSet<(Vec<Money>, Vec<usize>)> = BTreeSet::from([start]);
    for group in groups {
        let mut next = BTreeSet::new();
        for (paid, open) in states {
            let caps = caps(prizes, &open, limits);
            settle(prizes, &caps, (group.clone(), open), paid, &mut next);
        }
        states = next;
    }
    states.into_iter().map(|(paid, _)| paid).collect()
}

/// The largest prize each player could have won without a tie, or the limit if that is lower.
fn caps(prizes: &Prizes, open: &[usize], limits: &[Option<Money>]) -> Vec<Money> {
    let cap = |(player, limit): (usize, &Option<Money>)| {
        let mine = open.iter().filter(|&&prize| prizes[prize].1[player]);
        let largest = mine.map(|&prize| prizes[prize].0).max().unwrap_or_default();
        limit.map_or(largest, |limit| limit.min(largest))
    };
    limits.iter().enumerate().map(cap).collect()
}

/// Settles one tie: who is left with which prizes, and what was paid so far.
fn settle(
    prizes: &Prizes,
    caps: &[Money],
    (mut left, open): (Vec<usize>, Vec<usize>),
    paid: Vec<Money>,
    found: &mut BTreeSet<(Vec<Money>, Vec<usize>)>,
) {
    left.retain(|&player| open.iter().any(|&prize| prizes[prize].1[player]));
    if left.is_empty() {
        found.insert((paid, open));
        return;
    }
    let candidate = |set: Vec<usize>| {
        let own = own(prizes, &left, &open, &set);
        let (total, used) = assign(prizes, &own, &set);
        (level(caps, &set, total), set, used)
    };
    let together = candidate(left.clone());
    // A set leaves only if it gets more; those with the highest level first, the largest of them.
    let mut leave: Vec<_> = (sets(&left).into_iter().map(candidate))
        .filter(|alone| alone.0 > together.0 && hangs_together(prizes, &left, &open, &alone.1))
        .collect();
    let best = leave.iter().map(|alone| (alone.0, alone.1.len())).max();
    leave.retain(|alone| Some((alone.0, alone.1.len())) == best);
    if leave.is_empty() {
        leave.push(together);
    }
    for (level, set, used) in leave {
        let mut paid = paid.clone();
        for &player in &set {
            paid[player] = level.min(caps[player]);
        }
        let without = |all: &[usize], gone: &[usize]| -> Vec<usize> {
            all.iter()
                .copied()
                .filter(|one| !gone.contains(one))
                .collect()
        };
        let rest = (without(&left, &set), without(&open, &used));
        settle(prizes, caps, rest, paid, found);
    }
}

fn sets(members: &[usize]) -> Vec<Vec<usize>> {
    (1..1_usize << members.len())
        .map(|mask| {
            let chosen = (0..members.len()).filter(|place| mask >> place & 1 == 1);
            chosen.map(|place| members[place]).collect()
        })
        .collect()
}

/// The prizes that nobody outside the set can win.
fn own(prizes: &Prizes, left: &[usize], open: &[usize], set: &[usize]) -> Vec<usize> {
    let closed = |prize: &&usize| {
        let outside = |player: &&usize| !set.contains(player);
        left.iter()
            .filter(outside)
            .all(|&player| !prizes[**prize].1[player])
    };
    open.iter().filter(closed).copied().collect()
}

/// Whether prizes of the set link all its members to each other.
fn hangs_together(prizes: &Prizes, left: &[usize], open: &[usize], set: &[usize]) -> bool {
    let own = own(prizes, left, open, set);
    let mut linked = vec![set[0]];
    loop {
        let link = |player: &usize| {
            own.iter().any(|&prize| {
                let winners = &prizes[prize].1;
                winners[*player] && linked.iter().any(|&other| winners[other])
            })
        };
        let more: Vec<usize> = set
            .iter()
            .copied()
            .filter(|player| !linked.contains(player) && link(player))
            .collect();
        if more.is_empty() {
            return linked.len() == set.len() && own.iter().any(|&prize| prizes[prize].1[set[0]]);
        }
        linked.extend(more);
    }
}

/// The most valuable assignment of prizes to players, at most one each, and the prizes it uses: of
/// equal ones those that come first.
fn assign(prizes: &Prizes, open: &[usize], players: &[usize]) -> (Money, Vec<usize>) {
    let Some((&player, others)) = players.split_first() else {
        return (Money::ZERO, Vec::new());
    };
    let mut best = assign(prizes, open, others);
    for &prize in open.iter().filter(|&&prize| prizes[prize].1[player]) {
        let rest: Vec<usize> = open
            .iter()
            .filter(|&&other| other != prize)
            .copied()
            .collect();
        let (mut total, mut used) = assign(prizes, &rest, others);
        total += prizes[prize].0;
        used.push(prize);
        used.sort_unstable();
        if total > best.0 || (total == best.0 && used < best.1) {
            best = (total, used);
        }
    }
    best
}

/// The level up to which everybody is paid, but nobody more than his cap: found by raising it from
/// cap to cap.
fn level(caps: &[Money], set: &[usize], total: Money) -> Money {
    let paid = |level: Money| {
        set.iter()
            .map(|&player| caps[player].min(level))
            .sum::<Money>()
    };
    let mut steps: Vec<Money> = set.iter().map(|&player| caps[player]).collect();
    steps.sort_unstable();
    let mut below = Money::ZERO;
    for step in steps {
        if paid(step) >= total {
            let open = set.iter().filter(|&&player| caps[player] >= step).count();
            return below + (total - paid(below)).over(open);
        }
        below = step;
    }
    below
}
