//! The Top Down method (29E6b), done literally.

use super::natural::Natural;
use super::{Literal, Pairs};

impl Literal<'_> {
    /// Group by group, board by board: where both are due the same colour, the highest rated player
    /// below in the lower half whose colour fits comes up and changes places.
    pub(super) fn top_down(&self, natural: &Natural) -> Pairs {
        let mut pairs = Vec::new();
        for (odd, boards) in &natural.groups {
            let mut boards = boards.clone();
            for board in 0..boards.len() {
                self.correct(natural, *odd, &mut boards, board);
            }
            pairs.extend(boards.iter().map(|(a, b)| (*a.min(b), *a.max(b))));
        }
        pairs
    }

    fn clashes(&self, a: usize, b: usize) -> bool {
        let due = |seat: usize| self.seats[seat].due().map(|(colour, _)| colour);
        due(a).is_some() && due(a) == due(b)
    }

    fn correct(&self, natural: &Natural, odd: usize, boards: &mut Pairs, board: usize) {
        let (upper, lower) = boards[board];
        if !self.clashes(upper, lower) {
            return;
        }
        // An odd player may meet anybody of the group.
        let mut below: Vec<usize> = boards[board + 1..].iter().map(|(_, b)| *b).collect();
        if board < odd {
            below.extend(boards[odd.max(board + 1)..].iter().map(|(a, _)| *a));
        }
        below.sort_unstable();
        for player in below {
            let from = (boards.iter())
                .position(|(a, b)| *a == player || *b == player)
                .unwrap();
            let left = match boards[from] {
                (a, b) if a == player => b,
                (a, _) => a,
            };
            let legal = self.bars[upper][player] == 0 && self.bars[left][lower] == 0;
            if self.clashes(upper, player)
                || !legal
                || !self.may_come_up(natural, (upper, lower), player)
            {
                continue;
            }
            boards[from] = match boards[from] {
                (a, b) if a == player => (lower, b),
                (a, _) => (a, lower),
            };
            boards[board].1 = player;
            return;
        }
    }

    /// 80 points, or 200 if the clash gives somebody too much of one colour or a third running.
    fn may_come_up(&self, natural: &Natural, clash: (usize, usize), player: usize) -> bool {
        let pair = (clash.0.min(player), clash.0.max(player));
        let is_natural = (natural.boards.iter()).any(|(a, b)| (*a.min(b), *a.max(b)) == pair);
        if is_natural {
            return true;
        }
        if !natural.may_cross(pair) {
            return false;
        }
        let cost = natural.cost(pair);
        let limit = if self.is_unequal(clash) { 200 } else { 80 };
        let limit = limit + i64::from(self.settings.tolerance);
        self.settings.no_limits || cost.exempt || cost.exchanged <= limit
    }
}
