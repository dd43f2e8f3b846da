//! Reading a backup, and bringing back what is in it.

use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};

use adoube_journal::{
    EventId, PostgresStore, SqliteStore, Store, StoredEvent, private_file, private_folder,
    read_export, verify,
};
use jiff::Timestamp;
use sha2::{Digest as _, Sha256};
use zip::ZipArchive;

use crate::auth::People;

use super::{BackupError, EVENTS, MANIFEST, Manifest, PEOPLE, VERSION};

/// A backup whose every byte was looked at.
pub struct Backup {
    pub manifest: Manifest,
    path: PathBuf,
    events: Vec<(EventId, StoredEvent)>,
}

/// Where a backup is brought back to.
pub struct Place<'a> {
    /// The address of a database, if the events are kept in one.
    pub database: Option<&'a str>,
    /// The data folder.
    pub folder: &'a Path,
    /// Whether what is there makes room: it is put aside, in the same folder.
    pub replace: bool,
}

type Archive = ZipArchive<BufReader<File>>;

/// Reads a backup whole and compares every file and every record with its digest.
///
/// # Errors
///
/// [`BackupError`] with the file that is not what was written.
pub fn read_backup(path: &Path) -> Result<Backup, BackupError> {
    let file = File::open(path).map_err(BackupError::file(path))?;
    let not_a_backup = || BackupError::NotABackup {
        path: path.to_owned(),
    };
    let mut archive = ZipArchive::new(BufReader::new(file)).map_err(|_| not_a_backup())?;
    let mut text = Vec::new();
    let entry = archive.by_name(MANIFEST).map_err(|_| not_a_backup())?;
    let read = { entry }.read_to_end(&mut text);
    read.map_err(|_| damaged(MANIFEST))?;
    let value: serde_json::Value = serde_json::from_slice(&text).map_err(|_| not_a_backup())?;
    let found = value.get("version").and_then(serde_json::Value::as_u64);
    if let Some(found) = found.filter(|found| *found > u64::from(VERSION)) {
        return Err(BackupError::NewerVersion {
            found: u32::try_from(found).unwrap_or(u32::MAX),
            known: VERSION,
        });
    }
    let manifest: Manifest = serde_json::from_value(value).map_err(|_| not_a_backup())?;
    if manifest.adoube != "backup" || archive.len() != manifest.files.len() + 1 {
        return Err(not_a_backup());
    }
    let mut events = Vec::new();
    for file in &manifest.files {
        let mut text = Vec::new();
        let is_event = file.name.starts_with("events/");
        let keep = is_event.then_some(&mut text);
        let (bytes, sha256) = digested(&mut archive, &file.name, keep)?;
        if bytes != file.bytes || sha256 != file.sha256 || !is_plain(&file.name) {
            return Err(damaged(&file.name));
        }
        if is_event {
            let text = String::from_utf8(text).map_err(|_| damaged(&file.name))?;
            let export = read_export(&text).map_err(|_| damaged(&file.name))?;
            events.push(export.into_stored()?);
        }
    }
    for (named, (_, stored)) in manifest.events.iter().zip(&mut events) {
        stored.head.deleted.clone_from(&named.deleted);
    }
    let backup = Backup {
        manifest,
        path: path.to_owned(),
        events,
    };
    backup.agrees()?;
    Ok(backup)
}

fn damaged(file: &str) -> BackupError {
    BackupError::Damaged {
        file: file.to_owned(),
    }
}

/// A name that leads nowhere else.
fn is_plain(name: &str) -> bool {
    let mut parts = name.split('/');
    !name.contains('\\') && parts.all(|part| !part.is_empty() && !part.starts_with('.'))
}

/// The length and the digest of a file, and its bytes if they are wanted.
fn digested(
    archive: &mut Archive,
    name: &str,
    mut keep: Option<&mut Vec<u8>>,
) -> Result<(u64, String), BackupError> {
    let mut entry = archive.by_name(name).map_err(|_| damaged(name))?;
    let mut digest = Sha256::new();
    let (mut bytes, mut buffer) = (0, vec![0; 1 << 16]);
    loop {
        let read = entry.read(&mut buffer).map_err(|_| damaged(name))?;
        if read == 0 {
            return Ok((bytes, super::hex(&digest.finalize())));
        }
        digest.update(&buffer[..read]);
        bytes += read as u64;
        if let Some(keep) = &mut keep {
            keep.extend_from_slice(&buffer[..read]);
        }
    }
}

impl Backup {
    /// The events are those that the manifest names.
    fn agrees(&self) -> Result<(), BackupError> {
        let named = self.manifest.events.iter();
        for (named, (event, stored)) in named.zip(&self.events) {
            let head = stored.head.head.as_deref();
            let same = named.event == *event
                && named.records == stored.head.records
                && head == Some(named.head.to_string().as_str());
            if !same {
                return Err(BackupError::OtherEvent {
                    event: event.clone(),
                });
            }
        }
        match self.manifest.events.len() == self.events.len() {
            true => Ok(()),
            false => Err(damaged(MANIFEST)),
        }
    }

    /// Brings everything back: all of it or nothing. Nothing is written to a place that has something in it,
    /// unless that may be put aside; a database must be empty.
    ///
    /// # Errors
    ///
    /// [`BackupError`] if there is something already, or it cannot be written.
    pub async fn restore(&self, place: &Place<'_>, now: Timestamp) -> Result<(), BackupError> {
        let folder = place.folder;
        let cannot = BackupError::file(folder);
        private_folder(folder).map_err(&cannot)?;
        let there = what_is_there(folder, place.database.is_some()).map_err(&cannot)?;
        if !there.is_empty() && !place.replace {
            let place = folder.display().to_string();
            return Err(BackupError::NotEmpty { place });
        }
        let making = folder.join(".restoring");
        if making.exists() {
            std::fs::remove_dir_all(&making).map_err(&cannot)?;
        }
        private_folder(&making).map_err(&cannot)?;
        let restored = self.restore_by(&making, place, &there, now).await;
        let _ = std::fs::remove_dir_all(&making);
        restored
    }

    async fn restore_by(
        &self,
        making: &Path,
        place: &Place<'_>,
        there: &[String],
        now: Timestamp,
    ) -> Result<(), BackupError> {
        let mut names = self.unpack(making)?;
        match place.database {
            Some(database) => {
                let store = PostgresStore::connect(database).await?;
                let restored = self.restore_on_server(&store, making).await;
                store.close().await;
                restored?;
                names.retain(|name| name != PEOPLE);
            }
            None => {
                let store = SqliteStore::open(&making.join(EVENTS)).await?;
                let restored = self.restore_into(&store).await;
                store.close().await;
                restored?;
                // The last one: as long as it is not there, nobody begins to work.
                names.push(EVENTS.to_owned());
            }
        }
        let folder = place.folder;
        let cannot = BackupError::file(folder);
        if !there.is_empty() {
            let aside = folder.join(format!("replaced-{}", now.strftime("%Y%m%dT%H%M%SZ")));
            private_folder(&aside).map_err(&cannot)?;
            for name in there {
                std::fs::rename(folder.join(name), aside.join(name)).map_err(&cannot)?;
            }
        }
        for name in names {
            let (from, to) = (making.join(&name), folder.join(&name));
            if let Some(within) = to.parent() {
                private_folder(within).map_err(&cannot)?;
            }
            std::fs::rename(from, to).map_err(&cannot)?;
        }
        Ok(())
    }

    /// Makes the events and the people on a database server on which there are none yet.
    async fn restore_on_server(&self, store: &dyn Store, making: &Path) -> Result<(), BackupError> {
        let file = making.join(PEOPLE);
        let there = People::open(&file, store).await?;
        if !there.is_empty().await? {
            let place = "PostgreSQL".to_owned();
            return Err(BackupError::NotEmpty { place });
        }
        self.restore_into(store).await?;
        // The events have brought the identity of their store along.
        let there = People::open(&file, store).await?;
        let copied = People::in_file(&file, &self.manifest.store).await?;
        let moved = copied.move_to(&there).await;
        copied.close().await;
        Ok(moved?)
    }

    /// Makes the events and looks at each of them again.
    async fn restore_into(&self, store: &dyn Store) -> Result<(), BackupError> {
        if !store.events().await?.is_empty() {
            let place = "PostgreSQL".to_owned();
            return Err(BackupError::NotEmpty { place });
        }
        store.restore(&self.manifest.store, &self.events).await?;
        for event in &self.manifest.events {
            let verdict = verify(store, &event.event).await?;
            if !verdict.is_sound() || verdict.head != Some(event.head) {
                return Err(BackupError::OtherEvent {
                    event: event.event.clone(),
                });
            }
        }
        Ok(())
    }

    /// Writes the accounts and the lists into a folder. Their names in it.
    fn unpack(&self, making: &Path) -> Result<Vec<String>, BackupError> {
        let file = File::open(&self.path).map_err(BackupError::file(&self.path))?;
        let archive = ZipArchive::new(BufReader::new(file));
        let mut archive = archive.map_err(BackupError::archive(&self.path))?;
        let files = self.manifest.files.iter().map(|file| file.name.as_str());
        let mut names = Vec::new();
        for name in files.filter(|name| !name.starts_with("events/")) {
            let mut bytes = Vec::new();
            digested(&mut archive, name, Some(&mut bytes))?;
            let path = making.join(name);
            let cannot = BackupError::file(&path);
            if let Some(within) = path.parent() {
                private_folder(within).map_err(&cannot)?;
            }
            private_file(&path).map_err(&cannot)?;
            let mut file = File::options().write(true).open(&path).map_err(&cannot)?;
            file.write_all(&bytes)
                .and_then(|()| file.sync_all())
                .map_err(&cannot)?;
            names.push(name.to_owned());
        }
        Ok(names)
    }
}

/// What of ours is in a folder. Events and people of a database server are not: those in the folder are others'.
fn what_is_there(folder: &Path, on_server: bool) -> std::io::Result<Vec<String>> {
    let lists = ["rating-list", "members-list"];
    let ours: Vec<&str> = match on_server {
        true => lists.to_vec(),
        false => [[EVENTS, PEOPLE], lists].concat(),
    };
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if ours.iter().any(|start| name.starts_with(start)) {
            names.push(name);
        }
    }
    Ok(names)
}
