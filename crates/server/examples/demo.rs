//! Serves the demonstration event: `cargo run -p adoube-server --example demo [ADDRESS]`.

use std::sync::Arc;

use adoube_journal::MemoryStore;
use adoube_server::{demo::create_demo, serve};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address = std::env::args().nth(1);
    let address = address.as_deref().unwrap_or("127.0.0.1:8080");
    let store = Arc::new(MemoryStore::default());
    let event = create_demo(store.clone(), jiff::Timestamp::now()).await?;
    let listener = tokio::net::TcpListener::bind(address).await?;
    println!("http://{}/e/{event}", listener.local_addr()?);
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    serve(store, listener, interrupted).await?;
    Ok(())
}
