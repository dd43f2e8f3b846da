//! The tables of the server itself, in a SQLite file or in the database server that has the
//! events. A statement is written once, with `$1` for its values: both databases read that.

mod row;

use std::future::Future;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use adoube_journal::{
    SqliteFileError, Store, fold_sqlite_log, is_away, migrations, open_sqlite_file, private_file,
};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, PgPool, SqliteConnection, SqlitePool};

pub(crate) use row::Row;

/// How long an answer may take.
const ANSWERS_WITHIN: Duration = Duration::from_secs(4);

/// How much longer each statement of many may take.
const EACH: Duration = Duration::from_millis(20);

/// For how long a database that did not answer is left alone.
const RETRY_AFTER: Duration = Duration::from_secs(2);

/// What statements that belong together wait for on a database server, so that they come one
/// after the other: a number of our own.
const TURN: i64 = 0x61646f756265;

fn sqlite_migrations() -> Migrator {
    migrations(&[
        (
            "people",
            include_str!("../../migrations/sqlite/0001_people.sql"),
        ),
        (
            "store",
            include_str!("../../migrations/sqlite/0002_store.sql"),
        ),
        (
            "shared",
            include_str!("../../migrations/sqlite/0003_shared.sql"),
        ),
        (
            "ways in",
            include_str!("../../migrations/sqlite/0004_ways_in.sql"),
        ),
        (
            "organisations",
            include_str!("../../migrations/sqlite/0005_organisations.sql"),
        ),
    ])
}

fn postgres_migrations() -> Migrator {
    let mut migrations = migrations(&[
        (
            "people",
            include_str!("../../migrations/postgres/0001_people.sql"),
        ),
        (
            "ways in",
            include_str!("../../migrations/postgres/0002_ways_in.sql"),
        ),
        (
            "organisations",
            include_str!("../../migrations/postgres/0003_organisations.sql"),
        ),
    ]);
    // The journals have their own tables, and their own steps.
    migrations.dangerous_set_table_name("_adoube_server_migrations");
    migrations
}

/// A value of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(i64),
    Text(String),
    NoText,
    Bytes(Vec<u8>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Number(i64::from(truth))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        text.map_or(Value::NoText, Value::Text)
    }
}

impl From<Vec<u8>> for Value {
    fn from(bytes: Vec<u8>) -> Value {
        Value::Bytes(bytes)
    }
}

/// A statement with its values.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    sql: &'static str,
    values: Vec<Value>,
}

/// A statement; its values follow.
pub(crate) fn statement(sql: &'static str) -> Statement {
    Statement {
        sql,
        values: Vec::new(),
    }
}

impl Statement {
    /// The next value.
    pub(crate) fn with(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }
}

/// The statement as a database takes it.
macro_rules! bound {
    ($statement:expr) => {{
        let Statement { sql, values } = $statement;
        let mut query = sqlx::query(sql);
        for value in values {
            query = match value {
                Value::Number(number) => query.bind(number),
                Value::Text(text) => query.bind(text),
                Value::NoText => query.bind(None::<String>),
                Value::Bytes(bytes) => query.bind(bytes),
            };
        }
        query
    }};
}

#[derive(Clone)]
enum Connections {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// A database with the tables of the server.
#[derive(Clone)]
pub(crate) struct Database {
    connections: Connections,
    /// When it last did not answer, until it does.
    away: Arc<Mutex<Option<Instant>>>,
    /// Keeps what is only in memory there, whatever happens to the connections of the pool.
    _keeper: Option<Arc<Mutex<SqliteConnection>>>,
}

impl Database {
    /// The tables beside the events: on their database server if they are on one, else in a file.
    pub(crate) async fn beside(file: &Path, store: &dyn Store) -> Result<Database, OpenError> {
        match store.database() {
            Some(pool) => {
                postgres_migrations().run(&pool).await?;
                Ok(Database::over(Connections::Postgres(pool)))
            }
            None => Database::in_file(file).await,
        }
    }

    /// Tables in a file.
    pub(crate) async fn in_file(file: &Path) -> Result<Database, OpenError> {
        let pool = open_sqlite_file(file, &sqlite_migrations()).await?;
        Ok(Database::over(Connections::Sqlite(pool)))
    }

    /// Copies the tables of a file as they are just now into a new file; a database server has its own ways.
    pub(crate) async fn copy_to(&self, file: &Path) -> Result<(), OpenError> {
        if let Connections::Sqlite(pool) = &self.connections {
            // SQLite fills an empty file, and leaves its permissions as they are.
            private_file(file).map_err(SqliteFileError::from)?;
            let copy = sqlx::query("VACUUM INTO $1").bind(file.to_string_lossy().into_owned());
            copy.execute(pool).await.map_err(SqliteFileError::from)?;
        }
        Ok(())
    }

    /// Tables that are forgotten when the program ends.
    pub(crate) async fn in_memory() -> Result<Database, OpenError> {
        static MADE: AtomicU64 = AtomicU64::new(0);
        // A database that its connections share goes with the last of them, and a connection goes
        // when a request is given up half-way: one that nobody uses keeps it.
        let name = format!("/people-{}", MADE.fetch_add(1, Ordering::Relaxed));
        let options = SqliteConnectOptions::new()
            .filename(name)
            .vfs("memdb")
            .create_if_missing(true)
            .busy_timeout(Duration::from_secs(30))
            .foreign_keys(true);
        let keeper = options.connect().await.map_err(SqliteFileError::from)?;
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await
            .map_err(SqliteFileError::from)?;
        sqlite_migrations().run(&pool).await?;
        Ok(Database {
            _keeper: Some(Arc::new(Mutex::new(keeper))),
            ..Database::over(Connections::Sqlite(pool))
        })
    }

    fn over(connections: Connections) -> Database {
        Database {
            connections,
            away: Arc::default(),
            _keeper: None,
        }
    }

    /// Whether other servers have the same tables.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.connections, Connections::Postgres(_))
    }

    /// Carries a statement out; the answer is how many rows it touched.
    pub(crate) async fn execute(&self, statement: Statement) -> Result<u64, sqlx::Error> {
        self.answer(async {
            Ok(match &self.connections {
                Connections::Sqlite(pool) => bound!(statement).execute(pool).await?.rows_affected(),
                Connections::Postgres(pool) => {
                    bound!(statement).execute(pool).await?.rows_affected()
                }
            })
        })
        .await
    }

    /// Every row that a statement finds.
    pub(crate) async fn all(&self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        self.answer(async {
            Ok(match &self.connections {
                Connections::Sqlite(pool) => {
                    let rows = bound!(statement).fetch_all(pool).await?;
                    rows.into_iter().map(Row::from).collect()
                }
                Connections::Postgres(pool) => {
                    let rows = bound!(statement).fetch_all(pool).await?;
                    rows.into_iter().map(Row::from).collect()
                }
            })
        })
        .await
    }

    /// The first row that a statement finds.
    pub(crate) async fn first(&self, statement: Statement) -> Result<Option<Row>, sqlx::Error> {
        self.answer(async {
            Ok(match &self.connections {
                Connections::Sqlite(pool) => {
                    bound!(statement).fetch_optional(pool).await?.map(Row::from)
                }
                Connections::Postgres(pool) => {
                    bound!(statement).fetch_optional(pool).await?.map(Row::from)
                }
            })
        })
        .await
    }

    /// Carries out statements that belong together, all or none; the answer is how many rows each
    /// touched. Many may take longer than one. Nobody else's come in between, on whatever server.
    pub(crate) async fn together(
        &self,
        statements: Vec<Statement>,
    ) -> Result<Vec<u64>, sqlx::Error> {
        let within = ANSWERS_WITHIN + EACH * u32::try_from(statements.len()).unwrap_or(u32::MAX);
        self.answer_within(within, async {
            let mut touched = Vec::new();
            match &self.connections {
                Connections::Sqlite(pool) => {
                    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
                    for statement in statements {
                        let done = bound!(statement).execute(&mut *transaction).await?;
                        touched.push(done.rows_affected());
                    }
                    transaction.commit().await?;
                }
                Connections::Postgres(pool) => {
                    let mut transaction = pool.begin().await?;
                    let turn = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(TURN);
                    turn.execute(&mut *transaction).await?;
                    for statement in statements {
                        let done = bound!(statement).execute(&mut *transaction).await?;
                        touched.push(done.rows_affected());
                    }
                    transaction.commit().await?;
                }
            }
            Ok(touched)
        })
        .await
    }

    /// What the database answers, or that it does not: then it is left alone for a moment, so that
    /// not everybody has to wait to find out.
    async fn answer<T>(
        &self,
        asked: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, sqlx::Error> {
        self.answer_within(ANSWERS_WITHIN, asked).await
    }

    async fn answer_within<T>(
        &self,
        time: Duration,
        asked: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, sqlx::Error> {
        // A file that somebody else writes to is waited for; there is nobody to be told from.
        if !self.is_shared() {
            return asked.await;
        }
        if self
            .noted_away()
            .is_some_and(|since| since.elapsed() < RETRY_AFTER)
        {
            return Err(sqlx::Error::PoolTimedOut);
        }
        let answer = match tokio::time::timeout(time, asked).await {
            Ok(answer) => answer,
            Err(_) => Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into())),
        };
        let away = answer.as_ref().is_err_and(is_away);
        *self.away.lock().unwrap_or_else(PoisonError::into_inner) = away.then(Instant::now);
        answer
    }

    fn noted_away(&self) -> Option<Instant> {
        *self.away.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the use of a file, with everything in it and nothing beside it, so that a copy of it is
    /// whole. The connections to a database server belong to the store of the events.
    pub(crate) async fn close(&self) {
        if let Connections::Sqlite(pool) = &self.connections {
            fold_sqlite_log(pool).await;
            pool.close().await;
        }
    }
}

/// Why the tables cannot be opened: of a file and of a database server alike.
pub(crate) type OpenError = SqliteFileError;
