//! Reading and writing files; `-` is standard input or output.

use std::io::{self, Read, Write};
use std::path::Path;

use adoube_formats::{
    Entries, EventData, EventDates, SystemTold, Trf, TrfErrors, TrfWarning, decode, read_entries,
    read_trf,
};
use adoube_tournament::Tournament;
use miette::LabeledSpan;

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

/// A text in UTF-8 with what the user calls its file; `-` is standard input.
pub fn read_text(path: &Path) -> Result<(String, String), Failure> {
    let name = name_of(path);
    let text = String::from_utf8(read(path)?);
    let text = text.map_err(|_| Failure::new(format!("{name} is not a text in UTF-8")))?;
    Ok((name, text))
}

/// The players of a list. `name` is what the user calls it.
pub fn read_list(name: &str, bytes: &[u8]) -> Result<Entries, Failure> {
    read_entries(bytes).map_err(|errors| {
        let places = errors.errors().iter();
        let places = places.map(|error| (error.byte_offset, "", error.problem.clone()));
        cannot_be_used(name, bytes, &errors, places)
    })
}

/// A tournament report file. `name` is what the user calls it.
pub fn read_report(name: &str, bytes: &[u8]) -> Result<Trf, Failure> {
    read_trf(bytes).map_err(|errors| faulty_report(name, bytes, &errors))
}

/// What a tournament report file tells.
pub struct Report {
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
pub fn read_tournament(path: &Path) -> Result<Report, Failure> {
    let name = name_of(path);
    let bytes = read(path)?;
    let trf = read_report(&name, &bytes)?;
    let found = (trf.to_draft()).map_err(|errors| faulty_report(&name, &bytes, &errors))?;
    let tournament = Tournament::new(found.draft)
        .map_err(|errors| Failure::new(format!("{name} cannot be used:\n{errors}")))?;
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
pub fn faulty_report(name: &str, bytes: &[u8], errors: &TrfErrors) -> Failure {
    let places = errors.errors().iter();
    let places = places.map(|error| {
        (
            error.byte_offset,
            error.found.as_str(),
            error.problem.clone(),
        )
    });
    cannot_be_used(name, bytes, errors, places)
}

/// How many places in a file are pointed at.
const SHOWN_PLACES: usize = 5;

/// A file with faults: each at its byte offset in the decoded text, with what was found there if
/// it is not the rest of the line.
fn cannot_be_used<'e>(
    name: &str,
    bytes: &[u8],
    errors: &dyn std::fmt::Display,
    places: impl Iterator<Item = (usize, &'e str, String)>,
) -> Failure {
    let failure = Failure::new(format!("{name} cannot be used:\n{errors}"));
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
pub fn name_of(path: &Path) -> String {
    if path == Path::new("-") {
        return "standard input".to_owned();
    }
    path.display().to_string()
}

/// The players of a CSV list in a file.
pub fn read_list_file(path: &Path) -> Result<Entries, Failure> {
    read_list(&path.display().to_string(), &read(path)?)
}

/// Writes a file whole or not at all: to a temporary one beside it, which is then renamed.
/// Without a path the text goes to standard output.
pub fn write(path: Option<&Path>, text: &str) -> Result<(), Failure> {
    let Some(path) = path.filter(|path| *path != Path::new("-")) else {
        output::print(text);
        return Ok(());
    };
    write_whole(path, text).map_err(|error| {
        // The temporary file is no business of the user's.
        let problem = error.kind();
        Failure::new(format!("{} cannot be written: {problem}", path.display()))
    })
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    // What is not a plain file, such as a terminal or a pipe, cannot be replaced; what is linked
    // to is written where the link points.
    if std::fs::metadata(path).is_ok_and(|known| !known.is_file()) {
        return std::fs::write(path, text);
    }
    let target = path.canonicalize();
    let path = target.as_deref().unwrap_or(path);
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".adoube-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As for any new file; the user's mask takes away what it takes away.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}
