//! Fetching lists from where the operator says they are: a file, a folder or an address.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a server may keep us waiting for the next bytes.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many times an address may lead to another one.
const REDIRECTS: usize = 5;

/// Endings of files that can be lists.
const ENDINGS: [&str; 7] = [".zip", ".txt", ".xml", ".csv", ".tsv", ".xlsx", ".ods"];

/// A list that was fetched: its name, and where it can be read. A passing file is removed by who reads it.
pub(super) struct Fetched {
    pub name: String,
    pub path: PathBuf,
    pub passing: bool,
}

/// The lists at a source. A folder has any number of them.
pub(super) fn fetch(source: &str, folder: &Path) -> io::Result<Vec<Fetched>> {
    if source.starts_with("http://") {
        return Ok(vec![download(source, folder)?]);
    }
    if source.contains("://") {
        let wrong = format!("only addresses that begin with http:// can be fetched, not {source}");
        return Err(io::Error::new(io::ErrorKind::Unsupported, wrong));
    }
    let path = PathBuf::from(source);
    if !fs::metadata(&path)?.is_dir() {
        return Ok(vec![there(path)]);
    }
    let mut files: Vec<PathBuf> = fs::read_dir(&path)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    files.sort();
    let lists = files.into_iter().map(there).filter(|file| {
        let name = file.name.to_lowercase();
        ENDINGS.iter().any(|ending| name.ends_with(ending))
    });
    Ok(lists.collect())
}

fn there(path: PathBuf) -> Fetched {
    let name = path.file_name().unwrap_or_default();
    Fetched {
        name: name.to_string_lossy().into_owned(),
        path,
        passing: false,
    }
}

fn download(address: &str, folder: &Path) -> io::Result<Fetched> {
    let mut address = address.to_owned();
    for _ in 0..REDIRECTS {
        let mut answer = ask(&address)?;
        if let Some(elsewhere) = answer.elsewhere {
            address = elsewhere;
            continue;
        }
        let last = address.rsplit('/').next().unwrap_or("list");
        let name: String = last.split(['?', '#']).next().unwrap_or("list").to_owned();
        let path = folder.join(format!("fetched-{}.part", std::process::id()));
        let mut file = File::create(&path)?;
        io::copy(&mut answer.body, &mut file)?;
        return Ok(Fetched {
            name,
            path,
            passing: true,
        });
    }
    Err(io::Error::other("the address leads to too many others"))
}

struct Answer {
    /// Where the list is instead.
    elsewhere: Option<String>,
    body: Box<dyn Read>,
}

/// One request by HTTP/1.0: the connection ends with the body, so that there are no pieces to put together.
fn ask(address: &str) -> io::Result<Answer> {
    let rest = address.strip_prefix("http://");
    let rest =
        rest.ok_or_else(|| io::Error::other("the address leads to one that is not http://"))?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let place = match host.contains(':') {
        true => host.to_owned(),
        false => format!("{host}:80"),
    };
    let mut stream = TcpStream::connect(place)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let request = format!("GET /{path} HTTP/1.0\r\nHost: {host}\r\nUser-Agent: adoube\r\n\r\n");
    // In one piece: a server may answer and go before it has read all of it.
    stream.write_all(request.as_bytes())?;
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let status: u16 = line
        .split_whitespace()
        .nth(1)
        .and_then(|code| code.parse().ok())
        .unwrap_or(0);
    let (mut elsewhere, mut length) = (None, None);
    loop {
        line.clear();
        reader.read_line(&mut line)?;
        let head = line.trim_end();
        if head.is_empty() {
            break;
        }
        if let Some((name, value)) = head.split_once(':') {
            match name.to_ascii_lowercase().as_str() {
                "location" => elsewhere = Some(value.trim().to_owned()),
                "content-length" => length = value.trim().parse().ok(),
                _ => {}
            }
        }
    }
    match status {
        200 => Ok(Answer {
            elsewhere: None,
            body: Box::new(reader.take(length.unwrap_or(u64::MAX))),
        }),
        300..=399 if elsewhere.is_some() => Ok(Answer {
            elsewhere,
            body: Box::new(io::empty()),
        }),
        _ => Err(io::Error::other(format!("the server answers {status}"))),
    }
}
