//! The rating lists of servers that share a database: what one of them takes in the others fetch.
//!
//! Each keeps its own copy in its folder, so that names are found without asking anybody. What there is stands in one row;
//! the bytes of a file stand under their digest, in parts. Since the last exchange both sides may have changed: what
//! was changed here goes there, everything else comes from there.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::SystemTime;

use adoube_journal::{private_file, private_folder};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{MEMBERS, RatingListStore};
use crate::auth::People;
use crate::database::{Database, statement};

/// The file in the folder of lists that says what was exchanged last.
const BASE: &str = "shared.json";

/// How many bytes are sent at a time.
const PART: usize = 2 << 20;

/// How often it is tried again when another server was first.
const TRIES: usize = 4;

/// Parts that nothing names are kept for a while, in seconds: a server may be about to name them.
const LOOSE: i64 = 3600;

/// The key of the list of members among what there is.
const MEMBERS_KEY: &str = "members";

/// What there is: sources by the name of their list, issues and files by the name of the file.
pub(super) type Entries = BTreeMap<String, Entry>;

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Entry {
    /// What it is: an address, or an issue as JSON.
    pub about: String,
    /// The file with its digest, if it has one.
    pub file: Option<(String, String)>,
}

/// Why lists were not exchanged.
#[derive(Debug, thiserror::Error)]
pub enum SharingError {
    /// A file cannot be read or written.
    #[error("a rating list cannot be read or written: {0}")]
    File(#[from] io::Error),
    /// The database does not answer.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// A file is not in the database as it should be.
    #[error("the database has not all of the rating list {0}")]
    Incomplete(String),
}

/// What becomes of a thing that both sides may have changed since they were the same.
fn merged(base: &Entries, here: &Entries, there: &Entries) -> Entries {
    let names = here.keys().chain(there.keys());
    let kept = |name: &String| {
        let own = here.get(name);
        let found = if own == base.get(name) {
            there.get(name)
        } else {
            own
        };
        found.map(|entry| (name.clone(), entry.clone()))
    };
    names.filter_map(kept).collect()
}

impl RatingListStore {
    /// Exchanges the lists with those of the other servers; nothing where there is no other server.
    ///
    /// # Errors
    ///
    /// [`SharingError`] if a file or the database cannot be used.
    pub async fn exchange(&self, people: &People) -> Result<(), SharingError> {
        let database = people.database();
        let Some(folder) = self.shelf.folder().filter(|_| database.is_shared()) else {
            return Ok(());
        };
        private_folder(folder)?;
        // Whoever takes a list in is waited for.
        let _working = self.work.clone().lock_owned().await;
        for _ in 0..TRIES {
            if self.exchange_once(database, folder).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Whether nobody else was first.
    async fn exchange_once(
        &self,
        database: &Database,
        folder: &Path,
    ) -> Result<bool, SharingError> {
        let row = statement("SELECT version, entries FROM shelf");
        let row = database.first(row).await?;
        let (version, there) = match row {
            Some(row) => (row.number("version")?, read(&row.text("entries")?)),
            None => (0, Entries::new()),
        };
        let here = self.entries()?;
        let base = fs::read_to_string(folder.join(BASE));
        let base = base.map(|text| read(&text)).unwrap_or_default();
        let all = merged(&base, &here, &there);
        for (name, file, digest) in files(&all) {
            let own = here.get(name).and_then(|entry| entry.file.as_ref());
            if own.map(|(_, own)| own.as_str()) != Some(digest) {
                let bytes = fetched(database, file, digest).await?;
                put(&self.place_of(name, file, folder), &bytes)?;
            }
        }
        if all != here {
            self.adopt(&all)?;
        }
        if all != there {
            for (name, file, digest) in files(&all) {
                let known = there.get(name).and_then(|entry| entry.file.as_ref());
                if known.map(|(_, known)| known.as_str()) != Some(digest) {
                    let bytes = fs::read(self.place_of(name, file, folder))?;
                    send(database, digest, &bytes).await?;
                }
            }
            if !say(database, version, &all).await? {
                return Ok(false);
            }
        }
        put(&folder.join(BASE), text(&all).as_bytes())?;
        Ok(true)
    }

    /// What there is in the folder.
    fn entries(&self) -> Result<Entries, SharingError> {
        let mut entries = self.shelf.entries()?;
        if let Some(file) = self.folder.as_ref().map(|folder| folder.join(MEMBERS))
            && file.exists()
        {
            let entry = Entry {
                about: String::new(),
                file: Some((MEMBERS.to_owned(), digest_of(&file)?)),
            };
            entries.insert(MEMBERS_KEY.to_owned(), entry);
        }
        Ok(entries)
    }

    fn adopt(&self, all: &Entries) -> Result<(), SharingError> {
        self.shelf.adopt(all)?;
        self.read_members();
        Ok(())
    }

    /// Where a file lies: the list of members beside the folder of the others.
    fn place_of(&self, name: &str, file: &str, folder: &Path) -> PathBuf {
        match (name, &self.folder) {
            (MEMBERS_KEY, Some(data)) => data.join(file),
            _ => folder.join(file),
        }
    }
}

/// The files that there are: their entry, their name, their digest. A name leads nowhere else.
fn files(all: &Entries) -> impl Iterator<Item = (&str, &str, &str)> {
    all.iter().filter_map(|(name, entry)| {
        let (file, digest) = entry.file.as_ref()?;
        let plain = !file.is_empty() && !file.contains(['/', '\\']) && !file.starts_with('.');
        plain.then_some((name.as_str(), file.as_str(), digest.as_str()))
    })
}

fn read(text: &str) -> Entries {
    // What a later version wrote is as good as nothing: it is written again by whoever understands it.
    serde_json::from_str(text).unwrap_or_default()
}

fn text(entries: &Entries) -> String {
    serde_json::to_string(entries).unwrap_or_default()
}

/// The digest of a file: it is worked out when the file has changed, not whenever somebody asks.
pub(super) fn digest_of(file: &Path) -> io::Result<String> {
    type Known = Mutex<HashMap<PathBuf, ((u64, SystemTime), String)>>;
    static KNOWN: LazyLock<Known> = LazyLock::new(Known::default);
    let about = fs::metadata(file)?;
    let state = (about.len(), about.modified()?);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((seen, digest)) = known().get(file)
        && *seen == state
    {
        return Ok(digest.clone());
    }
    let digest = hashed(file)?;
    known().insert(file.to_owned(), (state, digest.clone()));
    Ok(digest)
}

fn hashed(file: &Path) -> io::Result<String> {
    let mut digest = Sha256::new();
    io::copy(&mut fs::File::open(file)?, &mut Hashing(&mut digest))?;
    Ok(hexadecimal(&digest.finalize()))
}

struct Hashing<'d>(&'d mut Sha256);

impl io::Write for Hashing<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn put(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = file.with_extension("fetched.part");
    private_file(&part)?;
    fs::write(&part, bytes)?;
    fs::rename(&part, file)
}

async fn fetched(database: &Database, file: &str, digest: &str) -> Result<Vec<u8>, SharingError> {
    let mut bytes = Vec::new();
    for part in 0.. {
        let next = statement("SELECT bytes FROM shelf_part WHERE digest = $1 AND part = $2");
        let Some(row) = database.first(next.with(digest).with(part)).await? else {
            break;
        };
        bytes.extend(row.bytes("bytes")?);
    }
    match hexadecimal(&Sha256::digest(&bytes)) == digest {
        true => Ok(bytes),
        false => Err(SharingError::Incomplete(file.to_owned())),
    }
}

async fn send(database: &Database, digest: &str, bytes: &[u8]) -> Result<(), SharingError> {
    let now = Timestamp::now().as_second();
    for (part, bytes) in (0..).zip(bytes.chunks(PART)) {
        let keep = statement(
            "INSERT INTO shelf_part (digest, part, bytes, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (digest, part) DO UPDATE SET at = excluded.at",
        );
        let keep = keep.with(digest).with(part).with(bytes.to_vec()).with(now);
        database.execute(keep).await?;
    }
    Ok(())
}

/// Says what there is now, unless another server was first.
async fn say(database: &Database, version: i64, all: &Entries) -> Result<bool, SharingError> {
    let all = text(all);
    let say = match version {
        0 => statement(
            "INSERT INTO shelf (\"only\", version, entries) VALUES (1, 1, $1) ON CONFLICT DO NOTHING",
        )
        .with(all.as_str()),
        version => statement("UPDATE shelf SET version = version + 1, entries = $1 WHERE version = $2")
            .with(all.as_str())
            .with(version),
    };
    if database.execute(say).await? == 0 {
        return Ok(false);
    }
    let loose = Timestamp::now().as_second() - LOOSE;
    let gone = statement("DELETE FROM shelf_part WHERE at < $1 AND position(digest IN $2) = 0");
    database.execute(gone.with(loose).with(all)).await?;
    Ok(true)
}

impl People {
    /// Exchanges the rating lists of a data folder with those of the servers that share the database.
    ///
    /// # Errors
    ///
    /// [`SharingError`] if a file or the database cannot be used.
    pub async fn exchange_lists(&self, data: &Path) -> Result<(), SharingError> {
        RatingListStore::open(Some(data)).exchange(self).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(all: &[(&str, &str)]) -> Entries {
        let entry = |about: &str| Entry {
            about: about.to_owned(),
            file: None,
        };
        let all = all.iter();
        all.map(|(name, about)| ((*name).to_owned(), entry(about)))
            .collect()
    }

    #[test]
    fn what_either_side_changed_is_kept_and_what_it_took_away_stays_away() {
        let base = entries(&[
            ("same", "1"),
            ("gone here", "1"),
            ("gone there", "1"),
            ("new", "1"),
        ]);
        let here = entries(&[
            ("same", "1"),
            ("gone there", "1"),
            ("new", "2"),
            ("added here", "1"),
        ]);
        let there = entries(&[
            ("same", "1"),
            ("gone here", "1"),
            ("new", "1"),
            ("added there", "1"),
        ]);
        let all = entries(&[
            ("same", "1"),
            ("new", "2"),
            ("added here", "1"),
            ("added there", "1"),
        ]);
        assert_eq!(merged(&base, &here, &there), all);
        assert_eq!(merged(&Entries::new(), &here, &Entries::new()), here);
    }

    #[test]
    fn a_file_lies_in_its_folder() {
        let mut all = Entries::new();
        for file in [
            "list.json",
            "../people.db",
            "/etc/passwd",
            "",
            ".hidden",
            "a\\b",
        ] {
            let entry = Entry {
                about: String::new(),
                file: Some((file.to_owned(), "0".to_owned())),
            };
            all.insert(file.to_owned(), entry);
        }
        let named: Vec<&str> = files(&all).map(|(_, file, _)| file).collect();
        assert_eq!(named, ["list.json"]);
    }
}
