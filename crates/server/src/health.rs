//! Whether everything that people enter can be stored.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::app::App;

/// How long an answer counts: whoever asks more often is told the same again.
const FRESH_FOR: Duration = Duration::from_secs(1);

/// How long a look may take. What takes longer is no good to anybody at a desk.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);

/// What was found out last.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, Condition)>>);

/// What can be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Records of events.
    pub events: bool,
    /// Accounts, roles and sessions.
    pub accounts: bool,
}

impl Condition {
    /// Whether nothing is wrong.
    pub fn is_good(self) -> bool {
        self.events && self.accounts
    }
}

impl App {
    /// What can be stored now, or could a moment ago. It is tried, not guessed.
    pub async fn condition(&self) -> Condition {
        let mut last = self.health.0.lock().await;
        if let Some((when, condition)) = *last
            && when.elapsed() < FRESH_FOR
        {
            return condition;
        }
        let store = self.events.store();
        let (events, accounts) = tokio::join!(
            tried("events", store.check()),
            tried("accounts", self.people.check())
        );
        let condition = Condition { events, accounts };
        *last = Some((Instant::now(), condition));
        condition
    }
}

async fn tried<E: std::fmt::Display>(
    what: &str,
    attempt: impl Future<Output = Result<(), E>>,
) -> bool {
    match tokio::time::timeout(PROBE_TIMEOUT, attempt).await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::error!(what, %error, "nothing can be stored");
            false
        }
        Err(_) => {
            tracing::error!(what, "nothing can be stored: no answer in time");
            false
        }
    }
}
