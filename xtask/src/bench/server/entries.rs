//! The arbiter who enters results, over HTTP or through the command line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::time::Duration;

use tokio::time::Instant;

use super::event::{BOARDS, Event, NAME, ROUND, result};
use super::figures::Figures;
use super::http::Connection;

/// An entry: when it was sent, and the record it became.
#[derive(Clone, Copy)]
pub struct Entry {
    pub sent: Instant,
    pub head: u64,
}

/// How the results get into the journal.
pub enum Desk {
    /// `POST /api/v1/events/{event}/commands`
    Http {
        connection: Box<Connection>,
        token: String,
    },
    /// Lines for `adoube event apply`.
    Pipe(Pipe),
}

impl Desk {
    /// A desk with a connection to the server.
    pub async fn http(address: &str, token: String) -> Result<Desk, String> {
        let connection = Connection::open(address)
            .await
            .map_err(|error| error.to_string())?;
        Ok(Desk::Http {
            connection: Box::new(connection),
            token,
        })
    }

    /// Enters results at an even pace until the end.
    pub async fn enter(mut self, a_minute: u32, end: Instant) -> (Vec<Entry>, Figures) {
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
        let (connection, token) = match self {
            Desk::Pipe(pipe) => return tokio::task::block_in_place(|| pipe.send(command)),
            Desk::Http { connection, token } => (connection, token),
        };
        let body = format!("{{\"commands\":[{command}]}}");
        let request = format!(
            "POST /api/v1/events/{NAME}/commands HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = connection
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

/// A running `adoube event apply`.
pub struct Pipe {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Pipe {
    pub fn open(event: &Event) -> Result<Pipe, String> {
        let mut command = event.command("apply");
        command
            .arg(NAME)
            .arg("-")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err("the command line has no pipes".to_owned());
        };
        let output = BufReader::new(output);
        Ok(Pipe {
            child,
            input,
            output,
        })
    }

    fn send(&mut self, command: &str) -> Result<u64, String> {
        let mut answer = String::new();
        let sent = writeln!(self.input, "{command}").and_then(|()| self.input.flush());
        let read = sent.and_then(|()| self.output.read_line(&mut answer));
        read.map_err(|error| error.to_string())?;
        head(&answer)
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
