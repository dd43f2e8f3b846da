//! A small HTTP/1.1 client: one connection, one request at a time.

use std::io;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection that is kept alive.
pub(super) struct Connection {
    stream: TcpStream,
    /// What was read and not used yet.
    read: Vec<u8>,
}

/// What a server answered.
pub(super) struct Answer {
    pub status: u16,
    pub tag: Option<String>,
    pub body: Vec<u8>,
    /// The whole answer.
    pub bytes: usize,
}

impl Connection {
    pub(super) async fn open(address: &str) -> io::Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let read = Vec::with_capacity(64 << 10);
        Ok(Connection { stream, read })
    }

    /// Sends a request and reads the whole answer.
    pub(super) async fn ask(&mut self, request: &[u8]) -> io::Result<Answer> {
        self.stream.write_all(request).await?;
        let head = self.head().await?;
        let (body, sent) = match head.length {
            Length::Known(length) => (self.take(length).await?, length),
            Length::Chunked => self.chunks().await?,
        };
        Ok(Answer {
            status: head.status,
            tag: head.tag,
            body,
            bytes: head.bytes + sent,
        })
    }

    /// Sends a request whose answer does not end, and reads the status.
    pub(super) async fn stream(&mut self, request: &[u8]) -> io::Result<u16> {
        self.stream.write_all(request).await?;
        Ok(self.head().await?.status)
    }

    /// The next piece of an answer that does not end, up to an empty line.
    pub(super) async fn piece(&mut self) -> io::Result<Vec<u8>> {
        loop {
            if let Some(end) = find(&self.read, b"\n\n") {
                return Ok(self.read.drain(..end + 2).collect());
            }
            self.more().await?;
        }
    }

    async fn head(&mut self) -> io::Result<Head> {
        loop {
            if let Some(end) = find(&self.read, b"\r\n\r\n") {
                let head = Head::of(&self.read[..end], end + 4);
                self.read.drain(..end + 4);
                return head;
            }
            self.more().await?;
        }
    }

    async fn take(&mut self, length: usize) -> io::Result<Vec<u8>> {
        while self.read.len() < length {
            self.more().await?;
        }
        Ok(self.read.drain(..length).collect())
    }

    async fn chunks(&mut self) -> io::Result<(Vec<u8>, usize)> {
        let (mut body, mut sent) = (Vec::new(), 0);
        loop {
            let line = self.line().await?;
            let length = std::str::from_utf8(&line)
                .ok()
                .and_then(|line| usize::from_str_radix(line, 16).ok());
            let length = length.ok_or_else(|| broken("the length of a chunk"))?;
            let chunk = self.take(length + 2).await?;
            sent += line.len() + 2 + chunk.len();
            body.extend(&chunk[..length]);
            if length == 0 {
                return Ok((body, sent));
            }
        }
    }

    async fn line(&mut self) -> io::Result<Vec<u8>> {
        loop {
            if let Some(end) = find(&self.read, b"\r\n") {
                let line = self.read[..end].to_vec();
                self.read.drain(..end + 2);
                return Ok(line);
            }
            self.more().await?;
        }
    }

    async fn more(&mut self) -> io::Result<()> {
        match self.stream.read_buf(&mut self.read).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}

enum Length {
    Known(usize),
    Chunked,
}

struct Head {
    status: u16,
    tag: Option<String>,
    length: Length,
    bytes: usize,
}

impl Head {
    fn of(head: &[u8], bytes: usize) -> io::Result<Head> {
        let text = std::str::from_utf8(head).map_err(|_| broken("the head"))?;
        let mut lines = text.split("\r\n");
        let status = lines
            .next()
            .and_then(|line| line.split(' ').nth(1)?.parse().ok());
        let mut head = Head {
            status: status.ok_or_else(|| broken("the status"))?,
            tag: None,
            length: Length::Known(0),
            bytes,
        };
        for (name, value) in lines.filter_map(|line| line.split_once(':')) {
            let value = value.trim();
            if name.eq_ignore_ascii_case("content-length") && head.status != 304 {
                head.length = Length::Known(value.parse().map_err(|_| broken("the length"))?);
            } else if name.eq_ignore_ascii_case("transfer-encoding") {
                head.length = Length::Chunked;
            } else if name.eq_ignore_ascii_case("etag") {
                head.tag = Some(value.to_owned());
            }
        }
        Ok(head)
    }
}

/// A request for a page, as a browser would ask.
pub(super) fn get(path: &str, headers: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n").into_bytes()
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len())
        .position(|window| window == wanted)
}

fn broken(what: &str) -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        format!("{what} of an answer cannot be read"),
    )
}
