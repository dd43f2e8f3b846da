//! The cases of the files beside this one, each as a test, and what must hold beyond them.

#[path = "../common/mod.rs"]
mod common;

mod arbiters;
mod classes;
mod clocks;
mod controls;
mod correspondence;

use adoube_vectors::Vectors;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    arbiters::register(&mut vectors);
    classes::register(&mut vectors);
    clocks::register(&mut vectors);
    controls::register(&mut vectors);
    correspondence::register(&mut vectors);
    vectors.run()
}
