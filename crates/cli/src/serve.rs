//! `adoube serve`.

use std::fs::File;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::Path;
use std::sync::{Arc, Mutex};

use adoube_bodies::people::ServingBody;
use adoube_journal::{MemoryStore, Store, private_file};
use adoube_server::auth::People;
use adoube_server::backup::{BackupPlan, keep_backups};
use adoube_server::{
    App, Certificate, Doors, MetricsAccess, Options, Provider, SignOnSettings, demo,
};
use jiff::Timestamp;
use tokio::net::TcpListener;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::writer::BoxMakeWriter;
use tracing_subscriber::prelude::*;

use crate::args::{DataArgs, LogFormat, ServeArgs};
use crate::event::{data_folder, open_data};
use crate::failure::Failure;
use crate::people::{failed, open_people};
use crate::texts::{fail, say, t};
use crate::{files, output};

/// Files that are open beside connections: databases, the rating list, the log.
const OTHER_FILES: u64 = 128;

/// More connections than a computer can serve are not asked for.
const MOST_FILES: u64 = 65_536;

pub(crate) async fn run(args: ServeArgs, json: bool) -> Result<(), Failure> {
    let federation = single_sign_on(&args)?;
    write_down(args.log, args.log_format, args.log_file.as_deref())?;
    let (mut app, path) = if args.demo {
        demonstration(args.shared_cache).await?
    } else {
        let app = opened(&args.data, args.shared_cache).await?;
        let path = setup_path(&app).await?;
        (app, path)
    };
    app.options.tls = certificate(args.tls_cert.as_deref().zip(args.tls_key.as_deref()))?;
    let secure = app.options.tls.is_some();
    app.options.https = args.https || secure;
    app.options.metrics = metrics(args.metrics, args.metrics_token.as_deref())?;
    app.options.single_sign_on = federation;
    app.options.proxies = args.proxy;
    let given = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    app.options.connections = args.connections.map_or_else(connections, given);
    app.options.per_address = args.connections_per_address.map(given);
    app.options.per_event = args.streams_per_event.map(given);
    let address = args.listen.as_str();
    let cannot_listen = |error: std::io::Error| not_listening(address, &error);
    let listener = listen(address).await?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    app.options.in_hall = in_hall(address).map(|address| address.to_string());
    let redirects = match &args.redirect {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let scheme = if secure { "https" } else { "http" };
    tell_where(scheme, address, app.options.in_hall.as_deref(), &path, json);
    if !json && !args.demo {
        tell_how_to_copy(&args.data);
    }
    tracing::info!(%address, connections = app.options.connections, "the server listens");
    let app = Arc::new(app);
    if let Some(folder) = args.backup {
        let plan = BackupPlan {
            folder,
            every: args.backup_every,
            keep: args.backup_keep,
        };
        tokio::spawn(keep_backups(app.clone(), plan));
    }
    let served = adoube_server::serve(
        app.clone(),
        Doors {
            pages: listener,
            redirects,
        },
        interrupted(),
    )
    .await;
    app.close().await;
    tracing::info!("the server stopped");
    served.map_err(|error| fail!("serve-stopped", error = error.to_string()))
}

/// Lets what happens be written down.
fn write_down(what: Targets, format: LogFormat, file: Option<&Path>) -> Result<(), Failure> {
    let writer = match file {
        None => BoxMakeWriter::new(std::io::stderr),
        Some(path) => {
            let cannot = |error: std::io::Error| files::cannot_write(path, &error);
            // It tells who signs in from where.
            private_file(path).map_err(cannot)?;
            let file = File::options().append(true).open(path).map_err(cannot)?;
            BoxMakeWriter::new(Mutex::new(file))
        }
    };
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(false)
        .with_writer(writer);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines
            .json()
            .flatten_event(true)
            .with_span_list(false)
            .boxed(),
    };
    // A program has one log; a second one can only be asked for by a test.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(what))
        .try_init();
    Ok(())
}

async fn listen(address: &str) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| not_listening(address, &error))
}

/// The certificate that the server shows, if it has one.
fn certificate(files: Option<(&Path, &Path)>) -> Result<Option<Arc<Certificate>>, Failure> {
    let Some((chain, key)) = files else {
        return Ok(None);
    };
    let certificate = Certificate::open(chain, key).map_err(|error| {
        let file = error.file.display().to_string();
        fail!("serve-no-certificate", file = file, problem = error.problem)
    })?;
    Ok(Some(Arc::new(certificate)))
}

/// The server of a federation by which people sign in, if there is one.
fn single_sign_on(args: &ServeArgs) -> Result<Option<Arc<Provider>>, Failure> {
    let (Some(issuer), Some(client)) = (&args.oidc_issuer, &args.oidc_client) else {
        return Ok(None);
    };
    let secret = match &args.oidc_secret {
        Some(path) => Some(files::read_text(path)?.1.trim().to_owned()),
        None => None,
    };
    let settings = SignOnSettings {
        issuer: issuer.clone(),
        client: client.clone(),
        secret,
        name: args.oidc_name.clone().unwrap_or_else(|| issuer.clone()),
        new_accounts: args.oidc_new_accounts,
    };
    let provider = Provider::of(settings);
    let provider = provider.map_err(|error| {
        fail!(
            "serve-no-federation",
            issuer = issuer,
            problem = error.to_string()
        )
    })?;
    Ok(Some(Arc::new(provider)))
}

/// Who may read the figures of the server.
fn metrics(here: bool, token: Option<&Path>) -> Result<MetricsAccess, Failure> {
    let Some(path) = token else {
        return Ok(match here {
            true => MetricsAccess::ThisComputer,
            false => MetricsAccess::Nobody,
        });
    };
    let (name, text) = files::read_text(path)?;
    let token = text.trim();
    match token.len() {
        0..16 => Err(fail!("serve-short-token", file = name)),
        _ => Ok(MetricsAccess::Token(token.to_owned())),
    }
}

/// How many connections there can be. A process may open few files unless it asks for more.
fn connections() -> usize {
    let files = rlimit::increase_nofile_limit(MOST_FILES)
        .inspect_err(|error| tracing::warn!(%error, "no more files can be opened"))
        .unwrap_or(1024);
    let connections = files.saturating_sub(OTHER_FILES).max(files / 2);
    usize::try_from(connections).unwrap_or(usize::MAX)
}

/// A file that is being written to is no copy of the events: their latest records stand beside it.
fn tell_how_to_copy(data: &DataArgs) {
    let told = match data.data.as_deref() {
        Some(place) if place.contains("://") => t("serve-copy-database").to_owned(),
        place => say!("serve-copy", place = place),
    };
    output::print_line(&told);
}

/// Why nothing can be served at an address, and what to do about it.
fn not_listening(address: &str, error: &std::io::Error) -> Failure {
    let (kind, problem) = (format!("{:?}", error.kind()), error.to_string());
    fail!(
        "serve-no-address",
        kind = kind,
        address = address,
        problem = problem
    )
}

/// Says where the server is: for this computer, and for others if it is open to them.
fn tell_where(scheme: &str, address: SocketAddr, in_hall: Option<&str>, path: &str, json: bool) {
    let here = match address.ip() {
        ip if ip.is_unspecified() => SocketAddr::from((Ipv4Addr::LOCALHOST, address.port())),
        _ => address,
    };
    let url = format!("{scheme}://{here}/{path}");
    let in_hall = in_hall.map(|address| format!("{scheme}://{address}/{path}"));
    if json {
        output::print_json(&ServingBody { url, in_hall });
        return;
    }
    output::print_line(&say!("serve-here", url = url));
    if let Some(in_hall) = in_hall.filter(|in_hall| *in_hall != url) {
        output::print_line(&say!("serve-in-hall", url = in_hall));
    }
    output::print_line(t("serve-stop"));
}

/// The port at which a server listens if nothing else is said.
pub(crate) const USUAL_PORT: u16 = 8400;

/// Where other computers find a server that listens at an address, if they can.
pub(crate) fn in_hall(address: SocketAddr) -> Option<SocketAddr> {
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
async fn demonstration(shared_seconds: u32) -> Result<(App, String), Failure> {
    let failed =
        |error: &dyn std::fmt::Display| fail!("serve-no-demonstration", error = error.to_string());
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let now = Timestamp::now();
    let event = demo::create_demo(store.clone(), now)
        .await
        .map_err(|error| Failure::of(&error))?;
    let people = People::in_memory().await.map_err(|error| failed(&error))?;
    let account = demo::create_account(&people, now)
        .await
        .map_err(|error| failed(&error))?;
    let options = Options {
        demonstration: Some(account),
        shared_seconds,
        ..Options::default()
    };
    let app = App::new(store, people, options).map_err(|error| failed(&error))?;
    Ok((app, format!("e/{event}")))
}

/// The events and the accounts of a data folder. With events on a database server the accounts
/// are still in a file, in the user's data folder.
async fn opened(data: &DataArgs, shared_seconds: u32) -> Result<App, Failure> {
    let store = open_data(data).await?;
    let people = open_people(data, &*store).await?;
    let folder = data_folder(data)?;
    warn_if_open(&folder);
    let options = Options {
        folder: Some(folder),
        shared_seconds,
        ..Options::default()
    };
    App::new(store, people, options).map_err(|error| failed(error.into()))
}

/// A folder that has other files in it is not ours to shut.
fn warn_if_open(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(folder).map_or(0, |known| known.permissions().mode());
        if mode & 0o007 != 0 {
            let folder = folder.display();
            tracing::warn!(%folder, "others on this computer can look into the data folder");
        }
    }
}

/// Where to begin: a new server asks for its first account, and from another computer for the
/// code that stands in this address.
async fn setup_path(app: &App) -> Result<String, Failure> {
    let empty = app.people.is_empty().await.map_err(failed)?;
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
