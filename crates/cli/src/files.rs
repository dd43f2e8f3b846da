//! Reading and writing files; `-` is standard input or output.

use std::io::{self, Read, Write};
use std::path::Path;

use crate::failure::Failure;
use crate::output;

/// The bytes of a file, or of standard input for `-`.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let outcome = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    outcome.map_err(|error| Failure::new(format!("{}: {error}", path.display())))
}

/// Writes a file whole or not at all: to a temporary one beside it, which is then renamed.
/// Without a path the text goes to standard output.
pub fn write(path: Option<&Path>, text: &str) -> Result<(), Failure> {
    let Some(path) = path.filter(|path| *path != Path::new("-")) else {
        output::print(text);
        return Ok(());
    };
    write_whole(path, text).map_err(|error| Failure::new(format!("{}: {error}", path.display())))
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut file = tempfile::Builder::new()
        .prefix(".adoube-")
        .tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}
