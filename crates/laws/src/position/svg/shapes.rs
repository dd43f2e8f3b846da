//! The pieces as shapes, each in a box of 100 by 100 with the foot at the lower edge.

use shakmaty::Role;

/// How a piece is drawn: the same for both colours.
pub(super) struct Shape {
    /// What is filled with the colour of the piece.
    pub outline: &'static str,
    /// What is drawn on it in the opposite colour.
    pub lines: &'static str,
}

/// The shape of a kind of piece.
pub(super) const fn of(role: Role) -> Shape {
    match role {
        Role::King => KING,
        Role::Queen => QUEEN,
        Role::Rook => ROOK,
        Role::Bishop => BISHOP,
        Role::Knight => KNIGHT,
        Role::Pawn => PAWN,
    }
}

/// Foot, collar, a wide cup under a dome, a cross.
const KING: Shape = Shape {
    outline: "M21 90v-5c0-5 5-7 11-8 3-2 4-4 4-7h-6v-6h5Q32 54 20 43c-3-8 11-13 26-14v-5h-9v-9h9\
              V5h8v10h9v9h-9v5c15 1 29 6 26 14Q68 54 65 64h5v6h-6c0 3 1 5 4 7 6 1 11 3 11 8v5z",
    lines: "M22 44q28-9 56 0M36 64h28M33 77h34",
};

/// Foot, collar, a crown with five points and a ball on each.
const QUEEN: Shape = Shape {
    outline: "M21 90v-5c0-5 5-7 11-8 3-2 4-4 4-7h-6v-6h5Q30 48 15 32l17 14 1-23 11 21 6-25 6 25 \
              11-21 1 23 17-14Q70 48 65 64h5v6h-6c0 3 1 5 4 7 6 1 11 3 11 8v5z\
              M8 29a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM27 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0z\
              M45 15a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM63 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0z\
              M82 29a5 5 0 1 0 10 0 5 5 0 1 0-10 0z",
    lines: "M36 64h28M33 77h34",
};

/// A tower with three battlements.
const ROOK: Shape = Shape {
    outline: "M21 90v-8h6v-7l6-5 2-29-8-7V17h10v7h7v-7h12v7h7v-7h10v17l-8 7 2 29 6 5v7h6v8z",
    lines: "M37 42h26M34 70h32M29 82h42",
};

/// Foot, collar, a mitre with a cut, a ball.
const BISHOP: Shape = Shape {
    outline: "M23 90v-6c0-5 5-7 11-8 5-3 7-7 7-12h-6v-6h6c-9-6-11-13-10-19 1-8 9-14 13-18\
              a6.5 6.5 0 1 1 12 0c4 4 12 10 13 18 1 6-1 13-10 19h6v6h-6c0 5 2 9 7 12 6 1 11 3 \
              11 8v6z",
    lines: "M60 28l-9 14M41 58h18M35 76h30",
};

/// A horse's head that looks to the left: chest, jaw, muzzle, brow, two ears, mane; then eye,
/// nostril, the edge of the mane.
const KNIGHT: Shape = Shape {
    outline: "M24 90v-8h6C30 68 50 62 50 45 46 52 38 53 32 56 30 61 26 65 21 63 15 62 12 57 14 51 \
              17 44 24 40 27 31 28 25 32 22 36 19V8l9 8 5-8 5 9C75 22 82 44 80 82h4v8z",
    lines: "M34 34l3-2M20 54h.1M58 24C69 32 74 52 72 73M33 82h45",
};

/// Foot, collar, a ball.
const PAWN: Shape = Shape {
    outline: "M25 90v-6c0-6 4-8 9-9 6-6 9-13 9-21h-7v-6h5a15 15 0 1 1 18 0h5v6h-7c0 8 3 15 9 21 5 1 \
              9 3 9 9v6z",
    lines: "M41 48h18M35 76h30",
};
