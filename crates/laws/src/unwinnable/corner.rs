//! Mates in a corner with minor pieces.
//!
//! A knight or a bishop mates in a corner: the winner's king guards two of the three squares beside the
//! losing king, and the third is blocked by a man of the loser or guarded by another minor piece. From
//! the ways of all men to such a mate we estimate how far it is, and always go on from the position that
//! seems nearest. The line that comes out is checked like every other; if none does, nothing is known.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;
use std::sync::LazyLock;

use shakmaty::{Bitboard, Board, Color, Move, Rank, Square, attacks};

use super::mixed::{Mixed, mix};
use super::reach::file_ahead;
use super::sketch::Sketch;

/// So many positions are looked at.
const MOST: usize = 400;

/// Looks for a mate; the moves if one was found.
pub(super) fn corner_mate(start: Sketch, side: Color) -> Option<Vec<Move>> {
    let mut walk = CornerSearch {
        side,
        nodes: Vec::with_capacity(256),
        seen: HashSet::default(),
        open: Vec::new(),
    };
    walk.run(start)
}

/// A position that was met, and how.
struct Node {
    sketch: Sketch,
    parent: usize,
    by: Option<Move>,
}

struct CornerSearch {
    side: Color,
    nodes: Vec<Node>,
    seen: HashSet<u64, BuildHasherDefault<Mixed>>,
    /// Positions to go on from, by how far they seem to be.
    open: Vec<Vec<usize>>,
}

impl CornerSearch {
    fn run(&mut self, start: Sketch) -> Option<Vec<Move>> {
        let mut views: Vec<(usize, &View)> = (VIEWS.iter())
            .map(|view| (far(view, &start, self.side), view))
            .filter(|(far, _)| *far < NEVER)
            .collect();
        views.sort_by_key(|(far, _)| *far);
        for (_, view) in views {
            let (mut line, end) = descend(start.clone(), self.side, view);
            if end.is_over(self.side) {
                return Some(line);
            }
            if let Some(rest) = self.look(end, view) {
                line.extend(rest);
                return Some(line);
            }
        }
        None
    }

    /// Goes on from the position that seems nearest until there is a mate.
    fn look(&mut self, start: Sketch, view: &View) -> Option<Vec<Move>> {
        self.nodes.clear();
        self.seen.clear();
        self.open.clear();
        self.note(start, view, 0, None);
        while self.nodes.len() < MOST {
            let number = self.open.iter_mut().find_map(Vec::pop)?;
            let sketch = self.nodes[number].sketch.clone();
            let mut line = None;
            sketch.each_move(|m| {
                if line.is_none() && self.go(&sketch, view, number, m) {
                    line = Some(self.line(number, m));
                }
                line.is_none()
            });
            if line.is_some() {
                return line;
            }
        }
        None
    }

    /// Plays a move; whether it mates.
    fn go(&mut self, from: &Sketch, view: &View, number: usize, m: Move) -> bool {
        let mut after = from.clone();
        after.play(m);
        if after.turn != self.side {
            let checkers = after.checkers();
            if checkers.any() && after.is_mate(checkers) {
                return true;
            }
        }
        self.note(after, view, number, Some(m));
        false
    }

    fn note(&mut self, sketch: Sketch, view: &View, parent: usize, by: Option<Move>) {
        let far = far(view, &sketch, self.side);
        if far >= NEVER || !self.seen.insert(hash(&sketch)) {
            return;
        }
        if far >= self.open.len() {
            self.open.resize_with(far + 1, Vec::new);
        }
        self.open[far].push(self.nodes.len());
        self.nodes.push(Node { sketch, parent, by });
    }

    fn line(&self, mut number: usize, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while let Some(m) = self.nodes[number].by {
            line.push(m);
            number = self.nodes[number].parent;
        }
        line.reverse();
        line
    }
}

/// Positions with the same number are taken for one: that makes us miss a line, not give out a wrong one.
fn hash(sketch: &Sketch) -> u64 {
    let (roles, colors) = sketch.board.clone().into_bitboards();
    let start = mix(colors.white.0 ^ sketch.turn as u64);
    [
        roles.pawn,
        roles.knight,
        roles.bishop,
        roles.rook,
        roles.queen,
        roles.king,
    ]
    .into_iter()
    .fold(start, |hash, men| mix(hash ^ men.0))
}

/// A corner and the squares around it, seen from one of its two sides.
struct View {
    corner: Square,
    /// Beside the corner: what is blocked or guarded.
    block: Square,
    /// Where the winner's king stands: beside the edge, and on it.
    near: Square,
    edge: Square,
    /// Where a knight checks: on the far side of the blocked square, and between the king and the corner.
    far_check: Square,
    near_check: Square,
    /// On the other edge.
    other_edge: Square,
}

/// All eight views, found from that of a1 with b1 blocked.
static VIEWS: LazyLock<[View; 8]> = LazyLock::new(|| {
    std::array::from_fn(|turn| {
        let see = |square: Square| {
            let square = if turn & 1 != 0 {
                square.flip_diagonal()
            } else {
                square
            };
            let square = if turn & 2 != 0 {
                square.flip_horizontal()
            } else {
                square
            };
            if turn & 4 != 0 {
                square.flip_vertical()
            } else {
                square
            }
        };
        View {
            corner: see(Square::A1),
            block: see(Square::B1),
            near: see(Square::B3),
            edge: see(Square::A3),
            far_check: see(Square::C2),
            near_check: see(Square::B3),
            other_edge: see(Square::C1),
        }
    })
});

static KNIGHT: LazyLock<[[u8; 64]; 64]> = LazyLock::new(|| {
    Square::ALL.map(|from| {
        let mut ways = [u8::MAX; 64];
        let mut reached = Bitboard::from_square(from);
        let mut fresh = reached;
        let mut steps = 0;
        while fresh.any() {
            for square in fresh {
                ways[usize::from(square)] = steps;
            }
            let next = (fresh.into_iter()).fold(Bitboard::EMPTY, |all, square| {
                all | attacks::knight_attacks(square)
            });
            fresh = next & !reached;
            reached |= next;
            steps += 1;
        }
        ways
    })
});

fn knight(from: Square, to: Square) -> usize {
    usize::from(KNIGHT[usize::from(from)][usize::from(to)])
}

fn bishop(from: Square, to: Square) -> usize {
    if from == to {
        return 0;
    }
    if from.is_light() != to.is_light() {
        return NEVER;
    }
    let straight = from.file().distance(to.file()) == from.rank().distance(to.rank());
    if straight { 1 } else { 2 }
}

/// A check is given by a move: a man that is there has to leave first.
fn again(way: usize) -> usize {
    if way == 0 { 2 } else { way }
}

fn rook(from: Square, to: Square) -> usize {
    usize::from(from.file() != to.file()) + usize::from(from.rank() != to.rank())
}

/// Goes straight towards the nearest mate as long as every move brings it nearer.
fn descend(start: Sketch, side: Color, view: &View) -> (Vec<Move>, Sketch) {
    let mut nearest = far(view, &start, side);
    let mut line = Vec::with_capacity(2 * nearest);
    let mut sketch = start;
    loop {
        let mut next = None;
        sketch.each_move(|m| {
            let mut after = sketch.clone();
            after.play(m);
            let away = far(view, &after, side);
            if away < nearest {
                nearest = away;
                next = Some((m, after));
            }
            next.is_none()
        });
        let Some((m, after)) = next else {
            return (line, sketch);
        };
        line.push(m);
        sketch = after;
    }
}

/// More than any way.
const NEVER: usize = 60;

/// How many half-moves a mate in this corner seems to be away.
///
/// The winner's last move is the mate; by then the loser has done what is his.
fn far(view: &View, sketch: &Sketch, side: Color) -> usize {
    let scene = Scene::new(view, sketch, side);
    let to_move = sketch.turn == side;
    let mut least = NEVER;
    scene.each_way(|winner, loser| {
        let plies = match to_move {
            true => 2 * winner.max(loser + 1) - 1,
            false => 2 * winner.max(loser),
        };
        least = least.min(plies);
    });
    least
}

/// A position as one view of a corner shows it.
struct Scene<'a> {
    view: &'a View,
    board: &'a Board,
    side: Color,
    losing_king: Square,
    /// Steps of the losing king to the corner.
    losing: usize,
    /// Steps of the winner's king to his two squares.
    to_near: usize,
    to_edge: usize,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View, sketch: &'a Sketch, side: Color) -> Scene<'a> {
        let losing_king = sketch.king(!side);
        let king = sketch.king(side);
        let losing = losing_king.distance(view.corner) as usize;
        // The winner's king closes the corner when the losing king is in.
        let outside = usize::from(losing > 1);
        Scene {
            view,
            board: &sketch.board,
            side,
            losing_king,
            losing,
            to_near: (king.distance(view.near) as usize).max(outside),
            to_edge: (king.distance(view.edge) as usize).max(outside),
        }
    }

    /// Moves of the winner and of the loser, for every kind of mate.
    fn each_way(&self, mut each: impl FnMut(usize, usize)) {
        let &Scene { view, board, .. } = self;
        let own = board.by_color(self.side);
        let blockers = self.blockers();
        let as_pawn = |check: Square| {
            let guards = attacks::pawn_attacks(!self.side, view.block);
            if guards.contains(check) {
                NEVER
            } else {
                blockers.pawn
            }
        };
        for man in own & board.knights() {
            let far = again(knight(man, view.far_check));
            let near = again(knight(man, view.near_check));
            let (guard, steps) = self.guard(own.without(man));
            each(far + self.to_near.min(self.to_edge) + guard, steps);
            each(near + self.to_edge + guard, steps);
            let block = blockers.knight.min(as_pawn(view.far_check));
            each(far + self.to_near, self.losing + block);
            let block = blockers.rook.min(as_pawn(view.far_check));
            each(far + self.to_edge, self.losing + block);
            let block = blockers.bishop.min(as_pawn(view.near_check));
            each(near + self.to_edge, self.losing + block);
        }
        for man in own & board.bishops() {
            // It checks by coming onto the diagonal.
            let check = match bishop(man, view.corner) {
                NEVER => continue,
                2 => 1,
                _ => 2,
            };
            let king = self.to_near.min(self.to_edge);
            let (guard, steps) = self.guard(own.without(man));
            each(check + king + guard, steps);
            let block = blockers.bishop.min(blockers.pawn);
            each(check + king, self.losing + block);
            // A knight could step between, unless the bishop checks from beside the king.
            let beside = 1 + bishop(man, view.edge).min(bishop(man, view.other_edge));
            each(beside + self.to_near, self.losing + blockers.knight);
        }
    }

    /// How another minor piece guards the third square, and what the losing king does: it comes with
    /// check when he is there, and he goes to the corner.
    fn guard(&self, others: Bitboard) -> (usize, usize) {
        let block = self.view.block;
        let inside = self.losing == 0 || self.losing_king == block;
        let there = if inside { 0 } else { 2 };
        let by_knight = |from| match knight(from, block) {
            0 => 2,
            1 => there,
            way => way - 1,
        };
        let by_bishop = |from| match bishop(from, block) {
            0 => 2,
            1 => there,
            2 => 1,
            _ => NEVER,
        };
        let knights = nearest(others & self.board.knights(), by_knight);
        let way = knights.min(nearest(others & self.board.bishops(), by_bishop));
        let steps = match inside && way == 0 {
            true => self.losing,
            false => self.losing_king.distance(block) as usize + 1,
        };
        (way, steps)
    }

    /// Moves of the loser until a man of each kind blocks the third square.
    fn blockers(&self) -> Blockers {
        let block = self.view.block;
        let men = self.board.by_color(!self.side);
        let mut blockers = Blockers {
            knight: nearest(men & self.board.knights(), |from| knight(from, block)),
            bishop: nearest(men & self.board.bishops(), |from| bishop(from, block)),
            rook: nearest(men & self.board.rooks(), |from| rook(from, block)),
            pawn: NEVER,
        };
        for pawn in men & self.board.pawns() {
            let ahead = file_ahead(pawn, !self.side);
            let last = self.side.fold_wb(Rank::First, Rank::Eighth);
            let last = Square::from_coords(pawn.file(), last);
            let steps = ahead.count();
            blockers.knight = blockers.knight.min(steps + knight(last, block));
            blockers.bishop = blockers.bishop.min(steps + bishop(last, block));
            blockers.rook = blockers.rook.min(steps + rook(last, block));
            if ahead.with(pawn).contains(block) && block != last {
                blockers.pawn = blockers.pawn.min(pawn.distance(block) as usize);
            }
        }
        blockers
    }
}

/// Moves until a man of each kind is somewhere.
struct Blockers {
    knight: usize,
    bishop: usize,
    rook: usize,
    pawn: usize,
}

fn nearest(men: Bitboard, way: impl Fn(Square) -> usize) -> usize {
    men.into_iter().map(way).min().unwrap_or(NEVER)
}
