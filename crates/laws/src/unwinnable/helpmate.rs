//! A quick way to a mate in ordinary positions.
//!
//! Both players work on the same mate. A [`Net`] finds a check that is near to a mate and what still
//! stands in its way: squares the king could flee to, men that could capture the checking man or step
//! between. A [`Plan`] takes these obstacles away: the winner guards the squares, the loser moves the
//! men out of the way or passes the time. Most positions of games are mate after a few such moves. A line
//! that this finds is played over move by move; if it finds none, nothing is known.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Rank, Role, Square, attacks};

/// A line is given up after so many half-moves.
const LONGEST: usize = 40;

/// The attempts to find a mate, by number; each goes another way.
pub(super) const ATTEMPTS: [usize; 12] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// Looks for a mate; the moves if there is one.
pub(super) fn helpmate(start: &Chess, side: Color, attempts: &[usize]) -> Option<Vec<Move>> {
    (attempts.iter())
        .find_map(|&attempt| attempt_course(start, side, attempt, (24 + 8 * attempt).min(48)))
}

fn attempt_course(start: &Chess, side: Color, attempt: usize, longest: usize) -> Option<Vec<Move>> {
    let mut game = Course {
        position: start.clone(),
        side,
        attempt,
        longest,
        start_king: start.board().king_of(!side)?,
        line: Vec::with_capacity(LONGEST),
    };
    while game.line.len() < longest {
        match game.advance() {
            Progress::Mate => return Some(game.line),
            Progress::Stuck => break,
            Progress::On => (),
        }
    }
    None
}

enum Progress {
    Mate,
    On,
    Stuck,
}

/// A game in which both players work on a mate.
struct Course {
    position: Chess,
    side: Color,
    attempt: usize,
    longest: usize,
    start_king: Square,
    line: Vec<Move>,
}

impl Course {
    fn winner_to_move(&self) -> bool {
        self.position.turn() == self.side
    }

    fn play(&mut self, m: Move) {
        self.position.play_unchecked(m);
        self.line.push(m);
    }

    /// Goes some moves on.
    fn advance(&mut self) -> Progress {
        if self.line.is_empty() || self.winner_to_move() && self.is_confined() {
            let net = Net::new(&self.position, self.side);
            let skip = if self.line.is_empty() {
                self.attempt
            } else {
                0
            };
            if let Some(plan) = net.plan(&self.position, skip) {
                return self.follow(&net, &plan);
            }
        }
        self.march()
    }

    /// Whether the losing king is on the edge or has little room.
    fn is_confined(&self) -> bool {
        let board = self.position.board();
        let Some(king) = board.king_of(!self.side) else {
            return false;
        };
        (attacks::king_attacks(king) & !board.by_color(!self.side)).count() <= 5
    }

    /// Carries out a plan as far as it goes.
    fn follow(&mut self, net: &Net, plan: &Plan) -> Progress {
        let mut defenders = plan.defenders;
        let mut blocked = 0;
        let mut next = 0;
        let begun = self.line.len();
        let mut waits = 0;
        while self.line.len() < self.longest {
            if self.winner_to_move() {
                let last = next + 1 == plan.count;
                let (from, to) = plan.moves[next];
                if last && (defenders.any() || blocked < plan.blocked) {
                    waits += 1;
                    if waits > 2 {
                        return self.stuck(begun);
                    }
                    let Some(m) = self.winner_waits(net, plan) else {
                        return self.stuck(begun);
                    };
                    self.play(m);
                    continue;
                }
                let Some(m) = legal(&self.position, from, to) else {
                    return self.stuck(begun);
                };
                self.play(m);
                next += 1;
                if last {
                    return match self.position.is_checkmate() {
                        true => Progress::Mate,
                        false => Progress::On,
                    };
                }
                if self.position.is_check() {
                    return Progress::On;
                }
            } else if blocked < plan.blocked {
                let (from, to) = plan.blocks[blocked];
                let Some(m) = legal(&self.position, from, to) else {
                    return self.stuck(begun);
                };
                self.play(m);
                blocked += 1;
                if self.position.is_check() {
                    return Progress::On;
                }
            } else {
                let Some(m) = self.loser_helps(net, plan, &mut defenders) else {
                    return self.stuck(begun);
                };
                let king = m.role() == Role::King;
                self.play(m);
                if king || self.position.is_check() {
                    return Progress::On;
                }
            }
        }
        Progress::Stuck
    }

    /// If a plan did not bring anything, the players go on otherwise.
    fn stuck(&mut self, begun: usize) -> Progress {
        if self.line.len() > begun {
            return Progress::On;
        }
        self.march()
    }

    fn winner_waits(&self, net: &Net, plan: &Plan) -> Option<Move> {
        let moves = self.position.legal_moves();
        let quiet = |m: &&Move| {
            let from = m.from().unwrap_or(Square::A1);
            !plan.busy.contains(from)
                && !plan.keep_clear.contains(m.to())
                && (net.attacked_by(from) & net.near).is_empty()
        };
        moves.iter().find(quiet).copied()
    }

    /// A move of the loser: a defender goes away, or some time passes.
    fn loser_helps(&self, net: &Net, plan: &Plan, defenders: &mut Bitboard) -> Option<Move> {
        let moves = self.position.legal_moves();
        let board = self.position.board();
        let mut best = None;
        let mut most = i32::MIN;
        for m in &moves {
            let from = m.from()?;
            let to = m.to();
            let mut score = 0;
            if m.role() == Role::King {
                score -= 50;
            }
            if m.is_capture() {
                score -= 30;
            }
            if plan.keep_clear.contains(to) {
                score -= 20;
            }
            if net.near.contains(from) {
                score -= 10;
            }
            if score + 15 <= most {
                continue;
            }
            let occupied = board.occupied().without(from).with(plan.check);
            let role = m.promotion().unwrap_or(m.role());
            let guards = attacks_from(to, role, !self.side, occupied);
            let defends = (guards & plan.stops).any();
            if defenders.contains(from) {
                score += if defends { 0 } else { 15 };
            } else if defends {
                score -= 15;
            }
            if guards.contains(net.own_king) {
                score -= 8;
            }
            if score > most {
                most = score;
                best = Some(*m);
                if score == 15 || score == 0 && defenders.is_empty() {
                    break;
                }
            }
        }
        let m = best?;
        let from = m.from()?;
        if defenders.contains(from) && most >= 5 {
            defenders.discard(from);
        }
        Some(m)
    }

    /// One move without a plan: the losing king goes to the edge, the winner's men come nearer.
    fn march(&mut self) -> Progress {
        let moves = self.position.legal_moves();
        let mut best = None;
        let mut most = i32::MIN;
        let winner = self.winner_to_move();
        let goal = corner(self.start_king, self.attempt);
        let board = self.position.board();
        let Some(king) = board.king_of(!self.side) else {
            return Progress::Stuck;
        };
        let near = attacks::king_attacks(king);
        let heavy = (board.by_color(self.side) & board.rooks_and_queens()).any();
        let turn = self.line.len() + self.attempt;
        for index in 0..moves.len() {
            let m = moves[(index + 7 * turn) % moves.len()];
            let (Some(from), to) = (m.from(), m.to()) else {
                continue;
            };
            let score = match winner {
                true => match m.role() {
                    Role::King => {
                        let away = |square: Square| (square.distance(goal) as i32).max(2);
                        4 * (away(from) - away(to))
                    }
                    Role::Pawn => {
                        let steps = self
                            .side
                            .fold_wb(i32::from(to.rank()), 7 - i32::from(to.rank()));
                        let promotion = if m.promotion() == Some(Role::Queen) {
                            30
                        } else {
                            0
                        };
                        promotion + if heavy { steps - 3 } else { 8 + steps }
                    }
                    role => {
                        if most >= 1 {
                            continue;
                        }
                        let now = attacks_of(to, role, board.occupied().without(from));
                        if now.contains(king) { -8 } else { 1 }
                    }
                },
                false => {
                    let capture = if m.is_capture() { -30 } else { 0 };
                    capture
                        + match m.role() {
                            Role::King => {
                                20 * (from.distance(goal) as i32 - to.distance(goal) as i32) - 3
                            }
                            _ if near.contains(to) => 2,
                            _ => 0,
                        }
                }
            };
            if score > most {
                most = score;
                best = Some(m);
            }
        }
        let Some(m) = best else {
            return Progress::Stuck;
        };
        self.play(m);
        match self.position.turn() != self.side
            && self.position.is_check()
            && self.position.is_checkmate()
        {
            true => Progress::Mate,
            false => Progress::On,
        }
    }
}

/// A corner: the nearest to a king, or another one.
fn corner(king: Square, attempt: usize) -> Square {
    let far_file = attempt % 4 == 2 || attempt % 4 == 3;
    let far_rank = attempt % 4 == 1 || attempt % 4 == 3;
    let file = if ((king.file() as u32) < 4) != far_file {
        shakmaty::File::A
    } else {
        shakmaty::File::H
    };
    let rank = if ((king.rank() as u32) < 4) != far_rank {
        Rank::First
    } else {
        Rank::Eighth
    };
    Square::from_coords(file, rank)
}

/// The move of the man on `from`, if it is legal; a pawn becomes a queen.
fn legal(position: &Chess, from: Square, to: Square) -> Option<Move> {
    let board = position.board();
    let role = board.role_at(from)?;
    let last = to.rank() == Rank::First || to.rank() == Rank::Eighth;
    let m = Move::Normal {
        role,
        from,
        capture: board.role_at(to),
        to,
        promotion: (role == Role::Pawn && last).then_some(Role::Queen),
    };
    position.is_legal(m).then_some(m)
}

/// A mate that both players could bring about.
struct Plan {
    /// The winner's moves, the last of them the check.
    moves: [(Square, Square); 6],
    count: usize,
    /// The loser's moves onto squares beside the king.
    blocks: [(Square, Square); 3],
    blocked: usize,
    /// Men of the loser that could capture the checking man or step between.
    defenders: Bitboard,
    /// The square of the check, and all squares where it can be stopped.
    check: Square,
    stops: Bitboard,
    /// Squares of the winner's men that are needed.
    busy: Bitboard,
    /// Squares that must stay as they are.
    keep_clear: Bitboard,
}

/// A check that may become mate.
#[derive(Clone, Copy)]
struct Check {
    from: Square,
    to: Square,
    role: Role,
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
    fn first_cost(&self) -> usize {
        self.first.map_or(usize::MAX, |check| check.cost)
    }

    /// Checks that cost so much are not wanted.
    fn enough(&self) -> usize {
        self.second.map_or(usize::MAX, |check| check.cost)
    }

    fn offer(&mut self, check: Check) {
        if check.cost < self.first_cost() {
            self.second = self.first;
            self.first = Some(check);
        } else if check.cost < self.enough() {
            self.second = Some(check);
        }
    }
}

/// Who guards what around the losing king.
struct Net {
    side: Color,
    king: Square,
    own_king: Square,
    near: Bitboard,
    /// The winner's men with what they attack, through the losing king.
    men: [(Square, Role, Bitboard); 16],
    count: usize,
    /// Squares that one man of the winner attacks, and those that two do.
    once: Bitboard,
    twice: Bitboard,
}

impl Net {
    fn new(position: &Chess, side: Color) -> Net {
        let board = position.board();
        let king = board.king_of(!side).unwrap_or(Square::A1);
        let through = board.occupied().without(king);
        let mut net = Net {
            side,
            king,
            own_king: board.king_of(side).unwrap_or(Square::A1),
            near: attacks::king_attacks(king),
            men: [(Square::A1, Role::Pawn, Bitboard::EMPTY); 16],
            count: 0,
            once: Bitboard::EMPTY,
            twice: Bitboard::EMPTY,
        };
        let own = board.by_color(side);
        net.add(own & board.queens(), Role::Queen, through);
        net.add(own & board.rooks(), Role::Rook, through);
        net.add(own & board.bishops(), Role::Bishop, through);
        net.add(own & board.knights(), Role::Knight, through);
        net.add(own & board.pawns(), Role::Pawn, through);
        net.add(own & board.kings(), Role::King, through);
        net
    }

    fn add(&mut self, squares: Bitboard, role: Role, through: Bitboard) {
        for square in squares {
            let attacked = attacks_from(square, role, self.side, through);
            self.twice |= self.once & attacked;
            self.once |= attacked;
            if self.count < 16 {
                self.men[self.count] = (square, role, attacked);
                self.count += 1;
            }
        }
    }

    fn attacked_by(&self, square: Square) -> Bitboard {
        (self.men[..self.count].iter())
            .find(|man| man.0 == square)
            .map_or(Bitboard::EMPTY, |man| man.2)
    }

    /// A plan for a mate of the king where it stands; the second best if the best is to be skipped.
    fn plan(&self, position: &Chess, skip: usize) -> Option<Plan> {
        let board = position.board();
        let mut best = Best::default();
        self.checks(board, false, &mut best);
        if best.first_cost() > 2 {
            self.checks(board, true, &mut best);
        }
        [best.first, best.second]
            .into_iter()
            .flatten()
            .filter_map(|check| self.complete(board, &check))
            .nth(skip)
    }

    /// Looks at every check that takes one move, or two.
    fn checks(&self, board: &Board, two_moves: bool, best: &mut Best) {
        let occupied = board.occupied();
        let diagonal = attacks::bishop_attacks(self.king, occupied);
        let straight = attacks::rook_attacks(self.king, occupied);
        let own = board.by_color(self.side);
        let loser = board.by_color(!self.side);
        for &(from, role, attacked) in &self.men[..self.count] {
            let (role, steps, checks) = match role {
                Role::King => continue,
                Role::Pawn => {
                    let last = self.side.fold_wb(Rank::Seventh, Rank::Second);
                    if from.rank() != last {
                        continue;
                    }
                    (
                        Role::Queen,
                        pawn_steps(board, from, self.side),
                        diagonal | straight,
                    )
                }
                Role::Knight => (role, attacked, attacks::knight_attacks(self.king)),
                Role::Bishop => (role, attacks_of(from, role, occupied), diagonal),
                Role::Rook => (role, attacks_of(from, role, occupied), straight),
                Role::Queen => (role, attacks_of(from, role, occupied), diagonal | straight),
            };
            let steps = steps & !own;
            let others = (self.once & !attacked) | self.twice;
            let need = self.near & !others;
            let targets = match two_moves {
                true => checks & !own & !steps,
                false => checks & steps,
            };
            let targets = match (need & !loser).count() > 5 {
                true => targets & self.near,
                false => targets,
            };
            for to in targets {
                let through = occupied.without(from).with(to).without(self.king);
                let flights = need & !loser.without(to) & !attacks_of(to, role, through);
                let cost = 2 * flights.count() + usize::from(two_moves);
                if cost >= best.enough() {
                    continue;
                }
                let mut approach = Bitboard::EMPTY;
                if two_moves {
                    approach = attacks_of(to, role, occupied) & steps & !checks;
                    if approach.is_empty() {
                        continue;
                    }
                }
                let after = occupied.without(from).with(to);
                let between = attacks::between(to, self.king);
                let defenders =
                    defenders(board, !self.side, to, between, after) & loser.without(to);
                best.offer(Check {
                    from,
                    to,
                    role,
                    approach,
                    flights,
                    defenders,
                    cost: cost + defenders.count() + 2 * (defenders & self.near).count(),
                });
                if best.first_cost() == 0 {
                    return;
                }
            }
        }
    }

    /// Finds guards for the squares that are still open.
    fn complete(&self, board: &Board, check: &Check) -> Option<Plan> {
        let stops = attacks::between(check.to, self.king).with(check.to);
        let mut plan = Plan {
            moves: [(Square::A1, Square::A1); 6],
            count: 0,
            blocks: [(Square::A1, Square::A1); 3],
            blocked: 0,
            defenders: check.defenders,
            check: check.to,
            stops,
            busy: Bitboard::from_square(check.from),
            keep_clear: stops | attacks::between(check.from, check.to) | self.near,
        };
        let mut open = check.flights;
        while let Some(flight) = open.first() {
            if plan.blocked < 3
                && let Some(from) = self.block(board, flight, &plan)
            {
                plan.blocks[plan.blocked] = (from, flight);
                plan.blocked += 1;
                open.discard(flight);
                continue;
            }
            if plan.count == 3 {
                return None;
            }
            let (from, to, guarded) = self.guard(board, check, flight, &plan)?;
            plan.moves[plan.count] = (from, to);
            plan.count += 1;
            plan.busy.add(from);
            plan.busy.add(to);
            plan.keep_clear.add(to);
            open = open & !guarded;
            open.discard(flight);
        }
        if let Some(step) = check.approach.first() {
            plan.moves[plan.count] = (check.from, step);
            plan.count += 1;
            plan.moves[plan.count] = (step, check.to);
            plan.keep_clear |= attacks::between(step, check.to).with(step);
            plan.busy.add(step);
        } else {
            plan.moves[plan.count] = (check.from, check.to);
        }
        plan.count += 1;
        Some(plan)
    }

    /// A man of the loser that can step onto a square beside the king and does no harm there.
    fn block(&self, board: &Board, flight: Square, plan: &Plan) -> Option<Square> {
        let occupied = board.occupied();
        if occupied.contains(flight) {
            return None;
        }
        let used = (plan.blocks[..plan.blocked].iter())
            .fold(Bitboard::EMPTY, |used, block| used.with(block.0));
        let steppers =
            board.attacks_to(flight, !self.side, occupied) & !board.kings() & !board.pawns();
        let mut candidates = steppers & !self.near & !used & !plan.defenders;
        let line = plan.keep_clear & !self.near;
        if line.contains(flight) {
            return None;
        }
        while let Some(from) = candidates.pop_front() {
            let role = board.role_at(from)?;
            if (attacks_of(flight, role, occupied.without(from)) & plan.stops).is_empty() {
                return Some(from);
            }
        }
        None
    }

    /// A move that guards a square beside the king: from where, to where, what it guards.
    fn guard(
        &self,
        board: &Board,
        check: &Check,
        flight: Square,
        plan: &Plan,
    ) -> Option<(Square, Square, Bitboard)> {
        let occupied = board.occupied();
        let own = board.by_color(self.side);
        let line =
            attacks::between(check.from, check.to).with(check.to) | plan.keep_clear & !self.near;
        let after = occupied.without(check.from).with(check.to);
        for &(from, role, attacked) in &self.men[..self.count] {
            if plan.busy.contains(from) || role == Role::Pawn {
                continue;
            }
            let others = (self.once & !attacked) | self.twice;
            let needed = attacked & self.near & !others & !board.by_color(!self.side);
            let free = after.without(from);
            let sources = match role {
                Role::King => attacks::king_attacks(flight) & !self.near.with(self.king),
                _ => attacks_of(flight, role, free),
            };
            let steps = match role {
                Role::King => attacked,
                Role::Knight => attacked,
                _ => attacks_of(from, role, occupied),
            };
            for to in sources & steps & !own & !line {
                let now = attacks_from(to, role, self.side, free.without(self.king));
                if now.contains(self.king) || (needed & !now & !check_now(check, self, after)).any()
                {
                    continue;
                }
                return Some((from, to, now));
            }
        }
        None
    }
}

fn check_now(check: &Check, net: &Net, after: Bitboard) -> Bitboard {
    attacks::attacks(check.to, check.role.of(net.side), after.without(net.king))
}

#[inline]
fn attacks_from(from: Square, role: Role, color: Color, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => attacks::pawn_attacks(color, from),
        Role::King => attacks::king_attacks(from),
        _ => attacks_of(from, role, occupied),
    }
}

#[inline]
fn attacks_of(from: Square, role: Role, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => attacks::bishop_attacks(from, occupied),
        Role::Rook => attacks::rook_attacks(from, occupied),
        _ => attacks::queen_attacks(from, occupied),
    }
}

/// Men of `color` that could capture on `to` or step between.
fn defenders(
    board: &Board,
    color: Color,
    to: Square,
    between: Bitboard,
    occupied: Bitboard,
) -> Bitboard {
    let mut all = board.attacks_to(to, color, occupied);
    if between.any() {
        let pawns = board.pawns() & board.by_color(color);
        for stop in between {
            all |= board.attacks_to(stop, color, occupied) & !pawns;
        }
        let back = color.fold_wb(-8, 8);
        let one = between.shift(back);
        let first = Bitboard::from_rank(color.fold_wb(Rank::Second, Rank::Seventh));
        all |= (one | (one & !occupied).shift(back) & first) & pawns;
    }
    all & !board.kings()
}

/// Where a pawn can go now.
fn pawn_steps(board: &Board, from: Square, color: Color) -> Bitboard {
    let one = Bitboard::from_square(from).shift(color.fold_wb(8, -8)) & !board.occupied();
    let captures = attacks::pawn_attacks(color, from) & board.by_color(!color) & !board.kings();
    one | captures
}
