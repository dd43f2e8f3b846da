//! The choice of a bracket's pairing: the best by the criteria, and the first in the order of
//! generation among the best (2017: B.3–B.8, D; 2026: 3.6–3.8, 4).

use super::bracket::{Bracket, Region};
use super::criteria::{Failures, Layout};
use super::model::{Model, Role};
use crate::matching::{Graph, Matcher, Weight, Wide};

/// A pairing of a bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Choice {
    /// The pairs, the higher ranked player first, moved-down players before the rest.
    pub pairs: Vec<(usize, usize)>,
    /// Who is not paired, the highest ranked first.
    pub downfloaters: Vec<usize>,
    /// How many of those who were looked at have no opponent at all.
    pub alone: usize,
    /// How many players changed between the upper and the lower half.
    pub exchanges: usize,
    /// What the pairing fails.
    pub failures: Failures,
}

/// Wide enough for every tournament that is played; only the score differences of the 2017 edition,
/// with hundreds of different scores, could need more.
type Widest = Wide<256>;

/// Pairs a bracket; `None` if what is looked at cannot be paired.
pub(super) fn choose(bracket: &Bracket) -> Option<Choice> {
    // All criteria are in one number. The narrowest type that holds it makes the fastest
    // arithmetic.
    let layout = bracket.layout();
    let bits = layout.bits();
    if bits <= <i128 as Weight>::BITS {
        choose_with::<i128>(bracket, &layout)
    } else if bits <= <Wide<8> as Weight>::BITS {
        choose_with::<Wide<8>>(bracket, &layout)
    } else if bits <= <Widest as Weight>::BITS {
        choose_with::<Widest>(bracket, &layout)
    } else {
        None
    }
}

fn choose_with<W: Weight>(bracket: &Bracket, layout: &Layout) -> Option<Choice> {
    let mut choice = Choice::default();
    let model = Model::<W>::new(bracket, layout);
    let size = model.in_bracket();
    // The order of generation is followed from the outside in: who of the moved-down players is
    // paired, with whom, then the exchanges of the rest, then its transpositions (2017: B.3-B.8;
    // 2026: 3.6-3.8). Each step keeps to pairings of least cost.
    let matcher = if bracket.moved.is_empty() {
        solve_halves(model, 0, size / 2, layout)?
    } else {
        let (model, pairs) = pair_moved(model, bracket.moved.len(), &mut choice)?;
        let limbo = bracket.moved.len() - choice.pairs.len();
        solve_halves(model, limbo, pairs, layout)?
    };
    for (one, other) in &choice.pairs {
        let failures = &mut choice.failures;
        let mut emit = |criterion, key, amount| failures.add(criterion, key, amount);
        bracket.pair((*one, Region::Moved), (*other, Region::Resident), &mut emit);
    }
    pair_halves(bracket, matcher, &mut choice);
    let mut is_paired = vec![false; bracket.field.contenders.len()];
    for (one, other) in &choice.pairs {
        is_paired[*one] = true;
        is_paired[*other] = true;
    }
    choice.downfloaters = bracket.players();
    choice.downfloaters.retain(|player| !is_paired[*player]);
    Some(choice)
}

/// Decides which moved-down players are paired, then with whom; the others are in the limbo.
/// Gives the rest of the bracket, and how many pairs it will make.
fn pair_moved<W: Weight>(
    model: Model<W>,
    moved: usize,
    choice: &mut Choice,
) -> Option<(Model<W>, usize)> {
    let size = model.in_bracket();
    let mut matcher = Matcher::new(model);
    if !matcher.solve() {
        return None;
    }
    // Sets of moved-down players are tried the highest ranked first (2017: D.3; 2026: 4.4): each in
    // turn is paired if any best pairing pairs him together with those already decided.
    let paired: Vec<usize> = (0..moved)
        .filter(|vertex| {
            let is_paired = matcher.try_role(*vertex, Role::Top);
            is_paired || {
                matcher.try_role(*vertex, Role::Below);
                false
            }
        })
        .collect();
    // The same for their opponents, among the residents by rank.
    let mut is_gone = vec![false; matcher.graph().len()];
    for vertex in paired {
        let candidates = (moved..size).filter(|v| !is_gone[*v]).map(Some);
        let partner = matcher.pair_first(vertex, candidates)??;
        let graph = matcher.graph();
        choice
            .pairs
            .push((graph.player(vertex), graph.player(partner)));
        is_gone[vertex] = true;
        is_gone[partner] = true;
    }
    // The matching says how many pairs the remainder makes. The criteria fix that number, whoever
    // meets whom.
    let pairs = (moved..size)
        .filter(|vertex| !is_gone[*vertex])
        .filter(|vertex| {
            matcher
                .partner(*vertex)
                .is_some_and(|p| *vertex < p && p < size)
        })
        .count();
    Some((matcher.into_graph().without(&is_gone), pairs))
}

/// Finds the best pairing of a homogeneous bracket or a remainder with the fewest and nearest
/// exchanges. The number of pairs is a guess, put right if need be.
fn solve_halves<W: Weight>(
    mut model: Model<W>,
    first: usize,
    mut pairs: usize,
    layout: &Layout,
) -> Option<(Matcher<Model<W>>, usize, usize)> {
    loop {
        model.set_halves(first, pairs, layout);
        let size = model.in_bracket();
        let mut matcher = Matcher::new(model);
        if !matcher.solve() {
            return None;
        }
        let made = (first..size)
            .filter(|vertex| {
                matcher
                    .partner(*vertex)
                    .is_some_and(|p| *vertex < p && p < size)
            })
            .count();
        // What an exchange is depends on where the halves part, and so on the number of pairs. It
        // is the same in all best pairings, since downfloaters count before exchanges, so that a
        // second pass is enough.
        if made == pairs {
            return Some((matcher, first, pairs));
        }
        pairs = made;
        model = matcher.into_graph();
    }
}

/// Decides who changes between the halves, then who meets whom.
fn pair_halves<W: Weight>(
    bracket: &Bracket,
    solved: (Matcher<Model<W>>, usize, usize),
    choice: &mut Choice,
) {
    let (mut matcher, first, pairs) = solved;
    let size = matcher.graph().in_bracket();
    let middle = first + pairs;
    let is_top = |matcher: &Matcher<Model<W>>, vertex: usize| {
        matcher
            .partner(vertex)
            .is_some_and(|p| vertex < p && p < size)
    };
    // The cost has settled how many players change halves and how far apart they are. Which ones:
    // first the lowest ranked of the upper half leave it, then the highest ranked of the lower half
    // enter (2017: D.2; 2026: 4.3).
    let exchanges = (middle..size)
        .filter(|vertex| is_top(&matcher, *vertex))
        .count();
    let mut leaving = exchanges;
    for vertex in (first..middle).rev() {
        if leaving > 0 && matcher.try_role(vertex, Role::Below) {
            leaving -= 1;
        }
    }
    let mut entering = exchanges;
    for vertex in middle..size {
        if entering > 0 && matcher.try_role(vertex, Role::Top) {
            entering -= 1;
        }
    }
    let (upper, mut lower): (Vec<usize>, Vec<usize>) =
        (first..size).partition(|vertex| is_top(&matcher, *vertex));
    // The halves are known, so that every pair joins one to the other: in such a graph there are
    // no odd cycles, and a new proof has no blossoms to get in the way.
    let mut model = matcher.into_graph();
    model.settle_halves(&upper, &lower);
    let mut matcher = Matcher::new(model);
    // There is a solution: the matching that was just taken apart.
    matcher.solve();
    for vertex in upper {
        let candidates = lower.iter().copied().filter(|v| *v > vertex).map(Some);
        let Some(Some(partner)) = matcher.pair_first(vertex, candidates) else {
            continue;
        };
        lower.retain(|v| *v != partner);
        let graph = matcher.graph();
        choice
            .pairs
            .push((graph.player(vertex), graph.player(partner)));
    }
    choice.exchanges = exchanges;
    count_failures(bracket, &matcher, choice);
}

/// Counts what the matching fails, also below the bracket.
fn count_failures<W: Weight>(bracket: &Bracket, matcher: &Matcher<Model<W>>, choice: &mut Choice) {
    let graph = matcher.graph();
    let failures = &mut choice.failures;
    let mut emit = |criterion, key, amount| failures.add(criterion, key, amount);
    for vertex in 0..graph.len() {
        match matcher.partner(vertex) {
            Some(partner) if partner > vertex => {
                bracket.pair(graph.standing(vertex), graph.standing(partner), &mut emit);
            }
            Some(_) => {}
            None => {
                choice.alone += 1;
                bracket.alone(graph.standing(vertex), &mut emit);
            }
        }
    }
}
