//! Lists the catalogues: a folder of `locales` is a language, its files are the topics. A folder of
//! `manual` is the manual in a language, its files are the chapters.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=manual");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("languages.rs"), catalogues(&root)?)?;
    fs::write(out.join("manual.rs"), manual(&root)?)
}

fn catalogues(root: &Path) -> io::Result<String> {
    let folders = sorted(&root.join("locales"))?;
    let count = folders.len();
    let mut text = format!("static LANGUAGES: [(&str, &[&str]); {count}] = [\n");
    for folder in folders {
        let code = folder.file_name().unwrap_or_default().to_string_lossy();
        writeln!(text, "({code:?}, &[").expect("a text takes everything");
        let mut files = Vec::new();
        collect(&folder, &mut files)?;
        for file in files {
            writeln!(text, "include_str!({file:?}),").expect("a text takes everything");
        }
        text += "]),\n";
    }
    text += "];\n";
    Ok(text)
}

/// The chapters of all languages: language, name and text.
fn manual(root: &Path) -> io::Result<String> {
    let mut text = String::from("static MANUAL: &[(&str, &str, &str)] = &[\n");
    for folder in sorted(&root.join("manual"))? {
        let code = folder.file_name().unwrap_or_default().to_string_lossy();
        for file in sorted(&folder)? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            writeln!(text, "({code:?}, {name:?}, include_str!({file:?})),")
                .expect("a text takes everything");
        }
    }
    text += "];\n";
    Ok(text)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for path in sorted(folder)? {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "ftl") {
            files.push(path);
        }
    }
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
