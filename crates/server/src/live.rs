//! Live streams: a page that listens is told when there is something new to see.

use std::sync::Arc;
use std::time::Duration;

use adoube_journal::EventId;
use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures::{Stream, StreamExt, stream};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::app::App;
use crate::error::PageError;
use crate::events::{ChangeNotice, greeting};

/// How often a stream says that it is still there.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Whose stream it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Everybody: told of what is public.
    Public,
    /// The people of the event.
    Desk,
}

/// A stream of server-sent events. It begins with how far the event is now, so that a page which
/// lost the connection, or was made a moment too early, notices.
pub(crate) async fn stream_of(
    app: &App,
    event: &EventId,
    audience: Audience,
) -> Result<Response, PageError> {
    let (shown, notices) = app.events.listen(event).await?;
    let most = app
        .options
        .per_event
        .filter(|_| audience == Audience::Public);
    if most.is_some_and(|most| app.events.listeners(event) > most) {
        app.metrics.turned_away();
        return Ok(no_room());
    }
    let first = stream::once(async move { Ok::<_, std::convert::Infallible>(greeting(&shown)) });
    let present = app.metrics.stream();
    let rest = messages(notices, audience).map(move |message| {
        let _ = &present;
        Ok(message)
    });
    let mut response = Response::new(Body::from_stream(first.chain(rest)));
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/event-stream"),
    );
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // A proxy in between must not collect what is meant for now.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

/// A page goes on without its stream and asks again a little later.
pub(crate) fn no_room() -> Response {
    let later = [(header::RETRY_AFTER, "5")];
    (StatusCode::SERVICE_UNAVAILABLE, later).into_response()
}

fn messages(notices: Receiver<Arc<ChangeNotice>>, audience: Audience) -> impl Stream<Item = Bytes> {
    stream::unfold(notices, move |mut notices| async move {
        loop {
            let waited = tokio::time::timeout(KEEP_ALIVE, notices.recv()).await;
            let message = match waited {
                Err(_) => Bytes::from_static(b": still there\n\n"),
                Ok(Ok(notice)) => match audience {
                    Audience::Desk => notice.desk.clone(),
                    Audience::Public => match &notice.public {
                        Some(message) => message.clone(),
                        None => continue,
                    },
                },
                // Too slow to hear everything: look at all of it again.
                Ok(Err(RecvError::Lagged(_))) => Bytes::from_static(b"data: {\"seq\":0}\n\n"),
                Ok(Err(RecvError::Closed)) => return None,
            };
            return Some((message, notices));
        }
    })
}
