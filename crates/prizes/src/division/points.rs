//! Prizes for scores (33E).

use std::ops::Range;

use super::{Field, Origin, Pool, PooledPrize, Share, Sharing, articles};
use crate::{Money, PrizeLabel};

/// The prize for points of a contender's score: that of the highest score listed which is reached.
pub(super) fn points_prize(field: &Field, contender: usize) -> Money {
    let points = field.contenders[contender].points;
    let reached = field
        .fund
        .points
        .iter()
        .filter(|prize| prize.score <= points);
    reached
        // Prizes for points do not add up: 5 points are not paid for 4 as well.
        .max_by_key(|prize| prize.score)
        .map_or(Money::ZERO, |prize| prize.cash)
}

pub(super) fn points_label(score: adoube_tournament::Points, cash: Money) -> PooledPrize {
    PooledPrize {
        label: PrizeLabel::Points { score },
        cash,
        origin: Origin::Points,
    }
}

/// The prizes for points of players with the same score.
pub(super) fn points_pool(field: &Field, group: &Range<usize>, players: &[usize]) -> Option<Pool> {
    let &first = players.first()?;
    let cash = points_prize(field, first);
    let share = |&player: &usize| Share {
        entrant: field.contenders[player].id,
        exact: cash,
        paid: cash,
        held_by: None,
        by_rank: None,
        contender: player,
    };
    let label = points_label(field.contenders[first].points, cash);
    cash.is_positive().then(|| Pool {
        sharing: Sharing::Points,
        places: (group.start + 1, group.end),
        prizes: vec![label; players.len()],
        shares: players.iter().map(share).collect(),
        carried: Money::ZERO,
        articles: vec![articles::POINT_PRIZES],
    })
}
