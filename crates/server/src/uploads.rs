//! Lists of players and tournaments that were sent and are looked at before anything is written.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use adoube_formats::Sheet;
use adoube_formats::sheet::Row;
use adoube_journal::{EventId, SectionId};
use adoube_tournament::Player;

use crate::auth::Secret;

/// For how long a list is kept.
pub(crate) const UPLOAD_TTL: Duration = Duration::from_secs(30 * 60);

/// How many lists are kept; the oldest makes room.
const MAX_UPLOADS: usize = 32;

/// How much memory they may take up together, in bytes; the oldest makes room.
const MAX_BYTES: usize = 128 << 20;

/// A list that was sent.
pub struct Upload {
    /// Who sent it: the number of the account. Nobody else sees it.
    pub account: i64,
    /// For which event.
    pub event: EventId,
    /// For which section; none for a tournament that is to be one.
    pub section: Option<SectionId>,
    /// What it is called: the name of the file.
    pub name: String,
    /// What it holds.
    pub list: List,
}

/// What a list holds.
pub enum List {
    /// A table, of which it must be said what its columns tell.
    Table(Sheet),
    /// Players of a tournament report, each with the team, if there are teams.
    Report(Vec<(Player, Option<String>)>),
    /// A whole tournament, as the bytes of its report file.
    Tournament(Vec<u8>),
}

impl List {
    /// How much memory it takes up, nearly.
    fn memory(&self) -> usize {
        let of_row = |row: &Row| -> usize {
            let cells = row.cells.iter();
            cells.map(|cell| size_of::<String>() + cell.len()).sum()
        };
        match self {
            List::Table(sheet) => {
                let rows = sheet.above.iter().chain(&sheet.header).chain(&sheet.rows);
                rows.map(of_row).sum()
            }
            List::Report(players) => players.len() * size_of::<(Player, Option<String>)>(),
            List::Tournament(bytes) => bytes.len(),
        }
    }
}

/// The lists that are kept, each under a secret name.
#[derive(Default)]
pub struct Uploads(Mutex<HashMap<String, (Instant, Arc<Upload>)>>);

impl Uploads {
    /// Keeps a list for a while; the answer is its name.
    ///
    /// # Errors
    ///
    /// The system gives no random bytes.
    pub fn keep(&self, upload: Upload) -> Result<String, getrandom::Error> {
        let name = Secret::draw()?.reveal()[..32].to_owned();
        self.keep_as(&name, upload);
        Ok(name)
    }

    /// Keeps a list under a name that it has already.
    pub fn keep_as(&self, name: &str, upload: Upload) -> Arc<Upload> {
        let mut kept = self.kept();
        let taken = kept.values().map(|(_, other)| other.list.memory());
        let mut taken = taken.sum::<usize>() + upload.list.memory();
        while kept.len() >= MAX_UPLOADS || taken > MAX_BYTES {
            let oldest = kept.iter().min_by_key(|(_, (since, _))| *since);
            let Some(oldest) = oldest.map(|(name, _)| name.clone()) else {
                // A list by itself is limited by who reads it.
                break;
            };
            let gone = kept.remove(&oldest);
            taken -= gone.map_or(0, |(_, gone)| gone.list.memory());
        }
        let upload = Arc::new(upload);
        kept.insert(name.to_owned(), (Instant::now(), upload.clone()));
        upload
    }

    /// The list with this name.
    pub fn find(&self, name: &str) -> Option<Arc<Upload>> {
        self.kept().get(name).map(|(_, upload)| upload.clone())
    }

    /// Forgets a list.
    pub fn forget(&self, name: &str) {
        self.kept().remove(name);
    }

    /// Those that are not too old.
    fn kept(&self) -> MutexGuard<'_, HashMap<String, (Instant, Arc<Upload>)>> {
        // Nothing that holds the lock can panic half-way.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|_, (since, _)| since.elapsed() < UPLOAD_TTL);
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_makes_room() {
        let uploads = Uploads::default();
        let upload = |number: usize| Upload {
            account: 1,
            event: EventId::from_title("Open"),
            section: Some(SectionId::from_title("A")),
            name: number.to_string(),
            list: List::Report(Vec::new()),
        };
        let names: Vec<String> = (0..=MAX_UPLOADS)
            .map(|number| uploads.keep(upload(number)).unwrap())
            .collect();
        assert!(uploads.find(&names[0]).is_none());
        let last = uploads.find(&names[MAX_UPLOADS]).unwrap();
        assert_eq!(last.name, MAX_UPLOADS.to_string());
        uploads.forget(&names[MAX_UPLOADS]);
        assert!(uploads.find(&names[MAX_UPLOADS]).is_none());
    }

    #[test]
    fn large_lists_make_room_for_each_other() {
        let uploads = Uploads::default();
        let row = |_| Row {
            cells: vec!["x".repeat(1 << 20)],
            ..Row::default()
        };
        let upload = |megabytes: usize| Upload {
            account: 1,
            event: EventId::from_title("Open"),
            section: Some(SectionId::from_title("A")),
            name: String::new(),
            list: List::Table(Sheet {
                rows: (0..megabytes).map(row).collect(),
                ..Sheet::default()
            }),
        };
        let [first, second, third] = [60, 40, 40].map(|size| uploads.keep(upload(size)).unwrap());
        assert!(uploads.find(&first).is_none());
        assert!(uploads.find(&second).is_some());
        let large = uploads.keep(upload(130)).unwrap();
        assert!(uploads.find(&third).is_none());
        assert!(uploads.find(&large).is_some());
    }
}
