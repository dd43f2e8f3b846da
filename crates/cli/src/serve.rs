//! `adoube serve`.

use std::sync::Arc;

use adoube_journal::{MemoryStore, Store};
use adoube_server::demo;
use jiff::Timestamp;
use tokio::net::TcpListener;

use crate::args::ServeArgs;
use crate::event::open_data;
use crate::failure::Failure;
use crate::output;

pub async fn run(args: ServeArgs, json: bool) -> Result<(), Failure> {
    let (store, path) = if args.demo {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let event = demo::create_demo(store.clone(), Timestamp::now())
            .await
            .map_err(|error| Failure::new(format!("the demonstration cannot be made: {error}")))?;
        (store, format!("e/{event}"))
    } else {
        (open_data(&args.data).await?, String::new())
    };
    let address = args.listen.as_str();
    let cannot_listen = |error: std::io::Error| {
        Failure::new(format!("cannot listen at {address}: {error}"))
            .help("choose another address with --listen, such as 127.0.0.1:8401")
    };
    let listener = TcpListener::bind(address).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    let url = format!("http://{address}/{path}");
    if json {
        output::print_json(&serde_json::json!({ "url": url }));
    } else {
        output::print(&format!("Adoube is at {url}\nCtrl-C stops it.\n"));
    }
    adoube_server::serve(store, listener, interrupted())
        .await
        .map_err(|error| Failure::new(format!("the server stopped: {error}")))
}

/// Ctrl-C, or on Unix the signal to terminate.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
