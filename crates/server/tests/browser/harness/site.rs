//! The app, served in this process.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use adoube_journal::Store;
use adoube_server::auth::People;
use adoube_server::{App, Options, demo};
use axum::Router;
use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

/// A port of this machine that is free.
const ANYWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

/// Something served on a loopback port for as long as this lives. It has a runtime of its own:
/// when it goes, everything it was doing ends at once, as in a power cut.
pub(super) struct Site {
    address: SocketAddr,
    runtime: Option<Runtime>,
}

impl Site {
    /// The web app over the events of a store, with the account of the demonstration.
    pub(super) async fn demo(store: Arc<dyn Store>) -> Site {
        let people = People::in_memory().await.unwrap();
        let account = demo::create_account(&people, Timestamp::now()).await;
        let options = Options {
            demonstration: Some(account.unwrap()),
            ..Options::default()
        };
        Site::app(App::new(store, people, options).unwrap()).await
    }

    /// A web app.
    pub(super) async fn app(app: App) -> Site {
        Site::app_at(ANYWHERE, app).await
    }

    /// A web app where another one was before.
    pub(super) async fn app_at(address: SocketAddr, app: App) -> Site {
        Site::serving(address, async move |listener| {
            let never = std::future::pending();
            adoube_server::serve(Arc::new(app), listener, never)
                .await
                .unwrap();
        })
        .await
    }

    /// Pages that only a test has.
    pub(super) async fn pages(pages: Router) -> Site {
        Site::serving(ANYWHERE, async move |listener| {
            axum::serve(listener, pages).await.unwrap();
        })
        .await
    }

    async fn serving<F>(address: SocketAddr, serve: impl FnOnce(TcpListener) -> F) -> Site
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let bound = runtime.spawn(TcpListener::bind(address)).await.unwrap();
        let listener = bound.unwrap();
        let address = listener.local_addr().unwrap();
        runtime.spawn(serve(listener));
        Site {
            address,
            runtime: Some(runtime),
        }
    }

    /// Where it is.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
