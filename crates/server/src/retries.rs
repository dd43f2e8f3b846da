//! A request that is sent again because its answer was lost is not carried out again.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use jiff::Timestamp;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::auth::PeopleError;
use crate::database::{Database, Statement, statement};
use crate::error::{ApiError, PageError};
use crate::guard::AtDesk;
use crate::texts::t;

/// How long an answer is remembered, in seconds.
const REMEMBERED: i64 = 3600;

/// How long a second request waits for the answer to the first.
const WAITS: Duration = Duration::from_secs(20);

/// How often it looks.
const LOOKS: Duration = Duration::from_millis(100);

/// Whoever works on an answer says so this often.
const SIGN_OF_LIFE: Duration = Duration::from_secs(4);

/// After so many seconds without an answer or a sign of life the server has stopped.
const ABANDONED: i64 = 15;

/// How often, and how long apart, it is tried to say that nothing was done.
const RELEASES: (u32, Duration) = (300, Duration::from_secs(2));

/// The longest key.
const LONGEST: usize = 200;

/// Who asked what under which key. All servers of a database know it.
#[derive(Clone)]
struct RequestKey {
    store: String,
    account: i64,
    path: String,
    key: String,
}

impl RequestKey {
    /// A statement about this key, by its first four values.
    fn about(&self, sql: &'static str) -> Statement {
        statement(sql)
            .with(self.store.as_str())
            .with(self.account)
            .with(self.path.as_str())
            .with(self.key.as_str())
    }
}

/// The key of a request, if it has one.
pub(crate) struct Once(Option<RequestKey>);

impl FromRequestParts<Arc<App>> for Once {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Once, ApiError> {
        let Some(key) = parts.headers.get("idempotency-key").cloned() else {
            return Ok(Once(None));
        };
        let at = AtDesk::from_request_parts(parts, app).await?;
        let key = key.to_str().unwrap_or_default();
        if key.is_empty() || key.len() > LONGEST {
            return Err(PageError::BadRequest(t("api-key-unfit").to_owned()).into());
        }
        Ok(Once(Some(RequestKey {
            store: app.people.store().to_owned(),
            account: at.member.account.id,
            path: parts.uri.path().to_owned(),
            key: key.to_owned(),
        })))
    }
}

impl Once {
    /// Does the work, or tells again what came of it. Only what was done is remembered: a request
    /// that was refused changed nothing and may be tried again.
    pub(crate) async fn run<T: Serialize + Send>(
        self,
        app: &App,
        body: &[u8],
        work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
    ) -> Result<Response, ApiError> {
        let Some(asked) = self.0 else {
            return Ok(told(&work.await?)?.into_response());
        };
        let database = app.people.database().clone();
        let hash = Sha256::digest(body).to_vec();
        // Whoever hangs up early must find the answer when asking again: the work goes on.
        let answered = tokio::spawn(async move {
            match claimed(&database, &asked, &hash).await? {
                Some(known) => Ok(again(known)),
                None => first(&database, asked, work).await,
            }
        });
        let failed = |_| PageError::Refused(t("failed-text").to_owned());
        answered.await.map_err(failed)?
    }
}

/// The answer to an earlier request with this key; nothing if this is the first, which from now on
/// has it.
async fn claimed(
    database: &Database,
    asked: &RequestKey,
    hash: &[u8],
) -> Result<Option<Bytes>, ApiError> {
    let began = Instant::now();
    loop {
        let now = Timestamp::now().as_second();
        let old = statement("DELETE FROM answer WHERE at < $1").with(now - REMEMBERED);
        let claim = asked
            .about(
                "INSERT INTO answer (store, account, path, name, asked, at)
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
            )
            .with(hash.to_vec())
            .with(now);
        let done = database.together(vec![old, claim]).await;
        if done.map_err(PeopleError::from)?.last() == Some(&1) {
            return Ok(None);
        }
        match look(database, asked, hash, now).await? {
            EarlierRequest::Answered(told) => return Ok(Some(told)),
            // Nothing came of the first, and its key is free again.
            EarlierRequest::Free => continue,
            EarlierRequest::Working => {}
        }
        if began.elapsed() > WAITS {
            return Err(PageError::Away.into());
        }
        tokio::time::sleep(LOOKS).await;
    }
}

/// How an earlier request with a key stands.
enum EarlierRequest {
    Answered(Bytes),
    Working,
    Free,
}

async fn look(
    database: &Database,
    asked: &RequestKey,
    hash: &[u8],
    now: i64,
) -> Result<EarlierRequest, ApiError> {
    let known = asked.about(
        "SELECT asked, told, at FROM answer
         WHERE store = $1 AND account = $2 AND path = $3 AND name = $4",
    );
    let Some(known) = database.first(known).await.map_err(PeopleError::from)? else {
        return Ok(EarlierRequest::Free);
    };
    if known.bytes("asked").map_err(PeopleError::from)? != hash {
        return Err(PageError::Refused(t("api-key-used").to_owned()).into());
    }
    if let Some(told) = known.text_if_any("told").map_err(PeopleError::from)? {
        return Ok(EarlierRequest::Answered(told.into()));
    }
    let at = known.number("at").map_err(PeopleError::from)?;
    // Clocks of two servers differ, and one may be set.
    if (now - at).abs() > ABANDONED {
        return Err(PageError::Refused(t("api-key-abandoned").to_owned()).into());
    }
    Ok(EarlierRequest::Working)
}

fn again(told: Bytes) -> Response {
    let again = [("idempotency-replayed", HeaderValue::from_static("true"))];
    (again, Json(told)).into_response()
}

/// Does the work for the first time and keeps the answer, or gives the key free if nothing was done.
async fn first<T: Serialize + Send>(
    database: &Database,
    asked: RequestKey,
    work: impl Future<Output = Result<T, ApiError>>,
) -> Result<Response, ApiError> {
    let done = match alive(database, &asked, work).await {
        Ok(done) => told(&done)?,
        Err(error) => {
            if free(database, &asked).await.is_err() {
                let database = database.clone();
                tokio::spawn(async move { release(&database, &asked).await });
            }
            return Err(error);
        }
    };
    let keep = asked.about(
        "UPDATE answer SET told = $5
         WHERE store = $1 AND account = $2 AND path = $3 AND name = $4",
    );
    let text = String::from_utf8_lossy(&done.0).into_owned();
    if let Err(error) = database.execute(keep.with(text)).await {
        // It is done; who asks again is told that it may be.
        tracing::warn!(%error, "an answer cannot be kept");
    }
    Ok(done.into_response())
}

/// Does the work, and says now and then that it goes on.
async fn alive<T>(database: &Database, asked: &RequestKey, work: impl Future<Output = T>) -> T {
    let mut work = std::pin::pin!(work);
    loop {
        match tokio::time::timeout(SIGN_OF_LIFE, work.as_mut()).await {
            Ok(done) => return done,
            Err(_) => {
                let sign = asked.about(
                    "UPDATE answer SET at = $5
                     WHERE store = $1 AND account = $2 AND path = $3 AND name = $4",
                );
                // Without it the worst is that somebody is told to look first.
                let _ = database
                    .execute(sign.with(Timestamp::now().as_second()))
                    .await;
            }
        }
    }
}

/// Says that nothing was done.
async fn free(database: &Database, asked: &RequestKey) -> Result<u64, sqlx::Error> {
    let free = asked.about(
        "DELETE FROM answer
         WHERE store = $1 AND account = $2 AND path = $3 AND name = $4 AND told IS NULL",
    );
    database.execute(free).await
}

/// Says so as soon as that can be said.
async fn release(database: &Database, asked: &RequestKey) {
    let (times, pause) = RELEASES;
    for _ in 0..times {
        tokio::time::sleep(pause).await;
        if free(database, asked).await.is_ok() {
            return;
        }
    }
}

/// Bytes that are JSON already.
struct Json(Bytes);

impl IntoResponse for Json {
    fn into_response(self) -> Response {
        let json = HeaderValue::from_static("application/json");
        ([(header::CONTENT_TYPE, json)], self.0).into_response()
    }
}

fn told<T: Serialize>(done: &T) -> Result<Json, ApiError> {
    let bytes = serde_json::to_vec(done);
    Ok(Json(bytes.map_err(PageError::broken)?.into()))
}
