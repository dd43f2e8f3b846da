//! HTTPS of the server's own, and the way there.

mod common;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use adoube_journal::{MemoryStore, Store};
use adoube_server::auth::People;
use adoube_server::{App, Certificate, Doors, Options};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

fn file(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/certificates")
        .join(name)
}

/// A server with a certificate: where its pages are, and where one is led to them.
async fn server() -> (SocketAddr, SocketAddr) {
    let certificate = Certificate::open(&file("one.crt"), &file("one.key")).unwrap();
    let options = Options {
        https: true,
        tls: Some(Arc::new(certificate)),
        ..Options::default()
    };
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let app = App::new(store, People::in_memory().await.unwrap(), options).unwrap();
    let bind = async || TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (pages, redirects) = (bind().await, bind().await);
    let places = (pages.local_addr().unwrap(), redirects.local_addr().unwrap());
    let doors = Doors {
        pages,
        redirects: Some(redirects),
    };
    tokio::spawn(adoube_server::serve(
        Arc::new(app),
        doors,
        std::future::pending(),
    ));
    places
}

/// A browser that believes in a certificate.
fn believing_in(name: &str) -> TlsConnector {
    let mut roots = RootCertStore::empty();
    let certificate = CertificateDer::from_pem_file(file(name)).unwrap();
    roots.add(certificate).unwrap();
    let config = ClientConfig::builder_with_provider(ring::default_provider().into())
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config).into()
}

async fn ask(mut stream: impl AsyncRead + AsyncWrite + Unpin, line: &str) -> String {
    let request = format!("{line} HTTP/1.1\r\nHost: chess.example\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // A server may end without a word of farewell.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn pages_come_over_https_and_say_that_they_always_will() {
    let (pages, _) = server().await;
    let name = ServerName::try_from("localhost").unwrap();
    let plain = TcpStream::connect(pages).await.unwrap();
    let secure = believing_in("one.crt")
        .connect(name.clone(), plain)
        .await
        .unwrap();
    let answer = ask(secure, "GET /tools").await;
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(
        answer.contains("\r\nstrict-transport-security: max-age=15552000\r\n"),
        "{answer}"
    );

    let plain = TcpStream::connect(pages).await.unwrap();
    let refused = believing_in("other.crt").connect(name, plain).await;
    assert!(refused.is_err(), "another certificate is not this one");
    let answer = ask(TcpStream::connect(pages).await.unwrap(), "GET /").await;
    assert!(!answer.contains("200 OK"), "nothing in the clear: {answer}");
}

#[tokio::test]
async fn who_looks_over_http_is_led_to_https_and_who_sends_is_refused() {
    let (pages, redirects) = server().await;
    let connect = async || TcpStream::connect(redirects).await.unwrap();
    let answer = ask(connect().await, "GET /e/open?x=1").await;
    let port = pages.port();
    assert!(answer.starts_with("HTTP/1.1 308"), "{answer}");
    let location = format!("\r\nlocation: https://chess.example:{port}/e/open?x=1\r\n");
    assert!(answer.contains(&location), "{answer}");
    let answer = ask(connect().await, "POST /sign-in").await;
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
}

#[tokio::test]
async fn a_server_without_https_does_not_promise_it() {
    let (store, _) = common::event("club", "Club").await;
    let app = common::web(store).await;
    let answer = common::get(&app, "/").await;
    assert_eq!(answer.header("strict-transport-security"), "");
}
