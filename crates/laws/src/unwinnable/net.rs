//! Which mate is near.
//!
//! A [`Net`] knows which squares the winner guards and where the kings can walk. It looks at squares that the
//! losing king can soon be on, and at checks there: given in one move or two, how many squares are left
//! to flee to, which men could capture the checking man or step between. It makes a [`Plan`] of moves that
//! take these obstacles away: the winner guards the squares with a piece or his king, or the loser
//! blocks them.

use shakmaty::{Bitboard, Board, Color, Rank, Role, Square, attacks};

use super::plan::Plan;
use super::sketch::{Sketch, attacks_from, king_steps};

/// So many steps of the losing king, and so many of the winner's, are thought of.
const STEPS: usize = 4;
const SUPPORT_STEPS: usize = 8;

/// So many squares of the losing king are looked at.
const PLACES: usize = 2;

/// A check that may become mate.
#[derive(Clone, Copy)]
struct Check {
    king: Square,
    from: Square,
    to: Square,
    /// What the checking man attacks.
    attacked: Bitboard,
    /// What other men of the winner than this one and the king attack.
    others: Bitboard,
    /// Squares on the way, if it takes two moves.
    approach: Bitboard,
    /// Squares the king could go to; the checking man's own if nobody guards it.
    flights: Bitboard,
    /// Men of the loser that could capture the checking man or step between.
    defenders: Bitboard,
    cost: usize,
}

/// So many checks are kept.
const CHECKS_KEPT: usize = 2;

/// The best checks, the best first.
#[derive(Default)]
struct Best {
    kept: [Option<Check>; CHECKS_KEPT],
}

impl Best {
    fn least(&self) -> usize {
        self.kept[0].map_or(usize::MAX, |check| check.cost)
    }

    /// Checks that cost so much are not wanted.
    fn too_much(&self) -> usize {
        self.kept[CHECKS_KEPT - 1].map_or(usize::MAX, |check| check.cost)
    }

    fn offer(&mut self, check: Check) {
        let mut check = Some(check);
        for kept in &mut self.kept {
            let better = match (&check, &kept) {
                (Some(check), Some(kept)) => check.cost < kept.cost,
                _ => true,
            };
            if better {
                std::mem::swap(&mut check, kept);
            }
        }
    }
}

/// A man of the winner.
#[derive(Clone, Copy)]
struct Man {
    square: Square,
    role: Role,
    /// What he attacks, through the losing king.
    attacked: Bitboard,
}

/// Who guards what, and where the kings can go.
pub(super) struct Net<'a> {
    board: &'a Board,
    side: Color,
    losing_king: Square,
    own_king: Square,
    /// All men but the losing king.
    occupied: Bitboard,
    men: [Man; 16],
    count: usize,
    /// Squares that one man of the winner other than the king attacks, and those that two do.
    once: Bitboard,
    twice: Bitboard,
    /// What the winner's king attacks.
    kings: Bitboard,
    /// Squares the winner's king can walk over.
    walkable: Bitboard,
}

/// A square of the losing king.
struct Place {
    king: Square,
    /// Steps of the king to get there.
    steps: usize,
    beside: Bitboard,
    /// Where the winner's king can go in so many steps.
    support: [Bitboard; SUPPORT_STEPS],
}

impl<'a> Net<'a> {
    pub(super) fn new(sketch: &'a Sketch, side: Color) -> Net<'a> {
        let board = &sketch.board;
        let losing_king = sketch.king(!side);
        let own_king = sketch.king(side);
        let nobody = Man {
            square: losing_king,
            role: Role::Pawn,
            attacked: Bitboard::EMPTY,
        };
        // Lines go through the losing king: what is behind him is attacked when he steps back.
        let occupied = board.occupied().without(losing_king);
        let mut net = Net {
            board,
            side,
            losing_king,
            own_king,
            occupied,
            men: [nobody; 16],
            count: 0,
            once: Bitboard::EMPTY,
            twice: Bitboard::EMPTY,
            kings: attacks::king_attacks(own_king),
            walkable: Bitboard::EMPTY,
        };
        let own = board.by_color(side);
        // The strongest first: `places` takes the first man for the one that will check.
        net.add(own & board.queens(), Role::Queen);
        net.add(own & board.rooks(), Role::Rook);
        net.add(own & board.bishops(), Role::Bishop);
        net.add(own & board.knights(), Role::Knight);
        net.add(own & board.pawns(), Role::Pawn);
        let walking = occupied.without(own_king);
        net.walkable = !occupied & !sketch.attacked_by_men(!side, walking);
        net
    }

    #[inline]
    fn add(&mut self, squares: Bitboard, role: Role) {
        for square in squares {
            let attacked = attacks_from(square, role, self.side, self.occupied);
            // With "once" and "twice" it is known without counting again whether a square stays
            // guarded when any one man leaves.
            self.twice |= self.once & attacked;
            self.once |= attacked;
            if let Some(man) = self.men.get_mut(self.count) {
                *man = Man {
                    square,
                    role,
                    attacked,
                };
                self.count += 1;
            }
        }
    }

    /// A square of the losing king so many steps away.
    fn place(&self, king: Square, steps: usize) -> Place {
        let beside = attacks::king_attacks(king);
        // Beside the other king nobody walks, and squares that the loser attacks are closed too: the
        // line must be legal, move by move.
        let free = self.walkable & !beside;
        let mut reached = Bitboard::from_square(self.own_king);
        let mut support = [Bitboard::EMPTY; SUPPORT_STEPS];
        for support in &mut support {
            reached |= king_steps(reached) & free;
            *support = reached;
        }
        Place {
            king,
            steps,
            beside,
            support,
        }
    }

    fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// Squares that men other than this one and the king attack.
    fn attacked_by_others(&self, man: &Man) -> Bitboard {
        (self.once & !man.attacked) | self.twice
    }

    /// Whether the winner's man on this square guards one of these.
    pub(super) fn guards(&self, square: Square, squares: Bitboard) -> bool {
        (self.men().iter())
            .find(|man| man.square == square)
            .is_some_and(|man| (man.attacked & squares).any())
    }

    /// A plan for a mate; with `choice` the one after so many better ones.
    pub(super) fn plan(&self, choice: usize) -> Option<Plan> {
        let loser = self.board.by_color(!self.side).without(self.losing_king);
        let mut best = Best::default();
        let places = self.places(loser);
        // Checks in two moves are many. They are looked at only if none in one move is cheap.
        for two_moves in [false, true] {
            for place in places.iter().flatten() {
                self.checks(place, loser, two_moves, &mut best);
            }
            if best.least() <= cost(2, 2) {
                break;
            }
        }
        (best.kept.into_iter())
            .flatten()
            .filter_map(|check| self.complete(loser, &check))
            .nth(choice)
    }

    /// Squares that the losing king can come to and has little room on, and how far they are.
    fn places(&self, loser: Bitboard) -> [Option<Place>; PLACES] {
        let free = !self.occupied & !self.once & !self.kings;
        // The strongest man will give the check.
        let open = !loser & !self.attacked_by_others(&self.men[0]);
        let mut reached = Bitboard::from_square(self.losing_king);
        let mut fresh = reached;
        // What a place costs, the steps to it and its square, in one number.
        let mut best = [usize::MAX; PLACES];
        for steps in 0..STEPS {
            for king in fresh {
                let room = (attacks::king_attacks(king) & open).count();
                let mut new = (2 * room + steps) << 16 | steps << 8 | usize::from(king);
                for kept in &mut best {
                    if new < *kept {
                        std::mem::swap(&mut new, kept);
                    }
                }
            }
            let wider = reached | king_steps(fresh) & free;
            fresh = wider & !reached;
            reached = wider;
        }
        best.map(|kept| {
            let king = Square::new((kept & 63) as u32);
            (kept != usize::MAX).then(|| self.place(king, kept >> 8 & 255))
        })
    }

    /// Looks at every check of a king on this square that takes one move, or at those that take two.
    fn checks(&self, place: &Place, loser: Bitboard, two_moves: bool, best: &mut Best) {
        let king = place.king;
        let diagonal = attacks::bishop_attacks(king, self.occupied);
        let straight = attacks::rook_attacks(king, self.occupied);
        for man in self.men() {
            let checks = match man.role {
                Role::King => continue,
                Role::Pawn if two_moves || !may_promote(man, self.side) => continue,
                Role::Knight => attacks::knight_attacks(king),
                Role::Bishop => diagonal,
                Role::Rook => straight,
                Role::Pawn | Role::Queen => diagonal | straight,
            };
            self.checks_by(man, place, loser, checks, two_moves, best);
        }
    }

    /// Looks at the checks that a man gives on these squares. (Out of line it is faster.)
    #[inline(never)]
    fn checks_by(
        &self,
        man: &Man,
        place: &Place,
        loser: Bitboard,
        checks: Bitboard,
        two_moves: bool,
        best: &mut Best,
    ) {
        let (king, steps, beside) = (place.king, place.steps, place.beside);
        if cost(1 + usize::from(two_moves), steps) >= best.too_much() {
            return;
        }
        let own = self.board.by_color(self.side);
        let (role, moves) = match man.role {
            Role::Pawn => (Role::Queen, pawn_steps(self.board, man.square, self.side)),
            role => (role, man.attacked & !own),
        };
        let mut targets = match two_moves {
            // Two moves for a check from afar are hardly ever worth it.
            true => checks & !own & !moves & king_steps(place.beside),
            false => checks & moves,
        };
        if targets.is_empty() {
            return;
        }
        let others = self.attacked_by_others(man);
        let need = beside & !others;
        // A check from afar takes few squares from a king with much room.
        if (need & !loser & !self.kings).count() > 5 {
            targets &= beside;
        }
        for to in targets.without(king) {
            let after = self.occupied.without(man.square).with(to);
            let attacked = attacks_from(to, role, self.side, after);
            let flights = need & !loser.without(to) & !attacked;
            let open = flights & !self.kings;
            let least = 1 + usize::from(two_moves) + usize::from(open.any());
            if cost(least, steps) >= best.too_much() {
                continue;
            }
            let mut approach = Bitboard::EMPTY;
            if two_moves {
                approach = attacks_from(to, role, self.side, self.occupied) & moves & !checks;
                if approach.is_empty() {
                    continue;
                }
            }
            let stops = attacks::between(to, king).with(to);
            let way = stops | attacks::between(man.square, to);
            let guards = place.moves_to_guard(open, flights, way);
            let moves = 1 + usize::from(two_moves) + guards;
            if cost(moves, steps) >= best.too_much() {
                continue;
            }
            let defenders = self.defenders(king, to, after) & loser.without(to);
            // The loser helps, so a defender is no obstacle if it can step aside.
            let closed = way | beside;
            if !(defenders.into_iter()).all(|from| self.can_leave(from, stops, closed, after)) {
                continue;
            }
            best.offer(Check {
                king,
                from: man.square,
                to,
                attacked,
                others,
                approach,
                flights: open,
                defenders,
                cost: cost(
                    moves,
                    steps + defenders.count() + (defenders & beside).count(),
                ),
            });
        }
    }

    /// Whether a man of the loser can go where it does not stop a check.
    fn can_leave(
        &self,
        from: Square,
        stops: Bitboard,
        closed: Bitboard,
        occupied: Bitboard,
    ) -> bool {
        let Some(role) = self.board.role_at(from) else {
            return false;
        };
        if role == Role::Pawn {
            let ahead = self.side.fold_wb(-8, 8);
            let to = Bitboard::from_square(from).shift(ahead) & !occupied & !closed;
            return to.into_iter().any(|to| {
                let now =
                    attacks::pawn_attacks(!self.side, to) | Bitboard::from_square(to).shift(ahead);
                (now & stops).is_empty()
            });
        }
        let free = occupied.without(from);
        let to = attacks_from(from, role, !self.side, self.occupied) & !self.occupied & !closed;
        (to.into_iter()).any(|to| (attacks_from(to, role, !self.side, free) & stops).is_empty())
    }

    /// Men of the loser that could capture a checking man or step between.
    fn defenders(&self, king: Square, check: Square, occupied: Bitboard) -> Bitboard {
        let loser = !self.side;
        let board = self.board;
        let between = attacks::between(check, king);
        let mut all = board.attacks_to(check, loser, occupied);
        if between.any() {
            let pawns = board.pawns() & board.by_color(loser);
            for stop in between {
                all |= board.attacks_to(stop, loser, occupied) & !pawns;
            }
            let back = loser.fold_wb(-8, 8);
            let one = between.shift(back);
            let first = Bitboard::from_rank(loser.fold_wb(Rank::Second, Rank::Seventh));
            all |= (one | (one & !occupied).shift(back) & first) & pawns;
        }
        all & !board.kings()
    }

    /// Finds men for the squares that are still open.
    fn complete(&self, loser: Bitboard, check: &Check) -> Option<Plan> {
        let mut plan = Plan::new(check.king, check.from, check.to, check.defenders);
        let mut open = check.flights;
        let mut rest = Bitboard::EMPTY;
        while let Some(flight) = open.pop_front() {
            // A man of the loser that stands in his king's way costs the winner no move.
            if let Some(from) = self.block(flight, &plan) {
                plan.add_block(from, flight);
            } else if let Some((from, to, guarded)) = self.guard(loser, check, flight, &plan) {
                plan.add(from, to);
                open &= !guarded;
            } else {
                rest.add(flight);
            }
        }
        if rest.any() {
            rest |= plan.beside
                & self.kings
                & !loser.without(check.to)
                & !check.others
                & !check.attacked;
            let line = plan.critical & !plan.beside | plan.stops;
            plan.support = self
                .place(plan.king, 0)
                .support(rest, line | plan.beside.with(plan.king))?
                .1;
        }
        for man in self.men() {
            for square in man.attacked & plan.beside {
                plan.critical |= attacks::between(man.square, square);
            }
        }
        match check.approach.first() {
            Some(step) => {
                plan.add(check.from, step);
                plan.add(step, check.to);
            }
            None => plan.add(check.from, check.to),
        }
        Some(plan)
    }

    /// A man of the loser that can step onto a square beside the king and does no harm there.
    fn block(&self, flight: Square, plan: &Plan) -> Option<Square> {
        let board = self.board;
        let occupied = self.occupied;
        let line = plan.critical & !plan.beside | plan.stops;
        if plan.has_all_blocks() || occupied.contains(flight) || line.contains(flight) {
            return None;
        }
        let used = (plan.blocks().iter()).fold(plan.beside, |used, block| used.with(block.0));
        let pieces = board.attacks_to(flight, !self.side, occupied) & !board.kings();
        let pieces = pieces & !board.pawns() & !used & !plan.defenders;
        pieces.into_iter().find(|from| {
            let role = board.role_at(*from).unwrap_or(Role::Queen);
            let guarded = attacks_from(flight, role, !self.side, occupied.without(*from));
            (guarded & plan.stops).is_empty()
        })
    }

    /// A move that guards a square beside the king: from where, to where, what it guards.
    fn guard(
        &self,
        loser: Bitboard,
        check: &Check,
        flight: Square,
        plan: &Plan,
    ) -> Option<(Square, Square, Bitboard)> {
        if plan.is_full() {
            return None;
        }
        let after = self.occupied.without(check.from).with(check.to);
        let closed = self.board.by_color(self.side) | plan.critical;
        let pieces = self.men().iter().filter(|man| man.role != Role::Pawn);
        for man in pieces.filter(|man| !plan.busy.contains(man.square)) {
            let free = after.without(man.square);
            let needed = man.attacked & plan.beside & !self.attacked_by_others(man) & !self.kings;
            let needed = needed & !loser & !check.attacked;
            let sources = attacks_from(flight, man.role, self.side, free) & man.attacked;
            for to in sources & !closed.with(plan.king) {
                let now = attacks_from(to, man.role, self.side, free);
                if !now.contains(plan.king) && needed.is_subset(now) {
                    return Some((man.square, to, now));
                }
            }
        }
        None
    }
}

impl Place {
    /// How many moves it seems to take to deal with squares that the king could flee to. A single one
    /// is dealt with by some move; for two or three the winner's king alone may do. `way` is what the
    /// checking man needs free.
    #[inline(always)]
    fn moves_to_guard(&self, open: Bitboard, flights: Bitboard, way: Bitboard) -> usize {
        let count = open.count();
        match count {
            0 | 1 => count,
            2 | 3 => {
                let closed = way | self.beside.with(self.king);
                let by_king = self.support(flights, closed);
                (2 * count).min(by_king.map_or(20, |found| found.0))
            }
            _ => 2 * count,
        }
    }

    /// Squares from which the winner's king guards all of these, the nearest, and how far they are.
    fn support(&self, squares: Bitboard, closed: Bitboard) -> Option<(usize, Bitboard)> {
        let all =
            (squares.into_iter()).fold(!closed, |all, square| all & attacks::king_attacks(square));
        (self.support.iter().enumerate())
            .map(|(steps, reached)| (steps + 1, all & *reached))
            .find(|found| found.1.any())
    }
}

/// Half-moves that so many moves of the winner and so many of the loser seem to take.
fn cost(winner: usize, loser: usize) -> usize {
    winner + loser + winner.max(loser)
}

/// Whether a pawn is one step from promotion.
fn may_promote(man: &Man, side: Color) -> bool {
    man.square.rank() == side.fold_wb(Rank::Seventh, Rank::Second)
}

/// Where a pawn can go now.
fn pawn_steps(board: &Board, from: Square, color: Color) -> Bitboard {
    let one = Bitboard::from_square(from).shift(color.fold_wb(8, -8)) & !board.occupied();
    let captures = attacks::pawn_attacks(color, from) & board.by_color(!color) & !board.kings();
    one | captures
}
