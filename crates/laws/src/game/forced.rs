//! Mates that cannot be avoided: "a forced win", as US Chess rule 14E asks for it.

use adoube_types::Colour;
use shakmaty::{Chess, Color, Move, Position};

use crate::colour::to_shakmaty;

/// How far to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    pub plies: u32,
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            plies: 11,
            nodes: 2_000_000,
        }
    }
}

/// What a search for a forced mate found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ForcedMate {
    /// The player mates against any defence; one line of it, with the longest defence.
    Found { line: Vec<Move> },
    /// There is no forced mate, of any length: every line was followed to its end.
    None,
    /// There is none within so many half-moves; longer ones were not looked at.
    NotWithin {
        /// Half-moves searched completely.
        plies: u32,
    },
}

/// Searches for a mate by `side` against any defence, from the present position.
pub fn forced_mate(position: &Chess, side: Colour, limits: Limits) -> ForcedMate {
    let mut search = Search {
        side: to_shakmaty(side),
        nodes: limits.nodes,
        cut: false,
    };
    let mut done = 0;
    for plies in 0..=limits.plies {
        search.cut = false;
        match search.mates(position, plies) {
            Some(Some(line)) => {
                return ForcedMate::Found {
                    line: reversed(line),
                };
            }
            Some(None) if !search.cut => return ForcedMate::None,
            Some(None) => done = plies,
            None => break,
        }
    }
    ForcedMate::NotWithin { plies: done }
}

fn reversed(mut line: Vec<Move>) -> Vec<Move> {
    line.reverse();
    line
}

struct Search {
    side: Color,
    nodes: u64,
    /// Whether a line was not followed to its end.
    cut: bool,
}

impl Search {
    /// The line of a forced mate within so many half-moves, from its end; nothing within when there
    /// is none, and nothing at all when the nodes are spent.
    fn mates(&mut self, position: &Chess, plies: u32) -> Option<Option<Vec<Move>>> {
        self.nodes = self.nodes.checked_sub(1)?;
        let moves = position.legal_moves();
        if moves.is_empty() {
            let mated = position.is_check() && position.turn() != self.side;
            return Some(mated.then(Vec::new));
        }
        if plies == 0 {
            self.cut = true;
            return Some(None);
        }
        match position.turn() == self.side {
            true => self.some_move(position, &moves, plies),
            false => self.every_move(position, &moves, plies),
        }
    }

    fn some_move(
        &mut self,
        position: &Chess,
        moves: &[Move],
        plies: u32,
    ) -> Option<Option<Vec<Move>>> {
        for m in moves {
            if let Some(mut line) = self.mates(&after(position, *m), plies - 1)? {
                line.push(*m);
                return Some(Some(line));
            }
        }
        Some(None)
    }

    fn every_move(
        &mut self,
        position: &Chess,
        moves: &[Move],
        plies: u32,
    ) -> Option<Option<Vec<Move>>> {
        let mut longest: Option<Vec<Move>> = None;
        for m in moves {
            let Some(mut line) = self.mates(&after(position, *m), plies - 1)? else {
                return Some(None);
            };
            line.push(*m);
            if longest
                .as_ref()
                .is_none_or(|other| other.len() < line.len())
            {
                longest = Some(line);
            }
        }
        Some(longest)
    }
}

fn after(position: &Chess, m: Move) -> Chess {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}
