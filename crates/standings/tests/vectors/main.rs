//! The cases of the files beside this one, each as a test, and what must hold beyond them.

mod tables;
mod worked;

use adoube_vectors::Vectors;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    tables::register(&mut vectors);
    worked::register(&mut vectors);
    vectors.run()
}
