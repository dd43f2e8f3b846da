//! The cases of the files beside this one, each as a test, and what must hold beyond them.

mod division;
mod funds;

use adoube_vectors::Vectors;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    division::register(&mut vectors);
    funds::register(&mut vectors);
    vectors.run()
}
