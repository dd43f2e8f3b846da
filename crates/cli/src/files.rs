//! Reading and writing files; `-` is standard input or output.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use adoube_formats::{
    Entries, EventData, EventDates, SystemTold, Trf, TrfErrors, TrfWarning, decode, read_entries,
    read_trf,
};
use adoube_tournament::Tournament;
use miette::LabeledSpan;
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, t, tell};

/// The bytes of a file, or of standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let outcome = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    outcome.map_err(|error| unreadable(path, &error))
}

/// A file or folder that cannot be read, and what to do about it.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let here = std::env::current_dir().ok().filter(|_| path.is_relative());
    fail!(
        "file-unreadable",
        kind = format!("{:?}", error.kind()),
        name = name_of(path),
        here = here.map(|here| here.display().to_string()),
        problem = error.to_string(),
    )
}

/// A text in UTF-8 with what the user calls its file; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<(String, String), Failure> {
    let name = name_of(path);
    let text = String::from_utf8(read(path)?);
    let text = text.map_err(|_| fail!("file-not-utf8", name = name))?;
    Ok((name, text))
}

/// The players of a list. `name` is what the user calls it.
pub(crate) fn read_list(name: &str, bytes: &[u8]) -> Result<Entries, Failure> {
    read_entries(bytes).map_err(|errors| {
        let places = errors.errors().iter();
        let places = places.map(|error| (error.byte_offset, "", tell(&error.problem)));
        let failure = cannot_be_used(name, bytes, &errors, places);
        match looks_like_report(bytes) {
            true => failure.help(t("file-list-expected")),
            false => failure,
        }
    })
}

/// A tournament report file. `name` is what the user calls it.
pub(crate) fn read_report(name: &str, bytes: &[u8]) -> Result<Trf, Failure> {
    read_trf(bytes).map_err(|errors| faulty_report(name, bytes, &errors))
}

/// What a tournament report file tells.
pub(crate) struct Report {
    /// What the user calls the file.
    pub name: String,
    /// The players and rounds.
    pub tournament: Tournament,
    /// What it says of the event.
    pub event: EventData,
    /// Which kind of tournament it is, and what tells it.
    pub kind: SystemTold,
    /// The days of the event.
    pub dates: EventDates,
    /// What is strange in it.
    pub warnings: Vec<TrfWarning>,
}

/// A tournament report file as a snapshot.
pub(crate) fn read_tournament(path: &Path) -> Result<Report, Failure> {
    let name = name_of(path);
    let bytes = read(path)?;
    let trf = read_report(&name, &bytes)?;
    let found = (trf.to_draft()).map_err(|errors| faulty_report(&name, &bytes, &errors))?;
    let tournament = Tournament::new(found.draft)
        .map_err(|errors| fail!("file-unusable", name = name, faults = errors))?;
    Ok(Report {
        name,
        tournament,
        event: found.event,
        kind: found.kind,
        dates: found.dates,
        warnings: found.warnings,
    })
}

/// A tournament report file with faults.
pub(crate) fn faulty_report(name: &str, bytes: &[u8], errors: &TrfErrors) -> Failure {
    let places = errors.errors().iter();
    let places = places.map(|error| {
        (
            error.byte_offset,
            error.found.as_str(),
            tell(&error.problem),
        )
    });
    let failure = cannot_be_used(name, bytes, errors, places);
    match looks_like_report(bytes) {
        true => failure,
        false => failure.help(t("file-report-expected")),
    }
}

/// Whether some line is a record of a tournament report file: three digits and a blank.
pub(crate) fn looks_like_report(bytes: &[u8]) -> bool {
    let text = decode(bytes);
    let mut lines = text.split(['\n', '\r']);
    lines.any(|line| line.starts_with("001 ") || line.starts_with("012 "))
}

/// How many places in a file are pointed at.
const SHOWN_PLACES: usize = 5;

/// A file with faults: each at its byte offset in the decoded text, with what was found there if
/// it is not the rest of the line.
fn cannot_be_used<'e>(
    name: &str,
    bytes: &[u8],
    errors: &impl Serialize,
    places: impl Iterator<Item = (usize, &'e str, String)>,
) -> Failure {
    let failure = fail!("file-unusable", name = name, faults = errors);
    // A workbook is no text to point into.
    if bytes.contains(&0) {
        return failure;
    }
    let text = decode(bytes).into_owned();
    let labels = places.take(SHOWN_PLACES).map(|(offset, found, problem)| {
        let start = offset.min(text.len());
        let rest = text.get(start..).unwrap_or("");
        let rest = &rest[..rest.find(['\n', '\r']).unwrap_or(rest.len())];
        let (before, length) = match rest.find(found) {
            Some(before) if !found.is_empty() => (before, found.len()),
            _ => (0, rest.len()),
        };
        LabeledSpan::new(Some(problem), start + before, length)
    });
    let labels = labels.collect();
    failure.in_file(name, text, labels)
}

/// What the user calls a file.
pub(crate) fn name_of(path: &Path) -> String {
    if path == Path::new("-") {
        return t("file-standard-input").to_owned();
    }
    path.display().to_string()
}

/// The players of a CSV list in a file.
pub(crate) fn read_list_file(path: &Path) -> Result<Entries, Failure> {
    read_list(&path.display().to_string(), &read(path)?)
}

/// Writes a file whole or not at all: to a temporary one beside it, which is then renamed.
/// Without a path the text goes to standard output.
pub(crate) fn write(path: Option<&Path>, text: &str) -> Result<(), Failure> {
    write_with_mode(path, text, ORDINARY)
}

/// The same for what tells more than everybody on the computer should know: only the user can read
/// the file.
pub(crate) fn write_private(path: Option<&Path>, text: &str) -> Result<(), Failure> {
    write_with_mode(path, text, PRIVATE)
}

fn write_with_mode(path: Option<&Path>, text: &str, mode: u32) -> Result<(), Failure> {
    let Some(path) = path.filter(|path| *path != Path::new("-")) else {
        output::print(text);
        return Ok(());
    };
    write_whole(path, text, mode).map_err(|error| cannot_write(path, &error))
}

/// Writes files into a folder: each to a temporary one first, and only when all of them are on the disk they
/// get their names. Those that were there before are replaced.
pub(crate) fn write_together(folder: &Path, files: &[(&str, &[u8])]) -> Result<(), Failure> {
    let write = || {
        std::fs::create_dir_all(folder)?;
        let mut written = Vec::new();
        for (name, bytes) in files {
            let file = written_beside(folder, bytes, ORDINARY)?;
            written.push((file, folder.join(name)));
        }
        for (file, path) in written {
            file.persist(path)?;
        }
        Ok::<(), io::Error>(())
    };
    write().map_err(|error| cannot_write(folder, &error))
}

/// A folder on its way: its files are there together or not at all.
pub(crate) struct NewFolder {
    target: PathBuf,
    making: tempfile::TempDir,
}

impl NewFolder {
    /// Begins a folder. One that has something in it already is not touched.
    pub(crate) fn begin(target: &Path) -> Result<NewFolder, Failure> {
        let taken = match std::fs::read_dir(target) {
            Ok(mut entries) => entries.next().is_some(),
            Err(error) => error.kind() != io::ErrorKind::NotFound,
        };
        if taken {
            let folder = target.display().to_string();
            return Err(fail!("file-folder-taken", folder = folder));
        }
        let mut builder = tempfile::Builder::new();
        builder.prefix(".adoube-");
        // Its files are for the user alone, and so are their names.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
        let making = builder
            .tempdir_in(folder_of(target))
            .map_err(|error| cannot_write(target, &error))?;
        let target = target.to_owned();
        Ok(NewFolder { target, making })
    }

    /// Writes a file of it, for the user alone.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<(), Failure> {
        write_whole(&self.making.path().join(name), text, PRIVATE)
            .map_err(|error| cannot_write(&self.target, &error))
    }

    /// Puts it in its place.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let NewFolder { target, making } = self;
        // The names of the files are on the disk before the folder has its own.
        #[cfg(unix)]
        std::fs::File::open(making.path())
            .and_then(|folder| folder.sync_all())
            .map_err(|error| cannot_write(&target, &error))?;
        std::fs::rename(making.path(), &target).map_err(|error| cannot_write(&target, &error))?;
        // It is not in the way any more.
        let _ = making.keep();
        Ok(())
    }
}

/// A file or folder that cannot be written. A temporary file is no business of the user's.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    fail!(
        "file-unwritable",
        kind = format!("{:?}", error.kind()),
        name = path.display().to_string(),
        folder = folder_of(path).display().to_string(),
        problem = error.kind().to_string(),
    )
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// As for any new file; the user's mask takes away what it takes away.
const ORDINARY: u32 = 0o666;

/// For the user alone.
const PRIVATE: u32 = 0o600;

fn write_whole(path: &Path, text: &str, mode: u32) -> io::Result<()> {
    // What is not a plain file, such as a terminal or a pipe, cannot be replaced; what is linked
    // to is written where the link points.
    if std::fs::metadata(path).is_ok_and(|known| !known.is_file()) {
        return std::fs::write(path, text);
    }
    let target = path.canonicalize();
    let path = target.as_deref().unwrap_or(path);
    let file = written_beside(folder_of(path), text.as_bytes(), mode)?;
    file.persist(path)?;
    Ok(())
}

/// A temporary file in a folder, whole on the disk.
#[cfg_attr(not(unix), allow(unused_variables))]
fn written_beside(folder: &Path, bytes: &[u8], mode: u32) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".adoube-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(mode));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}
