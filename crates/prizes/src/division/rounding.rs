//! From exact shares to payments.

use super::{Field, Pool};
use crate::Money;
use crate::fund::RoundingRest;

/// Rounds every share of a pool. What is left is the difference of exact shares and payments.
pub(super) fn round(field: &Field, pool: &mut Pool) {
    let rounding = &field.fund.rounding;
    let unit = rounding
        .unit
        .unwrap_or_else(|| field.fund.currency.smallest());
    for share in &mut pool.shares {
        share.paid = match rounding.rest {
            RoundingRest::Report | RoundingRest::TieBreak => share.exact.rounded_down(unit),
            RoundingRest::Nearest => share.exact.rounded_half_up(unit),
        };
    }
    if rounding.rest == RoundingRest::TieBreak {
        hand_out(field, pool, unit);
    }
}

/// Gives the units that are left to the players of the pool from the best tie-break down, one
/// each. Players of equal rank get one each or, if there are not enough, none.
fn hand_out(field: &Field, pool: &mut Pool, unit: Money) {
    // Shares were rounded down, so that there are fewer units left than players who were cut.
    let mut units = (pool.exact() - pool.paid()).count_of(unit);
    // A share that is exact or held back was not cut.
    let mut cut: Vec<usize> = (0..pool.shares.len())
        .filter(|&place| pool.shares[place].paid < pool.shares[place].exact)
        .collect();
    let rank = |pool: &Pool, place: usize| field.contenders[pool.shares[place].contender].rank;
    cut.sort_by_key(|&place| rank(pool, place));
    let ranks: Vec<u32> = cut.iter().map(|&place| rank(pool, place)).collect();
    let mut start = 0;
    while start < cut.len() {
        let equals = ranks[start..]
            .iter()
            .take_while(|&&other| other == ranks[start]);
        let count = equals.count();
        if count > units {
            return;
        }
        for &place in &cut[start..start + count] {
            pool.shares[place].paid += unit;
        }
        units -= count;
        start += count;
    }
}
