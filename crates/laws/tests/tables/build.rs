//! The tables: every position of three or four men from which White can mate.
//!
//! First those where White has mated and those from which a capture or a promotion leads to a position
//! that is known already; then, again and again, those from which a move leads to one of them.

use rayon::prelude::*;
use shakmaty::{Color, Piece, Role};

use super::place::{Man, Place, ahead, own_rank, step};
use super::slice::{KING, Positions, Slice, bit, squares};

/// The roles from the weakest to the strongest.
pub(crate) const ROLES: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// The men besides the kings that can be in a position.
pub(crate) fn pieces() -> impl Iterator<Item = Piece> {
    ROLES
        .into_iter()
        .flat_map(|role| [role.of(Color::White), role.of(Color::Black)])
}

const PIECES: usize = 10;

fn number(piece: Piece) -> usize {
    (piece.role as usize - Role::Pawn as usize) * 2 + usize::from(piece.color.is_black())
}

/// One bit a position, the sliced man's square within a word. Empty where White has nothing to mate with.
#[derive(Debug, Clone, Default)]
struct Table {
    /// White to move, Black to move.
    halves: [Vec<u64>; 2],
}

fn half(turn: Color) -> usize {
    usize::from(turn.is_black())
}

fn place_of(kings: [usize; 2], fixed: Option<usize>) -> usize {
    let kings = kings[0] * 64 + kings[1];
    fixed.map_or(kings, |square| kings * 64 + square)
}

/// The tables of all sets of three and four men.
pub(crate) struct Tables {
    one: Vec<Table>,
    /// By the fixed and the sliced man; the fixed one has the lower number.
    two: Vec<Table>,
}

impl Positions for Tables {
    fn word(&self, slice: &Slice) -> u64 {
        let sliced = number(slice.sliced);
        let Some((piece, square)) = slice.fixed else {
            return self.one[sliced].word(slice.turn, place_of(slice.kings, None));
        };
        let fixed = number(piece);
        if fixed <= sliced {
            let table = &self.two[fixed * PIECES + sliced];
            return table.word(slice.turn, place_of(slice.kings, Some(square)));
        }
        let table = &self.two[sliced * PIECES + fixed];
        (0..64)
            .filter(|other| {
                table.word(slice.turn, place_of(slice.kings, Some(*other))) & bit(square) != 0
            })
            .fold(0, |word, other| word | bit(other))
    }

    fn bare(&self, _: [usize; 2]) -> bool {
        false
    }
}

impl Table {
    fn word(&self, turn: Color, place: usize) -> u64 {
        self.halves[half(turn)].get(place).copied().unwrap_or(0)
    }
}

/// Ways to place two kings.
const KINGS: usize = 64 * 64;

/// Whether the white king stands on the left half of the board.
fn is_left(kings: usize) -> bool {
    kings / 64 % 8 < 4
}

fn reflected(square: usize) -> usize {
    square ^ 7
}

fn reflected_word(word: u64) -> u64 {
    word.swap_bytes().reverse_bits()
}

/// Whether a move of this player leads from these squares of the kings to some where there is something
/// new.
fn may_change(turn: Color, kings: usize, grown: &[bool]) -> bool {
    let [white, black] = [kings / 64, kings % 64];
    let moved = |to| match turn {
        Color::White => to * 64 + black,
        Color::Black => white * 64 + to,
    };
    let from = if turn.is_white() { white } else { black };
    grown[kings] || squares(KING[from]).any(|to| grown[moved(to)])
}

/// What is known of one table for one player to move.
struct Half<'a>(&'a [u64]);

impl Positions for Half<'_> {
    fn word(&self, slice: &Slice) -> u64 {
        self.0[place_of(slice.kings, slice.fixed.map(|(_, square)| square))]
    }

    fn bare(&self, _: [usize; 2]) -> bool {
        false
    }
}

/// Two kings and one or two men.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Set {
    pub fixed: Option<Piece>,
    pub sliced: Piece,
}

impl Set {
    /// All sets of so many pawns and, besides the kings, one man or two.
    pub(crate) fn all(men: usize, pawns: usize) -> Vec<Set> {
        let ones = pieces().map(|sliced| Set {
            fixed: None,
            sliced,
        });
        let twos = pieces().flat_map(|fixed| {
            let later = pieces().filter(move |piece| number(*piece) >= number(fixed));
            later.map(move |sliced| Set {
                fixed: Some(fixed),
                sliced,
            })
        });
        let all: Vec<Set> = match men {
            3 => ones.collect(),
            _ => twos.collect(),
        };
        all.into_iter().filter(|set| set.pawns() == pawns).collect()
    }

    /// The set with this name.
    pub(crate) fn named(name: &str) -> Set {
        (3..=4)
            .flat_map(|men| (0..=2).flat_map(move |pawns| Set::all(men, pawns)))
            .find(|set| set.name() == name)
            .unwrap_or_else(|| panic!("no set {name}"))
    }

    /// The men besides the kings.
    pub(crate) fn men(self) -> impl Iterator<Item = Piece> + Clone {
        self.fixed.into_iter().chain([self.sliced])
    }

    /// Whether this player has more than the king.
    pub(crate) fn has(self, color: Color) -> bool {
        self.men().any(|piece| piece.color == color)
    }

    pub(crate) fn pawns(self) -> usize {
        self.men().filter(|piece| piece.role == Role::Pawn).count()
    }

    /// The set in letters, like `KNkp`.
    pub(crate) fn name(self) -> String {
        let letters = |color: Color| {
            let men = self.men().filter(move |piece| piece.color == color);
            std::iter::once(color.king()).chain(men).map(Piece::char)
        };
        letters(Color::White).chain(letters(Color::Black)).collect()
    }

    /// The words of all slices with these kings.
    pub(crate) fn slices(self, turn: Color, kings: usize) -> impl Iterator<Item = Slice> {
        (0..self.fixed_squares()).map(move |square| Slice {
            turn,
            kings: [kings / 64, kings % 64],
            fixed: self.fixed.map(|piece| (piece, square)),
            sliced: self.sliced,
        })
    }

    /// All slices.
    pub(crate) fn every_slice(self) -> impl Iterator<Item = Slice> {
        Color::ALL
            .into_iter()
            .flat_map(move |turn| (0..KINGS).flat_map(move |kings| self.slices(turn, kings)))
    }

    fn fixed_squares(self) -> usize {
        if self.fixed.is_some() { 64 } else { 1 }
    }

    fn build(self, tables: &Tables) -> Table {
        if !self.has(Color::White) {
            return Table::default();
        }
        let legal = Color::ALL.map(|turn| self.collect(turn, |slice| slice.legal()));
        let mut halves =
            Color::ALL.map(|turn| self.collect(turn, |slice| slice.mates() | slice.leave(tables)));
        if self.fixed == Some(Color::White.pawn()) && self.sliced == Color::Black.pawn() {
            self.add_captures_in_passing(tables, &mut halves);
        }
        let mut grow = |turn: Color, grown: &[bool]| {
            let [white, black] = &mut halves;
            let (words, known) = match turn {
                Color::White => (white, black),
                Color::Black => (black, white),
            };
            self.grow(turn, words, known, &legal[half(turn)], grown)
        };
        let mut grown = vec![true; KINGS];
        grow(Color::White, &grown);
        let mut turn = Color::Black;
        while grown.contains(&true) {
            grown = grow(turn, &grown);
            turn = !turn;
        }
        Table { halves }
    }

    fn collect(self, turn: Color, word: impl Fn(&Slice) -> u64 + Sync) -> Vec<u64> {
        let mut words = vec![0; KINGS * self.fixed_squares()];
        words
            .par_chunks_mut(self.fixed_squares())
            .enumerate()
            .filter(|(kings, _)| is_left(*kings))
            .for_each(|(kings, words)| {
                for (entry, slice) in words.iter_mut().zip(self.slices(turn, kings)) {
                    *entry = word(&slice);
                }
            });
        self.reflect(&mut words, &[true; KINGS]);
        words
    }

    /// What holds with the white king on the left half of the board holds reflected with the king on
    /// the right half.
    fn reflect(self, words: &mut [u64], grown: &[bool]) {
        let squares = self.fixed_squares();
        let reflected_square = |square| if squares == 1 { 0 } else { reflected(square) };
        for kings in (0..KINGS).filter(|kings| !is_left(*kings)) {
            let left = reflected(kings / 64) * 64 + reflected(kings % 64);
            if grown[left] {
                for square in 0..squares {
                    words[kings * squares + square] =
                        reflected_word(words[left * squares + reflected_square(square)]);
                }
            }
        }
    }

    /// Adds the positions from which a move leads to one that is known. Tells for which squares of the
    /// kings there are new ones, and looks only where `grown` says that something is new.
    fn grow(
        self,
        turn: Color,
        words: &mut [u64],
        known: &[u64],
        legal: &[u64],
        grown: &[bool],
    ) -> Vec<bool> {
        let known = Half(known);
        let mut grown: Vec<bool> = words
            .par_chunks_mut(self.fixed_squares())
            .zip(legal.par_chunks(self.fixed_squares()))
            .enumerate()
            .map(|(kings, (words, legal))| {
                if !is_left(kings) || !may_change(turn, kings, grown) {
                    return false;
                }
                words
                    .iter_mut()
                    .zip(legal)
                    .zip(self.slices(turn, kings))
                    .filter(|((word, legal), _)| *word != *legal)
                    .fold(false, |grown, ((word, _), slice)| {
                        let before = *word;
                        *word |= slice.stay(&known);
                        grown | (*word != before)
                    })
            })
            .collect();
        self.reflect(words, &grown);
        for kings in (0..KINGS).filter(|kings| !is_left(*kings)) {
            grown[kings] = grown[reflected(kings / 64) * 64 + reflected(kings % 64)];
        }
        grown
    }

    /// A double step after which the pawn can be captured in passing, and the position after that is
    /// one from which White can mate.
    fn add_captures_in_passing(self, tables: &Tables, halves: &mut [Vec<u64>; 2]) {
        for turn in Color::ALL {
            for (kings, from, beside) in double_steps(turn) {
                let mut pawns = [(turn.pawn(), from), ((!turn).pawn(), beside)];
                let place = Place::new(kings, &pawns, turn);
                if place.is_legal() && can_mate_after_capture_in_passing(&place, tables) {
                    pawns.sort_by_key(|(piece, _)| piece.color.is_black());
                    halves[half(turn)][place_of(kings, Some(pawns[0].1))] |= bit(pawns[1].1);
                }
            }
        }
    }
}

/// Squares of the kings, of a pawn that has not moved, and of a hostile pawn beside which it would come
/// to stand by a double step.
pub(crate) fn double_steps(turn: Color) -> impl Iterator<Item = ([usize; 2], usize, usize)> {
    (0..64)
        .filter(move |from| own_rank(turn, *from) == 1)
        .flat_map(move |from| {
            [-1, 1]
                .into_iter()
                .filter_map(move |side| step(from, (side, 2 * ahead(turn))))
                .map(move |beside| (from, beside))
        })
        .flat_map(|(from, beside)| {
            (0..64 * 64).map(move |kings| ([kings / 64, kings % 64], from, beside))
        })
}

fn can_mate_after_capture_in_passing(place: &Place, tables: &Tables) -> bool {
    place
        .successors()
        .iter()
        .filter(|next| next.passed.is_some())
        .any(|next| {
            let replies = next.successors();
            assert!(!replies.is_empty(), "{}", next.fen());
            replies
                .iter()
                .filter(|reply| reply.men().count() == 3)
                .any(|reply| tables.can_mate(reply, Color::White))
        })
}

impl Tables {
    /// All tables.
    pub(crate) fn build() -> Tables {
        let mut tables = Tables {
            one: vec![Table::default(); PIECES],
            two: vec![Table::default(); PIECES * PIECES],
        };
        for (men, pawns) in [(3, 0), (3, 1), (4, 0), (4, 1), (4, 2)] {
            for set in Set::all(men, pawns) {
                let table = set.build(&tables);
                match set.fixed {
                    None => tables.one[number(set.sliced)] = table,
                    Some(fixed) => {
                        tables.two[number(fixed) * PIECES + number(set.sliced)] = table;
                    }
                }
            }
        }
        tables
    }

    /// How many positions of the set there are from which White can mate, and how many legal ones.
    pub(crate) fn count(&self, set: Set) -> (u64, u64) {
        let slices = Color::ALL
            .into_iter()
            .flat_map(|turn| (0..KINGS).flat_map(move |kings| set.slices(turn, kings)));
        slices.fold((0, 0), |(winnable, legal), slice| {
            let here = self.word(&slice).count_ones();
            (
                winnable + u64::from(here),
                legal + u64::from(slice.legal().count_ones()),
            )
        })
    }

    /// Whether this player can mate from a position of at most four men in which nobody may castle or
    /// capture in passing.
    pub(crate) fn can_mate(&self, place: &Place, side: Color) -> bool {
        if side.is_black() {
            return self.can_mate(&place.swapped(), Color::White);
        }
        let others: Vec<Man> = place.others().collect();
        let kings = [place.king(Color::White), place.king(Color::Black)];
        let (fixed, sliced) = match others.as_slice() {
            [] => return false,
            [sliced] => (None, sliced),
            [one, two] if number(one.piece) <= number(two.piece) => {
                (Some((one.piece, one.square)), two)
            }
            [one, two] => (Some((two.piece, two.square)), one),
            _ => panic!("{place:?} has too many men"),
        };
        let slice = Slice {
            turn: place.turn,
            kings,
            fixed,
            sliced: sliced.piece,
        };
        self.word(&slice) & bit(sliced.square) != 0
    }
}
