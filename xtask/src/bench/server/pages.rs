//! Visitors who ask for pages, as many a second as they are told to.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;

use super::event::PAGES;
use super::figures::Figures;
use super::http::{Connection, get};

/// How many connections they share.
const CONNECTIONS: u32 = 50;

/// How long after the end requests are sent that were due before it.
const LATE: Duration = Duration::from_secs(2);

/// Asks until the end. A time counts from when the request was due, so that a slow answer is
/// not forgiven the requests that waited behind it.
pub(super) async fn visit(address: &str, a_second: u32, end: Instant) -> Figures {
    let connections = CONNECTIONS.min(a_second);
    let mut visitors = JoinSet::new();
    for number in 0..connections {
        let pause = Duration::from_secs(1) * connections / a_second;
        let start = Instant::now() + pause * number / connections;
        visitors.spawn(visitor(
            address.to_owned(),
            number as usize,
            start,
            pause,
            end,
        ));
    }
    let mut figures = Figures::default();
    for of_visitor in visitors.join_all().await {
        figures.add(of_visitor);
    }
    figures
}

async fn visitor(
    address: String,
    number: usize,
    start: Instant,
    pause: Duration,
    end: Instant,
) -> Figures {
    let mut figures = Figures::default();
    let mut connection = None;
    let mut due = start;
    for page in PAGES.iter().cycle().skip(number) {
        tokio::time::sleep_until(due).await;
        if due >= end {
            break;
        }
        if Instant::now() > end + LATE {
            figures.failed("a request that was not sent before the end");
            due += pause;
            continue;
        }
        let request = get(page, "Accept-Encoding: gzip\r\n");
        match ask(&mut connection, &address, &request).await {
            Ok(bytes) => {
                figures.took(due.elapsed());
                figures.bytes += bytes;
            }
            Err(error) => {
                figures.failed(error);
                connection = None;
            }
        }
        due += pause;
    }
    figures
}

async fn ask(
    connection: &mut Option<Connection>,
    address: &str,
    request: &[u8],
) -> Result<usize, String> {
    let text = |error: std::io::Error| error.to_string();
    if connection.is_none() {
        *connection = Some(Connection::open(address).await.map_err(text)?);
    }
    let Some(connection) = connection else {
        return Err("no connection".to_owned());
    };
    let answer = connection.ask(request).await.map_err(text)?;
    match answer.status {
        200 => Ok(answer.bytes),
        status => Err(format!("status {status}")),
    }
}
