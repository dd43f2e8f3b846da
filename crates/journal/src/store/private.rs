//! Files that are nobody else's business: events tell dates of birth and notes, accounts tell
//! names. Only who runs the program may look at them.
//!
//! Where an operator has shut a folder or a file to the world but opened it to a group, that is
//! left as it is.

use std::io;
use std::path::{Path, PathBuf};

/// A folder to keep files in: made for the user alone if it is not there. One that is empty, or
/// has nothing but files of ours in it, is shut to the world; any other belongs to somebody else
/// too and stays as it is.
///
/// # Errors
///
/// The folder cannot be made or shut.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    let is_new = !folder.exists();
    std::fs::create_dir_all(folder)?;
    if is_new || holds_only_ours(folder)? {
        shut(folder, 0o700)?;
    }
    Ok(())
}

/// Makes a file for the user alone, or shuts one that is there to the world, with the files that
/// SQLite keeps beside it. What SQLite makes later has the permissions of the file itself.
///
/// # Errors
///
/// The file cannot be made or shut.
pub fn private_file(file: &Path) -> io::Result<()> {
    private_if_writable(file).map(drop)
}

/// The same; whether the file can be written to. One that can only be read is read.
pub(super) fn private_if_writable(file: &Path) -> io::Result<bool> {
    let mut options = std::fs::File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let writable = match options.open(file) {
        Ok(_) => true,
        Err(error) if NOT_OURS.contains(&error.kind()) && file.exists() => false,
        Err(error) => return Err(error),
    };
    for ending in ["", "-wal", "-shm", "-journal"] {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        let beside = PathBuf::from(name);
        if beside.exists() {
            shut(&beside, 0o600)?;
        }
    }
    Ok(writable)
}

/// The names of the files that the program keeps begin so.
const OURS: [&str; 4] = ["adoube.db", "people.db", "rating-list", "arbiter.key"];

fn holds_only_ours(folder: &Path) -> io::Result<bool> {
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        if !OURS.iter().any(|ours| name.starts_with(ours)) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// What belongs to somebody else, or is on a disc that can only be read, stays as it is.
const NOT_OURS: [io::ErrorKind; 2] = [
    io::ErrorKind::PermissionDenied,
    io::ErrorKind::ReadOnlyFilesystem,
];

#[cfg(unix)]
fn shut(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let known = std::fs::metadata(path)?.permissions();
    if known.mode() & 0o007 == 0 {
        return Ok(());
    }
    match std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)) {
        // What belongs to somebody else is theirs to shut.
        Err(error) if NOT_OURS.contains(&error.kind()) => Ok(()),
        outcome => outcome,
    }
}

#[cfg(not(unix))]
fn shut(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}
