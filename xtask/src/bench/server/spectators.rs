//! Spectators: each holds a live stream open, and after a notice loads the page it looks at
//! again, after a random pause up to a second, unless it is about to do so anyway.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::entries::Entry;
use super::event::{NAME, PAIRINGS, STANDINGS};
use super::figures::Figures;
use super::http::{Connection, get};

/// The longest pause between a notice and the page.
const PAUSE_MS: u64 = 1000;

/// How many connect at the same time.
const AT_ONCE: usize = 100;

/// What a spectator saw.
#[derive(Default)]
pub struct Seen {
    /// When a notice came, and the record it names, if it does.
    notices: Vec<(Instant, Option<u64>)>,
    /// The pages that were loaded again.
    reloads: Figures,
    /// Streams that broke.
    streams: Figures,
}

/// All of them.
pub struct Crowd {
    spectators: JoinSet<Seen>,
    over: watch::Sender<bool>,
}

impl Crowd {
    /// Lets the spectators in.
    pub async fn enter(address: &str, number: usize) -> Crowd {
        let mut spectators = JoinSet::new();
        let (over, is_over) = watch::channel(false);
        let waiting = Arc::new(AtomicUsize::new(0));
        let below = async |most: usize| {
            while waiting.load(Ordering::Relaxed) > most {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        for number in 0..number {
            below(AT_ONCE).await;
            waiting.fetch_add(1, Ordering::Relaxed);
            let spectator = Spectator::new(address, number);
            let (waiting, is_over) = (waiting.clone(), is_over.clone());
            spectators.spawn(async move { spectator.watch(&waiting, is_over).await });
        }
        below(0).await;
        Crowd { spectators, over }
    }

    /// Sends them home. The delays from entries to notices, the pages, the streams.
    pub async fn leave(self, entries: &[Entry]) -> [Figures; 3] {
        let end = Instant::now();
        // Nobody listens if all streams broke.
        let _ = self.over.send(true);
        let [mut delays, mut reloads, mut streams] = [(); 3].map(|()| Figures::default());
        for seen in self.spectators.join_all().await {
            if seen.streams.errors.0 == 0 {
                delays.add(delays_of(entries, &seen.notices, end));
            }
            reloads.add(seen.reloads);
            streams.add(seen.streams);
        }
        [delays, reloads, streams]
    }
}

/// From each entry to the first notice that covers it.
fn delays_of(entries: &[Entry], notices: &[(Instant, Option<u64>)], end: Instant) -> Figures {
    let mut figures = Figures::default();
    let mut notices = notices.iter().peekable();
    for entry in entries {
        let covers = |(at, head): &(Instant, Option<u64>)| {
            head.map_or(*at >= entry.sent, |head| head >= entry.head)
        };
        while notices.next_if(|notice| !covers(notice)).is_some() {}
        match notices.peek() {
            Some((at, _)) => figures.took(at.saturating_duration_since(entry.sent)),
            // The last entries may still be under way.
            None if end.saturating_duration_since(entry.sent) > Duration::from_secs(2) => {
                figures.failed("an entry without a notice");
            }
            None => {}
        }
    }
    figures
}

struct Spectator {
    address: String,
    page: &'static str,
    random: u64,
}

impl Spectator {
    fn new(address: &str, number: usize) -> Spectator {
        Spectator {
            address: address.to_owned(),
            page: if number % 10 < 7 { PAIRINGS } else { STANDINGS },
            random: 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(number as u64 + 1),
        }
    }

    async fn watch(mut self, waiting: &AtomicUsize, over: watch::Receiver<bool>) -> Seen {
        let mut seen = Seen::default();
        let opened = self.open_stream().await;
        waiting.fetch_sub(1, Ordering::Relaxed);
        let stream = match opened {
            Ok(stream) => stream,
            Err(error) => {
                seen.streams.failed(error);
                return seen;
            }
        };
        let (notify, notified) = mpsc::channel(1);
        let listening = listen(stream, notify, over);
        let reloading = self.reload(notified);
        let ((notices, streams), reloads) = tokio::join!(listening, reloading);
        Seen {
            notices,
            reloads,
            streams,
        }
    }

    async fn open_stream(&self) -> Result<Connection, String> {
        let text = |error: std::io::Error| error.to_string();
        let mut stream = Connection::open(&self.address).await.map_err(text)?;
        let request = get(&format!("/e/{NAME}/live"), "Accept: text/event-stream\r\n");
        match stream.stream(&request).await.map_err(text)? {
            200 => Ok(stream),
            status => Err(format!("the live stream has status {status}")),
        }
    }

    /// Loads the page after notices until there are no more.
    async fn reload(&mut self, mut notified: mpsc::Receiver<()>) -> Figures {
        let mut figures = Figures::default();
        let mut connection = None;
        let mut tag = String::new();
        while notified.recv().await.is_some() {
            tokio::time::sleep(Duration::from_millis(self.next() % PAUSE_MS)).await;
            // What came meanwhile is on the page too.
            let _ = notified.try_recv();
            let sent = Instant::now();
            match self.load(&mut connection, &mut tag).await {
                Ok((status, bytes)) => {
                    figures.took(sent.elapsed());
                    figures.bytes += bytes;
                    figures.unchanged += usize::from(status == 304);
                }
                Err(error) => {
                    figures.failed(error);
                    connection = None;
                }
            }
        }
        figures
    }

    async fn load(
        &self,
        connection: &mut Option<Connection>,
        tag: &mut String,
    ) -> Result<(u16, usize), String> {
        let text = |error: std::io::Error| error.to_string();
        let mut open = match connection.take() {
            Some(open) => open,
            None => Connection::open(&self.address).await.map_err(text)?,
        };
        let known = if tag.is_empty() {
            String::new()
        } else {
            format!("If-None-Match: {tag}\r\n")
        };
        let request = get(self.page, &format!("Accept-Encoding: gzip\r\n{known}"));
        let answer = open.ask(&request).await.map_err(text)?;
        *connection = Some(open);
        *tag = answer.tag.unwrap_or_default();
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

/// Reads notices until it is over.
async fn listen(
    mut stream: Connection,
    notify: mpsc::Sender<()>,
    mut over: watch::Receiver<bool>,
) -> (Vec<(Instant, Option<u64>)>, Figures) {
    let (mut notices, mut figures) = (Vec::new(), Figures::default());
    loop {
        let piece = tokio::select! {
            piece = stream.piece() => piece,
            _ = over.wait_for(|over| *over) => break,
        };
        let piece = match piece {
            Ok(piece) => piece,
            Err(error) => {
                figures.failed(error);
                break;
            }
        };
        figures.bytes += piece.len();
        if let Some(head) = notice(&piece) {
            notices.push((Instant::now(), head));
            // A page that is about to be loaded is loaded once.
            let _ = notify.try_send(());
        }
    }
    (notices, figures)
}

/// Whether a piece of the stream is a notice, and the record it names: the first number of its
/// `id:`, or else of its `data:`.
fn notice(piece: &[u8]) -> Option<Option<u64>> {
    let text = String::from_utf8_lossy(piece);
    let field = |name: &str| {
        text.lines()
            .find_map(|line| line.strip_prefix(name).map(str::to_owned))
    };
    let data = field("data:")?;
    let number = |text: &str| {
        let mut numbers = text.split(|letter: char| !letter.is_ascii_digit());
        numbers.find_map(|digits| digits.parse().ok())
    };
    Some(
        field("id:")
            .and_then(|id| number(&id))
            .or_else(|| number(&data)),
    )
}
