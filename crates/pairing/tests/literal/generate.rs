//! The candidates of a bracket and the order in which the rules generate them (B.2, B.3, B.6, B.7,
//! D; 2026: 3.2, 3.3, 3.6, 3.7, 4).

use std::cmp::Reverse;

use adoube_pairing::dutch::Edition;
use adoube_tournament::Points;

use super::state::{Field, Place, Set};

/// Moved-down players and residents, each in ranking order (A.3; 2026: 1.3.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bracket {
    pub moved_down: Vec<Place>,
    pub residents: Vec<Place>,
}

impl Bracket {
    pub(crate) fn new(moved_down: Set, residents: Set) -> Bracket {
        Bracket {
            moved_down: moved_down.places().collect(),
            residents: residents.places().collect(),
        }
    }

    pub(crate) fn players(&self) -> Set {
        Set::of(&self.moved_down).and(Set::of(&self.residents))
    }

    pub(crate) fn is_moved_down(&self, place: Place) -> bool {
        self.moved_down.contains(&place)
    }
}

/// A way of pairing a bracket (B.3; 2026: 3.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// The player of S1 (or S1R) first, in ranking order of those.
    pub pairs: Vec<(Place, Place)>,
    pub downfloaters: Set,
}

impl Candidate {
    /// How many moved-down players are paired.
    pub(crate) fn paired_moved_down(&self, bracket: &Bracket) -> usize {
        let paired = self.pairs.iter();
        paired.filter(|(s1, _)| bracket.is_moved_down(*s1)).count()
    }
}

/// Every candidate of so many pairs that C.1 and C.3 allow, in any order.
pub(crate) fn candidates(field: &Field, bracket: &Bracket, pairs: usize) -> Vec<Candidate> {
    let players = bracket.players();
    let Some(spare) = players.len().checked_sub(2 * pairs) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut so_far = Candidate {
        pairs: Vec::new(),
        downfloaters: Set::default(),
    };
    extend(field, bracket, players, spare, &mut so_far, &mut found);
    found
}

/// The highest-ranked of the rest meets somebody, or is one of the `spare` who float.
fn extend(
    field: &Field,
    bracket: &Bracket,
    rest: Set,
    spare: usize,
    so_far: &mut Candidate,
    found: &mut Vec<Candidate>,
) {
    let Some(first) = rest.first() else {
        if spare == 0 {
            found.push(so_far.clone());
        }
        return;
    };
    let others = rest.without(first);
    for opponent in opponents(field, bracket, first, others).places() {
        so_far.pairs.push((first, opponent));
        let rest = others.without(opponent);
        extend(field, bracket, rest, spare, so_far, found);
        so_far.pairs.pop();
    }
    if spare > 0 {
        so_far.downfloaters = so_far.downfloaters.with(first);
        extend(field, bracket, others, spare - 1, so_far, found);
        so_far.downfloaters = so_far.downfloaters.without(first);
    }
}

/// Whom a player may meet in the bracket; moved-down players never meet each other (B.3).
fn opponents(field: &Field, bracket: &Bracket, player: Place, others: Set) -> Set {
    let others = others.in_both(field.may_meet[player]);
    if bracket.is_moved_down(player) {
        others.minus(Set::of(&bracket.moved_down))
    } else {
        others
    }
}

/// A candidate that leaves exactly these players over, if there is one.
pub(crate) fn leaving_over(
    field: &Field,
    bracket: &Bracket,
    downfloaters: Set,
) -> Option<Candidate> {
    let mut pairs = Vec::new();
    let rest = bracket.players().minus(downfloaters);
    pair_off(field, bracket, rest, &mut pairs).then_some(Candidate {
        pairs,
        downfloaters,
    })
}

fn pair_off(field: &Field, bracket: &Bracket, rest: Set, pairs: &mut Vec<(Place, Place)>) -> bool {
    let Some(first) = rest.first() else {
        return true;
    };
    let others = rest.without(first);
    opponents(field, bracket, first, others)
        .places()
        .any(|opponent| {
            pairs.push((first, opponent));
            let paired = pair_off(field, bracket, others.without(opponent), pairs);
            if !paired {
                pairs.pop();
            }
            paired
        })
}

/// An exchange of residents (D.2; 2026: 4.3): which in-bracket numbers leave S1 and which enter it.
/// The fields are in the order of the comparison.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Exchange {
    size: usize,
    difference: usize,
    /// Compared from the highest, which goes first.
    pub leaving: Vec<Reverse<usize>>,
    /// Compared from the lowest, which goes first.
    pub entering: Vec<usize>,
}

impl Exchange {
    /// The numbers in any order.
    pub(crate) fn new(mut leaving: Vec<usize>, mut entering: Vec<usize>) -> Exchange {
        leaving.sort_by_key(|number| Reverse(*number));
        entering.sort();
        Exchange {
            size: leaving.len(),
            difference: entering.iter().sum::<usize>() - leaving.iter().sum::<usize>(),
            leaving: leaving.into_iter().map(Reverse).collect(),
            entering,
        }
    }
}

/// The moved-down players in S1 (D.3; 2026: 4.4).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct MovedDownSet {
    /// D.3.a; the edition of 2026 compares the numbers only.
    scores: Vec<Reverse<Points>>,
    /// D.3.b; 2026: 4.4.2.
    pub numbers: Vec<usize>,
}

impl MovedDownSet {
    fn new(field: &Field, bracket: &Bracket, edition: Edition, numbers: Vec<usize>) -> Self {
        let score = |number: &usize| Reverse(field.score(bracket.moved_down[number - 1]));
        let scores = match edition {
            Edition::Dutch2017 => numbers.iter().map(score).collect(),
            Edition::Dutch2025 | Edition::Dutch2026 => Vec::new(),
        };
        MovedDownSet { scores, numbers }
    }
}

/// Where a candidate comes in the sequence: of two candidates with as many pairs and as many
/// moved-down players in them the lesser is generated first. What varies fastest stands last.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Generation {
    moved_down: MovedDownSet,
    opponents: Vec<usize>,
    exchange: Exchange,
    remainder_opponents: Vec<usize>,
}

/// The place in the sequence, read off the finished candidate.
///
/// The same pairs come up many times; the first time is with the higher-ranked of each pair in S1.
pub(crate) fn generation(
    field: &Field,
    bracket: &Bracket,
    edition: Edition,
    candidate: &Candidate,
) -> Generation {
    let (with_moved_down, between_residents): (Vec<_>, Vec<_>) =
        (candidate.pairs.iter().copied()).partition(|(higher, _)| bracket.is_moved_down(*higher));
    let moved_down = Set::of(&bracket.moved_down);
    let residents = Set::of(&bracket.residents);
    let numbers = (with_moved_down.iter())
        .map(|(player, _)| moved_down.number_of(*player))
        .collect();
    let opponents = (with_moved_down.iter())
        .map(|(_, resident)| residents.number_of(*resident))
        .collect();

    // The remainder has numbers of its own (B.7; 2026: 4.1).
    let remainder =
        (with_moved_down.iter()).fold(residents, |left, (_, resident)| left.without(*resident));
    let s1_original = 1..=between_residents.len();
    let s1: Vec<usize> = (between_residents.iter())
        .map(|(higher, _)| remainder.number_of(*higher))
        .collect();
    let leaving = s1_original.clone().filter(|n| !s1.contains(n)).collect();
    let entering = s1
        .iter()
        .copied()
        .filter(|n| !s1_original.contains(n))
        .collect();
    Generation {
        moved_down: MovedDownSet::new(field, bracket, edition, numbers),
        opponents,
        exchange: Exchange::new(leaving, entering),
        remainder_opponents: (between_residents.iter())
            .map(|(_, lower)| remainder.number_of(*lower))
            .collect(),
    }
}
