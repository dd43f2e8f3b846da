//! Passwords: argon2, and patience with who gets them wrong.

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use hashlink::LruCache;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use super::PeopleError;

/// The shortest password that is taken.
pub const SHORTEST_PASSWORD: usize = 10;

/// Hashing takes the computer a while on purpose; so many at a time, so that pages go on.
static HASHING_SLOTS: Semaphore = Semaphore::const_new(1);

/// Those who signed in before with the same browser do not stand in the queue of the others.
static KNOWN_BROWSER_SLOTS: Semaphore = Semaphore::const_new(1);

/// The hash of no password: who names an unknown account waits as long as everybody.
static DUMMY_HASH: LazyLock<String> =
    LazyLock::new(|| hash_now("no password at all").unwrap_or_default());

/// The hash that is stored.
pub(super) async fn hash(password: &str) -> Result<String, PeopleError> {
    let password = password.to_owned();
    working(&HASHING_SLOTS, move || hash_now(&password)).await?
}

/// Whether it is the password; `None` for an account that does not exist.
pub(super) async fn verify(
    password: &str,
    stored: Option<String>,
    known: bool,
) -> Result<bool, PeopleError> {
    let password = password.to_owned();
    let queue = if known {
        &KNOWN_BROWSER_SLOTS
    } else {
        &HASHING_SLOTS
    };
    working(queue, move || {
        let exists = stored.is_some();
        let stored = stored.unwrap_or_else(|| DUMMY_HASH.clone());
        let Ok(parsed) = PasswordHash::new(&stored) else {
            return false;
        };
        let right = Argon2::default().verify_password(password.as_bytes(), &parsed);
        exists && right.is_ok()
    })
    .await
}

async fn working<T: Send + 'static>(
    queue: &'static Semaphore,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, PeopleError> {
    let _turn = queue.acquire().await;
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|_| PeopleError::Hashing)
}

fn hash_now(password: &str) -> Result<String, PeopleError> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt)?;
    let salt = SaltString::encode_b64(&salt).map_err(|_| PeopleError::Hashing)?;
    let hash = Argon2::default().hash_password(password.as_bytes(), &salt);
    Ok(hash.map_err(|_| PeopleError::Hashing)?.to_string())
}

/// The longest wait.
pub(super) const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// After so long without a wrong answer all is forgotten.
pub(super) const FORGIVEN_AFTER: Duration = Duration::from_secs(60 * 60);
/// How many guessers are remembered; the one longest unheard of makes room.
const MAX_GUESSERS: usize = 20_000;

/// Who guesses, as far as that can be told.
///
/// An account is never closed to everybody because somebody somewhere guesses at it: then any
/// stranger could keep the chief arbiter out. What is counted is the account as tried from one
/// place, or by one browser that signed in before, and the place, whatever is tried from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guesser {
    /// A hash of the name, so that long names take no more room than short ones.
    name: [u8; 16],
    /// How many wrong answers are free.
    free: u32,
    /// A right answer makes good for all wrong ones before, not only for itself.
    redeemed: bool,
}

impl Guesser {
    /// Somebody who tries to be one account from one place, or with one browser.
    pub fn at_account(login: &str, place: &str) -> Guesser {
        Guesser::new(&format!("{login} from {place}"), 5, true)
    }

    /// Everybody at a place. Many people may share it, and somebody with an account of their own
    /// must not wipe out guesses at others by signing in now and then.
    pub fn at_place(place: &str) -> Guesser {
        Guesser::new(&format!("anybody from {place}"), 20, false)
    }

    /// Somebody who tries links.
    pub fn of_links(place: &str) -> Guesser {
        Guesser::new(&format!("links from {place}"), 5, true)
    }

    /// Whoever types codes of a second factor: they know the password, so no stranger can use the
    /// attempts up.
    pub fn of_codes(login: &str) -> Guesser {
        Guesser::new(&format!("codes of {login}"), 10, true)
    }

    /// What is kept of the name.
    pub(super) fn name(&self) -> Vec<u8> {
        self.name.to_vec()
    }

    pub(super) fn free(&self) -> i64 {
        self.free.into()
    }

    pub(super) fn is_redeemed(&self) -> bool {
        self.redeemed
    }

    fn new(name: &str, free: u32, redeemed: bool) -> Guesser {
        let mut short = [0; 16];
        short.copy_from_slice(&Sha256::digest(name)[..16]);
        Guesser {
            name: short,
            free,
            redeemed,
        }
    }
}

/// Who got a password wrong: after some wrong answers each further one doubles the wait.
pub struct AttemptLimiter(Mutex<LruCache<[u8; 16], Failures>>);

#[derive(Clone, Copy)]
struct Failures {
    count: u32,
    last: Instant,
}

impl Failures {
    fn wait(self, free: u32, now: Instant) -> Option<Duration> {
        let beyond = self.count.saturating_sub(free);
        if beyond == 0 {
            return None;
        }
        let wait = Duration::from_secs(1 << beyond.min(10)).min(LONGEST_WAIT);
        wait.checked_sub(now.duration_since(self.last))
            .filter(|wait| !wait.is_zero())
    }
}

impl Default for AttemptLimiter {
    fn default() -> AttemptLimiter {
        AttemptLimiter(Mutex::new(LruCache::new(MAX_GUESSERS)))
    }
}

impl AttemptLimiter {
    fn failures(&self) -> MutexGuard<'_, LruCache<[u8; 16], Failures>> {
        // Nothing that holds the lock can panic half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins an attempt, or says how long to wait. It counts as wrong until it
    /// [`succeeded`](AttemptLimiter::succeeded): of many attempts at the same time no more get through
    /// than one after the other.
    ///
    /// # Errors
    ///
    /// How long to wait before the next attempt.
    pub fn attempt(&self, who: &[Guesser], now: Instant) -> Result<(), Duration> {
        let mut failures = self.failures();
        if let Some(wait) = longest_wait(&mut failures, who, now) {
            return Err(wait);
        }
        count(&mut failures, who, now);
        Ok(())
    }

    /// How long these have to wait before they may try again.
    pub fn wait(&self, who: &[Guesser], now: Instant) -> Option<Duration> {
        longest_wait(&mut self.failures(), who, now)
    }

    /// They got it wrong.
    pub fn failed(&self, who: &[Guesser], now: Instant) {
        count(&mut self.failures(), who, now);
    }

    /// The attempt that was begun was right.
    pub fn succeeded(&self, who: &[Guesser]) {
        let mut failures = self.failures();
        for guesser in who {
            let Some(failed) = failures.get_mut(&guesser.name) else {
                continue;
            };
            failed.count = failed.count.saturating_sub(1);
            if guesser.redeemed || failed.count == 0 {
                failures.remove(&guesser.name);
            }
        }
    }
}

fn longest_wait(
    failures: &mut LruCache<[u8; 16], Failures>,
    who: &[Guesser],
    now: Instant,
) -> Option<Duration> {
    let waits = who.iter().filter_map(|guesser| {
        let failed = failures.get(&guesser.name)?;
        failed.wait(guesser.free, now)
    });
    waits.max()
}

fn count(failures: &mut LruCache<[u8; 16], Failures>, who: &[Guesser], now: Instant) {
    for guesser in who {
        let before = failures.get(&guesser.name).copied();
        let recent =
            before.filter(|before| now.saturating_duration_since(before.last) < FORGIVEN_AFTER);
        let count = recent.map_or(0, |before| before.count).saturating_add(1);
        failures.insert(guesser.name, Failures { count, last: now });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_verified_and_an_unknown_account_never() {
        let stored = hash("correct horse").await.unwrap();
        assert!(stored.starts_with("$argon2id$"));
        let verified = verify("correct horse", Some(stored.clone()), true);
        assert!(verified.await.unwrap());
        assert!(!verify("wrong horse", Some(stored), false).await.unwrap());
        assert!(!verify("no password at all", None, false).await.unwrap());
    }

    fn anna(place: &str) -> [Guesser; 2] {
        [Guesser::at_account("anna", place), Guesser::at_place(place)]
    }

    #[test]
    fn attempts_end_after_some_failures_and_comes_back() {
        let attempts = AttemptLimiter::default();
        let now = Instant::now();
        let (here, there) = (anna("192.0.2.1"), anna("192.0.2.2"));
        for _ in 0..6 {
            assert_eq!(attempts.attempt(&here, now), Ok(()));
        }
        assert_eq!(attempts.wait(&here, now), Some(Duration::from_secs(2)));
        assert!(attempts.attempt(&here, now).is_err(), "it does not count");
        assert_eq!(attempts.wait(&here, now), Some(Duration::from_secs(2)));
        assert_eq!(attempts.wait(&there, now), None, "from elsewhere");
        attempts.failed(&here, now);
        assert_eq!(attempts.wait(&here, now), Some(Duration::from_secs(4)));
        assert_eq!(attempts.wait(&here, now + Duration::from_secs(5)), None);
        attempts.succeeded(&here);
        assert_eq!(attempts.wait(&here, now), None);
    }

    #[test]
    fn signing_in_does_not_wipe_out_guesses_at_others() {
        let attempts = AttemptLimiter::default();
        let now = Instant::now();
        let own = [Guesser::at_account("eve", "x"), Guesser::at_place("x")];
        let mut tried = 0;
        for number in 0..100 {
            let victim = Guesser::at_account(&format!("victim {number}"), "x");
            tried += u32::from(
                attempts
                    .attempt(&[victim, Guesser::at_place("x")], now)
                    .is_ok(),
            );
            if attempts.attempt(&own, now).is_ok() {
                attempts.succeeded(&own);
            }
        }
        assert_eq!(tried, 21);
    }

    #[test]
    fn memory_is_bounded_whatever_is_tried() {
        let attempts = AttemptLimiter::default();
        let now = Instant::now();
        for number in 0..MAX_GUESSERS + 500 {
            let login = format!("{number}{}", "x".repeat(1000));
            attempts.failed(&[Guesser::at_account(&login, "x")], now);
        }
        assert_eq!(attempts.failures().len(), MAX_GUESSERS);
    }
}
