//! Lines that are forced.
//!
//! As long as a player has one legal move only, that move is played. The position at the end can be
//! mated in if and only if the first one can; if the line comes back to a position it has been in, it
//! goes round for ever. Where there are a few moves, each of them may soon end the game or leave too
//! little to mate with: then all are tried.

use shakmaty::{Chess, Color, Move, Position, Role, attacks};

use super::material::is_lacking_material;
use super::sketch::Sketch;

/// Longer lines are left to the search.
const LONGEST: usize = 64;

/// All moves are tried so deep and so far, where there are few of them.
const PLIES: u32 = 8;
const NODES: u32 = 400;
const FEW: usize = 6;

/// Where forced moves lead.
pub(super) struct ForcedLine {
    pub moves: Vec<Move>,
    pub end: Chess,
    /// Whether the line goes round for ever.
    pub circular: bool,
}

/// Plays the moves that are forced.
pub(super) fn forced_line(position: &Chess) -> ForcedLine {
    let mut line = ForcedLine {
        moves: Vec::new(),
        end: position.clone(),
        circular: false,
    };
    let mut before = Vec::new();
    while line.moves.len() < LONGEST {
        let moves = line.end.legal_moves();
        // No move ends the game, several are a choice; both are for others to judge.
        let [only] = moves[..] else { break };
        before.push(line.end.clone());
        line.end.play_unchecked(only);
        line.moves.push(only);
        if before.contains(&line.end) {
            line.circular = true;
            break;
        }
    }
    line
}

/// Whether there are so many moves that nothing is forced.
///
/// Men that are not the first on a line from their king are not pinned; if there is no check, all their
/// moves are legal.
pub(super) fn has_choice(position: &Chess) -> bool {
    let sketch = Sketch::of(position);
    let king = sketch.king(sketch.turn);
    // In check most moves are illegal; telling which are not costs more than this question may.
    if sketch.checkers().any() {
        return false;
    }
    let board = &sketch.board;
    let near = attacks::queen_attacks(king, board.occupied());
    let free = board.by_color(sketch.turn) & !near.with(king);
    let mut count = 0;
    (free.into_iter()).any(|from| {
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        count += sketch.moves(from, role).count();
        count > FEW
    })
}

/// Whether every line ends soon without a mate by `side`: by another end of the game, or with too
/// little to mate with. How many half-moves that takes; nothing if some line goes on.
pub(super) fn ends_soon(position: &Chess, side: Color) -> Option<u32> {
    let mut nodes = NODES;
    longest_end(position, side, PLIES, &mut nodes)
}

fn longest_end(position: &Chess, side: Color, plies: u32, nodes: &mut u32) -> Option<u32> {
    if is_lacking_material(position, side) && !(position.is_check() && position.is_checkmate()) {
        return Some(0);
    }
    // Giving up is always safe: it leaves the question to the layers that follow.
    if plies == 0 || *nodes == 0 || has_choice(position) {
        return None;
    }
    *nodes -= 1;
    let moves = position.legal_moves();
    if moves.len() > FEW {
        return None;
    }
    if moves.is_empty() {
        let mated = position.is_check() && position.turn() != side;
        return (!mated).then_some(0);
    }
    let mut longest = 0;
    for m in moves {
        let mut next = position.clone();
        next.play_unchecked(m);
        // One line that goes on is enough to know nothing: the players help each other to a mate.
        longest = longest.max(1 + longest_end(&next, side, plies - 1, nodes)?);
    }
    Some(longest)
}
