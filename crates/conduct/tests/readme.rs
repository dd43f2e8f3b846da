//! The README's Rust works as it is printed.

use std::error::Error;
use std::path::Path;

#[test]
fn the_readme_pairs_a_round() -> Result<(), Box<dyn Error>> {
    std::env::set_current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))?;

    use adoube_formats::read_trf;
    use adoube_pairing::dutch::{self, Edition};
    use adoube_tournament::{RoundNumber, Tournament};

    let file = std::fs::read("examples/open.trf")?;
    let tournament = Tournament::new(read_trf(&file)?.to_draft()?.draft)?;
    let round = dutch::pair(&tournament, RoundNumber(5), Edition::Dutch2026)?;
    assert_eq!(round.pairs.len(), 8);

    let readme = std::fs::read_to_string("README.md")?;
    let block = readme.split("```rust\n").nth(1).expect("a block of Rust");
    let block = block.split("```").next().expect("its end");
    let here = include_str!("readme.rs");
    let shown = block.lines().filter(|line| !line.is_empty());
    for line in shown {
        assert!(here.contains(&format!("    {line}\n")), "{line}");
    }
    Ok(())
}
