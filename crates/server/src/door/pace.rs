//! Requests arrive in time, answers are taken in time: who holds a connection without using it
//! loses it.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::BoxError;
use axum::body::{Body, Bytes};
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

use super::guests::Busy;

/// How many bytes a second a longer body must bring.
const BYTES_A_SECOND: u64 = 8 << 10;

/// The body of a request that must arrive in time.
pub(super) struct RequestBody {
    body: Incoming,
    begun: Instant,
    within: Duration,
    bytes: u64,
    late: Option<Pin<Box<Sleep>>>,
}

impl RequestBody {
    /// A body from now on, within so long if it is short.
    pub(super) fn of(body: Incoming, within: Duration) -> RequestBody {
        RequestBody {
            body,
            within,
            begun: Instant::now(),
            bytes: 0,
            late: None,
        }
    }

    fn deadline(&self) -> Instant {
        self.begun + self.within + Duration::from_secs(self.bytes / BYTES_A_SECOND)
    }
}

impl http_body::Body for RequestBody {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(cx) {
            if let Some(Ok(frame)) = &frame {
                self.bytes += frame.data_ref().map_or(0, |data| data.len() as u64);
            }
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        let deadline = self.deadline();
        let late = self
            .late
            .get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        if late.deadline() != deadline {
            late.as_mut().reset(deadline);
        }
        ready!(late.as_mut().poll(cx));
        let late = io::Error::new(
            io::ErrorKind::TimedOut,
            "the request took too long to arrive",
        );
        Poll::Ready(Some(Err(late.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of an answer: while it is sent, the request is under way.
pub(super) struct ResponseBody {
    body: Body,
    _busy: Busy,
}

impl ResponseBody {
    /// An answer from now on.
    pub(super) fn of(body: Body, busy: Busy) -> ResponseBody {
        ResponseBody { body, _busy: busy }
    }
}

impl http_body::Body for ResponseBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection whose other end must read what it is sent.
pub(super) struct TimedStream {
    stream: TcpStream,
    within: Duration,
    stuck: Option<Pin<Box<Sleep>>>,
}

impl TimedStream {
    /// With this connection, for so long.
    pub(super) fn with(stream: TcpStream, within: Duration) -> TimedStream {
        TimedStream {
            stream,
            within,
            stuck: None,
        }
    }

    /// What came of writing; an end of patience if nothing did for too long.
    fn waited<T>(
        &mut self,
        cx: &mut Context<'_>,
        outcome: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if outcome.is_ready() {
            self.stuck = None;
            return outcome;
        }
        let late = Instant::now() + self.within;
        let stuck = self
            .stuck
            .get_or_insert_with(|| Box::pin(sleep_until(late)));
        ready!(stuck.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.waited(cx, outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.waited(cx, outcome)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
