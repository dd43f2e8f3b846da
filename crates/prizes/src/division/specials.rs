//! Prizes that are not won by score: biggest upset, best W − We, a jury's choice.

use std::cmp::Reverse;

use super::{Field, Origin, Pool, PooledPrize, Share, Sharing, articles};
use crate::fund::{Feat, LivePrize, Source};
use crate::{Article, Money};

/// What came of one special prize.
pub(super) struct SpecialOutcome {
    pub pools: Vec<Pool>,
    /// The numbers of prizes nobody won.
    pub left: Vec<usize>,
    /// Who won the objects: contender, number of the prize, and the article.
    pub objects: Vec<(usize, usize, Article)>,
}

/// Divides one special prize. Players with equal feats share the money of as many prizes as they
/// are; its objects go to the better place in the standings.
pub(super) fn divide(
    field: &Field,
    special: usize,
    prizes: &[(usize, LivePrize)],
    has_cash: &[bool],
) -> SpecialOutcome {
    let list = &field.fund.specials[special];
    let mine: Vec<&(usize, LivePrize)> = prizes
        .iter()
        .filter(|(_, prize)| prize.source == Source::Special(special))
        .collect();
    let mut ranked = ranked(field, special, list.by, &mine);
    if !list.in_addition {
        // One cash prize for each player, unless this one was announced in addition.
        ranked.retain(|&(_, contender)| !has_cash[contender]);
    }
    let mut outcome = SpecialOutcome {
        pools: Vec::new(),
        left: Vec::new(),
        objects: Vec::new(),
    };
    let mut next = 0;
    let mut first = 0;
    while first < ranked.len() && next < mine.len() {
        let equal = ranked[first..]
            .iter()
            .take_while(|(feat, _)| *feat == ranked[first].0);
        let players: Vec<usize> = equal.map(|&(_, contender)| contender).collect();
        // Equal feats take as many prizes as they are, so that the next feat has the prize it would have had
        // if the equal ones had been told apart.
        let last = (next + players.len()).min(mine.len());
        let objects = mine[next..last]
            .iter()
            .filter(|(_, prize)| prize.object.is_some());
        outcome.objects.extend(
            players
                .iter()
                .zip(objects)
                .map(|(&player, (number, _))| (player, *number, articles::ONE_OBJECT)),
        );
        outcome
            .pools
            .extend(pool(field, &players, &mine[next..last]));
        first += players.len();
        next = last;
    }
    outcome
        .left
        .extend(mine[next..].iter().map(|(number, _)| *number));
    outcome
}

/// Those who can win, the greatest feat first.
fn ranked(
    field: &Field,
    special: usize,
    by: Feat,
    prizes: &[&(usize, LivePrize)],
) -> Vec<(i32, usize)> {
    let name = &field.fund.specials[special].name;
    let feat = |contender: usize| {
        let finisher = field.contenders[contender];
        match by {
            Feat::Upset => finisher.upset.map(i32::from),
            Feat::Gain => finisher.gain.map(|gain| gain.as_hundredths()),
            Feat::Performance => finisher.performance.map(i32::from),
            Feat::Jury => finisher.named_for.contains(name).then_some(0),
        }
    };
    let can_win = |contender: &usize| {
        prizes
            // All prizes of a special list have the same condition; the first speaks for them.
            .first()
            .is_some_and(|(_, prize)| field.can_win(*contender, prize))
    };
    let mut ranked: Vec<(i32, usize)> = (0..field.contenders.len())
        .filter(can_win)
        .filter_map(|contender| feat(contender).map(|feat| (feat, contender)))
        .collect();
    ranked.sort_by_key(|&(feat, contender)| (Reverse(feat), contender));
    ranked
}

fn pool(field: &Field, players: &[usize], prizes: &[&(usize, LivePrize)]) -> Option<Pool> {
    let total: Money = prizes.iter().map(|(_, prize)| prize.cash).sum();
    let exact = total.over(players.len());
    let first = players.first()?;
    let share = |&contender: &usize| Share {
        entrant: field.contenders[contender].id,
        exact,
        paid: exact,
        held_by: None,
        by_rank: None,
        contender,
    };
    let pooled = |(number, prize): &&(usize, LivePrize)| PooledPrize {
        label: prize.label.clone(),
        cash: prize.cash,
        origin: Origin::Fund(*number),
    };
    total.is_positive().then(|| Pool {
        sharing: Sharing::Special,
        places: (first + 1, first + 1),
        prizes: prizes.iter().map(pooled).collect(),
        shares: players.iter().map(share).collect(),
        carried: Money::ZERO,
        articles: vec![articles::ONE_CASH_PRIZE],
    })
}
