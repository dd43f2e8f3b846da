//! The search of last resort: every position that can come about, the promising ones first.

use shakmaty::{Chess, Color, Move, Position, Role};

use super::blocked::is_blocked;
use super::estimate::estimate;
use super::novelty::Novelty;
use super::material::lacks_material;
use super::table::{Key, Table};
use super::{Answer, Limits, Proof, Why};

pub(super) fn search(position: &Chess, side: Color, limits: Limits) -> Answer {
    let mut search = Search::new(position, side);
    search.run(limits)
}

const VIEWS: usize = 5;

struct Search {
    novelty: Novelty,
    side: Color,
    table: Table,
    /// How each position of the table was come to.
    steps: Vec<(u32, Move)>,
    /// Whether the moves of a position of the table were played.
    done: Vec<bool>,
    /// Positions to go on from, once for every view.
    open: [Buckets; VIEWS],
    breadth: usize,
    start: Chess,
    skip: u32,
    in_vain: u32,
}

/// Numbers in the order of their ranks.
#[derive(Default)]
struct Buckets {
    buckets: Vec<Vec<u32>>,
    lowest: usize,
}

impl Buckets {
    fn push(&mut self, rank: usize, number: u32) {
        if rank >= self.buckets.len() {
            self.buckets.resize_with(rank + 1, Vec::new);
        }
        self.buckets[rank].push(number);
        self.lowest = self.lowest.min(rank);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.lowest < self.buckets.len() {
            if let Some(number) = self.buckets[self.lowest].pop() {
                return Some(number);
            }
            self.lowest += 1;
        }
        None
    }
}

impl Search {
    fn new(position: &Chess, side: Color) -> Search {
        let mut table = Table::new();
        table.insert(Key::of(position));
        Search {
            novelty: Novelty::default(),
            side,
            table,
            steps: vec![(
                0,
                Move::Put {
                    role: Role::Pawn,
                    to: shakmaty::Square::A1,
                },
            )],
            done: vec![false],
            open: Default::default(),
            breadth: 0,
            start: position.clone(),
            skip: 0,
            in_vain: 0,
        }
    }

    fn run(&mut self, limits: Limits) -> Answer {
        let mut view = 0;
        loop {
            view = (view + 1) % (VIEWS + 1);
            let next = match view {
                VIEWS => {
                    while self.breadth < self.done.len() && self.done[self.breadth] {
                        self.breadth += 1;
                    }
                    if self.breadth == self.done.len() {
                        break;
                    }
                    Some(self.breadth as u32)
                }
                _ => self.open[view].pop(),
            };
            let Some(number) = next else { continue };
            if std::mem::replace(&mut self.done[number as usize], true) {
                continue;
            }
            let position = self.table.position(number, &self.start);
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
        let blocked = irreversible && self.is_blocked(&position);
        self.done.push(blocked);
        if !blocked {
            let e = estimate(&position, self.side);
            let min = *e.iter().min().unwrap();
            let nov = self.novelty.of(&position);
            for v in 0..4 { self.open[v].push(e[v], number); }
            self.open[4].push(nov * 100 + min, number);
        }
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
