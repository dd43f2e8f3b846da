//! The door: connections are let in, kept in time, and make room for others.

mod guests;
mod pace;

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, StatusCode, header};
use axum::response::{IntoResponse, Response};
use http_body::Body as _;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot, watch};
use tower::ServiceExt;

use crate::app::App;
use crate::guard::ClientAddress;
use guests::Guests;
use pace::{RequestBody, ResponseBody, TimedStream};

pub(crate) use guests::Guest;

/// The largest head of a request: many that never end must not fill the memory.
const LARGEST_HEAD: usize = 64 << 10;

/// How long requests under way may take once the server is told to stop.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// How long those who leave are given before the next is let in.
const YIELD_PAUSE: Duration = Duration::from_millis(1);

/// How long to wait when no connection can be taken.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);

/// Serves every page on a socket until `shutdown` is ready. Then streams end, and requests that
/// are under way have a few seconds to finish.
///
/// # Errors
///
/// The socket fails.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), io::Error> {
    let house = Arc::new(Connections {
        router: crate::router(app.clone()),
        guests: Guests::of(app.options.connections),
        app,
    });
    let (stop, stopping) = watch::channel(false);
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    tokio::select! {
        () = house.take_in(&listener, &stopping, &open) => {}
        () = house.app.poll_store() => {}
        () = house.app.keep_lists_fresh() => {}
        () = shutdown => {}
    }
    drop((listener, open));
    // Nobody listens only when there are no connections.
    let _ = stop.send(true);
    house.guests.dismiss();
    let _ = tokio::time::timeout(SHUTDOWN_GRACE, all_closed.recv()).await;
    Ok(())
}

/// What every connection shares.
struct Connections {
    app: Arc<App>,
    router: Router,
    guests: Arc<Guests>,
}

impl Connections {
    /// Takes connections, for as long as it is polled.
    async fn take_in(
        self: &Arc<Connections>,
        listener: &TcpListener,
        stopping: &watch::Receiver<bool>,
        open: &mpsc::Sender<Infallible>,
    ) {
        loop {
            while self.guests.is_crowded() {
                tokio::time::sleep(YIELD_PAUSE).await;
            }
            let (stream, peer) = match listener.accept().await {
                Ok(taken) => taken,
                // Whoever called has hung up.
                Err(error) if is_of_caller(&error) => continue,
                Err(error) => {
                    tracing::error!(%error, "no connection can be taken");
                    self.guests.make_room();
                    tokio::time::sleep(ACCEPT_RETRY).await;
                    continue;
                }
            };
            let shared = self.app.options.trusts(peer.ip());
            let Some((guest, leave)) = self.guests.enter(peer.ip(), shared) else {
                tracing::warn!("everybody who is here is signed in; no room for more");
                continue;
            };
            let (staying, open) = (guest.stay(), open.clone());
            let connection = self
                .clone()
                .attend(stream, peer, guest, leave, stopping.clone());
            tokio::spawn(async move {
                connection.await;
                drop((staying, open));
            });
        }
    }

    /// Answers the requests of a connection until it ends, is asked to leave, or the server stops.
    async fn attend(
        self: Arc<Connections>,
        stream: TcpStream,
        peer: SocketAddr,
        guest: Guest,
        mut leave: oneshot::Receiver<()>,
        mut stopping: watch::Receiver<bool>,
    ) {
        let times = self.app.options.times;
        let service = service_fn(move |request| self.clone().answer(request, peer, guest.clone()));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(times.head)
            .max_buf_size(LARGEST_HEAD)
            .serve_connection(
                TokioIo::new(TimedStream::with(stream, times.reading)),
                service,
            );
        let mut connection = std::pin::pin!(connection);
        let mut stopped = false;
        loop {
            tokio::select! {
                // How a connection ends is its own business.
                _ = connection.as_mut() => break,
                _ = &mut leave => break,
                _ = stopping.changed(), if !stopped => {
                    stopped = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }

    async fn answer(
        self: Arc<Connections>,
        request: Request<Incoming>,
        peer: SocketAddr,
        guest: Guest,
    ) -> Result<Response, Infallible> {
        let busy = guest.ask();
        let body_within = self.app.options.times.body;
        let mut request = request.map(|body| match body.is_end_stream() {
            true => Body::empty(),
            false => Body::new(RequestBody::of(body, body_within)),
        });
        let client = ClientAddress::of(&self.app, Some(peer.ip()), request.headers()).client;
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(guest);
        let mut response = match self.router.clone().oneshot(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        };
        if is_stream(&response) && !busy.listen(client.unwrap_or(peer.ip())) {
            response = no_room();
        }
        Ok(response.map(|body| Body::new(ResponseBody::of(body, busy))))
    }
}

fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind == Some(&HeaderValue::from_static("text/event-stream"))
}

/// A page goes on without its stream and asks again a little later.
fn no_room() -> Response {
    let later = [(header::RETRY_AFTER, "5")];
    (StatusCode::SERVICE_UNAVAILABLE, later).into_response()
}

fn is_of_caller(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
