//! How the tables of a database are brought up to date.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// What a database has to go through to have the tables of this program: names and statements, in
/// order. A step that was ever released is never changed: databases remember what it said.
///
/// `sqlx::migrate!` would read the same from a folder, but its crate of macros contains a second
/// SQLite and PostgreSQL, for the compiler, and they take longer to build than the journal.
pub fn migrations(steps: &[(&'static str, &'static str)]) -> Migrator {
    let numbered = (1..).zip(steps);
    let migrations = numbered.map(|(version, &(name, sql))| {
        let sql = sql.into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(migrations.collect())
}
