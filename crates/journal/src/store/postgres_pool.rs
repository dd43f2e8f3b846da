//! Connections to a PostgreSQL server: how many, how long they may take, which are not used again.

use std::future::Future;
use std::io;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgConnection, PgPool};

/// How long a connection and the next piece of an answer may take. A database that is away must
/// be told from a slow one before anybody waits long.
pub(super) const ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// How long writing may take.
pub(super) const WRITES_WITHIN: Duration = Duration::from_secs(8);

/// How long a connection that was kept may take to say that it is there.
const STIRS_WITHIN: Duration = Duration::from_millis(500);

/// How many connections a program has at most, unless the address says `connections=…`.
const CONNECTIONS: u32 = 8;

/// What the server is to give up by itself: a program that went away must not hold what others
/// wait for. Milliseconds and seconds, as PostgreSQL reads them.
const SERVER_LIMITS: [(&str, &str); 6] = [
    ("statement_timeout", "30000"),
    ("lock_timeout", "6000"),
    ("idle_in_transaction_session_timeout", "15000"),
    ("tcp_keepalives_idle", "15"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
];

/// When the last connection was found broken.
type LastFault = Arc<Mutex<Option<Instant>>>;

/// A database by its address: `postgres://user@host/database`, with `?sslmode=…` as PostgreSQL
/// knows it, and `connections=…` for how many connections this program may have.
pub(super) struct PostgresAddress {
    options: PgConnectOptions,
    connections: u32,
}

impl FromStr for PostgresAddress {
    type Err = sqlx::Error;

    fn from_str(text: &str) -> Result<PostgresAddress, sqlx::Error> {
        let (place, query) = text.split_once('?').unwrap_or((text, ""));
        let mut connections = CONNECTIONS;
        let mut others = Vec::new();
        for word in query.split('&').filter(|word| !word.is_empty()) {
            match word.strip_prefix("connections=") {
                Some(number) => connections = asked_for(number)?,
                None => others.push(word),
            }
        }
        let link = if others.is_empty() { "" } else { "?" };
        let address = format!("{place}{link}{}", others.join("&"));
        Ok(PostgresAddress {
            options: address.parse::<PgConnectOptions>()?,
            connections,
        })
    }
}

fn asked_for(number: &str) -> Result<u32, sqlx::Error> {
    let asked = number
        .parse()
        .ok()
        .filter(|asked| (2..=500).contains(asked));
    asked.ok_or_else(|| {
        let found = format!("connections={number}: a number from 2 to 500 was expected");
        sqlx::Error::Configuration(found.into())
    })
}

impl PostgresAddress {
    /// The connections for all that is read and written.
    pub(super) async fn connect(&self) -> Result<PgPool, sqlx::Error> {
        let limited = self.options.clone().options(SERVER_LIMITS);
        let fault = LastFault::default();
        PgPoolOptions::new()
            .max_connections(self.connections)
            .acquire_timeout(ANSWERS_WITHIN)
            .test_before_acquire(false)
            .before_acquire(move |connection, known| {
                let fault = fault.clone();
                Box::pin(async move { still_good(connection, known.age, &fault).await })
            })
            .connect_with(limited)
            .await
    }

    /// One connection, made when it is needed, for who listens.
    pub(super) fn listening(&self) -> PgPool {
        PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(ANSWERS_WITHIN)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(self.options.clone())
    }
}

/// Whether a connection that was kept can be used again. Once one is found broken, all that were
/// made before are taken for broken: to try one after the other would take too long.
async fn still_good(
    connection: &mut PgConnection,
    age: Duration,
    fault: &LastFault,
) -> Result<bool, sqlx::Error> {
    let last = *fault.lock().unwrap_or_else(PoisonError::into_inner);
    if last.is_some_and(|last| age > last.elapsed()) {
        return Err(sqlx::Error::WorkerCrashed);
    }
    let stirs = within(STIRS_WITHIN, connection.ping()).await;
    if stirs.is_err() {
        *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
    stirs.map(|()| true)
}

/// What a database answers, or that it does not.
pub(super) async fn within<T, E: From<sqlx::Error>>(
    time: Duration,
    answer: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    match tokio::time::timeout(time, answer).await {
        Ok(answer) => answer,
        Err(_) => Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into()).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_says_how_many_connections() {
        let read = |text: &str| text.parse::<PostgresAddress>();
        let usual = read("postgres://ann@db.example/club").unwrap();
        assert_eq!(usual.connections, CONNECTIONS);
        let asked = "postgres://ann@db.example/club?sslmode=require&connections=40";
        let asked = read(asked).unwrap();
        assert_eq!(asked.connections, 40);
        assert_eq!(asked.options.get_host(), "db.example");
        assert!(matches!(
            asked.options.get_ssl_mode(),
            sqlx::postgres::PgSslMode::Require
        ));
        for unfit in ["0", "1", "501", "many", ""] {
            assert!(read(&format!("postgres:///club?connections={unfit}")).is_err());
        }
    }
}
