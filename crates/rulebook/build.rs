//! Embeds every file of `editions/`, so that a new edition needs no Rust.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = root.join("editions");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder of editions can be read")
        .map(|entry| entry.expect("an entry can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .collect();
    files.sort();
    let out = Path::new(&env::var_os("OUT_DIR").expect("cargo sets it")).join("editions.rs");
    fs::write(out, list(&files)).expect("the list can be written");
}

/// A Rust slice of file names and texts.
fn list(files: &[PathBuf]) -> String {
    let mut text = String::from("&[\n");
    for path in files {
        let name = path.file_name().unwrap_or_default();
        writeln!(text, "({name:?}, include_str!({path:?})),").expect("a string can grow");
    }
    text.push(']');
    text
}
