//! The division of one tie, by trying everything: all sets of players, all assignments of prizes.
//! It shares nothing with the crate but amounts of money.

use adoube_prizes::Money;

/// What each player gets. Each prize is an amount and who can win it; players may have limits.
pub fn divide(prizes: &[(Money, Vec<bool>)], limits: &[Option<Money>]) -> Vec<Money> {
    let players = limits.len();
    let caps: Vec<Money> = (0..players)
        .map(|player| {
            let mine = prizes.iter().filter(|(_, winners)| winners[player]);
            let largest = mine.map(|(cash, _)| *cash).max().unwrap_or_default();
            limits[player].map_or(largest, |limit| limit.min(largest))
        })
        .collect();
    let mut paid = vec![Money::ZERO; players];
    let mut left: Vec<usize> = (0..players).collect();
    let mut open: Vec<usize> = (0..prizes.len()).collect();
    loop {
        left.retain(|&player| open.iter().any(|&prize| prizes[prize].1[player]));
        if left.is_empty() {
            return paid;
        }
        let candidate = |set: Vec<usize>| {
            let own = own(prizes, &left, &open, &set);
            let (total, used) = assign(prizes, &own, &set);
            (level(&caps, &set, total), set, used)
        };
        let together = candidate(left.clone());
        let leave = sets(&left).into_iter().map(candidate);
        // The highest level; of equal ones the largest set.
        let (level, set, used) = leave
            .filter(|alone| alone.0 > together.0 && hangs_together(prizes, &left, &open, &alone.1))
            .max_by_key(|alone| (alone.0, alone.1.len()))
            .unwrap_or(together);
        for &player in &set {
            paid[player] = level.min(caps[player]);
        }
        left.retain(|player| !set.contains(player));
        open.retain(|prize| !used.contains(prize));
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
fn own(prizes: &[(Money, Vec<bool>)], left: &[usize], open: &[usize], set: &[usize]) -> Vec<usize> {
    let closed = |prize: &&usize| {
        let outside = |player: &&usize| !set.contains(player);
        left.iter()
            .filter(outside)
            .all(|&player| !prizes[**prize].1[player])
    };
    open.iter().filter(closed).copied().collect()
}

/// Whether prizes of the set link all its members to each other.
fn hangs_together(
    prizes: &[(Money, Vec<bool>)],
    left: &[usize],
    open: &[usize],
    set: &[usize],
) -> bool {
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

/// The most valuable assignment of prizes to players, at most one each, and the prizes it uses.
fn assign(prizes: &[(Money, Vec<bool>)], open: &[usize], players: &[usize]) -> (Money, Vec<usize>) {
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
        if total > best.0 {
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
