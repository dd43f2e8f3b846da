//! The cases of the files beside this one, each as a test, and what must hold beyond them.

#[path = "../common/mod.rs"]
mod common;

mod announcement;
mod hall;
mod hand;

use adoube_vectors::Vectors;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    announcement::register(&mut vectors);
    hall::register(&mut vectors);
    hand::register(&mut vectors);
    vectors.run()
}
