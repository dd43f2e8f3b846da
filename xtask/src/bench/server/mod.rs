//! The web app under load: spectators who follow an event live while results are entered, and how
//! many pages a second one core sends beside nginx with the same bytes.

mod comparison;
mod entries;
mod event;
mod figures;
mod host;
mod http;
mod load;
mod pages;
mod spectator;
mod spectators;

use std::path::PathBuf;

use clap::Args;

use super::time::release_adoube;

#[derive(Args)]
pub(super) struct ServerArgs {
    /// The program to measure; the release build if not given
    #[arg(long, value_name = "PATH")]
    adoube: Option<PathBuf>,
    /// Spectators with a live stream, who load their page again after each notice
    #[arg(long, default_value_t = 2000, value_name = "NUMBER")]
    spectators: usize,
    /// Results entered a minute
    #[arg(long, default_value_t = 200, value_name = "NUMBER")]
    entries: u32,
    /// Other requests of public pages a second
    #[arg(long, default_value_t = 100, value_name = "NUMBER")]
    pages: u32,
    /// How long the load lasts; 0 for none
    #[arg(long, default_value_t = 30, value_name = "NUMBER")]
    seconds: u64,
    /// Compare the page that is asked for most with nginx and the same bytes
    #[arg(long, value_name = "PATH")]
    nginx: Option<PathBuf>,
    /// Let wrk ask in the comparison
    #[arg(long, value_name = "PATH")]
    wrk: Option<PathBuf>,
    /// Connections in the comparison
    #[arg(long, default_value_t = 64, value_name = "NUMBER")]
    connections: usize,
    /// Ask for compressed pages in the comparison
    #[arg(long)]
    gzip: bool,
    /// The core that serves; the load comes from the others
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    core: usize,
}

pub(super) fn bench(args: &ServerArgs) -> Result<(), String> {
    let adoube = match &args.adoube {
        Some(adoube) => adoube.clone(),
        None => release_adoube()?,
    };
    // Two connections for each spectator, and some.
    host::raise_open_files(2 * args.spectators + 1000);
    host::keep_off(args.core);
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    println!("\nAn event of {} players …", event::PLAYERS);
    let event = event::Event::create(&adoube, folder.path())?;
    let server = host::Server::adoube(&adoube, folder.path(), args.core)?;
    let workers = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(workers)
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    if args.nginx.is_some() || args.wrk.is_some() {
        comparison::compare(args, &runtime, &server, folder.path())?;
    }
    if args.seconds > 0 {
        runtime.block_on(load::load(args, &event, &server))?;
    }
    Ok(())
}
