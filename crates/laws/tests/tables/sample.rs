//! Which positions are asked.

use rayon::prelude::*;
use shakmaty::{Color, Piece, Role};

use super::build::{ROLES, Set};
use super::slice::{Positions, Slice, bit, squares};
use super::{Place, Tables};

/// Numbers that look random and are the same every time.
#[derive(Debug, Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Different starts give different numbers.
    pub(crate) fn new(start: u64) -> Dice {
        Dice(mixed(start))
    }

    /// A number below the limit.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (mixed(self.0) % limit as u64) as usize
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn pick_square(&mut self, word: u64) -> u64 {
        match word {
            0 => 0,
            _ => bit(squares(word)
                .nth(self.below(word.count_ones() as usize))
                .unwrap_or(0)),
        }
    }
}

/// The steps of the SplitMix64 generator: every bit depends on every other.
fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// Which positions of a table are asked. Of those that are images of each other it is always only one.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Choice {
    /// One of so many equal parts; all parts together are everything.
    Part { part: usize, of: usize },
    /// Of one slice in so many a position from which White can mate and one from which White cannot. Where
    /// both are in one slice, one from which White cannot is asked more often.
    OneIn { slices: usize, mixed: usize },
}

impl Set {
    /// Sets of so many men, one of every two that differ in the colours only.
    pub(crate) fn up_to_colour(men: usize) -> Vec<Set> {
        (0..=2)
            .flat_map(|pawns| Set::all(men, pawns))
            .filter(|set| {
                let strength = |color| {
                    let own = set.men().filter(move |piece| piece.color == color);
                    own.map(|piece| (1, piece.role as usize))
                        .fold((0, 0), |sum, man| (sum.0 + man.0, sum.1 + man.1))
                };
                strength(Color::White) >= strength(Color::Black)
            })
            .collect()
    }

    /// Whether the set stays the same when the colours change.
    fn is_balanced(self) -> bool {
        self.fixed
            .is_some_and(|fixed| fixed.role == self.sliced.role && fixed.color != self.sliced.color)
    }

    /// Squares of the white king: all others are images of these.
    fn white_king_squares(self) -> Vec<usize> {
        let pawns = self.pawns() > 0;
        (0..64)
            .filter(|square| {
                let (file, rank) = (square % 8, square / 8);
                file < 4 && (pawns || rank <= file)
            })
            .collect()
    }

    /// Some or all legal positions, each turned in some way.
    pub(crate) fn places(
        self,
        tables: &Tables,
        choice: Choice,
    ) -> impl ParallelIterator<Item = Place> {
        let turns = match self.is_balanced() {
            true => &Color::ALL[..1],
            false => &Color::ALL,
        };
        self.white_king_squares()
            .into_par_iter()
            .flat_map_iter(|white| (0..64).map(move |black| [white, black]))
            .flat_map_iter(move |kings| {
                turns
                    .iter()
                    .flat_map(move |turn| self.slices(*turn, kings[0] * 64 + kings[1]))
            })
            .flat_map_iter(move |slice| {
                let mut dice = Dice::new(slice_number(&slice));
                let chosen = self.chosen(tables, &slice, choice, &mut dice);
                squares(chosen).map(move |square| turned(slice.place(square), &mut dice))
            })
    }

    fn chosen(self, tables: &Tables, slice: &Slice, choice: Choice, dice: &mut Dice) -> u64 {
        match choice {
            Choice::Part { part, of } => {
                let twins = self.fixed == Some(self.sliced);
                let fixed = slice.fixed.map_or(0, |(_, square)| square);
                let asked = slice.legal() & if twins { !0 << fixed } else { !0 };
                squares(asked)
                    .filter(|_| dice.below(of) == part)
                    .fold(0, |word, square| word | bit(square))
            }
            Choice::OneIn { slices, mixed } => {
                let can = tables.word(slice);
                let cannot = slice.legal() & !can;
                let mut some = |word, slices| match dice.below(slices) {
                    0 => dice.pick_square(word),
                    _ => 0,
                };
                some(can, slices) | some(cannot, if can == 0 { slices } else { mixed })
            }
        }
    }
}

fn slice_number(slice: &Slice) -> u64 {
    let fixed = slice.fixed.map_or(0, |(_, square)| square);
    let number = (slice.kings[0] * 64 + slice.kings[1]) * 64 + fixed;
    number as u64 * 2 + u64::from(slice.turn.is_black())
}

impl Slice {
    /// One of the positions.
    pub(crate) fn place(&self, square: usize) -> Place {
        let fixed = self.fixed.into_iter();
        let others: Vec<(Piece, usize)> = fixed.chain([(self.sliced, square)]).collect();
        Place::new(self.kings, &others, self.turn)
    }
}

/// An image of the position. All images are the same question.
fn turned(place: Place, dice: &mut Dice) -> Place {
    let pawns = place.others().any(|man| man.piece.role == Role::Pawn);
    let transposed = !pawns && dice.below(2) == 0;
    let flips = [0, 7, 56, 63][dice.below(if pawns { 2 } else { 4 })];
    let place = place.mapped(|square| match transposed {
        true => (square % 8 * 8 + square / 8) ^ flips,
        false => square ^ flips,
    });
    match dice.below(2) {
        0 => place,
        _ => place.swapped(),
    }
}

/// A legal position of so many men, mostly weak ones, often crowded; if possible with a pawn that may be
/// captured in passing.
pub(crate) fn random(dice: &mut Dice, men: usize) -> Place {
    let place = random_men(dice, men);
    let passed = |next: &Place| next.passed.is_some();
    place.successors().into_iter().find(passed).unwrap_or(place)
}

fn random_men(dice: &mut Dice, men: usize) -> Place {
    loop {
        let (files, ranks) = dice.pick(&[(8, 8), (3, 4), (4, 3), (4, 8), (8, 8)]);
        let flips = dice.pick(&[0, 7, 56, 63]);
        let mut square = || (dice.below(ranks) * 8 + dice.below(files)) ^ flips;
        let kings = [square(), square()];
        let squares: Vec<usize> = (2..men).map(|_| square()).collect();
        let others: Vec<(Piece, usize)> = squares
            .into_iter()
            .map(|square| {
                let role = match dice.below(3) {
                    0 => dice.pick(&ROLES),
                    _ => dice.pick(&[Role::Pawn, Role::Knight, Role::Bishop]),
                };
                (role.of(dice.pick(&Color::ALL)), square)
            })
            .collect();
        let place = Place::new(kings, &others, dice.pick(&Color::ALL));
        if place.is_legal() {
            return place;
        }
    }
}
