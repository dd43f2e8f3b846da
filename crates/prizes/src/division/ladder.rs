//! Who of a pool would get which prize by rank: for the Hort system, and to know whose prize is not
//! used up when somebody may not have all of it.

use super::money::Table;
use super::{Field, Pool};
use crate::Money;
use crate::pool::{Settled, in_order_of_rank};

/// Who of a pool would get which prize by rank.
pub(super) struct Ladder {
    /// For each player of the pool the place of the prize in the pool.
    chosen: Vec<Option<usize>>,
    ranks: Vec<u32>,
    prizes: Vec<usize>,
}

impl Ladder {
    /// `paid` is what each player of the pool gets, as far as it is known.
    pub(super) fn new(field: &Field, table: &Table, settled: &Settled, paid: &[Money]) -> Ladder {
        let chances = |place: usize| table.tie.players[settled.players[place]].can_win.as_slice();
        let rank = |&player: &usize| field.contenders[table.group.start + player].rank;
        let ranks: Vec<u32> = settled.players.iter().map(rank).collect();
        // Players of equal rank in an order that does not depend on their names.
        let mut order: Vec<usize> = (0..ranks.len()).collect();
        order.sort_by_key(|&place| (ranks[place], chances(place), paid[place]));
        let in_order: Vec<&[bool]> = order.iter().map(|&place| chances(place)).collect();
        let mut chosen = vec![None; ranks.len()];
        for (&place, prize) in order
            .iter()
            .zip(in_order_of_rank(&in_order, &settled.prizes))
        {
            chosen[place] =
                prize.and_then(|prize| settled.prizes.iter().position(|&other| other == prize));
        }
        Ladder {
            chosen,
            ranks,
            prizes: settled.prizes.clone(),
        }
    }

    fn amount(&self, player: usize, amounts: &[Money]) -> Money {
        self.chosen[player].map_or(Money::ZERO, |place| amounts[self.prizes[place]])
    }

    /// The prize by rank, the same for players of equal rank.
    pub(super) fn average(&self, player: usize, amounts: &[Money]) -> Money {
        let equal = |other: &usize| self.ranks[*other] == self.ranks[player];
        let equals: Vec<usize> = (0..self.ranks.len()).filter(equal).collect();
        let sum: Money = equals
            .iter()
            .map(|&other| self.amount(other, amounts))
            .sum();
        sum.over(equals.len())
    }

    /// What is left of each prize of the pool: what its winner by rank may not have. What others
    /// got beyond their own prize is taken from the least of these rests.
    pub(super) fn balances(&self, table: &Table, pool: &Pool) -> Vec<(usize, Money)> {
        let mut rests: Vec<(usize, Money)> = Vec::new();
        let mut taken = Money::ZERO;
        for (player, share) in pool.shares.iter().enumerate() {
            let got = share.exact - table.floor;
            let own = self.amount(player, &table.tie.prizes);
            match self.chosen[player] {
                Some(place) if own > got => rests.push((place, own - got)),
                _ => taken += got - own,
            }
        }
        // By place in the pool, best prize first; taken from the end, which is the least of them.
        rests.sort_unstable();
        for (_, rest) in rests.iter_mut().rev() {
            let less = taken.min(*rest);
            *rest -= less;
            taken -= less;
        }
        rests.retain(|(_, rest)| rest.is_positive());
        rests
    }
}
