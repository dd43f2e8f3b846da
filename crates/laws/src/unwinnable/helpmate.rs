//! A quick way to a mate in ordinary positions.
//!
//! Both players work on the same mate. A [`Plan`](super::plan::Plan) says what has to be done, and they do
//! it (`follow.rs`). If there is none, they make the position simpler (`march.rs`): the winner promotes a
//! pawn and captures the pieces that the loser offers, the losing king goes to a corner, the winner's
//! king after him; then there is a plan. Most positions of games are mate after ten or fifteen
//! half-moves. What does not work is tried again another way.
//!
//! Every move is a legal one (see [`Sketch::legal`]) and the last one mates, so a line that comes out is
//! one. If none does, nothing is known.

use shakmaty::{Chess, Color, Move, Role, Square, attacks};

use super::corner::corner_mate;
use super::net::Net;
use super::route::corner;
use super::sketch::Sketch;

/// So many ways are tried.
const ATTEMPTS: usize = 24;

/// Half-moves after which one is given up.
const LONGEST: usize = 60;

/// So many half-moves the players go on before they look for a plan among the loser's pieces again.
const MARCH: usize = 16;

/// Looks for a mate; the moves if one was found.
pub(super) fn helpmate(start: &Chess, side: Color) -> Option<Vec<Move>> {
    let sketch = Sketch::of(start);
    let board = &sketch.board;
    let strong = board.by_color(side) & (board.pawns() | board.rooks_and_queens());
    match strong.any() {
        true => Course::new(sketch, side, 0).run(),
        false => corner_mate(sketch, side),
    }
}

/// Looks for a mate in other ways.
pub(super) fn another(start: &Chess, side: Color) -> Option<Vec<Move>> {
    let sketch = Sketch::of(start);
    (1..ATTEMPTS).find_map(|attempt| Course::new(sketch.clone(), side, attempt).run())
}

/// A game in which both players work on a mate.
pub(super) struct Course {
    pub side: Color,
    pub sketch: Sketch,
    pub line: Vec<Move>,
    pub attempt: usize,
    /// Where the losing king goes.
    pub corner: Square,
    /// Plans that came to nothing.
    pub failed: usize,
}

/// How far a plan or a march has come.
pub(super) enum Progress {
    Mate,
    On,
    Stuck,
}

impl Course {
    fn new(sketch: Sketch, side: Color, attempt: usize) -> Course {
        Course {
            side,
            corner: corner(sketch.king(!side), attempt),
            sketch,
            line: Vec::with_capacity(LONGEST),
            attempt,
            failed: 0,
        }
    }

    fn run(mut self) -> Option<Vec<Move>> {
        while self.is_short() {
            match self.advance() {
                Progress::Mate => return Some(self.line),
                Progress::Stuck => return None,
                Progress::On => (),
            }
        }
        None
    }

    pub(super) fn is_short(&self) -> bool {
        self.line.len() < LONGEST
    }

    /// Goes some moves on.
    fn advance(&mut self) -> Progress {
        if self.should_plan() {
            let sketch = self.sketch.clone();
            let net = Net::new(&sketch, self.side);
            let choice = match self.line.is_empty() {
                true => self.attempt,
                false => usize::from((self.failed + self.attempt) % 4 == 3),
            };
            if let Some(plan) = net.plan(choice) {
                return self.follow(&net, plan);
            }
        }
        self.march()
    }

    /// Whether a plan is worth looking for: at first, and every other move when the loser has no pieces left.
    fn should_plan(&self) -> bool {
        if !self.is_heavy() {
            return false;
        }
        if self.line.is_empty() && self.attempt < 2 {
            return self.winner_to_move() || self.sketch.checkers().is_empty();
        }
        let board = &self.sketch.board;
        let pieces = board.by_color(!self.side) & !board.pawns() & !board.kings();
        let played = self.line.len();
        let again = match pieces.any() {
            true => played % MARCH == MARCH - 1,
            false => played % 4 < 2,
        };
        self.winner_to_move() && again
    }

    pub(super) fn winner_to_move(&self) -> bool {
        self.sketch.turn == self.side
    }

    /// Whether the winner has a queen or rook.
    pub(super) fn is_heavy(&self) -> bool {
        let board = &self.sketch.board;
        (board.by_color(self.side) & board.rooks_and_queens()).any()
    }

    pub(super) fn play(&mut self, m: Move) -> Progress {
        self.sketch.play(m);
        self.line.push(m);
        if self.winner_to_move() {
            return Progress::On;
        }
        let checkers = self.sketch.checkers();
        // A pawn that has made a double step could be captured in passing.
        let double_step =
            m.role() == Role::Pawn && m.from().is_some_and(|from| from.distance(m.to()) == 2);
        let mates = checkers.any() && !double_step;
        match mates && self.sketch.is_mate(checkers) {
            true => Progress::Mate,
            false => Progress::On,
        }
    }

    /// Whether a move ends the game in another way than by a mate of the losing king.
    ///
    /// A player who has pieces is not stalemated. The winner could be mated by a pawn that promotes or by a
    /// man that uncovers a check.
    pub(super) fn spoils(&self, m: Move) -> bool {
        let board = &self.sketch.board;
        let turn = self.sketch.turn;
        let others = board.by_color(!turn).without(m.to());
        let bare = (others & !board.pawns() & !board.kings()).is_empty();
        let checks = || {
            let king = self.sketch.king(self.side);
            let lines = attacks::queen_attacks(king, board.occupied());
            m.is_promotion() || m.from().is_some_and(|from| lines.contains(from))
        };
        if !bare && (turn == self.side || !checks()) {
            return false;
        }
        let mut after = self.sketch.clone();
        after.play(m);
        !after.can_move() && (turn != self.side || after.checkers().is_empty())
    }
}
