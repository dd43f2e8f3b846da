//! How a SQLite file is opened and left, whatever tables are in it.

use std::cmp::Ordering;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Executor, Sqlite, SqlitePool};

use super::private::private_if_writable;

/// How long a writer waits for another one.
const BUSY_TIMEOUT: Duration = Duration::from_secs(30);

/// How often the migrations are tried: another process may be making the same new file.
const MIGRATION_ATTEMPTS: u32 = 5;

/// Folds the write-ahead log into the file. Somebody else who reads or writes at the time is not
/// waited for long: they fold it when they close.
const FOLD_LOG: &str = "PRAGMA busy_timeout = 500; PRAGMA wal_checkpoint(TRUNCATE);";

/// Why a SQLite file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum SqliteFileError {
    /// The file cannot be made or read.
    #[error(transparent)]
    File(#[from] io::Error),
    /// SQLite cannot use it.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// Its tables are not ours, or those of a newer program.
    #[error(transparent)]
    Migrate(#[from] MigrateError),
}

/// Opens a file for the user alone, making it if it does not exist, and brings its tables up to
/// date. WAL mode with full synchronisation: what was acknowledged survives the loss of power.
///
/// # Errors
///
/// If the file cannot be made, is none of ours, or was written by a newer program.
pub async fn open_sqlite_file(
    path: &Path,
    migrations: &Migrator,
) -> Result<SqlitePool, SqliteFileError> {
    if !private_if_writable(path)? {
        return read_only(path, migrations).await;
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .busy_timeout(BUSY_TIMEOUT)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // What is removed is not to be found in the file any more.
        .pragma("secure_delete", "ON")
        .foreign_keys(true);
    let pool = connect(options.clone()).await?;
    migrate(&pool, migrations).await?;
    // Should the file go, a later connection must not find an empty one in its place.
    pool.set_connect_options(options.create_if_missing(false));
    Ok(pool)
}

/// Opens a file that can only be read. Its tables must be those of this program: they cannot be changed.
async fn read_only(path: &Path, migrations: &Migrator) -> Result<SqlitePool, SqliteFileError> {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        // Nobody writes to it, and SQLite cannot make the files with which it would find out.
        .immutable(!Path::new(&log).exists());
    let pool = connect(options).await?;
    let applied = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    let applied: i64 = sqlx::query_scalar(applied).fetch_one(&pool).await?;
    let ours = migrations.iter().map(|step| step.version).max();
    match ours.unwrap_or(0).cmp(&applied) {
        Ordering::Equal => Ok(pool),
        Ordering::Less => Err(MigrateError::VersionMissing(applied).into()),
        Ordering::Greater => Err(io::Error::from(ErrorKind::ReadOnlyFilesystem).into()),
    }
}

/// Puts everything that was written into the file itself, so that a copy of it is whole. What was
/// acknowledged is on the disk all the same: nothing is lost if this fails.
pub async fn fold_sqlite_log(connection: impl Executor<'_, Database = Sqlite>) {
    let _ = sqlx::raw_sql(FOLD_LOG).execute(connection).await;
}

/// Only one connection can switch a new file to WAL mode, and SQLite does not let the others wait
/// for that: they have to try again. The pool starts with none, lest two of its own race.
async fn connect(options: SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    let started = Instant::now();
    loop {
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .min_connections(0)
            .idle_timeout(None)
            .max_lifetime(None);
        match pool.connect_with(options.clone()).await {
            Err(error) if is_busy(&error) && started.elapsed() < BUSY_TIMEOUT => {}
            outcome => return outcome,
        }
    }
}

/// SQLITE_BUSY, whatever the extended code says on top.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    let code = code.and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == 5)
}

async fn migrate(pool: &SqlitePool, migrations: &Migrator) -> Result<(), MigrateError> {
    let mut attempt = 1;
    loop {
        match migrations.run(pool).await {
            Err(MigrateError::Execute(_) | MigrateError::ExecuteMigration(..))
                if attempt < MIGRATION_ATTEMPTS =>
            {
                attempt += 1;
            }
            outcome => return outcome,
        }
    }
}
