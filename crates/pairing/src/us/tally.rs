//! What a pairing is judged by: criteria, one behind the other, added up over its pairs.
//!
//! The order of the criteria *is* the rule: a later one is looked at only between pairings that are
//! equal in all before it. Which settings of the director move which criterion is in
//! [`Order::of_colours`].

use super::bars::Bar;
use super::settings::{Settings, ThirdColourLimit, Transposition};
use crate::matching::Weight;

/// What can be counted against a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Criterion {
    /// Meet for the third time or more (27A1).
    ThirdMeeting,
    /// Meet for the second time (27A1).
    SecondMeeting,
    /// One of them cannot but have a colour for the third time running (29E5f1).
    ThirdColourBanned,
    /// Of one team (28N).
    Teammates,
    /// Asked not to meet (28T).
    Requests,
    /// Players with different scores (27A2).
    Crossing,
    /// Of one team in a group that nobody leaves for that (28N1c).
    TeammatesInGroup,
    /// A new board on which neither is due the colour that most are due (29E6a).
    WithoutMajority,
    /// Players with one colour for the third time running (29E5f).
    ThirdColour,
    /// Players with two or more Blacks too many (29E5b).
    BlackExcess,
    /// Players with two or more Whites too many (29E5b).
    WhiteExcess,
    /// Boards with a switch beyond the 80-point rule (29E5a).
    BeyondNarrow,
    /// Players who do not get their due colour (29E3).
    Denied,
    /// Odd players and their opponents who are not the natural ones (29D1a).
    BoundaryChanged,
    /// Boards from an interchange (29E5e).
    Interchanged,
    /// Boards that are not natural.
    Changed,
    /// The rating differences of the switches (29E5c, 29E5d).
    Cost,
    /// Boards from an interchange beyond the 80-point rule: a transposition that costs as much
    /// is better (29E5e).
    WideInterchanged,
    /// The squares of the differences: many small ones are better than a large one (29E7,
    /// example 3).
    Spread,
    /// How far odd players and their opponents are from the natural ones: the next lowest before
    /// others (29D1b).
    BoundarySteps,
}

const CRITERIA: usize = Criterion::BoundarySteps as usize + 1;

/// The largest rating difference that is told from larger ones.
pub(super) const LARGEST_COST: u32 = 4095;

/// What pairs count at most, so that numbers need no more bits than that.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct UpperBounds {
    /// The largest cost of a switch that is allowed.
    pub cost: u32,
    /// How many pairs cross a boundary in any pairing that can be the best.
    pub crossing: usize,
    /// How many players have teammates.
    pub teammates: usize,
    /// How many players had one colour twice running.
    pub repeated: usize,
    /// How many players are due a colour to equalise.
    pub equalising: usize,
    /// How many players are due a colour.
    pub due: usize,
}

impl Criterion {
    /// The most that a pairing of so many boards can count, if it can be the best one.
    fn most(self, boards: u64, bounds: UpperBounds) -> u64 {
        let cost = u64::from(bounds.cost);
        match self {
            Criterion::TeammatesInGroup => boards.min(bounds.teammates as u64),
            Criterion::ThirdColour => bounds.repeated as u64,
            Criterion::BlackExcess | Criterion::WhiteExcess => bounds.equalising as u64,
            Criterion::Denied => bounds.due as u64,
            Criterion::Crossing => bounds.crossing as u64,
            Criterion::BoundaryChanged => 2 * bounds.crossing as u64,
            // Each of the two can be as far from the natural one as there are players.
            Criterion::BoundarySteps => 4 * boards * bounds.crossing as u64,
            Criterion::Cost => cost * boards,
            Criterion::Spread => cost * cost * boards,
            _ => boards,
        }
    }

    /// The criterion that a bar counts for.
    pub(super) fn of_bar(bar: Bar) -> Option<Criterion> {
        match bar {
            Bar::TeammatesInGroup => Some(Criterion::TeammatesInGroup),
            Bar::Requested => Some(Criterion::Requests),
            Bar::Teammates => Some(Criterion::Teammates),
            Bar::ThirdColour => Some(Criterion::ThirdColourBanned),
            Bar::Met => Some(Criterion::SecondMeeting),
            Bar::MetTwice => Some(Criterion::ThirdMeeting),
            Bar::Prohibited => None,
        }
    }
}

/// How much counts against a pair or a pairing, criterion by criterion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally([u64; CRITERIA]);

impl Tally {
    /// How much was counted for a criterion.
    pub(super) fn of(&self, criterion: Criterion) -> u64 {
        self.0[criterion as usize]
    }

    /// Counts something more against a criterion.
    pub(super) fn add(&mut self, criterion: Criterion, count: u32) {
        self.0[criterion as usize] += u64::from(count);
    }

    /// Counts what another tally has.
    pub(super) fn add_all(&mut self, other: &Tally) {
        for (own, theirs) in self.0.iter_mut().zip(other.0) {
            *own += theirs;
        }
    }
}

/// The criteria of a choice, the most important first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Order {
    criteria: Vec<Criterion>,
    /// Too much Black and too much White count as one.
    is_joint: bool,
}

/// Those that only matter where not everybody can be paired as they should.
const BARS: [Criterion; 5] = [
    Criterion::ThirdMeeting,
    Criterion::SecondMeeting,
    Criterion::ThirdColourBanned,
    Criterion::Teammates,
    Criterion::Requests,
];

impl Order {
    /// For natural pairings in which somebody should not meet: the smallest switch, without rating
    /// limit (29C2, 29E6a).
    pub(super) fn of_repair(with_bars: bool) -> Order {
        let mut order = Order::of_bars(with_bars);
        order.extend([
            Criterion::TeammatesInGroup,
            Criterion::WithoutMajority,
            Criterion::Interchanged,
            Criterion::Changed,
            Criterion::Cost,
        ]);
        Order::new(order)
    }

    /// For colours (29E4, 29E5). Bars are looked at only where some cannot be kept.
    pub(super) fn of_colours(settings: &Settings, with_bars: bool) -> Order {
        use Criterion::{BeyondNarrow, BlackExcess, Denied, ThirdColour, WhiteExcess};
        let mut order = Order::of_bars(with_bars);
        order.extend([Criterion::Crossing, Criterion::TeammatesInGroup]);
        let narrow_third = settings.third_colour_limit == ThirdColourLimit::Narrow;
        // What is before `BeyondNarrow` justifies the wide limit.
        order.extend(match (settings.no_limits, narrow_third) {
            (true, _) => [ThirdColour, BlackExcess, WhiteExcess, Denied, BeyondNarrow],
            (false, false) if settings.wide_limit_for_black_only => {
                [ThirdColour, BlackExcess, BeyondNarrow, WhiteExcess, Denied]
            }
            (false, true) if settings.wide_limit_for_black_only => {
                [BlackExcess, BeyondNarrow, ThirdColour, WhiteExcess, Denied]
            }
            (false, false) => [ThirdColour, BlackExcess, WhiteExcess, BeyondNarrow, Denied],
            (false, true) => [BlackExcess, WhiteExcess, BeyondNarrow, ThirdColour, Denied],
        });
        order.extend([Criterion::BoundaryChanged, Criterion::Interchanged]);
        order.extend(match settings.transposition {
            Transposition::Swap => [Criterion::Changed, Criterion::Cost],
            Transposition::Shift => [Criterion::Cost, Criterion::Spread],
        });
        order.extend([Criterion::WideInterchanged, Criterion::BoundarySteps]);
        Order::new(order)
    }

    fn of_bars(with_bars: bool) -> Vec<Criterion> {
        if with_bars { BARS.to_vec() } else { Vec::new() }
    }

    /// Whether a bar may be broken where these criteria decide.
    pub(super) fn permits(&self, bar: Bar) -> bool {
        Criterion::of_bar(bar).is_some_and(|criterion| self.criteria.contains(&criterion))
    }

    /// Too much Black and too much White weigh the same where the same limit is for both.
    fn part(&self, criterion: Criterion, tally: &Tally) -> u64 {
        match criterion {
            Criterion::BlackExcess if self.is_joint => {
                tally.of(Criterion::BlackExcess) + tally.of(Criterion::WhiteExcess)
            }
            Criterion::WhiteExcess if self.is_joint => 0,
            _ => tally.of(criterion),
        }
    }

    fn new(criteria: Vec<Criterion>) -> Order {
        let place = |criterion| criteria.iter().position(|c| *c == criterion);
        let is_joint = match (place(Criterion::BlackExcess), place(Criterion::WhiteExcess)) {
            (Some(black), Some(white)) => white == black + 1,
            _ => false,
        };
        Order { criteria, is_joint }
    }

    /// Where each criterion is in a number.
    pub(super) fn layout(&self, vertices: usize, bounds: UpperBounds) -> Layout {
        let boards = vertices as u64 / 2;
        let mut fields = Vec::new();
        // The matcher halves costs: the lowest bit stays free. Each criterion has as many bits as
        // its largest sum over all boards needs, so that no sum spills into the criterion before.
        let mut shift = 1;
        for criterion in self.criteria.iter().rev() {
            fields.push((*criterion, shift));
            if !(*criterion == Criterion::WhiteExcess && self.is_joint) {
                shift += u64::BITS - criterion.most(boards, bounds).leading_zeros();
            }
        }
        Layout {
            order: self.clone(),
            fields,
            bits: shift,
        }
    }
}

/// Where each criterion is in a number.
pub(super) struct Layout {
    order: Order,
    fields: Vec<(Criterion, u32)>,
    /// How many bits are needed.
    pub bits: u32,
}

impl Layout {
    /// A tally as a number.
    pub(super) fn weight<W: Weight>(&self, tally: &Tally) -> W {
        let mut weight = W::ZERO;
        for (criterion, shift) in &self.fields {
            // What one pair counts is small.
            let count = self.order.part(*criterion, tally) as u32;
            if count > 0 {
                weight += W::shifted(count, *shift);
            }
        }
        weight
    }

    /// One of a criterion as a number; nothing if it does not count.
    pub(super) fn unit<W: Weight>(&self, criterion: Criterion) -> W {
        let mut one = Tally::default();
        one.add(criterion, 1);
        self.weight(&one)
    }
}
