//! Natural pairings in which somebody should not meet, mended by the smallest switches (29C2).

use adoube_tournament::Colour;

use super::bars::Bar;
use super::colours::DueCount;
use super::field::Field;
use super::groups::Group;
use super::solve::Problem;
use super::switches::{NaturalPairing, SwitchKind};
use super::tally::{Criterion, LARGEST_COST, Order, Tally, UpperBounds};

/// A mending of natural pairings.
pub(super) struct Repair<'f> {
    field: &'f Field,
    count: DueCount,
    order: Order,
    /// Nobody changes from the upper to the lower side.
    is_across: bool,
}

impl<'f> Repair<'f> {
    /// For a group; `with_bars` if some bars of the round cannot be kept.
    pub(super) fn new(field: &'f Field, group: &Group, with_bars: bool) -> Repair<'f> {
        let is_across = group.is_across;
        let boards = group.boundary.iter().chain(&group.halves);
        let group = (boards.chain(&group.unrated))
            .flat_map(|(one, other)| [&field.contenders[*one], &field.contenders[*other]]);
        Repair {
            field,
            count: DueCount::of(group),
            order: Order::of_repair(with_bars),
            is_across,
        }
    }

    /// The boards, the upper player first, with nobody who should not meet if that can be.
    pub(super) fn mend(&self, boards: &[(usize, usize)]) -> Option<Vec<(usize, usize)>> {
        let is_fine = |(one, other): &(usize, usize)| self.field.bars.is_free(*one, *other);
        // Nothing is switched where nothing has to be.
        if boards.iter().all(is_fine) {
            return Some(boards.to_vec());
        }
        let mut players: Vec<usize> = boards.iter().flat_map(|(a, b)| [*a, *b]).collect();
        players.sort_unstable();
        let mut natural = NaturalPairing::new(self.field, std::slice::from_ref(&players), boards);
        if self.is_across {
            natural.keep_sides(0);
        }
        let problem = Problem {
            order: &self.order,
            // A repair has no limit, crosses no boundary and does not look at colours.
            bounds: UpperBounds {
                cost: LARGEST_COST,
                teammates: players.len(),
                ..UpperBounds::default()
            },
            natural: partner_places(&natural, &players),
            leanings: Vec::new(),
            pools: std::iter::once(0..players.len()).collect(),
            crossings: Vec::new(),
            tally: |a: usize, b: usize| self.tally(&natural, players[a], players[b]),
        };
        let pairs = problem.best()?.into_iter();
        let board = |(a, b): (usize, usize)| natural.board_of(players[a], players[b]);
        Some(pairs.map(board).collect())
    }

    /// What counts against a pair.
    pub(super) fn tally(
        &self,
        natural: &NaturalPairing,
        one: usize,
        other: usize,
    ) -> Option<Tally> {
        let mut tally = bar_tally(self.field, &self.order, one, other)?;
        let switch = natural.switch(self.field, one, other)?;
        if switch.kind == SwitchKind::None {
            return Some(tally);
        }
        let due = |player: usize| self.count.due(&self.field.contenders[player]);
        // A new board should have somebody due the majority's colour, or it takes two of the
        // minority away from those who need them (29E6a).
        let lacks = |colour: Colour| ![due(one), due(other)].contains(&Some(colour));
        let without = self.count.majority().is_some_and(lacks);
        tally.add(Criterion::WithoutMajority, u32::from(without));
        let interchanged = switch.kind == SwitchKind::Interchange;
        tally.add(Criterion::Interchanged, u32::from(interchanged));
        tally.add(Criterion::Changed, 1);
        tally.add(Criterion::Cost, switch.cost);
        Some(tally)
    }
}

/// What the bars count against a pair; `None` if it may not be made.
pub(super) fn bar_tally(field: &Field, order: &Order, one: usize, other: usize) -> Option<Tally> {
    let mut tally = Tally::default();
    match field.bars.between(one, other) {
        None => {}
        Some(bar) if order.permits(bar) || bar == Bar::TeammatesInGroup => {
            tally.add(Criterion::of_bar(bar)?, 1);
        }
        Some(_) => return None,
    }
    Some(tally)
}

/// The natural partners as places in a sorted list of players; who has none there has himself.
pub(super) fn partner_places(natural: &NaturalPairing, players: &[usize]) -> Vec<usize> {
    let place = |player: &usize| players.binary_search(&natural.partner(*player)).ok();
    let places = players.iter().map(place).enumerate();
    places.map(|(own, place)| place.unwrap_or(own)).collect()
}
