//! Notation: the cases of `*.toml`, and what must hold for every position and text.

mod cases;
mod games;
mod positions;
mod properties;

use adoube_vectors::Vectors;

pub(super) fn register(vectors: &mut Vectors) {
    cases::register(vectors);
    games::register(vectors);
    properties::register(vectors);
}
