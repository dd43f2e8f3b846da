//! A request that is sent again because its answer was lost is not carried out again.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::{ApiError, PageError};
use crate::guard::AtDesk;
use crate::texts::t;

/// How long an answer is remembered.
const REMEMBERED: Duration = Duration::from_secs(3600);

/// How many answers are remembered; the oldest makes room.
const MOST: usize = 10_000;

/// The longest key.
const LONGEST: usize = 200;

/// Answers to requests that carried a key, for an hour.
#[derive(Default)]
pub struct Retries(Mutex<HashMap<RequestKey, (Instant, Arc<Slot>)>>);

/// Who asked what under which key.
#[derive(Clone, PartialEq, Eq, Hash)]
struct RequestKey {
    account: i64,
    path: String,
    key: String,
}

/// The place of an answer; a second request waits here until the first is answered.
type Slot = tokio::sync::Mutex<Option<Answer>>;

/// What was asked, and what was answered.
struct Answer {
    asked: [u8; 32],
    told: Bytes,
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
            account: at.member.account.id,
            path: parts.uri.path().to_owned(),
            key: key.to_owned(),
        })))
    }
}

impl Once {
    /// Does the work, or tells again what came of it. Only what was done is remembered: a request
    /// that was refused changed nothing and may be tried again.
    pub(crate) async fn run<T: Serialize>(
        self,
        app: &App,
        body: &[u8],
        work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
    ) -> Result<Response, ApiError> {
        let Some(asked) = self.0 else {
            return Ok(told(&work.await?)?.into_response());
        };
        let slot = app.retries.slot(asked);
        let hash: [u8; 32] = Sha256::digest(body).into();
        // Whoever hangs up early must find the answer when asking again: the work goes on.
        let answered = tokio::spawn(answer(slot, hash, async move { told(&work.await?) }));
        let failed = |_| PageError::Refused(t("failed-text").to_owned());
        answered.await.map_err(failed)?
    }
}

async fn answer(
    slot: Arc<Slot>,
    hash: [u8; 32],
    work: impl Future<Output = Result<Json, ApiError>>,
) -> Result<Response, ApiError> {
    let mut answer = slot.lock().await;
    if let Some(known) = answer.as_ref() {
        if known.asked != hash {
            return Err(PageError::Refused(t("api-key-used").to_owned()).into());
        }
        let again = [("idempotency-replayed", HeaderValue::from_static("true"))];
        return Ok((again, Json(known.told.clone())).into_response());
    }
    let Json(told) = work.await?;
    *answer = Some(Answer {
        asked: hash,
        told: told.clone(),
    });
    Ok(Json(told).into_response())
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

impl Retries {
    fn slot(&self, asked: RequestKey) -> Arc<Slot> {
        let now = Instant::now();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((since, slot)) = kept.get(&asked)
            && now.duration_since(*since) < REMEMBERED
        {
            return slot.clone();
        }
        if kept.len() >= MOST {
            kept.retain(|_, (since, _)| now.duration_since(*since) < REMEMBERED);
        }
        if kept.len() >= MOST {
            let oldest = kept.iter().min_by_key(|(_, (since, _))| *since);
            let oldest = oldest.map(|(asked, _)| asked.clone());
            oldest.map(|asked| kept.remove(&asked));
        }
        let slot = Arc::<Slot>::default();
        kept.insert(asked, (now, slot.clone()));
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_so_many_answers_are_kept() {
        let retries = Retries::default();
        for number in 0..MOST + 5 {
            retries.slot(RequestKey {
                account: 1,
                path: String::new(),
                key: number.to_string(),
            });
        }
        assert_eq!(retries.0.lock().unwrap().len(), MOST);
    }
}
