//! `adoube serve`.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
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
use crate::people::open_people;

pub async fn run(args: ServeArgs, json: bool) -> Result<(), Failure> {
    let (mut app, path) = if args.demo {
        demonstration().await?
    } else {
        let app = opened(&args.data, args.https).await?;
        let path = setup_path(&app).await?;
        (app, path)
    };
    let address = args.listen.as_str();
    let cannot_listen = |error: std::io::Error| not_listening(address, &error);
    let listener = TcpListener::bind(address).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    app.options.in_hall = in_hall(address).map(|address| address.to_string());
    tell(address, app.options.in_hall.as_deref(), &path, json);
    adoube_server::serve(Arc::new(app), listener, interrupted())
        .await
        .map_err(|error| Failure::new(format!("the server stopped: {error}")))
}

/// Why nothing can be served at an address, and what to do about it.
fn not_listening(address: &str, error: &std::io::Error) -> Failure {
    use std::io::ErrorKind;
    let problem = match error.kind() {
        ErrorKind::AddrInUse => "another program, perhaps Adoube itself, is there".to_owned(),
        ErrorKind::PermissionDenied => "you may not use this port".to_owned(),
        ErrorKind::AddrNotAvailable => "it is not an address of this computer".to_owned(),
        ErrorKind::InvalidInput => "it is not an address with a port".to_owned(),
        _ => error.to_string(),
    };
    Failure::new(format!("cannot listen at {address}: {problem}"))
        .help("choose another address with --listen, such as 127.0.0.1:8401")
}

/// Says where the server is: for this computer, and for others if it is open to them.
fn tell(address: SocketAddr, in_hall: Option<&str>, path: &str, json: bool) {
    let here = match address.ip() {
        ip if ip.is_unspecified() => SocketAddr::from((Ipv4Addr::LOCALHOST, address.port())),
        _ => address,
    };
    let url = format!("http://{here}/{path}");
    let in_hall = in_hall.map(|address| format!("http://{address}/{path}"));
    if json {
        output::print_json(&serde_json::json!({ "url": url, "in_hall": in_hall }));
        return;
    }
    output::print(&format!("Adoube is at {url}\n"));
    if let Some(in_hall) = in_hall.filter(|in_hall| *in_hall != url) {
        output::print(&format!(
            "Other computers and phones find it at {in_hall}\n"
        ));
    }
    output::print("Ctrl-C stops it.\n");
}

/// Where other computers find a server that listens at an address, if they can.
fn in_hall(address: SocketAddr) -> Option<SocketAddr> {
    match address.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => Some(SocketAddr::new(own_address().ok()?, address.port())),
        _ => Some(address),
    }
}

/// The address of this computer in its network: the one from which it would send to another
/// network. Nothing is sent.
fn own_address() -> std::io::Result<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    // An address of the block that is reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
    Ok(socket.local_addr()?.ip())
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
    let people = open_people(data).await?;
    let options = Options {
        https,
        folder: Some(data_folder(data)?),
        ..Options::default()
    };
    App::new(store, people, options).map_err(|error| Failure::new(error.to_string()))
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
