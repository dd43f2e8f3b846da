//! Who was let in lately: while the database does not answer, they go on reading. Nothing can be
//! written then, by whomever.

use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use adoube_journal::{EventId, is_away};
use hashlink::LruCache;

use super::{PeopleError, Role, Session};

/// For how long somebody is remembered.
const REMEMBERED: Duration = Duration::from_secs(15 * 60);

/// How many are remembered of each kind.
const MOST: usize = 10_000;

/// What was given to somebody in an event.
type RoleAndSectors = Option<(Role, Vec<String>)>;

/// What was found lately.
pub(super) struct Remembered {
    sessions: Lately<Vec<u8>, Session>,
    members: Lately<(EventId, i64), RoleAndSectors>,
}

impl Default for Remembered {
    fn default() -> Remembered {
        Remembered {
            sessions: Lately::new(),
            members: Lately::new(),
        }
    }
}

impl Remembered {
    pub(super) fn keep_session(&self, secret: &[u8], session: &Session) {
        self.sessions.keep(secret.to_vec(), session.clone());
    }

    /// Whose session it was; the failure, if that is not known or the database answers.
    pub(super) fn session(
        &self,
        secret: &[u8],
        error: sqlx::Error,
    ) -> Result<Option<Session>, PeopleError> {
        self.sessions.instead(&secret.to_vec(), error).map(Some)
    }

    pub(super) fn forget_session(&self, secret: &[u8]) {
        self.sessions.forget(&secret.to_vec());
    }

    pub(super) fn keep_member(&self, event: &EventId, account: i64, given: &RoleAndSectors) {
        self.members.keep((event.clone(), account), given.clone());
    }

    /// What somebody was; the failure, if that is not known or the database answers.
    pub(super) fn member(
        &self,
        event: &EventId,
        account: i64,
        error: sqlx::Error,
    ) -> Result<RoleAndSectors, PeopleError> {
        self.members.instead(&(event.clone(), account), error)
    }

    /// Somebody may be something else in many events.
    pub(super) fn forget_members_of(&self, account: i64) {
        self.members.forget_all(|(_, other)| *other == account);
    }

    pub(super) fn forget_member(&self, event: &EventId, account: i64) {
        self.members.forget(&(event.clone(), account));
    }
}

/// Answers by question, with when they were given.
struct Lately<K, V>(Mutex<LruCache<K, (Instant, V)>>);

impl<K: Hash + Eq + Clone, V: Clone> Lately<K, V> {
    fn new() -> Lately<K, V> {
        Lately(Mutex::new(LruCache::new(MOST)))
    }

    fn keep(&self, question: K, answer: V) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.insert(question, (Instant::now(), answer));
    }

    fn instead(&self, question: &K, error: sqlx::Error) -> Result<V, PeopleError> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kept.get(question) {
            Some((since, answer)) if is_away(&error) && since.elapsed() < REMEMBERED => {
                Ok(answer.clone())
            }
            _ => Err(error.into()),
        }
    }

    fn forget_all(&self, is_meant: impl Fn(&K) -> bool) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let meant = kept.iter().map(|(question, _)| question);
        let meant: Vec<K> = meant
            .filter(|question| is_meant(question))
            .cloned()
            .collect();
        for question in meant {
            kept.remove(&question);
        }
    }

    fn forget(&self, question: &K) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.remove(question);
    }
}
