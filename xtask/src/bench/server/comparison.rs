//! How many pages a second one core sends, beside nginx with the same bytes.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::ServerArgs;
use super::event::PAIRINGS;
use super::host::{Server, wait_for};
use super::http::{Connection, get};

/// How often each server has its turn.
const TURNS: usize = 5;

/// How long a turn lasts.
const TURN: Duration = Duration::from_secs(3);

/// What a server did in a turn.
#[derive(Clone, Copy)]
struct Turn {
    /// Pages a second of the clock.
    a_second: f64,
    /// Pages a second of the core's time: what it could do if nobody else were on the machine.
    a_busy_second: f64,
}

pub(super) fn compare(
    args: &ServerArgs,
    runtime: &Runtime,
    ours: &Server,
    folder: &Path,
) -> Result<(), String> {
    let pages = folder.join("pages");
    runtime.block_on(save_page(ours, &pages))?;
    let nginx = args
        .nginx
        .as_ref()
        .map(|nginx| Server::nginx(nginx, folder, args.core))
        .transpose()?;
    let mut servers = vec![("adoube", ours, Vec::new())];
    if let Some(nginx) = &nginx {
        wait_for(nginx)?;
        servers.push(("nginx", nginx, Vec::new()));
    }
    let load = Load::of(args);
    for _ in 0..TURNS {
        for (_, server, turns) in &mut servers {
            turns.push(load.turn(runtime, server)?);
        }
    }
    println!(
        "\n{PAIRINGS}, {} connections, the median of {TURNS} turns of {} s",
        args.connections,
        TURN.as_secs()
    );
    println!("| server | pages a second | of nginx | a second of its core | of nginx |");
    println!("| ------ | -------------: | -------: | -------------------: | -------: |");
    let medians: Vec<(&str, Turn)> = servers
        .iter()
        .map(|(name, _, turns)| (*name, median(turns)))
        .collect();
    let last = medians[medians.len() - 1].1;
    for (name, turn) in medians {
        println!(
            "| {name:<6} | {:>14.0} | {:>7.0}% | {:>20.0} | {:>7.0}% |",
            turn.a_second,
            100.0 * turn.a_second / last.a_second,
            turn.a_busy_second,
            100.0 * turn.a_busy_second / last.a_busy_second,
        );
    }
    Ok(())
}

fn median(turns: &[Turn]) -> Turn {
    let middle = |value: fn(&Turn) -> f64| {
        let mut values: Vec<f64> = turns.iter().map(value).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    Turn {
        a_second: middle(|turn| turn.a_second),
        a_busy_second: middle(|turn| turn.a_busy_second),
    }
}

/// Puts what our server sends where nginx finds it, plain and, if ours does so, compressed.
async fn save_page(ours: &Server, pages: &Path) -> Result<(), String> {
    let text = |error: std::io::Error| error.to_string();
    let file = pages.join(PAIRINGS.trim_start_matches('/'));
    std::fs::create_dir_all(file.parent().unwrap_or(pages)).map_err(text)?;
    let mut connection = Connection::open(&ours.address).await.map_err(text)?;
    let plain = connection.ask(&get(PAIRINGS, "")).await.map_err(text)?;
    let packed = connection
        .ask(&get(PAIRINGS, "Accept-Encoding: gzip\r\n"))
        .await
        .map_err(text)?;
    println!(
        "The page has {} bytes, compressed {}.",
        plain.body.len(),
        packed.body.len()
    );
    std::fs::write(&file, &plain.body).map_err(text)?;
    if packed.body != plain.body {
        std::fs::write(file.with_extension("gz"), &packed.body).map_err(text)?;
    }
    Ok(())
}

/// Who asks, and how.
struct Load {
    wrk: Option<PathBuf>,
    connections: usize,
    headers: &'static str,
}

impl Load {
    fn of(args: &ServerArgs) -> Load {
        Load {
            wrk: args.wrk.clone(),
            connections: args.connections,
            headers: if args.gzip {
                "Accept-Encoding: gzip\r\n"
            } else {
                ""
            },
        }
    }

    fn turn(&self, runtime: &Runtime, server: &Server) -> Result<Turn, String> {
        let (start, busy) = (Instant::now(), server.busy());
        let pages = match &self.wrk {
            Some(wrk) => self.wrk(wrk, server)?,
            None => runtime.block_on(self.own(server))?,
        };
        let (elapsed, busy) = (start.elapsed().as_secs_f64(), server.busy() - busy);
        Ok(Turn {
            a_second: pages / elapsed,
            a_busy_second: pages / busy.max(0.01),
        })
    }

    fn wrk(&self, wrk: &Path, server: &Server) -> Result<f64, String> {
        let mut command = Command::new(wrk);
        command.args(["-t", "1", "-c", &self.connections.to_string()]);
        command.args(["-d", &format!("{}s", TURN.as_secs())]);
        if let Some((name, value)) = self.headers.trim().split_once(": ") {
            command.args(["-H", &format!("{name}: {value}")]);
        }
        command.arg(format!("http://{}{PAIRINGS}", server.address));
        let output = command
            .output()
            .map_err(|error| format!("{command:?}: {error}"))?;
        let told = String::from_utf8_lossy(&output.stdout);
        if told.contains("Non-2xx") {
            return Err(format!("wrk had bad answers:\n{told}"));
        }
        // `171504 requests in 3.00s, 1.05GB read`
        let line = told
            .lines()
            .find_map(|line| line.split_once(" requests in "));
        let number = line.and_then(|(number, _)| number.trim().parse().ok());
        number.ok_or_else(|| format!("wrk does not say how many requests:\n{told}"))
    }

    async fn own(&self, server: &Server) -> Result<f64, String> {
        let request: Arc<[u8]> = get(PAIRINGS, self.headers).into();
        let mut clients = JoinSet::new();
        let end = Instant::now() + TURN;
        for _ in 0..self.connections {
            clients.spawn(client(server.address.clone(), request.clone(), end));
        }
        clients.join_all().await.into_iter().sum()
    }
}

/// Asks again and again; how often.
async fn client(address: String, request: Arc<[u8]>, end: Instant) -> Result<f64, String> {
    let text = |error: std::io::Error| error.to_string();
    let mut connection = Connection::open(&address).await.map_err(text)?;
    let mut pages = 0.0;
    while Instant::now() < end {
        match connection.ask(&request).await.map_err(text)?.status {
            200 => pages += 1.0,
            status => return Err(format!("status {status}")),
        }
    }
    Ok(pages)
}
