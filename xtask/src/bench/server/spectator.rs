//! A spectator does what the script of a public page does: holds a live stream open and after a
//! notice loads the page again, after a random pause up to a second, but not more often than
//! every two seconds.

use std::io;
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::event::{NAME, PAIRINGS, STANDINGS};
use super::figures::Figures;
use super::http::{Connection, get};

/// The longest random pause between a notice and the page.
const PAUSE_MS: u64 = 1000;

/// The least time between two loads of the page.
const LEAST: Duration = Duration::from_secs(2);

/// A notice of the stream.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Notice {
    pub at: Instant,
    /// The record up to which there is something new; 0: look at everything again.
    pub seq: u64,
}

/// What a spectator saw.
#[derive(Default)]
pub(super) struct Seen {
    pub notices: Vec<Notice>,
    /// The pages that were loaded again.
    pub reloads: Figures,
    /// The stream, with the time it took to open.
    pub stream: Figures,
}

/// Somebody who looks at one page.
pub(super) struct Spectator {
    address: String,
    page: &'static str,
    /// The connection for the page, and the tag of what is shown.
    connection: Option<Connection>,
    tag: String,
    random: u64,
}

impl Spectator {
    /// Of ten spectators seven look at the pairings, the others at the standings.
    pub(super) fn new(address: &str, number: usize) -> Spectator {
        Spectator {
            address: address.to_owned(),
            page: if number % 10 < 7 { PAIRINGS } else { STANDINGS },
            connection: None,
            tag: String::new(),
            random: 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(number as u64 + 1),
        }
    }

    /// Loads the page and opens the stream.
    pub(super) async fn arrive(&mut self) -> Result<Connection, String> {
        let text = |error: io::Error| error.to_string();
        self.load().await?;
        let mut stream = Connection::open(&self.address).await.map_err(text)?;
        let request = get(&format!("/e/{NAME}/live"), "Accept: text/event-stream\r\n");
        match stream.stream(&request).await.map_err(text)? {
            200 => Ok(stream),
            status => Err(format!("the live stream has status {status}")),
        }
    }

    /// Follows the stream until it is over.
    pub(super) async fn follow(mut self, stream: Connection, over: watch::Receiver<bool>) -> Seen {
        let (notify, notified) = mpsc::channel(1);
        let mut seen = Seen::default();
        let listening = listen(stream, notify, over, &mut seen.notices, &mut seen.stream);
        let reloading = self.reload(notified, &mut seen.reloads);
        tokio::join!(listening, reloading);
        seen
    }

    /// Loads the page after notices until there are no more.
    async fn reload(&mut self, mut notified: mpsc::Receiver<()>, figures: &mut Figures) {
        let mut last: Option<Instant> = None;
        while notified.recv().await.is_some() {
            let rest = last.map_or(Duration::ZERO, |last| LEAST.saturating_sub(last.elapsed()));
            tokio::time::sleep(rest + Duration::from_millis(self.next() % PAUSE_MS)).await;
            // What came meanwhile is on the page too.
            let _ = notified.try_recv();
            let sent = Instant::now();
            last = Some(sent);
            match self.load().await {
                Ok((status, bytes)) => {
                    figures.took(sent.elapsed());
                    figures.bytes += bytes;
                    figures.unchanged += usize::from(status == 304);
                }
                Err(error) => figures.failed(error),
            }
        }
    }

    /// The status and the bytes of the page.
    async fn load(&mut self) -> Result<(u16, usize), String> {
        let text = |error: io::Error| error.to_string();
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => Connection::open(&self.address).await.map_err(text)?,
        };
        let mut headers = "Accept-Encoding: gzip\r\nX-Live: 1\r\n".to_owned();
        if !self.tag.is_empty() {
            headers.push_str(&format!("If-None-Match: {}\r\n", self.tag));
        }
        let answer = connection
            .ask(&get(self.page, &headers))
            .await
            .map_err(text)?;
        self.connection = Some(connection);
        self.tag = answer.tag.unwrap_or_default();
        match answer.status {
            200 | 304 => Ok((answer.status, answer.bytes)),
            status => Err(format!("status {status}")),
        }
    }

    /// The next number of a small generator (xorshift).
    fn next(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }
}

/// Reads notices until it is over. The first says how far the event was when the stream began.
async fn listen(
    mut stream: Connection,
    notify: mpsc::Sender<()>,
    mut over: watch::Receiver<bool>,
    notices: &mut Vec<Notice>,
    figures: &mut Figures,
) {
    let mut shown = None;
    loop {
        let piece = tokio::select! {
            piece = stream.piece() => piece,
            _ = over.wait_for(|over| *over) => return,
        };
        let piece = match piece {
            Ok(piece) => piece,
            Err(error) => return figures.failed(error),
        };
        figures.bytes += piece.len();
        let Some(seq) = seq_of(&piece) else {
            continue;
        };
        notices.push(Notice {
            at: Instant::now(),
            seq,
        });
        if shown.is_some_and(|shown| seq == 0 || seq > shown) {
            // A page that is about to be loaded is loaded once.
            let _ = notify.try_send(());
        }
        shown = shown.max(Some(seq));
    }
}

/// The record that a message of the stream names; `None` if it is none.
fn seq_of(piece: &[u8]) -> Option<u64> {
    let text = String::from_utf8_lossy(piece);
    let data = text.lines().find_map(|line| line.strip_prefix("data:"))?;
    let rest = data.split("\"seq\":").nth(1)?.trim_start();
    let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_a_stream_are_understood() {
        assert_eq!(
            seq_of(b"1d\r\ndata: {\"seq\":41,\"round\":5}\n\n"),
            Some(41)
        );
        assert_eq!(seq_of(b"\r\n11\r\ndata: {\"seq\": 0}\n\n"), Some(0));
        assert_eq!(seq_of(b"\r\n10\r\n: still there\n\n"), None);
    }
}
