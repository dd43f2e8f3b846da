//! The search of last resort: every position that can come about, the promising ones first.
//!
//! A position is gone on from once; all positions are kept exactly, so that a search that has run out of
//! positions is a proof. Left out are positions with too little to mate with and those that are blocked for
//! good: from them there is no mate. Which position comes next is decided by several views in turn: near
//! to a mate in one of the corners, something new on the board, and the oldest of all. So a search that
//! one view would lead astray is saved by another.

use std::time::Instant;

use shakmaty::{Chess, Color, Move, Position, Role};

use super::blocked::is_blocked;
use super::estimate::{CORNERS, estimate};
use super::material::is_lacking_material;
use super::novelty::Novelty;
use super::table::{Key, Table};
use super::{Answer, Limits, Proof, Undecided};

/// Looks for a mate until there is none, or the limits are reached.
pub(super) fn search(position: &Chess, side: Color, limits: Limits) -> Answer {
    Search::new(position, side).run(limits)
}

/// The corners, and what is new.
const VIEWS: usize = CORNERS + 1;

/// So many turns belong to the views alone; later so many of each round go to the oldest position.
const EAGER: usize = 2000;
const OLDEST: usize = 4;

/// Something new counts more than any estimate.
const OLD: usize = 100;

/// So many positions between two looks at the clock.
const CLOCK: usize = 1024;

struct Search {
    side: Color,
    start: Chess,
    /// The positions met, by number.
    table: Table,
    /// From which position and by which move each was come to; nothing for the start.
    steps: Vec<Option<(u32, Move)>>,
    /// Whether there is nothing more to do with a position.
    done: Vec<bool>,
    /// Positions to go on from, once for every view.
    views: [Buckets; VIEWS],
    /// All positions before this number are done.
    oldest: usize,
    novelty: Novelty,
    blocked_check: BlockedCheck,
}

impl Search {
    fn new(position: &Chess, side: Color) -> Search {
        let mut table = Table::new();
        table.insert(Key::of(position));
        Search {
            side,
            start: position.clone(),
            table,
            steps: vec![None],
            done: vec![false],
            views: Default::default(),
            oldest: 0,
            novelty: Novelty::default(),
            blocked_check: BlockedCheck::default(),
        }
    }

    fn run(&mut self, limits: Limits) -> Answer {
        let begun = Instant::now();
        let mut turn = 0;
        while let Some(number) = self.next(turn) {
            turn += 1;
            self.done[number as usize] = true;
            // Only the key is kept, a third of a position's size: setting it up again costs less than
            // the memory would.
            let position = self.table.position(number, &self.start);
            for m in position.legal_moves() {
                if let Some(line) = self.visit(&position, number, m) {
                    return Answer::Winnable { line };
                }
            }
            if self.table.len() as u64 >= limits.nodes.min(Table::MOST) {
                return undecided(Undecided::Nodes(self.table.len() as u64));
            }
            // The number of positions decides by default, so that the same question has the same answer
            // on every computer; the clock is looked at only if somebody set a time.
            let late = |time| turn % CLOCK == 0 && begun.elapsed() >= time;
            if let Some(time) = limits.time.filter(|time| late(*time)) {
                return undecided(Undecided::Time(time));
            }
        }
        let positions = self.table.len() as u64;
        Answer::Unwinnable {
            proof: Proof::ExhaustedSearch { positions },
        }
    }

    /// The position to go on from, as the view whose turn it is sees it.
    fn next(&mut self, turn: usize) -> Option<u32> {
        let view = match turn < EAGER {
            true => turn % VIEWS,
            false => turn % (VIEWS + OLDEST),
        };
        if view < VIEWS {
            while let Some(number) = self.views[view].pop() {
                if !self.done[number as usize] {
                    return Some(number);
                }
            }
        }
        // A view that has run dry leaves its turn to the oldest position. Nothing is lost to a view that
        // never asks for it, and when nothing is left here either, everything has been seen.
        while *self.done.get(self.oldest)? {
            self.oldest += 1;
        }
        Some(self.oldest as u32)
    }

    /// Plays a move; the whole line if it mates.
    fn visit(&mut self, from: &Chess, parent: u32, m: Move) -> Option<Vec<Move>> {
        let mut position = from.clone();
        position.play_unchecked(m);
        // Men only get fewer and pawns only go on by these moves: after others the answers to the two
        // questions below are those of the position before.
        let irreversible = m.is_capture() || m.role() == Role::Pawn;
        if irreversible
            && is_lacking_material(&position, self.side)
            && !is_mate(&position, self.side)
        {
            return None;
        }
        // Met before: whatever follows from it is found from there, and a line that mates needs no
        // position twice.
        let number = self.table.insert(Key::of(&position))?;
        self.steps.push(Some((parent, m)));
        if is_mate(&position, self.side) {
            return Some(self.line(number));
        }
        let blocked = irreversible && self.blocked_check.is_blocked(&position, self.side);
        self.done.push(blocked);
        if !blocked {
            self.note(&position, number);
        }
        None
    }

    /// Lets every view see a position.
    fn note(&mut self, position: &Chess, number: u32) {
        let corners = estimate(position, self.side);
        let nearest = corners.into_iter().min().unwrap_or(0);
        let novelty = self.novelty.of(position);
        for (view, rank) in self.views.iter_mut().zip(corners) {
            view.push(rank, number);
        }
        self.views[CORNERS].push(novelty * OLD + nearest, number);
    }

    fn line(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some((parent, m)) = self.steps[number as usize] {
            line.push(m);
            number = parent;
        }
        line.reverse();
        line
    }
}

fn undecided(why: Undecided) -> Answer {
    Answer::Undecided { why }
}

fn is_mate(position: &Chess, side: Color) -> bool {
    position.turn() != side && position.is_check() && position.is_checkmate()
}

/// Asks whether a position is blocked, and less often the more often that was in vain.
#[derive(Default)]
struct BlockedCheck {
    in_vain: u32,
    skip: u32,
}

impl BlockedCheck {
    /// Whether a position is blocked for good. The less often that helps, the less often it is asked.
    fn is_blocked(&mut self, position: &Chess, side: Color) -> bool {
        if self.skip > 0 {
            self.skip -= 1;
            return false;
        }
        let blocked = is_blocked(position, side);
        self.in_vain = match blocked {
            true => self.in_vain / 4,
            false => (self.in_vain + 1).min(63),
        };
        self.skip = self.in_vain;
        blocked
    }
}

/// Numbers, those with the lowest rank first, and of these the newest.
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
        while let Some(bucket) = self.buckets.get_mut(self.lowest) {
            if let Some(number) = bucket.pop() {
                return Some(number);
            }
            self.lowest += 1;
        }
        None
    }
}
