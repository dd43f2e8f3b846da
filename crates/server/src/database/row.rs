//! Rows of either database.

use jiff::Timestamp;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

/// A row that was found.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl From<SqliteRow> for Row {
    fn from(row: SqliteRow) -> Row {
        Row::Sqlite(row)
    }
}

impl From<PgRow> for Row {
    fn from(row: PgRow) -> Row {
        Row::Postgres(row)
    }
}

macro_rules! columns {
    ($($(#[$about:meta])* $name:ident: $kind:ty;)*) => {
        $(
            $(#[$about])*
            pub(crate) fn $name(&self, column: &str) -> Result<$kind, sqlx::Error> {
                match self {
                    Row::Sqlite(row) => sqlx::Row::try_get(row, column),
                    Row::Postgres(row) => sqlx::Row::try_get(row, column),
                }
            }
        )*
    };
}

impl Row {
    columns! {
        /// A whole number.
        number: i64;
        /// The column as a text.
        text: String;
        /// A text that may not be there.
        text_if_any: Option<String>;
        /// The column as bytes.
        bytes: Vec<u8>;
    }

    /// A number that stands for yes or no.
    pub(crate) fn truth(&self, column: &str) -> Result<bool, sqlx::Error> {
        Ok(self.number(column)? != 0)
    }

    /// A moment that is kept in seconds.
    pub(crate) fn moment(&self, column: &str) -> Result<Timestamp, sqlx::Error> {
        let seconds = self.number(column)?;
        Timestamp::from_second(seconds).map_err(|error| sqlx::Error::Decode(error.into()))
    }

    /// What is kept as text in a form of its own.
    pub(crate) fn parsed<T>(&self, column: &str) -> Result<T, sqlx::Error>
    where
        T: std::str::FromStr,
        T::Err: std::error::Error + Send + Sync + 'static,
    {
        let text = self.text(column)?;
        text.parse()
            .map_err(|error: T::Err| sqlx::Error::Decode(error.into()))
    }
}
