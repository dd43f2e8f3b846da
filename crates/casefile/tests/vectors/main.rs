//! The cases of the files beside this one, each as a test, and what must hold beyond them.

mod cases;
mod dialogue;
mod search;

use adoube_vectors::Vectors;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    cases::register(&mut vectors);
    dialogue::register(&mut vectors);
    search::register(&mut vectors);
    vectors.run()
}
