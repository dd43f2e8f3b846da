//! All the spectators, and how long they waited for news.

use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::entries::Entry;
use super::figures::Figures;
use super::http::Connection;
use super::spectator::{Notice, Seen, Spectator};

/// How many come in at the same time.
const AT_ONCE: usize = 100;

/// An entry this long before the end must have been told.
const UNDER_WAY: Duration = Duration::from_secs(2);

/// All of them.
pub(super) struct Crowd {
    spectators: JoinSet<Seen>,
    over: watch::Sender<bool>,
    streams: Figures,
}

impl Crowd {
    /// Lets the spectators in, some at a time.
    pub(super) async fn enter(address: &str, number: usize) -> Crowd {
        let (over, is_over) = watch::channel(false);
        let mut crowd = Crowd {
            spectators: JoinSet::new(),
            over,
            streams: Figures::default(),
        };
        let mut arriving = JoinSet::new();
        for number in 0..number {
            let mut spectator = Spectator::new(address, number);
            arriving.spawn(async move {
                let start = Instant::now();
                let stream = spectator.arrive().await;
                (spectator, stream, start.elapsed())
            });
            if arriving.len() >= AT_ONCE {
                crowd.admit(&mut arriving, &is_over).await;
            }
        }
        while !arriving.is_empty() {
            crowd.admit(&mut arriving, &is_over).await;
        }
        crowd
    }

    async fn admit(&mut self, arriving: &mut JoinSet<Arrival>, over: &watch::Receiver<bool>) {
        match arriving.join_next().await {
            Some(Ok((spectator, Ok(stream), took))) => {
                self.streams.took(took);
                self.spectators
                    .spawn(spectator.follow(stream, over.clone()));
            }
            Some(Ok((_, Err(error), _))) => self.streams.failed(error),
            Some(Err(error)) => self.streams.failed(error),
            None => {}
        }
    }

    /// Sends them home. The delays from entries to notices, the pages, the streams.
    pub(super) async fn leave(mut self, entries: &[Entry]) -> [Figures; 3] {
        let end = Instant::now();
        // Nobody listens if all streams broke.
        let _ = self.over.send(true);
        let [mut delays, mut reloads] = [(); 2].map(|()| Figures::default());
        for seen in self.spectators.join_all().await {
            delays.add(delays_of(entries, &seen.notices, end));
            reloads.add(seen.reloads);
            self.streams.add(seen.stream);
        }
        [delays, reloads, self.streams]
    }
}

/// Somebody who has come in: the stream, or why there is none, and how long it took.
type Arrival = (Spectator, Result<Connection, String>, Duration);

/// From each entry to the first notice that covers it.
fn delays_of(entries: &[Entry], notices: &[Notice], end: Instant) -> Figures {
    let mut figures = Figures::default();
    let mut notices = notices.iter().peekable();
    for entry in entries {
        let misses = |notice: &&Notice| match notice.seq {
            0 => notice.at < entry.sent,
            seq => seq < entry.head,
        };
        while notices.next_if(misses).is_some() {}
        match notices.peek() {
            Some(notice) => figures.took(notice.at.saturating_duration_since(entry.sent)),
            None if end.saturating_duration_since(entry.sent) > UNDER_WAY => {
                figures.failed("an entry without a notice");
            }
            None => {}
        }
    }
    figures
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_covers_the_entries_before_it() {
        let start = Instant::now();
        let at = |milliseconds| start + Duration::from_millis(milliseconds);
        let entry = |sent, head| Entry {
            sent: at(sent),
            head,
        };
        let notice = |when, seq| Notice { at: at(when), seq };
        let entries = [
            entry(100, 11),
            entry(200, 12),
            entry(300, 13),
            entry(400, 14),
        ];
        // One for two entries, one that says to look again, none for the last.
        let notices = [notice(0, 10), notice(250, 12), notice(310, 0)];
        let figures = delays_of(&entries, &notices, at(9000));
        assert_eq!(figures.times(), [150, 50, 10].map(Duration::from_millis));
        assert_eq!(figures.errors.0, 1);
    }
}
