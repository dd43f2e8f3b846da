//! A quick way to a mate in ordinary positions.
//!
//! Both players work on the same mate. Once the losing king has little room, a [`Plan`] says what has to
//! be done for a mate where he stands, and they do it. Before that, or if there is no plan, they march: the
//! losing king to a corner, the winner's king after him, the winner's pawns to promotion. Most positions
//! of games are mate after ten or twenty half-moves. What does not work is tried again another way. A
//! line that comes out is checked like every other; if none does, nothing is known.

use shakmaty::{Bitboard, Chess, Color, File, Move, Position, Rank, Role, Square, attacks};

use super::plan::{Net, Plan, attacks_from};

/// So many ways are tried.
const ATTEMPTS: usize = 12;

/// The winner waits for the loser so many times in a plan.
const WAITS: u32 = 2;

/// Looks for a mate; the moves if one was found.
pub(super) fn helpmate(start: &Chess, side: Color) -> Option<Vec<Move>> {
    (0..ATTEMPTS).find_map(|attempt| Course::new(start, side, attempt)?.run())
}

/// A game in which both players work on a mate.
struct Course {
    side: Color,
    position: Chess,
    line: Vec<Move>,
    /// Half-moves after which it is given up.
    longest: usize,
    attempt: usize,
    /// The corner the losing king goes to.
    corner: Square,
}

/// How far a plan or a march has come.
enum Progress {
    Mate,
    On,
    Stuck,
}

impl Course {
    fn new(start: &Chess, side: Color, attempt: usize) -> Option<Course> {
        let longest = (40 + 8 * attempt).min(48);
        Some(Course {
            side,
            position: start.clone(),
            line: Vec::with_capacity(longest),
            longest,
            attempt,
            corner: corner(start.board().king_of(!side)?, attempt),
        })
    }

    fn run(mut self) -> Option<Vec<Move>> {
        while self.line.len() < self.longest {
            match self.advance() {
                Progress::Mate => return Some(self.line),
                Progress::Stuck => return None,
                Progress::On => (),
            }
        }
        None
    }

    /// Goes some moves on.
    fn advance(&mut self) -> Progress {
        let first = self.line.is_empty();
        if first || self.winner_to_move() && self.is_confined() {
            let net = Net::new(&self.position, self.side);
            let choice = if first { self.attempt } else { 0 };
            if let Some(plan) = net.plan(self.position.board(), choice) {
                return self.follow(&net, &plan);
            }
        }
        self.march()
    }

    fn winner_to_move(&self) -> bool {
        self.position.turn() == self.side
    }

    /// Whether the losing king is on the edge or has little room.
    fn is_confined(&self) -> bool {
        let board = self.position.board();
        let king = board.king_of(!self.side);
        king.is_some_and(|king| {
            (attacks::king_attacks(king) & !board.by_color(!self.side)).count() <= 5
        })
    }

    fn play(&mut self, m: Move) -> Progress {
        self.position.play_unchecked(m);
        self.line.push(m);
        match self.winner_to_move() {
            false if self.position.is_check() && self.position.is_checkmate() => Progress::Mate,
            _ => Progress::On,
        }
    }

    /// Carries out a plan as far as it goes. If nothing of it can be done, the players march.
    fn follow(&mut self, net: &Net, plan: &Plan) -> Progress {
        let begun = self.line.len();
        let mut todo = Todo::new(plan);
        while self.line.len() < self.longest {
            let next = match self.winner_to_move() {
                true => self.winner_follows(net, plan, &mut todo),
                false => self.loser_follows(net, plan, &mut todo),
            };
            let Some(m) = next else { break };
            let over = m.role() == Role::King && !self.winner_to_move() || todo.is_finished(plan);
            match self.play(m) {
                Progress::On if !over && !self.position.is_check() => (),
                progress => return progress,
            }
        }
        match self.line.len() == begun {
            true => self.march(),
            false => Progress::On,
        }
    }

    /// The winner's next move of a plan, or a move that changes nothing as long as the loser is not ready.
    fn winner_follows(&self, net: &Net, plan: &Plan, todo: &mut Todo) -> Option<Move> {
        let (from, to) = *plan.moves().get(todo.moves)?;
        let last = todo.moves + 1 == plan.moves().len();
        if last && !todo.loser_is_ready(plan) {
            todo.waits += 1;
            return (todo.waits <= WAITS)
                .then(|| self.wait(net, plan))
                .flatten();
        }
        todo.moves += 1;
        legal(&self.position, from, to)
    }

    fn wait(&self, net: &Net, plan: &Plan) -> Option<Move> {
        let moves = self.position.legal_moves();
        let quiet = |m: &&Move| {
            let from = m.from().unwrap_or(m.to());
            !plan.busy.contains(from)
                && !plan.critical.contains(m.to())
                && !net.guards_beside_king(from)
        };
        moves.iter().find(quiet).copied()
    }

    /// The loser's next move of a plan: a man blocks a square or leaves the way, or time passes.
    fn loser_follows(&self, net: &Net, plan: &Plan, todo: &mut Todo) -> Option<Move> {
        if let Some(&(from, to)) = plan.blocks().get(todo.blocks) {
            todo.blocks += 1;
            return legal(&self.position, from, to);
        }
        let moves = self.position.legal_moves();
        let mut best: Option<(i32, Move)> = None;
        for &m in &moves {
            let most = best.map_or(i32::MIN, |(most, _)| most);
            let score = self.harm(net, plan, m);
            if score + LEAVES <= most {
                continue;
            }
            let score = score + self.help(net, plan, todo, m);
            if score > most {
                best = Some((score, m));
            }
            if score == LEAVES || score == 0 && todo.defenders.is_empty() {
                break;
            }
        }
        let (score, m) = best?;
        if score > 0 {
            todo.defenders.discard(m.from()?);
        }
        Some(m)
    }

    /// What speaks against a move of the loser at first sight.
    fn harm(&self, net: &Net, plan: &Plan, m: Move) -> i32 {
        let from = m.from().unwrap_or(m.to());
        let mut score = 0;
        if m.role() == Role::King {
            score -= 50;
        }
        if m.is_capture() {
            score -= 30;
        }
        if plan.critical.contains(m.to()) {
            score -= 20;
        }
        if net.beside.contains(from) {
            score -= 10;
        }
        score
    }

    /// What a move of the loser does for or against the check of a plan.
    fn help(&self, net: &Net, plan: &Plan, todo: &Todo, m: Move) -> i32 {
        let from = m.from().unwrap_or(m.to());
        let occupied = self.position.board().occupied();
        let occupied = occupied.without(from).with(plan.check);
        let role = m.promotion().unwrap_or(m.role());
        let guards = attacks_from(m.to(), role, !self.side, occupied);
        let defends = (guards & plan.stops).any();
        let score = match (todo.defenders.contains(from), defends) {
            (true, false) => LEAVES,
            (false, true) => -LEAVES,
            _ => 0,
        };
        match guards.contains(net.own_king) {
            true => score - 8,
            false => score,
        }
    }

    /// One move without a plan.
    fn march(&mut self) -> Progress {
        let Some(king) = self.position.board().king_of(!self.side) else {
            return Progress::Stuck;
        };
        let straight_on = match self.winner_to_move() {
            true => self.push().or_else(|| self.step(self.side, 2)),
            false => self.step(!self.side, 0),
        };
        match straight_on.or_else(|| self.best_move(king)) {
            Some(m) => self.play(m),
            None => Progress::Stuck,
        }
    }

    /// A step of a king towards the corner, up to this distance from it.
    fn step(&self, color: Color, distance: u32) -> Option<Move> {
        let board = self.position.board();
        let king = board.king_of(color)?;
        let away = king.distance(self.corner);
        if away <= distance {
            return None;
        }
        (attacks::king_attacks(king) & !board.occupied())
            .into_iter()
            .filter(|to| to.distance(self.corner) < away)
            .find_map(|to| legal(&self.position, king, to))
    }

    /// A step of the winner's pawn that is nearest to promotion, if a queen or rook is missing.
    fn push(&self) -> Option<Move> {
        let board = self.position.board();
        let own = board.by_color(self.side);
        if (own & board.rooks_and_queens()).any() {
            return None;
        }
        let mut pawns = own & board.pawns();
        loop {
            let pawn = match self.side {
                Color::White => pawns.pop_back(),
                Color::Black => pawns.pop_front(),
            }?;
            let to = pawn.offset(self.side.fold_wb(8, -8))?;
            if !board.occupied().contains(to)
                && let Some(m) = legal(&self.position, pawn, to)
            {
                return Some(m);
            }
        }
    }

    /// The move that seems best, another one each time among equals.
    fn best_move(&self, king: Square) -> Option<Move> {
        let moves = self.position.legal_moves();
        let shift = 7 * (self.line.len() + self.attempt) % moves.len().max(1);
        let (before, after) = moves.split_at(shift);
        let enough = if self.winner_to_move() { 1 } else { 0 };
        let mut best: Option<(i32, Move)> = None;
        for &m in after.iter().chain(before) {
            let score = match self.winner_to_move() {
                true => self.winner_score(king, m),
                false => self.loser_score(king, m),
            };
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, m));
            }
            if score >= enough {
                break;
            }
        }
        best.map(|(_, m)| m)
    }

    fn winner_score(&self, king: Square, m: Move) -> i32 {
        let board = self.position.board();
        let from = m.from().unwrap_or(m.to());
        match m.role() {
            Role::King => {
                let away = |square: Square| square.distance(self.corner).max(2) as i32;
                4 * (away(from) - away(m.to()))
            }
            Role::Pawn if m.is_promotion() => match m.promotion() {
                Some(Role::Queen) => 40,
                _ => 0,
            },
            Role::Pawn => {
                let rank = self
                    .side
                    .fold_wb(m.to().rank(), m.to().rank().flip_vertical());
                let heavy = (board.by_color(self.side) & board.rooks_and_queens()).any();
                i32::from(rank) + if heavy { -3 } else { 8 }
            }
            role => {
                let occupied = board.occupied().without(from);
                let checks = attacks_from(m.to(), role, self.side, occupied).contains(king);
                if checks { -8 } else { 1 }
            }
        }
    }

    fn loser_score(&self, king: Square, m: Move) -> i32 {
        let capture = if m.is_capture() { -30 } else { 0 };
        let goes = match m.role() {
            Role::King => {
                let away = |square: Square| square.distance(self.corner) as i32;
                20 * (away(king) - away(m.to())) - 3
            }
            _ if attacks::king_attacks(king).contains(m.to()) => 2,
            _ => 0,
        };
        capture + goes
    }
}

/// What a defender who leaves the way counts.
const LEAVES: i32 = 15;

/// How much of a plan is done.
struct Todo {
    moves: usize,
    blocks: usize,
    defenders: Bitboard,
    waits: u32,
}

impl Todo {
    fn new(plan: &Plan) -> Todo {
        Todo {
            moves: 0,
            blocks: 0,
            defenders: plan.defenders,
            waits: 0,
        }
    }

    fn loser_is_ready(&self, plan: &Plan) -> bool {
        self.defenders.is_empty() && self.blocks == plan.blocks().len()
    }

    fn is_finished(&self, plan: &Plan) -> bool {
        self.moves == plan.moves().len()
    }
}

/// A corner: the nearest to a king, and others at later attempts.
fn corner(king: Square, attempt: usize) -> Square {
    let other_rank = attempt % 2 == 1;
    let other_file = attempt / 2 % 2 == 1;
    let file = match (king.file() <= File::D) != other_file {
        true => File::A,
        false => File::H,
    };
    let rank = match (king.rank() <= Rank::Fourth) != other_rank {
        true => Rank::First,
        false => Rank::Eighth,
    };
    Square::from_coords(file, rank)
}

/// The move of the man on `from`, if it is legal; a pawn becomes a queen.
fn legal(position: &Chess, from: Square, to: Square) -> Option<Move> {
    let board = position.board();
    let role = board.role_at(from)?;
    let last = matches!(to.rank(), Rank::First | Rank::Eighth);
    let m = Move::Normal {
        role,
        from,
        capture: board.role_at(to),
        to,
        promotion: (role == Role::Pawn && last).then_some(Role::Queen),
    };
    position.is_legal(m).then_some(m)
}
