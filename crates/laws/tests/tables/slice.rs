//! Sixty-four positions at once: all squares of one man, the others standing still.

use shakmaty::{Color, Piece, Role};

use super::place::{DIAGONAL, KNIGHT, PROMOTIONS, STRAIGHT, ahead, own_rank, step};

/// Positions that differ in the square of one man. A set of them is a word: one bit a square.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Slice {
    pub turn: Color,
    /// The squares of the white king and the black king.
    pub kings: [usize; 2],
    /// A man who stands still, if there is one.
    pub fixed: Option<(Piece, usize)>,
    /// The man on every square in turn.
    pub sliced: Piece,
}

/// A set of positions of at most four men.
pub(crate) trait Positions {
    /// Which positions of the slice are in the set. Only legal positions are.
    fn word(&self, slice: &Slice) -> u64;

    /// Whether the position of two kings is in the set.
    fn bare(&self, kings: [usize; 2]) -> bool;
}

/// Every legal position.
pub(crate) struct Legal;

impl Positions for Legal {
    fn word(&self, slice: &Slice) -> u64 {
        slice.legal()
    }

    fn bare(&self, kings: [usize; 2]) -> bool {
        kings[0] != kings[1] && KING[kings[0]] & bit(kings[1]) == 0
    }
}

pub(crate) const fn bit(square: usize) -> u64 {
    1 << square
}

/// The squares of a word.
pub(crate) fn squares(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let square = word.trailing_zeros() as usize;
        word &= word.wrapping_sub(1);
        (square < 64).then_some(square)
    })
}

const fn leaps(ways: &[(i8, i8)]) -> [u64; 64] {
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut way = 0;
        while way < ways.len() {
            if let Some(to) = step(square, ways[way]) {
                all[square] |= bit(to);
            }
            way += 1;
        }
        square += 1;
    }
    all
}

const WAYS: [(i8, i8); 8] = [
    STRAIGHT[0],
    STRAIGHT[1],
    STRAIGHT[2],
    STRAIGHT[3],
    DIAGONAL[0],
    DIAGONAL[1],
    DIAGONAL[2],
    DIAGONAL[3],
];

/// The squares strictly between two squares of one line; nothing if they are on no common line.
const fn betweens() -> [[u64; 64]; 64] {
    let mut all = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 8 {
            let mut passed = 0;
            let mut square = from;
            while let Some(to) = step(square, WAYS[way]) {
                all[from][to] = passed;
                passed |= bit(to);
                square = to;
            }
            way += 1;
        }
        from += 1;
    }
    all
}

/// The squares behind another, as seen from the first.
const fn behinds() -> [[u64; 64]; 64] {
    let mut all = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            let mut passed = BETWEEN[from][to];
            while passed != 0 {
                all[from][passed.trailing_zeros() as usize] |= bit(to);
                passed &= passed - 1;
            }
            to += 1;
        }
        from += 1;
    }
    all
}

/// What is attacked along these ways on an empty board.
const fn lines(ways: &[(i8, i8)]) -> [u64; 64] {
    let mut all = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < ways.len() {
            let mut square = from;
            while let Some(to) = step(square, ways[way]) {
                all[from] |= bit(to);
                square = to;
            }
            way += 1;
        }
        from += 1;
    }
    all
}

pub(crate) static KING: [u64; 64] = leaps(&WAYS);
static LEAP: [u64; 64] = leaps(&KNIGHT);
static BETWEEN: [[u64; 64]; 64] = betweens();
static BEHIND: [[u64; 64]; 64] = behinds();
/// A rook's and a bishop's lines on the empty board.
static EMPTY: [[u64; 64]; 2] = [lines(&STRAIGHT), lines(&DIAGONAL)];
/// What a pawn attacks, by colour.
static PAWN: [[u64; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// No pawn stands on the first or the last rank.
const PAWN_SQUARES: u64 = 0x00ff_ffff_ffff_ff00;

/// All squares a step in this direction further: turn the word by so many bits, then drop what went
/// over the edge.
#[derive(Clone, Copy)]
struct Shift {
    bits: u32,
    kept: u64,
}

impl Shift {
    const fn new(way: (i8, i8)) -> Shift {
        let mut kept = 0;
        let mut square = 0;
        while square < 64 {
            if let Some(to) = step(square, way) {
                kept |= bit(to);
            }
            square += 1;
        }
        Shift {
            bits: (way.0 + 8 * way.1).rem_euclid(64) as u32,
            kept,
        }
    }

    const fn all<const N: usize>(ways: &[(i8, i8); N]) -> [Shift; N] {
        let mut all = [Shift::new((0, 0)); N];
        let mut way = 0;
        while way < N {
            all[way] = Shift::new(ways[way]);
            way += 1;
        }
        all
    }

    fn once(self, word: u64) -> u64 {
        word.rotate_left(self.bits) & self.kept
    }

    /// One or more steps, all but the last to an empty square. Three doublings cover seven steps.
    fn along(self, word: u64, empty: u64) -> u64 {
        let mut reached = word;
        let mut open = empty & self.kept;
        for bits in [self.bits, 2 * self.bits, 4 * self.bits] {
            reached |= open & reached.rotate_left(bits);
            open &= open.rotate_left(bits);
        }
        self.once(reached)
    }
}

static LINES: [Shift; 8] = Shift::all(&WAYS);
static LEAPS: [Shift; 8] = Shift::all(&KNIGHT);
/// One rank up and one rank down.
static RANKS: [Shift; 2] = [Shift::new((0, 1)), Shift::new((0, -1))];

/// From where a piece can go to one of these squares over empty squares.
fn sources(role: Role, to: u64, empty: u64) -> u64 {
    let lines = match role {
        Role::Knight => return LEAPS.iter().fold(0, |found, leap| found | leap.once(to)),
        Role::Rook => &LINES[..4],
        Role::Bishop => &LINES[4..],
        _ => &LINES,
    };
    let found = |found, line: &Shift| found | line.along(to, empty);
    lines.iter().fold(0, found)
}

/// All squares a step towards the player's own side.
fn back(color: Color, word: u64) -> u64 {
    RANKS[usize::from(color.is_white())].once(word)
}

/// The squares a man attacks from here.
fn attacks(piece: Piece, from: usize, occupied: u64) -> u64 {
    let lines = match piece.role {
        Role::Pawn => return PAWN[usize::from(piece.color.is_black())][from],
        Role::Knight => return LEAP[from],
        Role::King => return KING[from],
        Role::Bishop => EMPTY[1][from],
        Role::Rook => EMPTY[0][from],
        Role::Queen => EMPTY[0][from] | EMPTY[1][from],
    };
    squares(occupied & lines).fold(lines, |seen, man| seen & !BEHIND[from][man])
}

/// The squares from which such a man attacks this one.
fn attackers(piece: Piece, target: usize, occupied: u64) -> u64 {
    match piece.role {
        Role::Pawn => PAWN[usize::from(piece.color.is_white())][target],
        _ => attacks(piece, target, occupied),
    }
}

/// What a man can be once he stands there: what he was, or what a pawn may become.
fn becomes(piece: Piece, square: usize) -> &'static [Role] {
    match piece.role {
        Role::Pawn if own_rank(piece.color, square) == 7 => &PROMOTIONS,
        Role::Pawn => &[Role::Pawn],
        Role::Knight => &[Role::Knight],
        Role::Bishop => &[Role::Bishop],
        Role::Rook => &[Role::Rook],
        Role::Queen => &[Role::Queen],
        Role::King => &[Role::King],
    }
}

impl Slice {
    fn king(&self, color: Color) -> usize {
        self.kings[usize::from(color.is_black())]
    }

    /// The squares of all but the sliced man.
    fn occupied(&self) -> u64 {
        let fixed = self.fixed.map_or(0, |(_, square)| bit(square));
        bit(self.kings[0]) | bit(self.kings[1]) | fixed
    }

    /// Where the sliced man must stand so that men of this player check the other king.
    fn checks(&self, by: Color) -> u64 {
        let king = self.king(!by);
        let mut found = 0;
        if self.sliced.color == by {
            found |= attackers(self.sliced, king, self.occupied());
        }
        if let Some((piece, square)) = self.fixed.filter(|(piece, _)| piece.color == by)
            && attacks(piece, square, self.occupied()) & bit(king) != 0
        {
            found |= !BETWEEN[square][king];
        }
        found
    }

    /// The legal positions.
    pub(crate) fn legal(&self) -> u64 {
        let fixed_on_king = self
            .fixed
            .is_some_and(|(_, square)| self.kings.contains(&square));
        let fixed_off_board = self
            .fixed
            .is_some_and(|(piece, square)| !may_stand(piece, square));
        if !Legal.bare(self.kings) || fixed_on_king || fixed_off_board {
            return 0;
        }
        let stands = match self.sliced.role {
            Role::Pawn => PAWN_SQUARES,
            _ => !0,
        };
        stands & !self.occupied() & !self.checks(self.turn)
    }

    /// The positions in which White has mated.
    pub(crate) fn mates(&self) -> u64 {
        if self.turn.is_white() {
            return 0;
        }
        let checks = self.legal() & self.checks(Color::White);
        if checks == 0 {
            return 0;
        }
        checks & !self.leave(&Legal) & !self.stay(&Legal)
    }

    fn next(&self) -> Slice {
        Slice {
            turn: !self.turn,
            ..*self
        }
    }

    fn with_king(&self, square: usize) -> Slice {
        let mut next = self.next();
        next.kings[usize::from(self.turn.is_black())] = square;
        next
    }

    fn with_fixed(&self, fixed: Option<(Piece, usize)>) -> Slice {
        Slice {
            fixed,
            ..self.next()
        }
    }

    /// Whether the position without the sliced man is in the set.
    fn without_sliced(&self, set: &impl Positions) -> bool {
        let Some((piece, square)) = self.fixed else {
            return set.bare(self.kings);
        };
        let rest = Slice {
            fixed: None,
            sliced: piece,
            ..*self
        };
        set.word(&rest) & bit(square) != 0
    }

    /// From which positions a move that keeps all men as they are leads into the set.
    pub(crate) fn stay(&self, set: &impl Positions) -> u64 {
        let own = self.king(self.turn);
        let mut found = squares(KING[own] & !self.occupied())
            .fold(0, |found, to| found | set.word(&self.with_king(to)));
        if self.sliced.color == self.turn {
            found |= self.sliced_stays(set);
        }
        if let Some((piece, from)) = self.fixed.filter(|(piece, _)| piece.color == self.turn) {
            found |= match piece.role {
                Role::Pawn => self.fixed_pawn_advances(set, piece, from, false),
                _ => squares(attacks(piece, from, self.occupied()) & !self.occupied()).fold(
                    0,
                    |found, to| {
                        let next = self.with_fixed(Some((piece, to)));
                        found | set.word(&next) & !BETWEEN[from][to]
                    },
                ),
            };
        }
        found & self.legal()
    }

    fn sliced_stays(&self, set: &impl Positions) -> u64 {
        let word = set.word(&self.next());
        let empty = !self.occupied();
        if self.sliced.role != Role::Pawn {
            return sources(self.sliced.role, word, empty);
        }
        let single = back(self.turn, word);
        let double_start = match self.turn {
            Color::White => 0xff << 8,
            Color::Black => 0xff << 48,
        };
        single | back(self.turn, single & empty) & double_start
    }

    /// The fixed pawn goes ahead: to the last rank, or not so far.
    fn fixed_pawn_advances(
        &self,
        set: &impl Positions,
        piece: Piece,
        from: usize,
        to_last: bool,
    ) -> u64 {
        let way = (0, ahead(self.turn));
        let free = |square: &usize| self.occupied() & bit(*square) == 0;
        let Some(to) = step(from, way).filter(free) else {
            return 0;
        };
        if to_last != (own_rank(self.turn, to) == 7) {
            return 0;
        }
        let mut found = becomes(piece, to).iter().fold(0, |found, role| {
            found | set.word(&self.with_fixed(Some((role.of(piece.color), to))))
        });
        if own_rank(self.turn, from) == 1
            && let Some(double) = step(to, way).filter(free)
        {
            found |= set.word(&self.with_fixed(Some((piece, double)))) & !bit(to);
        }
        found
    }

    /// From which positions a capture or a promotion leads into the set. Captures in passing are not
    /// among them.
    pub(crate) fn leave(&self, set: &impl Positions) -> u64 {
        let legal = self.legal();
        if legal == 0 {
            return 0;
        }
        let mut found = self.king_takes(set);
        match self.fixed {
            Some((piece, from)) if piece.color == self.turn => {
                found |= self.fixed_takes(set, piece, from);
                if piece.role == Role::Pawn {
                    found |= self.fixed_pawn_advances(set, piece, from, true);
                }
            }
            Some((_, on)) if self.sliced.color == self.turn => {
                found |= self.sliced_takes(set, on);
            }
            _ => {}
        }
        if self.sliced == Role::Pawn.of(self.turn) {
            found |= self.sliced_promotes(set);
        }
        found & legal
    }

    fn king_takes(&self, set: &impl Positions) -> u64 {
        let other = bit(self.king(!self.turn));
        let own = match self.fixed {
            Some((piece, square)) if piece.color == self.turn => bit(square),
            _ => 0,
        };
        let mut found = 0;
        for to in squares(KING[self.king(self.turn)] & !other & !own) {
            let next = self.with_king(to);
            let rest = Slice {
                fixed: None,
                ..next
            };
            match self.fixed {
                Some((_, square)) if square == to => found |= set.word(&rest),
                _ if self.sliced.color != self.turn && next.without_sliced(set) => found |= bit(to),
                _ => {}
            }
        }
        found
    }

    /// The fixed man takes the sliced man.
    fn fixed_takes(&self, set: &impl Positions, piece: Piece, from: usize) -> u64 {
        if self.sliced.color == self.turn {
            return 0;
        }
        squares(attacks(piece, from, self.occupied()) & !self.occupied())
            .filter(|to| {
                becomes(piece, *to).iter().any(|role| {
                    self.with_fixed(Some((role.of(piece.color), *to)))
                        .without_sliced(set)
                })
            })
            .fold(0, |found, to| found | bit(to))
    }

    /// The sliced man takes the fixed man.
    fn sliced_takes(&self, set: &impl Positions, on: usize) -> u64 {
        let rest = self.with_fixed(None);
        let possible = becomes(self.sliced, on).iter().any(|role| {
            let sliced = role.of(self.turn);
            set.word(&Slice { sliced, ..rest }) & bit(on) != 0
        });
        match possible {
            true => attackers(self.sliced, on, self.occupied()),
            false => 0,
        }
    }

    fn sliced_promotes(&self, set: &impl Positions) -> u64 {
        let last = match self.turn {
            Color::White => 0xff << 56,
            Color::Black => 0xff,
        };
        PROMOTIONS.iter().fold(0, |found, role| {
            let sliced = role.of(self.turn);
            let word = set.word(&Slice {
                sliced,
                ..self.next()
            });
            found | back(self.turn, word & last)
        })
    }
}

/// Whether such a man can stand there.
pub(crate) fn may_stand(piece: Piece, square: usize) -> bool {
    piece.role != Role::Pawn || PAWN_SQUARES & bit(square) != 0
}
