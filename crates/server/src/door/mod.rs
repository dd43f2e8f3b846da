//! The door: connections are let in, kept in time, and make room for others.

mod guests;
mod pace;
mod redirect;
mod tls;

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, header};
use axum::response::Response;
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
use crate::live::no_room;
use guests::Guests;
use pace::{RequestBody, ResponseBody, TimedStream};
use tls::AnyStream;

pub(crate) use guests::Guest;
pub use tls::{Certificate, InvalidCertificate};

/// The largest head of a request: many that never end must not fill the memory.
const LARGEST_HEAD: usize = 64 << 10;

/// How long requests under way may take once the server is told to stop.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// How long those who leave are given before the next is let in.
const YIELD_PAUSE: Duration = Duration::from_millis(1);

/// How long to wait when no connection can be taken.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);

/// Where callers come in.
#[derive(Debug)]
pub struct Doors {
    /// For every page; over HTTPS if the server has a certificate.
    pub pages: TcpListener,
    /// For those who ask over plain HTTP, and are led to HTTPS.
    pub redirects: Option<TcpListener>,
}

impl From<TcpListener> for Doors {
    fn from(pages: TcpListener) -> Doors {
        Doors {
            pages,
            redirects: None,
        }
    }
}

/// Serves every page on a socket until `shutdown` is ready. Then streams end, and requests that
/// are under way have a few seconds to finish.
///
/// # Errors
///
/// The socket fails.
pub async fn serve(
    app: Arc<App>,
    doors: impl Into<Doors>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), io::Error> {
    let Doors { pages, redirects } = doors.into();
    let house = Arc::new(Connections {
        router: crate::router(app.clone()),
        guests: Guests::of(&app.options),
        certificate: app.options.tls.clone(),
        app,
    });
    let beside = Arc::new(Connections {
        router: redirect::to_https(pages.local_addr()?.port()),
        guests: house.guests.clone(),
        certificate: None,
        app: house.app.clone(),
    });
    let (stop, stopping) = watch::channel(false);
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    tokio::select! {
        () = house.take_in(&pages, &stopping, &open) => {}
        () = beside.take_in_if(redirects.as_ref(), &stopping, &open) => {}
        () = house.app.watch_store() => {}
        () = house.app.keep_lists_fresh() => {}
        () = house.app.keep_purging() => {}
        () = shutdown => {}
    }
    drop((pages, redirects, open));
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
    /// With which callers are spoken to, over HTTPS.
    certificate: Option<Arc<Certificate>>,
}

impl Connections {
    /// Takes connections where there is a door for them, and none otherwise.
    async fn take_in_if(
        self: &Arc<Connections>,
        listener: Option<&TcpListener>,
        stopping: &watch::Receiver<bool>,
        open: &mpsc::Sender<Infallible>,
    ) {
        match listener {
            Some(listener) => self.take_in(listener, stopping, open).await,
            None => std::future::pending().await,
        }
    }

    /// A connection that is ready to be asked over; nothing if the caller cannot be understood, or takes
    /// too long over it.
    async fn opened(&self, stream: TcpStream) -> Option<AnyStream> {
        let times = self.app.options.times;
        let stream = TimedStream::with(stream, times.reading);
        let Some(certificate) = &self.certificate else {
            return Some(AnyStream::Plain(stream));
        };
        let shaking = certificate.acceptor().accept(stream);
        let shaken = tokio::time::timeout(times.head, shaking).await;
        Some(AnyStream::Secure(Box::new(shaken.ok()?.ok()?)))
    }

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
                self.app.metrics.turned_away();
                tracing::warn!("everybody who is here is signed in; no room for more");
                continue;
            };
            let counted = self.app.metrics.connection();
            let (staying, open) = (guest.stay(), open.clone());
            let connection = self
                .clone()
                .attend(stream, peer, guest, leave, stopping.clone());
            tokio::spawn(async move {
                connection.await;
                drop((staying, counted, open));
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
        let stream = tokio::select! {
            stream = self.opened(stream) => stream,
            _ = &mut leave => None,
        };
        let Some(stream) = stream else {
            return;
        };
        let service = service_fn(move |request| self.clone().answer(request, peer, guest.clone()));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(times.head)
            .max_buf_size(LARGEST_HEAD)
            .serve_connection(TokioIo::new(stream), service);
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
            self.app.metrics.turned_away();
            response = no_room();
        }
        Ok(response.map(|body| Body::new(ResponseBody::of(body, busy))))
    }
}

fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind == Some(&HeaderValue::from_static("text/event-stream"))
}

fn is_of_caller(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
