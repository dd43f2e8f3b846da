//! Where the men can ever get to.
//!
//! Every man on the board gets the set of squares on which it may stand at any time from now on. The
//! sets grow until every move that could be made with men on squares of their sets stays inside the
//! sets. By induction over its moves, no game then leaves them. What is left out of account makes the
//! sets larger, never smaller: whose turn it is, checks, pins, which men stood where at the same time.
//!
//! What keeps the sets small are the *fixed* men: those that neither leave their square nor are
//! captured on it.
//!
//! * Lines end at fixed men.
//! * A square that a fixed man always guards is closed to the enemy king. A fixed line piece guards as
//!   far as no man ever steps between.
//! * Pawns that face each other on a file do not pass, as long as neither can leave the file and the
//!   one in the way cannot be captured.
//! * A pawn captures only where an enemy man other than the king may come, or en passant.

use shakmaty::{
    Bitboard, ByColor, CastlingSide, Chess, Color, Piece, Position, Rank, Role, Square, attacks,
};

/// A man and what can become of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Man {
    pub color: Color,
    pub role: Role,
    pub home: Square,
    /// Where it may stand, as what it is now.
    pub stands: Bitboard,
    /// Where it may stand after it has promoted.
    pub promoted: Bitboard,
    /// The squares of `stands` and `promoted` whose moves are already counted.
    counted: Bitboard,
    counted_promoted: Bitboard,
}

impl Man {
    fn new(home: Square, piece: Piece) -> Man {
        Man {
            color: piece.color,
            role: piece.role,
            home,
            stands: Bitboard::from_square(home),
            promoted: Bitboard::EMPTY,
            counted: Bitboard::EMPTY,
            counted_promoted: Bitboard::EMPTY,
        }
    }

    /// Where it may stand, as whatever.
    pub(super) fn anywhere(&self) -> Bitboard {
        self.stands | self.promoted
    }

    fn is_pawn(&self) -> bool {
        self.role == Role::Pawn
    }
}

/// Where all men can ever get to.
#[derive(Debug, Clone)]
pub(super) struct Reach {
    men: Vec<Man>,
    /// The squares of the fixed men.
    pub fixed: Bitboard,
    /// The squares of the men that cannot be captured.
    safe: Bitboard,
    /// The squares of the pawns that keep to their file.
    keep_file: Bitboard,
    /// Where the men of each colour stand now.
    homes: ByColor<Bitboard>,
    kings: Bitboard,
    pawns: ByColor<Bitboard>,
    /// Where men of each colour other than the king may come.
    comes: ByColor<Bitboard>,
    /// Where men of each colour may capture.
    captures: ByColor<Bitboard>,
    /// Where any man may come.
    visited: Bitboard,
    /// Squares over which a pawn of each colour may step, to be captured in passing.
    passed: ByColor<Bitboard>,
}

impl Reach {
    /// Works out the sets of a position.
    pub(super) fn of(position: &Chess) -> Reach {
        let board = position.board();
        let men: Vec<Man> = (board.iter())
            .map(|(home, piece)| Man::new(home, piece))
            .collect();
        let homes = ByColor {
            black: board.black(),
            white: board.white(),
        };
        let mut reach = Reach {
            men,
            fixed: board.occupied(),
            safe: board.occupied(),
            keep_file: board.pawns(),
            homes,
            kings: board.kings(),
            pawns: homes.map(|homes| homes & board.pawns()),
            comes: homes.map(|homes| homes & !board.kings()),
            captures: ByColor::default(),
            visited: board.occupied(),
            passed: ByColor::default(),
        };
        if let Some(square) = position.legal_ep_square() {
            reach.capture_passing(position.turn(), square);
        }
        while reach.grow(position) {}
        reach
    }

    pub(super) fn men(&self) -> &[Man] {
        &self.men
    }

    /// One round; whether anything grew.
    fn grow(&mut self, position: &Chess) -> bool {
        // Sets of men can stay as they are while a man stops being fixed: lines get longer by that, so
        // another round is needed.
        let before = (self.fixed, self.safe, self.passed);
        let mut grew = false;
        for index in 0..self.men.len() {
            grew |= match self.men[index].role {
                Role::Pawn => self.grow_pawn(index),
                Role::King => self.grow_king(index),
                _ => self.grow_piece(index),
            };
        }
        if position.castles().any() {
            grew |= self.castle(position);
        }
        self.note_captures();
        grew || before != (self.fixed, self.safe, self.passed)
    }

    fn grow_piece(&mut self, index: usize) -> bool {
        let man = &mut self.men[index];
        let fresh = man.stands & !man.counted;
        if fresh.is_empty() {
            return false;
        }
        // Moves from squares that were counted before are in the set, unless a fixed man was released
        // since; that forgets what was counted.
        man.counted = man.stands;
        let man = *man;
        let landing = self.moves(fresh, man.role.of(man.color)) & !self.closed(man.color);
        self.capture(man.color, landing);
        self.extend(index, landing)
    }

    fn grow_king(&mut self, index: usize) -> bool {
        let man = self.men[index];
        let steps = king_steps(man.stands);
        if steps.is_subset(man.stands) {
            return false;
        }
        // Only what is guarded for ever keeps a king away. A guard that may leave proves nothing.
        let landing = steps & !self.closed(man.color) & !self.guarded(!man.color);
        let landing = landing & !self.last_steps(&man, landing & !man.stands);
        self.capture(man.color, landing);
        self.extend(index, landing)
    }

    /// Steps of a king after which the game is over.
    ///
    /// If the enemy can move nothing but the king, a step that takes the last squares from him ends the
    /// game: wherever he may be, not beside the new square, all squares around him are closed or
    /// guarded or beside it. That is stalemate. It could only be mate if the step uncovered a check,
    /// since the king himself gives none; steps that might do so are not counted here.
    fn last_steps(&self, king: &Man, steps: Bitboard) -> Bitboard {
        let enemies = || self.men.iter().filter(|man| man.color != king.color);
        let Some(other) = enemies().find(|man| man.role == Role::King) else {
            return Bitboard::EMPTY;
        };
        let others_move = || {
            enemies()
                .filter(|man| man.role != Role::King)
                .any(|man| man.anywhere().count() > 1 || self.waits_for(man, king.home))
        };
        if steps.is_empty() || others_move() {
            return Bitboard::EMPTY;
        }
        // From here on it is shown that the enemy has no move at all after the step.
        let own_fixed = self.fixed & *self.homes.get(other.color);
        let guards = |man: &Man| man.role != Role::King;
        let open = !own_fixed & !self.guarded_by(king.color, self.visited | steps, guards);
        let is_last = |step: &Square| {
            let beside = attacks::king_attacks(*step).with(*step);
            (other.stands & !beside).into_iter().all(|place| {
                let ways_out = attacks::king_attacks(place) & open & !beside;
                ways_out.is_empty() && !self.may_uncover(king, *step, place)
            })
        };
        steps.into_iter().filter(is_last).collect()
    }

    /// Whether this man could move if a king left this square.
    fn waits_for(&self, man: &Man, king: Square) -> bool {
        let left = self.fixed.without(king);
        let moves = match man.role {
            Role::Pawn => ahead(Bitboard::from_square(man.home), man.color),
            role => attacks::attacks(man.home, role.of(man.color), left),
        };
        self.fixed.contains(king) && moves.contains(king)
    }

    /// Whether a king that steps there may uncover a check of the enemy king on `place`.
    fn may_uncover(&self, king: &Man, step: Square, place: Square) -> bool {
        let from = attacks::king_attacks(step) & king.stands;
        let left = self.fixed.without(king.home);
        let lines = (self.men.iter())
            .filter(|man| man.color == king.color && man.role != Role::King)
            .map(|man| {
                let straight = matches!(man.role, Role::Rook | Role::Queen);
                let diagonal = matches!(man.role, Role::Bishop | Role::Queen);
                let rook = if straight {
                    man.stands
                } else {
                    Bitboard::EMPTY
                };
                let bishop = if diagonal {
                    man.stands
                } else {
                    Bitboard::EMPTY
                };
                let rook = attacks::rook_attacks(place, left) & (rook | man.promoted);
                let bishop = attacks::bishop_attacks(place, left) & (bishop | man.promoted);
                rook | bishop
            })
            .fold(Bitboard::EMPTY, |all, checks| all | checks);
        lines
            .into_iter()
            .any(|check| (attacks::between(check, place) & from).any())
    }

    fn grow_pawn(&mut self, index: usize) -> bool {
        let man = self.men[index];
        let color = man.color;
        let guards = pawn_guards(man.stands, color);
        let enemies = *self.comes.get(!color);
        // A pawn guards squares that it cannot go to: it needs somebody to capture there.
        let captures = guards & (enemies | *self.passed.get(!color));
        self.capture(color, captures & enemies);
        self.capture_in_passing(color, guards);
        let captures = captures & !self.closed(color);
        let mut grew = self.extend(index, captures);
        grew |= self.extend(index, self.pushes(&self.men[index]));
        let last = Bitboard::from_rank(color.fold_wb(Rank::Eighth, Rank::First));
        self.note_double_step(&man);
        if (self.men[index].stands & last).any() {
            grew |= self.grow_promoted(index, last);
        }
        grew
    }

    fn grow_promoted(&mut self, index: usize, last: Bitboard) -> bool {
        let man = &mut self.men[index];
        man.promoted |= man.stands & last;
        let fresh = man.promoted & !man.counted_promoted;
        if fresh.is_empty() {
            return false;
        }
        man.counted_promoted = man.promoted;
        let color = man.color;
        // A queen goes wherever a rook or bishop does, so two kinds stand for all four.
        let queen = self.moves(fresh, Role::Queen.of(color));
        let knight = self.moves(fresh, Role::Knight.of(color));
        let landing = (queen | knight) & !self.closed(color);
        self.capture(color, landing);
        let man = &mut self.men[index];
        let before = man.promoted;
        man.promoted |= landing;
        let grew = man.promoted != before;
        let man = *man;
        self.came(&man);
        grew
    }

    /// Adds squares to where a man may stand; whether they are new.
    fn extend(&mut self, index: usize, squares: Bitboard) -> bool {
        let man = &mut self.men[index];
        if squares.is_subset(man.stands) {
            return false;
        }
        man.stands |= squares;
        let man = *man;
        self.came(&man);
        true
    }

    /// Notes that a man comes to its squares, and is not fixed.
    fn came(&mut self, man: &Man) {
        let squares = man.anywhere();
        self.visited |= squares;
        if man.role != Role::King {
            *self.comes.get_mut(man.color) |= squares;
        }
        if man.is_pawn() && !squares.is_subset(Bitboard::from_file(man.home.file())) {
            self.keep_file.discard(man.home);
        }
        self.release(man.home);
    }

    /// The man on this square is not fixed: lines that ended there are counted anew.
    fn release(&mut self, home: Square) {
        if self.fixed.remove(home) {
            for man in &mut self.men {
                man.counted = Bitboard::EMPTY;
                man.counted_promoted = Bitboard::EMPTY;
            }
        }
    }

    /// Men of `color` may capture on these squares.
    fn capture(&mut self, color: Color, squares: Bitboard) {
        *self.captures.get_mut(color) |= squares;
    }

    /// Men that may come where the enemy may capture are not safe.
    fn note_captures(&mut self) {
        for index in 0..self.men.len() {
            let man = &self.men[index];
            let home = man.home;
            // Anywhere, not only at home: a man that is captured elsewhere does not come back to be in
            // the way.
            let threatened = man.anywhere() & *self.captures.get(!man.color);
            if man.role != Role::King && threatened.any() {
                self.safe.discard(home);
                self.release(home);
            }
        }
    }

    /// Squares that a man of this colour cannot land on: those of its own fixed men and of a fixed king.
    fn closed(&self, color: Color) -> Bitboard {
        self.fixed & (*self.homes.get(color) | self.kings)
    }

    /// Squares that fixed men of this colour guard for ever.
    fn guarded(&self, color: Color) -> Bitboard {
        self.guarded_by(color, self.visited, |_| true)
    }

    /// The same, if some men count only and others may be on `occupied`.
    fn guarded_by(
        &self,
        color: Color,
        occupied: Bitboard,
        which: impl Fn(&Man) -> bool,
    ) -> Bitboard {
        (self.men.iter())
            .filter(|man| man.color == color && self.fixed.contains(man.home) && which(man))
            .map(|man| attacks::attacks(man.home, man.role.of(color), occupied))
            .fold(Bitboard::EMPTY, |all, guarded| all | guarded)
    }

    /// The moves of a piece from these squares, up to and with the first fixed man on a line.
    fn moves(&self, from: Bitboard, piece: Piece) -> Bitboard {
        (from.into_iter())
            .map(|square| attacks::attacks(square, piece, self.fixed))
            .fold(Bitboard::EMPTY, |all, moves| all | moves)
    }

    /// Notes that a pawn may make a double step.
    fn note_double_step(&mut self, man: &Man) {
        let (first, fourth) = man
            .color
            .fold_wb((Rank::Second, Rank::Fourth), (Rank::Seventh, Rank::Fifth));
        if man.home.rank() == first && (man.stands & Bitboard::from_rank(fourth)).any() {
            let over = ahead(Bitboard::from_square(man.home), man.color);
            *self.passed.get_mut(man.color) |= over;
        }
    }

    /// Pawns of `color` that guard these squares may capture pawns that step over them.
    fn capture_in_passing(&mut self, color: Color, guards: Bitboard) {
        let over = guards & *self.passed.get(!color);
        for home in ahead(over, color) & *self.pawns.get(!color) {
            self.safe.discard(home);
            self.release(home);
        }
    }

    /// The pawn that has just made a double step over this square may be captured by the side to move.
    fn capture_passing(&mut self, turn: Color, over: Square) {
        for home in ahead(Bitboard::from_square(over), !turn) {
            self.safe.discard(home);
            self.release(home);
        }
        let takers = attacks::pawn_attacks(!turn, over) & *self.pawns.get(turn);
        for index in 0..self.men.len() {
            if takers.contains(self.men[index].home) {
                self.extend(index, Bitboard::from_square(over));
            }
        }
    }

    /// Where a pawn may step straight ahead.
    fn pushes(&self, man: &Man) -> Bitboard {
        let open = !self.fixed & !self.faced(man);
        let mut all = man.stands;
        loop {
            let step = ahead(all, man.color) & open;
            if step.is_subset(all) {
                return all;
            }
            all |= step;
        }
    }

    /// Squares of its file that a pawn cannot come to because of an enemy pawn in its way.
    fn faced(&self, pawn: &Man) -> Bitboard {
        if !self.keep_file.contains(pawn.home) {
            return Bitboard::EMPTY;
        }
        let facing = *self.pawns.get(!pawn.color) & self.keep_file & self.safe;
        let facing = facing & file_ahead(pawn.home, pawn.color);
        let nearest = match pawn.color {
            Color::White => facing.first(),
            Color::Black => facing.last(),
        };
        nearest.map_or(Bitboard::EMPTY, |square| {
            file_ahead(square, pawn.color).with(square)
        })
    }

    /// Castling that may still happen; whether anything grew.
    fn castle(&mut self, position: &Chess) -> bool {
        let mut grew = false;
        let castles = position.castles();
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                let Some(rook) = castles.rook(color, side) else {
                    continue;
                };
                if (castles.path(color, side) & self.fixed).any() {
                    continue;
                }
                for index in 0..self.men.len() {
                    let man = &self.men[index];
                    let to = match man.role {
                        Role::King if man.color == color => side.king_to(color),
                        Role::Rook if man.home == rook => side.rook_to(color),
                        _ => continue,
                    };
                    grew |= self.extend(index, Bitboard::from_square(to));
                }
            }
        }
        grew
    }
}

fn king_steps(from: Bitboard) -> Bitboard {
    let wide = from | from.shift(8) | from.shift(-8);
    let east = (wide & !Bitboard::from_file(shakmaty::File::H)).shift(1);
    let west = (wide & !Bitboard::from_file(shakmaty::File::A)).shift(-1);
    wide | east | west
}

fn ahead(from: Bitboard, color: Color) -> Bitboard {
    from.shift(color.fold_wb(8, -8))
}

fn pawn_guards(from: Bitboard, color: Color) -> Bitboard {
    let forward = ahead(from, color);
    let east = (forward & !Bitboard::from_file(shakmaty::File::H)).shift(1);
    let west = (forward & !Bitboard::from_file(shakmaty::File::A)).shift(-1);
    east | west
}

/// The squares of a file that lie ahead of this one as `color` sees it.
pub(super) fn file_ahead(square: Square, color: Color) -> Bitboard {
    let file = Bitboard::from_file(square.file()).0;
    let rank = u32::from(square.rank());
    Bitboard(match color {
        Color::White => file & (!0 << (8 * rank) << 8),
        Color::Black => file & !(!0 << (8 * rank)),
    })
}
