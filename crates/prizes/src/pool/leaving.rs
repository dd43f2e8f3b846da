//! Who gets more by dividing only prizes that the others cannot win (32B3).
//!
//! A set of players may leave with the prizes that none of the others can win. Its level is what
//! the members get when they divide the best of those prizes. The set with the highest level leaves,
//! if that is above the level of everybody together, so that nobody ever loses by leaving.
//!
//! Sets that matter are unions of "everybody who can win this prize". When there are enough players
//! for the prizes, which is so in every large tie, the best union is a minimum cut and is found at
//! once, for a level that is raised step by step. Otherwise all unions of overlapping sets are
//! compared. That can be a covering problem, which nobody knows how to solve fast, so there is a
//! limit, far above what prize funds reach; whoever hits it is told.

use std::collections::{BTreeMap, BTreeSet};

use super::Stage;
use super::bits::Bits;
use super::closure;
use super::level::{cost, level};
use crate::Money;

/// How many unions are compared at most.
const MOST_UNIONS: usize = 1 << 13;

/// The kinds of players that leave, if any do.
pub(super) struct Leaving {
    pub group: Option<Vec<usize>>,
    pub exhaustive: bool,
}

pub(super) fn best(stage: &Stage) -> Leaving {
    let everybody = Bits::from_members(stage.active.iter().copied());
    let together = Group::new(stage, everybody.clone());
    let circles = circles(stage, &everybody);
    if circles.is_empty() {
        return Leaving {
            group: None,
            exhaustive: true,
        };
    }
    // A cut compares sums of worth and cost. Where a cap keeps players from what their set is
    // worth, sums mislead, and the sets are compared one by one.
    let limited = stage.active.iter().any(|&kind| is_limited(stage, kind));
    let by_cut = (!limited).then(|| by_cuts(stage, &circles, together.level));
    let mut leaving = match by_cut.flatten() {
        Some(group) => Leaving {
            group: group.map(|group| group.kinds.members().collect()),
            exhaustive: true,
        },
        None => by_unions(stage, &circles, together.level),
    };
    if leaving.group.is_none() {
        leaving.group = with_their_own(stage, &circles, &together);
    }
    leaving
}

/// Where caps are at work, the players of a set may get from the pool exactly what their own prizes
/// bring them. If all take the same prizes either way, nothing changes for anybody, those below
/// included, and "these divide their own prize" is what the rule says and is easier to follow.
fn with_their_own(stage: &Stage, circles: &Circles, together: &Group) -> Option<Vec<usize>> {
    if together.level == together.total.over(together.players) || together.is_held(stage) {
        return None;
    }
    let pooled: BTreeSet<usize> = stage.own_prizes(&together.kinds).into_iter().collect();
    let mut best: Option<Group> = None;
    for circle in circles.keys() {
        let group = Group::new(stage, circle.clone());
        let even = group.level == together.level && !group.is_held(stage);
        let better = best.as_ref().is_none_or(|best| group.beats(best));
        if even && better && apart(stage, &group) == pooled {
            best = Some(group);
        }
    }
    best.map(|group| group.kinds.members().collect())
}

/// The prizes that a group and the others take when the group leaves.
fn apart(stage: &Stage, group: &Group) -> BTreeSet<usize> {
    let taken = stage.own_prizes(&group.kinds);
    let open = stage.open.iter().filter(|prize| !taken.contains(prize));
    let open: Vec<usize> = open.copied().collect();
    let active = stage.active.iter();
    let active: Vec<usize> = active
        .filter(|&&kind| !group.kinds.has(kind))
        .copied()
        .collect();
    let others = Stage {
        active: &active,
        open: &open,
        ..*stage
    };
    let rest = others.own_prizes(&Bits::from_members(active.iter().copied()));
    taken.into_iter().chain(rest).collect()
}

/// Whether the kind has a cap below what it could win. Then a set can have more than its members
/// may take, and a cut does not see that they gain nothing.
fn is_limited(stage: &Stage, kind: usize) -> bool {
    let kind = &stage.kinds[kind];
    let largest = stage.open.iter().find(|&&prize| kind.can_win.has(prize));
    let largest = largest.map_or(Money::ZERO, |&prize| stage.amounts[prize]);
    kind.cap.is_some_and(|cap| cap < largest)
}

/// Everybody who can win a certain prize, with the prizes that exactly they can win.
type Circles = BTreeMap<Bits, Vec<usize>>;

fn circles(stage: &Stage, everybody: &Bits) -> Circles {
    let mut circles = Circles::new();
    for &prize in stage.open {
        let winners = stage.winners_of(prize);
        if !winners.is_empty() && winners != *everybody {
            circles.entry(winners).or_default().push(prize);
        }
    }
    circles
}

/// A set of kinds with the prizes that only they can win.
struct Group {
    kinds: Bits,
    players: usize,
    total: Money,
    level: Money,
}

impl Group {
    fn new(stage: &Stage, kinds: Bits) -> Group {
        let members: Vec<usize> = kinds.members().collect();
        let total = stage.total(&stage.own_prizes(&kinds));
        let caps = stage.caps(&members);
        Group {
            players: caps.iter().map(|&(_, count)| count).sum(),
            level: level(&caps, total),
            total,
            kinds,
        }
    }

    /// Whether there is more money than the members may take.
    fn is_held(&self, stage: &Stage) -> bool {
        let members: Vec<usize> = self.kinds.members().collect();
        cost(&stage.caps(&members), self.level) < self.total
    }

    /// Higher level, then more players: a larger set of the same level keeps prizes together that
    /// a part of it would leave to nobody. Then the order of the prizes.
    fn beats(&self, other: &Group) -> bool {
        (self.level, self.players, &other.kinds) > (other.level, other.players, &self.kinds)
    }
}

/// The best group by minimum cuts; `None` if a cut has more prizes than players to take them.
fn by_cuts(stage: &Stage, circles: &Circles, together: Money) -> Option<Option<Group>> {
    let worths: Vec<(Bits, Money)> = circles
        .iter()
        .map(|(winners, prizes)| (winners.clone(), worth(stage, winners, prizes)))
        .collect();
    let sum = |group: &Group| {
        let inside = worths
            .iter()
            .filter(|(winners, _)| winners.is_within(&group.kinds));
        inside.map(|(_, worth)| *worth).sum::<Money>()
    };
    // Dinkelbach's way to the greatest ratio: find a set that makes a profit at the present level,
    // raise the level to what that set gives, and go on until none does. Each turn raises the
    // level, and there are finitely many sets.
    let mut floor = together;
    loop {
        let price = |&kind: &usize| (kind, cost(&stage.caps(&[kind]), floor));
        let costs: Vec<(usize, Money)> = stage.active.iter().map(price).collect();
        let choice = closure::choose(&worths, &costs);
        if let Some(chosen) = choice.profitable {
            let group = Group::new(stage, chosen);
            // The cut counts prizes that cannot all be matched to players: its sums mislead, and the
            // sets have to be compared one by one.
            if group.total != sum(&group) || group.level <= floor {
                return None;
            }
            floor = group.level;
        } else if floor == together {
            return Some(None);
        } else {
            // The last set that was found made no loss at its own level, so there is one.
            let group = Group::new(stage, choice.without_loss);
            let sound = group.total == sum(&group) && group.level == floor;
            return sound.then_some(Some(group));
        }
    }
}

/// The prizes of a circle that its players can take at most.
fn worth(stage: &Stage, winners: &Bits, prizes: &[usize]) -> Money {
    let players: usize = winners
        .members()
        .map(|kind| stage.kinds[kind].players.len())
        .sum();
    stage.total(&prizes[..prizes.len().min(players)])
}

/// The best group by comparing all unions of overlapping circles.
fn by_unions(stage: &Stage, circles: &Circles, together: Money) -> Leaving {
    let mut known: BTreeSet<Bits> = circles.keys().cloned().collect();
    let mut queue: Vec<Bits> = known.iter().cloned().collect();
    let mut next = 0;
    // Sets that do not overlap gain nothing by leaving together: the better of them leaves first.
    while next < queue.len() && known.len() < MOST_UNIONS {
        let union = queue[next].clone();
        next += 1;
        for circle in circles.keys().filter(|circle| circle.meets(&union)) {
            let larger = union.union(circle);
            if known.insert(larger.clone()) {
                queue.push(larger);
            }
        }
    }
    let mut best: Option<Group> = None;
    for union in queue.iter().cloned() {
        let group = Group::new(stage, union);
        let better = best.as_ref().is_none_or(|best| group.beats(best));
        if group.level > together && better {
            best = Some(group);
        }
    }
    Leaving {
        group: best.map(|group| group.kinds.members().collect()),
        exhaustive: next == queue.len(),
    }
}
