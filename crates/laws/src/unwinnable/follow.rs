//! How both players carry out a plan.
//!
//! The winner's king goes to support the mate, his pieces to their squares, and in the end one gives the
//! check. The loser has as many moves: his king goes to where he is mated, men block squares or leave
//! the way. Who is ready first waits for the other with moves that change nothing.

use shakmaty::{Bitboard, Move, Role, Square, attacks};

use super::helpmate::{Course, Progress};
use super::net::Net;
use super::plan::Plan;
use super::route::{king_step, king_step_around};
use super::sketch::attacks_from;

/// The winner waits for the loser so many times, and for a way of his king.
const WAITS: u32 = 2;
const WAITS_ON_WAY: u32 = 4;

impl Course {
    /// Carries out a plan as far as it goes. If nothing of it can be done, the players march.
    pub(super) fn follow(&mut self, net: &Net, mut plan: Plan) -> Progress {
        let begun = self.line.len();
        let mut todo = Todo::new(&plan);
        while self.is_short() {
            let next = match self.winner_to_move() {
                true => self.winner_follows(net, &mut plan, &mut todo),
                false => self.loser_follows(&plan, &mut todo),
            };
            let Some(m) = next.filter(|m| !self.spoils(*m)) else {
                break;
            };
            match self.play(m) {
                Progress::On if !todo.is_finished(&plan) => (),
                progress => return progress,
            }
        }
        self.failed += 1;
        match self.line.len() == begun {
            true => self.march(),
            false => Progress::On,
        }
    }

    /// The winner's next move of a plan, or a move that changes nothing as long as the loser is not ready.
    fn winner_follows(&self, net: &Net, plan: &mut Plan, todo: &mut Todo) -> Option<Move> {
        if plan.support.any() && !self.has_arrived(plan) {
            let step = king_step_around(&self.sketch, self.side, plan.support, plan.beside);
            return step.or_else(|| self.wait(net, plan, todo, WAITS_ON_WAY));
        }
        let (from, to) = *plan.moves().get(todo.moves)?;
        let last = todo.moves + 1 == plan.moves().len();
        let king = self.sketch.king(!self.side);
        if last && (king != plan.king || !todo.loser_is_ready(plan)) {
            return self.wait(net, plan, todo, WAITS + king.distance(plan.king));
        }
        todo.moves += 1;
        self.sketch.legal(from, to)
    }

    /// Whether the winner's king is where the plan wants him.
    fn has_arrived(&self, plan: &Plan) -> bool {
        plan.support.contains(self.sketch.king(self.side))
    }

    /// A move of the winner that changes nothing, if he has not yet made so many.
    fn wait(&self, net: &Net, plan: &mut Plan, todo: &mut Todo, most: u32) -> Option<Move> {
        todo.waits += 1;
        if todo.waits > most {
            return None;
        }
        let others = self.sketch.board.by_color(self.side) & !plan.busy;
        let idle = |from: &Square| !net.guards(*from, plan.beside);
        let others = others.without(self.sketch.king(self.side));
        (others.into_iter().filter(idle))
            .find_map(|from| self.sketch.legal_outside(from, plan.critical))
            .or_else(|| self.king_waits(plan))
            .or_else(|| self.checker_waits(plan))
    }

    /// A step of the winner's king after which he guards what he has to.
    fn king_waits(&self, plan: &Plan) -> Option<Move> {
        let king = self.sketch.king(self.side);
        let around = attacks::king_attacks(king);
        let steps = match plan.support.any() {
            true => around & plan.support,
            false if (around & plan.beside).any() => Bitboard::EMPTY,
            false => around & !plan.critical,
        };
        (steps.into_iter()).find_map(|to| self.sketch.legal(king, to))
    }

    /// A move of the man that will check to another square from which he can do so.
    fn checker_waits(&self, plan: &mut Plan) -> Option<Move> {
        let (from, check) = *plan.moves().last()?;
        let role = self.sketch.board.role_at(from)?;
        let occupied = self.sketch.board.occupied().without(from);
        let see = |square| attacks_from(square, role, self.side, occupied);
        let losing_king = self.sketch.king(!self.side);
        let squares = see(check) & self.sketch.moves(from, role) & !see(losing_king);
        let m = (squares.into_iter()).find_map(|to| self.sketch.legal(from, to))?;
        plan.start_from(m.to());
        Some(m)
    }

    /// Moves of the winner until the check is given.
    fn to_come(&self, plan: &Plan, todo: &Todo) -> usize {
        let king = self.sketch.king(self.side);
        let ways = plan.support.into_iter().map(|to| king.distance(to));
        ways.min().unwrap_or(0) as usize + plan.moves().len() - todo.moves
    }

    /// The loser's next move of a plan.
    fn loser_follows(&self, plan: &Plan, todo: &mut Todo) -> Option<Move> {
        let king = self.sketch.king(!self.side);
        let way = king.distance(plan.king) as usize;
        let tasks = way + plan.blocks().len() - todo.blocks + todo.defenders.count();
        let to_come = self.to_come(plan, todo);
        if to_come > tasks && !self.hinders(plan, king) {
            let pass = self.bystander(plan, todo);
            let pass = pass.or_else(|| self.stroll(plan, to_come - 1));
            if pass.is_some() {
                return pass;
            }
        }
        let goal = Bitboard::from_square(plan.king);
        let step = match way {
            0 => None,
            _ => king_step(&self.sketch, !self.side, goal),
        };
        if step.is_some() {
            return step;
        }
        if let Some(&(from, to)) = plan.blocks().get(todo.blocks) {
            todo.blocks += 1;
            return self.sketch.legal(from, to);
        }
        for from in todo.defenders {
            if let Some(m) = self.harmless(plan, from) {
                todo.defenders.discard(from);
                return Some(m);
            }
        }
        self.loser_passes(plan, todo)
    }

    /// Whether the losing king on this square keeps the winner's away from where he is needed.
    fn hinders(&self, plan: &Plan, king: Square) -> bool {
        !self.has_arrived(plan) && (attacks::king_attacks(king) & plan.support).any()
    }

    /// A harmless move of a man of the loser that is not needed.
    fn bystander(&self, plan: &Plan, todo: &Todo) -> Option<Move> {
        let men = self.sketch.board.by_color(!self.side) & !self.sketch.board.kings();
        let men = men & !todo.defenders & !plan.beside & !plan.blockers;
        men.into_iter().find_map(|from| self.harmless(plan, from))
    }

    /// A step of the losing king that leaves him in time for the mate, so many moves later.
    fn stroll(&self, plan: &Plan, left: usize) -> Option<Move> {
        let king = self.sketch.king(!self.side);
        let steps = attacks::king_attacks(king) & !self.sketch.board.occupied();
        let in_time = |to: &Square| {
            let away = to.distance(plan.king) as usize;
            away <= left && (away > 0 || left != 1) && !self.hinders(plan, *to)
        };
        (steps.into_iter().filter(in_time)).find_map(|to| self.sketch.legal(king, to))
    }

    /// A move of the loser when there is nothing to do, the least harmful that there is.
    fn loser_passes(&self, plan: &Plan, todo: &Todo) -> Option<Move> {
        let board = &self.sketch.board;
        let king = self.sketch.king(!self.side);
        let men = board.by_color(!self.side).without(king);
        let harmless = |men: Bitboard| men.into_iter().find_map(|from| self.harmless(plan, from));
        let any = |men: Bitboard, closed: Bitboard| {
            (men.into_iter()).find_map(|from| self.sketch.legal_outside(from, closed))
        };
        let others = men & !todo.defenders;
        harmless(others & !plan.beside)
            .or_else(|| self.sketch.legal_outside(king, board.occupied()))
            .or_else(|| harmless(others & plan.beside))
            .or_else(|| any(men & !plan.beside, plan.critical))
            .or_else(|| any(men, board.occupied()))
            .or_else(|| any(men.with(king), Bitboard::EMPTY))
    }

    /// A move of a man of the loser after which it does not stand in the way of a plan.
    fn harmless(&self, plan: &Plan, from: Square) -> Option<Move> {
        let board = &self.sketch.board;
        let role = board.role_at(from)?;
        let occupied = board.occupied().without(from).with(plan.check);
        let moves = self.sketch.moves(from, role) & !plan.critical & !board.by_color(self.side);
        let disturbs = |to: &Square| {
            let role = match role {
                Role::Pawn if Bitboard::BACKRANKS.contains(*to) => Role::Queen,
                role => role,
            };
            let guards = attacks_from(*to, role, !self.side, occupied);
            let steps = match role {
                Role::Pawn => Bitboard::from_square(*to).shift(self.side.fold_wb(-8, 8)),
                _ => Bitboard::EMPTY,
            };
            let king = self.sketch.king(self.side);
            ((guards | steps) & plan.stops).any() || guards.contains(king)
        };
        (moves.into_iter().filter(|to| !disturbs(to))).find_map(|to| self.sketch.legal(from, to))
    }
}

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
