//! Colours by the Look Ahead method (29E6a): as many players as possible get their colours, with
//! the smallest switches inside the limits.

use std::collections::HashMap;

use adoube_tournament::Colour;

use super::colours::faults;
use super::field::{Contender, Field};
use super::repair::{bar_tally, partner_places};
use super::settings::{Settings, Teammates, ThirdColourLimit};
use super::solve::{Leaning, Problem};
use super::switches::{NaturalPairing, Switch, SwitchKind};
use super::tally::{Criterion, LARGEST_COST, Order, Tally, UpperBounds};

/// The 80-point rule (29E5a).
pub const NARROW_LIMIT: u32 = 80;
/// The 200-point rule (29E5b).
pub const WIDE_LIMIT: u32 = 200;

/// The narrow limit with the tolerance of 29E5c.
pub(super) fn narrow_limit(settings: &Settings) -> u32 {
    NARROW_LIMIT + u32::from(settings.tolerance)
}

/// The wide limit with the tolerance of 29E5c.
pub(super) fn wide_limit(settings: &Settings) -> u32 {
    WIDE_LIMIT + u32::from(settings.tolerance)
}

/// Whether a pair of players leaves somebody with what justifies the wide limit: too much of one
/// colour (29E5b), or a third game running with it (29E5f).
pub(super) fn justifies_wide(field: &Field, one: usize, other: usize) -> bool {
    let settings = &field.settings;
    let faults = faults(field, &field.contenders[one], &field.contenders[other]);
    faults.black_excess > 0
        || faults.white_excess > 0 && !settings.wide_limit_for_black_only
        || faults.thirds > 0 && settings.third_colour_limit == ThirdColourLimit::Wide
}

/// Improves the colours of natural pairings.
pub(super) struct LookAhead<'f> {
    field: &'f Field,
    natural: &'f NaturalPairing,
    order: Order,
}

impl<'f> LookAhead<'f> {
    /// Of a field; `with_bars` if some bars of the round cannot be kept.
    pub(super) fn new(
        field: &'f Field,
        natural: &'f NaturalPairing,
        with_bars: bool,
    ) -> LookAhead<'f> {
        LookAhead {
            field,
            natural,
            order: Order::of_colours(&field.settings, with_bars),
        }
    }

    /// The best pairs of some pools that are linked, the higher ranked player first. If colours
    /// could only be better with other drops, those of the natural pairing stay.
    pub(super) fn pair(&self, players: &[usize]) -> Option<Vec<(usize, usize)>> {
        let natural: Vec<(usize, usize)> = (players.iter())
            .map(|player| (*player, self.natural.partner(*player)))
            .filter(|(one, other)| one < other)
            .collect();
        // Counting is far cheaper than a matching, and often shows that no switch can help.
        if self.is_best(players, &natural) {
            return Some(natural);
        }
        let pairs = self.problem(players).best()?.into_iter();
        Some(pairs.map(|(a, b)| (players[a], players[b])).collect())
    }

    fn problem<'p>(
        &'p self,
        players: &'p [usize],
    ) -> Problem<'p, impl Fn(usize, usize) -> Option<Tally> + 'p> {
        Problem {
            order: &self.order,
            bounds: self.bounds(players),
            natural: partner_places(self.natural, players),
            leanings: self.leanings(players),
            pools: self.natural.pools_of(players),
            crossings: self.natural.crossings(players),
            tally: |a: usize, b: usize| self.tally(players[a], players[b]),
        }
    }

    fn bounds(&self, players: &[usize]) -> UpperBounds {
        let crosses = |player: &&usize| {
            self.natural
                .crosses(**player, self.natural.partner(**player))
        };
        let count = |is_counted: &dyn Fn(&Contender) -> bool| {
            let contenders = players.iter().map(|player| &self.field.contenders[*player]);
            contenders.filter(|contender| is_counted(contender)).count()
        };
        UpperBounds {
            cost: if self.field.settings.no_limits {
                LARGEST_COST
            } else {
                wide_limit(&self.field.settings)
            },
            crossing: players.iter().filter(crosses).count() / 2,
            teammates: match self.field.settings.teammates {
                Teammates::Ignored => 0,
                Teammates::Plus(_) | Teammates::Never => players.len(),
            },
            repeated: count(&|contender| contender.repeated.is_some()),
            equalising: count(&|contender| contender.equalising().is_some()),
            due: count(&|contender| contender.due.is_some()),
        }
    }

    /// What most of everybody's pool are due.
    fn leanings(&self, players: &[usize]) -> Vec<Leaning> {
        let mut pools: HashMap<usize, Vec<&Contender>> = HashMap::new();
        for player in players {
            let pool = pools.entry(self.natural.pool(*player)).or_default();
            pool.push(&self.field.contenders[*player]);
        }
        // See `Leaning`: this only makes the search faster.
        let due: [fn(&Contender) -> Option<Colour>; 2] = [Contender::equalising, |c| c.due];
        let most_due: HashMap<usize, [Option<Colour>; 2]> = (pools.iter())
            .map(|(pool, contenders)| (*pool, due.map(|due| at_least_half(contenders, due))))
            .collect();
        let leaning = |player: &usize| {
            let contender = &self.field.contenders[*player];
            let [equalisation, any] = most_due[&self.natural.pool(*player)];
            Leaning {
                equalisation: equalisation.map(|c| (c, contender.equalising() == Some(c))),
                any: any.map(|c| (c, contender.due == Some(c))),
            }
        };
        players.iter().map(leaning).collect()
    }

    /// What counts against a pair; `None` if it may not be made.
    pub(super) fn tally(&self, one: usize, other: usize) -> Option<Tally> {
        let switch = self.natural.switch(self.field, one, other)?;
        let is_natural = switch.kind == SwitchKind::None;
        if !is_natural && !self.is_within_limits(&switch) {
            return None;
        }
        let mut tally = bar_tally(self.field, &self.order, one, other)?;
        let contenders = &self.field.contenders;
        let faults = faults(self.field, &contenders[one], &contenders[other]);
        tally.add(Criterion::ThirdColour, faults.thirds);
        tally.add(Criterion::BlackExcess, faults.black_excess);
        tally.add(Criterion::WhiteExcess, faults.white_excess);
        tally.add(Criterion::Denied, faults.denied);
        let crosses = self.natural.crosses(one, other);
        tally.add(Criterion::Crossing, u32::from(crosses));
        if is_natural {
            return Some(tally);
        }
        let is_narrow = self.is_narrow(&switch, one, other);
        tally.add(Criterion::BeyondNarrow, u32::from(!is_narrow));
        tally.add(Criterion::BoundaryChanged, switch.replaced);
        tally.add(Criterion::BoundarySteps, switch.steps);
        // Beyond the narrow limit the smaller switch is taken, whichever it is (29E5e).
        if switch.kind == SwitchKind::Interchange {
            tally.add(Criterion::Interchanged, u32::from(is_narrow));
            tally.add(Criterion::WideInterchanged, u32::from(!is_narrow));
        }
        tally.add(Criterion::Changed, 1);
        tally.add(Criterion::Cost, switch.cost);
        // Squares: of two ways with the same sum the one without a large switch is better.
        tally.add(Criterion::Spread, switch.cost * switch.cost);
        Some(tally)
    }

    fn is_within_limits(&self, switch: &Switch) -> bool {
        let settings = &self.field.settings;
        settings.no_limits || switch.is_exempt || switch.exchanged <= wide_limit(settings)
    }

    /// Whether a pair does not need the wide limit. Where the smaller of two differences counts at
    /// a boundary, the players exchanged may be further apart than the narrow limit only if that
    /// parts two of whom one would have what justifies the wide one (29D1b, 29E7 example 5).
    fn is_narrow(&self, switch: &Switch, one: usize, other: usize) -> bool {
        let limit = narrow_limit(&self.field.settings);
        let justified = |player: usize| {
            let natural = self.natural.partner(player);
            justifies_wide(self.field, player, natural)
        };
        switch.is_exempt
            || switch.exchanged <= limit
            || switch.cost <= limit && (justified(one) || justified(other))
    }

    /// Whether the natural pairs surely cannot be improved: no third colours, and no more players
    /// without their colours than there are too many due the same.
    fn is_best(&self, players: &[usize], natural: &[(usize, usize)]) -> bool {
        let boards = natural.len();
        let least = |due: fn(&Contender) -> Option<Colour>| {
            let surplus = |colour: Colour| {
                let contenders = players.iter().map(|p| &self.field.contenders[*p]);
                let count = contenders.filter(|c| due(c) == Some(colour)).count();
                // Each board gives one White and one Black: of more than so many who are due one
                // colour, the rest cannot get it, whatever is done.
                count.saturating_sub(boards) as u64
            };
            surplus(Colour::White) + surplus(Colour::Black)
        };
        let mut total = Tally::default();
        for (one, other) in natural {
            match self.tally(*one, *other) {
                Some(tally) => total.add_all(&tally),
                None => return false,
            }
        }
        let excess = total.of(Criterion::BlackExcess) + total.of(Criterion::WhiteExcess);
        total.of(Criterion::ThirdColour) == 0
            && total.of(Criterion::TeammatesInGroup) == 0
            && excess == least(Contender::equalising)
            && total.of(Criterion::Denied) == least(|contender| contender.due)
    }
}

/// The colour that at least half of some players are due.
fn at_least_half(players: &[&Contender], due: fn(&Contender) -> Option<Colour>) -> Option<Colour> {
    let count = |colour| players.iter().filter(|c| due(c) == Some(colour)).count();
    let colours = [Colour::White, Colour::Black];
    let most = colours.into_iter().max_by_key(|colour| count(*colour))?;
    (2 * count(most) >= players.len()).then_some(most)
}
