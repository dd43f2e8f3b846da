//! Plans for a mate of a king where he stands.
//!
//! A [`Net`] knows which squares beside the losing king the winner guards. It finds the check that is
//! nearest to a mate, given in one move or two, and what still stands in its way: squares the king could
//! flee to, and men that could capture the checking man or step between. A [`Plan`] is made of moves that
//! take the obstacles away: the winner guards the squares, or the loser blocks them.

use shakmaty::{Bitboard, Board, Chess, Color, Position, Rank, Role, Square, attacks};

/// A move from one square to another.
type Step = (Square, Square);

/// So many squares are guarded, and so many blocked, at most.
const MOST: usize = 3;

/// A mate that both players could bring about.
pub(super) struct Plan {
    moves: [Step; MOST + 2],
    move_count: usize,
    blocks: [Step; MOST],
    block_count: usize,
    /// Men of the loser that could capture the checking man or step between.
    pub defenders: Bitboard,
    /// The square of the check.
    pub check: Square,
    /// Where the check could be stopped: there or between.
    pub stops: Bitboard,
    /// The winner's men that are needed.
    pub busy: Bitboard,
    /// Squares that must stay as they are.
    pub critical: Bitboard,
}

impl Plan {
    /// The winner's moves, the last of them the check.
    pub fn moves(&self) -> &[Step] {
        &self.moves[..self.move_count]
    }

    /// The loser's moves onto squares beside the king.
    pub fn blocks(&self) -> &[Step] {
        &self.blocks[..self.block_count]
    }

    fn new(net: &Net, check: &Check) -> Plan {
        let stops = attacks::between(check.to, net.king).with(check.to);
        let nowhere = (check.from, check.from);
        Plan {
            moves: [nowhere; MOST + 2],
            move_count: 0,
            blocks: [nowhere; MOST],
            block_count: 0,
            defenders: check.defenders,
            check: check.to,
            stops,
            busy: Bitboard::from_square(check.from),
            critical: stops | attacks::between(check.from, check.to) | net.beside,
        }
    }

    fn add(&mut self, from: Square, to: Square) {
        self.moves[self.move_count] = (from, to);
        self.move_count += 1;
        self.busy = self.busy.with(from).with(to);
        self.critical |= attacks::between(from, to).with(to);
    }

    fn add_block(&mut self, from: Square, to: Square) {
        self.blocks[self.block_count] = (from, to);
        self.block_count += 1;
    }
}

/// A check that may become mate.
#[derive(Clone, Copy)]
struct Check {
    from: Square,
    to: Square,
    /// What the checking man attacks.
    attacked: Bitboard,
    /// Squares on the way, if it takes two moves.
    approach: Bitboard,
    /// Squares the king could go to; the checking man's own if nobody guards it.
    flights: Bitboard,
    /// Men of the loser that could capture the checking man or step between.
    defenders: Bitboard,
    cost: usize,
}

/// The two best checks.
#[derive(Default)]
struct Best {
    first: Option<Check>,
    second: Option<Check>,
}

impl Best {
    fn least(&self) -> usize {
        self.first.map_or(usize::MAX, |check| check.cost)
    }

    /// Checks that cost so much are not wanted.
    fn too_much(&self) -> usize {
        self.second.map_or(usize::MAX, |check| check.cost)
    }

    fn offer(&mut self, check: Check) {
        if check.cost < self.least() {
            self.second = self.first.replace(check);
        } else if check.cost < self.too_much() {
            self.second = Some(check);
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

/// Who guards what around the losing king.
pub(super) struct Net {
    side: Color,
    king: Square,
    pub own_king: Square,
    /// The squares beside the losing king.
    pub beside: Bitboard,
    men: [Man; 16],
    count: usize,
    /// Squares that one man of the winner attacks, and those that two do.
    once: Bitboard,
    twice: Bitboard,
}

impl Net {
    pub fn new(position: &Chess, side: Color) -> Net {
        let board = position.board();
        let king = board.king_of(!side).unwrap_or(Square::A1);
        let nobody = Man {
            square: king,
            role: Role::Pawn,
            attacked: Bitboard::EMPTY,
        };
        let mut net = Net {
            side,
            king,
            own_king: board.king_of(side).unwrap_or(Square::A1),
            beside: attacks::king_attacks(king),
            men: [nobody; 16],
            count: 0,
            once: Bitboard::EMPTY,
            twice: Bitboard::EMPTY,
        };
        let own = board.by_color(side);
        let through = board.occupied().without(king);
        net.add(own & board.queens(), Role::Queen, through);
        net.add(own & board.rooks(), Role::Rook, through);
        net.add(own & board.bishops(), Role::Bishop, through);
        net.add(own & board.knights(), Role::Knight, through);
        net.add(own & board.pawns(), Role::Pawn, through);
        net.add(own & board.kings(), Role::King, through);
        net
    }

    #[inline]
    fn add(&mut self, squares: Bitboard, role: Role, through: Bitboard) {
        for square in squares {
            let attacked = attacks_from(square, role, self.side, through);
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

    fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// Squares that men other than this one attack.
    fn attacked_by_others(&self, man: &Man) -> Bitboard {
        (self.once & !man.attacked) | self.twice
    }

    /// Whether the winner's man on this square guards one beside the losing king.
    pub fn guards_beside_king(&self, square: Square) -> bool {
        (self.men().iter())
            .find(|man| man.square == square)
            .is_some_and(|man| (man.attacked & self.beside).any())
    }

    /// A plan for a mate; with `choice` the one after so many better ones.
    pub fn plan(&self, board: &Board, choice: usize) -> Option<Plan> {
        let mut best = Best::default();
        self.checks(board, false, &mut best);
        if best.least() > 2 {
            self.checks(board, true, &mut best);
        }
        [best.first, best.second]
            .into_iter()
            .flatten()
            .filter_map(|check| self.complete(board, &check))
            .nth(choice)
    }

    /// Looks at every check that takes one move, or at those that take two.
    fn checks(&self, board: &Board, two_moves: bool, best: &mut Best) {
        let occupied = board.occupied();
        let diagonal = attacks::bishop_attacks(self.king, occupied);
        let straight = attacks::rook_attacks(self.king, occupied);
        for man in self.men() {
            let checks = match man.role {
                Role::King => continue,
                Role::Pawn if !may_promote(man, self.side) => continue,
                Role::Knight => attacks::knight_attacks(self.king),
                Role::Bishop => diagonal,
                Role::Rook => straight,
                Role::Pawn | Role::Queen => diagonal | straight,
            };
            self.checks_by(board, man, checks, two_moves, best);
            if best.least() == 0 {
                return;
            }
        }
    }

    /// Looks at the checks that a man gives on these squares.
    fn checks_by(
        &self,
        board: &Board,
        man: &Man,
        checks: Bitboard,
        two_moves: bool,
        best: &mut Best,
    ) {
        let occupied = board.occupied();
        let own = board.by_color(self.side);
        let loser = board.by_color(!self.side);
        let (role, steps) = match man.role {
            Role::Pawn => (Role::Queen, pawn_steps(board, man.square, self.side)),
            role => (role, attacks_of(man.square, role, occupied) & !own),
        };
        let need = self.beside & !self.attacked_by_others(man);
        let mut targets = match two_moves {
            true => checks & !own & !steps,
            false => checks & steps,
        };
        // A check from afar takes few squares from a king with much room.
        if (need & !loser).count() > 5 {
            targets &= self.beside;
        }
        for to in targets {
            let after = occupied.without(man.square).with(to);
            let attacked = attacks_of(to, role, after.without(self.king));
            let flights = need & !loser.without(to) & !attacked;
            let cost = 2 * flights.count() + usize::from(two_moves);
            if cost >= best.too_much() {
                continue;
            }
            let mut approach = Bitboard::EMPTY;
            if two_moves {
                approach = attacks_of(to, role, occupied) & steps & !checks;
                if approach.is_empty() {
                    continue;
                }
            }
            let defenders = self.defenders(board, to, after) & loser.without(to);
            best.offer(Check {
                from: man.square,
                to,
                attacked,
                approach,
                flights,
                defenders,
                cost: cost + defenders.count() + 2 * (defenders & self.beside).count(),
            });
        }
    }

    /// Men of the loser that could capture a checking man or step between.
    fn defenders(&self, board: &Board, check: Square, occupied: Bitboard) -> Bitboard {
        let loser = !self.side;
        let between = attacks::between(check, self.king);
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
    fn complete(&self, board: &Board, check: &Check) -> Option<Plan> {
        let mut plan = Plan::new(self, check);
        let mut open = check.flights;
        while let Some(flight) = open.pop_front() {
            if let Some(from) = self.block(board, flight, &plan) {
                plan.add_block(from, flight);
                continue;
            }
            let (from, to, guarded) = self.guard(board, check, flight, &plan)?;
            plan.add(from, to);
            open &= !guarded;
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
    fn block(&self, board: &Board, flight: Square, plan: &Plan) -> Option<Square> {
        let occupied = board.occupied();
        let line = plan.critical & !self.beside | plan.stops;
        if plan.block_count == MOST || occupied.contains(flight) || line.contains(flight) {
            return None;
        }
        let used = (plan.blocks().iter()).fold(self.beside, |used, block| used.with(block.0));
        let pieces = board.attacks_to(flight, !self.side, occupied) & !board.kings();
        let pieces = pieces & !board.pawns() & !used & !plan.defenders;
        pieces.into_iter().find(|from| {
            let role = board.role_at(*from).unwrap_or(Role::Queen);
            (attacks_of(flight, role, occupied.without(*from)) & plan.stops).is_empty()
        })
    }

    /// A move that guards a square beside the king: from where, to where, what it guards.
    fn guard(
        &self,
        board: &Board,
        check: &Check,
        flight: Square,
        plan: &Plan,
    ) -> Option<(Square, Square, Bitboard)> {
        if plan.move_count == MOST {
            return None;
        }
        let occupied = board.occupied();
        let after = occupied.without(check.from).with(check.to);
        let closed = board.by_color(self.side) | plan.critical & !self.beside | plan.stops;
        let pieces = self.men().iter().filter(|man| man.role != Role::Pawn);
        for man in pieces.filter(|man| !plan.busy.contains(man.square)) {
            let free = after.without(man.square);
            let needed = man.attacked & self.beside & !self.attacked_by_others(man);
            let needed = needed & !board.by_color(!self.side) & !check.attacked;
            let (sources, steps) = match man.role {
                Role::King => (
                    attacks::king_attacks(flight) & !self.beside.with(self.king),
                    man.attacked,
                ),
                role => (
                    attacks_of(flight, role, free),
                    attacks_of(man.square, role, occupied),
                ),
            };
            for to in sources & steps & !closed {
                let now = attacks_from(to, man.role, self.side, free.without(self.king));
                if !now.contains(self.king) && needed.is_subset(now) {
                    return Some((man.square, to, now));
                }
            }
        }
        None
    }
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

/// What a man attacks.
#[inline]
pub(super) fn attacks_from(from: Square, role: Role, color: Color, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => attacks::pawn_attacks(color, from),
        Role::King => attacks::king_attacks(from),
        _ => attacks_of(from, role, occupied),
    }
}

/// What a piece attacks.
#[inline]
fn attacks_of(from: Square, role: Role, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => attacks::bishop_attacks(from, occupied),
        Role::Rook => attacks::rook_attacks(from, occupied),
        _ => attacks::queen_attacks(from, occupied),
    }
}
