//! The arbiter who enters results.

use std::time::Duration;

use tokio::time::Instant;

use super::event::{BOARDS, NAME, ROUND, result};
use super::figures::Figures;
use super::http::Connection;

/// An entry: when it was sent, and the record it became.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub sent: Instant,
    pub head: u64,
}

/// Where the results are entered: `POST /api/v1/events/{event}/commands`.
pub(super) struct Desk {
    connection: Connection,
    token: String,
}

impl Desk {
    /// A desk with a connection to the server.
    pub(super) async fn open(address: &str, token: String) -> Result<Desk, String> {
        let connection = Connection::open(address)
            .await
            .map_err(|error| error.to_string())?;
        Ok(Desk { connection, token })
    }

    /// Enters results at an even pace until the end.
    pub(super) async fn enter(mut self, a_minute: u32, end: Instant) -> (Vec<Entry>, Figures) {
        let (mut entries, mut figures) = (Vec::new(), Figures::default());
        let mut due = Instant::now();
        for step in 0.. {
            tokio::time::sleep_until(due).await;
            if due >= end {
                break;
            }
            let sent = Instant::now();
            match self.send(&command(step)).await {
                Ok(head) => {
                    figures.took(sent.elapsed());
                    entries.push(Entry { sent, head });
                }
                Err(error) => figures.failed(error),
            }
            due += Duration::from_mins(1) / a_minute;
        }
        (entries, figures)
    }

    /// Sends a command; the number of the last record then.
    async fn send(&mut self, command: &str) -> Result<u64, String> {
        let body = format!("{{\"commands\":[{command}]}}");
        let request = format!(
            "POST /api/v1/events/{NAME}/commands HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.token,
            body.len()
        );
        let answer = self
            .connection
            .ask(request.as_bytes())
            .await
            .map_err(|error| error.to_string())?;
        let body = String::from_utf8_lossy(&answer.body);
        match answer.status {
            200..=299 => head(&body),
            status => Err(format!("status {status}: {body}")),
        }
    }
}

/// Every board gets a result, then other ones.
fn command(step: usize) -> String {
    let word = if step < BOARDS {
        "enter_result"
    } else {
        "correct_result"
    };
    let (board, result) = (step % BOARDS + 1, result(step + step / BOARDS));
    format!(
        r#"{{"command":"{word}","section":"open","round":{ROUND},"board":"{board}","result":"{result}"}}"#
    )
}

/// The number after `"head":`.
fn head(json: &str) -> Result<u64, String> {
    let rest = json
        .split("\"head\":")
        .nth(1)
        .unwrap_or_default()
        .trim_start();
    let digits = rest
        .split(|letter: char| !letter.is_ascii_digit())
        .next()
        .unwrap_or_default();
    digits.parse().map_err(|_| format!("no head in {json}"))
}
