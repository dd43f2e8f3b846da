//! The search of last resort: every position that can come about, the promising ones first.

use shakmaty::{Chess, Color, Move, Position, Role};

use super::blocked::is_blocked;
use super::estimate::Estimate;
use super::material::lacks_material;
use super::table::{Key, Table};
use super::{Answer, Limits, Proof, Why};

pub(super) fn search(position: &Chess, side: Color, limits: Limits) -> Answer {
    let mut search = Search::new(position, side);
    search.run(limits)
}

struct Search {
    side: Color,
    table: Table,
    /// How each position of the table was come to.
    steps: Vec<(u32, Move)>,
    /// Positions to go on from, by how promising they are.
    open: Vec<Vec<(u32, Chess)>>,
    best: usize,
    start: Chess,
    estimate: Estimate,
    skip: u32,
    in_vain: u32,
}

impl Search {
    fn new(position: &Chess, side: Color) -> Search {
        let mut table = Table::new();
        table.insert(Key::of(position));
        Search {
            side,
            table,
            steps: vec![(
                0,
                Move::Put {
                    role: Role::Pawn,
                    to: shakmaty::Square::A1,
                },
            )],
            open: vec![vec![(0, position.clone())]],
            best: 0,
            start: position.clone(),
            estimate: Estimate::new(position, side),
            skip: 0,
            in_vain: 0,
        }
    }

    fn run(&mut self, limits: Limits) -> Answer {
        while let Some((number, position)) = self.next() {
            for m in position.legal_moves() {
                if let Some(line) = self.visit(&position, number, m) {
                    return Answer::Winnable { line };
                }
            }
            if self.table.len() as u64 > limits.nodes {
                return Answer::Undecided {
                    why: Why::Nodes(limits.nodes),
                };
            }
        }
        Answer::Unwinnable {
            proof: Proof::ExhaustedSearch {
                positions: self.table.len() as u64,
            },
        }
    }

    fn next(&mut self) -> Option<(u32, Chess)> {
        while self.best < self.open.len() {
            if let Some(next) = self.open[self.best].pop() {
                return Some(next);
            }
            self.best += 1;
        }
        None
    }

    /// Plays a move; the whole line if it mates.
    fn visit(&mut self, from: &Chess, parent: u32, m: Move) -> Option<Vec<Move>> {
        let mut position = from.clone();
        position.play_unchecked(m);
        let irreversible = m.is_capture() || m.role() == Role::Pawn;
        if irreversible && lacks_material(&position, self.side) {
            return None;
        }
        let number = self.table.insert(Key::of(&position))?;
        self.steps.push((parent, m));
        if position.turn() != self.side && position.is_checkmate() {
            return Some(self.line(number));
        }
        if irreversible && self.is_blocked(&position) {
            return None;
        }
        let rank = self.estimate.of(&position, irreversible);
        if rank >= self.open.len() {
            self.open.resize_with(rank + 1, Vec::new);
        }
        self.open[rank].push((number, position));
        self.best = self.best.min(rank);
        None
    }

    /// Whether a position is blocked for good. Asked the less often, the less often it helps.
    fn is_blocked(&mut self, position: &Chess) -> bool {
        if self.skip > 0 {
            self.skip -= 1;
            return false;
        }
        let blocked = is_blocked(position, self.side);
        self.in_vain = match blocked {
            true => self.in_vain / 4,
            false => (self.in_vain + 1).min(63),
        };
        self.skip = self.in_vain;
        blocked
    }

    fn line(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while number != 0 {
            let (parent, m) = self.steps[number as usize];
            line.push(m);
            number = parent;
        }
        line.reverse();
        let mut position = self.start.clone();
        for m in &line {
            position = position.play(*m).expect("legal");
        }
        assert!(position.is_checkmate());
        line
    }
}
