//! Passwords: argon2, and patience with who gets them wrong.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};

use super::PeopleError;

/// The shortest password that is taken.
pub const SHORTEST: usize = 10;

/// Hashing takes the computer a while on purpose; so many at a time, so that pages go on.
static AT_A_TIME: tokio::sync::Semaphore = tokio::sync::Semaphore::const_new(1);

/// The hash of no password: who names an unknown account waits as long as everybody.
static OF_NOBODY: LazyLock<String> =
    LazyLock::new(|| hash_now("no password at all").unwrap_or_default());

/// The hash that is stored.
pub async fn hash(password: &str) -> Result<String, PeopleError> {
    let password = password.to_owned();
    working(move || hash_now(&password)).await?
}

/// Whether it is the password; `None` for an account that does not exist.
pub async fn verify(password: &str, stored: Option<String>) -> Result<bool, PeopleError> {
    let password = password.to_owned();
    working(move || {
        let exists = stored.is_some();
        let stored = stored.unwrap_or_else(|| OF_NOBODY.clone());
        let Ok(parsed) = PasswordHash::new(&stored) else {
            return false;
        };
        let right = Argon2::default().verify_password(password.as_bytes(), &parsed);
        exists && right.is_ok()
    })
    .await
}

async fn working<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, PeopleError> {
    let _turn = AT_A_TIME.acquire().await;
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

/// How many wrong answers are free.
const FREE: u32 = 5;
/// The longest wait.
const LONGEST: Duration = Duration::from_secs(15 * 60);
/// How many names and addresses are remembered.
const REMEMBERED: usize = 10_000;

/// Who got a password wrong, by name of the account and by address: after some wrong answers each
/// further one doubles the wait.
#[derive(Default)]
pub struct Patience(Mutex<HashMap<String, Failures>>);

struct Failures {
    count: u32,
    last: Instant,
}

impl Failures {
    fn wait(&self) -> Duration {
        let beyond = self.count.saturating_sub(FREE);
        if beyond == 0 {
            return Duration::ZERO;
        }
        Duration::from_secs(1 << beyond.min(10)).min(LONGEST)
    }
}

impl Patience {
    /// How long these have to wait before they may try again.
    pub fn wait(&self, who: &[&str], now: Instant) -> Option<Duration> {
        let failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = who.iter().filter_map(|who| {
            let failed = failures.get(*who)?;
            failed.wait().checked_sub(now.duration_since(failed.last))
        });
        waits.max().filter(|wait| !wait.is_zero())
    }

    /// They got it wrong.
    pub fn failed(&self, who: &[&str], now: Instant) {
        let mut failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() > REMEMBERED {
            failures.retain(|_, failed| now.duration_since(failed.last) < LONGEST);
        }
        for who in who {
            let failed = failures.entry((*who).to_owned());
            let failed = failed.or_insert(Failures {
                count: 0,
                last: now,
            });
            failed.count = failed.count.saturating_add(1);
            failed.last = now;
        }
    }

    /// They got it right.
    pub fn succeeded(&self, who: &[&str]) {
        let mut failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for who in who {
            failures.remove(*who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_verified_and_an_unknown_account_never() {
        let stored = hash("correct horse").await.unwrap();
        assert!(stored.starts_with("$argon2id$"));
        assert!(verify("correct horse", Some(stored.clone())).await.unwrap());
        assert!(!verify("wrong horse", Some(stored)).await.unwrap());
        assert!(!verify("no password at all", None).await.unwrap());
    }

    #[test]
    fn patience_ends_after_some_failures_and_comes_back() {
        let patience = Patience::default();
        let now = Instant::now();
        for _ in 0..FREE {
            assert_eq!(patience.wait(&["anna"], now), None);
            patience.failed(&["anna", "192.0.2.1"], now);
        }
        patience.failed(&["anna"], now);
        assert_eq!(patience.wait(&["anna"], now), Some(Duration::from_secs(2)));
        assert_eq!(patience.wait(&["boris"], now), None);
        patience.failed(&["anna"], now);
        assert_eq!(
            patience.wait(&["boris", "anna"], now),
            Some(Duration::from_secs(4))
        );
        assert_eq!(patience.wait(&["anna"], now + Duration::from_secs(5)), None);
        patience.succeeded(&["anna"]);
        assert_eq!(patience.wait(&["anna"], now), None);
    }
}
