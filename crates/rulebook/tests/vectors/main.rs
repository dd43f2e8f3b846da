//! The cases of the files beside this one, each as a test, and what must hold beyond them.

mod choices;
mod parameters;
mod search;

use adoube_vectors::Vectors;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    choices::register(&mut vectors);
    parameters::register(&mut vectors);
    search::register(&mut vectors);
    vectors.run()
}
