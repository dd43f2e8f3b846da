//! The app, served in this process.

use std::sync::Arc;

use adoube_journal::Store;
use adoube_server::people::People;
use adoube_server::{App, Options, demo};
use axum::Router;
use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Something served on a loopback port for as long as this lives.
pub struct Site {
    address: String,
    serving: JoinHandle<()>,
}

impl Site {
    /// The web app over the events of a store, with the account of the demonstration.
    pub async fn demo(store: Arc<dyn Store>) -> Site {
        let people = People::in_memory().await.unwrap();
        let account = demo::create_account(&people, Timestamp::now()).await;
        let options = Options {
            demonstration: Some(account.unwrap()),
            ..Options::default()
        };
        Site::app(App::new(store, people, options).unwrap()).await
    }

    /// A web app.
    pub async fn app(app: App) -> Site {
        Site::serving(async move |listener| {
            let never = std::future::pending();
            adoube_server::serve(Arc::new(app), listener, never)
                .await
                .unwrap();
        })
        .await
    }

    /// Pages that only a test has.
    pub async fn pages(pages: Router) -> Site {
        Site::serving(async move |listener| axum::serve(listener, pages).await.unwrap()).await
    }

    async fn serving<F>(serve: impl FnOnce(TcpListener) -> F) -> Site
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let serving = tokio::spawn(serve(listener));
        Site { address, serving }
    }

    /// Where it is, without a slash at the end.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
