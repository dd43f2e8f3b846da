//! Whether a mate can be avoided for ever: the other side of "a forced win" (US Chess rule 14E).
//!
//! A search by depth finds a forced mate but cannot show that there is none, however long. This one does:
//! it builds a defence. The defender needs one answer in each position, the attacker may try every move;
//! a set of positions that the attacker cannot leave and in which nobody is mated is a proof. Where an
//! answer turns out to lose, those who relied on it take the next one; a position without answers is
//! lost. So both results are exact, and only the number of positions can be too great.

use std::cmp::Reverse;
use std::collections::HashMap;

use shakmaty::{Chess, Color, Move, Position, Role};

use crate::unwinnable::is_lacking_material;

/// How many positions a defence may have.
pub(super) const POSITIONS: usize = 200_000;

/// With more men than these a defence is worth building only if it is a simple one.
const FEW_MEN: usize = 6;

/// How many positions a simple defence has at most.
const SIMPLE: usize = 20_000;

/// A key has room for so many men.
const MEN: usize = 12;

/// Whether `side` cannot force mate from here, of any length; nothing if the defence grows too large.
pub(super) fn can_avoid_mate(position: &Chess, side: Color, positions: usize) -> Option<bool> {
    let castles = position.castles().castling_rights().any();
    let positions = match position.board().occupied().count() {
        men if castles || men > MEN => return None,
        men if men > FEW_MEN => positions.min(SIMPLE),
        _ => positions,
    };
    let plans = [Plan::AnyMiddleSquare, Plan::OneMiddleSquare].into_iter();
    let mut found = plans.map(|plan| Defence::new(side, plan).holds(position, positions));
    found.find_map(|holds| holds)
}

/// Where the defender's king goes if nothing else decides. Neither plan is always the smaller one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// To the middle.
    AnyMiddleSquare,
    /// To the middle, always in the same order of squares.
    OneMiddleSquare,
}

/// What is known of a position.
enum Place {
    /// There is no mate, whatever follows.
    Safe,
    /// Mate is forced.
    Lost,
    /// Neither, so far.
    Node(usize),
}

struct Node {
    position: Chess,
    /// The defender's answers that were not found to lose, the best one last.
    answers: Option<Vec<Move>>,
    /// Mate is forced.
    lost: bool,
    /// Who relies on this position.
    relied_on_by: Vec<usize>,
}

struct Defence {
    side: Color,
    plan: Plan,
    nodes: Vec<Node>,
    places: HashMap<u128, usize>,
    open: Vec<usize>,
}

impl Defence {
    fn new(side: Color, plan: Plan) -> Defence {
        Defence {
            side,
            plan,
            nodes: Vec::new(),
            places: HashMap::new(),
            open: Vec::new(),
        }
    }

    /// Whether mate is avoided from a position; nothing if there are too many positions.
    fn holds(mut self, position: &Chess, positions: usize) -> Option<bool> {
        let root = match self.place(position.clone()) {
            Place::Safe => return Some(true),
            Place::Lost => return Some(false),
            Place::Node(root) => root,
        };
        while let Some(node) = self.open.pop() {
            self.look_at(node);
            if self.nodes[root].lost {
                return Some(false);
            }
            if self.nodes.len() > positions {
                return None;
            }
        }
        Some(true)
    }

    fn place(&mut self, position: Chess) -> Place {
        let known = self.places.get(&key(&position));
        if let Some(&node) = known {
            return match self.nodes[node].lost {
                true => Place::Lost,
                false => Place::Node(node),
            };
        }
        if is_lacking_material(&position, self.side) {
            return Place::Safe;
        }
        if position.legal_moves().is_empty() {
            let mated = position.is_check() && position.turn() != self.side;
            return if mated { Place::Lost } else { Place::Safe };
        }
        let node = self.nodes.len();
        self.places.insert(key(&position), node);
        self.nodes.push(Node {
            position,
            answers: None,
            lost: false,
            relied_on_by: Vec::new(),
        });
        self.open.push(node);
        Place::Node(node)
    }

    fn look_at(&mut self, node: usize) {
        if self.nodes[node].lost {
            return;
        }
        match self.nodes[node].position.turn() == self.side {
            true => self.attack(node),
            false => self.defend(node),
        }
    }

    /// The attacker's position is lost for the defender if one move leads to a lost one.
    fn attack(&mut self, node: usize) {
        let position = self.nodes[node].position.clone();
        for m in position.legal_moves() {
            match self.place(after(&position, m)) {
                Place::Safe => {}
                Place::Lost => return self.lose(node),
                Place::Node(next) => self.nodes[next].relied_on_by.push(node),
            }
        }
    }

    /// The defender's position is lost if no answer is left.
    fn defend(&mut self, node: usize) {
        let position = self.nodes[node].position.clone();
        let mut answers = match self.nodes[node].answers.take() {
            Some(answers) => answers,
            None => self.ordered(&position),
        };
        while let Some(&answer) = answers.last() {
            match self.place(after(&position, answer)) {
                Place::Safe => break,
                Place::Lost => {
                    answers.pop();
                }
                Place::Node(next) => {
                    self.nodes[next].relied_on_by.push(node);
                    break;
                }
            }
        }
        let lost = answers.is_empty();
        self.nodes[node].answers = Some(answers);
        if lost {
            self.lose(node);
        }
    }

    /// Everybody who relied on a lost position looks again.
    fn lose(&mut self, node: usize) {
        self.nodes[node].lost = true;
        let relied = std::mem::take(&mut self.nodes[node].relied_on_by);
        self.open.extend(relied);
    }

    /// The answers, the best one last: what ends the attack, what is known already, then the king to the
    /// middle and everything else as it was. It only keeps the defence small.
    fn ordered(&self, position: &Chess) -> Vec<Move> {
        let mut answers: Vec<Move> = position.legal_moves().into_iter().collect();
        answers.sort_by_cached_key(|&m| {
            let next = after(position, m);
            let rank = match self.places.contains_key(&key(&next)) {
                _ if is_lacking_material(&next, self.side) => 0,
                true => 1,
                false => 2,
            };
            let square = match self.plan {
                Plan::AnyMiddleSquare => 0,
                Plan::OneMiddleSquare => u32::from(m.to()),
            };
            let pawn = m.role() == Role::Pawn;
            Reverse((rank, m.role() != Role::King, pawn, from_middle(m), square))
        });
        answers
    }
}

/// How far a move's square is from the middle.
fn from_middle(m: Move) -> u32 {
    let from = |line: u32| (2 * line).abs_diff(7);
    from(m.to().file().into()).max(from(m.to().rank().into()))
}

/// The men, whose move it is and a capture en passant: everything there is without castling. A bit before
/// them tells how many men there are.
fn key(position: &Chess) -> u128 {
    let en_passant = position.legal_ep_square().map_or(0, u128::from);
    let start = 1 << 7 | en_passant << 1 | u128::from(position.turn().is_white());
    let men = position.board().into_iter();
    men.fold(start, |key, (square, piece)| {
        let man = u128::from(square) << 4
            | u128::from(piece.role) << 1
            | u128::from(piece.color.is_white());
        key << 10 | man
    })
}

fn after(position: &Chess, m: Move) -> Chess {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}
