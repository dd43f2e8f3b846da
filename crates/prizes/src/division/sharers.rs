//! Who of a group can win a prize, and how many of them share.

use std::ops::Range;

use super::money::Run;
use crate::fund::{LivePrize, Source};

impl Run<'_> {
    /// Those of a group who can win a prize. With a number of sharers, only so many of them by
    /// rank as the list has left; whoever has the same rank as the last of them shares too.
    pub(super) fn winners(&self, group: &Range<usize>, number: usize) -> Vec<usize> {
        let prize = &self.prizes[number];
        let free = |player: &usize| !self.has_share[*player];
        let can_win = |player: &usize| self.field.can_win(*player, prize);
        let winners: Vec<usize> = group.clone().filter(free).filter(can_win).collect();
        let Some(sharers) = self.sharers(prize) else {
            return winners;
        };
        let same_list = |other: &usize| {
            let other = &self.prizes[*other];
            other.source == prize.source && other.balance_of.is_none()
        };
        let gone = (0..self.prizes.len())
            .filter(same_list)
            .filter(|&other| self.used[other]);
        let room = sharers.saturating_sub(gone.count());
        let rank = |player: usize| self.field.contenders[player].rank;
        let Some(last) = room.checked_sub(1).and_then(|last| winners.get(last)) else {
            return if room == 0 { Vec::new() } else { winners };
        };
        let last = rank(*last);
        winners
            .into_iter()
            .filter(|&player| rank(player) <= last)
            .collect()
    }

    fn sharers(&self, prize: &LivePrize) -> Option<usize> {
        // The rest of a prize has to be paid (32C6), whoever is left to take it.
        if prize.balance_of.is_some() {
            return None;
        }
        let fund = self.field.fund;
        let sharers = match prize.source {
            Source::Place => fund.place.sharers,
            Source::Category(list) => fund.categories[list].sharers,
            Source::Special(_) => None,
        };
        sharers.map(|sharers| sharers as usize)
    }
}
