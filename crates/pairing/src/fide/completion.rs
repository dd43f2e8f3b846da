//! Whether everybody who is left can still be paired.

use crate::matching::{Matcher, Rules};

/// Whether some players can all be paired, given who may meet whom.
pub(crate) fn can_be_paired(players: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> bool {
    if players.len() % 2 == 1 {
        return false;
    }
    let mut matcher = Matcher::new(Rules {
        vertices: players.len(),
        pair: |one: usize, other: usize| may_meet(players[one], players[other]).then_some(0),
        alone: |_| None,
    });
    matcher.solve()
}

/// How many pairs some players can make at most.
pub(crate) fn most_pairs(players: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> usize {
    let mut matcher = Matcher::new(Rules {
        vertices: players.len(),
        pair: |one: usize, other: usize| may_meet(players[one], players[other]).then_some(0),
        alone: |_| Some(2),
    });
    matcher.solve();
    let paired = |vertex: &usize| matcher.partner(*vertex).is_some();
    (0..players.len()).filter(paired).count() / 2
}
