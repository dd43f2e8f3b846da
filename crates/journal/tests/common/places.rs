//! The stores a test runs on, each opened as often as the test likes.

use std::path::PathBuf;
use std::sync::Arc;

use adoube_journal::*;

use super::postgres;

/// Somewhere to keep journals.
pub(crate) enum Place {
    Memory(Arc<MemoryStore>),
    /// A file in a folder that goes when the place is dropped.
    Sqlite(tempfile::TempDir),
    Postgres(String),
}

impl Place {
    pub(crate) fn memory() -> Place {
        Place::Memory(Arc::default())
    }

    pub(crate) fn sqlite() -> Place {
        Place::Sqlite(tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap())
    }

    /// An empty database on the server of the tests; `None` where there is no PostgreSQL.
    pub(crate) async fn postgres() -> Option<Place> {
        let server = postgres::server()?;
        Some(Place::Postgres(server.database().await))
    }

    pub(crate) fn file(&self) -> Option<PathBuf> {
        match self {
            Place::Sqlite(folder) => Some(folder.path().join("adoube.db")),
            _ => None,
        }
    }

    /// A handle of its own, as another process would have.
    pub(crate) async fn try_open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Place::Memory(store) => Arc::clone(store) as Arc<dyn Store>,
            Place::Sqlite(folder) => {
                Arc::new(SqliteStore::open(&folder.path().join("adoube.db")).await?)
            }
            Place::Postgres(url) => Arc::new(PostgresStore::connect(url).await?),
        })
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        self.try_open().await.unwrap()
    }
}

/// Makes tests of functions that are async and take a `Place`: `memory::…`, `sqlite::…` and
/// `postgres::…` of those that run everywhere, the last two of those that need a database.
macro_rules! on_stores {
    (everywhere: $($every:ident),*; databases: $($database:ident),*;) => {
        mod memory {
            use crate::common::{block_on_many_threads, places::Place};

            $(#[test]
            fn $every() {
                block_on_many_threads(super::$every(Place::memory()));
            })*
        }
        mod sqlite {
            use crate::common::{block_on_many_threads, places::Place};

            $(#[test]
            fn $every() {
                block_on_many_threads(super::$every(Place::sqlite()));
            })*
            $(#[test]
            fn $database() {
                block_on_many_threads(super::$database(Place::sqlite()));
            })*
        }
        mod postgres {
            use crate::common::{block_on_many_threads, places::Place};

            $(#[test]
            fn $every() {
                block_on_many_threads(async {
                    if let Some(place) = Place::postgres().await {
                        super::$every(place).await;
                    }
                });
            })*
            $(#[test]
            fn $database() {
                block_on_many_threads(async {
                    if let Some(place) = Place::postgres().await {
                        super::$database(place).await;
                    }
                });
            })*
        }
    };
}

pub(crate) use on_stores;
