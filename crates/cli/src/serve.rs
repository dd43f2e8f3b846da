//! `adoube serve`.

use std::path::PathBuf;
use std::sync::Arc;

use adoube_journal::{MemoryStore, Store};
use adoube_server::people::People;
use adoube_server::{App, Options, demo};
use jiff::Timestamp;
use tokio::net::TcpListener;

use crate::args::{DataArgs, ServeArgs};
use crate::event::{data_folder, open_data};
use crate::failure::Failure;
use crate::output;

pub async fn run(args: ServeArgs, json: bool) -> Result<(), Failure> {
    let (app, path) = if args.demo {
        demonstration().await?
    } else {
        let app = opened(&args.data, args.https).await?;
        let path = setup_path(&app).await?;
        (app, path)
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
    adoube_server::serve(Arc::new(app), listener, interrupted())
        .await
        .map_err(|error| Failure::new(format!("the server stopped: {error}")))
}

/// The demonstration event, with an account that everybody may use.
async fn demonstration() -> Result<(App, String), Failure> {
    let failed = |error: &dyn std::fmt::Display| {
        Failure::new(format!("the demonstration cannot be made: {error}"))
    };
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let now = Timestamp::now();
    let event = demo::create_demo(store.clone(), now)
        .await
        .map_err(|error| failed(&error))?;
    let people = People::in_memory().await.map_err(|error| failed(&error))?;
    let account = demo::create_account(&people, now)
        .await
        .map_err(|error| failed(&error))?;
    let options = Options {
        demonstration: Some(account),
        ..Options::default()
    };
    let app = App::new(store, people, options).map_err(|error| failed(&error))?;
    Ok((app, format!("e/{event}")))
}

/// The events and the accounts of a data folder. With events on a database server the accounts
/// are still in a file, in the user's data folder.
async fn opened(data: &DataArgs, https: bool) -> Result<App, Failure> {
    let store = open_data(data).await?;
    let folder = data_folder(data)?;
    let cannot_open =
        |error: &dyn std::fmt::Display| Failure::new(format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(&folder).map_err(|error| cannot_open(&error))?;
    let file: PathBuf = folder.join("people.db");
    let people = People::open(&file)
        .await
        .map_err(|error| cannot_open(&error))?;
    let options = Options {
        https,
        folder: Some(folder.clone()),
        ..Options::default()
    };
    App::new(store, people, options).map_err(|error| cannot_open(&error))
}

/// Where to begin: a new server asks for its first account, and from another computer for the
/// code that stands in this address.
async fn setup_path(app: &App) -> Result<String, Failure> {
    let empty = app.people.is_empty().await;
    let empty = empty.map_err(|error| Failure::new(error.to_string()))?;
    Ok(if empty {
        format!("setup?code={}", app.setup_code.reveal())
    } else {
        String::new()
    })
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
