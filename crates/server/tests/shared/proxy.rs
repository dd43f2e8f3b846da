//! The network between a server and the database, which a test can cut.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

/// A way to the database's socket.
pub(crate) struct Proxy {
    address: SocketAddr,
    /// Everything that is sent is lost, and nobody is told.
    hole: Arc<AtomicBool>,
    /// Changes when all connections are to break.
    breaks: watch::Sender<u32>,
}

impl Proxy {
    pub(crate) async fn to(socket: PathBuf) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let proxy = Proxy {
            address: listener.local_addr().unwrap(),
            hole: Arc::default(),
            breaks: watch::channel(0).0,
        };
        let (hole, breaks) = (proxy.hole.clone(), proxy.breaks.subscribe());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (socket, hole, mut breaks) = (socket.clone(), hole.clone(), breaks.clone());
                breaks.mark_unchanged();
                tokio::spawn(async move {
                    // Whoever runs no database hangs up.
                    let Ok(server) = UnixStream::connect(socket).await else {
                        return;
                    };
                    let (client_in, client_out) = client.into_split();
                    let (server_in, server_out) = server.into_split();
                    tokio::select! {
                        () = carry(client_in, server_out, &hole) => {}
                        () = carry(server_in, client_out, &hole) => {}
                        _ = breaks.changed() => {}
                    }
                });
            }
        });
        proxy
    }

    /// The address of a database by this way.
    pub(crate) fn url(&self, database: &str) -> String {
        format!(
            "postgres://adoube@{}/{database}?sslmode=disable",
            self.address
        )
    }

    /// Breaks every connection.
    pub(crate) fn cut(&self) {
        self.breaks.send_modify(|breaks| *breaks += 1);
    }

    /// Loses whatever is sent, until it does not any more.
    pub(crate) fn lose(&self, lose: bool) {
        self.hole.store(lose, Ordering::SeqCst);
    }
}

async fn carry(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    hole: &AtomicBool,
) {
    let mut buffer = vec![0; 16 << 10];
    let mut lost = false;
    loop {
        let read = match from.read(&mut buffer).await {
            Ok(read) if read > 0 => read,
            _ => return,
        };
        // What follows something lost makes no sense: the connection stays deaf.
        lost |= hole.load(Ordering::SeqCst);
        if lost {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
