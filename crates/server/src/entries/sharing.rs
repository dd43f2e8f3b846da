//! Lists that were sent, for all servers of a database: whoever is led to another one finds them there.

use std::sync::Arc;

use adoube_journal::SectionId;
use jiff::Timestamp;

use super::import::read;
use crate::app::App;
use crate::auth::{PeopleError, Secret};
use crate::database::{Row, statement};
use crate::error::PageError;
use crate::uploads::{List, UPLOAD_TTL, Upload};

/// How many lists the database keeps; the oldest make room.
const MOST: i64 = 200;

/// A list as it was sent.
pub(super) struct SentFile {
    /// The name of the file; empty for pasted text.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// Keeps a list for a while; the answer is its name.
pub(super) async fn keep(app: &App, upload: Upload, sent: SentFile) -> Result<String, PageError> {
    let database = app.people.database();
    let seconds = i64::try_from(UPLOAD_TTL.as_secs()).unwrap_or(i64::MAX);
    let now = Timestamp::now().as_second();
    let section = upload.section.as_ref().map(ToString::to_string);
    let store = statement(
        "INSERT INTO upload (account, event, section, title, name, file, bytes, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let store = store
        .with(upload.account)
        .with(upload.event.as_str())
        .with(section)
        .with(upload.name.as_str());
    let key = app.uploads.keep(upload).map_err(PageError::broken)?;
    if database.is_shared() {
        let old = statement(
            "DELETE FROM upload WHERE at < $1 OR name IN
                (SELECT name FROM upload ORDER BY at DESC OFFSET $2)",
        );
        let store = store.with(hash(&key)).with(sent.name).with(sent.bytes);
        let all = vec![old.with(now - seconds).with(MOST), store.with(now)];
        database.together(all).await.map_err(PeopleError::from)?;
    }
    Ok(key)
}

/// The list with this name: kept here, or read again as it was sent to another server.
pub(super) async fn find(app: &App, key: &str) -> Result<Option<Arc<Upload>>, PageError> {
    let database = app.people.database();
    if let Some(upload) = app.uploads.find(key) {
        return Ok(Some(upload));
    }
    if !database.is_shared() {
        return Ok(None);
    }
    let seconds = i64::try_from(UPLOAD_TTL.as_secs()).unwrap_or(i64::MAX);
    let since = Timestamp::now().as_second() - seconds;
    let found = statement("SELECT * FROM upload WHERE name = $1 AND at >= $2");
    let row = database.first(found.with(hash(key)).with(since)).await;
    let Some(row) = row.map_err(PeopleError::from)? else {
        return Ok(None);
    };
    let (upload, sent) = upload_of(&row).map_err(PeopleError::from)?;
    let is_report = upload.section.is_none();
    let list = tokio::task::spawn_blocking(move || match is_report {
        true => Some(List::Tournament(sent.bytes)),
        false => read(&sent.name, &sent.bytes).ok(),
    });
    let Some(list) = list.await.map_err(PageError::broken)? else {
        return Ok(None);
    };
    let upload = Upload { list, ..upload };
    Ok(Some(app.uploads.keep_as(key, upload)))
}

/// Forgets a list, on all servers.
pub(super) async fn forget(app: &App, key: &str) -> Result<(), PageError> {
    app.uploads.forget(key);
    let database = app.people.database();
    if database.is_shared() {
        let forget = statement("DELETE FROM upload WHERE name = $1").with(hash(key));
        database.execute(forget).await.map_err(PeopleError::from)?;
    }
    Ok(())
}

/// What is stored of the name, so that who reads the table opens nothing.
fn hash(key: &str) -> Vec<u8> {
    Secret::presented(key).hash()
}

/// A list without what was read of it, and as it was sent.
fn upload_of(row: &Row) -> Result<(Upload, SentFile), sqlx::Error> {
    let section = row.text_if_any("section")?;
    let section: Option<SectionId> = match section {
        Some(section) => {
            let read = section.parse();
            Some(read.map_err(|_| sqlx::Error::ColumnNotFound("section".into()))?)
        }
        None => None,
    };
    let upload = Upload {
        account: row.number("account")?,
        event: row.parsed("event")?,
        section,
        name: row.text("title")?,
        list: List::Tournament(Vec::new()),
    };
    let sent = SentFile {
        name: row.text("file")?,
        bytes: row.bytes("bytes")?,
    };
    Ok((upload, sent))
}
