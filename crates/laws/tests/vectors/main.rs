//! The cases of the files beside this one, each as a test, and what must hold beyond them.

#[path = "../english/mod.rs"]
mod english;

mod audit;
mod game;
mod moves;
mod notation;
mod position;
mod scoresheet;
mod touch;

use adoube_vectors::Vectors;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    audit::register(&mut vectors);
    game::register(&mut vectors);
    moves::register(&mut vectors);
    notation::register(&mut vectors);
    position::register(&mut vectors);
    scoresheet::register(&mut vectors);
    touch::register(&mut vectors);
    vectors.run()
}
