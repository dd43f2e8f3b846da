//! Embeds every file of `editions/`, so that a new edition needs no Rust.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = root.join("editions");
    let mut files = Vec::new();
    find(&folder, "", &mut files);
    files.sort();
    let out = Path::new(&env::var_os("OUT_DIR").expect("cargo sets it")).join("editions.rs");
    fs::write(out, list(&files)).expect("the list can be written");
}

/// All edition files of a folder and the folders in it, each with its name inside `editions/`.
fn find(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder).expect("the folder of editions can be read") {
        let path = entry.expect("an entry can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            find(&path, &format!("{prefix}{name}/"), files);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "toml")
        {
            files.push((format!("{prefix}{name}"), path));
        }
    }
}

/// A Rust slice of file names and texts.
fn list(files: &[(String, PathBuf)]) -> String {
    let mut text = String::from("&[\n");
    for (name, path) in files {
        writeln!(text, "({name:?}, include_str!({path:?})),").expect("a string can grow");
    }
    text.push(']');
    text
}
