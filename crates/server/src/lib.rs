//! The web app of Adoube: public pages, the desk of the arbiters, tools and a JSON interface, over
//! the journals of a store.
//!
//! This crate knows pages, people and their rights. It knows no pairing rules and no tie-breaks:
//! it asks the engines, and everything that happens in an event goes through its journal.
//!
//! * [`App`] is what every handler has at hand: the events, the people ([`auth`]) and how it behaves.
//! * [`router`] answers requests; [`serve`] does so on a socket until told to stop. What another
//!   program writes is on the pages within a moment.
//! * [`routes`] lists every route with what it takes to use it; there is no other way to add one.
//! * [`demo::create_demo`] writes the demonstration event.
//!
//! Inside there is a folder for each thing a person does (`results`, `rounds`, `entries` …), with
//! its handlers, its views, and beside them the templates and scripts of its pages. What several of
//! them show is in `ui`. `events` keeps journals open and cuts out what is public, `guard` lets
//! requests in, `texts` has the words.
//!
//! ```
//! use std::sync::Arc;
//!
//! use adoube_journal::MemoryStore;
//! use adoube_server::{App, Options, demo::create_demo, auth::People, serve};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let store = Arc::new(MemoryStore::default());
//! let event = create_demo(store.clone(), jiff::Timestamp::now()).await?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! println!("http://{}/e/{event}", listener.local_addr()?);
//!
//! let app = App::new(store, People::in_memory().await?, Options::default())?;
//! let shutdown = async {}; // Real ones wait for a signal.
//! serve(Arc::new(app), listener, shutdown).await?;
//! # Ok(())
//! # }
//! ```

mod account;
mod address;
mod api;
mod app;
mod appeals;
mod arbiters;
mod as_of;
mod assets;
pub mod auth;
pub mod backup;
mod cache;
mod captain;
mod compressing;
mod consent;
mod database;
pub mod demo;
mod desk;
mod door;
mod entries;
mod error;
mod events;
mod exports;
mod fairplay;
mod fees;
mod flash;
mod form;
mod guard;
mod hall;
mod headers;
mod health;
mod help;
mod incidents;
mod journal;
mod languages;
mod live;
mod logging;
mod metrics;
mod operating;
mod organisations;
mod own_path;
mod papers;
mod params;
mod paths;
mod people;
mod prizes;
mod proxies;
mod public;
mod quotas;
mod rating_list;
mod results;
mod retries;
mod rounds;
mod routes;
mod screens;
mod sectors;
mod settings;
mod single_sign_on;
mod standings;
mod tables;
mod teams;
mod texts;
mod ties;
mod titles;
mod tools;
mod ui;
mod uploads;

use std::fmt::Display;
use std::sync::Arc;

use axum::Router;

pub use app::{App, DemoAccount, Options, Times};
pub use door::{Certificate, Doors, InvalidCertificate, serve};
pub use guard::Access;
pub use metrics::MetricsAccess;
pub use proxies::{Network, NoNetwork};
pub use rating_list::{SharingError, Shelf};
pub use routes::Route;
pub use single_sign_on::{Provider, SignOnError, SignOnSettings};
use texts::{t, template};

/// Every page, asset and interface route of the web app, behind its guard.
pub fn router(app: Arc<App>) -> Router {
    routes::all(app).router()
}

/// Every route, with what it takes to use it.
pub fn routes(app: Arc<App>) -> Vec<Route> {
    routes::all(app).listed().to_vec()
}

/// A text with values in it, as templates ask for it.
fn fill<const N: usize>(key: &str, values: &[impl Display; N]) -> String {
    let values: Vec<&dyn Display> = values.iter().map(|value| value as &dyn Display).collect();
    texts::fill(key, &values)
}

/// The text for a number of things, as templates ask for it.
fn count_of(key: &str, number: impl std::borrow::Borrow<usize>) -> String {
    texts::count(key, *number.borrow())
}

/// How many results of a round are there, as templates ask for it.
fn results_of(finished: &usize, boards: &usize) -> String {
    texts::results_of(*finished, *boards)
}

/// The same with places for the numbers.
fn results_of_so_many(boards: &usize) -> String {
    texts::results_of_so_many(*boards)
}
