//! Lists of players that were sent and are looked at before anything is written.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use adoube_formats::Sheet;
use adoube_journal::{EventId, SectionId};
use adoube_tournament::Player;

use crate::people::Secret;

/// For how long a list is kept.
const KEPT_FOR: Duration = Duration::from_secs(30 * 60);

/// How many lists are kept; the oldest makes room.
const MOST: usize = 32;

/// A list that was sent.
pub struct Upload {
    /// Who sent it: the number of the account. Nobody else sees it.
    pub account: i64,
    /// For which event.
    pub event: EventId,
    /// For which section.
    pub section: SectionId,
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
}

/// The lists that are kept, each under a secret name.
#[derive(Default)]
pub struct Uploads(Mutex<HashMap<String, (Instant, Arc<Upload>)>>);

impl Uploads {
    /// Keeps a list for a while; the answer is its name.
    pub fn keep(&self, upload: Upload) -> Result<String, getrandom::Error> {
        let name = Secret::draw()?.reveal()[..32].to_owned();
        let mut kept = self.kept();
        if kept.len() >= MOST {
            let oldest = kept.iter().min_by_key(|(_, (since, _))| *since);
            if let Some(oldest) = oldest.map(|(name, _)| name.clone()) {
                kept.remove(&oldest);
            }
        }
        kept.insert(name.clone(), (Instant::now(), Arc::new(upload)));
        Ok(name)
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
        kept.retain(|_, (since, _)| since.elapsed() < KEPT_FOR);
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
            section: SectionId::from_title("A"),
            name: number.to_string(),
            list: List::Report(Vec::new()),
        };
        let names: Vec<String> = (0..=MOST)
            .map(|number| uploads.keep(upload(number)).unwrap())
            .collect();
        assert!(uploads.find(&names[0]).is_none());
        let last = uploads.find(&names[MOST]).unwrap();
        assert_eq!(last.name, MOST.to_string());
        uploads.forget(&names[MOST]);
        assert!(uploads.find(&names[MOST]).is_none());
    }
}
