//! Chromium and its driver: found, started, ended.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tempfile::TempDir;

/// How the browser is started, beside its own folder.
const FLAGS: [&str; 11] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-device-scale-factor=1",
    "--lang=en-GB",
];

/// How often a driver is started before the test gives up.
const STARTS: usize = 5;

/// How long a driver may take to close its browsers.
const CLOSING: Duration = Duration::from_secs(10);

/// Where the programs are.
pub(super) struct Programs {
    driver: PathBuf,
    browser: PathBuf,
}

impl Programs {
    /// `$CHROMEDRIVER` and `$CHROMIUM`, or what is in the path; or why there are none.
    pub(super) fn find() -> Result<Programs, String> {
        Ok(Programs {
            driver: program("CHROMEDRIVER", &["chromedriver"])?,
            browser: program(
                "CHROMIUM",
                &["chromium", "chromium-browser", "google-chrome"],
            )?,
        })
    }
}

fn program(variable: &str, names: &[&str]) -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os(variable) {
        let named = PathBuf::from(named);
        let missing = || format!("${variable} names no program: {}", named.display());
        return named.is_file().then(|| named.clone()).ok_or_else(missing);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let candidates = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = candidates
        .into_iter()
        .find(|candidate: &PathBuf| Path::is_file(candidate));
    found.ok_or_else(|| format!("there is no {} in the path", names[0]))
}

/// A running driver. When it goes, so do its browsers and their folders.
pub(super) struct Driver {
    child: Child,
    port: u16,
    browser: PathBuf,
    profiles: TempDir,
    sessions: AtomicUsize,
}

impl Driver {
    /// Starts a driver on a port that is free.
    pub(super) fn start(programs: &Programs) -> Driver {
        let mut said = String::new();
        // On a busy machine one has been seen to end before it said its port.
        for _ in 0..STARTS {
            match Driver::try_start(programs) {
                Ok(driver) => return driver,
                Err(why) => said.push_str(&why),
            }
        }
        panic!("{} does not start: {said}", programs.driver.display());
    }

    /// Starts a driver, or tells what it said before it ended.
    fn try_start(programs: &Programs) -> Result<Driver, String> {
        let mut child = Command::new(&programs.driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let stdout = child.stdout.take().expect("the output is a pipe");
        let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
        let mut said = String::new();
        let port = lines.by_ref().find_map(|line| {
            said.push_str(&line);
            said.push('\n');
            port(&line)
        });
        let Some(port) = port else {
            let ended = child.wait().map_err(|error| error.to_string())?;
            return Err(format!("{said}{ended}\n"));
        };
        // Whatever else it says must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Driver {
            child,
            port,
            browser: programs.browser.clone(),
            profiles: tempfile::tempdir().map_err(|error| error.to_string())?,
            sessions: AtomicUsize::new(0),
        })
    }

    /// A browser that knows nothing of any other.
    pub(super) async fn session(&self) -> Client {
        let number = self.sessions.fetch_add(1, Ordering::Relaxed);
        let profile = self.profiles.path().join(number.to_string());
        let mut flags = FLAGS.map(str::to_owned).to_vec();
        flags.push(format!("--user-data-dir={}", profile.display()));
        let mut capabilities = Capabilities::new();
        let options = json!({ "binary": self.browser, "args": flags });
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("a session of the browser")
    }

    /// Asks the driver to close its browsers and to end; one that is killed leaves them behind.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(CLOSING))?;
        let port = self.port;
        write!(
            stream,
            "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"
        )?;
        stream.read_to_end(&mut Vec::new()).map(drop)
    }

    fn ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let asked = Instant::now();
        // A driver that does not answer any more is killed below.
        let _ = self.shut_down();
        while !self.ended() && asked.elapsed() < CLOSING {
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `ChromeDriver was started successfully on port 39311.`
fn port(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}
