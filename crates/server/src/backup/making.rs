//! Making a backup while the server runs.

use std::fs::File;
use std::io::{self, Cursor, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_journal::{
    Deletion, EventId, Journal, Store, StoreError, SubmitError, private_file, write_export,
};
use jiff::Timestamp;
use sha2::{Digest as _, Sha256};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::{BackedUpEvent, BackedUpFile, BackupError, MANIFEST, Manifest, PEOPLE, VERSION};
use crate::auth::People;

/// A backup that was made.
pub struct FinishedBackup {
    pub manifest: Manifest,
    /// What is wrong with the events that are not in it.
    pub left_out: Vec<(EventId, SubmitError)>,
}

/// Copies all events, the accounts and the rating lists of a data folder into one file, which is there whole
/// or not at all. An event whose journal is not sound is left out, and told.
///
/// # Errors
///
/// [`BackupError`] if something cannot be read, or the file not be written.
pub async fn make_backup(
    store: Arc<dyn Store>,
    people: &People,
    folder: Option<&Path>,
    to: &Path,
    now: Timestamp,
) -> Result<FinishedBackup, BackupError> {
    let mut archive = Archive::begin(to)?;
    let outcome = fill(&mut archive, store, people, folder, now).await;
    match outcome {
        Ok((mut manifest, left_out)) => {
            manifest.files = archive.finish(&manifest)?;
            Ok(FinishedBackup { manifest, left_out })
        }
        Err(error) => {
            archive.give_up();
            Err(error)
        }
    }
}

async fn fill(
    archive: &mut Archive,
    store: Arc<dyn Store>,
    people: &People,
    folder: Option<&Path>,
    now: Timestamp,
) -> Result<(Manifest, Vec<(EventId, SubmitError)>), BackupError> {
    let (mut events, mut left_out) = (Vec::new(), Vec::new());
    let shown = store.events().await?.into_iter();
    let deleted = store.deleted().await?.into_iter();
    let all = shown.map(|event| (event.id, None));
    let all = all.chain(deleted.map(|event| (event.id, Some(event.deletion))));
    for (id, deleted) in all {
        match exported(store.clone(), &id, deleted).await {
            Ok(Some((event, text))) => {
                archive.add(&format!("events/{}.jsonl", event.event), Cursor::new(text))?;
                events.push(event);
            }
            // It went while the others were written.
            Ok(None) => {}
            Err(SubmitError::Store(error)) if error.is_away() => return Err(error.into()),
            Err(error) => left_out.push((id, error)),
        }
    }
    let copy = archive.part.with_extension("people");
    let copied = people.copy_to(&copy).await;
    let added = copied
        .map_err(BackupError::from)
        .and_then(|()| archive.add_file(PEOPLE, &copy));
    let _ = std::fs::remove_file(&copy);
    added?;
    if let Some(folder) = folder.filter(|folder| folder.is_dir()) {
        let names = super::other_files(folder).map_err(BackupError::file(folder))?;
        for name in names {
            archive.add_file(&name, &folder.join(&name))?;
        }
    }
    let manifest = Manifest {
        adoube: "backup".to_owned(),
        version: VERSION,
        at: now,
        store: store.identity().await?,
        events,
        left_out: left_out.iter().map(|(event, _)| event.clone()).collect(),
        files: Vec::new(),
    };
    Ok((manifest, left_out))
}

/// An event as its export, if there is one and it is sound.
async fn exported(
    store: Arc<dyn Store>,
    id: &EventId,
    deleted: Option<Deletion>,
) -> Result<Option<(BackedUpEvent, String)>, SubmitError> {
    let journal = match Journal::open_kept(store, id.clone()).await {
        Err(SubmitError::Store(StoreError::NoEvent(_))) => return Ok(None),
        opened => opened?,
    };
    journal.sound()?;
    let text = write_export(&journal).map_err(|error| {
        SubmitError::Store(StoreError::Database(sqlx::Error::Encode(error.into())))
    })?;
    let event = BackedUpEvent {
        event: id.clone(),
        name: journal.event().details.name.clone(),
        records: journal.head().0,
        head: journal.digest(),
        deleted,
    };
    Ok(Some((event, text)))
}

/// A backup on its way.
struct Archive {
    target: PathBuf,
    part: PathBuf,
    zip: ZipWriter<File>,
    files: Vec<BackedUpFile>,
}

impl Archive {
    fn begin(target: &Path) -> Result<Archive, BackupError> {
        let mut name = target.as_os_str().to_owned();
        name.push(".part");
        let part = PathBuf::from(name);
        let cannot = BackupError::file(target);
        // A device or a folder would be replaced, not written to, when the file gets its name.
        if std::fs::metadata(target).is_ok_and(|known| !known.is_file()) {
            return Err(cannot(io::ErrorKind::InvalidInput.into()));
        }
        // Dates of birth and passwords are nobody else's business.
        let _ = std::fs::remove_file(&part);
        private_file(&part).map_err(&cannot)?;
        let file = File::options()
            .write(true)
            .truncate(true)
            .open(&part)
            .map_err(&cannot)?;
        Ok(Archive {
            target: target.to_owned(),
            part,
            zip: ZipWriter::new(file),
            files: Vec::new(),
        })
    }

    fn add_file(&mut self, name: &str, path: &Path) -> Result<(), BackupError> {
        match File::open(path) {
            Ok(file) => self.add(name, file),
            // A list that was thrown away meanwhile.
            Err(error) if error.kind() == io::ErrorKind::NotFound && name != PEOPLE => Ok(()),
            Err(error) => Err(BackupError::file(path)(error)),
        }
    }

    fn add(&mut self, name: &str, mut from: impl Read) -> Result<(), BackupError> {
        let options = SimpleFileOptions::default().large_file(true);
        let started = self.zip.start_file(name, options);
        started.map_err(BackupError::archive(&self.target))?;
        let mut digest = Sha256::new();
        let mut bytes = 0;
        let mut buffer = vec![0; 1 << 16];
        loop {
            let read = from
                .read(&mut buffer)
                .map_err(BackupError::file(&self.target))?;
            if read == 0 {
                break;
            }
            digest.update(&buffer[..read]);
            bytes += read as u64;
            let written = self.zip.write_all(&buffer[..read]);
            written.map_err(BackupError::file(&self.target))?;
        }
        self.files.push(BackedUpFile {
            name: name.to_owned(),
            bytes,
            sha256: super::hex(&digest.finalize()),
        });
        Ok(())
    }

    /// Writes what is in it, and gives it its name.
    fn finish(mut self, manifest: &Manifest) -> Result<Vec<BackedUpFile>, BackupError> {
        let files = std::mem::take(&mut self.files);
        let manifest = Manifest {
            files: files.clone(),
            ..manifest.clone()
        };
        let text = serde_json::to_vec_pretty(&manifest).map_err(io::Error::other);
        let text = text.map_err(BackupError::file(&self.target))?;
        self.add(MANIFEST, Cursor::new(text))?;
        let file = self
            .zip
            .finish()
            .map_err(BackupError::archive(&self.target))?;
        let whole = file
            .sync_all()
            .and_then(|()| std::fs::rename(&self.part, &self.target));
        whole.map_err(BackupError::file(&self.target))?;
        Ok(files)
    }

    fn give_up(self) {
        drop(self.zip);
        let _ = std::fs::remove_file(&self.part);
    }
}
