//! A position of few men, and its legal moves by plain arithmetic on squares.
//!
//! Nothing of the library under test and no move generator of another is used: this is a second opinion.

use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Piece, PositionError, Role,
    Setup, Square, fen::Fen,
};

/// A man on a square. Squares are numbered a1 = 0, b1 = 1, ..., h8 = 63.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Man {
    pub piece: Piece,
    pub square: usize,
}

/// The most men in a position.
pub(crate) const MEN: usize = 5;

/// A position of at most five men.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Place {
    /// The white king, the black king, then the others in order.
    men: [Option<Man>; MEN],
    pub turn: Color,
    /// The squares of the rooks that may still castle.
    pub rooks: u64,
    /// The square that a pawn has just passed, if a pawn stands ready to capture there.
    pub passed: Option<usize>,
}

pub(crate) const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(crate) const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub(crate) const KNIGHT: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
/// What a pawn may become.
pub(crate) const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// The square so many files and ranks further, if there is one.
pub(crate) const fn step(square: usize, (files, ranks): (i8, i8)) -> Option<usize> {
    let file = (square % 8) as i8 + files;
    let rank = (square / 8) as i8 + ranks;
    if file < 0 || file > 7 || rank < 0 || rank > 7 {
        return None;
    }
    Some((rank * 8 + file) as usize)
}

/// One rank ahead, as the player sees it.
pub(crate) const fn ahead(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The rank counted from the player's own side, 0 to 7.
pub(crate) const fn own_rank(color: Color, square: usize) -> usize {
    match color {
        Color::White => square / 8,
        Color::Black => 7 - square / 8,
    }
}

fn order(man: &Option<Man>) -> (bool, Role, bool, usize) {
    match man {
        Some(man) => (
            false,
            man.piece.role,
            man.piece.color.is_black(),
            man.square,
        ),
        None => (true, Role::Pawn, false, 0),
    }
}

impl Place {
    /// The two kings and other men.
    pub(crate) fn new(kings: [usize; 2], others: &[(Piece, usize)], turn: Color) -> Place {
        let mut men = [None; MEN];
        let kings = [
            (Color::White.king(), kings[0]),
            (Color::Black.king(), kings[1]),
        ];
        for (entry, (piece, square)) in men.iter_mut().zip(kings.iter().chain(others)) {
            *entry = Some(Man {
                piece: *piece,
                square: *square,
            });
        }
        men[2..].sort_by_key(order);
        Place {
            men,
            turn,
            rooks: 0,
            passed: None,
        }
    }

    pub(crate) fn men(&self) -> impl Iterator<Item = Man> + '_ {
        self.men.iter().copied().flatten()
    }

    /// All men but the kings.
    pub(crate) fn others(&self) -> impl Iterator<Item = Man> + '_ {
        self.men[2..].iter().copied().flatten()
    }

    pub(crate) fn king(&self, color: Color) -> usize {
        let place = usize::from(color.is_black());
        self.men[place].map_or(0, |man| man.square)
    }

    pub(crate) fn at(&self, square: usize) -> Option<Piece> {
        self.men()
            .find(|man| man.square == square)
            .map(|man| man.piece)
    }

    /// Whether this player has nothing but the king.
    pub(crate) fn is_bare(&self, color: Color) -> bool {
        self.others().all(|man| man.piece.color != color)
    }

    /// A different number for every position.
    pub(crate) fn key(&self) -> u64 {
        let men = self.men.iter().fold(0, |key, man| {
            let man = man.map_or(0, |man| {
                let piece = man.piece.role as usize * 2 + man.piece.color as usize;
                piece * 64 + man.square
            });
            key << 10 | man as u64
        });
        let passed = self.passed.map_or(0, |square| 8 + square as u64 % 8);
        let rooks = self.rooks & 0x81 | self.rooks >> 55 & 0x102;
        (men << 4 | passed) << 10 | rooks << 1 | u64::from(self.turn.is_black())
    }

    /// Whether nobody may castle or capture in passing.
    pub(crate) fn is_plain(&self) -> bool {
        self.rooks == 0 && self.passed.is_none()
    }

    /// The same with the colours changed and the board turned upside down.
    pub(crate) fn swapped(&self) -> Place {
        let others: Vec<(Piece, usize)> = self
            .others()
            .map(|man| (man.piece.role.of(!man.piece.color), man.square ^ 56))
            .collect();
        let kings = [self.king(Color::Black) ^ 56, self.king(Color::White) ^ 56];
        Place {
            rooks: self.rooks.swap_bytes(),
            passed: self.passed.map(|square| square ^ 56),
            ..Place::new(kings, &others, !self.turn)
        }
    }

    /// The same with every man on another square. For positions in which nobody may castle or capture
    /// in passing.
    pub(crate) fn mapped(&self, to: impl Fn(usize) -> usize) -> Place {
        let others: Vec<(Piece, usize)> = self
            .others()
            .map(|man| (man.piece, to(man.square)))
            .collect();
        let kings = Color::ALL.map(|color| to(self.king(color)));
        Place::new(kings, &others, self.turn)
    }

    /// Men on squares of their own, pawns where pawns can be, and the player who has moved not in check.
    pub(crate) fn is_legal(&self) -> bool {
        let alone = self.men().all(|man| {
            self.men()
                .filter(|other| other.square == man.square)
                .count()
                == 1
        });
        let pawns = self
            .others()
            .filter(|man| man.piece.role == Role::Pawn)
            .all(|man| (1..7).contains(&(man.square / 8)));
        alone && pawns && !self.is_attacked(self.king(!self.turn), self.turn)
    }

    pub(crate) fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.turn), !self.turn)
    }

    /// Whether a man of this player attacks the square.
    pub(crate) fn is_attacked(&self, square: usize, by: Color) -> bool {
        self.men()
            .filter(|man| man.piece.color == by && man.square != square)
            .any(|man| self.attacks(man, square))
    }

    fn attacks(&self, man: Man, square: usize) -> bool {
        let files = (square % 8) as i8 - (man.square % 8) as i8;
        let ranks = (square / 8) as i8 - (man.square / 8) as i8;
        let straight = files == 0 || ranks == 0;
        let diagonal = files.abs() == ranks.abs();
        let free = || self.is_free_between(man.square, square, (files.signum(), ranks.signum()));
        match man.piece.role {
            Role::Pawn => files.abs() == 1 && ranks == ahead(man.piece.color),
            Role::Knight => files.abs() * ranks.abs() == 2,
            Role::Bishop => diagonal && free(),
            Role::Rook => straight && free(),
            Role::Queen => (straight || diagonal) && free(),
            Role::King => files.abs().max(ranks.abs()) == 1,
        }
    }

    fn is_free_between(&self, from: usize, to: usize, direction: (i8, i8)) -> bool {
        let mut square = from;
        loop {
            match step(square, direction) {
                Some(next) if next == to => return true,
                Some(next) if self.at(next).is_none() => square = next,
                _ => return false,
            }
        }
    }

    /// Whether this player has mated.
    pub(crate) fn is_mate_by(&self, side: Color) -> bool {
        self.turn != side && self.is_check() && self.successors().is_empty()
    }

    /// The positions after every legal move.
    pub(crate) fn successors(&self) -> Vec<Place> {
        let mut found = Vec::with_capacity(32);
        for place in 0..MEN {
            let Some(man) = self.men[place].filter(|man| man.piece.color == self.turn) else {
                continue;
            };
            match man.piece.role {
                Role::Pawn => self.pawn_moves(place, man, &mut found),
                Role::King => {
                    self.steps(place, man, &DIAGONAL, 1, &mut found);
                    self.steps(place, man, &STRAIGHT, 1, &mut found);
                    self.castling(man, &mut found);
                }
                Role::Knight => self.steps(place, man, &KNIGHT, 1, &mut found),
                Role::Bishop => self.steps(place, man, &DIAGONAL, 7, &mut found),
                Role::Rook => self.steps(place, man, &STRAIGHT, 7, &mut found),
                Role::Queen => {
                    self.steps(place, man, &DIAGONAL, 7, &mut found);
                    self.steps(place, man, &STRAIGHT, 7, &mut found);
                }
            }
        }
        found
    }

    fn steps(&self, place: usize, man: Man, ways: &[(i8, i8)], far: u8, found: &mut Vec<Place>) {
        for way in ways {
            let mut square = man.square;
            for _ in 0..far {
                let Some(next) = step(square, *way) else {
                    break;
                };
                let there = self.at(next);
                if there.is_none_or(|piece| piece.color != self.turn) {
                    self.moved(place, man.piece.role, next, found);
                }
                if there.is_some() {
                    break;
                }
                square = next;
            }
        }
    }

    fn pawn_moves(&self, place: usize, man: Man, found: &mut Vec<Place>) {
        let forward = ahead(self.turn);
        if let Some(next) = step(man.square, (0, forward)).filter(|next| self.at(*next).is_none()) {
            self.pawn_to(place, next, found);
            let double = step(next, (0, forward)).filter(|double| self.at(*double).is_none());
            if let (1, Some(double)) = (own_rank(self.turn, man.square), double) {
                self.pawn_to(place, double, found);
            }
        }
        for side in [-1, 1] {
            let Some(next) = step(man.square, (side, forward)) else {
                continue;
            };
            let enemy = self.at(next).is_some_and(|piece| piece.color != self.turn);
            if enemy || self.passed == Some(next) {
                self.pawn_to(place, next, found);
            }
        }
    }

    fn pawn_to(&self, place: usize, to: usize, found: &mut Vec<Place>) {
        if own_rank(self.turn, to) < 7 {
            return self.moved(place, Role::Pawn, to, found);
        }
        for role in PROMOTIONS {
            self.moved(place, role, to, found);
        }
    }

    /// Adds the position after one man has gone to a square, if that leaves no king in check.
    fn moved(&self, place: usize, role: Role, to: usize, found: &mut Vec<Place>) {
        let Some(man) = self.men[place] else {
            return;
        };
        let in_passing = man.piece.role == Role::Pawn && self.passed == Some(to);
        let taken = match in_passing {
            true => step(to, (0, -ahead(self.turn))),
            false => Some(to),
        };
        if taken == Some(self.king(!self.turn)) {
            return;
        }
        let mut next = *self;
        next.men[2..]
            .iter_mut()
            .filter(|other| other.is_some_and(|other| Some(other.square) == taken))
            .for_each(|other| *other = None);
        next.men[place] = Some(Man {
            piece: role.of(self.turn),
            square: to,
        });
        next.men[2..].sort_by_key(order);
        next.rooks = self.rooks_left(man, to);
        next.passed = next.passed_by(man, to);
        next.turn = !self.turn;
        if !next.is_attacked(next.king(self.turn), next.turn) {
            found.push(next);
        }
    }

    fn rooks_left(&self, man: Man, to: usize) -> u64 {
        let gone = match man.piece.role {
            Role::King => 0xff << (56 * (self.turn.is_black() as u64)),
            _ => 0,
        };
        self.rooks & !gone & !(1 << man.square) & !(1 << to)
    }

    /// The square passed by a double step to the side of a hostile pawn.
    fn passed_by(&self, man: Man, to: usize) -> Option<usize> {
        if man.piece.role != Role::Pawn || man.square.abs_diff(to) != 16 {
            return None;
        }
        let hostile = Role::Pawn.of(!man.piece.color);
        [(-1, 0), (1, 0)]
            .into_iter()
            .filter_map(|side| step(to, side))
            .any(|square| self.at(square) == Some(hostile))
            .then_some(man.square.midpoint(to))
    }

    fn castling(&self, king: Man, found: &mut Vec<Place>) {
        let home = 56 * usize::from(self.turn.is_black());
        for (rook, between, passes, king_to, rook_to) in [
            (home, 1..4, 2..5, home + 2, home + 3),
            (home + 7, 5..7, 4..7, home + 6, home + 5),
        ] {
            if self.rooks & 1 << rook == 0
                || between
                    .into_iter()
                    .any(|file| self.at(home + file).is_some())
                || passes
                    .into_iter()
                    .any(|file| self.is_attacked(home + file, !self.turn))
            {
                continue;
            }
            let mut next = *self;
            for man in next.men.iter_mut().flatten() {
                if man.square == king.square {
                    man.square = king_to;
                } else if man.square == rook {
                    man.square = rook_to;
                }
            }
            next.men[2..].sort_by_key(order);
            next.rooks = self.rooks_left(king, king_to);
            next.passed = None;
            next.turn = !self.turn;
            if !next.is_attacked(king_to, next.turn) {
                found.push(next);
            }
        }
    }

    /// The position as the library knows it.
    pub(crate) fn chess(&self) -> Chess {
        let mut setup = Setup::empty();
        for man in self.men() {
            setup
                .board
                .set_piece_at(Square::new(man.square as u32), man.piece);
        }
        setup.turn = self.turn;
        setup.castling_rights = Bitboard(self.rooks);
        setup.ep_square = self.passed.map(|square| Square::new(square as u32));
        Chess::from_setup(setup, CastlingMode::Standard)
            .or_else(PositionError::ignore_impossible_check)
            .unwrap_or_else(|error| panic!("{self:?}: {error}"))
    }

    /// The position in one line.
    pub(crate) fn fen(&self) -> String {
        Fen::from_position(&self.chess(), EnPassantMode::PseudoLegal).to_string()
    }
}
