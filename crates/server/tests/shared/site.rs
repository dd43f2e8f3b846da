//! A server of several, which a test can kill.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use adoube_journal::{PostgresStore, Store};
use adoube_server::auth::People;
use adoube_server::{App, Options, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Longer than anything here takes that works.
pub(crate) const LONG: Duration = Duration::from_secs(60);

/// A server with everything of its own but the database.
pub(crate) struct Site {
    pub address: SocketAddr,
    /// Its threads: they end in the middle of whatever they do when it is killed.
    runtime: Option<Runtime>,
}

impl Site {
    /// A server on a database. It may take a while to come up when the database is not there.
    pub(crate) async fn over(url: &str) -> Site {
        let began = Instant::now();
        loop {
            match Site::once(url).await {
                Ok(site) => return site,
                Err(error) if began.elapsed() > LONG => panic!("{error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    async fn once(url: &str) -> Result<Site, String> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let (told, tells) = oneshot::channel();
        let url = url.to_owned();
        runtime.spawn(async move {
            let app = match open(&url).await {
                Ok(app) => app,
                Err(error) => return drop(told.send(Err(error))),
            };
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            told.send(Ok(listener.local_addr().unwrap())).unwrap();
            serve(app, listener, std::future::pending()).await.unwrap();
        });
        let address = tells.await.map_err(|error| error.to_string());
        let site = |address| Site {
            address,
            runtime: None,
        };
        match address.and_then(|address| address) {
            Ok(address) => Ok(Site {
                runtime: Some(runtime),
                ..site(address)
            }),
            Err(error) => {
                runtime.shutdown_background();
                Err(error)
            }
        }
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) fn kill(mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

async fn open(url: &str) -> Result<Arc<App>, String> {
    let store = PostgresStore::connect(url).await;
    let store: Arc<dyn Store> = Arc::new(store.map_err(|error| error.to_string())?);
    // There is no file: everything is in the database.
    let people = People::open(Path::new("/nowhere/people.db"), &*store).await;
    let people = people.map_err(|error| error.to_string())?;
    Ok(Arc::new(
        App::new(store, people, Options::default()).unwrap(),
    ))
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    /// The value of a cookie that it sets.
    pub(crate) fn cookie(&self, name: &str) -> String {
        let (_, rest) = self.head.split_once(&format!("{name}=")).unwrap();
        rest.split(';').next().unwrap().to_owned()
    }
}

/// Sends a request; nothing comes back if the server goes away meanwhile.
pub(crate) async fn ask(
    address: SocketAddr,
    line: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Option<Reply> {
    let asked = async {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let text = request(address, line, headers, body);
        stream.write_all(text.as_bytes()).await.ok()?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.ok()?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n")?;
        Some(Reply {
            status: head.split(' ').nth(1)?.parse().ok()?,
            head: head.to_owned(),
            body: body.to_owned(),
        })
    };
    timeout(LONG, asked).await.unwrap_or(None)
}

fn request(address: SocketAddr, line: &str, headers: &[(&str, &str)], body: &str) -> String {
    let mut text = format!(
        "{line} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Accept-Language: en\r\nContent-Length: {}\r\n",
        body.len()
    );
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    text + "\r\n" + body
}

/// The stream of the desk of an event: the number of the last record, whenever it tells one.
pub(crate) struct Stream {
    connection: TcpStream,
    text: String,
}

impl Stream {
    /// A stream; nothing if the server does not give one.
    pub(crate) async fn of(address: SocketAddr, session: &str) -> Option<Stream> {
        let mut connection = TcpStream::connect(address).await.ok()?;
        let cookie = format!("adoube_session={session}");
        let text = request(address, "GET /desk/club/live", &[("Cookie", &cookie)], "");
        connection.write_all(text.as_bytes()).await.ok()?;
        Some(Stream {
            connection,
            text: String::new(),
        })
    }

    /// The next number that it tells; nothing when it has ended.
    pub(crate) async fn next(&mut self) -> Option<u64> {
        loop {
            if let Some((_, rest)) = self.text.split_once("\"seq\":")
                && let Some((number, rest)) = rest.split_once([',', '}'])
            {
                let number = number.parse().ok();
                self.text = rest.to_owned();
                return number;
            }
            let mut buffer = [0; 4096];
            match timeout(LONG, self.connection.read(&mut buffer)).await {
                Ok(Ok(read)) if read > 0 => {
                    self.text
                        .push_str(&String::from_utf8_lossy(&buffer[..read]));
                }
                _ => return None,
            }
        }
    }
}
