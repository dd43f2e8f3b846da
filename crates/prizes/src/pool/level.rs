//! Equal division with caps: everybody gets the same level, or his cap if that is lower.

use crate::Money;

/// The level at which a sum is used up: so many players with each cap get the level or their cap.
/// If everybody is capped before that, it is the highest cap.
pub(super) fn level(caps: &[(Option<Money>, usize)], sum: Money) -> Money {
    let mut capped: Vec<(Money, usize)> = Vec::new();
    let mut players = 0;
    for &(cap, count) in caps {
        players += count;
        capped.extend(cap.map(|cap| (cap, count)));
    }
    // From the lowest cap up: who is capped below an equal share of what is left takes the cap, and
    // the others share the rest.
    capped.sort_unstable();
    let mut rest = sum;
    for &(cap, count) in &capped {
        if cap >= rest.over(players) {
            return rest.over(players);
        }
        rest -= cap.times(count);
        players -= count;
    }
    match capped.last() {
        Some(&(highest, _)) if players == 0 => highest,
        _ => rest.over(players),
    }
}

/// What so many players with each cap get at a level.
pub(super) fn cost(caps: &[(Option<Money>, usize)], level: Money) -> Money {
    caps.iter()
        .map(|&(cap, count)| cap.map_or(level, |cap| cap.min(level)).times(count))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills_up_to_the_caps() {
        let cap = |units| Some(Money::whole(units));
        let sum = Money::whole(159);
        // 32B3: a player who could win 30 at most, and two who could win 100.
        let caps = [(cap(30), 1), (cap(100), 2)];
        assert_eq!(level(&caps, sum).to_string(), "64.50");
        assert_eq!(cost(&caps, level(&caps, sum)), sum);
        assert_eq!(level(&[(None, 3)], sum), Money::whole(53));
        assert_eq!(level(&[(cap(20), 1), (cap(30), 1)], sum), Money::whole(30));
    }
}
